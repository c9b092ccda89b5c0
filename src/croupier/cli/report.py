"""`croupier report`: reports of a log, those that its books ask for and those of the floor: table, page, sheet, JSON.

It reads the log and changes nothing: that a report was handed in is recorded at the table, by discharging the duty.
Start at `report`.
"""

from __future__ import annotations

import time
from contextlib import closing
from datetime import date
from typing import TYPE_CHECKING

import click

from croupier.cards import quoted
from croupier.cli.files import force_option, may_be_written, write_file
from croupier.cli.laid_out import laid_out, tell_table
from croupier.cli.log_options import log_option, opened
from croupier.cli.show import console, print_json, table
from croupier.cli.speaking import say, speaker_of
from croupier.cli.terms import json_option
from croupier.cli.trouble import NotValid

if TYPE_CHECKING:
    from croupier.reports import OfferedReport, Period, Report
    from croupier.reports.figures import Grouping
    from croupier.rulebooks import Rulebook


@click.command()
@click.argument("name", default="")
@click.option("--from", "first", metavar="DATE", help="The first day, such as 2026-11-01, by the casino's calendar.")
@click.option("--to", "last", metavar="DATE", help="The last day (the same day, or the end of the month).")
@click.option("--book", "book_id", metavar="BOOK", help="Whose report, where tables of several books are in the log.")
@click.option(
    "--by",
    metavar="GROUP",
    multiple=True,
    help="Add figures up by table, shoe, shift, gaming-day or area; may be given several times.",
)
@click.option("--html", "page_file", metavar="OUT", help="Write a page that prints.")
@click.option("--csv", "sheet_file", metavar="OUT", help="Write a sheet of values.")
@force_option
@log_option
@json_option
def report(
    name: str,
    first: str | None,
    last: str | None,
    book_id: str | None,
    by: tuple[str, ...],
    page_file: str | None,
    sheet_file: str | None,
    force: bool,
    address: str,
    as_json: bool,
) -> None:
    """A report that a book asks for, or one that a floor lives by, by its NAME; without one, the names that there are.

    The same days give the same report whenever it is made: nothing that happened after them is in it.

    \b
    Example:
      $ croupier report --log day.db
      $ croupier report irregularities --from 2026-10-01 --to 2026-10-31 --log day.db
      $ croupier report payment-errors --from 2026-10-01 --html october.html --log day.db
      $ croupier report takings --from 2026-10-01 --to 2026-10-07 --by table --by gaming-day --log day.db
    """
    from croupier.floor.books import BookTrouble
    from croupier.reports import make_offered, offered_reports

    may_be_written({"--html": page_file, "--csv": sheet_file}, force=force)
    with closing(opened(address, reading=True)) as log:
        try:
            offered = [one for one in offered_reports(log) if book_id in (None, one.book)]
            if not name:
                _list(offered, as_json=as_json)
                return
            found = _found(name, offered)
            groupings = _groupings(found, by)
            made = make_offered(log, found, _period(found, first, last), groupings)
        except BookTrouble as error:
            raise NotValid(str(error)) from None
    _show(made, found.rulebook, page_file, sheet_file, as_json=as_json)


def _list(found: list[OfferedReport], *, as_json: bool) -> None:
    if as_json:
        keys = ("report", "book", "family", "period", "title", "clauses", "by")
        rows = (
            (one.id, one.book, one.family, one.period, one.row.title if one.row else one.id, one.clauses, one.groupings)
            for one in found
        )
        print_json([dict(zip(keys, row, strict=True)) for row in rows])
        return
    if not found:
        click.echo(say("terminal-report-no-reports"))
        return
    names = [say(f"terminal-report-{one}") for one in ("name", "book", "period", "title", "clauses")]
    shown = table(*names, whole=tuple(names[:3]))
    for one in found:
        clauses = ", ".join(clause.number for clause in one.clauses)
        every = say(f"terminal-report-every-{one.period}")
        shown.add_row(one.id, one.book, every, one.title(speaker_of(one.rulebook)), clauses)
    tell_table(console(), shown)


def _found(name: str, offered: list[OfferedReport]) -> OfferedReport:
    found = [one for one in offered if one.id == name]
    if not found:
        known = sorted({one.id for one in offered})
        raise NotValid(say("terminal-report-unknown", name=quoted(name), known=known or [say("terminal-report-none")]))
    if len(found) > 1:
        raise NotValid(say("terminal-report-which-book", name=name, books=[one.book for one in found]))
    return found[0]


def _groupings(found: OfferedReport, by: tuple[str, ...]) -> tuple[Grouping, ...]:
    asked = [one for text in by for one in text.split(",")]
    if asked and not found.groupings:
        raise NotValid(say("terminal-report-no-groups", name=found.id))
    unknown = [one for one in asked if one not in found.groupings]
    if unknown:
        raise NotValid(say("terminal-report-no-group", by=quoted(unknown[0]), known=list(found.groupings)))
    return tuple(one for one in found.groupings if one in asked)


def _period(found: OfferedReport, first: str | None, last: str | None) -> Period:
    from croupier.duties.owed import time_of
    from croupier.reports import PeriodRefused, period

    begins, ends = _day("--from", first), _day("--to", last)
    book = found.rulebook
    try:
        return period(found.period, time_of(book), _now(), begins, ends)
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
        write_file(page_file, writing.page(made, speaker), say("terminal-report-written", file=page_file))
    if sheet_file is not None:
        write_file(sheet_file, writing.csv_text(made, speaker), say("terminal-report-written", file=sheet_file))
    if as_json:
        print_json(writing.document(made))
        return
    if page_file is not None or sheet_file is not None:
        return
    tell_report(made, book)


def tell_report(made: Report, book: Rulebook) -> None:
    """Title, clauses, days, and a line for everything that is listed."""
    from croupier.reports import writing

    out, speaker = console(), speaker_of(book)
    out.print(writing.title(made, speaker), style="bold", markup=False)
    for line in writing.heading(made, speaker):
        out.print(line, markup=False)
    if made.lines:
        names = writing.column_names(made, speaker)
        rows = [[_clean(cell) for cell in row] for row in writing.shown_rows(made, speaker)]
        for shown in laid_out(names, rows, writing.figure_columns(made), out.width):
            out.print(shown)
    for line in (writing.closing(made, speaker), *writing.notes(made, speaker)):
        out.print(line, markup=False)


def _clean(text: str) -> str:
    """What a person typed may hold letters that a terminal obeys."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _now() -> int:
    return time.time_ns() // 1_000_000
