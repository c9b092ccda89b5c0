"""A table's float over its day: what was filled, credited, brought, carried away and counted at the close.

Amounts are those that the events themselves say; only what a patron carries away, and what is settled at the cage with
people who have left, is read from the accounts. Whether it adds up is then no matter of course. Start at
`FloatAccount.hear`.
"""

from __future__ import annotations

from dataclasses import dataclass

from croupier.ledger import Place
from croupier.money import Cents
from croupier.table import Event, Table
from croupier.table import records as r


@dataclass
class FloatAccount:
    filled: Cents = 0
    credited: Cents = 0
    brought: Cents = 0  # chips that patrons came with
    cash: Cents = 0  # chips for cash, which is in the drop box
    cashless: Cents = 0  # chips for value that came otherwise
    taken: Cents = 0  # chips that patrons left with
    cage: Cents = 0  # settled with people who had left: out, less in
    held: Cents = 0  # taken from patrons and not given back yet
    closing: Cents = 0
    drop: Cents = 0  # counted at the close

    @property
    def chips_in(self) -> Cents:
        return self.filled + self.brought + self.cashless

    @property
    def chips_out(self) -> Cents:
        return self.credited + self.taken + self.cage + self.held + self.closing

    @property
    def win(self) -> Cents:
        return self.closing + self.credited + self.drop - self.filled

    @property
    def reconciled(self) -> bool:
        return self.chips_in == self.chips_out and self.cash == self.drop

    def hear(self, event: Event, before: Table, after: Table) -> None:
        outside = after.ledger.balance(Place.OUTSIDE) - before.ledger.balance(Place.OUTSIDE)
        match event:
            case r.FloatFilled():
                self.filled += event.amount
            case r.FloatCredited():
                self.credited += event.amount
            case r.PatronArrived():
                self.brought += event.chips
            case r.BoughtIn(cash=True):
                self.cash += event.amount
            case r.BoughtIn():
                self.cashless += event.amount
            case r.PatronLeft() | r.TableClosed():
                self.taken += outside
            case _:
                self.cage += outside

    def close(self, table: Table) -> None:
        """Counted when the table has closed."""
        balances = table.ledger.balances.items()
        self.held = sum(amount for account, amount in balances if account.place is Place.HELD)
        self.closing, self.drop = table.ledger.balance(Place.FLOAT), table.ledger.balance(Place.DROP)
