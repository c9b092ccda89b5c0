"""What a day came to, read back from its log: coups, wagers, what went wrong, what was done about it, and the float.

It trusts nothing that whoever played the day remembers. Start at `accounts_of`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from croupier.clauses import Clauses
from croupier.day.floats import FloatAccount
from croupier.floor.kinds import TABLE, kind_of_entry
from croupier.floor.recall import moments
from croupier.money import Cents
from croupier.store.log import Log
from croupier.table import Event
from croupier.table import records as r

Remedied: TypeAlias = tuple[str, str, str, Clauses]  # the book, the slip, the remedy, by which clauses


@dataclass
class TableAccount:
    table: str
    edition: str = ""
    coups: int = 0
    staked: Cents = 0
    happened: Counter[str] = field(default_factory=Counter)
    remedied: Counter[Remedied] = field(default_factory=Counter)
    cited: set[str] = field(default_factory=set)
    float_account: FloatAccount = field(default_factory=FloatAccount)

    @property
    def book(self) -> str:
        return self.edition.partition(" ")[0]

    def hear(self, event: Event) -> None:
        self.cited.update(map(str, event.under))
        match event:
            case r.ResultAnnounced():
                self.coups += 1
            case r.WagerPlaced():
                self.staked += event.down.stake
                self.happened["late"] += event.late
            case r.RemedyOrdered():
                self.happened["irregularity"] += 1
                self.remedied[self.book, event.slip, event.remedy, event.under] += 1
            case r.CoupVoided():
                self.happened["void"] += 1
            case r.PaymentErrorRecorded():
                self.happened["wrong-payment"] += 1
            case r.BreachRecorded():
                self.happened["breach"] += 1
            case r.DisputeRaised():
                self.happened["dispute"] += 1
            case r.LimitsChanged():
                self.happened["limits"] += 1
            case _:
                pass


def accounts_of(log: Log) -> tuple[TableAccount, ...]:
    """Of every table in the log, a tournament's among them."""
    return tuple(_account(log, table) for table in _tables(log))


def _tables(log: Log) -> Iterator[str]:
    for stream in log.tables():
        first = next(iter(log.entries(stream)), None)
        if first is not None and kind_of_entry(first.body) is TABLE:
            yield stream


def _account(log: Log, table: str) -> TableAccount:
    found, after = TableAccount(table), None
    for moment in moments(log, table):
        found.edition = moment.act.edition
        for one in moment.folded:
            found.hear(one.event)
            found.float_account.hear(one.event, one.before, one.after)
            after = one.after
    if after is not None:
        found.float_account.close(after)
    return found
