"""What Crown Melbourne tells the regulator of a tournament, when, and whom; Crown Sydney's rules ask for none of it."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Refusal
from documents.tournament_desk import CM, CS, HOUR, MINUTE, STARTS, Desk

SEATED = STARTS - 5 * MINUTE
CHANGED = {"details.place": "The upper floor"}


def advised(desk: Desk, to: str, about: str) -> None:
    desk.ok("advise-regulator", who=desk.boss, to=to, reference="R", channel="email", about=about)


def drawn(desk: Desk) -> int:
    desk.enter("A", "B", "C").tables().close()
    session = desk.schedule()
    desk.draw(session, "A")
    desk.ok("brief-players")
    return session


def at_the_start(desk: Desk, session: int, starts: int = STARTS) -> None:
    desk.clock = min(starts, STARTS) - 5 * MINUTE
    desk.seat(session)
    desk.clock = starts


def test_advice_of_a_change_is_not_the_advice_of_the_event_12_2_2_b() -> None:
    desk = Desk(CM).begin().write().publish()
    advised(desk, "vcgr", "change")
    desk.direct()
    desk.no("enter", "12.2.2(b)", entrant="A", paid=200_00)
    advised(desk, "inspector", "terms")
    desk.enter("A")


@pytest.mark.parametrize(("to", "about"), [("vcgr", "terms"), ("inspector", "change")])
def test_each_advice_goes_to_the_one_whom_its_clause_names(to: str, about: str) -> None:
    desk = Desk(CM).begin().write().publish()
    clause = "12.2.2(b)" if about == "terms" else "12.4.1(c)"
    desk.no("advise-regulator", clause, who=desk.boss, to=to, reference="R", channel="email", about=about)


def test_the_event_advised_again_does_not_tell_the_vcgr_of_a_change_12_4_1_c() -> None:
    desk = Desk(CM).ready()
    desk.write(CHANGED).publish()
    advised(desk, "inspector", "terms")
    session = drawn(desk)
    at_the_start(desk, session)
    desk.no("start-session", "12.4.1(c)", session=session)
    advised(desk, "vcgr", "change")
    desk.ok("start-session", session=session)


def test_a_second_change_is_told_too_12_4_1_c() -> None:
    desk = Desk(CM).ready()
    desk.write(CHANGED).publish()
    advised(desk, "vcgr", "change")
    desk.write({"details.most": 6}).publish()
    session = drawn(desk)
    at_the_start(desk, session)
    desk.no("start-session", "12.4.1(c)", session=session)
    advised(desk, "vcgr", "change")
    desk.ok("start-session", session=session)


def test_what_is_no_detail_of_the_tournament_is_not_told_12_4_1_c() -> None:
    desk = Desk(CM).ready()
    desk.write({"conduct.disqualification": "Cheating and shouting"}).publish()
    session = drawn(desk)
    at_the_start(desk, session)
    desk.ok("start-session", session=session)


def test_a_change_between_advice_and_entries_does_not_stop_entries_12_2_2_b() -> None:
    desk = Desk(CM).ready()
    desk.write(CHANGED).publish()
    desk.enter("A")


def test_when_it_is_held_is_a_detail_so_a_moved_start_is_told_12_4_1_c() -> None:
    desk = Desk(CM).ready()
    session = drawn(desk)
    desk.ok("move-start", session=session, starts=STARTS + HOUR, notice_at=desk.clock)
    at_the_start(desk, session, STARTS + HOUR)
    desk.no("start-session", "12.4.1(c)", session=session)
    advised(desk, "vcgr", "change")
    desk.ok("start-session", session=session)


def test_a_start_moved_again_is_told_again_12_4_1_c() -> None:
    desk = Desk(CM).ready()
    session = drawn(desk)
    desk.ok("move-start", session=session, starts=STARTS + HOUR, notice_at=desk.clock)
    advised(desk, "vcgr", "change")
    desk.ok("move-start", session=session, starts=STARTS + 2 * HOUR, notice_at=desk.clock)
    at_the_start(desk, session, STARTS + 2 * HOUR)
    desk.no("start-session", "12.4.1(c)", session=session)


def test_a_moved_start_outlives_a_restart_untold_12_4_1_c() -> None:
    desk = Desk(CM).ready()
    session = drawn(desk)
    desk.ok("move-start", session=session, starts=STARTS + HOUR, notice_at=desk.clock)
    assert desk.told_again() == desk.now


def test_sydney_tells_nobody_of_a_change_or_of_a_moved_start() -> None:
    desk = Desk(CS).ready()
    desk.write(CHANGED).publish()
    session = drawn(desk)
    desk.ok("move-start", session=session, starts=STARTS + HOUR, notice_at=desk.clock)
    at_the_start(desk, session, STARTS + HOUR)
    desk.ok("start-session", session=session)


@pytest.mark.parametrize("book", [CS, CM])
def test_the_director_alone_moves_a_start_and_not_one_that_has_come_12_4_1_b(book: str) -> None:
    desk = Desk(book).ready()
    session = drawn(desk)
    moved: dict[str, Any] = {"session": session, "starts": STARTS + HOUR}
    desk.no("move-start", "12.4.1(b)", who=desk.boss, notice_at=desk.clock, **moved)
    desk.no("move-start", "12.4.1(b)", notice_at=0, **moved)
    desk.no("move-start", "12.4.1(b)", notice_at=desk.clock + 1, **moved)
    at_the_start(desk, session)
    desk.no("move-start", "12.4.1(b)", notice_at=STARTS, **moved)
    desk.ok("start-session", session=session)
    assert isinstance(desk.give("move-start", notice_at=STARTS, **moved), Refusal)
