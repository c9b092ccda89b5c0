"""Entries, changed terms, substitutes and withdrawals, read off the documents."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.chance.ballot import sealed
from croupier.clauses import Refusal
from croupier.table import Actor
from croupier.tournament.views import tournament_view
from documents.tournament_desk import CB, CM, CS, HOUR, MINUTE, SALT, STARTS, TAPES, Desk

SIX_TO_SEVEN = {"details.least": 6}
PAID: dict[str, Any] = {"paid": 200_00, "signed": True, "likeness": True}
SHARES = [{"place": 1, "parts": 8000}, {"place": 2, "parts": 1000}, {"place": 3, "parts": 1000}]


def patron(name: str) -> Actor:
    return Actor(name, "patron")


def test_tn60_melbourne_no_start_before_the_vcgr_knows_of_the_change() -> None:
    desk = Desk(CM).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.write({"details.place": "The upper floor"}).publish()
    desk.seat(session)
    desk.clock = STARTS
    desk.no("start-session", "12.4.1(c)", session=session)
    desk.advise("change")
    desk.ok("start-session", session=session)


def test_tn61_changed_terms_bind_at_sydney_once_they_are_available() -> None:
    desk = Desk(CS).ready({"details.most": 4}).enter("E1", "E2", "E3", "E4").write({"details.most": 7})
    desk.no("enter", "12.4.1(a)(iii)", entrant="E5", **PAID)  # what is available to patrons still says four
    desk.publish().enter("E5")


def test_tn62_canberra_changed_conditions_go_to_the_commission_before_further_entries() -> None:
    desk = Desk(CB).ready().enter("E1").write({"details.place": "The upper floor"}).publish()
    desk.no("enter", "16.2(c)", entrant="E2", **PAID)
    desk.advise("change").enter("E2")


@pytest.mark.parametrize("published", [False, True])
def test_tn63_canberra_prizes_follow_the_conditions_as_notified(published: bool) -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3", "E4")
    desk.write({"prizes.share": SHARES})
    if published:
        desk.publish()
    desk.seat(session)
    desk.clock = STARTS
    started = desk.give("start-session", session=session)
    if isinstance(started, Refusal):  # also good: no play before the Commission has the copy
        assert any("16.2(c)" in str(cited) for cited in started.clauses), started
        return
    desk.count(session, {"E1": 1400, "E2": 1300, "E3": 1200, "E4": 0})
    desk.ok("end-session", session=session)
    desk.ok("rank-final")
    assert "16.22" in desk.cited(desk.ok("award-prizes"))
    assert desk.prizes() == {"E1": 400_00, "E2": 240_00, "E3": 160_00}


@pytest.mark.parametrize("book", [CS, CM])
def test_tn64_excluded_persons_do_not_enter_at_the_crowns(book: str) -> None:
    desk = Desk(book).ready()
    desk.no("enter", "12.4.2(a)(ii)", entrant="E1", excluded=True, **PAID)
    assert desk.lies("pool") == 0


def test_tn64_excluded_persons_do_not_enter_at_canberra() -> None:
    Desk(CB).ready().no("enter", entrant="E1", excluded=True, **PAID)


def test_tn65_one_entry_each_at_canberra() -> None:
    desk = Desk(CB).ready().enter("E1")
    desk.no("enter", "16.6", entrant="E1", **PAID)
    assert abs(desk.lies("pool")) == 200_00


@pytest.mark.parametrize("book", [CS, CM])
def test_tn66_nobody_enters_twice_at_the_crowns(book: str) -> None:
    desk = Desk(book).ready().enter("E1")
    desk.no("enter", never=("16.6",), entrant="E1", **PAID)
    assert abs(desk.lies("pool")) == 200_00


@pytest.mark.parametrize("book", [CS, CM, CB])
def test_tn67_no_entry_after_closing(book: str) -> None:
    desk = Desk(book).ready().enter("E1", "E2", "E3").close()
    desk.no("enter", entrant="E4", **PAID)


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.1(a)(iii)"), (CM, "12.4.1(a)(iii)"), (CB, "16.3(a)(v)")])
def test_tn68_no_more_than_the_most(book: str, clause: str) -> None:
    desk = Desk(book).ready({"details.most": 4}).enter("E1", "E2", "E3", "E4")
    desk.no("enter", clause, entrant="E5", **PAID)


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.1(a)(iii)"), (CM, "12.4.1(a)(iii)"), (CB, "16.3(a)(v)")])
def test_tn69_no_start_with_fewer_than_the_least(book: str, clause: str) -> None:
    desk = Desk(book).ready(SIX_TO_SEVEN).enter("E1", "E2", "E3", "E4").tables()
    desk.ok("commit-ballot", commitment=sealed(TAPES[0], SALT, "tournament:cup").hex())
    closed = desk.give("close-entries")
    if isinstance(closed, Refusal):
        assert any(clause in str(cited) for cited in closed.clauses)
        return
    session = desk.schedule()
    if desk.id != CB:
        desk.ok("brief-players")
    desk.clock = STARTS
    drawn = desk.give("draw-ballot", **desk.ballot(session, "E1"))
    started = drawn if isinstance(drawn, Refusal) else desk.give("start-session", session=session)
    assert isinstance(started, Refusal)
    assert any(clause in str(cited) for cited in started.clauses), started


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.1(a)(ii)"), (CM, "12.4.1(a)(ii)"), (CB, "16.3(a)(iii)|16.22")])
def test_tn70_another_sum_than_the_fee_is_not_kept(book: str, clause: str) -> None:
    desk = Desk(book).ready()
    desk.no("enter", clause, entrant="E1", paid=150_00, signed=True)
    desk.no("enter", clause, entrant="E1", paid=250_00, signed=True)
    assert desk.lies("pool") == 0


def test_tn71_canberra_agreement_in_writing_before_the_entry() -> None:
    desk = Desk(CB).ready({"entry.signature": True})
    desk.no("enter", "16.5", entrant="E1", paid=200_00, signed=False)
    desk.enter("E1")


def test_tn71_melbourne_signature_at_the_latest_before_play() -> None:
    desk = Desk(CM).ready({"entry.signature": True})
    entered = desk.give("enter", entrant="E1", paid=200_00, signed=False)
    if isinstance(entered, Refusal):
        assert any("12.4.2(b)(iii)" in str(cited) for cited in entered.clauses)
        return
    session = desk.at_seats("E2", "E3", "E4")
    desk.no("take-seat", "12.4.2(b)(iii)", entrant="E1", session=session)


def test_tn71_sydney_asks_for_no_signature() -> None:
    Desk(CS).ready().enter("E1", signed=False)


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.2(a)(iv)"), (CM, "12.4.2(a)(iv)"), (CB, "16.3(a)(i)")])
def test_tn72_who_does_not_meet_the_criteria(book: str, clause: str) -> None:
    desk = Desk(book).ready({"entry.selects": True, "entry.eligibility": ["Members of the club"]})
    desk.no("enter", clause, entrant="E1", meets_criteria=False, **PAID)


def test_tn73_sydney_refuses_an_application_only_where_the_terms_reserve_it() -> None:
    Desk(CS).ready().no("refuse-entry", "12.4.2(a)(iii)", entrant="E1", reason="unwelcome")
    desk = Desk(CS).ready({"entry.may_refuse": True})
    desk.ok("refuse-entry", entrant="E1", reason="unwelcome")
    assert desk.status("E1") == "refused"
    assert desk.lies("pool") == 0


def test_tn74_staff_do_not_play_at_an_ordinary_event_at_melbourne() -> None:
    desk = Desk(CM).ready()
    desk.no("enter", "12.4.2(a)(v)", entrant="S", staff=True, **PAID)


def test_tn75_staff_at_a_charity_event_with_prior_approval() -> None:
    desk = Desk(CM).ready({"event": "charity"})
    desk.no("enter", "12.4.2(a)(v)", entrant="S", staff=True, **PAID)
    desk.ok("approve-staff", who=Actor("COO", "chief-officer"), person="S", reference="COO-7")
    desk.enter("S", staff=True)
    assert desk.status("S") == "waiting"


def test_tn75_a_pit_boss_does_not_approve_staff() -> None:
    desk = Desk(CM).ready({"event": "charity"})
    desk.no("approve-staff", "12.4.2(a)(v)", who=Actor("PB", "pit-boss"), person="S", reference="none")


def test_tn76_no_approval_helps_at_an_ordinary_event() -> None:
    desk = Desk(CM).ready()
    desk.give("approve-staff", who=Actor("COO", "chief-officer"), person="S", reference="COO-7")
    desk.no("enter", "12.4.2(a)(v)", entrant="S", staff=True, **PAID)


@pytest.mark.parametrize("book", [CS, CM, CB])
def test_tn77_the_director_does_not_enter(book: str) -> None:
    Desk(book).ready().no("enter", entrant="D", **PAID)


def test_tn78_likeness_is_the_players_to_give() -> None:
    desk = Desk(CS).ready().enter("E1", likeness=False)
    assert desk.status("E1") == "waiting"
    assert not desk.entrant("E1").likeness
    desk.ok("permit-likeness", who=patron("E1"), entrant="E1", permits=True)
    assert desk.entrant("E1").likeness
    desk.no("permit-likeness", who=patron("E2"), entrant="E1", permits=False)


def test_tn79_a_substitute_within_the_period_at_sydney() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3")
    desk.clock = STARTS - 2 * HOUR - MINUTE
    desk.ok("substitute", entrant="E1", substitute="S1")
    assert (desk.status("E1"), desk.status("S1")) == ("substituted", "waiting")
    assert abs(desk.lies("pool")) == 600_00


def test_tn79_no_substitute_after_the_period_at_sydney() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3")
    desk.clock = STARTS - HOUR
    desk.no("substitute", "12.4.2(d)|12.4.8(a)(iii)", entrant="E1", substitute="S1")


def test_tn79_a_substitute_is_as_eligible_as_an_entrant() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3")
    desk.no("substitute", "12.4.2(a)(ii)", entrant="E1", substitute="S1", excluded=True)
    desk.no("substitute", entrant="E1", substitute="E2")


@pytest.mark.parametrize("book", [CS, CM])
def test_tn81_withdrawal_in_time_at_the_crowns_gives_the_fee_back(book: str) -> None:
    desk = Desk(book).ready().enter("E1", "E2", "E3", "E4")
    desk.clock = STARTS - 3 * HOUR
    desk.ok("withdraw", who=patron("E1"), entrant="E1")
    desk.ok("refund", entrant="E1", amount=200_00)
    assert desk.status("E1") == "withdrawn"
    assert abs(desk.lies("pool")) == 600_00
    assert desk.entrant("E1").refunded == 200_00
    desk.no("refund", entrant="E1", amount=200_00)


def test_tn81_withdrawal_too_late_at_sydney_gives_nothing_back() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3", "E4")
    desk.clock = STARTS - HOUR
    desk.ok("withdraw", who=patron("E1"), entrant="E1")
    desk.no("refund", "12.4.2(d)|12.4.8(a)(iv)", entrant="E1", amount=200_00)
    assert abs(desk.lies("pool")) == 800_00


def test_tn81_withdrawal_late_at_sydney_gives_the_terms_part() -> None:
    refund = [
        {"circumstance": "withdrawal-in-time", "parts": 10000},
        {"circumstance": "withdrawal-late", "parts": 5000},
    ]
    desk = Desk(CS).ready({"conduct.refund": refund}).enter("E1", "E2", "E3", "E4")
    desk.clock = STARTS - HOUR
    desk.ok("withdraw", who=patron("E1"), entrant="E1")
    desk.no("refund", entrant="E1", amount=200_00)
    desk.ok("refund", entrant="E1", amount=100_00)
    assert abs(desk.lies("pool")) == 700_00


def test_tn82_withdrawal_at_canberra_gives_nothing_back() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3", "E4")
    desk.ok("withdraw", who=patron("E1"), entrant="E1")
    desk.no("refund", "16.23", entrant="E1", amount=200_00)
    assert desk.status("E1") == "withdrawn"
    assert abs(desk.lies("pool")) == 800_00


def test_tn84_who_withdrew_in_time_at_sydney_may_enter_again() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3")
    desk.ok("withdraw", who=patron("E1"), entrant="E1")
    desk.ok("refund", entrant="E1", amount=200_00)
    desk.enter("E1")
    assert desk.status("E1") == "waiting"
    assert abs(desk.lies("pool")) == 600_00


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.1(b)"), (CM, "12.4.1(b)"), (CB, "16.7")])
def test_tn85_a_start_is_moved_with_notice(book: str, clause: str) -> None:
    desk = Desk(book).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.clock = STARTS - HOUR if desk.now.clock <= STARTS - HOUR else desk.clock
    later = STARTS + HOUR
    desk.no("move-start", clause, session=session, starts=later, notice_at=later)
    desk.no("move-start", clause, session=session, starts=later, notice_at=STARTS + 2 * HOUR)
    assert clause in desk.cited(desk.ok("move-start", session=session, starts=later, notice_at=desk.clock))
    assert desk.now.sessions[session].starts == later
    if book == CB:
        desk.clock = STARTS + MINUTE
        desk.no("record-absence", "16.9", entrant="E1", session=session)
        desk.ok("take-seat", entrant="E1", session=session)


def test_tn86_ones_own_fresh_mistake_is_undone_with_a_record() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3")
    act = desk.events[-1].made.command
    desk.no("undo", who=Actor("boss", "casino-manager"), act=act, why="not theirs")
    desk.ok("undo", act=act, why="wrong name")
    assert abs(desk.lies("pool")) == 400_00
    assert "E3" not in desk.now.entrants


def test_tn86_an_entry_on_which_a_ballot_rests_is_not_undone() -> None:
    desk = Desk(CS).ready().enter("E1", "E2", "E3")
    act = desk.events[-1].made.command
    desk.tables().close()
    session = desk.schedule()
    desk.draw(session, "E1")
    desk.no("undo", act=act, why="wrong name")


def test_tn80_the_director_alone_approves_a_substitute_at_canberra() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3")
    desk.clock = STARTS - MINUTE
    desk.no("substitute", "16.11", who=patron("E1"), entrant="E1", substitute="S1")
    assert "16.11" in desk.cited(desk.ok("substitute", entrant="E1", substitute="S1"))
    assert (desk.status("E1"), desk.status("S1")) == ("substituted", "waiting")
    assert abs(desk.lies("pool")) == 600_00


def test_tn83_who_withdrew_at_canberra_has_had_the_one_entry() -> None:
    desk = Desk(CB).ready().enter("E1", "E2", "E3")
    desk.ok("withdraw", who=patron("E1"), entrant="E1")
    desk.no("enter", "16.6", entrant="E1", **PAID)


@pytest.mark.parametrize(("book", "clause"), [(CS, "12.4.2"), (CM, "12.4.2"), (CB, "16.3(a)(i)")])
def test_tn67_entries_close_by_the_method_of_entry_and_not_by_the_number_of_players(book: str, clause: str) -> None:
    desk = Desk(book).ready().enter("E1")
    desk.clock = STARTS - HOUR + MINUTE
    desk.no("enter", clause, entrant="E2", **PAID)


def test_tn85_a_start_brought_forward_to_this_moment_has_no_reasonable_notice() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.no("move-start", "16.7", session=session, starts=desk.clock + 1, notice_at=desk.clock)


def test_tn69_a_forfeited_seat_does_not_stop_the_event_at_canberra() -> None:
    desk = Desk(CB).ready()
    session = desk.at_seats("E1", "E2", "E3")
    desk.seat(session, "E3")
    desk.clock = STARTS
    desk.ok("record-absence", entrant="E3", session=session)
    desk.ok("start-session", session=session)


def test_tn78_everyone_sees_the_number_of_whoever_permits_no_name() -> None:
    desk = Desk(CS).ready()
    desk.enter("E1").enter("E2", "E3", likeness=False).tables().close()
    desk.draw(desk.schedule(), "E1")
    everyone = tournament_view(desk.now, desk.book)
    assert {one.id for one in everyone.entrants} == {"E1", "#2", "#3"}
    assert set(everyone.sessions[0].tables["T1"]) == {"E1", "#2", "#3"}
    assert {one.id for one in tournament_view(desk.now, desk.book, person="E2").entrants} == {"E1", "E2", "#3"}
    assert {one.id for one in tournament_view(desk.now, desk.book, conducts=True).entrants} == {"E1", "E2", "E3"}


def test_who_enters_does_not_book_their_own_fee() -> None:
    desk = Desk(CB).ready()
    desk.no("enter", who=patron("E1"), entrant="E1", **PAID)
