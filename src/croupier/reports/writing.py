"""A report written down: cells as people read them, as a program does, and as a sheet that no program takes for a sum.

The words are the languages'; amounts for programs are in cents, and instants are written with their offset, so that the
hour that comes twice is told apart. Start at `shown_rows`, `csv_text`, `document` and `page`.
"""

from __future__ import annotations

import csv
from fractions import Fraction
from importlib import resources
from io import StringIO
from typing import Any, Final

import msgspec

from croupier.languages import Speaker
from croupier.leaflet.markup import Markup, tag, together
from croupier.local_time import HOUR, LocalTime, local_time
from croupier.odds.rational import decimal
from croupier.reports.curve import curve_picture
from croupier.reports.report import CellKind, Report, ReportCell, ReportLine, kind_of

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_BEGINS_A_SUM: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff0b", "\uff0d", "\uff20")
_CENTS: Final = 100
_MINUTE: Final = 60_000
_PLAIN_FIGURES: Final[dict[CellKind, int]] = {"money": 2, "exact-money": 2, "share": 6, "rate": 2, "score": 2}
_FIGURES: Final = frozenset(("money", "number", "exact-money", "share", "rate", "score", "hours"))


# --- for people ----------------------------------------------------------------------------------


def column_names(report: Report, speaker: Speaker) -> list[str]:
    return [speaker.say(f"report-column-{one}") for one in report.columns]


def figure_columns(report: Report) -> list[bool]:
    """Which of the columns are figures, and stand at the right."""
    return [kind_of(report.family, column) in _FIGURES for column in report.columns]


def shown_rows(report: Report, speaker: Speaker) -> list[list[str]]:
    """The lines as people read them, and below them what they come to together if that says anything."""
    local = local_time(report.zone)
    return [
        [_shown(cell, kind, speaker, local) for cell, kind in _with_kinds(report, line)]
        for line in (*report.lines, *total_of(report, speaker))
    ]


def total_of(report: Report, speaker: Speaker) -> tuple[ReportLine, ...]:
    """Named in its first place."""
    if report.total is None:
        return ()
    first, *others = report.total.cells
    named = ReportCell(speaker.say("report-total")) if first.value is None else first
    return (ReportLine((named, *others), ()),)


def _with_kinds(report: Report, line: ReportLine) -> list[tuple[ReportCell, CellKind]]:
    return [(cell, kind_of(report.family, column)) for column, cell in zip(report.columns, line.cells, strict=True)]


def title(report: Report, speaker: Speaker) -> str:
    if report.family == "floor":
        return speaker.say(f"report-title-{report.id}")
    return speaker.book.get(report.title, report.title)


def heading(report: Report, speaker: Speaker) -> list[str]:
    """What stands above the lines: by which clauses, of which days, and whether they are over."""
    period = report.period
    days = {"first": str(period.first), "last": str(period.last), "zone": report.zone}
    if report.family == "floor":
        groupings = [speaker.say(f"report-column-{one}") for one in report.by]
        lines = [speaker.say(f"report-about-{report.id}"), speaker.say("report-by", by=groupings)]
    else:
        lines = [
            speaker.book.get(report.about, report.about),
            speaker.say("report-clauses", book=report.book, clauses=[one.number for one in report.clauses]),
        ]
    lines.append(speaker.say("report-period", **days))
    return lines if period.over else [*lines, speaker.say("report-not-over")]


def closing(report: Report, speaker: Speaker) -> str:
    """How many lines there are; or that there is nothing to report."""
    return speaker.say("report-count" if report.lines else "report-nothing", count=len(report.lines))


def notes(report: Report, speaker: Speaker) -> list[str]:
    """What stands below the lines: what figures mean, and which of them do not agree."""
    return [speaker.said(one) for one in report.notes]


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
        case "exact-money":
            return speaker.money(int(decimal(Fraction(str(value)), 0)))
        case "share":
            return f"{decimal(100 * Fraction(str(value)), 2)}%"
        case "rate":
            return decimal(Fraction(str(value)), 1)
        case "hours":
            return f"{int(value) // HOUR}:{int(value) % HOUR // _MINUTE:02d}"
        case "named":
            family, _, name = str(value).partition(":")
            return speaker.named(family, name)
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
        "family": report.family,
        "by": list(report.by),
        "title": report.title,
        "clauses": [str(one) for one in report.clauses],
        "from": str(period.first),
        "to": str(period.last),
        "zone": report.zone,
        "over": period.over,
        "lines": [_line_document(report, line, local) for line in report.lines],
        **({"total": _line_document(report, report.total, local)} if report.total is not None else {}),
        **({"curve": msgspec.to_builtins(report.curve)} if report.curve is not None else {}),
        **({"notes": [[one.id, dict(one.facts)] for one in report.notes]} if report.notes else {}),
    }


def _line_document(report: Report, line: ReportLine, local: LocalTime) -> dict[str, Any]:
    cells = zip(report.columns, _with_kinds(report, line), strict=True)
    found: dict[str, Any] = {column: _plain(cell, kind, local) for column, (cell, kind) in cells}
    return found if report.family == "floor" else {**found, "clauses": [str(one) for one in line.clauses]}


def csv_text(report: Report, speaker: Speaker) -> str:
    """A sheet: the columns, then the lines; above them what it is. Amounts are plain figures in dollars and cents."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    for text in (title(report, speaker), *heading(report, speaker), closing(report, speaker)):
        writer.writerow([_safe(text)])
    writer.writerow([])
    writer.writerow(map(_safe, column_names(report, speaker)))
    local = local_time(report.zone)
    for line in (*report.lines, *total_of(report, speaker)):
        writer.writerow(_sheet_cell(cell, kind, speaker, local) for cell, kind in _with_kinds(report, line))
    if report.notes:
        writer.writerow([])
        for text in notes(report, speaker):
            writer.writerow([_safe(text)])
    return out.getvalue()


def _sheet_cell(cell: ReportCell, kind: CellKind, speaker: Speaker, local: LocalTime) -> str:
    """Figures are written plainly, so that a sheet can add them up: below nothing they are numbers, and no sums."""
    if cell.value is None or kind not in _PLAIN_FIGURES:
        return _safe(_shown(cell, kind, speaker, local))
    if kind == "money":
        return _figures(int(cell.value))
    value = Fraction(str(cell.value))
    if kind == "exact-money":
        return decimal(value / _CENTS, 2)
    return decimal(value, _PLAIN_FIGURES[kind])


def _figures(cents: int) -> str:
    return decimal(Fraction(cents, _CENTS), 2)


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
    right = ["figure" if one else "" for one in figure_columns(report)]
    rows = (
        tag(
            "tr",
            *(tag("td", cell, data_label=name, class_=c) for name, cell, c in zip(names, row, right, strict=True)),
            class_="total" if report.total is not None and place == len(report.lines) else "",
        )
        for place, row in enumerate(shown_rows(report, speaker))
    )
    heads = (tag("th", name, scope="col", class_=c) for name, c in zip(names, right, strict=True))
    columns = tag("thead", tag("tr", *heads))
    table = [tag("table", columns, tag("tbody", *rows))] if report.lines else []
    picture = [curve_picture(report.curve, report.zone, speaker)] if report.curve is not None else []
    below = [tag("ul", *(tag("li", one) for one in notes(report, speaker)), class_="notes")] if report.notes else []
    sheet = tag("main", masthead, *picture, *table, tag("p", closing(report, speaker), class_="count"), *below)
    return f"<!doctype html>\n{tag('html', tag('head', head), tag('body', sheet), lang=speaker.language)}\n"
