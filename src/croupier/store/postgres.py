"""A log in PostgreSQL, for a floor with several workers: unique keys decide races, NOTIFY carries the news.

Everything lives in one schema. When the server goes away, writing tries again for a while; whether an interrupted
commit took effect is found out by the command's id. Start at `open_postgres`.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Iterable, Iterator
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Engine, Table, create_engine, inspect, make_url, text
from sqlalchemy.dialects.postgresql import insert as insert_or
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from croupier.store.log import LogError, Unavailable
from croupier.store.migrate import migrate
from croupier.store.sql import SqlLog

SCHEMA: Final = "croupier"
_MIGRATING: Final = 0x43524F55  # the advisory lock under which one worker makes the tables
_TRIES: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)  # seconds between tries when the server went away
_CONNECTING: Final = 5  # seconds
_SHED: Final = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)  # to be tried again
_MOST_NEWS: Final = 7_000  # a notification holds fewer than 8,000 bytes

logging.getLogger("sqlalchemy").addHandler(logging.NullHandler())  # an outage is told as a LogError, not on the screen


def open_postgres(address: str, *, create: bool = True) -> PostgresLog:
    """The log at this address, `postgresql://user@host/database`, in the schema `croupier` or `?schema=another`."""
    url, schema = _understood(address)
    log = PostgresLog(url, schema)
    try:
        log.prepare(create=create)
    except BaseException:
        log.close()
        raise
    return log


def _understood(address: str) -> tuple[URL, str]:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # a port that is no number is a ValueError
        raise LogError("the address of a PostgreSQL log is postgresql://user@host/database") from None
    schema = url.query.get("schema", SCHEMA)
    if not isinstance(schema, str) or not re.fullmatch(r"[a-z_][a-z0-9_]{0,62}", schema):
        raise LogError("the schema of a PostgreSQL log is a plain lower-case name")
    return url.difference_update_query(["schema"]).set(drivername="postgresql+psycopg"), schema


class PostgresLog(SqlLog):
    def __init__(self, url: URL, schema: str) -> None:
        self.url = url
        self.schema = schema
        super().__init__(_engine(url, schema, 1), _engine(url, schema, 8))

    @property
    def _called(self) -> str:
        shown = self.url.difference_update_query(["password", "sslpassword"]).render_as_string(hide_password=True)
        return f"the log in {shown} ({self.schema})"

    def prepare(self, *, create: bool) -> None:
        try:
            with self._writing.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
                there = connection.scalar(text("SELECT to_regnamespace(:name) IS NOT NULL"), {"name": self.schema})
                if not there and not create:
                    raise LogError(f"{self._called} does not exist")
                tables = inspect(connection).get_table_names(schema=self.schema)
                if not tables and not create:
                    raise LogError(f"{self._called} is empty: nothing was ever logged there")
                if tables and not {"entries", "commands"} <= set(tables):
                    raise LogError(f"{self._called} is another program's schema: name another")
                if not there:
                    connection.execute(text(f'CREATE SCHEMA "{self.schema}"'))
                migrate(connection, self._called)
        except SQLAlchemyError as error:
            raise Unavailable(f"{self._called} cannot be opened: {_first_line(error)}") from error

    def _explain(self, error: SQLAlchemyError) -> LogError:
        first = _first_line(error)
        if self._gone(error):
            return Unavailable(
                f"{self._called} does not answer ({first}): whether the last command was written is not known,"
                " send it again with the same id"
            )
        return LogError(f"{self._called}: {first}")

    def _outrun(self, error: SQLAlchemyError) -> bool:
        if isinstance(error, DBAPIError) and isinstance(error.orig, _SHED):
            return True
        return super()._outrun(error)

    def _gone(self, error: SQLAlchemyError) -> bool:
        if not isinstance(error, DBAPIError):
            return False
        return error.connection_invalidated or (
            isinstance(error.orig, psycopg.OperationalError) and not error.orig.sqlstate
        )

    def _patience(self) -> Iterator[None]:
        for seconds in _TRIES:
            time.sleep(seconds)
            yield None

    def alone(self, connection: Connection) -> None:
        key = f"{self.schema} alone"
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))"), {"key": key})

    def _announce(self, connection: Connection, tables: set[str]) -> None:
        said = "\n".join(sorted(tables))
        payload = said if len(said.encode()) < _MOST_NEWS else ""
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": self.schema, "payload": payload})

    def _once(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        connection.execute(insert_or(table).on_conflict_do_nothing(), row)

    def listen(self) -> PostgresNews:
        return PostgresNews(self)

    def leases(self) -> PostgresLeases:
        return PostgresLeases(self)

    def connect_alone(self, otherwise: str) -> psycopg.Connection[Any]:
        """A connection outside every pool, for what lasts as long as the connection does."""
        _, facts = self._writing.dialect.create_connect_args(self.url)
        try:
            return psycopg.connect(**facts, autocommit=True, connect_timeout=_CONNECTING)
        except psycopg.Error as error:
            raise Unavailable(f"{self._called} does not answer ({_first_line(error)}): {otherwise}") from error

    def connect_to_listen(self) -> psycopg.Connection[Any]:
        connection = self.connect_alone("there is no news")
        try:
            connection.execute(f'LISTEN "{self.schema}"')
        except psycopg.Error as error:
            raise Unavailable(f"{self._called} does not answer ({_first_line(error)}): there is no news") from error
        return connection


def _first_line(error: Exception) -> str:
    cause = error.__cause__ or error
    said = str(cause).strip()
    return said.splitlines()[0] if said else type(cause).__name__


class PostgresNews:
    """Listens on a connection of its own; after an outage every table counts as changed, since news was missed."""

    def __init__(self, log: PostgresLog) -> None:
        self._log = log
        self._connection: psycopg.Connection[Any] | None = log.connect_to_listen()

    def wait(self, seconds: float) -> frozenset[str]:
        tables: set[str] = set()
        try:
            if self._connection is None:
                self._connection = self._log.connect_to_listen()
                return frozenset(self._log.tables())
            for one in self._connection.notifies(timeout=seconds, stop_after=1):
                tables.update(one.payload.split("\n") if one.payload else self._log.tables())
            for one in self._connection.notifies(timeout=0):
                tables.update(one.payload.split("\n") if one.payload else self._log.tables())
        except (psycopg.OperationalError, LogError):
            self.close()
            time.sleep(min(seconds, _TRIES[0]))
        return frozenset(tables)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresLeases:
    """Advisory locks of one connection: whoever dies lets go of them, and an outage lets go of all."""

    def __init__(self, log: PostgresLog) -> None:
        self._log = log
        self._connection: psycopg.Connection[Any] | None = None
        self._held: frozenset[str] = frozenset()

    def hold(self, tables: Iterable[str]) -> frozenset[str]:
        wanted = frozenset(tables)
        try:
            if self._connection is None:
                self._connection = self._log.connect_alone("there are no leases")
            rows = self._connection.execute(  # asked even with nothing to take: the connection must still be there
                "SELECT name FROM unnest(%s::text[]) AS name"
                " WHERE pg_try_advisory_lock(hashtextextended(%s || '/' || name, 0))",
                (sorted(wanted - self._held), self._log.schema),
            )
            self._held |= {row[0] for row in rows}
        except (psycopg.Error, LogError):
            self.close()
        return self._held & wanted

    def close(self) -> None:
        self._held = frozenset()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _engine(url: URL, schema: str, size: int) -> Engine:
    return create_engine(
        url,
        pool_size=size,
        max_overflow=0 if size == 1 else 24,
        pool_pre_ping=size > 1,  # a reader after an outage does not meet its dead connection; a writer tries again
        connect_args={"options": f"-c search_path={schema} -c synchronous_commit=on", "connect_timeout": _CONNECTING},
    )
