"""Reading, the same on every store: from the first entry or from the middle, by command, lazily, while others write."""

from __future__ import annotations

from itertools import islice

import pytest

from croupier.store.log import Append, Log
from store.conftest import Place
from store.making import append, unbroken, write

MANY = 6_000


def seven(log: Log) -> None:
    """Three commands with two, four and one entries."""
    write(
        log,
        append(events=("1", "2")),
        append(expected=2, command="c2", events=("3", "4", "5", "6"), body="another", edition="another 2"),
        append(expected=6, command="c3", events=("7",)),
    )


@pytest.mark.parametrize("after", range(9))
def test_entries_are_read_from_the_one_after_any_other(log: Log, after: int) -> None:
    seven(log)
    every = list(log.entries("T1"))
    assert [entry.sequence for entry in every] == [1, 2, 3, 4, 5, 6, 7]
    assert list(log.entries("T1", after)) == every[after:]


@pytest.mark.parametrize(("after", "left"), [(0, 3), (1, 3), (2, 2), (3, 2), (5, 2), (6, 1), (7, 0), (8, 0)])
def test_acts_are_read_whole_even_from_the_middle_of_one(log: Log, after: int, left: int) -> None:
    seven(log)
    every = list(log.acts("T1"))
    assert [act.command for act in every] == ["c1", "c2", "c3"]
    assert [len(act.entries) for act in every] == [2, 4, 1]
    assert every[1].edition == "another 2"
    assert list(log.acts("T1", after)) == (every[-left:] if left else [])


def test_an_act_is_found_by_its_command(log: Log) -> None:
    seven(log)
    for act in log.acts("T1"):
        assert log.act("T1", act.command) == act
    assert log.act("T1", "c4") is None
    assert log.act("T2", "c1") is None


def test_a_table_that_nobody_wrote_to_is_empty(log: Log) -> None:
    seven(log)
    assert (list(log.entries("T2")), list(log.acts("T2")), log.head("T2").sequence) == ([], [], 0)


def test_thousands_of_entries_are_read_lazily_and_follow_each_other(log: Log) -> None:
    place = 0
    for _ in range(6):
        batch: list[Append] = []
        while len(batch) < MANY // 24:
            batch.append(append(expected=place, command=f"c{place}", events=("a", "b", "c", "d")))
            place += 4
        log.append(batch)
    assert unbroken(log, "T1") == MANY
    reading = log.acts("T1")
    assert [act.command for act in islice(reading, 2)] == ["c0", "c4"]
    reading.close()  # type: ignore[attr-defined]
    assert [entry.sequence for entry in islice(log.entries("T1", MANY - 2), 5)] == [MANY - 1, MANY]


def test_a_reader_does_not_keep_others_from_writing(database: Place) -> None:
    log = database.open()
    seven(log)
    reading = log.entries("T1")
    assert next(reading).sequence == 1
    write(database.open(), append(expected=7, command="c4"))
    assert [entry.sequence for entry in reading] == [2, 3, 4, 5, 6, 7]
    assert log.head("T1").sequence == 8


def test_many_readers_at_once_read_the_same(log: Log) -> None:
    from concurrent.futures import ThreadPoolExecutor

    seven(log)
    with ThreadPoolExecutor(24) as pool:
        found = list(pool.map(lambda _: tuple(log.entries("T1")), range(100)))
    assert set(map(len, found)) == {7}
    assert len(set(found)) == 1
