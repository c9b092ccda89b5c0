"""What every log does, whichever database keeps it: append in one piece, once, at the version expected; and read.

The answers to an append are values; what the database itself cannot do is a `LogError` with one sentence for people.
Start at `Log`; the stores are in memory.py and sql.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from croupier.store.entry import Hash, LogEntry, LoggedAct

if TYPE_CHECKING:
    from croupier.store.house import HouseEnd, HouseEntry, HouseNote


class LogError(Exception):
    """The log cannot do what was asked; the message says what is wrong and what to do, for people."""


class NothingLogged(LogError):
    """There is a place for a log, and no log in it."""


class Unavailable(LogError):
    """The database does not answer. Whether the last command was written is not known: send it again."""


class InDoubt(Unavailable):
    """Whether a command was written is not known yet; whoever gave it is told as soon as it is."""


class Append(msgspec.Struct, frozen=True):
    """An accepted command with the events it caused, to be written if the table's log is still `expected` long."""

    table: str
    expected: int
    command: str
    edition: str
    body: bytes
    events: tuple[bytes, ...]


class Head(msgspec.Struct, frozen=True):
    """The end of a table's log: how long it is, and the hash of its last entry."""

    table: str
    sequence: int
    hash: Hash


class Appended(msgspec.Struct, frozen=True):
    """It is written. `again`: it already was, by the same command sent before."""

    act: LoggedAct
    again: bool = False


class Conflict(msgspec.Struct, frozen=True):
    """Someone else was quicker: the log is not as long as expected."""

    table: str
    expected: int
    actual: int


class OtherBody(msgspec.Struct, frozen=True):
    """The id was used before, for another command."""

    table: str
    command: str


AppendAnswer: TypeAlias = Appended | Conflict | OtherBody


class Snapshot(msgspec.Struct, frozen=True):
    """A copy of what the events up to `sequence` make, so that nobody must replay them. A cache, never the truth."""

    table: str
    sequence: int
    hash: Hash  # of the entry it was made after
    form: str  # which program can read it
    coups: int  # completed in this log
    shoes: int
    frontier: bytes
    state: bytes


class Remark(msgspec.Struct, frozen=True):
    """Something about the floor itself: a clock that jumped, a table that was halted, a copy put back."""

    at: int
    kind: str
    table: str
    says: str


class Log(Protocol):
    """An append-only log of many tables, and the few things kept beside it."""

    def append(self, batch: Sequence[Append], snapshots: Sequence[Snapshot] = ()) -> list[AppendAnswer]:
        """Write a group in one commit; each is answered by itself, and nothing is answered before it is durable."""

    def head(self, table: str) -> Head: ...

    def tables(self) -> tuple[str, ...]: ...

    def ends(self) -> tuple[Head, ...]:
        """Where every table's log ends, all at one moment, in the order of `tables`."""

    def entries(self, table: str, after: int = 0) -> Iterator[LogEntry]:
        """From the entry after this one on, without holding all of them."""

    def acts(self, table: str, after: int = 0) -> Iterator[LoggedAct]:
        """The same entries by the commands that caused them."""

    def act(self, table: str, command: str) -> LoggedAct | None: ...

    def commands(self, table: str) -> int:
        """How many commands are kept, to be compared with those that caused entries."""

    def outside(self) -> int:
        """How many rows belong to no table's log: nobody reads them, and nobody should have written them."""

    def snapshot(
        self, table: str, *, upto: int | None = None, coup: int | None = None, shoe: int | None = None
    ) -> Snapshot | None:
        """The newest one; or the newest not beyond an entry, from before a coup, from before a shoe."""

    def drop_snapshots(self, table: str) -> None: ...

    def keep_edition(self, edition: str, content: bytes) -> None: ...

    def edition(self, edition: str) -> bytes | None: ...

    def editions(self) -> tuple[str, ...]: ...

    def keep_tape(self, commitment: str, sealed: bytes) -> None: ...

    def tape(self, commitment: str) -> bytes | None: ...

    def tapes(self) -> Iterator[tuple[str, bytes]]: ...

    def name_person(self, person: str, name: str) -> None: ...

    def forget_person(self, person: str) -> None:
        """The name and the alias; whoever serves this log is told to forget them too."""

    def people(self) -> dict[str, str]: ...

    def remark(self, remark: Remark) -> None: ...

    def remarks(self) -> tuple[Remark, ...]: ...

    def note(self, note: HouseNote) -> HouseEntry:
        """Write a note into the house log; it is durable when this returns."""

    def house_log(self, after: int = 0) -> Iterator[HouseEntry]:
        """The house log from the entry after this one on."""

    def house_end(self) -> HouseEnd: ...

    def listen(self) -> News: ...

    def close(self) -> None: ...


class News(Protocol):
    """Which tables have new entries, from this process or another."""

    def wait(self, seconds: float) -> frozenset[str]:
        """The tables that changed since the last call; none if the time ran out."""

    def close(self) -> None: ...
