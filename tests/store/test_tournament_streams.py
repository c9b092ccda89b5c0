"""A tournament in the same log as tables: the same floor, the same stores, and nothing lost wherever it stops."""

from __future__ import annotations

import pytest

from croupier import Reason, Refusal, open_book
from croupier.floor import Done, Floor, Standing
from croupier.floor.floor import JudgedCommand
from croupier.floor.kinds import KINDS, TABLE, TOURNAMENT, kind_of_entry, kind_of_id
from croupier.floor.restored import hold
from croupier.store.log import Append, LogError
from croupier.store.memory import MemoryLog
from croupier.store.sql import SqlLog
from croupier.table import Actor, name_of
from croupier.table.codec import encode
from croupier.table.records import DisplaySign
from croupier.tournament.codec import encode_tournament
from croupier.tournament.records import BeginTournament
from croupier.verify import Finding, verify_log
from live import START
from store.conftest import Place
from store.making import arrival, opened
from tournament_days import played, whole_cup
from tournaments import NAME


def test_a_tournament_is_the_same_on_every_store_and_after_every_start(place: Place) -> None:
    run, floor = played(), Floor(place.open())
    opened(floor, "T1")
    answers = run.at_floor(floor)
    assert sum(isinstance(one, Done) for one in answers) == len(run.accepted)
    assert floor.standing(NAME).tournament == run.tournament
    assert floor.log.head(NAME).sequence == len(run.events)
    floor.close()
    again = Floor(place.open())
    assert again.standing(NAME).tournament == run.tournament
    assert again.standing("T1").table.is_open
    assert again.check(NAME) == ""
    again.close()


def test_a_snapshot_is_the_tournament_and_another_kinds_is_not_read() -> None:
    run, log = played(), MemoryLog()
    floor = Floor(log)
    run.at_floor(floor)
    floor.close()
    kept = log.snapshot(NAME)
    assert kept is not None
    assert kept.form == TOURNAMENT.form
    quick = Standing.of(kept)
    assert quick is not None
    assert encode_tournament(quick.tournament) == encode_tournament(run.tournament)
    assert len({kind.form for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("stop", range(0, 60, 7))
def test_whoever_stops_anywhere_goes_on_where_the_log_ends(stop: int) -> None:
    """The first process does so many commands and is gone, the next one has only the log; nothing is done twice."""
    run, log = played(), MemoryLog()
    first = Floor(log)
    for command in run.commands[:stop]:
        first.give(NAME, command, run.book)
    second = Floor(log)  # the first one never closed
    for command in run.commands:
        second.give(NAME, command, run.book)
    assert second.standing(NAME).tournament == run.tournament
    assert log.head(NAME).sequence == len(run.events)


def test_dead_before_or_after_any_act_is_written_it_goes_on_and_does_nothing_twice(database: Place) -> None:
    """At every command of a tournament and of its tables: judged and lost, or written and never acknowledged.

    Whoever comes next has only the log, gives the same command again, and hears what the first would have heard.
    """
    cup = whole_cup()
    given = [(name, act) for name in cup.log.tables() for act in cup.log.acts(name)]
    given.sort(key=lambda one: kind_of_id(one[0]).decode_command(one[1].body).at)
    log = database.open()
    floor = Floor(log)
    for number, (name, act) in enumerate(given):
        command, died = kind_of_id(name).decode_command(act.body), number % 15 == 0 or name == NAME
        if died:
            asked = next(floor.giving(name, command, cup.run.book))
            assert isinstance(asked, JudgedCommand)
            if number % 2:
                log.append([asked.append])
            floor = Floor(log)  # the first one never heard of it
        answer = floor.give(name, command, cup.run.book)
        assert isinstance(answer, Done)
        assert answer.again is bool(died and number % 2)
        assert tuple(kind_of_id(name).encode(event) for event in answer.events) == tuple(e.body for e in act.entries)
    for name in cup.log.tables():
        assert tuple(log.acts(name)) == tuple(cup.log.acts(name))
    floor = Floor(database.open())
    assert floor.standing(NAME).tournament == cup.tournament
    assert [one for one in verify_log(log) if isinstance(one, Finding)] == []


def test_no_table_is_opened_under_a_tournaments_id_nor_a_tournament_under_a_tables() -> None:
    floor, book = Floor(MemoryLog()), open_book("canberra")
    for stream, command, kind in (
        ("tournament:cup", arrival("a", "Z"), "tournament"),
        ("T1", BeginTournament("b", Actor("Sam", "gaming-shift-manager"), START, "cup"), "table"),
    ):
        answer = floor.give(stream, command, book)
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.OTHER_STREAM
        assert answer.facts == {"stream": stream, "kind": kind, "command": name_of(type(command))}
        assert not floor.log.head(stream).sequence


def test_nor_is_the_other_kinds_command_given_to_one_that_goes_on() -> None:
    run, floor = played(), Floor(MemoryLog())
    floor.give(NAME, run.commands[0], run.book)
    answer = floor.give(NAME, arrival("a", "Z", at=run.commands[0].at), run.book)
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.OTHER_STREAM


def test_a_stream_is_what_its_first_entry_says_whatever_its_id() -> None:
    """Logs from before tournaments may have a table of such a name."""
    log = MemoryLog()
    day = opened(Floor(log), "T1")
    command, events = day.accepted[0]
    append = Append("tournament:old", 0, command.id, day.book.edition, encode(command), tuple(map(encode, events)))
    log.append([append])
    floor = Floor(log)
    assert kind_of_id("tournament:old") is TOURNAMENT
    assert kind_of_entry(append.events[0]) is TABLE
    assert floor.standing("tournament:old").table.version == len(events)
    with pytest.raises(LogError, match="no tournament"):
        _ = floor.standing("tournament:old").tournament
    sign = DisplaySign("s", Actor("the dealer", "dealer"), START, "no-such")
    answer = floor.give("tournament:old", sign, day.book)
    assert not isinstance(answer, Refusal) or answer.reason is not Reason.OTHER_STREAM


def test_a_tournament_is_no_table_and_says_so() -> None:
    run, floor = played(), Floor(MemoryLog())
    floor.give(NAME, run.commands[0], run.book)
    with pytest.raises(LogError, match="is a tournament and no table"):
        _ = floor.standing(NAME).table


def test_nobody_enters_under_a_name_of_the_machines() -> None:
    run, floor = played(), Floor(MemoryLog())
    run.at_floor(floor, NAME)
    begun = Floor(MemoryLog())
    for command in run.commands:
        if name_of(type(command)) == "enter":
            machine = type(command)("m", command.actor, command.at, "automatic patron", command.paid)  # type: ignore[attr-defined, call-arg]
            answer = begun.give(NAME, machine, run.book)
            assert isinstance(answer, Refusal)
            assert answer.reason is Reason.ID_RESERVED
            return
        begun.give(NAME, command, run.book)
    raise AssertionError("nobody entered")


def test_a_floor_put_back_from_a_copy_holds_tables_and_no_tournament(database: Place) -> None:
    log = database.open()
    assert isinstance(log, SqlLog)
    floor = Floor(log)
    run = played()
    run.at_floor(floor)
    opened(floor, "T1")
    floor.close()
    assert hold(log, {}) == ("T1",)


def test_heads_are_signed_when_a_session_and_the_tournament_end() -> None:
    why = [TOURNAMENT.ends_something(events) for _, events in played().accepted]
    assert [one for one in why if one] == ["session-ranked", "session-ranked", "prizes-awarded", "tournament-closed"]
