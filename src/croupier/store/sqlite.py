"""A log in an SQLite file: the embedded default. Every commit is on the disk before anyone hears of it.

It refuses a file that is another program's, one made by a newer Croupier, and one on a network mount, whose locks
cannot be trusted. Start at `open_sqlite`.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects.sqlite import insert as insert_or
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from croupier.store import schema as s
from croupier.store.leases import OnlyWorker
from croupier.store.log import LogError, Unavailable
from croupier.store.migrate import migrate
from croupier.store.mounts import network_mount
from croupier.store.news import LocalNews, Newsroom
from croupier.store.sql import SqlLog

APPLICATION_ID: Final = 0x43524F55  # "CROU", in the file's header
_WAIT_MS: Final = 10_000  # for another process that writes

_TROUBLE: Final = {  # the primary result code, and what it means for people
    sqlite3.SQLITE_FULL: "the disk is full: make room, then send the command again",
    sqlite3.SQLITE_IOERR: "the disk reports an error: check it, then send the command again",
    sqlite3.SQLITE_READONLY: "it may only be read: check the rights of the file and its folder",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened: check that its folder exists and may be written",
    sqlite3.SQLITE_BUSY: "another program holds it: try again when that has ended",
    sqlite3.SQLITE_LOCKED: "another program holds it: try again when that has ended",
    sqlite3.SQLITE_CORRUPT: "the file is damaged: restore a backup, or export what can still be read",
    sqlite3.SQLITE_NOTADB: "it is not an SQLite database",
    sqlite3.SQLITE_PERM: "you have no right to it",
    sqlite3.SQLITE_AUTH: "you have no right to it",
}
_ANOTHERS: Final = "is another program's database: name another file"
_MOVED: Final = "was moved, deleted or replaced while the floor had it open: put it back, or stop the floor first"
_DISK: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def open_sqlite(path: Path | str, *, create: bool = True) -> SqliteLog:
    """The log in this file; made if it is not there."""
    file = Path(path)
    try:
        _look_at(file, create=create)
    except (OSError, ValueError) as error:  # a ValueError is a path that no system could have
        why = getattr(error, "strerror", None) or error
        raise LogError(f"{ascii(str(path))[:200]} cannot be opened: {why}") from None
    made = create and _made(file)
    log = SqliteLog(file)
    try:
        log.prepare(create=create)
    except BaseException:
        log.close()
        if made and not file.stat().st_size:
            file.unlink()
        raise
    return log


def _made(file: Path) -> bool:
    """Make a file that is its owner's alone, before SQLite makes one that everybody may read."""
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError:  # it is there, or cannot be made: SQLite says why
        return False
    return True


def _look_at(file: Path, *, create: bool) -> None:
    kind = network_mount(file)
    if kind is not None:
        raise LogError(
            f"{file} lies on a network mount ({kind}), where SQLite's locks cannot be trusted:"
            " put it on a local disk, or use PostgreSQL"
        )
    if not create and not file.exists():
        raise LogError(f"there is no log at {file}")
    if file.is_dir():
        raise LogError(f"{file} is a folder: name a file in it")
    if not create and not file.stat().st_size:
        raise LogError(f"{file} is empty: nothing was ever logged there")
    refuse_others(file)


def refuse_others(file: Path) -> None:
    """Look at the header before SQLite does, which would change another program's file by opening it our way."""
    try:
        with file.open("rb") as opened:
            header = opened.read(100)
    except FileNotFoundError:
        return
    except OSError as error:
        raise LogError(f"{file} cannot be read: {error.strerror}") from error
    if header and not header.startswith(b"SQLite format 3\0"):
        raise LogError(f"{file}: {_TROUBLE[sqlite3.SQLITE_NOTADB]}")
    pages, mark = int.from_bytes(header[28:32], "big"), int.from_bytes(header[68:72], "big")
    if pages > 1 and mark != APPLICATION_ID:  # a first page alone may be ours, with the rest still in its -wal
        raise LogError(f"{file} {_ANOTHERS}")


class SqliteLog(SqlLog):
    has_other_workers = False  # a floor owns its file: see owner.py

    def __init__(self, path: Path) -> None:
        self.path = path
        opened = _OpenedFile(path)
        super().__init__(_engine(opened, writing=True), _engine(opened, writing=False))
        self._newsroom = Newsroom()

    def prepare(self, *, create: bool) -> None:
        """Make the tables in an empty file, or bring an older one up to date; refuse any other."""
        try:
            with self._writing.begin() as connection:
                mark = connection.exec_driver_sql("PRAGMA application_id").scalar_one()
                empty = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one() == 0
                if empty and not create:
                    raise LogError(f"{self.path} is empty: nothing was ever logged there")
                if mark != APPLICATION_ID and not empty:
                    raise LogError(f"{self.path} {_ANOTHERS}")
                if empty:
                    connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")
                migrate(connection, str(self.path))
        except SQLAlchemyError as error:
            raise self._explain(error) from error

    def _explain(self, error: SQLAlchemyError) -> LogError:
        cause = error.__cause__ or error
        code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
        says = f"{self.path}: {_TROUBLE.get(code, str(cause))}"
        return Unavailable(says) if code in _DISK else LogError(says)

    def _written(self, tables: set[str]) -> None:
        self._newsroom.tell(tables)

    def _once(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        connection.execute(insert_or(table).on_conflict_do_nothing(), row)

    def put(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        instead = insert_or(table).values(row).on_conflict_do_update(index_elements=list(table.primary_key), set_=row)
        connection.execute(instead)

    def _ids_in(self, connection: Connection, asked: Sequence[tuple[str, int]]) -> Sequence[Any]:
        keys = ", ".join(["(?, ?)"] * len(asked))
        wanted = (  # CROSS JOIN: what is asked for comes first, each is found by its key
            f"WITH asked (of, number) AS (VALUES {keys}) SELECT table_id, bucket, ids"
            " FROM asked CROSS JOIN packed_ids ON table_id = of AND bucket = number"
        )
        return connection.exec_driver_sql(wanted, tuple(chain.from_iterable(asked))).all()

    def _list_ids(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        wanted = insert_or(s.packed_ids)
        instead = wanted.on_conflict_do_update(
            index_elements=list(s.packed_ids.primary_key), set_={"ids": wanted.excluded.ids}
        )
        connection.execute(instead, rows)

    def spare(self) -> int:
        def ask(connection: Connection) -> int:
            pages = ("freelist_count", "page_size")
            free, size = (int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()) for name in pages)
            return free * size

        return self.reads(ask)

    def shrink(self) -> None:
        self._awake()
        with self._alone_here():
            try:
                with self._writing.connect() as connection:
                    raw: Any = connection.connection.driver_connection
                    raw.execute("VACUUM")
                    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.Error as error:
                failed = SQLAlchemyError(str(error))
                failed.__cause__ = error
                raise self._explain(failed) from error

    def listen(self) -> LocalNews:
        return self._newsroom.listen()

    def listen_to_others(self) -> LocalNews:
        return Newsroom().listen()  # there is nobody else: a floor on a file has one worker

    def leases(self) -> OnlyWorker:
        return OnlyWorker()


class _OpenedFile:
    """The file and its write-ahead log as they were when they were opened, and whether they still lie there.

    SQLite goes on writing into a file that was moved away or deleted. Whoever is answered then is answered for nothing:
    the next start finds another file, or none.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self._beside = f"{self.path}-wal"
        self._known: dict[str, tuple[int, int]] = {}

    def begin(self) -> None:
        """The one who writes has opened it, by whatever write-ahead log lies there from now on."""
        self._known.pop(self._beside, None)

    def expect(self) -> None:
        """An Unavailable where it is gone, or another lies in its place; it goes on when it is put back."""
        for name in (str(self.path), self._beside):
            here = _identity(name)
            if here is not None:
                self._known.setdefault(name, here)
            if here != self._known.get(name):
                raise Unavailable(f"{name} {_MOVED}")


def _identity(name: str) -> tuple[int, int] | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _engine(opened: _OpenedFile, *, writing: bool) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(opened.path)),
        poolclass=QueuePool,
        pool_size=1 if writing else 8,
        max_overflow=0 if writing else 24,
        connect_args={"timeout": _WAIT_MS / 1000, "check_same_thread": False},
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        cursor = connection.cursor()
        if writing:
            opened.begin()
            cursor.execute("PRAGMA page_size = 8192")  # for a new file: a quarter smaller than with 4096
            cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")  # NORMAL may lose a committed transaction when power fails
        cursor.execute(f"PRAGMA busy_timeout = {_WAIT_MS}")
        cursor.execute("PRAGMA trusted_schema = OFF")
        if not writing:
            cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        opened.expect()
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def size_on_disk(path: Path) -> int:
    """What the file and its write-ahead log take."""
    return sum(one.stat().st_size for one in (path, path.with_name(f"{path.name}-wal")) if one.exists())
