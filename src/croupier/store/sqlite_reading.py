"""An SQLite log opened to be read and nothing else: evidence is not changed by looking at it.

No journal mode is set, no step of a migration is run, nothing can be appended. Start at `read_sqlite`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from croupier.store.floor_heads import FloorHead
from croupier.store.house import HouseEnd, HouseEntry
from croupier.store.log import Append, AppendAnswer, LogError, Snapshot
from croupier.store.migrate import revision_of
from croupier.store.news import Newsroom
from croupier.store.schema import FIRST, HOUSE_LOG, REVISION
from croupier.store.sql import SqlLog
from croupier.store.sqlite import SqliteLog, refuse_others

T = TypeVar("T")


def read_sqlite(path: Path) -> SqliteReader:
    if not path.exists():
        raise LogError(f"there is no log at {path}")
    if path.is_dir():
        raise LogError(f"{path} is a folder: name a file in it")
    refuse_others(path)
    log = SqliteReader(path)
    try:
        log.prepare(create=False)
    except BaseException:
        log.close()
        raise
    return log


class SqliteReader(SqliteLog):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._revision = REVISION
        engine = create_engine(
            "sqlite://", creator=lambda: _connect(path), poolclass=QueuePool, pool_size=4, max_overflow=24
        )

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        SqlLog.__init__(self, engine, engine)
        self._newsroom = Newsroom()

    def prepare(self, *, create: bool) -> None:
        try:
            with self._reading.connect() as connection:
                found = revision_of(connection)
        except SQLAlchemyError as error:
            raise self._explain(error) from error
        if found is None:
            raise LogError(f"{self.path} is empty: nothing was ever logged there")
        self._revision = found
        if found < FIRST:
            raise LogError(f"{self.path} has log version {found}, which never was: run `croupier log upgrade` on it")
        if found > REVISION:  # an older one has all the tables of the log, if not all that is kept beside it
            raise LogError(
                f"{self.path} has log version {found} and this Croupier knows {REVISION}: open it with a newer Croupier"
            )

    @property
    def _has_house(self) -> bool:
        """Whether it was made, or brought up to date, since there is a house log."""
        return self._revision >= HOUSE_LOG

    def house_log(self, after: int = 0) -> Iterator[HouseEntry]:
        return super().house_log(after) if self._has_house else iter(())

    def house_end(self) -> HouseEnd:
        return super().house_end() if self._has_house else HouseEnd()

    def accounts(self) -> dict[str, tuple[str, bool, str]]:
        return super().accounts() if self._has_house else {}

    def table_cards(self) -> dict[str, str]:
        return super().table_cards() if self._has_house else {}

    def floor_heads(self, after: int = 0) -> Iterator[FloorHead | int]:
        return super().floor_heads(after) if self._has_house else iter(())

    def newest_floor_head(self) -> FloorHead | None:
        return super().newest_floor_head() if self._has_house else None

    def fact(self, name: str) -> str | None:
        return super().fact(name) if self._has_house else None

    def facts(self) -> dict[str, str]:
        return super().facts() if self._has_house else {}

    def append(self, batch: Sequence[Append], snapshots: Sequence[Snapshot] = ()) -> list[AppendAnswer]:
        raise LogError(f"{self.path} was opened to be read")

    def _write(self, write: Callable[[Connection], T]) -> T:
        raise LogError(f"{self.path} was opened to be read")


def _connect(path: Path) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=ro"
    try:
        return _prepared(address)
    except sqlite3.OperationalError:
        if path.with_name(f"{path.name}-wal").exists():
            raise
        return _prepared(f"{address}&immutable=1")  # in a folder that nobody may write, and nobody does


def _prepared(address: str) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True, check_same_thread=False, isolation_level=None, timeout=10)
    connection.execute("PRAGMA query_only = ON")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return connection
