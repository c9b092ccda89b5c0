"""Heads of the floor: one where something happened and a minute is over; what they vouch for; the floor's time.

On a floor of its own, whose times the test says.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from croupier import open_book
from croupier.floor import Done, Floor
from croupier.floor.heads import MINUTE, HeadMaker
from croupier.floor.timekeeping import FAR, Timekeeper
from croupier.store.floor_heads import FloorHead
from croupier.store.house import HouseNote
from croupier.store.house_keys import keys_of_log
from croupier.store.opening import open_log
from croupier.store.sql import SqlLog
from croupier.table import Actor
from croupier.table.codec import COMMANDS
from live import START, setup
from terminal import Answer, typed

BOOK = open_book("crown-sydney")


class Small:
    """A floor with one table, to which people come: that is all it takes to have entries."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log: SqlLog = open_log(folder / "floor.db", create=True)
        self.keys = keys_of_log(self.log, folder / "keys", {})
        self.floor = Floor(self.log)
        self.heads = HeadMaker(self.floor, self.log, self.keys)

    def happens(self, at: int, table: str = "T1") -> None:
        facts: dict[str, Any]
        authority = BOOK.authority
        if self.floor.table(table).is_open:
            name, rank, facts = "arrive", authority.dealer.rank, {"patron": f"p{at}", "chips": 100_00}
        else:
            name, rank, facts = "open-table", authority.rank[-1].id, {"setup": setup(BOOK)}
        command = COMMANDS[name](id=f"c-{at}", actor=Actor("anna", rank), at=at, **facts)
        done = self.floor.give(table, command, BOOK)
        assert isinstance(done, Done), done

    def started(self, at: int) -> None:
        self.log.note(HouseNote(at=at, kind="floor-started", facts={"version": "1", "key": "k"}))

    def verify(self) -> Answer:
        return typed("verify", self.folder / "floor.db", "--keys", self.folder / "keys")

    def close(self) -> None:
        self.floor.close()
        self.log.close()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Small]:
    with closing(Small(tmp_path)) as made:
        yield made


def test_a_head_is_due_when_a_minute_is_over_and_made_where_something_happened(small: Small) -> None:
    small.happens(START)
    first = small.heads.make(START, "start")
    assert first is not None
    assert not small.heads.is_due(START + MINUTE - 1)
    assert small.heads.is_due(START + MINUTE)
    assert small.heads.make(START + MINUTE, "minute") is None, "nothing happened"
    small.happens(START + MINUTE)
    second = small.heads.make(START + MINUTE, "minute")
    assert second is not None
    assert (second.number, second.previous) == (2, first.digest())
    (end,) = second.tables
    assert (end.table, end.sequence) == ("T1", small.log.head("T1").sequence)
    small.log.note(HouseNote(at=START, kind="logged-in", facts={"account": "anna"}))
    third = small.heads.make(START + 2 * MINUTE, "minute")
    assert third is not None, "what is noted about the house is something too"
    assert third.house[0] == small.log.house_end().number


def test_heads_are_in_the_database_and_beside_the_keys_and_a_death_between_is_made_up_for(small: Small) -> None:
    for number in range(3):
        small.happens(START + number)
        small.heads.make(START + number, "minute")
    file = small.keys.floor_heads
    lines = file.path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3
    file.path.write_bytes(b"".join(lines[:1]) + lines[1][:40])  # a line that a death cut off
    assert small.heads.make(START + 9, "asked", always=True) is not None
    assert [one.number if isinstance(one, FloorHead) else "cut" for one in file] == [1, "cut", 2, 3, 4]


def test_a_log_whose_end_is_within_a_minute_of_the_newest_head_is_vouched_for(small: Small) -> None:
    small.started(START)
    small.happens(START)
    small.heads.make(START, "start")
    small.happens(START + 60_000)
    told = small.verify()
    assert told.code == 0, told.out
    assert "up to head 1," in told.out
    assert "1 entries came after it" in " ".join(told.out.split())


def test_a_log_whose_end_is_more_than_a_minute_after_the_newest_head_is_not(small: Small) -> None:
    small.started(START)
    small.happens(START)
    small.heads.make(START, "start")
    small.happens(START + 60_001)
    told = small.verify()
    assert told.code == 3, told.out
    assert "nothing vouches for the end of this log" in told.out
    small.heads.make(START + 60_001, "minute")
    assert small.verify().code == 0


def test_a_log_that_was_never_signed_is_only_said_to_be_so(small: Small) -> None:
    small.happens(START)
    small.happens(START + 600_000)
    told = small.verify()
    assert told.code == 0, told.out
    assert "No head of the floor was ever signed" in told.out


def test_a_head_with_another_hash_of_a_table_is_met_by_nobody(small: Small) -> None:
    small.happens(START)
    small.heads.make(START, "start")
    small.log.writes(lambda one: one.exec_driver_sql("UPDATE entries SET body = replace(body, 'chips', 'chipz')"))
    assert small.verify().code == 3


# --- the floor's time ------------------------------------------------------------------------------


class Machine:
    def __init__(self, wall: int = START) -> None:
        self.wall, self.counter, self.boot = wall, 1_000, "one"

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.counter += milliseconds

    def starts_again(self, milliseconds: int = 0) -> None:
        self.boot, self.counter = f"{self.boot} more", 5
        self.wall += milliseconds

    def keeper(self, small: Small) -> Timekeeper:
        return Timekeeper(
            small.floor,
            small.log,
            wall=lambda: self.wall,
            steady=lambda: self.counter,
            boot=lambda: self.boot,
            counter=lambda: self.counter,
        )


def kinds(small: Small) -> list[str]:
    return [entry.note.kind for entry in small.log.house_log() if entry.note.kind.startswith("clock")]


def test_within_a_boot_time_goes_on_by_the_counter(small: Small) -> None:
    machine = Machine()
    machine.keeper(small)
    machine.passes(90_000)
    again = machine.keeper(small)
    assert (again.clock.now(), again.asks, kinds(small)) == (START + 90_000, False, [])


@pytest.mark.parametrize("by", [3_600_000, -3_600_000, FAR * 500])
def test_within_a_boot_a_clock_that_was_set_moves_no_time(small: Small, by: int) -> None:
    machine = Machine()
    machine.keeper(small)
    machine.passes(5_000)
    machine.wall += by
    again = machine.keeper(small)
    assert again.clock.now() == START + 5_000
    assert again.asks == (by > 0)
    assert kinds(small) == ["clock-jumped"]
    assert machine.keeper(small).asks == (by > 0), "it is asked again after another restart, and noted once"
    assert kinds(small) == ["clock-jumped"]


def test_a_clock_that_drifts_is_followed(small: Small) -> None:
    machine = Machine()
    machine.keeper(small)
    machine.passes(5_000)
    machine.wall += 700
    assert machine.keeper(small).clock.now() == START + 5_700


def test_across_boots_a_gap_counts_and_is_noted(small: Small) -> None:
    machine = Machine()
    machine.keeper(small)
    machine.starts_again(3_600_000)
    again = machine.keeper(small)
    assert (again.clock.now(), again.asks, kinds(small)) == (START + 3_600_000, False, ["clock-gap"])


def test_across_boots_a_gap_that_is_too_long_is_asked_about(small: Small) -> None:
    machine = Machine()
    machine.keeper(small)
    machine.starts_again(FAR + 1)
    again = machine.keeper(small)
    assert (again.clock.now(), again.asks) == (START, True)
    again.answer(True, "anna")
    assert (again.clock.now(), again.asks) == (START + FAR + 1, False)
    machine.passes(1_000)
    assert machine.keeper(small).clock.now() == START + FAR + 1_001


def test_across_boots_a_clock_that_went_back_takes_no_time_back(small: Small) -> None:
    machine = Machine()
    machine.keeper(small)
    machine.starts_again(-3_600_000)
    again = machine.keeper(small)
    assert (again.clock.now(), again.asks, kinds(small)) == (START, False, ["clock-jumped"])


def test_what_a_manager_said_does_not_count_is_not_asked_again(small: Small) -> None:
    machine = Machine()
    machine.keeper(small)
    machine.wall += 3_600_000
    keeper = machine.keeper(small)
    keeper.answer(False, "anna")
    assert (keeper.clock.now(), keeper.asks) == (START, False)
    assert not machine.keeper(small).asks
    machine.wall += 60_000
    assert machine.keeper(small).asks, "more was added since"


def test_a_machine_beside_one_that_runs_goes_on_with_its_time(small: Small) -> None:
    """Also with an hour that a manager said does not count: another start of one machine asks about it anew."""
    other = Machine()
    other.keeper(small)
    other.wall += 3_600_000
    other.keeper(small).answer(False, "anna")
    ours = Machine(other.wall + 9_000)
    ours.boot = "another machine"
    again = ours.keeper(small)
    assert (again.clock.now(), again.asks) == (START + 9_000, False)
