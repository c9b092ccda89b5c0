"""A live table whose every act is kept in a log: what tests of reports plant their events with.

It is `Live` with a floor beneath it; time is the test's, by a calendar. Start at `Kept`.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import witness
from croupier import open_book
from croupier.floor import Done, Floor
from croupier.local_time import local_time
from croupier.reports import Report, make_report, period
from croupier.store.log import Log
from croupier.table import Actor, Event, audit
from live import Live

LATER = 4_102_444_800_000  # the year 2100: every period that a test asks for is over


def instant(text: str, zone: str) -> int:
    """`2026-10-31 23:59:59` on the clocks of a zone; an offset at its end tells the hour that comes twice apart."""
    when = datetime.fromisoformat(text)
    placed = when if when.tzinfo is not None else when.replace(tzinfo=ZoneInfo(zone))
    return round(placed.timestamp() * 1000)


class Kept(Live):
    def __init__(
        self, log: Log, book: str, variation: str | None = None, *, on: str, id: str = "T1", **facts: Any
    ) -> None:
        """A table that opens at this local time; its gaming does not end by itself."""
        self.floor, self.stream = Floor(log), id
        begins = instant(on, open_book(book).source.zone)
        super().__init__(book, variation, id=id, begins=begins, gaming_ends=2**42, **facts)

    def at(self, text: str) -> None:
        """Go on at this time, by the casino's clock."""
        self.now = instant(text, self.book.source.zone)

    def do(self, name: str, by: str | Actor | None = None, at: int | None = None, **facts: Any) -> tuple[Event, ...]:
        given = self.floor.give(self.stream, self.command(name, by, at, **facts), self.book)
        assert isinstance(given, Done), f"{name} {facts} was not done: {given}"
        witness.note(given.events)
        self.events += given.events
        self.table = self.floor.table(self.stream)
        audit(self.table)
        return given.events


def reported(log: Log, live: Live, name: str, first: str, last: str, now: int = LATER) -> Report:
    """A report of these days; its clauses are noted as those of a document."""
    row = live.book.report(name)
    assert row is not None, f"{live.book.id} has no report {name}"
    local = local_time(live.book.source.zone, live.book.source.gaming_day_begins)
    days = (datetime.fromisoformat(one).date() for one in (first, last))
    return witness.note(make_report(log, live.book, row, period(row.period, local, now, *days)))


def column(report: Report, *names: str) -> list[tuple[Any, ...]]:
    """The values of these columns, a tuple a line; where a cell is its clauses, their numbers beside it."""
    places = [report.columns.index(name) for name in names]
    return [tuple(line.cells[place].value for place in places) for line in report.lines]


def numbers(report: Report, name: str) -> list[list[str]]:
    """The clauses in this column, line by line."""
    place = report.columns.index(name)
    return [[clause.number for clause in line.cells[place].clauses] for line in report.lines]
