"""What a table took: drop, handle, commission, win and what is still owed.

Win is what float and drop box gained beyond what was filled and credited, so that it holds to the cent whatever
happened; handle and commission are those of settled wagers. Start at `Takings`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from croupier.languages import Message
from croupier.ledger import Ledger, Place
from croupier.money import Cents
from croupier.odds.rational import exact
from croupier.reports.cases import HeardAt
from croupier.reports.figures.grouping import GroupKey
from croupier.reports.figures.over_time import WinOverTime
from croupier.reports.figures.settling import settled_by
from croupier.reports.floor_columns import FloorColumn
from croupier.reports.period import Period
from croupier.reports.report import NOTHING, ReportCell, WinCurve
from croupier.table import Table
from croupier.table import records as r

TAKINGS_COLUMNS: Final[tuple[FloorColumn, ...]] = (
    "cash",
    "cashless",
    "vouchers",
    "drop",
    "chips-in",
    "handle",
    "token-handle",
    "commission",
    "commission-collected",
    "commission-owed",
    "corrected",
    "win",
    "hold",
    "of-handle",
    "debts",
)
_SUMMED: Final = frozenset(TAKINGS_COLUMNS) - {"drop", "commission-owed", "debts", "hold", "of-handle"}
_CORRECTING: Final = (r.DisputeDecided, r.PaymentErrorRecorded, r.PaymentErrorRectified)


class TableTakings:
    """The sums of one group, and what was owed at each of its tables when it was last heard of."""

    def __init__(self) -> None:
        self.sums: dict[FloorColumn, Cents] = dict.fromkeys(_SUMMED, 0)
        self.owed: dict[str, tuple[Cents, Cents]] = {}

    def add(self, column: FloorColumn, amount: Cents) -> None:
        self.sums[column] += amount


class Takings:
    def __init__(self, period: Period) -> None:
        self.over_time = WinOverTime(period)
        self.groups: dict[GroupKey, TableTakings] = {}

    def hear(self, key: GroupKey, heard: HeardAt) -> None:
        found = self._group(key)
        event, before, after = heard.event, heard.before.ledger, heard.after.ledger
        match event:
            case r.BoughtIn():
                found.add("cash" if event.cash else "cashless", event.amount)
            case r.VoucherExchanged():
                found.add("vouchers", event.amount)
            case r.PatronArrived():
                found.add("chips-in", event.chips)
            case r.CommissionCollected():
                found.add("commission-collected", event.collected)
            case _:
                settled = tuple(settled_by(heard))
                self.over_time.add(heard, settled)
                for one in settled:
                    found.add("token-handle" if one.token else "handle", one.sign * one.stake)
                    found.add("commission", one.sign * one.commission)
        if after is not before and not isinstance(event, r.FloatFilled | r.FloatCredited):
            gained = in_hand(after) - in_hand(before)
            found.add("win", gained)
            if isinstance(event, _CORRECTING):
                found.add("corrected", gained)
        found.owed[heard.after.id] = owed_to(heard.after)

    def stands(self, key: GroupKey, table: Table, since: int, until: int) -> None:
        self._group(key).owed[table.id] = owed_to(table)

    def _group(self, key: GroupKey) -> TableTakings:
        return self.groups.setdefault(key, TableTakings())

    def lines(self) -> list[tuple[GroupKey, list[ReportCell]]]:
        return [(key, takings_cells(one.sums, one.owed)) for key, one in sorted(self.groups.items())]

    def total(self) -> list[ReportCell]:
        """What is owed at the end is what each table was owed last: sums of groups would count it again and again."""
        sums: dict[FloorColumn, Cents] = dict.fromkeys(_SUMMED, 0)
        for one in self.groups.values():
            for column, amount in one.sums.items():
                sums[column] += amount
        return takings_cells(sums, None)

    def notes(self) -> tuple[Message, ...]:
        return ()

    def curve(self) -> WinCurve | None:
        return self.over_time.curve()


def in_hand(ledger: Ledger) -> Cents:
    """Chips in the float and cash in the drop box."""
    return ledger.balance(Place.FLOAT) + ledger.balance(Place.DROP)


def owed_to(table: Table) -> tuple[Cents, Cents]:
    """Deferred commission, and what is owed of payments that were undone."""
    undone = sum(debt.amount for debt in table.debts_kept if debt.of == "payment")
    return table.ledger.balance(Place.RECEIVABLE) - undone, undone


def takings_cells(sums: dict[FloorColumn, Cents], owed: dict[str, tuple[Cents, Cents]] | None) -> list[ReportCell]:
    drop, handle, win = sums["cash"] + sums["cashless"] + sums["vouchers"], sums["handle"], sums["win"]
    worked_out: dict[FloorColumn, ReportCell] = {
        "drop": ReportCell(drop),
        "hold": ReportCell(exact(Fraction(win, drop))) if drop else NOTHING,
        "of-handle": ReportCell(exact(Fraction(win, handle))) if handle else NOTHING,
        "commission-owed": ReportCell(sum(one for one, _ in owed.values())) if owed is not None else NOTHING,
        "debts": ReportCell(sum(one for _, one in owed.values())) if owed is not None else NOTHING,
    }
    return [worked_out.get(column) or ReportCell(sums[column]) for column in TAKINGS_COLUMNS]
