"""By what the figures of a floor are added up: table, shoe, shift, gaming day, area, or several of them at once.

A gaming day is the casino's own, and has three shifts of eight hours by the clock on the wall, of which one is an hour
longer or shorter when the clock changes. Start at `Groups`.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final, Literal, TypeAlias, get_args

from croupier.clauses import Silent
from croupier.duties.owed import time_of
from croupier.reports.report import ReportCell
from croupier.rulebooks import Rulebook
from croupier.table import Table

Grouping: TypeAlias = Literal["table", "shoe", "shift", "gaming-day", "area"]
GroupKey: TypeAlias = tuple[str | int, ...]

GROUPINGS: Final[tuple[Grouping, ...]] = get_args(Grouping)
SHIFTS: Final = 3
_HOURS: Final = 24 // SHIFTS

# what stands before the figures, by grouping: a shoe's number means nothing without its table, nor a shift without day
GroupColumn: TypeAlias = Literal["table", "shoe", "gaming-day", "shift", "area"]
_COLUMNS: Final[dict[Grouping, tuple[GroupColumn, ...]]] = {
    "area": ("area",),
    "table": ("table",),
    "shoe": ("table", "shoe"),
    "gaming-day": ("gaming-day",),
    "shift": ("gaming-day", "shift"),
}


class Groups:
    """The groups of one report; a key is made of the columns that stand before its figures, in their order."""

    def __init__(self, book: Rulebook, by: tuple[Grouping, ...]) -> None:
        self.by = tuple(one for one in _COLUMNS if one in by)
        self.columns: tuple[GroupColumn, ...] = tuple(
            dict.fromkeys(column for one in self.by for column in _COLUMNS[one])
        )
        self._local = time_of(book)
        self._begins = book.source.gaming_day_begins
        venues = book.table.venue
        self._areas = {} if isinstance(venues, Silent) else {one.id: one.name for one in venues}
        self._timed = "gaming-day" in self.columns
        self._until, self._now = (0, 0), ("", 0)  # the shift found last, and from when to when it lasts

    def key(self, table: Table, at: int) -> GroupKey:
        """Where something belongs that happens at a table at an instant."""
        day, shift = self._shift(at) if self._timed else ("", 0)
        venue = table.setup.venue if table.setup is not None else ""
        found: dict[GroupColumn, str | int] = {
            "table": table.id,
            "shoe": max(1, table.shoe.number),
            "gaming-day": day,
            "shift": shift,
            "area": venue,
        }
        return tuple(found[column] for column in self.columns)

    def cells(self, key: GroupKey) -> list[ReportCell]:
        return [
            ReportCell(self._areas.get(str(value), str(value)) if column == "area" else value)
            for column, value in zip(self.columns, key, strict=True)
        ]

    def pieces(self, since: int, until: int) -> Iterator[tuple[int, int]]:
        """A stretch of time, cut where a shift ends if these groups ask for shifts or days."""
        while since < until:
            ends = until
            if self._timed:
                self._shift(since)
                ends = min(until, self._until[1])
            yield since, ends
            since = ends

    def _shift(self, at: int) -> tuple[str, int]:
        """The gaming day and which of its shifts; asked for every event, and seldom another than before."""
        if not self._until[0] <= at < self._until[1]:
            day = self._local.gaming_day_of(at)
            starts = [*(self._starts(day, number) for number in range(SHIFTS))]
            starts.append(self._starts(day + timedelta(days=1), 0))
            number = max(place for place in range(SHIFTS) if starts[place] <= at)
            self._until, self._now = (starts[number], starts[number + 1]), (str(day), number + 1)
        return self._now

    def _starts(self, day: date, shift: int) -> int:
        hour = self._begins + shift * _HOURS
        return self._local.hour_starts(day + timedelta(days=hour // 24), hour % 24)
