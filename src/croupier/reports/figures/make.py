"""The reports of a floor by their names, and how one is made of a log. Start at `make_figures`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from croupier.languages import Message
from croupier.reports.figures.floats import FLOAT_COLUMNS, Floats
from croupier.reports.figures.grouping import Grouping, GroupKey, Groups
from croupier.reports.figures.mistakes import MISTAKE_COLUMNS, Mistakes
from croupier.reports.figures.pace import PACE_COLUMNS, Pace
from croupier.reports.figures.reading import PeriodFigures, read_period
from croupier.reports.figures.takings import TAKINGS_COLUMNS, Takings
from croupier.reports.figures.wagers import WAGER_COLUMNS, WagerFigures
from croupier.reports.floor_columns import FloorColumn
from croupier.reports.period import Period
from croupier.reports.report import Report, ReportCell, ReportLine, WinCurve
from croupier.rulebooks import Rulebook
from croupier.store.log import Log


class MadeFigures(PeriodFigures, Protocol):
    """What a report is written from when every event was heard."""

    def lines(self) -> list[tuple[GroupKey, list[ReportCell]]]: ...

    def total(self) -> list[ReportCell] | None: ...

    def notes(self) -> tuple[Message, ...]:
        """Of what was found; what its figures mean in general is the report's `about`."""

    def curve(self) -> WinCurve | None: ...


@dataclass(frozen=True)
class FloorReport:
    """A report that a floor lives by."""

    id: str
    columns: tuple[FloorColumn, ...]
    begin: Callable[[Period], MadeFigures]
    usually: Grouping = "table"


FLOOR_REPORTS: Final[dict[str, FloorReport]] = {
    one.id: one
    for one in (
        FloorReport("takings", TAKINGS_COLUMNS, Takings),
        FloorReport("floats", FLOAT_COLUMNS, lambda period: Floats()),
        FloorReport("wagers", WAGER_COLUMNS, lambda period: WagerFigures()),
        FloorReport("pace", PACE_COLUMNS, lambda period: Pace()),
        FloorReport("mistakes", MISTAKE_COLUMNS, lambda period: Mistakes()),
    )
}


def make_figures(log: Log, book: Rulebook, name: str, period: Period, by: tuple[Grouping, ...] = ()) -> Report:
    """One of `FLOOR_REPORTS` for the tables of a book; without a grouping, by what it is usually added up."""
    report = FLOOR_REPORTS[name]
    groups = Groups(book, by or (report.usually,))
    figures = report.begin(period)
    read_period(log, book, period, groups, figures)
    lines = [ReportLine((*groups.cells(key), *cells), ()) for key, cells in figures.lines()]
    total = figures.total() if len(lines) > 1 else None
    before = (ReportCell(),) * len(groups.columns)
    return Report(
        id=report.id,
        book=book.id,
        casino=book.source.casino,
        title=report.id,
        about="",
        clauses=(),
        zone=book.source.zone,
        period=period,
        columns=(*groups.columns, *report.columns),
        lines=tuple(lines),
        family="floor",
        by=groups.by,
        total=ReportLine((*before, *total), ()) if total is not None else None,
        notes=figures.notes(),
        curve=figures.curve() if lines else None,
    )
