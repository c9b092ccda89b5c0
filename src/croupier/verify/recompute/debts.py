"""What people owe the house, heard again: what a payment undone left missing, commission of those who went, its end.

Amounts come of the sums and of the table's chips, never of the engine's own account. Start at `Debts.hear`.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import floor
from typing import Final

import msgspec
from msgspec.structs import replace

from croupier.clauses import Clauses, Silent
from croupier.money import Cents
from croupier.table import records as r
from croupier.verify.recompute import chips
from croupier.verify.recompute.difference import Facts, Found
from croupier.verify.recompute.game import Game
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.sums import Sums


class OpenDebt(msgspec.Struct, frozen=True):
    whose: str
    amount: Cents
    asked: bool  # a shoe waits for it
    commission: bool  # of someone who went owing it


class Debts:
    def __init__(self, sums: Sums) -> None:
        self.sums = sums
        self.open: list[OpenDebt] = []  # oldest first
        self.carried: set[str] = set()  # whose commission was carried over
        self.command = ""

    def hear(self, event: r.Event, game: Game | None, *, partial: bool) -> list[Found]:
        found = [] if partial else self._unrecorded(event, game)
        if type(event) not in _KINDS:
            return found
        match event:
            case r.DebtRecorded(debt=debt) if debt.of == "commission":
                found += self._gone(event, game)
            case r.DebtRecorded():
                found += self._lacked(event)
            case r.CommissionFallsAway():
                found += _compared("wrong-debt", event.amount, self._falls(event.patron), event.under, event.patron)
                self.sums.fallen.pop(event.patron, None)
                self.sums.forgiven(event.patron, event.amount)
                self._less(event.patron, event.amount, commission=True)
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
        if not (self.sums.unrecorded or self.sums.to_keep or self.sums.fallen):
            return []
        missing, self.sums.unrecorded = +self.sums.unrecorded, type(self.sums.unrecorded)()
        unkept, self.sums.to_keep = +self.sums.to_keep, type(self.sums.to_keep)()
        falls = Counter({who: self._falls(who) for who in self.sums.fallen})
        self.sums.fallen = {}
        if game is None or game.book.settlement.write_off is None:
            return []
        told = {"debt-not-recorded": missing, "refund-not-kept": unkept, "wrong-debt": +falls}
        return [
            Found(what, "0", str(amount), (), {"patron": who})
            for what, amounts in told.items()
            for who, amount in sorted(amounts.items())
        ]

    def _lacked(self, event: r.DebtRecorded) -> list[Found]:
        debt = event.debt
        lacked = self.sums.unrecorded.pop(debt.patron, 0)
        self.open.append(OpenDebt(debt.patron, debt.amount, asked=False, commission=False))
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
        self.open.append(OpenDebt(debt.patron, debt.amount, asked=not debt.waits, commission=True))
        return found

    def _carried(self, event: r.CommissionCarriedOver) -> list[Found]:
        owed = sum(one.amount for one in self.open if one.whose == event.patron and one.asked)
        self.open = [replace(one, asked=one.asked and one.whose != event.patron) for one in self.open]
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

    def _falls(self, patron: str) -> Cents:
        """Commission on wins that are undone, of what someone who has left went owing."""
        owing = sum(one.amount for one in self.open if one.whose == patron and one.commission)
        return min(floor(self.sums.fallen.get(patron, Fraction(0))), owing)

    def _less(self, patron: str, amount: Cents, *, commission: bool = False) -> None:
        """The oldest debt ends first."""
        left: list[OpenDebt] = []
        for one in self.open:
            meant = one.whose == patron and (one.commission or not commission)
            paid = min(amount, one.amount) if meant else 0
            amount -= paid
            if one.amount > paid:
                left.append(replace(one, amount=one.amount - paid))
        self.open = left


_KINDS: Final = named_kinds(Debts.hear)


def _compared(what: str, said: Cents, right: Cents, clauses: Clauses, patron: str) -> list[Found]:
    return [] if said == right else [Found(what, str(said), str(right), clauses, {"patron": patron})]
