"""An account of the cards of a shoe, kept from the events alone: every card out is somewhere, and only there.

A card that left the shoe is burned, in a hand, loose, kept for the next coup or discarded. It knows no rule and no
table; `agree` sets it beside one. Start at `CardsOut.count`.
"""

from __future__ import annotations

from collections import Counter

from croupier.cards import Card
from croupier.coup import Side
from croupier.table import Event, Stage, Table
from croupier.table import records as r
from croupier.table.state import Dealt


class CardsOut:
    """Where the cards are that left the shoe, and how often each was seen."""

    def __init__(self) -> None:
        self.back_in_the_box()

    def back_in_the_box(self) -> None:
        self.burned = self.burned_before_coups = self.discarded = 0
        self.burned_for_this = 0  # of them, before the coup at hand
        self.burn_seen: list[Card] = []
        self.loose: list[Dealt] = []
        self.carried: list[Dealt] = []
        self.hands: dict[Side, list[Dealt]] = {side: [] for side in Side}
        self.seen: Counter[Card] = Counter()

    @property
    def in_hands(self) -> int:
        return sum(len(hand) for hand in self.hands.values())

    def agree(self, table: Table) -> None:
        """Whatever the events say of the cards is so at the table."""
        assert list(table.loose) == self.loose, "loose cards are not those that left the shoe out of turn"
        if not table.carried and table.shoe.stage is Stage.ENDED:  # a shoe that ended takes them with it
            self.discarded += len(self.carried)
            self.carried = []
        assert list(table.carried) == self.carried, "cards kept for the next coup are not those that were kept"
        for side in Side:
            assert list(table.coup.hand(side)) == self.hands[side], "a hand is not what was dealt to it"
        burned = self.burned + self.burned_before_coups
        whole = burned + self.in_hands + len(self.loose) + len(self.carried) + self.discarded
        assert table.shoe.out == whole, f"{table.shoe.out} cards are out, and {whole} of them are somewhere"

    # --- one event -------------------------------------------------------------------------------

    def count(self, event: Event) -> None:
        match event:
            case r.TableOpened() | r.CardsBrought() | r.CardsTakenOff() | r.CardsShuffled():
                self.back_in_the_box()
            case r.TableClosed():  # the cards stay where they lie
                self.discarded += len(self.carried)
                self.carried = []
            case r.CardsBurned():
                self.burned += event.count
                self._burn_seen([] if event.first is None else [event.first])
            case r.BurnCardShown():
                self._burn_seen([event.card])
            case r.BurnedCardsExposed():
                self._burn_seen(event.cards)
            case r.CoupBurned():
                self.burned_before_coups += 1
                self.burned_for_this = 1
            case r.CardDrawn():
                self._lay(event.to, Dealt(event.card, event.exposed), new=event.card is not None)
            case r.CardsExposed():
                self._turned(event)
            case r.CoupCleared():
                self.discarded += self.in_hands
                self.burned_for_this = 0
                self.hands = {side: [] for side in Side}
            case _:
                self._amiss(event)

    def _amiss(self, event: Event) -> None:
        match event:
            case r.IrregularityReported():
                self.loose += event.matter.cards
                self.seen.update(dealt.card for dealt in event.matter.cards if dealt.card is not None)
            case r.ReportWithdrawn():
                self._back_in_shoe(self.loose)
                self.loose = []
            case r.StrayCardDealt():
                self._lay(event.to, self.loose.pop(0), new=False)
            case r.StrayCardsKept():
                self.carried += self.loose
                self.loose = []
            case r.StrayCardsDiscarded():
                self.discarded += len(self.loose)
                self.loose = []
            case r.CarriedCardLaid():
                first = self.carried.pop(0)
                assert first.card in (None, event.card), "a card kept from before turned into another"
                self._lay(event.to, Dealt(event.card, event.exposed), new=first.card is None and event.card is not None)
            case r.BurnOmitted():
                self._unburn()
            case r.CoupReopened():
                lay = self.in_hands + (len(self.carried) if event.left else 0)
                self.hands = {Side.PLAYER: list(event.player), Side.BANKER: list(event.banker)}
                self.loose = list(event.left)
                self.carried = [] if event.left else self.carried
                self.discarded -= self.in_hands + len(self.loose) - lay  # what was in the rack comes back
            case r.CardCorrected():
                hand = self.hands[event.hand]
                assert hand[event.position - 1] == Dealt(event.old, True), "another card lay there"
                hand[event.position - 1] = Dealt(event.new, True)
                self.seen.subtract([event.old])
                self.seen[event.new] += 1
                self._back_in_shoe([self.hands[side].pop() for side in event.stray])
            case r.CoupRebuilt():
                self._unburn()
                self.burned_before_coups -= self.burned_for_this  # it lies in the shoe again, in its order
                self.burned_for_this = 0
                for hand in self.hands.values():
                    self._back_in_shoe(hand)
                self.hands = {side: [] for side in Side}
            case _:
                pass

    def _lay(self, to: Side, dealt: Dealt, *, new: bool) -> None:
        self.hands[to].append(dealt)
        if new and dealt.card is not None:
            self.seen[dealt.card] += 1

    def _turned(self, event: r.CardsExposed) -> None:
        waiting, hand = list(event.cards), self.hands[event.hand]
        for place, dealt in enumerate(hand):
            if not dealt.exposed and waiting:
                card = waiting.pop(0)
                self.seen[card] += dealt.card is None
                hand[place] = Dealt(card, True)

    def _burn_seen(self, cards: list[Card] | tuple[Card, ...]) -> None:
        self.burn_seen += cards
        self.seen.update(cards)

    def _unburn(self) -> None:
        self.seen.subtract(self.burn_seen)
        self.burned, self.burn_seen = 0, []

    def _back_in_shoe(self, cards: list[Dealt]) -> None:
        self.seen.subtract(dealt.card for dealt in cards if dealt.card is not None)
