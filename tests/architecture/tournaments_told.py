"""Tournaments in which everything happens that can, for whoever tells it. Start at `everything_happens`."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from croupier.tournament.terms.schema import Answering, BuyBack, Extra, Length, Onward, Penalty, Repechage, Round
from tournaments import STARTS, Running

EXTRA = Extra(price=50_00, chips=500_00, until_round=1)
SESSION = Round(name="S", length=Length(coups=10), tables=2, progress=Onward(by="all"), points=(10, 7, 5))


@cache
def everything_happens() -> tuple[Running, ...]:
    return (charity(), held(), sydney(), canberra(), points(), cancelled())


def charity() -> Running:
    """Staff, a changed detail, practice, and a staff member passed over."""
    cup = Running("crown-melbourne", event="charity", entry={"may_refuse": True}).prepared()
    cup.terms = replace(cup.terms, details=replace(cup.terms.details, place="Level 2"))
    cup.publish().advise("change")
    cup.does("appoint-deputy", person="Dan")
    cup.does("dismiss-deputy", person="Dan")
    cup.does("approve-staff", person="E1", reference="COO-1")
    cup.does("enter", entrant="E1", paid=200_00, staff=True, likeness=True)
    for number in range(2, 9):
        cup.does("enter", entrant=f"E{number}", paid=200_00)
    cup.does("refuse-entry", entrant="X", reason="late")
    cup.does("permit-likeness", entrant="E2", permits=True)
    cup.does("permit-likeness", entrant="E2", permits=False)
    cup.does("sign-terms", entrant="E2")
    cup.closed().briefed()
    cup.does("begin-practice", table="T1")
    cup.does("end-practice", table="T1")
    cup.play(1)
    cup.play(2)
    cup.does("rank-final")
    cup.does("award-prizes")
    for prize in cup.tournament.prizes:
        cup.does("pay-prize", entrant=prize.entrant, amount=prize.amount)
    cup.does("close-tournament")
    return cup


def held() -> Running:
    """The third of three is disqualified: what was for that place is held, and handed to the first later."""
    cup = Running("crown-melbourne").prepared().entered(3).closed().briefed()
    cup.play(1)
    cup.does("disqualify", entrant="E3", reason="misconduct")
    cup.play(2)
    cup.does("rank-final")
    cup.does("award-prizes")
    cup.does("pay-held-prize", entrant="E1", amount=cup.tournament.unawarded, why="by the operator's decision")
    return cup


def sydney() -> Running:
    """Money for chips, penalties, a director who goes, an early end, complaints and mistakes."""
    penalties = (
        Penalty(id="slow", circumstance="slow", penalty=Answering(consequence="chips", chips=50_00)),
        Penalty(id="loud", circumstance="loud", penalty=Answering(consequence="warning")),
    )
    cup = Running(
        "crown-sydney",
        details={"buy_in": 300_00, "re_buy": EXTRA, "add_on": EXTRA},
        format={"disposition": "cash"},
        conduct={"penalty": penalties, "retirement": "placed-by-chips"},
    )
    cup.prepared().entered(10)
    cup.does("undo", act=cup.tournament.reversible[-1].command)
    cup.does("withdraw", entrant="E9")
    cup.does("refund", entrant="E9", amount=500_00)
    cup.does("refund", entrant="E8", amount=125_00, circumstance="director-decides", as_="Dot:tournament-director")
    cup.does("substitute", entrant="E7", substitute="F7")
    cup.closed().briefed()
    session = cup.schedule()
    cup.does("move-start", session=session, starts=STARTS + 1, notice_at=cup.clock)
    cup.draw(session)
    cup.seat_all(session)
    cup.does("start-session", session=session)
    cup.does("mark-absent", person="Dot")
    cup.does("mark-present", person="Dot")
    cup.does("resume-session", session=session)
    cup.does("pause-session", session=session, why="fire drill")
    cup.does("resume-session", session=session)
    cup.does("re-buy", entrant="E1", paid=50_00)
    cup.does("add-on", entrant="E1", paid=50_00)
    cup.does("penalise", entrant="E1", penalty="slow")
    cup.does("penalise", entrant="E1", penalty="loud")
    cup.does("record-phone", entrant="E2")
    cup.does("disqualify", entrant="E5", reason="collusion")
    cup.does("retire", entrant="E6", chips=100_00)
    there = tuple(one.id for one in cup.at(session) if one.seat and one.seat.table == "T1")
    cup.does("end-table-early", session=session, table="T1", grounds="chips-to-cash", agreed=there)
    cup.count(session)
    again = tuple((one, 500_00 + place) for place, one in enumerate(there))
    cup.does("correct-count", session=session, table="T1", counts=again, coups=20, why="swapped")
    cup.does("end-session", session=session)
    out = next(one for one in cup.tournament.entrants if cup.status(one) == "eliminated")
    cup.does("cash-chips", entrant=out, amount=cup.tournament.entrants[out].chips)
    cup.does("raise-complaint", entrant="E1", about="the count")
    cup.does("decide-complaint", complaint=1, decision="it stands")
    cup.does("advise-complainant", complaint=1, of="inspector")
    return cup


def canberra() -> Running:
    """A reserve, an elimination, equals, a second chance and a way back."""
    back = BuyBack(price=150_00, chips=1000_00, until_round=1, method="at the desk")
    chance = Repechage(after_round=1, qualifies="the best two", best=2, number=1, length=Length(coups=5))
    parts: dict[str, Any] = {"format": {"buy_back": back, "repechage": chance}, "entry": {"reserves": 1}}
    cup = Running("canberra", **parts).prepared().entered(9)
    cup.does("add-reserve", entrant="R1")
    cup.does("designate-table", table="T3", seats=7)
    cup.does("release-table", table="T3")
    cup.closed()
    session = cup.schedule()
    cup.draw(session)
    cup.seat_all(session, but=("E9",))
    cup.does("record-absence", entrant="E9", session=session, at=STARTS)
    cup.does("offer-seat", reserve="R1", entrant="E9", paid=200_00)
    cup.does("start-session", session=session)
    cup.does("call-break", minutes=10)
    cup.does("direct-players", what="Twenty seconds for a wager")
    cup.does("record-elimination", session=session, entrant="E8", coup=3)
    at_one = [one.id for one in cup.at(session) if one.seat and one.seat.table == "T1"]
    cup.count(session, dict.fromkeys(at_one, 1000))
    counts = tuple((one, 100 * place) for place, one in enumerate(at_one))
    cup.does("order-play-off", session=session)
    cup.does("count-play-off", session=session, table="T1", counts=counts, coups=1)
    cup.does("end-session", session=session)
    cup.does("order-repechage", round=1, starts=STARTS)
    out = [one for one in cup.tournament.entrants if cup.status(one) == "eliminated"]
    cup.does("buy-back", entrant=out[0], paid=150_00)
    return cup


def points() -> Running:
    parts: dict[str, Any] = {
        "format": {
            "kind": "points",
            "round": (replace(SESSION, game="another"), replace(SESSION, progress=Onward(by="final"))),
        },
        "winners": {"by": "points", "session_ties": "points-divided"},
    }
    cup = Running("canberra", **parts).prepared().entered(4).closed()
    session = cup.schedule()
    cup.does("record-points", session=session, points=(("E1", 10), ("E2", 7), ("E3", (17, 2)), ("E4", (17, 2))))
    cup.does("end-session", session=session)
    return cup


def cancelled() -> Running:
    cup = Running("canberra").prepared().entered(2)
    cup.does("cancel-tournament", reason="flood")
    for one in ("E1", "E2"):
        cup.does("refund", entrant=one, amount=200_00)
    cup.does("close-tournament")
    return cup
