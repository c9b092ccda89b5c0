"""A log opened to be read and nothing else: evidence is not changed by looking at it.

No step of a migration is run and nothing can be appended, whichever database it is; what an older log does not have yet
is empty. `sqlite_reading` and `postgres_reading` are the two there are.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from croupier.store.floor_heads import FloorHead
from croupier.store.house import HouseEnd, HouseEntry
from croupier.store.log import Append, AppendAnswer, LogError, NothingLogged, Snapshot
from croupier.store.migrate import NewerLog
from croupier.store.schema import FIRST, HOUSE_LOG, PACKS, REVISION
from croupier.store.sql import SqlLog

T = TypeVar("T")


class ReadOnlyLog(SqlLog):
    """Before what its database does comes what a reader must not do."""

    _revision = REVISION

    @property
    @abstractmethod
    def name(self) -> str:
        """What it is called when something is wrong with it."""

    @abstractmethod
    def prepare(self, *, create: bool) -> None:
        """Find out which version it has, and accept that."""

    def accept(self, found: str | None) -> None:
        """The version that was found there can be read: an older one has all the tables of the log."""
        if found is None:
            raise NothingLogged(f"{self.name} is empty: nothing was ever logged there")
        self._revision = found
        self._has_packs = found >= PACKS
        if found < FIRST:
            raise LogError(f"{self.name} has log version {found}, which never was: run `croupier log upgrade` on it")
        if found > REVISION:
            raise NewerLog(self.name, found)

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
        raise LogError(f"{self.name} was opened to be read")

    def _write(self, write: Callable[[Connection], T]) -> T:
        raise LogError(f"{self.name} was opened to be read")


R = TypeVar("R", bound=ReadOnlyLog)


def prepared(log: R) -> R:
    """The same, looked at; what cannot be read is closed again."""
    try:
        log.prepare(create=False)
    except BaseException:
        log.close()
        raise
    return log
