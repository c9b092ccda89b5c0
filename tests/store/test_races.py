"""Races: two worker processes with several clients each at the same tables. The log equals a serial replay.

Every command that was acknowledged is there exactly once and where it was said to be; nothing else is there at all.
"""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from croupier import Refusal, open_book
from croupier.floor import Done, Floor
from croupier.store.log import Conflict, Log
from croupier.store.sql import SqlLog
from croupier.table import Table, apply, decide
from croupier.table.codec import decode_command, encode, encode_table
from patience import PATIENCE
from store.conftest import Place
from store.making import arrival, opened, played, unbroken
from store.racer import BOOK, Race, Racing, Told, table_name

SOAK = "CROUPIER_SOAK" in os.environ
COMMANDS = 400 if SOAK else 30
SEEDS = range(5) if SOAK else [1]


def prepared(place: Place, tables: int) -> Log:
    log = place.open()
    floor = Floor(log)
    for number in range(tables):
        opened(floor, table_name(number), BOOK)
    floor.close()
    return log


def judged_again(log: Log, name: str) -> Table:
    """Every command of the log, one after the other, decided anew: the same events, byte by byte."""
    book, table = open_book(BOOK), Table(id=name)
    for act in log.acts(name):
        command = decode_command(act.body)
        assert command.id == act.command
        events = decide(table, command, book)
        assert not isinstance(events, Refusal), f"{act.command} would be refused: {events}"
        assert [encode(event) for event in events] == [entry.body for entry in act.entries]
        for event in events:
            table = apply(table, event)
    return table


def serial(log: Log, tables: int, told: list[Told]) -> None:
    """The log is what one worker alone could have written, and what everyone was told is so."""
    given = {command.id for command in played(BOOK, closed=False).commands}
    floor = Floor(log)
    for number in range(tables):
        name = table_name(number)
        unbroken(log, name)
        assert encode_table(floor.table(name)) == encode_table(judged_again(log, name))
        places = {act.command: act.last.sequence for act in log.acts(name)}
        assert len(places) == sum(1 for _ in log.acts(name))
        done = {one.id: one.sequence for one in told if one.table == name and one.answer == "done"}
        assert done.items() <= places.items()
        assert set(places) - set(done) <= given, "something is there that nobody was told of"
        for one in told:
            if one.table == name and one.answer == "done":
                assert one.sequence == done[one.id], "the same command had two places"
    assert log.remarks() == ()
    floor.close()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("tables", [1, 4])
def test_two_processes_and_their_clients_write_what_one_could_have(database: Place, tables: int, seed: int) -> None:
    log = prepared(database, tables)
    racing = Racing([Race(database.address, worker, seed, tables, 4, COMMANDS) for worker in range(2)])
    try:
        racing.begin()
        told = racing.told()
    finally:
        racing.kill()
    counted = Counter(one.answer for one in told)
    assert set(counted) <= {"done", "refused", "conflict"}, f"seed {seed}: {counted}"
    assert counted["done"] > COMMANDS * 8 / 3
    serial(log, tables, told)


def test_two_floors_take_turns_at_one_table(database: Place) -> None:
    one, other = Floor(database.open()), Floor(database.open())
    day = opened(one, "T1")
    for number in range(20):
        floor = (one, other)[number % 2]
        given = floor.give("T1", arrival(f"n{number}", f"Z{number}"), day.book)
        assert isinstance(given, Done)
        assert not given.again
        last = given
    assert encode_table(one.table("T1")) == encode_table(other.table("T1"))
    assert one.give("T1", arrival("n19", "Z19"), day.book) == Done(last.events, last.sequence, again=True)
    assert unbroken(one.log, "T1") == len(day.events) + 20
    one.close()
    other.close()


def test_the_version_one_floor_knows_is_stale_once_the_other_wrote(database: Place) -> None:
    one, other = Floor(database.open()), Floor(database.open())
    day = opened(one, "T1")
    seen = other.standing("T1").head.sequence
    one.give("T1", arrival("n1", "Z1"), day.book)
    assert other.give("T1", arrival("n2", "Z2"), day.book, expected=seen) == Conflict("T1", seen, seen + 1)
    assert isinstance(other.give("T1", arrival("n2", "Z2"), day.book, expected=seen + 1), Done)
    one.close()
    other.close()


def test_two_workers_may_remember_the_same_for_the_first_time(database: Place) -> None:
    """Two workers that start together both write down how the clock stands, before either has seen the other's line."""
    logs = [database.open(), database.open()]
    together, facts = Barrier(len(logs), timeout=PATIENCE), [f"fact-{number}" for number in range(40)]

    def remember(number: int) -> None:
        log = logs[number]
        assert isinstance(log, SqlLog)
        for fact in facts:
            together.wait()
            log.keep_fact(fact, f"{fact} of {number}")
            log.name_person(fact, f"{fact} of {number}")

    with ThreadPoolExecutor(len(logs)) as workers:
        list(workers.map(remember, range(len(logs))))
    log = logs[0]
    assert isinstance(log, SqlLog)
    for kept in (log.facts(), log.people()):
        assert all(kept[fact] in (f"{fact} of 0", f"{fact} of 1") for fact in facts)


def test_two_floors_at_the_same_time_do_not_undo_each_other(database: Place) -> None:
    floors = [Floor(database.open()), Floor(database.open())]
    day = opened(floors[0], "T1")

    def play(client: int) -> list[str]:
        done = []
        for number in range(10):
            id = f"n{client}-{number}"
            given = floors[client % 2].give("T1", arrival(id, f"Z{client}-{number}"), day.book)
            if isinstance(given, Done):
                done.append(id)
        return done

    with ThreadPoolExecutor(6) as pool:
        done = {id for ids in pool.map(play, range(6)) for id in ids}
    assert len(done) == 60
    log = floors[0].log
    assert {act.command for act in log.acts("T1")} >= done
    assert unbroken(log, "T1") == len(day.events) + 60
    for floor in floors:
        assert encode_table(floor.table("T1")) == encode_table(judged_again(log, "T1"))
        floor.close()


def test_the_same_command_at_two_floors_at_the_same_time_has_one_effect(database: Place) -> None:
    floors = [Floor(database.open()), Floor(database.open())]
    day = opened(floors[0], "T1")

    def send(number: int) -> Done:
        given = floors[number % 2].give("T1", arrival("same", "Z"), day.book)
        assert isinstance(given, Done)
        return given

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(send, range(8)))
    assert len({(one.events, one.sequence) for one in answers}) == 1
    assert sum(not one.again for one in answers) == 1
    assert unbroken(floors[0].log, "T1") == len(day.events) + 1
    for floor in floors:
        floor.close()


def test_two_workers_that_open_a_new_log_at_the_same_time_both_have_it(database: Place) -> None:
    with ThreadPoolExecutor(4) as pool:
        logs = list(pool.map(lambda _: database.open(), range(4)))
    assert {log.tables() for log in logs} == {()}
