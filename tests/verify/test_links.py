"""A tournament and its tables in one log: what one side says of the other must be there.

Each wrong is one that a person with the power could do through the floor itself: every decision is right by what it was
told, every chain is whole, and only the other side gives it away.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier.floor import Done
from croupier.floor.recall import moments
from croupier.languages import Speaker
from croupier.table.records import ContestEnded
from croupier.tournament.carrying import FromTable, further_label
from croupier.tournament.records import PlayOffRecorded
from croupier.verify import Finding, Verified, verify_log
from croupier.verify.links import LinkCheck
from tournament_days import WithTables
from tournaments import NAME


def findings(event: WithTables, **asked: Any) -> list[Finding]:
    return [one for one in verify_log(event.log, **asked) if isinstance(one, Finding)]


def whys(event: WithTables, **asked: Any) -> list[str]:
    found = findings(event, **asked)
    assert {one.kind for one in found} <= {"link-broken"}, [one.sentence() for one in found]
    return [one.why.id for one in found]


def ended(told: list[FromTable]) -> FromTable:
    (one,) = (one for one in told if isinstance(one.event, ContestEnded))
    return one


def at_one_table(**facts: Any) -> tuple[WithTables, FromTable]:
    event = WithTables().ready()
    return event, ended(event.deal("T1", **facts))


def test_a_session_dealt_at_two_tables_and_carried_over_is_whole() -> None:
    event = WithTables().ready()
    for table in ("T1", "T2"):
        for told in event.deal(table):
            assert isinstance(event.hears(told), Done)
    assert isinstance(event.gives("end-session", session=1), Done)
    assert isinstance(event.gives("rank-final"), Done)
    assert whys(event) == []
    gone_through = [one.table for one in verify_log(event.log) if isinstance(one, Verified)]
    assert gone_through == ["T1", "T2", NAME]


def test_chips_that_the_table_never_counted_are_found() -> None:
    event, told = at_one_table()
    (first, chips), *others = told.event.counts  # type: ignore[union-attr]
    more = ((first, chips + 100_00), *others)
    assert isinstance(event.hears(told, counts=more), Done)
    (found,) = findings(event)
    assert (found.kind, found.table, found.why.id) == ("link-broken", NAME, "found-link-other-chips")
    assert found.why.facts["entrant"] == first
    assert found.clauses


def test_counting_by_hand_what_the_table_counted_otherwise_is_found_too() -> None:
    event, told = at_one_table()
    (first, chips), *others = told.event.counts  # type: ignore[union-attr]
    assert isinstance(event.hears(told, counts=((first, chips - 5), *others), entry=0), Done)
    assert whys(event) == ["found-link-other-chips"]


def test_a_count_by_hand_of_a_table_that_is_not_in_the_log_says_nothing_wrong() -> None:
    event = WithTables().ready()
    here = [(one.id, 500_00) for one in event.run.at(1) if one.seat and one.seat.table == "T1"]
    assert isinstance(event.gives("record-count", session=1, table="T1", counts=tuple(here), coups=5), Done)
    assert whys(event) == []


def test_an_entry_at_which_nothing_ended_is_found() -> None:
    event, told = at_one_table()
    assert isinstance(event.hears(told, entry=told.entry - 1), Done)
    assert whys(event) == ["found-link-no-contest"]


def test_a_contest_of_another_session_does_not_stand_in() -> None:
    event, told = at_one_table(session="9")
    assert isinstance(event.hears(told._replace(session=1)), Done)
    assert whys(event) == ["found-link-another-session"]


def test_a_contest_for_a_tournament_that_is_not_there_is_found() -> None:
    event = WithTables().ready()
    event.deal("T1", tournament="tournament:nowhere")
    assert whys(event) == ["found-link-no-tournament"]


def test_a_contest_at_a_table_that_was_never_designated_is_found() -> None:
    event = WithTables().ready()
    event.run.does("designate-table", table="T3", seats=7)  # in the test's own tournament, and not on the floor
    contest = event.floor.desk("T3", event.run.book)
    from croupier.automatic import AutomaticDealer
    from croupier.chance import TapesInMemory
    from croupier.tournament.carrying import contest_facts

    dealer = AutomaticDealer(contest, tapes=TapesInMemory(1), clock=lambda: event.run.clock)
    dealer.say("begin-contest", **contest_facts(event.tournament, 1))
    assert whys(event) == ["found-link-not-designated"]


def test_only_streams_that_were_gone_through_are_held_against_each_other() -> None:
    event, told = at_one_table()
    (first, chips), *others = told.event.counts  # type: ignore[union-attr]
    event.hears(told, counts=((first, chips + 5), *others))
    assert whys(event, tables=[NAME]) == []
    assert whys(event, tables=["T1"]) == []
    assert whys(event, tables=["T1", NAME]) == ["found-link-other-chips"]


@pytest.mark.parametrize(("more", "found"), [(0, []), (5, ["found-link-other-chips"])])
def test_chips_of_further_coups_are_those_of_the_table_that_dealt_them(more: int, found: list[str]) -> None:
    event, check = WithTables().ready(), LinkCheck()
    assert event.deal("T1", session=further_label(1, 1)) == []  # nothing of it is carried over as a count
    for moment in moments(event.log, "T1"):
        for one in moment.folded:
            check.hear("T1", one.event, one.after.version)
            last = one.event if isinstance(one.event, ContestEnded) else None
            if last is not None:
                (first, chips), *others = last.counts
                counts = ((first, chips + more), *others)
                check.hear(NAME, PlayOffRecorded(last.made, (), 1, counts), 99)
    told = check.last({NAME, "T1"}, {NAME, "T1"})
    assert [one.why.id for one in told if one.why.id != "found-link-not-designated"] == found


@pytest.mark.parametrize("language", ["en", "zh"])
def test_each_is_said_in_words(language: str) -> None:
    event, told = at_one_table()
    (first, chips), *others = told.event.counts  # type: ignore[union-attr]
    event.hears(told, counts=((first, chips + 5), *others))
    (found,) = findings(event)
    said = found.sentence(Speaker(language))
    assert first in said
    assert NAME in said
    assert "T1" in said
