"""A log opened for reading: its tables, their coups with cards, money and clauses, and whether it all holds.

Nothing is written. Needs the extra croupier[log]. Start at `read_log`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

from croupier.automatic import Desk
from croupier.frames import Frame
from croupier.play.coup import PlayedCoup, played_coup
from croupier.rulebooks import Rulebook
from croupier.scoreboard import Board
from croupier.table import Event, Table
from croupier.transcript import Scores

if TYPE_CHECKING:
    from croupier.floor.recall import RecalledAct
    from croupier.store.sql import SqlLog
    from croupier.verify import Finding


class TableStillOpen(ValueError):
    """The log has an open table of this name, whose shoe another process deals or dealt."""


def read_log(address: str | Path) -> ReadLog:
    """The log at an address: an SQLite file's path, or `postgresql://...`. Use it in a `with`, or close it.

    >>> from tempfile import TemporaryDirectory
    >>> from croupier import open_table, read_log
    >>> with TemporaryDirectory() as folder:
    ...     with open_table("canberra", seed=3, log=f"{folder}/day.db") as table:
    ...         table.sit("ann", 500_00)
    ...         _ = table.wager("ann", "player", 20_00), table.deal()
    ...     with read_log(f"{folder}/day.db") as log:
    ...         log, [(coup, coup.net("ann")) for coup in log.coups("table")], log.verify()
    (<log day.db: 1 tables>, [(<coup 1 of shoe 1: Ah3s/9cQc, B4-9>, -2000)], ())
    """
    _needs_the_extra()
    from croupier.floor.books import Editions
    from croupier.store.opening import open_log

    log = open_log(address, reading=True)
    return ReadLog(log, Editions(log), str(address))


def on_a_log(address: str | Path, name: str, book: Rulebook) -> tuple[Desk, Callable[[], None]]:
    """A desk whose table is written to a log before anything is said to be done, and how to close it."""
    _needs_the_extra()
    from croupier.floor import Floor
    from croupier.store.opening import open_log

    log = open_log(address, create=True)
    floor = Floor(log)
    if floor.table(name).is_open:
        log.close()
        raise TableStillOpen(f"the log {address} has a table {name} that is open: give this one another name")

    def closing() -> None:
        floor.close()
        log.close()

    return floor.desk(name, book), closing


def _needs_the_extra() -> None:
    if find_spec("sqlalchemy") is None or find_spec("cryptography") is None:
        raise ImportError("a log needs what lies beside it: pip install 'croupier[log]'")


class ReadLog:
    """A log that is only read; `read_log` opens it.

    >>> from croupier import ReadLog, read_log
    >>> def wagered(log: ReadLog, table: str) -> int:
    ...     return sum(coup.staked for coup in log.coups(table))
    """

    def __init__(self, log: SqlLog, editions: Any, address: str) -> None:
        self._log, self._editions, self.address = log, editions, address

    @property
    def tables(self) -> tuple[str, ...]:
        """The names of the gaming tables that it has."""
        from croupier.floor.kinds import TABLE, kind_of_id

        return tuple(one for one in self._log.tables() if kind_of_id(one) is TABLE)

    def table(self, name: str) -> Table:
        """The table as it is after the last entry: the fold of its events."""
        from croupier.floor.recall import moments

        table = Table(id=self._known(name))
        for moment in moments(self._log, name):
            table = moment.after
        return table

    def events(self, name: str) -> Iterator[Event]:
        """Every event of a table, as today's Croupier reads it."""
        from croupier.floor.recall import moments

        for moment in moments(self._log, self._known(name)):
            yield from moment.events

    def frame(self, *names: str, events: Iterable[str] = ()) -> Frame:
        """Events as rows with numbers, of these tables or of all streams; one kind alone has its fields as columns.

        Nothing is held: `frame.write(path)` takes a log of any size.
        """
        from croupier.inspection.event_frame import event_names, events_frame

        kinds = frozenset(events)
        if unknown := kinds - event_names():
            raise ValueError(f"no event is called {min(unknown)!r}")
        return events_frame(self._log, [self._known(name) for name in names] or self._log.tables(), kinds)

    def coups(self, name: str) -> Iterator[PlayedCoup]:
        """Every coup of a table in turn, the last perhaps not complete; none while a secret wager lies in it."""
        from croupier.floor.recall import moments

        for number, group in groupby(moments(self._log, self._known(name)), key=lambda moment: moment.coup):
            coup = self._coup(name, number, tuple(group))
            if coup is not None and (coup.complete or coup.line.drawn or coup.payments):
                yield coup

    def coup(self, name: str, number: int) -> PlayedCoup:
        """One coup, counted from 1 through the whole log."""
        from croupier.floor.recall import recall_coup

        found = self._coup(name, number, recall_coup(self._log, self._known(name), number))
        assert found is not None, "what is secret was refused"
        return found

    def roads(self, name: str) -> Board:
        """The scoreboard of the last shoe."""
        from croupier.floor.recall import moments
        from croupier.inspection.acts import telling_of

        scores = Scores()
        for moment in moments(self._log, self._known(name)):
            for event, before in telling_of(moment):
                scores.hear(event, before)
        return scores.board

    def verify(self) -> tuple[Finding, ...]:
        """Everything checked again: hashes, decisions, payments, shoes. Nothing is what one hopes for."""
        from croupier.verify import Verified, verify_log

        return tuple(one for one in verify_log(self._log) if not isinstance(one, Verified))

    def _coup(self, name: str, number: int, acts: tuple[RecalledAct, ...]) -> PlayedCoup | None:
        after = acts[-1].after
        if after.contest_now is not None and after.contest_now.secrets:
            return None
        edition = next((one for act in reversed(acts) for one in (act.after.edition, act.before.edition) if one), "")
        book = self._editions.goes_by(name, edition or acts[-1].act.edition)
        return played_coup(acts, after, table=name, number=number, book=book)

    def _known(self, name: str) -> str:
        from croupier.store.log import LogError

        if name not in self.tables:
            raise LogError(f"the log has no table {name!r}: it has {', '.join(self.tables) or 'none'}")
        return name

    def close(self) -> None:
        self._log.close()

    def __enter__(self) -> ReadLog:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<log {Path(self.address).name}: {len(self.tables)} tables>"
