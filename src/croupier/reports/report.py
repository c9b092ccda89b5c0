"""A report as it was made: whose, of which days, its columns, and a line for everything it lists.

Cells are what the log says, in no language; a column has one kind of cell (`kind_of`). Reports that a book asks for and
those that a floor lives by are one family and are written alike. Start at `Report`.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from croupier.clauses import Clauses
from croupier.languages import Message
from croupier.reports.floor_columns import FLOOR_KINDS, FloorColumn, FloorKind
from croupier.reports.period import Period
from croupier.rulebooks.reports import ReportColumn

ReportFamily: TypeAlias = Literal["book", "floor"]
AnyColumn: TypeAlias = ReportColumn | FloorColumn

CellKind: TypeAlias = FloorKind | Literal[
    "instant", "day", "money", "number", "flag", "text", "prose", "person", "slip", "remedy", "wager", "breach",
    "power", "channel", "wrong", "bodies", "clauses",
]  # fmt: skip

KINDS: Final[dict[ReportColumn, CellKind]] = {
    **dict.fromkeys(("noticed", "chosen", "checked", "ended", "decided", "restricted", "lifted", "told"), "instant"),
    **dict.fromkeys(("due", "paid", "amount", "taken", "rectified", "open", "held", "returned", "kept"), "money"),
    **dict.fromkeys(("chosen-by", "checked-by", "noticed-by", "patron", "used-by", "decided-by", "told-by"), "person"),
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


def kind_of(family: ReportFamily, column: AnyColumn) -> CellKind:
    """A few columns of both families have the same name, and each its own kind."""
    return FLOOR_KINDS[column] if family == "floor" else KINDS[column]  # type: ignore[index]  # of the one that has it


class ReportCell(msgspec.Struct, frozen=True):
    """What stands in one place; nothing where the log says nothing. Several names are one text with spaces between."""

    value: str | int | bool | None = None
    clauses: Clauses = ()


NOTHING: Final = ReportCell()


class ReportLine(msgspec.Struct, frozen=True):
    cells: tuple[ReportCell, ...]
    clauses: Clauses  # by which it is listed


class WinCurve(msgspec.Struct, frozen=True):
    """The house's win as the period went on, beside what the odds say: points from its beginning to its end.

    Cents, all from the beginning on; the spread is one standard deviation, and both it and what is expected are rounded
    to cents, as eyes need no more.
    """

    instants: tuple[int, ...]
    win: tuple[int, ...]
    expected: tuple[int, ...]
    spread: tuple[int, ...]


class Report(msgspec.Struct, frozen=True):
    """Title and `about` are the book's own words; a floor's reports have theirs in the catalogue, by their id."""

    id: str
    book: str
    casino: str
    title: str
    about: str
    clauses: Clauses
    zone: str
    period: Period
    columns: tuple[AnyColumn, ...]
    lines: tuple[ReportLine, ...]
    family: ReportFamily = "book"
    by: tuple[str, ...] = ()  # groupings, where it has any
    total: ReportLine | None = None
    notes: tuple[Message, ...] = ()  # what its figures mean, and what is wrong with them
    curve: WinCurve | None = None
