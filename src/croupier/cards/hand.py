"""A hand of cards: its point count and the kind of pair its first two cards make.

It knows arithmetic only; what a pair pays or when a hand draws is a rulebook's business.
Start at `point_count` and `pair_kind`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from croupier.cards.card import Card


class PairKind(StrEnum):
    """What the first two cards of a hand make, each kind excluding the others."""

    NONE = "none"
    MIXED = "mixed"  # same rank, one red and one black
    COLOURED = "coloured"  # same rank and colour, different suits
    PERFECT = "perfect"  # same rank and suit


def point_count(hand: Sequence[Card]) -> int:
    """The right-hand digit of the sum of the cards' values."""
    return sum(card.points for card in hand) % 10


def pair_kind(first: Card, second: Card) -> PairKind:
    """What kind of pair two cards are, or none."""
    if first.rank is not second.rank:
        return PairKind.NONE
    if first.suit is second.suit:
        return PairKind.PERFECT
    if first.suit.is_red == second.suit.is_red:
        return PairKind.COLOURED
    return PairKind.MIXED
