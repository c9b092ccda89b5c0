"""`croupier report`: the reports that the books ask for, made from a log: a table, a page, a sheet or JSON.

It reads the log and changes nothing: that a report was handed in is recorded at the table, by discharging the duty.
Start at `report`.
"""

from __future__ import annotations

import time
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cards import quoted
from croupier.cli.log_options import log_option, opened
from croupier.cli.show import console, print_json, styled, table
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.trouble import NotValid

if TYPE_CHECKING:
    from rich.table import Table

    from croupier.reports import Period, Report
    from croupier.rulebooks import Rulebook
    from croupier.rulebooks.reports import ReportRow


_A_COLUMN = 10  # letters, below which a cell is no longer read in one go


@click.command()
@click.argument("name", default="")
@click.option("--from", "first", metavar="DATE", help="The first day, such as 2026-11-01, by the casino's calendar.")
@click.option("--to", "last", metavar="DATE", help="The last day (the same day, or the end of the month).")
@click.option("--book", "book_id", metavar="BOOK", help="Whose report, where tables of several books are in the log.")
@click.option("--html", "page_file", metavar="OUT", help="Write a page that prints.")
@click.option("--csv", "sheet_file", metavar="OUT", help="Write a sheet of values.")
@log_option
@json_option
def report(
    name: str,
    first: str | None,
    last: str | None,
    book_id: str | None,
    page_file: str | None,
    sheet_file: str | None,
    address: str,
    as_json: bool,
) -> None:
    """A report that a book asks for, by its NAME; without one, the names that there are.

    The same days give the same report whenever it is made: nothing that happened after them is in it.

    \b
    Example:
      $ croupier report --log day.db
      $ croupier report irregularities --from 2026-10-01 --to 2026-10-31 --log day.db
      $ croupier report payment-errors --from 2026-10-01 --html october.html --log day.db
    """
    from croupier.floor.books import BookTrouble
    from croupier.reports import books_of, make_report

    with closing(opened(address, reading=True)) as log:
        try:
            books = [book for book in books_of(log) if book_id in (None, book.id)]
            if not name:
                _list(books, as_json=as_json)
                return
            book, row = _found(name, books)
            made = make_report(log, book, row, _period(book, row, first, last))
        except BookTrouble as error:
            raise NotValid(str(error)) from None
    _show(made, book, page_file, sheet_file, as_json=as_json)


def _list(books: list[Rulebook], *, as_json: bool) -> None:
    found = [(book, row) for book in books for row in book.reports]
    if as_json:
        keys = ("report", "book", "period", "title", "clauses")
        print_json([dict(zip(keys, (r.id, b.id, r.period, r.title, r.clauses), strict=True)) for b, r in found])
        return
    if not found:
        click.echo(say("terminal-report-no-reports"))
        return
    names = [say(f"terminal-report-{one}") for one in ("name", "book", "period", "title", "clauses")]
    shown = table(*names, whole=tuple(names[:3]))
    for book, row in found:
        speaker = speaker_of(book)
        clauses = ", ".join(clause.number for clause in row.clauses)
        every = say(f"terminal-report-every-{row.period}")
        shown.add_row(row.id, book.id, every, speaker.book.get(row.title, row.title), clauses)
    console().print(shown)


def _found(name: str, books: list[Rulebook]) -> tuple[Rulebook, ReportRow]:
    found = [(book, row) for book in books for row in book.reports if row.id == name]
    if not found:
        known = sorted({row.id for book in books for row in book.reports})
        raise NotValid(say("terminal-report-unknown", name=quoted(name), known=known or [say("terminal-report-none")]))
    if len(found) > 1:
        raise NotValid(say("terminal-report-which-book", name=name, books=[book.id for book, _ in found]))
    return found[0]


def _period(book: Rulebook, row: ReportRow, first: str | None, last: str | None) -> Period:
    from croupier.duties.owed import time_of
    from croupier.reports import PeriodRefused, period

    begins, ends = _day("--from", first), _day("--to", last)
    try:
        return period(row.period, time_of(book), _now(), begins, ends)
    except PeriodRefused as error:
        raise NotValid(say(f"terminal-report-{error.why}", casino=book.source.casino, **error.days)) from None


def _day(option: str, text: str | None) -> date | None:
    if text is None:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise NotValid(say("terminal-report-no-day", option=option, text=quoted(text))) from None
    return day


def _show(made: Report, book: Rulebook, page_file: str | None, sheet_file: str | None, *, as_json: bool) -> None:
    from croupier.reports import writing

    speaker = speaker_of(book)
    if page_file is not None:
        Path(page_file).write_bytes(writing.page(made, speaker).encode())
    if sheet_file is not None:
        Path(sheet_file).write_bytes(writing.csv_text(made, speaker).encode())
    if as_json:
        print_json(writing.document(made))
        return
    for written in filter(None, (page_file, sheet_file)):
        click.echo(say("terminal-report-written", file=written))
    if page_file is not None or sheet_file is not None:
        return
    tell_report(made, book)


def tell_report(made: Report, book: Rulebook) -> None:
    """Title, clauses, days, and a line for everything that is listed."""
    from croupier.reports import writing
    from croupier.reports.report import KINDS

    out, speaker = console(), speaker_of(book)
    out.print(writing.title(made, speaker), style="bold", markup=False)
    for line in writing.heading(made, speaker):
        out.print(line, markup=False)
    names = writing.column_names(made, speaker)
    if made.lines and out.width < _A_COLUMN * len(names):
        for row in writing.shown_rows(made, speaker):
            out.print()
            out.print(_upright(names, row))
        out.print()
    elif made.lines:
        sums = tuple(name for name, column in zip(names, made.columns, strict=True) if KINDS[column] == "money")
        shown = table(*names, right=sums)
        for row in writing.shown_rows(made, speaker):
            shown.add_row(*map(_cell, row))
        out.print(shown)
    out.print(writing.closing(made, speaker), markup=False)


def _upright(names: list[str], row: list[str]) -> Table:
    """One line of a report under another, where they do not fit beside each other; what is empty is left out."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 2))
    for name, text in zip(names, row, strict=True):
        if text:
            grid.add_row(styled(f"  {name}", "dim"), _cell(text))
    return grid


def _cell(text: str) -> str:
    """What a person typed may hold letters that a terminal obeys, and what a table takes for its own marks."""
    from rich.markup import escape

    return escape("".join(letter if letter.isprintable() else "?" for letter in text))


def _now() -> int:
    return time.time_ns() // 1_000_000
