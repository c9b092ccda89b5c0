"""Making a report of a log: every table's events up to the end of the period, its cases, and those that are listed.

What a report lists is the business of its row in the book as it lies on the shelf; a book that lies there no more is
taken as the log has it. An edition that cannot be opened stops it: nothing is left out in silence. Start at
`make_report`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from croupier.clauses import together
from croupier.floor.books import Editions
from croupier.floor.kinds import TABLE, kind_of_entry
from croupier.floor.recall import moments
from croupier.reports.cases import CaseFile, HeardAt, ReportedCase
from croupier.reports.hearing import hear
from croupier.reports.period import Period
from croupier.reports.report import NOTHING, Report, ReportCell, ReportLine
from croupier.rulebooks import Rulebook, open_book, shelf
from croupier.rulebooks.reports import ReportColumn, ReportRow
from croupier.store.log import Log


def books_of(log: Log) -> tuple[Rulebook, ...]:
    """The books by which anything was judged at the tables of this log: as they lie on the shelf, if they do."""
    editions, found = Editions(log), dict[str, Rulebook]()
    for stream in tables_of(log):
        for act in log.acts(stream):
            id = act.edition.partition(" ")[0]
            if id not in found or id not in shelf():
                found[id] = open_book(id) if id in shelf() else editions.goes_by(stream, act.edition)
    return tuple(found[id] for id in sorted(found))


def books_kept(log: Log) -> tuple[Rulebook, ...]:
    """The same by the editions that lie beside the log, without reading what was judged: for a floor that is open."""
    editions, found = Editions(log), dict[str, Rulebook]()
    for edition in log.editions():
        id = edition.partition(" ")[0]
        if id not in found or id not in shelf():
            found[id] = open_book(id) if id in shelf() else editions.goes_by(id, edition)
    return tuple(found[id] for id in sorted(found))


CasesFound: TypeAlias = tuple[tuple[ReportedCase, str], ...]  # each with its table


def make_report(log: Log, book: Rulebook, row: ReportRow, period: Period) -> Report:
    """Everything that the row lists of this period, in the order in which the house became aware of it."""
    return report_of(cases_of(log, period.ends), book, row, period)


def cases_of(log: Log, ends: int) -> CasesFound:
    """The cases of every table, as they were at an instant: for whoever makes many reports of the same days."""
    return tuple((case, table) for table in tables_of(log) for case in cases_until(log, table, ends).all)


def report_of(found: CasesFound, book: Rulebook, row: ReportRow, period: Period) -> Report:
    """The same, of cases that were found up to the end of the period."""
    listed = [
        (case.opened, table, line)
        for case, table in found
        if case.book == book.id and not case.withdrawn and _belongs(case, row, period)
        for line in _lines(case, table, book, row)
    ]
    return Report(
        id=row.id,
        book=book.id,
        casino=book.source.casino,
        title=row.title,
        about=row.about,
        clauses=row.clauses,
        zone=book.source.zone,
        period=period,
        columns=row.columns,
        lines=tuple(line for *_, line in sorted(listed, key=lambda one: one[:2])),
    )


def tables_of(log: Log) -> Iterator[str]:
    for stream in log.tables():
        first = next(iter(log.entries(stream)), None)
        if first is not None and kind_of_entry(first.body) is TABLE:
            yield stream


def cases_until(log: Log, table: str, ends: int) -> CaseFile:
    """The cases of a table as they were at an instant; time in a log never goes back."""
    file, editions = CaseFile(), Editions(log)
    for moment in moments(log, table):
        if moment.act.entries and moment.events[0].made.at > ends:
            break
        book = editions.goes_by(table, moment.act.edition)
        for one in moment.folded:
            hear(file, HeardAt(one.event, one.before, one.after, book))
    return file


def _belongs(case: ReportedCase, row: ReportRow, period: Period) -> bool:
    if not set(case.owes) & set(row.duties):
        return False
    still = row.carries and case.opened < period.begins and (case.closed is None or case.closed >= period.begins)
    return still or any(map(period.has, case.moments))


def _lines(case: ReportedCase, table: str, book: Rulebook, row: ReportRow) -> Iterator[ReportLine]:
    """One for each of the report's duties that it opened."""
    for id in row.duties:
        if id in case.owes:
            duty = book.duty(id)
            clauses = case.owes[id] or (duty.clauses if duty is not None else ())
            told = case.told.get(id)
            cells: dict[ReportColumn, ReportCell] = {
                "table": ReportCell(table),
                "to": ReportCell(duty.to if duty is not None else id),
                "clause": ReportCell(None, clauses),
                "told": ReportCell(told.at if told else None),
                "told-by": ReportCell(told.by if told else None),
                "channel": ReportCell((told.channel if told else "") or None),
                "reference": ReportCell((told.reference if told else "") or None),
            }
            shown = tuple(cells.get(column, case.cells.get(column, NOTHING)) for column in row.columns)
            yield ReportLine(shown, together(clauses, *(one.clauses for one in shown)))
