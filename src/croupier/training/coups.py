"""Coups for drills: cards that make a wanted count, and whole coups in which pairs are no rarity.

They are dealt by the book's own tableau. Start at `dealt_coup`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from croupier.cards import PACK, Card, PairKind, TwoHands, pair_kind
from croupier.coup import Tableau
from croupier.training.chances import DrillChance

_BY_POINTS: Final = {points: tuple(card for card in PACK if card.points == points) for points in range(10)}
_PAIRS: Final = tuple(kind for kind in PairKind if kind is not PairKind.NONE)


def card_worth(points: int, chance: DrillChance) -> Card:
    return chance.pick(_BY_POINTS[points])


def two_cards(count: int, chance: DrillChance) -> tuple[Card, Card]:
    first = chance.pick(PACK)
    return first, card_worth((count - first.points) % 10, chance)


def _pair(first: Card, chance: DrillChance) -> tuple[Card, Card]:
    """A pair of each kind as often as of any other."""
    wanted = chance.pick(_PAIRS)
    return first, chance.pick([card for card in PACK if pair_kind(first, card) is wanted])


def dealt_coup(tableau: Tableau, chance: DrillChance) -> TwoHands:
    """Every other coup as it comes; in the rest one hand or both begin with a pair, at times of one rank."""
    player = chance.pick(PACK), chance.pick(PACK)
    banker = chance.pick(PACK), chance.pick(PACK)
    pairs = chance.below(8)
    if pairs in (0, 1):
        player = _pair(player[0], chance)
    elif pairs in (2, 3):
        banker = _pair(banker[0], chance)
        if pairs == 3:
            player = _pair(chance.pick([card for card in PACK if card.rank is banker[0].rank]), chance)
    return tableau.deal(iter((player[0], banker[0], player[1], banker[1], *_further(chance))))


def _further(chance: DrillChance) -> Iterator[Card]:
    for _ in range(2):
        yield chance.pick(PACK)
