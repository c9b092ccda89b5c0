"""The shape of a report in duties.toml: which of the duties it gathers, for what period, under which title and columns.

A report lists what opened these duties, from the log; the columns that there are and what each holds are named here,
and how they are filled is the business of the reports room. A key in a file is the field's name in kebab-case.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from croupier.clauses import Clauses
from croupier.rulebooks.provision import Prose, Provision

ReportPeriod: TypeAlias = Literal["gaming-day", "month"]

ReportColumn: TypeAlias = Literal[
    "noticed",  # when the house became aware
    "date",  # of the coup, where it was dealt on the log's table
    "table",
    "shoe",
    "coup",
    "case",  # what happened, with its clauses
    "exposed",  # whether a card of the coup was seen by then
    "option",  # what was ordered, with its clauses
    "chosen-by",
    "chosen",  # when
    "checked",  # when the cards that this ordered checked were found complete
    "checked-by",
    "noticed-by",
    "remark",
    "patron",
    "wager",
    "wrong",  # overpaid or underpaid
    "due",
    "paid",
    "amount",
    "taken",
    "rectified",
    "open",
    "intended",
    "breach",
    "power",
    "used-by",
    "held",
    "ended",
    "returned",
    "kept",
    "decision",
    "decided",
    "decided-by",
    "accepted",
    "advised",
    "restricted",
    "lifted",
    "to",  # who is owed it
    "clause",  # by which it is owed
    "told",  # when
    "told-by",
    "channel",
    "reference",
]

REPORT_COLUMNS: tuple[str, ...] = get_args(ReportColumn)


class ReportRow(Provision, frozen=True):
    """A report that the book asks for, or that shows how it was obeyed."""

    id: str
    title: Prose  # what people read above it
    about: Prose
    period: ReportPeriod  # what one of it covers
    duties: tuple[str, ...]  # the duties whose cases it lists
    columns: tuple[ReportColumn, ...]  # what it says of each, in this order
    clauses: Clauses
    carries: bool = False  # what is still open from before the period is listed too
