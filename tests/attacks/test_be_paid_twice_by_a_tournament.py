"""Whoever would like more out of a tournament than it owes them, or a second way in: by the core that judges it."""

from __future__ import annotations

from typing import Any

from croupier.clauses import Reason
from croupier.money import Cents
from croupier.tournament.records import DueBack
from tournaments import HOUR, STARTS, Running, patron


def _out_of(cup: Running) -> Cents:
    """What has left the tournament's hands, and what is still to."""
    return sum(one.refunded + one.refund_due + one.prize + one.cashed for one in cup.tournament.entrants.values())


def test_a_director_who_gives_a_friend_the_share_of_the_terms_again_and_again() -> None:
    """A quarter, then a quarter of what is left, and so on, until it is nearly all."""
    cup = Running("crown-sydney").prepared().entered(6)
    given = {"entrant": "E1", "circumstance": "director-decides", "as_": "Dot:tournament-director"}
    cup.does("refund", amount=50_00, **given)
    for amount in (37_50, 50_00, 1):
        cup.refused(Reason.NOT_DUE, "refund", amount=amount, **given)
    assert cup.tournament.entrants["E1"].refunded == 50_00


def test_a_player_who_turns_chips_into_cash_and_has_the_cancelled_buy_in_back_too() -> None:
    cup = Running("crown-sydney", details={"buy_in": 300_00}, format={"disposition": "cash"})
    cup.prepared().entered(6).closed().briefed()
    cup.play(1)
    out = next(one for one in cup.tournament.entrants.values() if one.status.value == "eliminated")
    cup.does("cash-chips", entrant=out.id, amount=out.chips)
    owed = {one.entrant: one for one in cup.does("cancel-tournament", reason="fire") if isinstance(one, DueBack)}
    assert owed[out.id].from_chips == 0, "the money that was held for these chips is gone"
    assert owed[out.id].amount == 200_00
    others = [one for one in owed.values() if one.entrant != out.id]
    assert {one.amount for one in others} == {500_00}


def test_a_winner_who_is_paid_twice() -> None:
    cup = Running("crown-sydney").finished()
    cup.does("award-prizes")
    due = cup.tournament.entrants["E1"].prize
    cup.does("pay-prize", entrant="E1", amount=due)
    for amount in (due, 1, 0):
        cup.refused(Reason.NOT_DUE, "pay-prize", entrant="E1", amount=amount)
    cup.refused(Reason.ALREADY_DONE, "award-prizes")
    cup.refused(Reason.ALREADY_DONE, "cancel-tournament", reason="I would rather have the fee back")
    assert _out_of(cup) == 6 * 180_00


def test_a_director_who_disqualifies_or_retires_a_winner_when_the_places_are_known() -> None:
    cup = Running("crown-sydney").finished()
    first = cup.tournament.ranking[0].entrant
    for act, facts in (("disqualify", {"reason": "too good"}), ("retire", {}), ("penalise", {"penalty": "advice"})):
        assert not isinstance(cup.answer(act, entrant=first, **facts), tuple), act
    assert cup.tournament.ranking[0].entrant == first


def test_somebody_who_is_out_and_comes_in_again_by_another_door() -> None:
    """As a substitute, as a reserve, at the desk: whoever was eliminated, disqualified or has retired."""
    cup = Running("crown-sydney", entry={"reserves": 3}).prepared().entered(8).closed().briefed()
    cup.play(1)
    through = [one.id for one in cup.tournament.entrants.values() if one.status.value == "qualified"]
    out = next(one.id for one in cup.tournament.entrants.values() if one.status.value == "eliminated")
    cup.does("disqualify", entrant=through[0], reason="misconduct")
    cup.does("retire", entrant=through[1])
    for one in (out, through[0], through[1]):
        at: dict[str, Any] = {"at": STARTS - 6 * HOUR}
        cup.clock = at["at"]
        cup.refused(Reason.ALREADY_ENTERED, "substitute", entrant=through[2], substitute=one)
        cup.refused(Reason.ALREADY_ENTERED, "add-reserve", entrant=one)
        cup.refused(Reason.ENTRIES_CLOSED, "enter", entrant=one, paid=200_00)


def test_a_player_who_says_at_the_api_what_the_desk_says() -> None:
    cup = Running("crown-sydney").prepared().entered(6)
    paid: dict[str, dict[str, Any]] = {
        "enter": {"paid": 200_00},
        "re-buy": {"paid": 50_00},
        "add-on": {"paid": 50_00},
        "buy-back": {"paid": 50_00},
        "cash-chips": {"amount": 1},
        "pay-prize": {"amount": 1},
        "refund": {"amount": 200_00},
    }
    for act, facts in paid.items():
        cup.refused(Reason.RANK_TOO_LOW, act, entrant="E1", as_=patron("E1"), **facts)
