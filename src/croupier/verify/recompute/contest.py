"""A session of a tournament, heard a second time: whose chips came from where, what was hidden, how many coups counted.

Plain sums and lists of what the events say. Between the beginning and the release of a contest nothing moves between a
table's chips and money. Start at `SecondContest.hear`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from croupier.money import Cents
from croupier.table import records as r
from croupier.table.state import Down
from croupier.verify.recompute.difference import Facts, Found
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.named import named_kinds
from croupier.verify.recompute.sums import Sums

BANK = "tournament-bank"


class SecondContest:
    def __init__(self, sums: Sums) -> None:
        self.sums = sums
        self._on = False
        self._entrants: list[str] = []
        self._left_with: dict[str, Cents] = {}  # whoever vacated their seat, and what still counts of their chips
        self._practice: dict[str, Cents] | None = None
        self._secrets: list[Down] = []
        self._coups = 0

    def hear(self, event: r.Event, layout: Layout | None, *, partial: bool) -> Iterable[Found]:
        """Before the coup itself hears of the event."""
        found = list(self._money(event))
        found += self._secrets_of(event)
        if isinstance(event, r.CoupCleared | r.CoupReopened | r.PastCoupVoided) and layout is not None and self._on:
            self._counted(event, layout)
        return () if partial else found

    # --- chips -----------------------------------------------------------------------------------

    def _has(self, patron: str) -> Cents:
        return self.sums.pockets["rack", patron] + self.sums.pockets["layout", patron]

    def _bank(self, patron: str, amount: Cents) -> None:
        self.sums.add(BANK, "", -amount)
        self.sums.add("rack", patron, amount)

    def _money(self, event: r.Event) -> Iterable[Found]:
        match event:
            case r.ContestBegun():
                self._on, self._entrants, self._left_with, self._coups = True, [], {}, 0
                self._practice, self._secrets = None, []
                self.sums.apart = True
            case r.EntrantSeated():
                self._seated(event)
            case r.ChipsAdjusted():
                self._bank(event.patron, event.amount)
            case r.PracticeCoupsBegun():
                self._practice = {patron: self._has(patron) for patron in sorted(self.sums.here)}
                yield from self._same(event.chips, self._practice)
            case r.PracticeCoupsEnded():
                yield from self._same(event.restored, self._practice or {})
                for patron, chips in (self._practice or {}).items():
                    self._bank(patron, chips - self.sums.pockets["rack", patron])
                self._practice = None
            case r.SeatVacated():
                yield from self._same(((event.patron, event.chips),), {event.patron: self._has(event.patron)})
                self._left_with[event.patron] = 0 if event.removed else self._has(event.patron)
                self.sums.left(event.patron)
            case r.ContestEnded():
                yield from self._ended(event)
            case r.ContestReleased():
                for patron in sorted({*self.sums.here, *self._entrants}):
                    self.sums.left(patron)
                self._on = self.sums.apart = False
            case _:
                pass

    def _seated(self, event: r.EntrantSeated) -> None:
        self.sums.here.add(event.patron)
        if event.patron not in self._entrants:
            self._entrants.append(event.patron)
        self._left_with.pop(event.patron, None)
        if event.instead in self._left_with:
            self._left_with[event.instead] = 0
        self._bank(event.patron, event.bank)

    def _ended(self, event: r.ContestEnded) -> Iterable[Found]:
        counts = {one: self._left_with.get(one, 0) + self._has(one) for one in self._entrants}
        yield from self._same(event.counts, counts)
        if event.coups != self._coups:
            yield Found("wrong-coups-counted", str(event.coups), str(self._coups), event.under)

    def _same(self, said: Iterable[tuple[str, Cents]], right: dict[str, Cents]) -> Iterable[Found]:
        told = dict(said)
        for patron in sorted({*told, *right}):
            if told.get(patron) != right.get(patron):
                one, other = str(told.get(patron, "")), str(right.get(patron, ""))
                yield Found("wrong-chips-counted", one, other, (), {"patron": patron})

    # --- coups that count ------------------------------------------------------------------------

    def _counted(self, event: r.Event, layout: Layout) -> None:
        if self._practice is not None:
            return
        if isinstance(event, r.CoupCleared):
            self._coups += not (layout.void or layout.dummy)
        elif isinstance(event, r.PastCoupVoided) or (isinstance(event, r.CoupReopened) and event.coup != layout.number):
            self._coups = max(0, self._coups - 1)

    # --- what was hidden -------------------------------------------------------------------------

    def _secrets_of(self, event: r.Event) -> Iterable[Found]:
        match event:
            case r.SecretWagerPlaced():
                self._secrets.append(event.down)
                reserved = sum(one.stake for one in self._secrets if one.patron == event.down.patron)
                held = self.sums.pockets["rack", event.down.patron]
                if reserved > held:
                    facts: Facts = {"patron": event.down.patron, "wager": event.down.wager}
                    yield Found("stake-beyond-chips", str(reserved), str(held), event.under, facts)
            case r.SecretWagersWithdrawn():
                self._secrets = [one for one in self._secrets if one.patron != event.patron]
            case r.SeatVacated():
                self._secrets = [one for one in self._secrets if one.patron != event.patron]
            case r.SecretWagersRevealed():
                if Counter(_as_made(event.downs)) != Counter(_as_made(self._secrets)):
                    said, made = (", ".join(map(str, sorted(_as_made(one)))) for one in (event.downs, self._secrets))
                    yield Found("secret-not-as-made", said, made, event.under)
                self._secrets = []
            case r.CoupCleared() | r.DummyCoupOrdered() | r.PracticeCoupsEnded() | r.ContestEnded():
                self._secrets = []
            case _:
                pass


CONTEST: Final = named_kinds(SecondContest.hear, SecondContest._money, SecondContest._secrets_of)


def _as_made(downs: Iterable[Down]) -> list[tuple[str, str, Cents]]:
    return [(down.patron, down.wager, down.stake) for down in downs]
