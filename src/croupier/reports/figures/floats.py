"""Floats: opened, filled, credited, sold, played, closed; and held against every count of the chips themselves.

What a float holds follows from what happened; by the worth of its chips it is known only when somebody counts it, and
what was brought or taken only where it was said. Start at `Floats`.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Final

from msgspec import UnsetType

from croupier.languages import Message, MessageFacts
from croupier.ledger import Place
from croupier.money import Cents
from croupier.reports.cases import HeardAt
from croupier.reports.figures.grouping import GroupKey
from croupier.reports.floor_columns import FloorColumn
from croupier.reports.report import NOTHING, ReportCell, WinCurve
from croupier.table import Table
from croupier.table import records as r
from croupier.table.state import Piles

FLOAT_COLUMNS: Final[tuple[FloorColumn, ...]] = (
    "denomination",
    "opened",
    "filled",
    "credited",
    "sold",
    "played",
    "closed",
    "counted",
    "difference",
    "vouchers",
    "tokens",
)
_NOTED: Final = 20  # counts that do not agree, each told by itself; the others are counted


class FloatSums:
    """One group: sums over its tables, and of each what was counted first and last."""

    def __init__(self) -> None:
        self.sums: Counter[FloorColumn] = Counter()
        self.moved: dict[FloorColumn, Counter[Cents]] = defaultdict(Counter)  # filled and credited, by worth of a chip
        self.before: dict[str, Piles] = {}  # as each table was counted when it came in, or first since
        self.counts: dict[str, r.FloatCounted] = {}  # the latest of each table

    def lines(self) -> list[list[ReportCell]]:
        """All chips together, then each worth that anybody named."""
        opened, counted = _piled(self.before.values()), _piled(one.piles for one in self.counts.values())
        worths = sorted({*opened, *counted, *self.moved["filled"], *self.moved["credited"]}, reverse=True)
        return [self._together(), *(self._of(worth, opened, counted) for worth in worths)]

    def _together(self) -> list[ReportCell]:
        found: dict[FloorColumn, ReportCell] = {column: ReportCell(self.sums[column]) for column in FLOAT_COLUMNS[1:]}
        counts = self.counts.values()
        found["counted"] = ReportCell(sum(one.found for one in counts)) if counts else NOTHING
        found["difference"] = ReportCell(sum(one.found - one.due for one in counts)) if counts else NOTHING
        return [found.get(column, NOTHING) for column in FLOAT_COLUMNS]

    def _of(self, worth: Cents, opened: Counter[Cents], counted: Counter[Cents]) -> list[ReportCell]:
        found: dict[FloorColumn, ReportCell] = {
            "denomination": ReportCell(worth),
            "opened": ReportCell(opened[worth]) if self.before else NOTHING,
            "filled": ReportCell(self.moved["filled"][worth]),
            "credited": ReportCell(self.moved["credited"][worth]),
            "counted": ReportCell(counted[worth]) if self.counts else NOTHING,
        }
        return [found.get(column, NOTHING) for column in FLOAT_COLUMNS]


class Floats:
    def __init__(self) -> None:
        self.groups: dict[GroupKey, FloatSums] = defaultdict(FloatSums)
        self.now: dict[str, GroupKey] = {}  # the group that each table was last heard of in
        self.unsaid: Cents = 0  # brought and taken without a word of which chips
        self.amiss: list[Message] = []
        self.further = 0

    def hear(self, key: GroupKey, heard: HeardAt) -> None:
        event, before, after = heard.event, heard.before, heard.after
        sums = self._group(key, before)
        change = in_float(after) - in_float(before)
        sums.sums["closed"] += change
        match event:
            case r.FloatFilled() | r.FloatCredited():
                column: FloorColumn = "filled" if isinstance(event, r.FloatFilled) else "credited"
                sums.sums[column] += event.amount
                self._moved(sums, column, event)
            case r.FloatCounted():
                sums.before.setdefault(after.id, event.piles)
                sums.counts[after.id] = event
                if event.found != event.due:
                    self._differs(after.id, event)
            case r.BoughtIn() | r.VoucherExchanged():
                sums.sums["sold"] -= change
                if isinstance(event, r.VoucherExchanged):
                    sums.sums["vouchers"] += event.amount
                    sums.sums["tokens"] += event.amount if event.tokens else 0
            case _:
                sums.sums["played"] += change

    def stands(self, key: GroupKey, table: Table, since: int, until: int) -> None:
        self._group(key, table)

    def _group(self, key: GroupKey, table: Table) -> FloatSums:
        """A table that comes into a group brings its float, and how it was counted last."""
        sums = self.groups[key]
        if self.now.get(table.id) != key:
            self.now[table.id] = key
            sums.sums["opened"] += in_float(table)
            sums.sums["closed"] += in_float(table)
            if not isinstance(table.counted, UnsetType):
                sums.before.setdefault(table.id, table.counted.piles)
        return sums

    def _moved(self, sums: FloatSums, column: FloorColumn, event: r.FloatFilled | r.FloatCredited) -> None:
        if isinstance(event.piles, UnsetType):
            self.unsaid += event.amount
        else:
            sums.moved[column].update({worth: worth * number for worth, number in event.piles})

    def _differs(self, table: str, event: r.FloatCounted) -> None:
        if len(self.amiss) == _NOTED:
            self.further += 1
            return
        facts: MessageFacts = {
            "table": table,
            "found": event.found,
            "due": event.due,
            "by": abs(event.found - event.due),
            "more": event.found > event.due,
        }
        self.amiss.append(Message("report-note-float-differs", facts))

    def lines(self) -> list[tuple[GroupKey, list[ReportCell]]]:
        return [(key, cells) for key, sums in sorted(self.groups.items()) for cells in sums.lines()]

    def total(self) -> list[ReportCell] | None:
        return None

    def notes(self) -> tuple[Message, ...]:
        found = list(self.amiss)
        if self.further:
            found.append(Message("report-note-floats-differ", {"further": self.further}))
        if self.unsaid:
            found.append(Message("report-note-chips-unsaid", {"amount": self.unsaid}))
        return tuple(found)

    def curve(self) -> WinCurve | None:
        return None


def _piled(counts: Iterable[Piles]) -> Counter[Cents]:
    """What the chips of each worth come to."""
    found: Counter[Cents] = Counter()
    for piles in counts:
        found.update({worth: worth * number for worth, number in piles})
    return found


def in_float(table: Table) -> Cents:
    return table.ledger.balance(Place.FLOAT)
