"""Every report that can be made of a log: those that its books ask for, and those that a floor lives by.

Whoever lists reports or makes one by its name asks here, and needs to know neither family. Start at `offered_reports`
and `make_offered`.
"""

from __future__ import annotations

from dataclasses import dataclass

from croupier.clauses import Clauses
from croupier.languages import Speaker
from croupier.reports.figures import FLOOR_REPORTS, GROUPINGS, Grouping, make_figures
from croupier.reports.gathering import books_kept, books_of, make_report
from croupier.reports.period import Period
from croupier.reports.report import Report, ReportFamily
from croupier.rulebooks import Rulebook
from croupier.rulebooks.reports import ReportPeriod, ReportRow
from croupier.store.log import Log


@dataclass(frozen=True)
class OfferedReport:
    """A report by its name, for the tables of one book; `groupings` by which its figures can be added up, if any."""

    id: str
    rulebook: Rulebook
    family: ReportFamily
    period: ReportPeriod
    clauses: Clauses = ()
    groupings: tuple[Grouping, ...] = ()
    row: ReportRow | None = None  # of the book, where it asks for it

    @property
    def book(self) -> str:
        return self.rulebook.id

    def title(self, speaker: Speaker) -> str:
        if self.row is None:
            return speaker.say(f"report-title-{self.id}")
        return speaker.book.get(self.row.title, self.row.title)


def offered_reports(log: Log) -> tuple[OfferedReport, ...]:
    """By book; first what it asks for. A BookTrouble where an edition of the log can be opened no more.

    The editions that lie beside a log say which books there are; of one that keeps none every act is asked.
    """
    return tuple(one for book in books_kept(log) or books_of(log) for one in reports_of(book))


def reports_of(book: Rulebook) -> tuple[OfferedReport, ...]:
    asked = (OfferedReport(row.id, book, "book", row.period, row.clauses, row=row) for row in book.reports)
    lived_by = (OfferedReport(id, book, "floor", "gaming-day", groupings=GROUPINGS) for id in FLOOR_REPORTS)
    return (*asked, *lived_by)


def make_offered(log: Log, report: OfferedReport, period: Period, by: tuple[Grouping, ...] = ()) -> Report:
    """Any of them, of these days; `by` is for those that have groupings."""
    if report.row is not None:
        return make_report(log, report.rulebook, report.row, period)
    return make_figures(log, report.rulebook, report.id, period, by)
