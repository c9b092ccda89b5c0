"""A real SQLite log that fails as a day's faults have it, and the line on which several workers hear of each other.

The faults come where a database's own would: around a transaction, as errors of the driver, so that whatever the log
makes of them is made here too. Start at `DayLog` and `Switchboard`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from croupier.store.log import LogError
from croupier.store.news import Newsroom
from croupier.store.sqlite import SqliteLog, _engine, _OpenedFile
from fault_days.faults import Died, Faults, Wrong, dies
from fault_days.loop import DayLoop, Process


def _error(*, gone: bool = False) -> OperationalError:
    cause = sqlite3.OperationalError("disk I/O error")
    cause.sqlite_errorcode = sqlite3.SQLITE_IOERR
    error = OperationalError("COMMIT", {}, cause, connection_invalidated=gone)
    error.__cause__ = cause
    return error


class Switchboard:
    """Who holds which table, and who hears what others wrote."""

    def __init__(self, loop: DayLoop, faults: Faults) -> None:
        self.loop, self.faults = loop, faults
        self._listening: dict[Process, DayNews] = {}
        self.held: dict[str, Process] = {}

    def join(self, process: Process, log: DayLog) -> DayNews:
        news = self._listening[process] = DayNews(self, log)
        return news

    def tell_others(self, process: Process, names: frozenset[str]) -> None:
        for other, news in self._listening.items():
            if other is not process and not other.dead and names:
                self.loop.call_later(self.faults.on_the_way(), news.told, names, context=other.context)

    def workers(self) -> int:
        return sum(not process.dead for process in self._listening)


class DayNews:
    """As PostgreSQL's: after an outage every table counts as changed."""

    def __init__(self, board: Switchboard, log: DayLog) -> None:
        self._board, self._log = board, log
        self._names: set[str] = set()
        self._something = asyncio.Event()
        self._broken = False

    def told(self, names: Iterable[str]) -> None:
        if self._board.faults.news_lost():
            self._broken = True
        if not self._broken:
            self._names.update(names)
        self._something.set()

    async def when_told(self, seconds: float) -> frozenset[str]:
        if self._broken:
            await asyncio.sleep(0.1)
            self._something.clear()
            try:
                found = frozenset(self._log.tables())
            except LogError:
                return frozenset()
            self._broken, self._names = False, set()
            return found
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._something.wait()
        self._something.clear()
        found, self._names = frozenset(self._names), set()
        return found

    def wait(self, seconds: float) -> frozenset[str]:
        raise AssertionError("nobody waits on a day whose time is made up")

    def close(self) -> None:
        pass


class DayLeases:
    """As PostgreSQL's: each worker its share, and an outage lets go of all."""

    def __init__(self, board: Switchboard, process: Process) -> None:
        self._board, self._process = board, process
        self._leaving: frozenset[str] = frozenset()

    def hold(self, tables: Iterable[str]) -> frozenset[str]:
        wanted, board = tuple(tables), self._board
        if board.faults.lease_lost():
            self.close()
            return frozenset()
        self._let_go(self._leaving)
        share = -(-len(wanted) // max(1, board.workers()))
        for table in wanted:
            owner = board.held.get(table)
            if len(self._held()) < share and (owner is None or owner.dead):
                board.held[table] = self._process
        self._leaving = frozenset(sorted(self._held())[share:])
        return (self._held() - self._leaving) & frozenset(wanted)

    def _held(self) -> frozenset[str]:
        return frozenset(table for table, owner in self._board.held.items() if owner is self._process)

    def _let_go(self, tables: frozenset[str]) -> None:
        for table in tables & self._held():
            del self._board.held[table]
        self._leaving = frozenset()

    def close(self) -> None:
        self._let_go(self._held())


class _FailingEngine:
    """The way to write; what is announced in a transaction goes out with its commit, whatever becomes of it then."""

    def __init__(self, engine: Engine, log: DayLog) -> None:
        self._engine, self._log = engine, log
        self.dialect = engine.dialect

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        log = self._log
        wrong = log.alive().write()
        if wrong in (Wrong.BEFORE, Wrong.GONE_BEFORE):
            raise _error(gone=wrong is Wrong.GONE_BEFORE)
        if wrong is Wrong.DIES_BEFORE:
            raise dies(log.process)
        log.announced = set()
        with self._engine.begin() as connection:
            yield connection
        log.board.tell_others(log.process, frozenset(log.announced))
        if wrong in (Wrong.AFTER, Wrong.GONE_AFTER):
            raise _error(gone=wrong is Wrong.GONE_AFTER)
        if wrong is Wrong.DIES_AFTER:
            raise dies(log.process)

    def dispose(self) -> None:
        self._engine.dispose()


@cache
def engines(path: Path, whose: str) -> tuple[Engine, Engine]:
    """To write and to read; kept from life to life and from day to day for the statements they have compiled."""
    opened = _opened(path, whose)
    return _engine(opened, writing=True), _engine(opened, writing=False)


@cache
def _opened(path: Path, whose: str) -> _OpenedFile:
    return _OpenedFile(path)


def put_away(path: Path) -> None:
    """The day is over, and its file goes."""
    for whose in ("A", "B", "laws"):
        for engine in engines(path, whose):
            engine.dispose()
        _opened(path, whose)._known.clear()  # the next day has another file of the same name


class DayLog(SqliteLog):
    def __init__(self, path: Path, process: Process, board: Switchboard) -> None:
        self.path, self.process, self.board = path, process, board
        self._opened = _opened(path, process.name[0])
        self._really, reading = engines(path, process.name[0])
        super(SqliteLog, self).__init__(self._really, reading)
        self._newsroom = Newsroom()
        self.announced: set[str] = set()
        self._writing: Any = _FailingEngine(self._really, self)

    def alive(self) -> Faults:
        if self.process.dead:
            raise Died(self.process.name)
        return self.board.faults

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        if self.alive().read_fails():
            raise self._explain(_error())
        with super()._read() as connection:
            yield connection

    def _patience(self) -> Iterator[None]:
        yield from (None, None)

    def _announce(self, connection: Connection, tables: set[str]) -> None:
        self.announced |= tables

    def listen_to_others(self) -> Any:
        return self.board.join(self.process, self)

    def leases(self) -> Any:
        return DayLeases(self.board, self.process)

    def close(self) -> None:
        self._really.dispose()
        self._reading.dispose()
        self._opened._known.clear()  # whoever opens it again finds what lies there then
