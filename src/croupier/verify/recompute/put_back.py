"""Cards of a first coup that were put back into the shoe: they come out again in their order.

It counts the cards out since the shoe was begun again, and knows no rule of the deal. Start at `PutBack.hear`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from croupier.cards import Card
from croupier.clauses import Clauses
from croupier.coup import Side
from croupier.table import records as r
from croupier.verify.recompute.difference import Found
from croupier.verify.recompute.layout import Layout
from croupier.verify.recompute.named import named_kinds


class PutBack:
    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._forget()

    def _forget(self) -> None:
        self.cards: list[Card | None] = []  # from the front of the shoe
        self.under: Clauses = ()
        self.out = self.burned = self.reported = 0

    def hear(self, event: r.Event) -> list[Found]:
        if not self.cards and type(event) not in _KINDS:
            return []
        match event:
            case r.CuttingCardPlaced():
                self._forget()
            case r.OrderKept():
                return self._kept(event)
            case r.CoupRebuilt():
                self.out = self.burned = 0
            case _ if self.cards:
                return self._again(event)
            case _:
                pass
        return []

    def _kept(self, event: r.OrderKept) -> list[Found]:
        """What lies on the hands is among the cards put back, one after the other as it was dealt."""
        hands, order = self.layout.deal.hands, (Side.PLAYER, Side.BANKER)
        lies = [hands[side][place] for place in range(2) for side in order if place < len(hands[side])]
        lies += [card for side in order for card in hands[side][2:]]
        self.cards, self.under = [one.card for one in event.cards], event.under
        starts = range(len(self.cards) - len(lies) + 1)
        if self.layout.partial or any(self.cards[start : start + len(lies)] == lies for start in starts):
            return []
        return [Found("card-not-as-drawn", _codes(self.cards), _codes(lies), event.under)]

    def _again(self, event: r.Event) -> list[Found]:
        place = self.out
        match event:
            case r.CardsBurned():
                self.burned, self.out = event.count, self.out + event.count
                return self._compared(place, [event.first])
            case r.BurnCardShown():
                return self._compared(0, [event.card])
            case r.BurnedCardsExposed():
                return self._compared(1, event.cards)
            case r.CoupBurned():
                self.out += 1
            case r.CardDrawn():
                self.out += 1
                return self._compared(place, [event.card])
            case r.IrregularityReported(matter=matter):
                self.reported, self.out = len(matter.cards), self.out + len(matter.cards)
                return self._compared(place + matter.burned, [one.card for one in matter.cards])
            case r.ReportWithdrawn():
                self.out -= self.reported
            case r.BurnOmitted():
                if self.out > self.burned:  # the cards dealt show what was burned before them
                    self.cards = self.cards[self.burned :]
                self.out, self.burned = self.out - self.burned, 0
            case _:
                pass
        return []

    def _compared(self, place: int, cards: Iterable[Card | None]) -> list[Found]:
        pairs = zip(self.cards[place:], cards, strict=False)
        return [
            Found("card-not-as-drawn", said.code, due.code, self.under)
            for due, said in pairs
            if due is not None and said is not None and said != due
        ]


_KINDS: Final = named_kinds(PutBack.hear)


def _codes(cards: Iterable[Card | None]) -> str:
    return " ".join(card.code if card else "?" for card in cards)
