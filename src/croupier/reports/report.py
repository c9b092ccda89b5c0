"""A report as it was made: whose, of which days, its columns, and a line for everything it lists.

Cells are what the log says, in no language; a column has one kind of cell (`KINDS`). Start at `Report`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from croupier.clauses import Clauses
from croupier.reports.period import Period
from croupier.rulebooks.reports import ReportColumn

CellKind: TypeAlias = Literal[
    "instant", "day", "money", "number", "flag", "text", "prose", "person", "slip", "remedy", "wager", "breach",
    "power", "channel", "wrong", "bodies", "clauses",
]  # fmt: skip

KINDS: Final[dict[ReportColumn, CellKind]] = {
    **dict.fromkeys(("noticed", "chosen", "ended", "decided", "restricted", "lifted", "told"), "instant"),
    **dict.fromkeys(("due", "paid", "amount", "taken", "rectified", "open", "held", "returned", "kept"), "money"),
    **dict.fromkeys(("chosen-by", "noticed-by", "patron", "used-by", "decided-by", "told-by"), "person"),
    **dict.fromkeys(("exposed", "intended", "accepted"), "flag"),
    **dict.fromkeys(("table", "remark", "decision", "reference"), "text"),
    **dict.fromkeys(("shoe", "coup"), "number"),
    "date": "day",
    "case": "slip",
    "option": "remedy",
    "wager": "wager",
    "wrong": "wrong",
    "breach": "breach",
    "power": "power",
    "to": "prose",
    "clause": "clauses",
    "channel": "channel",
    "advised": "bodies",
}


class ReportCell(msgspec.Struct, frozen=True):
    """What stands in one place; nothing where the log says nothing. Several names are one text with spaces between."""

    value: str | int | bool | None = None
    clauses: Clauses = ()


NOTHING: Final = ReportCell()


class ReportLine(msgspec.Struct, frozen=True):
    cells: tuple[ReportCell, ...]
    clauses: Clauses  # by which it is listed


class Report(msgspec.Struct, frozen=True):
    """Title and `about` are the book's own words."""

    id: str
    book: str
    casino: str
    title: str
    about: str
    clauses: Clauses
    zone: str
    period: Period
    columns: tuple[ReportColumn, ...]
    lines: tuple[ReportLine, ...]
