"""Packed shoes: whatever was asked of rows is asked of packs, and answered alike.

Each test writes the same into a log that is packed and into one that is not.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Table, delete, insert, select, update

from croupier.store import schema as s
from croupier.store import sql_packs
from croupier.store.copying import back_up
from croupier.store.log import Append, Appended, Conflict, LogError, OtherBody
from croupier.store.memory import MemoryLog
from croupier.store.opening import open_log
from croupier.store.packed_ids import SIZES, buckets_of, listed, places_in
from croupier.store.packing import pack_some
from croupier.store.sql import SqlLog
from croupier.store.squeezing import Squeezer
from croupier.verify.chains import follow_chain
from store.conftest import Place
from store.making import append, unbroken


def opened(place: Place) -> SqlLog:
    log = place.open()
    assert isinstance(log, SqlLog)
    return log


def filled(log: SqlLog, acts: int = 30, table: str = "T1") -> MemoryLog:
    """So many acts of one to three entries each, in this log and in one that is never packed."""
    plain = MemoryLog()
    batch = _appends(acts, table)
    assert log.append(batch) == plain.append(batch)
    return plain


def _appends(acts: int, table: str) -> list[Append]:
    made: list[Append] = []
    at = 0
    for number in range(acts):
        events = [f'{{"event":"é-{number}-{place}"}}' for place in range(number % 3 + 1)]
        events[0] = "" if number % 7 == 0 else events[0]
        made.append(append(table, at, f"c{number}", events, body=f"do {number}", edition="a" if number < 20 else "b"))
        at += len(events)
    return made


def packed(log: SqlLog, upto: int, most: int = 10, table: str = "T1") -> list[int]:
    """Everything up to an entry, in packs of so many; where each of them ends."""
    ends: list[int] = []
    while done := pack_some(log, table, upto, most):
        ends.append(done.last)
    return ends


def alike(log: SqlLog, plain: MemoryLog, table: str = "T1") -> None:
    end = plain.head(table).sequence
    assert log.head(table) == plain.head(table)
    assert table in log.tables()
    assert (log.commands(table), log.outside()) == (plain.commands(table), 0)
    assert unbroken(log, table) == end
    for after in (0, 1, 2, 12, 13, 14, end // 2, end - 1, end):
        assert list(log.acts(table, after)) == list(plain.acts(table, after))
        assert list(log.entries(table, after)) == list(plain.entries(table, after))
        bodies = [(entry.sequence, entry.body) for entry in plain.entries(table, after)]
        assert list(log.bodies(table, after)) == bodies
        assert list(log.bodies(table, after, end - 4)) == [one for one in bodies if one[0] <= end - 4]
    assert list(log.bodies(table, words=["-1", 'event":"é-2-'])) == [
        (entry.sequence, entry.body)
        for entry in plain.entries(table)
        if b"-1" in entry.body or b'event":"\xc3\xa9-2-' in entry.body
    ]
    for act in list(plain.acts(table))[::5]:
        known = act.last.sequence
        assert log.acts_since({table: known}).get(table, []) == list(plain.acts(table, known))
        assert log.act(table, act.command) == act
    assert log.act(table, "nobody's") is None


def test_packs_read_as_rows_did(database: Place) -> None:
    log = opened(database)
    plain = filled(log)
    end = plain.head("T1").sequence
    for upto in (1, 17, end):
        packed(log, upto)
        alike(log, plain)
    alike(opened(database), plain)
    last = plain.act("T1", "c29")
    assert last is not None
    assert len(rows_of(log, s.entries)) == len(last.entries)
    assert len(rows_of(log, s.packs)) > 3


def rows_of(log: SqlLog, table: Table) -> list[Any]:
    return log.reads(lambda connection: list(connection.execute(select(table))))


def test_it_goes_on_after_packs(database: Place) -> None:
    log = opened(database)
    plain = filled(log)
    packed(log, 40)
    for _ in range(2):
        one = append("T1", plain.head("T1").sequence, f"more {plain.head('T1').sequence}", ("on", "and on"))
        assert log.append([one]) == plain.append([one])
    filled(log, table="T0")
    packed(log, 99)
    alike(log, plain)


@pytest.mark.parametrize("remembers", [True, False], ids=["remembered-head", "no-remembered-head"])
def test_a_packed_command_is_answered_as_before(database: Place, remembers: bool) -> None:
    """Its row and its unique key are gone; whoever sends it again still gets its answer, and nothing is written."""
    log = opened(database)
    plain = filled(log)
    packed(log, 50)
    if not remembers:
        log = opened(database)
    end = plain.head("T1").sequence
    for sent in (
        append("T1", end, "c3", ["other"], body="do 3", edition="a"),
        append("T1", 3, "c4", ["x"], body="do 4"),
    ):
        assert log.append([sent]) == plain.append([sent])
        assert isinstance(plain.append([sent])[0], Appended)
    other = append("T1", end, "c5", ["other"], body="do 6")
    assert log.append([other]) == plain.append([other]) == [OtherBody("T1", "c5")]
    group = [append("T1", end, "new", ["1"]), append("T1", end + 1, "c6", ["2"], body="do 6"),
             append("T1", end + 1, "late", ["3"]), append("T1", end, "lost", ["4"])]  # fmt: skip
    answers = log.append(group)
    assert answers == plain.append(group)
    assert isinstance(answers[-1], Conflict)
    alike(log, plain)


def test_the_same_id_at_another_table_is_another_command(database: Place) -> None:
    log = opened(database)
    filled(log)
    packed(log, 50)
    plain = filled(log, table="T2")
    assert list(log.acts("T2")) == list(plain.acts("T2"))


def test_many_ids_fill_buckets_of_several_ages() -> None:
    ids = [(f"{number:x}-{number * 7919:x}", number + 1) for number in range(40_000)]
    kept: dict[int, bytes] = {}
    for begin in range(0, len(ids), 1_000):
        for bucket, records in listed(begin, ids[begin : begin + 1_000]).items():
            kept[bucket] = kept.get(bucket, b"") + records
    assert {next(size for size in reversed(SIZES) if bucket >= size) for bucket in kept} == set(SIZES[:3])
    for id, first in ids[::97]:
        assert first in [place for one in buckets_of(id) for place in places_in(id, kept.get(one, b""))]
    strangers = [
        places_in(f"nobody {number}", kept.get(one, b""))
        for number in range(2_000)
        for one in buckets_of(f"nobody {number}")
    ]
    assert sum(map(len, strangers)) < 20, "a mark of 24 bits is met by chance about once in 50,000 times here"


@pytest.mark.parametrize("at", ["delete_entries", "insert_pack", "list_ids", "commit"])
def test_a_death_while_packing_leaves_the_rows(database: Place, monkeypatch: pytest.MonkeyPatch, at: str) -> None:
    log = opened(database)
    plain = filled(log)

    class Died(Exception):
        pass

    def die(*_: Any, **__: Any) -> None:
        raise Died

    with monkeypatch.context() as patched:
        if at == "delete_entries":
            patched.setattr(sql_packs, "delete", die)
        elif at == "insert_pack":
            patched.setattr(sql_packs, "insert", die)
        elif at == "list_ids":
            patched.setattr(type(log), "_list_ids", die)
        else:
            real = type(log).put_pack

            def put(*words: Any) -> None:
                real(*words)
                raise Died

            patched.setattr(type(log), "put_pack", put)
        with pytest.raises(Died):
            pack_some(log, "T1", 40, 10)
    assert not rows_of(log, s.packs)
    assert not rows_of(log, s.packed_ids)
    alike(log, plain)
    packed(log, 40)
    alike(log, plain)


def test_two_who_pack_the_same_do_it_once(database: Place) -> None:
    log, other = opened(database), opened(database)
    plain = filled(log)
    real = other.writes

    def late(write: Any) -> Any:
        other.writes = real  # type: ignore[method-assign]
        assert pack_some(log, "T1", 40, 10)
        return real(write)

    other.writes = late  # type: ignore[method-assign]
    assert pack_some(other, "T1", 40, 12) is None
    alike(other, plain)
    packed(other, 40)
    alike(other, plain)


def test_a_reader_in_the_middle_reads_on_while_it_is_packed(database: Place) -> None:
    log, other = opened(database), opened(database)
    plain = filled(log)
    packed(log, 9, 4)
    reading, read = log.acts("T1"), []
    for place, act in enumerate(reading):
        read.append(act)
        if place in (1, 4, 9):
            packed(other, 15 + 3 * place, 4)
    assert read == list(plain.acts("T1"))


def test_a_command_sent_again_while_it_is_packed_is_not_written_twice(database: Place) -> None:
    """Between the judgement and the insert its row becomes a pack: no unique key is there to object."""
    log, other = opened(database), opened(database)
    plain = filled(log)
    end = plain.head("T1").sequence
    sent = append("T1", end, "c3", ["other"], body="do 3", edition="a")
    assert isinstance(log._heads["T1"].sequence, int)
    packed(other, 40)
    assert log.append([sent]) == plain.append([sent])
    alike(log, plain)


def test_broken_rows_are_not_packed(database: Place) -> None:
    log = opened(database)
    filled(log)
    log.writes(lambda one: one.execute(update(s.entries).where(s.entries.c.sequence == 9).values(body="altered")))
    with pytest.raises(LogError, match="nothing of table T1 is packed: entry 9 of table T1 does not have the hash"):
        packed(log, 40, 20)
    assert not rows_of(log, s.packs)


def test_a_log_is_copied_out_of_packs(database: Place, tmp_path: Path) -> None:
    log = opened(database)
    plain = filled(log)
    packed(log, 40)
    heads = back_up(log, tmp_path / "copy.db")
    assert heads == (plain.head("T1"),)
    with closing(open_log(tmp_path / "copy.db", reading=True)) as copy:
        alike(copy, plain)


def test_shrinking_keeps_everything(database: Place) -> None:
    log = opened(database)
    plain = filled(log, 40)
    packed(log, 60)
    log.shrink()
    alike(log, plain)


# --- altered packs -------------------------------------------------------------------------------


def altered_content(pack: Any) -> dict[str, Any]:
    content = bytearray(pack.content)
    content[len(content) // 2] ^= 1
    return {"content": bytes(content)}


def rewritten(log: SqlLog, pack: Any) -> dict[str, Any]:
    """Another content, squeezed as it should be."""
    content = log.reads(lambda one: one.execute(select(s.dictionaries.c.content)).scalar())
    assert content is not None
    squeezer = Squeezer(Squeezer().unsqueezed(bytes(content)))
    said = squeezer.unsqueezed(bytes(pack.content))
    assert b"do 4" in said
    return {"content": squeezer.squeezed(said.replace(b"do 4", b"do 5"))}


CHANGES: dict[str, Callable[[SqlLog, Any], dict[str, Any]]] = {
    "a bit of the content": lambda log, pack: altered_content(pack),
    "the content": rewritten,
    "what it follows": lambda log, pack: {"before": bytes(32)},
    "how it ends": lambda log, pack: {"hash": bytes(32)},
    "where it begins": lambda log, pack: {"first": pack.first + 1},
    "the dictionary": lambda log, pack: {"dictionary": bytes(32)},
    "cut off": lambda log, pack: {"content": bytes(pack.content)[:-9]},
    "made longer": lambda log, pack: {"content": bytes(pack.content) + b"x"},
    "nothing": lambda log, pack: {"content": b""},
}


@pytest.mark.parametrize("how", CHANGES)
def test_an_altered_pack_is_found_and_named(database: Place, how: str) -> None:
    log = opened(database)
    filled(log)
    packed(log, 50, 12)
    pack = rows_of(log, s.packs)[0]
    change = CHANGES[how](log, pack)
    log.writes(lambda one: one.execute(update(s.packs).where(s.packs.c.last == pack.last).values(**change)))
    fresh = opened(database)
    (found,) = follow_chain(fresh, "T1", ()).findings
    assert found.kind == "chain-broken"
    assert f"to {pack.last}" in found.sentence()
    with pytest.raises(LogError, match=f"the pack of entries {change.get('first', 1)} to {pack.last}"):
        list(fresh.acts("T1"))


def test_a_missing_pack_is_found(database: Place) -> None:
    log = opened(database)
    filled(log)
    packed(log, 50, 12)
    first, second, *_ = rows_of(log, s.packs)
    log.writes(lambda one: one.execute(delete(s.packs).where(s.packs.c.last == second.last)))
    (found,) = follow_chain(log, "T1", ()).findings
    assert (found.kind, found.sequence) == ("chain-broken", first.last + 1)
    assert log.outside()


def _drop_id(bucket: Any) -> dict[str, Any]:
    return {"ids": bytes(bucket.ids)[8:]}


STRAYS: dict[str, Callable[[Connection, Any, Any], Any]] = {
    "a row before the end of packs": lambda one, pack, bucket: one.execute(
        insert(s.entries), {"table_id": "T1", "sequence": 3, "command_id": "x", "body": "x", "hash": bytes(32)}
    ),
    "a command before the end of packs": lambda one, pack, bucket: one.execute(
        insert(s.commands), {"table_id": "T1", "id": "x", "first": 3, "edition": "x", "body": "x"}
    ),
    "a pack within a pack": lambda one, pack, bucket: one.execute(
        insert(s.packs), dict(pack._mapping) | {"last": pack.last - 1, "first": 2}
    ),
    "an id less": lambda one, pack, bucket: one.execute(
        update(s.packed_ids).where(s.packed_ids.c.bucket == bucket.bucket).values(ids=bytes(bucket.ids)[8:])
    ),
    "an id elsewhere": lambda one, pack, bucket: one.execute(
        update(s.packed_ids)
        .where(s.packed_ids.c.bucket == bucket.bucket)
        .values(ids=bytes(bucket.ids)[:-1] + bytes([bucket.ids[-1] ^ 1]))
    ),
    "an id more": lambda one, pack, bucket: one.execute(
        update(s.packed_ids).where(s.packed_ids.c.bucket == bucket.bucket).values(ids=bytes(bucket.ids) + bytes(8))
    ),
    "ids of no table": lambda one, pack, bucket: one.execute(
        insert(s.packed_ids), {"table_id": "T9", "bucket": 16, "ids": bytes(8)}
    ),
    "packs without a table": lambda one, pack, bucket: one.execute(delete(s.entries)),
}


@pytest.mark.parametrize("what", STRAYS)
def test_what_nobody_wrote_is_counted(database: Place, what: str) -> None:
    log = opened(database)
    filled(log)
    packed(log, 40, 12)
    assert not log.outside()
    pack, bucket = rows_of(log, s.packs)[0], rows_of(log, s.packed_ids)[0]
    log.writes(lambda one: STRAYS[what](one, pack, bucket))
    assert log.outside()


def test_a_process_killed_while_it_packs_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    with closing(open_log(file, create=True)) as log:
        plain = filled(log, 120)
        before = 0
        for seconds in (0.01, 0.04):
            command = [sys.executable, str(Path(__file__).with_name("packing_child.py")), str(file)]
            with subprocess.Popen(command, stdout=subprocess.PIPE) as child:
                assert child.stdout is not None
                child.stdout.readline()
                time.sleep(seconds)
                child.kill()
            alike(log, plain)
            assert log.packed_upto("T1") >= before
            before = log.packed_upto("T1")
        packed(log, 2**40, 50)
        alike(log, plain)
