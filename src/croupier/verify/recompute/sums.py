"""Where the money is, by plain sums of what the events say: racks, layout, tokens, float, drop, and outside.

Each pocket is reckoned from its own figures of an event, so that the whole only comes to nothing when they agree. It
knows no rule of payment. Start at `Sums.settle`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from math import floor
from typing import TypeAlias

from croupier.coup import Resolution, Settled
from croupier.money import Cents
from croupier.table.state import Down, Payment

Pocket: TypeAlias = tuple[str, str]  # where, and whose; the table's own are nobody's

PATRONS_OWN = ("rack", "layout", "tokens", "tokens-on-layout", "held")


class Sums:
    def __init__(self) -> None:
        self.pockets: Counter[Pocket] = Counter()
        self.owes: dict[str, Fraction] = {}  # commission that waits, exactly
        self.total: Cents = 0  # everything together, which is nothing
        self.taken: set[Pocket] = set()  # patrons' pockets that the event at hand took something out of
        self.apart = False  # the table is kept for a tournament, whose chips are no money
        self.here: set[str] = set()  # patrons at the table
        self.lacking: Counter[str] = Counter()  # what someone owes: not given back, or gone without paying commission
        self.unrecorded: Counter[str] = Counter()  # of that, what the events at hand have not called a debt yet
        self.to_keep: Counter[str] = Counter()  # what goes back to those who left, not yet said to be kept
        self.fallen: dict[str, Fraction] = {}  # commission on wins undone, of those who have left
        self.let_go: dict[str, Fraction] = {}  # commission written off

    def add(self, where: str, whose: str, amount: Cents) -> None:
        if amount == 0:
            return
        pocket = ("tournament-bank" if self.apart and where in ("float", "outside") else where, whose)
        self.pockets[pocket] += amount
        self.total += amount
        if amount < 0 and where in PATRONS_OWN:
            self.taken.add(pocket)
        if self.pockets[pocket] == 0:
            del self.pockets[pocket]

    def below_zero(self) -> list[tuple[Pocket, Cents]]:
        """Pockets of patrons out of which the event at hand took more than they held; asked once an event."""
        taken, self.taken = self.taken, set()
        return sorted([(pocket, self.pockets[pocket]) for pocket in taken if self.pockets[pocket] < 0])

    # --- coming and going ------------------------------------------------------------------------

    def brought(self, patron: str, amount: Cents) -> None:
        self.here.add(patron)
        self.add("outside", "", -amount)
        self.add("rack", patron, amount)

    def bought(self, patron: str, amount: Cents, *, cash: bool) -> None:
        """Cash goes into the drop box and chips come out of the float; other value brings its own chips."""
        self.add("outside", "", -amount)
        self.add("rack", patron, amount)
        if cash:
            self.add("drop", "", amount)
            self.add("float", "", -amount)

    def given_tokens(self, patron: str, amount: Cents) -> None:
        self.add("outside", "", -amount)
        self.add("tokens", patron, amount)

    def filled(self, amount: Cents) -> None:
        self.add("outside", "", -amount)
        self.add("float", "", amount)

    def left(self, patron: str) -> None:
        """With their chips; tokens are worth nothing elsewhere and go back where they came from."""
        for where in ("rack", "tokens"):
            held = self.pockets[where, patron]
            self.add(where, patron, -held)
            self.add("outside", "", held)
        self.owes.pop(patron, None)
        self.let_go.pop(patron, None)
        self.here.discard(patron)

    # --- wagers ----------------------------------------------------------------------------------

    def staked(self, down: Down, more: Cents) -> None:
        """More on a wager, or less."""
        self.add("tokens" if down.token else "rack", down.patron, -more)
        self.add("tokens-on-layout" if down.token else "layout", down.patron, more)

    def settle(self, payments: Iterable[Payment], *, keeps_tokens: bool, undone: bool = False) -> None:
        """Payments as they were said, or the same undone."""
        sign = -1 if undone else 1
        for payment in payments:
            settled, patron, house = payment.settled, payment.patron, _house(payment.settled, keeps_tokens)
            stake = settled.stake + payment.excess
            if settled.token:
                self.add("tokens-on-layout", patron, -sign * stake)
                self.add("tokens", patron, sign * (settled.returned - settled.profit + payment.excess))
                self.add("rack", patron, sign * settled.profit)
                self.add("token-float", "", sign * house)
            else:
                self.add("layout", patron, -sign * stake)
                self.add("rack", patron, sign * (settled.returned + payment.excess))
                self.add("float", "", sign * house)
            self.add("float", "", -sign * settled.profit)

    def take_back(self, made: Iterable[Payment], given: Iterable[Payment], *, keeps_tokens: bool) -> dict[str, Cents]:
        """Undo payments and make others instead, all at once; what anyone could not give back.

        Whoever has left is paid outside. Commission that waited for what is undone waits no more.
        """
        undone = tuple(made)
        had = {payment.patron: self.pockets["rack", payment.patron] for payment in undone}
        self.settle(undone, keeps_tokens=keeps_tokens, undone=True)
        self.settle(given, keeps_tokens=keeps_tokens)
        lacked: dict[str, Cents] = {}
        for patron in had:
            if (lost := -self.pockets["tokens", patron]) > 0:  # a token that is played away is owed by nobody
                self.add("tokens", patron, lost)
                self.add("token-float", "", -lost)
        for patron, before in had.items():
            holds = self.pockets["rack", patron]
            if patron not in self.here and holds > before:
                self.add("rack", patron, before - holds)
                self.add("outside", "", holds - before)
                self.to_keep[patron] += holds - before
            elif holds < 0:
                self.add("rack", patron, -holds)
                self.add("float", "", holds)
                lacked[patron] = -holds
        self.lacking.update(lacked)
        self.unrecorded.update(lacked)
        self._wait_no_more(undone)
        return lacked

    # --- commission ------------------------------------------------------------------------------

    def owing(self, payments: Iterable[Payment]) -> None:
        for payment in payments:
            part, whole = payment.settled.waits
            if part and whole > 0:
                self.owes[payment.patron] = self.owes.get(payment.patron, Fraction(0)) + Fraction(part, whole)

    def _wait_no_more(self, undone: Iterable[Payment]) -> None:
        """What was collected already goes back in whole cents."""
        for payment in undone:
            part, whole = payment.settled.waits
            if part == 0 or whole <= 0:
                continue
            if payment.patron not in self.here:
                self.fallen[payment.patron] = self.fallen.get(payment.patron, Fraction(0)) + Fraction(part, whole)
                continue
            left = self.owes.pop(payment.patron, Fraction(0)) - Fraction(part, whole)
            left = self._never_paid(payment.patron, left)
            if left > 0:
                self.owes[payment.patron] = left
            else:
                self.add("rack", payment.patron, floor(-left))
                self.add("float", "", -floor(-left))

    def _never_paid(self, patron: str, left: Fraction) -> Fraction:
        """Commission that was written off is not given back: nobody had paid it."""
        let_go = self.let_go.pop(patron, Fraction(0))
        taken = min(let_go, max(-left, Fraction(0)))
        if let_go > taken:
            self.let_go[patron] = let_go - taken
        return left + taken

    def collected(self, patron: str, amount: Cents, left: Fraction = Fraction(0)) -> None:
        """Collected once; what rounding leaves is the patron's, unless only a part was collected."""
        self.add("rack", patron, -amount)
        self.add("float", "", amount)
        self.owes.pop(patron, None)
        if left:
            self.owes[patron] = left

    def written_off(self, patron: str) -> None:
        """Commission that the house let go."""
        self.let_go[patron] = self.let_go.get(patron, Fraction(0)) + self.owes.pop(patron, Fraction(0))

    # --- debts -----------------------------------------------------------------------------------

    def goes_owing(self, patron: str, amount: Cents) -> None:
        """Commission of someone who goes is a debt of so much."""
        self.owes.pop(patron, None)
        self.lacking[patron] += amount

    def paid_off(self, patron: str, amount: Cents) -> None:
        """Of a debt, at the table or at the cage."""
        self.add(*(("rack", patron) if patron in self.here else ("outside", "")), -amount)
        self.add("float", "", amount)
        self.forgiven(patron, amount)

    def forgiven(self, patron: str, amount: Cents) -> None:
        """So much is owed no more; nothing moves."""
        self.lacking[patron] -= amount
        if not self.lacking[patron]:
            del self.lacking[patron]

    # --- the whole -------------------------------------------------------------------------------

    def balances(self) -> dict[Pocket, Cents]:
        """Every pocket with something in it, and what is owed in whole cents."""
        found = dict(self.pockets)
        debts = Counter({patron: floor(owed) for patron, owed in self.owes.items()}) + self.lacking
        found |= {("owed", patron): -owed for patron, owed in debts.items() if owed}
        if any(debts.values()):
            found["receivable", ""] = sum(debts.values())
        return found


def _house(settled: Settled, keeps_tokens: bool) -> Cents:
    """What of a stake stays with the house, by what became of the wager."""
    if settled.parts:
        return sum(_house(part, keeps_tokens) for part in settled.parts)
    kept = settled.token and keeps_tokens and settled.resolution is Resolution.WINS
    return settled.stake if kept or settled.resolution is Resolution.LOSES else 0
