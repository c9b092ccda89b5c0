"""The writer: whatever waits shares a commit, everyone is answered when it is durable, and errors reach everyone."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

import pytest
from sqlalchemy import event

from croupier.store.log import Append, AppendAnswer, Appended, Conflict, LogError, Snapshot, Unavailable
from croupier.store.memory import MemoryLog
from croupier.store.sql import SqlLog
from croupier.store.sqlite import open_sqlite
from croupier.store.writer import MOST_TOGETHER, Writer
from store.conftest import Place
from store.making import append, snapshot, unbroken

LONG = 60.0


class SlowLog(MemoryLog):
    """Holds the first group back until it is let go, so that the rest gathers behind it; some groups fail."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()
        self.begun = threading.Event()
        self.groups: list[int] = []
        self.fails: BaseException | None = None

    def append(self, batch: object, snapshots: object = ()) -> list[AppendAnswer]:
        assert isinstance(batch, list)
        assert isinstance(snapshots, list)
        self.groups.append(len(batch))
        self.begun.set()
        assert self.go.wait(LONG)
        if self.fails is not None:
            raise self.fails
        return super().append(batch, snapshots)


def test_many_tables_share_a_commit(database: Place) -> None:
    log = database.open()
    assert isinstance(log, SqlLog)
    commits: list[object] = []
    event.listen(log._writing, "commit", commits.append)
    writer = Writer(log)

    def play(table: str) -> None:
        for place in range(15):
            answer = writer.submit(append(table, place, f"c{place}")).result(LONG)
            assert isinstance(answer, Appended)
            assert answer.act.last.sequence == place + 1

    tables = [f"T{number}" for number in range(16)]
    with ThreadPoolExecutor(len(tables)) as pool:
        list(pool.map(play, tables))
    writer.close()
    assert 0 < len(commits) < len(tables) * 15 / 2
    assert {unbroken(log, table) for table in tables} == {15}


def test_what_gathers_while_one_group_is_written_is_the_next_group() -> None:
    log = SlowLog()
    writer = Writer(log)
    futures = [writer.submit(append("T0"))]
    log.begun.wait(LONG)
    futures += [writer.submit(append(f"T{number}")) for number in range(1, 40)]
    log.go.set()
    wait(futures, LONG)
    writer.close()
    assert log.groups == [1, 39]


def test_a_group_has_an_upper_size() -> None:
    log = SlowLog()
    writer = Writer(log)
    futures = [writer.submit(append("first"))]
    log.begun.wait(LONG)
    futures += [writer.submit(append(f"T{number}")) for number in range(MOST_TOGETHER + 5)]
    log.go.set()
    writer.close()
    assert log.groups == [1, MOST_TOGETHER, 5]
    assert all(isinstance(future.result(0), Appended) for future in futures)


@pytest.mark.parametrize("error", [Unavailable("it is gone"), LogError("full"), RuntimeError("odd"), MemoryError()])
def test_an_error_reaches_everyone_who_waits_and_the_writer_goes_on(error: BaseException) -> None:
    log = SlowLog()
    log.fails = error
    writer = Writer(log)
    futures = [writer.submit(append(f"T{number}")) for number in range(10)]
    log.go.set()
    assert [future.exception(LONG) for future in futures] == [error] * 10
    log.fails = None
    assert isinstance(writer.submit(append("T1")).result(LONG), Appended)
    writer.close()


def test_each_of_a_group_gets_its_own_answer() -> None:
    log = SlowLog()
    writer = Writer(log)
    first = writer.submit(append("T1", 0, "c1"))
    second = writer.submit(append("T1", 0, "c2"))
    third = writer.submit(append("T1", 1, "c3"))
    log.go.set()
    assert isinstance(first.result(LONG), Appended)
    assert second.result(LONG) == Conflict("T1", 0, 1)
    assert isinstance(third.result(LONG), Appended)
    writer.close()


def test_closing_writes_what_waits_and_then_nothing_more() -> None:
    log = SlowLog()
    writer = Writer(log)
    futures = [writer.submit(append(f"T{number}")) for number in range(20)]
    writer.keep(snapshot("T1"))
    log.go.set()
    writer.close()
    assert all(isinstance(future.result(0), Appended) for future in futures)
    assert log.snapshot("T1") == snapshot("T1")
    with pytest.raises(LogError, match="the log is closed"):
        writer.submit(append("T99"))
    writer.close()


def test_a_snapshot_is_written_even_if_nothing_else_is(tmp_path: Path) -> None:
    log = open_sqlite(tmp_path / "log.db")
    writer = Writer(log)
    writer.keep(snapshot("T1"))
    writer.close()
    assert log.snapshot("T1") == snapshot("T1")
    log.close()


def test_a_snapshot_that_cannot_be_written_does_not_stop_the_writer() -> None:
    class NoSnapshots(MemoryLog):
        def append(self, batch: object, snapshots: object = ()) -> list[AppendAnswer]:
            assert isinstance(batch, list)
            if snapshots:
                raise LogError("no room")
            return super().append(batch)

    writer = Writer(NoSnapshots())
    writer.keep(Snapshot("T1", 1, b"", "", 0, 0, b"", b""))
    for _ in range(100):  # the snapshot may still be on its way, and takes whatever is with it down
        try:
            assert isinstance(writer.submit(append()).result(LONG), Appended)
            break
        except LogError:
            continue
    writer.close()


def test_whoever_gives_up_before_it_is_written_does_not_stop_the_others() -> None:
    log = SlowLog()
    writer = Writer(log)
    held = writer.submit(append("T0"))
    log.begun.wait(LONG)
    given_up, other = writer.submit(append("T1")), writer.submit(append("T2"))
    assert given_up.cancel()
    assert not held.cancel()  # it is on its way to the disk
    log.go.set()
    assert isinstance(held.result(LONG), Appended)
    assert isinstance(other.result(LONG), Appended)
    writer.close()
    assert log.tables() == ("T0", "T2")


def test_what_cannot_be_kept_is_refused_before_it_joins_a_group() -> None:
    log = SlowLog()
    writer = Writer(log)
    good: Future[AppendAnswer] = writer.submit(append("T1"))
    for bad in (append("T\0"), append("T2", events=()), Append("T2", 0, "c", "e", b"\xff", (b"x",))):
        with pytest.raises(LogError):
            writer.submit(bad)
    log.go.set()
    assert isinstance(good.result(LONG), Appended)
    writer.close()
