"""How fast a table is dealt: coups an hour while it stands open, dummy and void coups, shoes.

Coups of a tournament are coups, and so are those of which no more than the result was recorded; they are told apart.
A coup that was reopened after it was complete is not counted until it is complete again. Start at `Pace`.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Final

from croupier.languages import Message
from croupier.local_time import HOUR
from croupier.odds.rational import exact
from croupier.reports.cases import HeardAt
from croupier.reports.figures.grouping import GroupKey
from croupier.reports.floor_columns import FloorColumn
from croupier.reports.report import NOTHING, ReportCell, WinCurve
from croupier.table import Table
from croupier.table import records as r

PACE_COLUMNS: Final[tuple[FloorColumn, ...]] = (
    "open-for",
    "shoes",
    "coups",
    "dummies",
    "voids",
    "without-cards",
    "an-hour",
)


class PaceSums:
    def __init__(self) -> None:
        self.open_for = self.coups = self.dummies = self.voids = self.shoes = self.without_cards = 0

    def cells(self) -> list[ReportCell]:
        hours = Fraction(self.open_for, HOUR)
        found: dict[FloorColumn, ReportCell] = {
            "open-for": ReportCell(self.open_for),
            "shoes": ReportCell(self.shoes),
            "coups": ReportCell(self.coups),
            "dummies": ReportCell(self.dummies),
            "voids": ReportCell(self.voids),
            "without-cards": ReportCell(self.without_cards),
            "an-hour": ReportCell(exact(self.coups / hours)) if hours else NOTHING,
        }
        return [found[column] for column in PACE_COLUMNS]


class Pace:
    def __init__(self) -> None:
        self.groups: dict[GroupKey, PaceSums] = defaultdict(PaceSums)

    def hear(self, key: GroupKey, heard: HeardAt) -> None:
        event, sums = heard.event, self.groups[key]
        match event:
            case r.CoupCleared():
                sums.coups += 1
                sums.dummies += bool(heard.before.coup.dummy)
            case r.ResultRecorded():
                sums.coups += 1
                sums.without_cards += 1
            case r.ResultTakenBack():
                sums.coups -= 1
                sums.without_cards -= 1
            case r.CoupReopened() if heard.after.coups < heard.before.coups:
                sums.coups -= 1
                sums.dummies -= bool(heard.after.coup.dummy)
            case r.CoupVoided() | r.PastCoupVoided():
                sums.voids += 1
            case r.ShoeEnded() | r.ResultsEnded():
                sums.shoes += 1

    def stands(self, key: GroupKey, table: Table, since: int, until: int) -> None:
        self.groups[key].open_for += until - since

    def lines(self) -> list[tuple[GroupKey, list[ReportCell]]]:
        return [(key, sums.cells()) for key, sums in sorted(self.groups.items())]

    def total(self) -> list[ReportCell]:
        whole = PaceSums()
        for one in self.groups.values():
            whole.open_for += one.open_for
            whole.coups += one.coups
            whole.dummies += one.dummies
            whole.voids += one.voids
            whole.without_cards += one.without_cards
            whole.shoes += one.shoes
        return whole.cells()

    def notes(self) -> tuple[Message, ...]:
        return ()

    def curve(self) -> WinCurve | None:
        return None
