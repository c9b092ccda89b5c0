"""Reports by name: which there are for the books of a floor, and one of them made for the days that were asked for.

Whoever offers reports lists them here and makes them here, so that a report is offered wherever any is. It reads no
clock: what time it is now is handed in. Start at `reports_offered` and `report_named`.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from croupier.duties.owed import time_of
from croupier.floor.books import Editions
from croupier.reports.gathering import make_report
from croupier.reports.period import Period, period
from croupier.reports.report import Report
from croupier.rulebooks import BOOKS, Rulebook, open_book
from croupier.rulebooks.reports import ReportRow
from croupier.store.log import Log


class UnknownReport(ValueError):
    """None of these books has a report of this name."""


class OfferedReport(NamedTuple):
    book: Rulebook
    row: ReportRow

    def usual(self, now: int) -> Period:
        """The latest days that are over."""
        return period(self.row.period, time_of(self.book), now, None, None)

    def so_far(self, now: int) -> date:
        """The last day that can be asked for."""
        local = time_of(self.book)
        return local.gaming_day_of(now) if self.row.period == "gaming-day" else local.day_of(now)


def books_kept(log: Log) -> tuple[Rulebook, ...]:
    """The books of the editions that lie beside a log, each as it lies on the shelf if it does; no entry is read."""
    editions, found = Editions(log), dict[str, Rulebook]()
    for edition in log.editions():
        id = edition.partition(" ")[0]
        if id not in found or id not in BOOKS:
            found[id] = open_book(id) if id in BOOKS else editions.goes_by(id, edition)
    return tuple(found[id] for id in sorted(found))


def reports_offered(books: Iterable[Rulebook]) -> tuple[OfferedReport, ...]:
    return tuple(OfferedReport(book, row) for book in books for row in book.reports)


def report_named(
    log: Log, offered: Iterable[OfferedReport], book: str, name: str, now: int, first: date | None, last: date | None
) -> Report:
    """Made of the log; a PeriodRefused where the days are none to report of, an UnknownReport where nothing is so."""
    found = next((one for one in offered if (one.book.id, one.row.id) == (book, name)), None)
    if found is None:
        raise UnknownReport(f"{book} has no report {name}")
    days = period(found.row.period, time_of(found.book), now, first, last)
    return make_report(log, found.book, found.row, days)
