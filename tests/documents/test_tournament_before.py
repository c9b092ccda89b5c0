"""Before entries and before play: what must be published, advised, appointed and designated, read off the documents."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.table import Actor
from documents.tournament_desk import CB, CM, CS, MINUTE, REGULATOR, STARTS, Desk

DEALER = Actor("Kim", "dealer")
ENTERING: dict[str, Any] = {"entrant": "E1", "paid": 200_00, "signed": True}
DEPUTY = Actor("P", "tournament-director")


def test_tn01_no_entry_before_the_terms_are_published_at_sydney() -> None:
    desk = Desk(CS).begin().write().direct()
    desk.no("enter", "12.2.2", **ENTERING)
    assert desk.lies("pool") == 0
    assert "E1" not in desk.now.entrants or desk.status("E1") == "refused"


def test_tn02_sydney_wants_no_regulator_advised() -> None:
    desk = Desk(CS).begin().write().publish().direct().enter("E1")
    assert desk.status("E1") == "waiting"
    assert abs(desk.lies("pool")) == 200_00


def test_tn03_melbourne_published_but_not_advised() -> None:
    desk = Desk(CM).begin().write().publish().direct()
    desk.no("enter", "12.2.2(b)", never=("12.2.2(a)",), **ENTERING)


def test_tn04_melbourne_advised_but_not_published() -> None:
    desk = Desk(CM).begin().write().advise().direct()
    desk.no("enter", "12.2.2(a)", never=("12.2.2(b)",), **ENTERING)


def test_tn05_melbourne_is_told_the_intention_and_needs_no_copy() -> None:
    desk = Desk(CM).begin().write().publish().advise(copy=False).direct().enter("E1")
    assert desk.status("E1") == "waiting"


def test_tn06_canberra_notified_but_not_published() -> None:
    desk = Desk(CB).begin().write().advise().direct()
    desk.no("enter", "16.2(b)", **ENTERING)


def test_tn07_canberra_published_but_not_notified() -> None:
    desk = Desk(CB).begin().write().publish().direct()
    desk.no("enter", "16.2(c)", **ENTERING)


def test_tn08_canberra_notified_without_a_copy_is_not_notified() -> None:
    desk = Desk(CB).begin().write().publish().direct()
    to = REGULATOR[CB]["terms"]
    desk.give("advise-regulator", who=desk.boss, to=to, reference="R1", channel="email", copy=False, about="terms")
    desk.no("enter", "16.2(c)", **ENTERING)


@pytest.mark.parametrize("first", ["publish", "advise"])
def test_tn09_tn24_canberra_published_and_notified_in_either_order(first: str) -> None:
    desk = Desk(CB).begin().write()
    desk = desk.publish().advise() if first == "publish" else desk.advise().publish()
    assert desk.direct().enter("E1").status("E1") == "waiting"


def test_tn10_the_gaming_shift_manager_nominates_at_canberra() -> None:
    desk = Desk(CB).begin().write().publish().advise()
    desk.no("appoint-director", "16.4", who=Actor("Sam", "casino-supervisor"), person="D")
    desk.no("appoint-director", "16.4", who=DEALER, person="D")
    assert "16.4" in desk.cited(desk.ok("appoint-director", who=Actor("G", "gaming-shift-manager"), person="D"))


def test_tn12_a_deputy_alone_is_enough_at_sydney() -> None:
    desk = Desk(CS).ready()
    desk.ok("appoint-deputy", person="P")
    session = desk.at_seats("E1", "E2", "E3")
    desk.ok("mark-present", person="P")
    desk.ok("mark-absent", person="D")
    desk.clock = STARTS - MINUTE
    for seat in desk.now.sessions[session].seats:
        desk.ok("take-seat", who=DEPUTY, entrant=seat.entrant, session=session)
    desk.clock = STARTS
    desk.ok("start-session", who=DEPUTY, session=session)


def test_tn13_a_deputy_alone_is_not_enough_at_melbourne() -> None:
    desk = Desk(CM).ready()
    desk.ok("appoint-deputy", person="P")
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session)
    desk.ok("mark-present", person="P")
    desk.ok("mark-absent", person="D")
    desk.clock = STARTS
    desk.no("start-session", "12.2.3", who=DEPUTY, session=session)
    desk.ok("mark-present", who=DEPUTY, person="D")
    desk.ok("start-session", who=DEPUTY, session=session)


def test_tn14_nobody_present_no_play_at_sydney() -> None:
    desk = Desk(CS).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session)
    desk.ok("mark-absent", person="D")
    desk.clock = STARTS
    desk.no("start-session", "12.2.3", session=session)
    desk.ok("mark-present", person="D")
    desk.ok("start-session", session=session)


def test_tn14_nobody_present_no_play_at_melbourne() -> None:
    desk = Desk(CM).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session)
    desk.ok("mark-absent", person="D")
    desk.clock = STARTS
    desk.no("start-session", "12.2.3", session=session)


def test_tn15_canberra_asks_for_nobodys_presence() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session)
    desk.clock = STARTS
    assert desk.now.present == ()
    desk.ok("start-session", session=session)


def test_tn16_the_last_one_present_leaves_and_play_pauses_at_sydney() -> None:
    desk = Desk(CS).ready()
    session = desk.playing("E1", "E2", "E3")
    desk.ok("mark-absent", person="D")
    assert desk.now.sessions[session].stage.value == "paused"
    desk.ok("mark-present", person="D")
    if desk.now.sessions[session].stage.value == "paused":
        desk.ok("resume-session", session=session)
    assert desk.now.sessions[session].stage.value != "paused"


def test_tn20_a_table_in_use_is_not_released_at_sydney() -> None:
    desk = Desk(CS).ready()
    desk.playing("E1", "E2", "E3")
    desk.no("release-table", "12.2.5", who=desk.boss, table="T1")


@pytest.mark.parametrize("book", [CS, CM])
def test_tn21_no_play_before_the_briefing_at_the_crowns(book: str) -> None:
    desk = Desk(book).ready().enter("E1", "E2", "E3").tables().close()
    session = desk.schedule()
    desk.draw(session, "E1")
    desk.clock = STARTS - 10 * MINUTE
    desk.seat(session)
    desk.clock = STARTS
    desk.no("start-session", "12.3.1", session=session)
    desk.ok("brief-players")
    desk.ok("start-session", session=session)


def test_tn22_canberra_wants_no_briefing() -> None:
    desk = Desk(CB).ready()
    session = desk.playing("E1", "E2", "E3")
    assert not desk.now.briefed
    assert desk.now.sessions[session].stage.value == "running"


def test_tn11_only_the_director_appoints_deputies_at_sydney() -> None:
    desk = Desk(CS).ready()
    desk.no("appoint-deputy", "12.2.3(a)", who=Actor("A", "area-manager"), person="P")
    assert "12.2.3(a)" in desk.cited(desk.ok("appoint-deputy", person="P"))


def test_tn17_no_table_designated_no_play_at_sydney() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3").close()
    session = desk.schedule()
    desk.no("draw-ballot", "12.2.4", **desk.ballot(session, "E1"))


def test_tn23_a_dealer_does_not_brief_at_sydney() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3").tables()
    desk.no("brief-players", "12.3.1", who=DEALER)
