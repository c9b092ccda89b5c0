"""An SQLite log opened to be read: no journal mode is set, and a folder that nobody may write is enough.

Start at `read_sqlite`.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from croupier.store.log import LogError
from croupier.store.migrate import revision_of
from croupier.store.news import Newsroom
from croupier.store.reading import ReadOnlyLog, prepared
from croupier.store.sql import SqlLog
from croupier.store.sqlite import SqliteLog, refuse_others


def read_sqlite(path: Path) -> SqliteReader:
    if not path.exists():
        raise LogError(f"there is no log at {path}")
    if path.is_dir():
        raise LogError(f"{path} is a folder: name a file in it")
    refuse_others(path)
    return prepared(SqliteReader(path))


class SqliteReader(ReadOnlyLog, SqliteLog):
    def __init__(self, path: Path) -> None:
        self.path = path
        engine = create_engine(
            "sqlite://", creator=lambda: _connect(path), poolclass=QueuePool, pool_size=4, max_overflow=24
        )

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        SqlLog.__init__(self, engine, engine)
        self._newsroom = Newsroom()

    @property
    def name(self) -> str:
        return str(self.path)

    def prepare(self, *, create: bool) -> None:
        try:
            with self._reading.connect() as connection:
                found = revision_of(connection)
        except SQLAlchemyError as error:
            raise self._explain(error) from error
        self.accept(found)


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
