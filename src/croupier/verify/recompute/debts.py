"""What people owe the house, heard again: what a payment undone left missing, commission of those who went, its end.

Amounts come of the sums and of the table's chips, never of the engine's own account. Start at `Debts.hear`.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor

from croupier.clauses import Clauses, Silent
from croupier.money import Cents
from croupier.table import records as r
from croupier.verify.recompute import chips
from croupier.verify.recompute.difference import Facts, Found
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.sums import Sums


class Debts:
    def __init__(self, sums: Sums) -> None:
        self.sums = sums
        self.open: list[tuple[str, Cents, bool]] = []  # whose, how much, and whether a shoe waits for it; oldest first
        self.carried: set[str] = set()  # whose commission was carried over
        self.command = ""

    def hear(self, event: r.Event, game: Game | None, *, partial: bool) -> list[Found]:
        found = [] if partial else self._unrecorded(event, game)
        match event:
            case r.DebtRecorded(debt=debt) if debt.of == "commission":
                found += self._gone(event, game)
            case r.DebtRecorded():
                found += self._lacked(event)
            case r.RefundKept():
                kept = self.sums.to_keep.pop(event.patron, 0)
                found += _compared("refund-not-kept", event.amount, kept, event.under, event.patron)
            case r.CommissionCarriedOver():
                found += self._carried(event)
            case r.CommissionWrittenOff():
                owed = floor(self.sums.owes.get(event.patron, Fraction(0)))
                found += _compared("wrong-debt", event.owed, owed, event.under, event.patron)
                self.sums.written_off(event.patron)
                self.carried.discard(event.patron)
            case r.DebtCollected():
                found += self._collected(event)
            case r.DebtWrittenOff():
                found += _compared("wrong-owed", event.amount, self.sums.lacking[event.patron], (), event.patron)
                self.sums.forgiven(event.patron, event.amount)
                self._less(event.patron, event.amount)
            case r.CommissionCollected() if not event.left:
                self.carried.discard(event.patron)
            case _:
                pass
        return [] if partial else found

    def _unrecorded(self, event: r.Event, game: Game | None) -> list[Found]:
        """Whatever a command left owed is on record when the next one begins; older books did not ask for it."""
        if event.made.command == self.command:
            return []
        self.command = event.made.command
        missing, self.sums.unrecorded = +self.sums.unrecorded, type(self.sums.unrecorded)()
        unkept, self.sums.to_keep = +self.sums.to_keep, type(self.sums.to_keep)()
        if game is None or game.book.settlement.write_off is None:
            return []
        told = {"debt-not-recorded": missing, "refund-not-kept": unkept}
        return [
            Found(what, "0", str(amount), (), {"patron": who})
            for what, amounts in told.items()
            for who, amount in sorted(amounts.items())
        ]

    def _lacked(self, event: r.DebtRecorded) -> list[Found]:
        debt = event.debt
        lacked = self.sums.unrecorded.pop(debt.patron, 0)
        self.open.append((debt.patron, debt.amount, False))
        return _compared("wrong-owed", debt.amount, lacked, debt.under, debt.patron)

    def _gone(self, event: r.DebtRecorded, game: Game | None) -> list[Found]:
        """All the commission that someone owes, in chips; it waits where it was carried over."""
        debt, owes = event.debt, self.sums.owes.get(event.debt.patron, Fraction(0))
        deferral = game.book.settlement.deferral if game is not None else None
        if game is None or deferral is None or isinstance(deferral, Silent):
            return [Found("nothing-to-collect", str(debt.amount), "0", debt.under, {"patron": debt.patron})]
        rounded = chips.up if game.options.get(deferral.rounding_option) == "up" else chips.down
        found = _compared("wrong-debt", debt.amount, int(rounded(game.chips, owes)), debt.under, debt.patron)
        if debt.waits and debt.patron not in self.carried:
            found.append(Found("left-owing", str(debt.amount), "0", debt.under, {"patron": debt.patron}))
        self.sums.goes_owing(debt.patron, debt.amount)
        self.carried.discard(debt.patron)
        self.open.append((debt.patron, debt.amount, not debt.waits))
        return found

    def _carried(self, event: r.CommissionCarriedOver) -> list[Found]:
        owed = sum(amount for whose, amount, asked in self.open if whose == event.patron and asked)
        self.open = [(whose, amount, asked and whose != event.patron) for whose, amount, asked in self.open]
        if event.through is not None:
            owed += floor(self.sums.owes.get(event.patron, Fraction(0)))
            self.carried.add(event.patron)
        return _compared("wrong-debt", event.owed, owed, event.under, event.patron)

    def _collected(self, event: r.DebtCollected) -> list[Found]:
        debt = self.sums.lacking[event.patron]
        found = _compared("wrong-owed", event.left, debt - event.amount, event.under, event.patron)
        if event.amount > debt or event.here is not (event.patron in self.sums.here):
            facts: Facts = {"patron": event.patron}
            found.append(Found("wrong-collection", str(event.amount), str(debt), event.under, facts))
        self.sums.paid_off(event.patron, event.amount)
        self._less(event.patron, event.amount)
        return found

    def _less(self, patron: str, amount: Cents) -> None:
        """The oldest debt ends first."""
        left: list[tuple[str, Cents, bool]] = []
        for whose, owed, asked in self.open:
            paid = min(amount, owed) if whose == patron else 0
            amount -= paid
            if owed > paid:
                left.append((whose, owed - paid, asked))
        self.open = left


def _compared(what: str, said: Cents, right: Cents, clauses: Clauses, patron: str) -> list[Found]:
    return [] if said == right else [Found(what, str(said), str(right), clauses, {"patron": patron})]
