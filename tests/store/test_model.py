"""The databases against the plainest log there is: whatever is done to both, both answer alike and end alike."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from croupier.store.log import Append, Log, Remark
from croupier.store.memory import MemoryLog
from croupier.store.opening import open_log
from croupier.store.packing import pack_some
from croupier.store.sql import SqlLog
from postgres import Postgres
from store.making import append, snapshot, unbroken

TABLES = ("T1", "T2", "é", "桌")
COMMANDS = tuple(f"c{number}" for number in range(8))
tables = st.sampled_from(TABLES)
commands = st.sampled_from(COMMANDS)
texts = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=6)
# how far from the head the writer believes the table to be; mostly it is right
beliefs = st.sampled_from((0, 0, 0, 0, 0, -1, 1, 7))
one = st.tuples(
    tables, commands, beliefs, st.lists(texts, min_size=1, max_size=3), st.sampled_from("ab"), st.sampled_from("xy")
)


class Alike(RuleBasedStateMachine):
    """`address` is of the database; two connections to it stand for two workers."""

    address: str

    def __init__(self) -> None:
        super().__init__()
        self.model = MemoryLog()
        self.workers: list[Log] = [open_log(self.fresh(), create=True)]
        self.workers.append(open_log(self.address))

    def fresh(self) -> str:
        raise NotImplementedError

    def teardown(self) -> None:
        for worker in self.workers:
            worker.close()

    @rule(worker=st.integers(0, 1), wanted=st.lists(one, max_size=5), snapshotted=st.none() | tables)
    def write(
        self, worker: int, wanted: list[tuple[str, str, int, list[str], str, str]], snapshotted: str | None
    ) -> None:
        believed = {table: self.model.head(table).sequence for table in TABLES}
        batch: list[Append] = []
        for table, command, belief, events, body, edition in wanted:
            batch.append(append(table, max(0, believed[table] + belief), command, events, body=body, edition=edition))
            believed[table] += len(events) if belief == 0 else 0
        snapshots = [snapshot(snapshotted, believed[snapshotted])] if snapshotted else []
        assert self.workers[worker].append(batch, snapshots) == self.model.append(batch, snapshots)

    @rule(worker=st.integers(0, 1), table=tables, after=st.integers(0, 12))
    def read(self, worker: int, table: str, after: int) -> None:
        log = self.workers[worker]
        assert list(log.entries(table, after)) == list(self.model.entries(table, after))
        assert list(log.acts(table, after)) == list(self.model.acts(table, after))

    @rule(worker=st.integers(0, 1), table=tables, command=commands)
    def find(self, worker: int, table: str, command: str) -> None:
        assert self.workers[worker].act(table, command) == self.model.act(table, command)

    @rule(worker=st.integers(0, 1), table=tables, upto=st.none() | st.integers(0, 12), drop=st.booleans())
    def look_at_snapshots(self, worker: int, table: str, upto: int | None, drop: bool) -> None:
        assert self.workers[worker].snapshot(table, upto=upto) == self.model.snapshot(table, upto=upto)
        if drop:
            self.workers[worker].drop_snapshots(table)
            self.model.drop_snapshots(table)

    @rule(worker=st.integers(0, 1), table=tables, upto=st.integers(0, 12), most=st.integers(1, 5))
    def pack(self, worker: int, table: str, upto: int, most: int) -> None:
        """Of which a log in memory knows nothing, and the others show nothing."""
        log = self.workers[worker]
        assert isinstance(log, SqlLog)
        pack_some(log, table, upto, most)
        assert log.outside() == 0

    @rule(worker=st.integers(0, 1), person=commands, name=texts, forget=st.booleans())
    def name(self, worker: int, person: str, name: str, forget: bool) -> None:
        for log in (self.workers[worker], self.model):
            if forget:
                log.forget_person(person)
            else:
                log.name_person(person, name)
        assert self.workers[worker].people() == self.model.people()

    @rule(worker=st.integers(0, 1), key=texts, content=st.binary(max_size=6))
    def keep(self, worker: int, key: str, content: bytes) -> None:
        for log in (self.workers[worker], self.model):
            log.keep_edition(key, content)
            log.keep_tape(key, content)
            log.remark(Remark(len(content), "kept", "", key))
        other = self.workers[1 - worker]
        assert (other.editions(), list(other.tapes())) == (self.model.editions(), list(self.model.tapes()))
        assert (other.edition(key), other.tape(key)) == (self.model.edition(key), self.model.tape(key))
        assert other.remarks() == self.model.remarks()

    @invariant()
    def ends_alike(self) -> None:
        for log in self.workers:
            assert log.tables() == self.model.tables()
            for table in self.model.tables():
                assert log.head(table) == self.model.head(table)
                unbroken(log, table)


@pytest.fixture
def folder() -> Iterator[Path]:
    place = Path(tempfile.mkdtemp())
    yield place
    shutil.rmtree(place)


SOAK = "CROUPIER_SOAK" in os.environ
SETTINGS = settings(
    max_examples=200 if SOAK else 8,
    stateful_step_count=40 if SOAK else 15,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=not SOAK,
    print_blob=True,
)


def test_sqlite_answers_like_memory(folder: Path) -> None:
    class Sqlite(Alike):
        def fresh(self) -> str:
            self.address = tempfile.mktemp(dir=folder)
            return self.address

    run_state_machine_as_test(Sqlite, settings=SETTINGS)


def test_postgresql_answers_like_memory(postgres: Postgres) -> None:
    class OfPostgres(Alike):
        def fresh(self) -> str:
            self.address = postgres.address()
            return self.address

    run_state_machine_as_test(OfPostgres, settings=SETTINGS)
