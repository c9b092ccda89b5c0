"""A log in PostgreSQL, for a floor with several workers: unique keys decide races, NOTIFY carries the news.

Everything lives in one schema. When the server goes away, writing tries again for a while; whether an interrupted
commit took effect is found out by the command's id. A floor also limits how long it waits for an answer (`watch`).
Start at `open_postgres`.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import groupby
from time import monotonic
from typing import Any, Final

import psycopg
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, inspect, make_url, text
from sqlalchemy.dialects.postgresql import insert as insert_or
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from croupier.store import schema as s
from croupier.store.entry import LoggedAct
from croupier.store.limits import (
    CONNECTING,
    KEEPALIVE,
    ROUND_TRIP,
    SERVER_KEEPALIVE,
    Heartbeat,
    LimitedConnection,
    WaitLimit,
)
from croupier.store.log import Head, LogError, NothingLogged, Unavailable
from croupier.store.migrate import migrate
from croupier.store.sql import SqlLog, grouped

SCHEMA: Final = "croupier"
READ_ONLY: Final = "-c default_transaction_read_only=on"  # of a connection that changes nothing
_MIGRATING: Final = 0x43524F55  # the advisory lock under which one worker makes the tables
_TRIES: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2)  # seconds between tries when the server went away
_LONGEST: Final = 10.0  # seconds after which no further try is begun, however few there were
_SHED: Final = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)  # to be tried again
_MOST_NEWS: Final = 7_000  # a notification holds fewer than 8,000 bytes
_SINCE: Final = (
    "SELECT e.table_id, e.sequence, e.command_id, e.body, e.hash, c.id, c.edition, c.body"
    " FROM unnest(%s::text[], %s::bigint[]) AS known (table_id, after)"
    " JOIN entries e ON e.table_id = known.table_id AND e.sequence > known.after"
    " LEFT JOIN commands c ON c.table_id = e.table_id AND c.first = e.sequence"
    " ORDER BY e.table_id, e.sequence"
)
_IDS: Final = (
    "SELECT p.table_id, p.bucket, p.ids FROM unnest(%s::text[], %s::bigint[]) AS asked (table_id, bucket)"
    " JOIN packed_ids p ON p.table_id = asked.table_id AND p.bucket = asked.bucket"
)
_WORKERS: Final = (  # how many hold the lock that every worker shares
    "SELECT count(*) FROM pg_locks, (SELECT hashtextextended(%s, 0) AS wanted) AS key"
    " WHERE locktype = 'advisory' AND objsubid = 1 AND mode = 'ShareLock' AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND (classid::bigint << 32 | objid::bigint) = wanted"
)

logging.getLogger("sqlalchemy").addHandler(logging.NullHandler())  # an outage is told as a LogError, not on the screen
logging.getLogger("psycopg").setLevel(logging.ERROR)  # a race between workers that was lost is no warning


def open_postgres(address: str, *, create: bool = True) -> PostgresLog:
    """The log at this address, `postgresql://user@host/database`, in the schema `croupier` or `?schema=another`."""
    url, schema = understood(address)
    log = PostgresLog(url, schema)
    try:
        log.prepare(create=create)
    except BaseException:
        log.close()
        raise
    return log


def understood(address: str) -> tuple[URL, str]:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # a port that is no number is a ValueError
        raise LogError("the address of a PostgreSQL log is postgresql://user@host/database") from None
    schema = url.query.get("schema", SCHEMA)
    if not isinstance(schema, str) or not re.fullmatch(r"[a-z_][a-z0-9_]{0,62}", schema):
        raise LogError("the schema of a PostgreSQL log is a plain lower-case name")
    return url.difference_update_query(["schema"]).set(drivername="postgresql+psycopg"), schema


class PostgresLog(SqlLog):
    def __init__(self, url: URL, schema: str, options: str = "") -> None:
        self.url = url
        self.schema = schema
        self._writer = 0  # the process of the server that writes for us, as news is signed
        self._limit = WaitLimit()
        self._heartbeat: Heartbeat | None = None
        settled = f"-c search_path={schema} -c synchronous_commit=on {SERVER_KEEPALIVE} {options}"
        super().__init__(_engine(url, settled, 1, self._limit), _engine(url, settled, 8, self._limit))

    may_be_in_doubt = True

    def watch(self, changed: Callable[[], None]) -> None:
        """From now on no question waits for long, and whether the server answers at all is asked all the while."""
        self._limit.seconds = self._patient = ROUND_TRIP
        self._heartbeat = Heartbeat(lambda: self.connect_alone("it is silent"), self._limit, changed)

    @property
    def silent(self) -> bool:
        return self._limit.silent

    def _awake(self) -> None:
        if self.silent:
            raise Unavailable(f"{self._called} does not answer: it is asked again until it does")

    def close(self) -> None:
        if self._heartbeat is not None:
            self._heartbeat.close()
        super().close()

    @property
    def _called(self) -> str:
        shown = self.url.difference_update_query(["password", "sslpassword"]).render_as_string(hide_password=True)
        return f"the log in {shown} ({self.schema})"

    def prepare(self, *, create: bool) -> None:
        try:
            with self._writing.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
                if not self._look_at(connection, create=create):
                    connection.execute(text(f'CREATE SCHEMA "{self.schema}"'))
                migrate(connection, self._called)
        except SQLAlchemyError as error:
            raise cannot_be_opened(self._called, error) from error

    def _look_at(self, connection: Connection, *, create: bool) -> bool:
        """Whether the schema is there; a LogError where it is another program's, or holds nothing and must."""
        there = bool(connection.scalar(text("SELECT to_regnamespace(:name) IS NOT NULL"), {"name": self.schema}))
        if not there and not create:
            raise NothingLogged(f"{self._called} does not exist")
        tables = inspect(connection).get_table_names(schema=self.schema)
        if not tables and not create:
            raise NothingLogged(f"{self._called} is empty: nothing was ever logged there")
        if tables and not {"entries", "commands"} <= set(tables):
            raise LogError(f"{self._called} is another program's schema: name another")
        return there

    def _explain(self, error: SQLAlchemyError) -> LogError:
        first = _first_line(error)
        if isinstance(error, PoolTimeout):
            return Unavailable(f"{self._called} takes too long over what is asked already")
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
        ends = monotonic() + _LONGEST
        for seconds in _TRIES:
            if monotonic() > ends:
                return
            time.sleep(seconds)
            yield None

    def alone(self, connection: Connection) -> None:
        key = f"{self.schema} alone"
        connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))"), {"key": key})

    def _announce(self, connection: Connection, tables: set[str]) -> None:
        self._writer = _backend(connection)
        said = "\n".join(sorted(tables))
        payload = said if len(said.encode()) < _MOST_NEWS else ""
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": self.schema, "payload": payload})

    def _once(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        connection.execute(insert_or(table).on_conflict_do_nothing(), row)

    def put(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        instead = insert_or(table).values(row).on_conflict_do_update(index_elements=list(table.primary_key), set_=row)
        connection.execute(instead)

    def _ids_in(self, connection: Connection, asked: Sequence[tuple[str, int]]) -> Sequence[Any]:
        return connection.exec_driver_sql(_IDS, ([one[0] for one in asked], [one[1] for one in asked])).all()

    def _list_ids(self, connection: Connection, rows: list[dict[str, Any]]) -> None:
        wanted = insert_or(s.packed_ids)
        instead = wanted.on_conflict_do_update(
            index_elements=list(s.packed_ids.primary_key), set_={"ids": wanted.excluded.ids}
        )
        connection.execute(instead, rows)

    def spare(self) -> int:
        return -1  # what no row holds any more is found by the server's own vacuum, and used again

    def shrink(self) -> None:
        self._awake()
        with self._alone_here():
            try:
                alone = self._writing.execution_options(isolation_level="AUTOCOMMIT")
                with alone.connect() as connection:
                    for table in (s.entries, s.commands, s.packs, s.packed_ids, s.snapshots):
                        connection.exec_driver_sql(f"VACUUM (FULL, ANALYZE) {table.name}")
            except SQLAlchemyError as error:
                raise self._explain(error) from error

    @contextmanager
    def _at_one_moment(self) -> Iterator[Connection]:
        with self._read() as connection:
            yield connection.execution_options(isolation_level="REPEATABLE READ")

    def listen(self) -> PostgresNews:
        return PostgresNews(self)

    def listen_to_others(self) -> PostgresNews:
        return PostgresNews(self, lambda news: news.pid != self._writer)

    def acts_since(self, known: Mapping[str, int]) -> dict[str, list[LoggedAct]]:
        """All of them in one query: a worker that follows many tables asks often."""
        asked = (list(known), list(known.values()))
        rows = self.reads(lambda one: one.exec_driver_sql(_SINCE, asked).all())
        by_table = groupby(rows, key=lambda row: row[0])
        acts = {table: list(grouped(table, (row[1:] for row in found))) for table, found in by_table}
        for table, found in acts.items():
            if found[0].entries[0].sequence > known[table] + 1:  # what lies between is packed by now
                acts[table] = list(self.acts(table, known[table]))
        for table, found in acts.items():
            self._remember(Head(table, found[-1].last.sequence, found[-1].last.hash))
        return acts

    def leases(self) -> PostgresLeases:
        return PostgresLeases(self)

    def connect_alone(self, otherwise: str) -> LimitedConnection:
        """A connection outside every pool, for what lasts as long as the connection does."""
        _, facts = self._writing.dialect.create_connect_args(self.url)
        try:
            settled = {**KEEPALIVE, "options": SERVER_KEEPALIVE, "connect_timeout": CONNECTING}
            made = LimitedConnection.connect(**{**settled, **facts}, autocommit=True)
        except psycopg.Error as error:
            raise Unavailable(f"{self._called} does not answer ({_first_line(error)}): {otherwise}") from error
        made.limit = self._limit
        return made

    def connect_to_listen(self) -> psycopg.Connection[Any]:
        connection = self.connect_alone("there is no news")
        try:
            connection.execute(f'LISTEN "{self.schema}"')
        except psycopg.Error as error:
            raise Unavailable(f"{self._called} does not answer ({_first_line(error)}): there is no news") from error
        return connection


def cannot_be_opened(called: str, error: SQLAlchemyError) -> Unavailable:
    return Unavailable(f"{called} cannot be opened: {_first_line(error)}")


def _backend(connection: Connection) -> int:
    driver: Any = connection.connection.driver_connection
    return int(driver.info.backend_pid)


def _first_line(error: Exception) -> str:
    cause = error.__cause__ or error
    said = str(cause).strip()
    return said.splitlines()[0] if said else type(cause).__name__


class PostgresNews:
    """Listens on a connection of its own; after an outage every table counts as changed, since news was missed."""

    def __init__(self, log: PostgresLog, wanted: Callable[[psycopg.Notify], bool] = lambda news: True) -> None:
        self._log = log
        self._wanted = wanted
        self._connection: psycopg.Connection[Any] | None = log.connect_to_listen()

    def wait(self, seconds: float) -> frozenset[str]:
        tables: set[str] = set()
        try:
            if self._connection is None:
                self._connection = self._log.connect_to_listen()
                return frozenset(self._log.tables())
            for one in self._connection.notifies(timeout=seconds, stop_after=1):
                tables |= self._told(one)
            for one in self._connection.notifies(timeout=0):
                tables |= self._told(one)
        except (psycopg.OperationalError, LogError):
            self.close()
            time.sleep(min(seconds, _TRIES[0]))
        return frozenset(tables)

    def _told(self, news: psycopg.Notify) -> set[str]:
        if not self._wanted(news):
            return set()
        return set(news.payload.split("\n") if news.payload else self._log.tables())

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class PostgresLeases:
    """Advisory locks of one connection: whoever dies lets go of them, and an outage lets go of all.

    Every worker has its share of the tables and no more, so that none is idle while another does everything. Who came
    first gives up what is too much when another comes, and the others take over what one leaves behind.
    """

    def __init__(self, log: PostgresLog) -> None:
        self._log = log
        self._connection: psycopg.Connection[Any] | None = None
        self._held: frozenset[str] = frozenset()
        self._leaving: frozenset[str] = frozenset()  # given up when whoever looked after them has heard of it

    def hold(self, tables: Iterable[str]) -> frozenset[str]:
        wanted = tuple(dict.fromkeys(tables))
        try:
            connection = self._connection = self._connection or self._begin()
            self._let_go(connection, self._leaving)
            workers = connection.execute(_WORKERS, (self._here,)).fetchone()
            share = -(-len(wanted) // max(1, workers[0] if workers else 1))
            self._take(connection, [one for one in wanted if one not in self._held], share - len(self._held))
            self._leaving = frozenset(sorted(self._held)[share:])
        except (psycopg.Error, LogError):
            self.close()
        return (self._held - self._leaving) & frozenset(wanted)

    @property
    def _here(self) -> str:
        return f"{self._log.schema} workers"

    def _begin(self) -> psycopg.Connection[Any]:
        connection = self._log.connect_alone("there are no leases")
        connection.execute("SELECT pg_advisory_lock_shared(hashtextextended(%s, 0))", (self._here,))
        return connection

    def _take(self, connection: psycopg.Connection[Any], free: Sequence[str], most: int) -> None:
        """As many as there may be; no more are asked for than are missing, since what is asked for is taken."""
        while most > 0 and free:
            asked, free = free[:most], free[most:]
            rows = connection.execute(
                "SELECT name FROM unnest(%s::text[]) AS name"
                " WHERE pg_try_advisory_lock(hashtextextended(%s || '/' || name, 0))",
                (asked, self._log.schema),
            ).fetchall()
            self._held |= {row[0] for row in rows}
            most -= len(rows)

    def _let_go(self, connection: psycopg.Connection[Any], names: frozenset[str]) -> None:
        if names:
            connection.execute(
                "SELECT pg_advisory_unlock(hashtextextended(%s || '/' || name, 0)) FROM unnest(%s::text[]) AS name",
                (self._log.schema, sorted(names)),
            )
            self._held -= names
            self._leaving = frozenset()

    def close(self) -> None:
        self._held = self._leaving = frozenset()
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _engine(url: URL, options: str, size: int, limit: WaitLimit) -> Engine:
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0 if size == 1 else 24,
        pool_timeout=ROUND_TRIP,  # whoever finds every connection waiting does not wait with them for long
        pool_pre_ping=size > 1,  # a reader after an outage does not meet its dead connection; a writer tries again
        connect_args={**KEEPALIVE, "options": options, "connect_timeout": CONNECTING},
    )

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: object, _record: object, words: list[Any], facts: dict[str, Any]) -> LimitedConnection:
        made = LimitedConnection.connect(*words, **facts)
        made.limit = limit
        return made

    return engine
