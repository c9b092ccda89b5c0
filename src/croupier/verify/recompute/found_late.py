"""Coups that are complete, heard again when one of them is void after all: in this shoe, or in one long over.

What is kept of them, whether wagers over several coups can go on from before one, and what is undone is reckoned here.
Start at `FoundLate.voided`.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.cards import Card
from croupier.clauses import Clauses, together
from croupier.coup import Resolution, Settled, Side
from croupier.money import Cents
from croupier.table import records as r
from croupier.table.state import Down, Payment, StreakDown
from croupier.verify.recompute import effects, living_on, payments, rows
from croupier.verify.recompute.difference import Facts, Found, phrase
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.pays import given_back, undone
from croupier.verify.recompute.record import Ordered, Record
from croupier.verify.recompute.streaks import Lying, waiting


class Lay(msgspec.Struct, frozen=True):
    """A coup as it lay when it was settled: its cards, its wagers, and whether it was a dummy coup."""

    hands: dict[Side, list[Card | None]]
    wagers: dict[int, Down]
    lying: Lying
    dummy: bool


class Kept(msgspec.Struct, frozen=True):
    """The payments of a complete coup; of the latest also what lay there before its settlement."""

    made: tuple[Payment, ...]
    before: tuple[dict[int, Down], Lying] | None = None
    lay: Lay | None = None  # and how it lay


class FoundLate:
    def __init__(self, layout: Layout, record: Record) -> None:
        self.layout = layout
        self.record = record
        self.kept: dict[tuple[int, int], Kept] = {}  # by the numbers of their shoe and coup
        self._latest: tuple[int, int] | None = None  # the one that was kept last, whole
        self.to_restore: Lying | None = None  # what must be said next of wagers over several coups
        self.met: dict[int, set[tuple[int, int]]] = {}  # the coups whose result a wager over several heard and outlived
        self.at_ends: dict[int, Payment] = {}  # what a shoe's end did to such wagers
        self._keeps = False
        self._keeps_last = 0  # so many, from shoe to shoe
        self._in_use = False  # the shoe whose cards were put in last
        self._ended = False  # it was played out

    def of(self, coup: int, shoe: int | UnsetType) -> Kept | None:
        return self.kept.get(self.key(coup, shoe))

    def key(self, coup: int, shoe: int | UnsetType) -> tuple[int, int]:
        return (self.record.shoe if shoe is UNSET else shoe, coup)

    # --- coups and shoes as they come and go -----------------------------------------------------

    def hear(self, event: r.Event) -> None:
        """What tells which shoe is on the table, and how long its coups are kept."""
        match event:
            case r.CoupsKept():
                self._keeps, self._keeps_last = True, 0 if event.last is UNSET else event.last
            case r.CuttingCardPlaced():
                self._in_use = True
                self.kept = self.kept if self._keeps_last else {}
            case r.ShoeEnded():
                self._in_use, self._ended = False, True
                self.at_ends |= {one.number: one for one in event.payments}
            case r.CardsTakenOff():
                self._in_use = self._ended = False
            case r.CardsBrought():
                self._next_shoe()
            case r.CardsShuffled() if self._ended:
                self._next_shoe()
            case _:
                pass

    def _next_shoe(self) -> None:
        self.record.shoe += 1
        self._in_use = self._ended = False

    def cleared(self, made: tuple[Payment, ...], lay: Lay) -> None:
        """The coup is over; its payments are kept until the next one is, to the end of the shoe, or longer."""
        if not self._keeps:
            self.kept = {}
        elif self._latest is not None and (latest := self.kept.get(self._latest)) is not None:
            self.kept[self._latest] = Kept(latest.made)
        this, ran_on = (self.record.shoe, self.layout.number), self._ran_on()
        for number in ran_on:
            self.met.setdefault(number, set()).add(this)
        if made or ran_on:
            self.kept[this], self._latest = Kept(made, self.layout.before, lay), this
        while self._keeps_last and len(self.kept) > self._keeps_last:
            del self.kept[next(iter(self.kept))]

    def _ran_on(self) -> list[int]:
        """Wagers over several coups that lie there after this one, which counted for them."""
        if not self._keeps_last or self.layout.dummy or self.layout.void:
            return []
        return [one.down.number for one in self.layout.lying.streaks]

    # --- what is undone --------------------------------------------------------------------------

    def voided(self, event: r.PastCoupVoided, ordered: Ordered | None) -> list[Found]:
        """A complete coup never happened: what it paid and took is undone, what someone lacks is owed."""
        layout = self.layout
        clauses = together(event.under, layout.game.book.settlement.void.clauses)
        facts: Facts = {"coup": event.coup}
        past = self.kept.pop(self.key(event.coup, event.shoe), None)
        found: list[Found] = []
        if past is None and not layout.partial:
            known = ", ".join(str(coup) for shoe, coup in self.kept if shoe == self.key(0, event.shoe)[0])
            found.append(Found("no-such-coup", str(event.coup), known, clauses, facts))
        elif past is not None:
            resting = self._resting(event, past, ordered)
            found += self._taken_back(event, past, clauses, ordered, resting)
            found += self._as_before(event, past, ordered, resting)
            self._forget(resting)
        lacked = layout.take_back(event.reversed, event.payments)
        if dict(event.owed) != lacked and not layout.partial:
            found.append(Found("wrong-owed", str(dict(event.owed)), str(lacked), clauses, facts))
        return found

    def _resting(self, event: r.PastCoupVoided, past: Kept, ordered: Ordered | None) -> set[int]:
        """Wagers over several coups that heard this one and cannot go on from before it."""
        if self._goes_on(event, past, ordered) or not _wholly(ordered):
            return set()
        void = self.key(event.coup, event.shoe)
        return {number for number, coups in self.met.items() if void in coups}

    def _paid_since(self, resting: set[int]) -> list[Payment]:
        """Payments of these wagers, in whichever coup or shoe they came to their end."""
        made = [one for kept in self.kept.values() for one in kept.made]
        made += [*self.at_ends.values(), *self.layout.made()]
        return [one for one in made if one.number in resting]

    def _forget(self, resting: set[int]) -> None:
        for key, kept in self.kept.items():
            self.kept[key] = replace(kept, made=tuple(one for one in kept.made if one.number not in resting))
        for number in resting:
            self.met.pop(number)
            self.at_ends.pop(number, None)
        self.layout.forget(resting)

    def _taken_back(
        self, event: r.PastCoupVoided, past: Kept, clauses: Clauses, ordered: Ordered | None, resting: set[int]
    ) -> list[Found]:
        """What a complete coup paid or took: of wagers over several coups too, where all of it is reversed."""
        layout = self.layout
        single = [one for one in past.made if not layout.game.is_streak(one.settled.wager)]
        goes_back, undoes = single, tuple(single)  # another coup has begun: what that one ended stays ended
        lie = [one.down for one in layout.lying.streaks if one.down.number in resting]
        if self._goes_on(event, past, ordered):
            away = [one for one in past.made if one not in single and not self._is_here(one.patron)]
            goes_back, undoes = [*single, *away], past.made
        elif _wholly(ordered):
            goes_back = [*past.made, *self._paid_since(resting)]
            undoes = tuple(goes_back)
        found = payments.reversed_again(undoes, event.reversed, clauses)
        expected = {one.number: forfeited(ordered, undone(one, clauses)) for one in goes_back}
        expected |= {one.number: forfeited(ordered, given_back(one, rows.VOID_COUP, clauses)) for one in lie}
        return found + payments.compared(layout.game, event.payments, expected, {})

    def _is_here(self, patron: str) -> bool:
        return self.layout.partial or patron in self.layout.sums.here

    def _goes_on(self, event: r.PastCoupVoided, past: Kept, ordered: Ordered | None) -> bool:
        """No card has come out since, and this shoe goes on: wagers over several coups can go on from before it."""
        undealt = past.before is not None and not self.layout.deal.out and event.shoe is UNSET
        return undealt and (not _wholly(ordered) or (self._in_use and not self.layout.void))

    def _as_before(
        self, event: r.PastCoupVoided, past: Kept, ordered: Ordered | None, resting: set[int]
    ) -> list[Found]:
        """Where no card has come out since, wagers over several coups are as they were before it; else all but those
        that rest on it lie on."""
        layout = self.layout
        stay = tuple(one for one in layout.lying.streaks if one.down.number not in resting)
        if len(stay) < len(layout.lying.streaks):
            return living_on.lives_on(layout.game, event.streaks or (), stay)
        if past.before is None or not self._goes_on(event, past, ordered):
            right = None
        else:
            wagers, lying = past.before
            coups = layout.coups if layout.partial else layout.coups - 1  # complete before that coup
            then = waiting(layout.game, lying, wagers.values(), coups)
            right = replace(lying, streaks=self._not_gone(then, past))
        if (event.streaks is None) is not (right is None):
            said, told = (phrase("as-they-are" if one is None else "as-before") for one in (event.streaks, right))
            return [Found("wrong-streak", said, told, layout.game.book.settlement.void.clauses, {"coup": event.coup})]
        if right is None or event.streaks is None:
            return []
        found = living_on.lives_on(layout.game, event.streaks, right.streaks)
        self.to_restore = replace(right, streaks=event.streaks)
        layout.live_on(self.to_restore)
        return found

    def _not_gone(self, then: tuple[StreakDown, ...], past: Kept) -> tuple[StreakDown, ...]:
        """Without those that were void since or whose patron has left; with those that came since."""
        now, known = self.layout.lying.streaks, {one.down.number for one in then}
        there = {one.down.number for one in now} | {one.number for one in past.made if self._is_here(one.patron)}
        if self.layout.partial:
            there = known
        later = tuple(one for one in now if one.down.number not in known)
        return (*(one for one in then if one.down.number in there), *later)

    def wager_voided(self, event: r.WagersVoided, coup: int, clauses: Clauses, ordered: Ordered | None) -> list[Found]:
        """One wager of a complete coup, which stands without it."""
        layout, key = self.layout, self.key(coup, event.shoe)
        past = self.kept.get(key)
        about = ordered.matter if ordered is not None else None
        named = about is not None and self.key(about.coup, about.shoe) == key
        made = past.made if past is not None and named else ()
        concerned = [one for one in made if about is not None and one.number == about.wager]
        found: list[Found] = []
        if not layout.partial:
            expected = {one.number: undone(one, clauses, rows.VOID_WAGER) for one in concerned}
            found += payments.compared(layout.game, event.payments, expected, {})
            found += payments.reversed_again(concerned, event.reversed, clauses)
        found += owing(layout, event, layout.take_back(event.reversed, event.payments), clauses)
        gone = {one.number for one in event.payments}
        if past is not None:
            left = tuple(one for one in past.made if one.number not in gone)
            self.kept[key] = replace(past, made=left)
            if not left and not any(key in coups for coups in self.met.values()):
                del self.kept[key]
        return found


LATE: Final = named_kinds(FoundLate.hear)


def _wholly(ordered: Ordered | None) -> bool:
    return ordered is not None and not effects.REVERSES.isdisjoint(ordered.remedy.does)


def owing(
    layout: Layout, event: r.CoupVoided | r.WagersVoided, lacked: dict[str, Cents], clauses: Clauses
) -> list[Found]:
    """What someone could not give back; editions from before it was said leave it out."""
    said = {} if event.owed is UNSET else dict(event.owed)
    left_out = event.owed is UNSET and not layout.game.book.irregularities.kept_coups
    if said == lacked or left_out or layout.partial:
        return []
    return [Found("wrong-owed", str(said), str(lacked), clauses, {"coup": layout.number})]


def forfeited(ordered: Ordered | None, payment: Payment) -> Payment:
    """The stake of whoever spoiled the game stays with the house, where the remedy says so."""
    forfeits = ordered is not None and not effects.FORFEITING.isdisjoint(ordered.remedy.does)
    if ordered is None or not forfeits or ordered.matter.patron != payment.patron:
        return payment
    old = payment.settled
    lost = (Resolution.LOSES, 0, 0, 0, rows.FORFEITED)
    settled = Settled(old.wager, old.stake, *lost, ordered.clauses, old.token)
    return replace(payment, settled=settled)
