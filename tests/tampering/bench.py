"""A copy of the evening's database that can be tampered with again and again, and is put right after each time.

Rows are written past the program, with SQLite alone; they are read back by the program, from the file. Start at
`Bench.tampered`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from croupier.store.heads import SignedHead
from croupier.store.sqlite_reading import read_sqlite
from croupier.verify import Finding, verify_log
from croupier.verify.chains import follow_chain
from tampering.evening import Evening

Change = Callable[[sqlite3.Connection], object]


class EntryRow(NamedTuple):
    table: str
    sequence: int
    command: str
    body: str
    hash: bytes


class CommandRow(NamedTuple):
    table: str
    id: str
    first: int
    edition: str
    body: str


class Rows(NamedTuple):
    """One table's log as its rows; lists, to be changed."""

    entries: list[EntryRow]
    commands: list[CommandRow]

    def copy(self) -> Rows:
        return Rows(list(self.entries), list(self.commands))


class Bench:
    def __init__(self, evening: Evening, folder: Path) -> None:
        self.evening = evening
        self.path = folder / "copy.db"
        base = folder / "base.db"
        for target in (base, self.path):
            with closing(sqlite3.connect(evening.database)) as source, closing(sqlite3.connect(target)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")
        self._raw = sqlite3.connect(self.path, isolation_level=None)
        self._raw.execute("PRAGMA journal_mode = MEMORY")
        self._raw.execute("PRAGMA synchronous = OFF")
        self._raw.execute("ATTACH ? AS base", (str(base),))
        self.log = read_sqlite(self.path)
        self.heads: tuple[SignedHead, ...] = evening.keys.heads.heads()
        self.key = evening.keys.signer.public
        self.tables = self.log.tables()
        self.rows = {table: self._rows(table) for table in self.tables}

    def _rows(self, table: str) -> Rows:
        entries = self._raw.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY sequence", (table,))
        commands = self._raw.execute("SELECT * FROM commands WHERE table_id = ? ORDER BY first", (table,))
        return Rows([EntryRow(*row) for row in entries], [CommandRow(*row) for row in commands])

    @contextmanager
    def tampered(self, change: Callable[[sqlite3.Connection], object], *changes: str) -> Iterator[None]:
        """The database while it is changed; `changes` are the tables of it that are put right afterwards."""

        def put_right(raw: sqlite3.Connection) -> None:
            for name in changes or ("entries", "commands"):
                raw.execute(f"DELETE FROM main.{name}")
                raw.execute(f"INSERT INTO main.{name} SELECT * FROM base.{name}")

        with self._changed(change, put_right):
            yield

    @contextmanager
    def holding(self, tables: dict[str, Rows]) -> Iterator[None]:
        """The database with these logs instead of those tables' own."""
        own = {table: self.rows[table] for table in tables}
        with self._changed(lambda raw: _exchange(raw, tables), lambda raw: _exchange(raw, own)):
            yield

    @contextmanager
    def _changed(self, change: Change, put_right: Change) -> Iterator[None]:
        self._raw.execute("BEGIN")
        try:
            change(self._raw)
            self._raw.execute("COMMIT")
        except BaseException:
            self._raw.execute("ROLLBACK")
            raise
        try:
            yield
        finally:
            self._raw.execute("BEGIN")
            put_right(self._raw)
            self._raw.execute("COMMIT")

    # --- what is found ---------------------------------------------------------------------------

    def first_finding(self, *tables: str, heads: Sequence[SignedHead] | None = None) -> Finding | None:
        """The first thing that a verification with heads and key finds at these tables, or in the whole log."""
        told = verify_log(self.log, self.heads if heads is None else heads, key=self.key, tables=tables or None)
        with closing(told):  # type: ignore[type-var]  # it is a generator
            return next((one for one in told if isinstance(one, Finding)), None)

    def findings(self, *tables: str, heads: Sequence[SignedHead] | None = None, key: str | None = "") -> list[Finding]:
        """Everything that is found; with the house's key unless another, or none, is given."""
        given = self.heads if heads is None else heads
        told = verify_log(self.log, given, key=self.key if key == "" else key, tables=tables or None)
        return [one for one in told if isinstance(one, Finding)]

    def quickly(self, table: str) -> tuple[Finding, ...]:
        """What the quick check finds, which follows chains and meets heads and replays nothing."""
        return follow_chain(self.log, table, self.heads, self.key).findings

    def close(self) -> None:
        self.log.close()
        self._raw.close()


def _exchange(raw: sqlite3.Connection, tables: dict[str, Rows]) -> None:
    for table, rows in tables.items():
        raw.execute("DELETE FROM main.entries WHERE table_id = ?", (table,))
        raw.execute("DELETE FROM main.commands WHERE table_id = ?", (table,))
        raw.executemany("INSERT INTO main.entries VALUES (?, ?, ?, ?, ?)", rows.entries)
        raw.executemany("INSERT INTO main.commands VALUES (?, ?, ?, ?, ?)", rows.commands)
