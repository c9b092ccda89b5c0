"""A situation of a tournament for every reason that is given there alone. Start at `SITUATIONS`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from croupier import Refusal, open_book
from croupier.clauses import Reason
from croupier.tournament.decide import decide
from croupier.tournament.state import Tournament
from croupier.tournament.terms.schema import Extra, Onward, PrizeShare
from tournaments import FINAL, HOUR, SALT, STARTS, Running

SYDNEY, MELBOURNE, CANBERRA = "crown-sydney", "crown-melbourne", "canberra"


def no_chapter() -> object:
    running = Running(CANBERRA)
    return decide(Tournament(id="x"), running.command("begin-tournament", name="Cup"), open_book("star-sydney"))


def ask(running: Running, act: str, /, **facts: Any) -> Refusal:
    answer = running.answer(act, **facts)
    assert isinstance(answer, Refusal), answer
    return answer


def cancelled() -> Running:
    running = Running(CANBERRA).prepared()
    running.does("cancel-tournament", reason="flood")
    return running


def unpublished(book: str = CANBERRA, **parts: Any) -> Running:
    return Running(book, **parts).begin().appoint()


def unadvised() -> Running:
    return unpublished().publish()


def changed_details() -> Running:
    running = Running(MELBOURNE).prepared()
    running.terms = replace(running.terms, details=replace(running.terms.details, place="Level 2"))
    running.publish().entered().closed().briefed()
    running.draw(running.schedule())
    return running.seat_all(1)


def without_director() -> Running:
    """One that was played by a director whom nobody appointed cannot be: the record is put together."""
    running = Running(CANBERRA).ready()
    running.tournament = replace(running.tournament, director="", deputies=("Dot",))
    return running


def absent() -> Running:
    running = Running(SYDNEY).ready()
    running.does("mark-absent", person="Dot")
    return running


def equal() -> Running:
    running = Running(SYDNEY).started()
    return running.count(1, dict.fromkeys((f"E{number}" for number in range(1, 7)), 1000))


def amounts_too_large() -> Running:
    running = Running(SYDNEY).finished()
    edition = running.tournament.editions[-1]
    prizes = replace(edition.terms.prizes, share=(PrizeShare(place=1, amount=10**9),))
    held = replace(edition, terms=replace(edition.terms, prizes=prizes))
    running.tournament = replace(running.tournament, editions=(held,))
    return running


def bought_back_twice() -> Running:
    extra = Extra(price=50_00, chips=500_00, most=1)
    running = Running(SYDNEY, details={"re_buy": extra}).started()
    running.does("re-buy", entrant="E1", paid=50_00)
    return running


def drawn_late() -> Running:
    running = Running(CANBERRA).prepared().entered().closed()
    running.draw(running.schedule())
    return running


COMMITMENT = "0" * 64


def _incomplete() -> Refusal:
    running = unpublished(details={"place": ""}, entry={"groups": ""})
    running.does("write-terms", terms=running.terms)
    return ask(running, "publish-terms", where="here")


def _draw_early() -> Refusal:
    running = Running(CANBERRA).prepared().entered()
    return ask(running, "draw-ballot", session=running.schedule(), tape=COMMITMENT, salt=COMMITMENT, word="w", by="E1")


def _scheduled_again() -> Refusal:
    running = Running(SYDNEY).started().count(1)
    running.does("end-session", session=1)
    return ask(running, "schedule-session", round=1, starts=STARTS)


def _second_round_first() -> Refusal:
    running = Running(CANBERRA).prepared().entered().closed()
    session = running.schedule(2)
    return ask(running, "draw-ballot", session=session, tape=COMMITMENT, salt=COMMITMENT, word="w", by="E1")


def _wrong_tape() -> Refusal:
    running = Running(CANBERRA).prepared().entered().closed()
    session = running.schedule()
    return ask(running, "draw-ballot", session=session, tape=COMMITMENT, salt=SALT.hex(), word="w", by="E1")


def _draw(players: int = 6, **facts: Any) -> Refusal:
    running = Running(CANBERRA).prepared().entered(players).closed()
    tape = running.tapes[0].hex()
    given = {"session": running.schedule(), "tape": tape, "salt": SALT.hex(), "word": "w", "by": "E1", **facts}
    return ask(running, "draw-ballot", **given)


def _other_points() -> Refusal:
    game = replace(FINAL, game="another", points=(5, 3), progress=Onward(by="all"))
    parts: dict[str, Any] = {"format": {"kind": "points", "round": (game, replace(FINAL, points=(5, 3)))}}
    parts |= {"winners": {"by": "points"}, "details": {"most": 7}}
    running = Running(CANBERRA, **parts).prepared().entered(3).closed()
    points = (("E1", 6), ("E2", 3), ("E3", 0))
    return ask(running, "record-points", session=running.schedule(), points=points)


def _unbriefed() -> Refusal:
    running = Running(SYDNEY).prepared().entered().closed()
    running.draw(running.schedule())
    return ask(running.seat_all(1), "start-session", session=1)


def _practising() -> Refusal:
    running = Running(SYDNEY).ready()
    running.does("begin-practice", table="T1")
    return ask(running, "start-session", session=1)


def _counted_after(coups: int) -> Refusal:
    running = Running(SYDNEY).started()
    players = tuple((one.id, 1000_00) for one in running.at(1) if one.seat and one.seat.table == "T1")
    return ask(running, "record-count", session=1, table="T1", counts=players, coups=coups)


def _rests() -> Refusal:
    running = Running(SYDNEY).prepared().entered(1)
    command = running.tournament.entrants["E1"]
    act = running.tournament.reversible[-1].command
    assert command.status.value == "waiting"
    running.does("withdraw", entrant="E1")
    return ask(running, "undo", act=act, as_="Sam:dealer")


SITUATIONS: dict[Reason, Callable[[], object]] = {
    Reason.NO_TOURNAMENTS: no_chapter,
    Reason.NOT_THE_DIRECTOR: lambda: ask(
        Running(CANBERRA).begin(), "call-break", minutes=5, as_="Zoe:tournament-director"
    ),
    Reason.TOURNAMENT_BEGUN: lambda: ask(Running(CANBERRA).begin(), "begin-tournament", name="Cup"),
    Reason.TOURNAMENT_NOT_BEGUN: lambda: ask(Running(CANBERRA), "designate-table", table="T1", seats=7),
    Reason.TOURNAMENT_OVER: lambda: ask(cancelled(), "designate-table", table="T3", seats=7),
    Reason.REFERENCE_MISSING: lambda: ask(unadvised(), "advise-regulator", to="commission", reference=" ", copy=True),
    Reason.COPY_MISSING: lambda: ask(unadvised(), "advise-regulator", to="commission", reference="R"),
    Reason.OTHER_REGULATOR: lambda: ask(unadvised(), "advise-regulator", to="vcgr", reference="R", copy=True),
    Reason.TERMS_NOT_WRITTEN: lambda: ask(unpublished(), "publish-terms", where="here"),
    Reason.TERMS_FIXED: lambda: ask(
        Running(CANBERRA).started(), "write-terms", terms=replace(Running(CANBERRA).terms, name="Other")
    ),
    Reason.TERMS_INCOMPLETE: _incomplete,
    Reason.TERMS_NOT_PUBLISHED: lambda: ask(unpublished(), "enter", entrant="E1", paid=200_00),
    Reason.REGULATOR_NOT_ADVISED: lambda: ask(unadvised(), "enter", entrant="E1", paid=200_00),
    Reason.CHANGE_NOT_NOTIFIED: lambda: ask(changed_details(), "start-session", session=1),
    Reason.NO_DIRECTOR: lambda: ask(without_director(), "start-session", session=1, as_="Dot:tournament-director"),
    Reason.DIRECTOR_ABSENT: lambda: ask(absent(), "start-session", session=1),
    Reason.NOT_APPOINTED: lambda: ask(Running(SYDNEY).begin().appoint(), "mark-present", person="Zoe"),
    Reason.ALREADY_DONE: lambda: ask(Running(SYDNEY).begin().appoint(), "mark-present", person="Dot"),
    Reason.TABLE_NOT_DESIGNATED: lambda: ask(Running(SYDNEY).prepared(), "release-table", table="T9"),
    Reason.TABLE_AT_PLAY: lambda: ask(Running(SYDNEY).started(), "release-table", table="T1"),
    Reason.NOT_IN_THE_TERMS: lambda: ask(Running(SYDNEY).prepared(), "refuse-entry", entrant="E1", reason="no"),
    Reason.AGAINST_THE_RULES: lambda: ask(Running(CANBERRA).started(), "re-buy", entrant="E1", paid=50_00),
    Reason.ENTRIES_CLOSED: lambda: ask(
        Running(SYDNEY).prepared().entered().closed(), "enter", entrant="E9", paid=200_00
    ),
    Reason.ENTRIES_OPEN: _draw_early,
    Reason.UNKNOWN_ENTRANT: lambda: ask(Running(SYDNEY).prepared(), "withdraw", entrant="E9"),
    Reason.NOT_ENTITLED: lambda: ask(Running(SYDNEY).prepared(), "enter", entrant="E1", paid=200_00, excluded=True),
    Reason.CRITERIA_NOT_MET: lambda: ask(
        Running(SYDNEY, entry={"selects": True, "eligibility": ("members",)}).prepared(),
        "enter",
        entrant="E1",
        paid=200_00,
        meets_criteria=False,
    ),
    Reason.STAFF_NOT_APPROVED: lambda: ask(Running(SYDNEY).prepared(), "enter", entrant="E1", paid=200_00, staff=True),
    Reason.NOT_SIGNED: lambda: ask(
        Running(CANBERRA, entry={"signature": True}).prepared(), "enter", entrant="E1", paid=200_00
    ),
    Reason.ALREADY_ENTERED: lambda: ask(Running(CANBERRA).prepared().entered(1), "enter", entrant="E1", paid=200_00),
    Reason.FIELD_FULL: lambda: ask(Running(CANBERRA).prepared().entered(14), "enter", entrant="E15", paid=200_00),
    Reason.FIELD_TOO_SMALL: lambda: ask(Running(CANBERRA).ready(2), "start-session", session=1),
    Reason.NOT_WITH_THIS_STATUS: lambda: ask(Running(SYDNEY).started(), "withdraw", entrant="E1"),
    Reason.PERIOD_OVER: lambda: ask(
        Running(SYDNEY).prepared().entered(), "substitute", entrant="E1", substitute="F1", at=STARTS - HOUR
    ),
    Reason.TOO_OFTEN: lambda: ask(bought_back_twice(), "re-buy", entrant="E1", paid=50_00),
    Reason.ROUND_PASSED: _scheduled_again,
    Reason.NOT_THE_PRICE: lambda: ask(Running(SYDNEY).prepared(), "enter", entrant="E1", paid=199_00),
    Reason.UNKNOWN_ROUND: lambda: ask(Running(SYDNEY).prepared(), "schedule-session", round=9, starts=STARTS),
    Reason.UNKNOWN_SESSION: lambda: ask(Running(SYDNEY).prepared(), "start-session", session=9),
    Reason.SESSION_NOT_AT_THIS_STAGE: lambda: ask(Running(SYDNEY).started(), "start-session", session=1),
    Reason.ROUND_NOT_OPEN: _second_round_first,
    Reason.BALLOT_NOT_COMMITTED: lambda: ask(Running(SYDNEY).begin().appoint().publish(), "close-entries"),
    Reason.TAPE_NOT_AS_COMMITTED: _wrong_tape,
    Reason.WORD_MISSING: lambda: _draw(word=" "),
    Reason.WORD_NOT_THEIRS: lambda: _draw(by="Zoe"),
    Reason.TOO_FEW_SEATS: lambda: _draw(tables=("T1",), players=14),
    Reason.NOTICE_NOT_GIVEN: lambda: ask(drawn_late(), "move-start", session=1, starts=STARTS + HOUR, notice_at=0),
    Reason.STARTS_LATER: lambda: ask(drawn_late(), "record-absence", entrant="E1", session=1),
    Reason.SEATS_NOT_TAKEN: lambda: ask(drawn_late(), "start-session", session=1, at=STARTS),
    Reason.NOT_BRIEFED: _unbriefed,
    Reason.PRACTICE_ON: _practising,
    Reason.BREAK_WITHOUT_LENGTH: lambda: ask(Running(CANBERRA).started(), "call-break", minutes=0),
    Reason.ENDS_TOO_EARLY: lambda: ask(
        Running(SYDNEY).started(), "end-table-early", session=1, table="T1", grounds="chips-to-cash"
    ),
    Reason.COUNT_DOES_NOT_FIT: lambda: ask(
        Running(SYDNEY).started(), "record-count", session=1, table="T1", counts=(("E9", 1),), coups=20
    ),
    Reason.COUPS_NOT_AS_TERMS: lambda: _counted_after(19),
    Reason.POINTS_NOT_AS_TERMS: _other_points,
    Reason.TABLES_NOT_COUNTED: lambda: ask(Running(SYDNEY).started(), "end-session", session=1),
    Reason.EQUALS_NOT_PARTED: lambda: ask(equal(), "end-session", session=1),
    Reason.NOT_EQUALS: lambda: ask(
        Running(SYDNEY).started().count(1), "record-play-off", session=1, counts=(("E1", 1), ("E2", 2))
    ),
    Reason.SHARES_DO_NOT_ADD_UP: lambda: ask(amounts_too_large(), "award-prizes"),
    Reason.NOT_DUE: lambda: ask(Running(SYDNEY).prepared().entered(1), "pay-prize", entrant="E1", amount=1),
    Reason.NOT_REFUNDABLE: lambda: ask(Running(CANBERRA).prepared().entered(1), "refund", entrant="E1", amount=1),
    Reason.STILL_OPEN: lambda: ask(Running(SYDNEY).prepared(), "close-tournament"),
    Reason.UNKNOWN_ACT: lambda: ask(Running(SYDNEY).prepared(), "undo", act="c1"),
    Reason.NOT_THEIR_ACT: lambda: ask(Running(SYDNEY).prepared().entered(1), "undo", act="c9", as_="Zed:dealer"),
    Reason.RESTS_ON_IT: _rests,
}
