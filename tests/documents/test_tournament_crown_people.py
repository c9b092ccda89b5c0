"""Who conducts, who is briefed and who of the staff plays at the two Crowns, and what a complainant is told."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.table import Actor
from documents.tournament_desk import CM, CS, MINUTE, STARTS, Desk

CROWNS = pytest.mark.parametrize("book", [CS, CM])
DEPUTY = Actor("E", "tournament-director")


def seated(desk: Desk) -> int:
    """To seats drawn for the first session, with nobody briefed."""
    desk.enter("A", "B", "C").tables().close()
    session = desk.schedule()
    desk.draw(session, "A")
    return session


def at_the_start(desk: Desk, session: int) -> None:
    desk.clock = STARTS - 5 * MINUTE
    desk.seat(session)
    desk.clock = STARTS


# --- briefing ------------------------------------------------------------------------------------


@CROWNS
def test_there_must_be_players_to_brief_12_3_1(book: str) -> None:
    desk = Desk(book).ready()
    desk.no("brief-players", "12.3.1")
    desk.enter("A").ok("brief-players")


@CROWNS
def test_who_enters_after_the_briefing_is_briefed_before_play_12_3_1(book: str) -> None:
    desk = Desk(book).ready().enter("A", "B")
    desk.ok("brief-players")
    desk.enter("C").tables().close()
    session = desk.schedule()
    desk.draw(session, "A")
    at_the_start(desk, session)
    refusal = desk.no("start-session", "12.3.1", session=session)
    assert refusal.facts["entrants"] == ("C",)
    desk.ok("brief-players")
    desk.ok("start-session", session=session)


@CROWNS
def test_a_substitute_is_briefed_although_the_player_was_12_3_1(book: str) -> None:
    desk = Desk(book).ready()
    session = seated(desk)
    desk.ok("brief-players")
    desk.ok("substitute", entrant="C", substitute="X", signed=True)
    at_the_start(desk, session)
    desk.no("start-session", "12.3.1", session=session)
    desk.ok("brief-players")
    desk.ok("start-session", session=session)


@CROWNS
def test_everyone_is_briefed_once_12_3_1(book: str) -> None:
    desk = Desk(book).ready()
    seated(desk)
    desk.ok("brief-players")
    desk.no("brief-players", "12.3.1")


# --- director and deputies -----------------------------------------------------------------------


def test_melbournes_deputy_does_not_keep_play_going_12_2_3() -> None:
    desk = Desk(CM).ready()
    desk.ok("appoint-deputy", person="E")
    desk.ok("mark-present", person="E")
    session = desk.playing("A", "B", "C")
    assert "12.2.3" in desk.cited(desk.ok("mark-absent", person="D"))
    desk.no("resume-session", "12.2.3", who=DEPUTY, session=session, never=("12.2.3(a)",))


@CROWNS
def test_a_new_director_is_there_before_play_goes_on_12_2_3(book: str) -> None:
    desk = Desk(book).ready()
    session = desk.playing("A", "B", "C")
    desk.ok("appoint-director", who=desk.boss, person="N")
    new = Actor("N", "tournament-director")
    desk.no("resume-session", "12.2.3", who=new, session=session)
    desk.ok("mark-present", who=new, person="N")
    desk.ok("resume-session", who=new, session=session)


# --- staff ---------------------------------------------------------------------------------------


def test_approved_staff_play_for_no_prize_whatever_the_desk_keys_12_4_2_a_v() -> None:
    desk = Desk(CM).ready({"event": "charity"})
    desk.ok("approve-staff", who=desk.boss, person="E", reference="COO 7")
    assert "12.4.2(a)(v)" in desk.cited(desk.ok("enter", entrant="E", paid=200_00, signed=True, staff=False))
    session = desk.at_seats("A", "B", "C")
    desk.seat(session)
    desk.clock = STARTS
    desk.ok("start-session", session=session)
    desk.count(session, {"E": 2000, "A": 1500, "B": 1000, "C": 500})
    desk.ok("end-session", session=session)
    desk.ok("rank-final")
    desk.ok("award-prizes")
    assert desk.prizes() == {"A": 400_00, "B": 240_00, "C": 160_00}


@pytest.mark.parametrize("command", ["substitute", "add-reserve"])
def test_approved_staff_are_staff_as_substitutes_and_reserves_12_4_2_a_v(command: str) -> None:
    desk = Desk(CM).ready({"event": "media"}).enter("A")
    desk.ok("approve-staff", who=desk.boss, person="E", reference="CEO 7")
    facts: dict[str, Any] = {"entrant": "A", "substitute": "E"} if command == "substitute" else {"entrant": "E"}
    desk.ok(command, **facts)
    assert desk.entrant("E").staff


def test_an_approval_ends_with_the_charity_event_12_4_2_a_v() -> None:
    desk = Desk(CM).ready({"event": "charity"})
    desk.ok("approve-staff", who=desk.boss, person="E", reference="COO 7")
    desk.write().publish()
    desk.no("enter", "12.4.2(a)(v)", entrant="E", paid=200_00, staff=True)
    desk.no("enter", "12.4.2(a)(v)", entrant="E", paid=200_00)


def test_the_approval_comes_before_the_entry_12_4_2_a_v() -> None:
    desk = Desk(CM).ready({"event": "charity"}).enter("E")
    desk.no("approve-staff", "12.4.2(a)(v)", who=desk.boss, person="E", reference="COO 7")


def test_nobody_but_the_two_chief_officers_approves_staff_12_4_2_a_v() -> None:
    desk = Desk(CM).ready({"event": "charity"})
    for who in (None, Actor("M", "crown-management"), Actor("P", "pit-boss")):
        desk.no("approve-staff", "12.4.2(a)(v)", who=who, person="E", reference="COO 7")


# --- complaints ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.8(g)"), (CM, "12.4.8(h)")])
def test_a_dispute_is_the_directors_and_nobody_elses_to_decide(book: str, clause: str) -> None:
    desk = Desk(book).ready().enter("A")
    desk.ok("raise-complaint", entrant="A", about="The count")
    other = Actor("P", "pit-boss" if book == CM else "area-manager")
    desk.no("decide-complaint", clause, who=other, complaint=1, decision="It stands")


def test_melbournes_complainant_may_be_told_of_the_inspector_too_13_10() -> None:
    desk = Desk(CM).ready().enter("A")
    desk.ok("raise-complaint", entrant="A", about="The count")
    desk.ok("decide-complaint", complaint=1, decision="It stands", accepted=False)
    assert "13.10" in desk.cited(desk.ok("advise-complainant", complaint=1, of="inspector"))
    assert "12.4.8(j)" in desk.cited(desk.ok("advise-complainant", complaint=1, of="vcgr"))


@CROWNS
def test_who_is_satisfied_needs_no_advice(book: str) -> None:
    desk = Desk(book).ready().finished({"A": 1200, "B": 1000, "C": 800})
    for entrant, amount in desk.prizes().items():
        desk.ok("pay-prize", who=desk.boss, entrant=entrant, amount=amount, channel="cash")
    desk.ok("raise-complaint", entrant="C", about="The count")
    desk.ok("decide-complaint", complaint=1, decision="You are right", accepted=True)
    desk.ok("close-tournament", who=desk.boss)
