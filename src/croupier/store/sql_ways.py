"""Two ways into one SQL database, one that writes and one that reads, and what goes wrong there in words.

One thread of a process writes at a time. Start at `SqlWays.writes` and `SqlWays.reads`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Row, Select, Table
from sqlalchemy.exc import SQLAlchemyError

from croupier.store.log import LogError
from croupier.store.patience import Patience
from croupier.store.sound import sound_id

T = TypeVar("T")


class SqlWays(Patience, ABC):
    """`writing` and `reading` are two ways into the same database."""

    def __init__(self, writing: Engine, reading: Engine) -> None:
        super().__init__()
        self._writing = writing
        self._reading = reading

    # --- what a store adds -----------------------------------------------------------------------

    @abstractmethod
    def _explain(self, error: SQLAlchemyError) -> LogError:
        """What went wrong, in one sentence for people."""

    def _announce(self, connection: Connection, tables: set[str]) -> None:  # a store may have nobody to tell
        """Tell others, in the transaction that writes."""

    def _written(self, tables: set[str]) -> None:  # likewise
        """Tell this process, after the commit."""

    @abstractmethod
    def _once(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        """Insert what is not there yet."""

    @abstractmethod
    def put(self, connection: Connection, table: Table, row: dict[str, Any]) -> None:
        """The row, in place of the one with its key: in one statement, since two workers may write a first at once."""

    # --- reading and writing ---------------------------------------------------------------------

    @contextmanager
    def _read(self) -> Iterator[Connection]:
        self._awake()
        try:
            with self._reading.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise self._explain(error) from error

    def _at_one_moment(self) -> AbstractContextManager[Connection]:
        """As `_read`, and all that is read is of one moment: of a store where each question is not so anyway."""
        return self._read()

    def _write(self, write: Callable[[Connection], T]) -> T:
        self._awake()
        with self._alone_here():
            try:
                with self._writing.begin() as connection:
                    return write(connection)
            except SQLAlchemyError as error:
                raise self._explain(error) from error

    def writes(self, write: Callable[[Connection], T]) -> T:
        """For what a service keeps in the same database: one transaction, durable when this returns."""
        return self._write(write)

    def announce(self, name: str) -> None:
        """Tell every worker that listens, as it is told which table has new entries."""
        sound_id(name)
        self._write(lambda connection: self._announce(connection, {name}))
        self._written({name})

    def alone(self, connection: Connection) -> None:  # a store may have one writer anyway
        """From here to the end of this transaction no other worker writes what only one may."""

    def reads(self, read: Callable[[Connection], T]) -> T:
        with self._read() as connection:
            return read(connection)

    def _first(self, wanted: Select[Any]) -> Row[Any] | None:
        with self._read() as connection:
            return connection.execute(wanted).first()

    def close(self) -> None:
        self._writing.dispose()
        self._reading.dispose()
