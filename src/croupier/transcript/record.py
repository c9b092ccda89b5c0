"""A shoe as its transcript has it: how it was prepared, then its coups, each with its cards and marks.

It holds what lay open and nothing about money or people. Start at `ShoeRecord`.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, Final, TypeAlias

import msgspec

from croupier.cards import Card, TwoHands

FORM: Final = "croupier-transcript/1"

Hand: TypeAlias = tuple[Card | None, ...]  # nothing where a card was never seen

_NOTHING: Final[Any] = object()  # no card at all


class BurnLine(msgspec.Struct, frozen=True):
    """The burn before the first coup: its form, how many cards, and those that were seen, the first one first."""

    form: str
    count: int
    cards: tuple[Card, ...] = ()


class CoupLine(msgspec.Struct, frozen=True):
    number: int  # within the shoe, from 1
    player: Hand
    banker: Hand
    last: bool = False  # it was called as the last coup
    dummy: str = ""  # the grounds on which it was dealt without wagers
    void: str = ""  # what made it void
    burned: bool = False  # a card was burned before it
    cutting_card: int = 0  # the card of this coup before which the cutting card came out
    variation: str = ""  # the one played from here on, where it changed
    carried: int = 0  # so many of its first cards had left the shoe before it
    kept: Hand = ()  # cards that left the shoe with it, and begin the next coup
    discarded: Hand = ()  # and those that belong to no coup
    result: str = ""  # where that is all that was recorded: B, P or T, b and p for pairs, n for a natural

    @property
    def drawn(self) -> int:
        return len(self.player) + len(self.banker)

    def in_order(self) -> Hand:
        """Its cards as they were dealt: in turn to Player and Banker, then Player's third card and Banker's."""
        turns = [card for pair in zip_longest(self.player[:2], self.banker[:2], fillvalue=_NOTHING) for card in pair]
        return tuple(card for card in (*turns, *self.player[2:], *self.banker[2:]) if card is not _NOTHING)

    def seen(self) -> TwoHands | None:
        """Both hands, where every card was seen."""
        player = tuple(card for card in self.player if card is not None)
        banker = tuple(card for card in self.banker if card is not None)
        return TwoHands(player, banker) if len(player) + len(banker) == self.drawn else None


class ShoeRecord(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    edition: str
    variation: str
    decks: int
    shoe: int
    commitment: str = ""
    seeded: bool = False  # its order came from a seed: anyone who has the seed knows the cards
    without_cards: bool = False  # nobody recorded its cards: of each coup there is the result alone
    cut: int = 0
    cutting_card: int = 0  # cards behind it
    burn: BurnLine | None = None
    coups: tuple[CoupLine, ...] = ()
    ended: str = ""  # why; nothing while it is in play
