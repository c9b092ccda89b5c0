"""A report written down: cells as people read them, as a program does, and as a sheet that no program takes for a sum.

The words are the languages'; amounts for programs are in cents, and instants are written with their offset, so that the
hour that comes twice is told apart. Start at `shown_rows`, `csv_text`, `document` and `page`.
"""

from __future__ import annotations

import csv
from importlib import resources
from io import StringIO
from typing import Any, Final

from croupier.languages import Speaker
from croupier.leaflet.markup import Markup, tag, together
from croupier.local_time import LocalTime, local_time
from croupier.reports.report import KINDS, CellKind, Report, ReportCell

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_BEGINS_A_SUM: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
_CENTS: Final = 100


# --- for people ----------------------------------------------------------------------------------


def column_names(report: Report, speaker: Speaker) -> list[str]:
    return [speaker.say(f"report-column-{one}") for one in report.columns]


def shown_rows(report: Report, speaker: Speaker) -> list[list[str]]:
    local = local_time(report.zone)
    return [
        [_shown(cell, KINDS[column], speaker, local) for column, cell in zip(report.columns, line.cells, strict=True)]
        for line in report.lines
    ]


def title(report: Report, speaker: Speaker) -> str:
    return speaker.book.get(report.title, report.title)


def heading(report: Report, speaker: Speaker) -> list[str]:
    """What stands above the lines: by which clauses, of which days, and whether they are over."""
    period = report.period
    days = {"first": str(period.first), "last": str(period.last), "zone": report.zone}
    lines = [
        speaker.book.get(report.about, report.about),
        speaker.say("report-clauses", book=report.book, clauses=[one.number for one in report.clauses]),
        speaker.say("report-period", **days),
    ]
    return lines if period.over else [*lines, speaker.say("report-not-over")]


def closing(report: Report, speaker: Speaker) -> str:
    """How many lines there are; or that there is nothing to report."""
    return speaker.say("report-count" if report.lines else "report-nothing", count=len(report.lines))


def _shown(cell: ReportCell, kind: CellKind, speaker: Speaker, local: LocalTime) -> str:
    value = cell.value
    if kind == "clauses":
        return ", ".join(one.number for one in cell.clauses)
    if value is None or value == "":
        return ""
    match kind:
        case "money":
            return speaker.money(int(value))
        case "flag":
            return speaker.say("report-yes" if value else "report-no")
        case "person":
            return speaker.person(str(value))
        case "prose":
            return speaker.book.get(str(value), str(value))
        case "slip" | "remedy" | "power" | "breach" | "wager" | "channel":
            name = speaker.named(kind, value)
            numbers = ", ".join(one.number for one in cell.clauses) if kind in ("slip", "remedy") else ""
            return f"{numbers} {name}".strip()
        case "wrong":
            return speaker.say(f"report-{value}")
        case "bodies":
            return ", ".join(speaker.named("term", one) for one in str(value).split())
        case _:
            return str(_plain(cell, kind, local))


# --- for programs --------------------------------------------------------------------------------


def _plain(cell: ReportCell, kind: CellKind, local: LocalTime) -> Any:
    """Without any language. Instants to the millisecond, as the log has them."""
    value = cell.value
    if kind == "clauses":
        return [str(one) for one in cell.clauses]
    if value is None:
        return None
    if kind == "instant":
        return local.at(int(value)).isoformat(sep=" ", timespec="seconds")
    if kind == "day":
        return str(local.day_of(int(value)))
    if kind == "bodies":
        return str(value).split()
    return value


def document(report: Report) -> dict[str, Any]:
    """One JSON document; amounts in cents."""
    local, period = local_time(report.zone), report.period
    return {
        "report": report.id,
        "book": report.book,
        "casino": report.casino,
        "title": report.title,
        "clauses": [str(one) for one in report.clauses],
        "from": str(period.first),
        "to": str(period.last),
        "zone": report.zone,
        "over": period.over,
        "lines": [
            {
                **{
                    column: _plain(cell, KINDS[column], local)
                    for column, cell in zip(report.columns, line.cells, strict=True)
                },
                "clauses": [str(one) for one in line.clauses],
            }
            for line in report.lines
        ],
    }


def csv_text(report: Report, speaker: Speaker) -> str:
    """A sheet: the columns, then the lines; above them what it is. Amounts are plain figures in dollars and cents."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    for text in (title(report, speaker), *heading(report, speaker), closing(report, speaker)):
        writer.writerow([_safe(text)])
    writer.writerow([])
    writer.writerow(map(_safe, column_names(report, speaker)))
    local = local_time(report.zone)
    for line in report.lines:
        row = []
        for column, cell in zip(report.columns, line.cells, strict=True):
            kind = KINDS[column]
            money = kind == "money" and cell.value is not None
            row.append(_figures(int(cell.value or 0)) if money else _safe(_shown(cell, kind, speaker, local)))
        writer.writerow(row)
    return out.getvalue()


def _figures(cents: int) -> str:
    """Never less than nothing: what is wrong says which way in a column of its own."""
    return f"{cents // _CENTS}.{cents % _CENTS:02d}"


def _safe(text: str) -> str:
    """A sheet's program takes what begins so for a sum to work out; an apostrophe makes it a text."""
    return f"'{text}" if text.lstrip(" ").startswith(_BEGINS_A_SUM) else text


# --- a page that prints --------------------------------------------------------------------------


def page(report: Report, speaker: Speaker) -> str:
    """One self-contained page: no script, no font, nothing fetched."""
    style = (resources.files("croupier.reports") / "report.css").read_text(encoding="utf-8")
    names = column_names(report, speaker)
    head = together(
        Markup('<meta charset="utf-8">'),
        Markup('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        # a promise that a browser keeps: nothing is fetched and nothing runs
        Markup(f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'),
        tag("title", title(report, speaker)),
        Markup(f"<style>\n{style}</style>"),
    )
    masthead = tag(
        "header",
        tag("p", report.casino, class_="casino"),
        tag("h1", title(report, speaker)),
        *(tag("p", line) for line in heading(report, speaker)),
    )
    rows = (
        tag("tr", *(tag("td", cell, data_label=name) for name, cell in zip(names, row, strict=True)))
        for row in shown_rows(report, speaker)
    )
    columns = tag("thead", tag("tr", *(tag("th", name, scope="col") for name in names)))
    table = [tag("table", columns, tag("tbody", *rows))] if report.lines else []
    sheet = tag("main", masthead, *table, tag("p", closing(report, speaker), class_="count"))
    return f"<!doctype html>\n{tag('html', tag('head', head), tag('body', sheet), lang=speaker.language)}\n"
