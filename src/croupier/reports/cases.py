"""What happened at one table that somebody has to be told of: a case each, from its first event on.

A case takes in events one by one and is at any time as the log has it so far. What a case owes is named by the book's
duties; no case knows a period or a report. Start at `CaseFile`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from croupier.clauses import Clauses
from croupier.reports.report import NOTHING, ReportCell
from croupier.rulebooks import Rulebook
from croupier.rulebooks.reports import ReportColumn
from croupier.table import Event, Table
from croupier.table.state import Offer


@dataclass
class CaseTold:
    """That somebody was told, and how."""

    at: int
    by: str
    channel: str = ""
    reference: str = ""


@dataclass
class ReportedCase:
    """One thing that happened. `moments` are the instants by which it belongs to a period."""

    number: int
    book: str
    command: str  # by which it began
    opened: int
    moments: list[int]
    owes: dict[str, Clauses] = field(default_factory=dict)  # by the ids of duties; clauses where it has its own
    cells: dict[ReportColumn, ReportCell] = field(default_factory=dict)
    told: dict[str, CaseTold] = field(default_factory=dict)
    to_check: bool = False  # cards that were ordered checked and have not been
    withdrawn: bool = False
    closed: int | None = None  # since when nothing is open about it

    def put(self, column: ReportColumn, value: str | int | bool | None, clauses: Clauses = ()) -> None:
        self.cells[column] = ReportCell(value, clauses)

    def cell(self, column: ReportColumn) -> ReportCell:
        return self.cells.get(column, NOTHING)


@dataclass(frozen=True)
class HeardAt:
    """An event, the table before and after it, and the book by which it was decided."""

    event: Event
    before: Table
    after: Table
    book: Rulebook

    @property
    def at(self) -> int:
        return self.event.made.at

    @property
    def by(self) -> str:
        return self.event.made.actor.id


class CaseFile:
    """All the cases of a table, in the order in which they came."""

    def __init__(self) -> None:
        self.all: list[ReportedCase] = []
        self.latest: dict[int, ReportedCase] = {}  # by number, as events name them
        self.dealt: dict[tuple[int, int], int] = {}  # when the first card of a coup came, by shoe and coup
        self.offer: Offer | None = None  # what patrons of this coup were asked, until its cards are cleared

    def begin(self, heard: HeardAt, number: int) -> ReportedCase:
        case = ReportedCase(number, heard.book.id, heard.event.made.command, heard.at, [heard.at])
        case.put("noticed", heard.at)
        self.all.append(case)
        if number:
            self.latest[number] = case
        return case

    def owing(self, number: int, who: str) -> ReportedCase | None:
        """The latest case of this number that owes somebody this and has not told them."""
        for case in reversed(self.all):
            if case.number == number and who in case.owes and who not in case.told:
                return case
        return None
