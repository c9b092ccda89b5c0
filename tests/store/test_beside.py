"""What is kept beside the log, the same on every store: snapshots, editions, tapes, people's names and remarks."""

from __future__ import annotations

import pytest

from croupier.store.log import Log, Remark, Snapshot
from store.conftest import Place
from store.making import append, snapshot, unbroken, write


def keep(log: Log, *snapshots: Snapshot) -> None:
    assert log.append([], snapshots) == []


def test_the_newest_snapshot_is_found(log: Log) -> None:
    assert log.snapshot("T1") is None
    second, first = snapshot(sequence=20, coups=4), snapshot(sequence=10, coups=2)
    keep(log, second, first, snapshot("T2", 90))
    assert log.snapshot("T1") == second
    assert log.snapshot("T3") is None


@pytest.mark.parametrize(("upto", "found"), [(9, None), (10, 10), (19, 10), (20, 20), (10**12, 30)])
def test_a_snapshot_that_is_not_beyond_an_entry_is_found(log: Log, upto: int, found: int | None) -> None:
    keep(log, *(snapshot(sequence=sequence) for sequence in (10, 20, 30)))
    one = log.snapshot("T1", upto=upto)
    assert (one.sequence if one else None) == found


@pytest.mark.parametrize(("coup", "found"), [(0, None), (1, 10), (4, 10), (5, 20), (8, 20), (9, 30)])
def test_a_snapshot_from_before_a_coup_is_found(log: Log, coup: int, found: int | None) -> None:
    keep(log, *(snapshot(sequence=sequence, coups=coups) for sequence, coups in ((10, 0), (20, 4), (30, 8))))
    one = log.snapshot("T1", coup=coup)
    assert (one.sequence if one else None) == found


def test_both_limits_hold_together(log: Log) -> None:
    keep(log, *(snapshot(sequence=sequence, coups=sequence // 10) for sequence in (10, 20, 30)))
    one = log.snapshot("T1", upto=25, coup=2)
    assert one
    assert one.sequence == 10


def test_the_first_snapshot_of_an_entry_stays_and_every_byte_of_it(log: Log) -> None:
    bytes_of_all_kinds = bytes(range(256)) * 40
    first = snapshot(state=bytes_of_all_kinds)
    keep(log, first)
    keep(log, snapshot(state=b"another"))
    assert log.snapshot("T1") == first


def test_dropped_snapshots_are_gone_and_the_log_is_not(log: Log) -> None:
    write(log, append())
    keep(log, snapshot(), snapshot("T2"))
    log.drop_snapshots("T1")
    log.drop_snapshots("T9")
    assert log.snapshot("T1") is None
    assert log.snapshot("T2") is not None
    assert unbroken(log, "T1") == 1


def test_snapshots_and_entries_come_in_one_commit(log: Log) -> None:
    log.append([append()], [snapshot()])
    assert log.head("T1").sequence == 1
    assert log.snapshot("T1") == snapshot()


def test_editions_are_kept_once_and_never_exchanged(log: Log) -> None:
    assert log.edition("b 2") is None
    log.keep_edition("b 2", b"\x00\xffsecond")
    log.keep_edition("a 1", b"first")
    log.keep_edition("b 2", b"changed")
    assert log.edition("b 2") == b"\x00\xffsecond"
    assert log.editions() == ("a 1", "b 2")


def test_tapes_are_kept_once_and_never_exchanged(log: Log) -> None:
    assert log.tape("c0") is None
    log.keep_tape("c1", b"\x00sealed")
    log.keep_tape("c0", b"other")
    log.keep_tape("c1", b"changed")
    assert log.tape("c1") == b"\x00sealed"
    assert list(log.tapes()) == [("c0", b"other"), ("c1", b"\x00sealed")]


def test_people_are_named_renamed_and_forgotten_and_the_chain_stays(log: Log) -> None:
    write(log, append(events=("p-17 arrived",)))
    head = log.head("T1")
    log.name_person("p-17", "Ada O'Brien-Łukasiewicz 王")
    log.name_person("p-18", "")
    assert log.people() == {"p-17": "Ada O'Brien-Łukasiewicz 王", "p-18": ""}
    log.name_person("p-17", "Ada King")
    assert log.people()["p-17"] == "Ada King"
    log.forget_person("p-17")
    log.forget_person("p-99")
    assert log.people() == {"p-18": ""}
    assert log.head("T1") == head
    assert unbroken(log, "T1") == 1


def test_a_forgotten_name_is_nowhere_in_the_log(log: Log) -> None:
    write(log, append(events=("p-17 arrived",)))
    log.name_person("p-17", "Ada King")
    log.forget_person("p-17")
    assert not [entry for entry in log.entries("T1") if b"Ada" in entry.body]
    assert not log.people()


def test_remarks_are_read_in_the_order_made(log: Log) -> None:
    made = [Remark(5 - number, "kind", f"T{number}", f"says {number}\n桌") for number in range(5)]
    made.append(Remark(2**62, "", "", ""))
    for one in made:
        log.remark(one)
    assert log.remarks() == tuple(made)


def test_what_lies_beside_is_there_after_opening_again(database: Place) -> None:
    log = database.open()
    log.append([], [snapshot()])
    log.keep_edition("a 1", b"book")
    log.keep_tape("c0", b"sealed")
    log.name_person("p", "name")
    log.remark(Remark(1, "kind", "T1", "says"))
    again = database.open()
    assert again.snapshot("T1") == snapshot()
    assert (again.edition("a 1"), again.tape("c0"), again.people()) == (b"book", b"sealed", {"p": "name"})
    assert again.remarks() == (Remark(1, "kind", "T1", "says"),)


def test_an_empty_log_has_nothing_beside_it(log: Log) -> None:
    assert (log.editions(), log.people(), log.remarks(), list(log.tapes())) == ((), {}, (), [])
