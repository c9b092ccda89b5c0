"""The same exposure a second time, slowly: cards as cards, hands by the tableau, edges as fractions.

It shares neither arrays nor loops with the first path: what is unseen is counted anew from the cards that were seen,
and a wager's expectation is that of the exact odds. Only the order of the cards is taken over. Start at `played`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from croupier.cards import PACK, Card, Rank
from croupier.coup import BurnForm, Terms, Wager, Winner
from croupier.odds.composition import Composition
from croupier.odds.plan import Plan
from croupier.odds.table import price

UNIT = 1 << 32


class Before(NamedTuple):
    """A coup before its first card: what had been seen, and what came of the coup."""

    seen: tuple[Card, ...]
    result: Winner
    cards: int  # how many had left the shoe when it was over
    began: int  # and when it began


class Bet(NamedTuple):
    """What one wager was worth before one coup: parts of a unit won and staked, rounded down; and the exact sign."""

    won: int
    staked: int
    favourable: bool


def burned(first: Card, form: BurnForm) -> int:
    """By value: the card itself and as many more as it counts, ten for a ten or a picture."""
    if form is BurnForm.FIRST_CARD:
        return 1
    return 1 + (10 if first.rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING) else 1 + list(Rank).index(first.rank))


def coups(terms: Terms, order: Sequence[int], form: BurnForm, seen_burn: bool) -> list[Before]:
    """Every coup that the shoe has cards for."""
    shoe = [PACK[kind] for kind in order]
    position = burned(shoe[0], form)
    seen = [shoe[0]] if seen_burn else []
    found = []
    while len(shoe) - position >= 6:
        hands = terms.tableau.deal(iter(shoe[position : position + 6]))
        used = len(hands.player) + len(hands.banker)
        player, banker = (sum(_value(card) for card in hand) % 10 for hand in (hands.player, hands.banker))
        result = Winner.TIE if player == banker else Winner.PLAYER if player > banker else Winner.BANKER
        found.append(Before(tuple(seen), result, position + used, position))
        seen += shoe[position : position + used]
        position += used
    return found


def _value(card: Card) -> int:
    place = list(Rank).index(card.rank)
    return place + 1 if place < 9 else 0


def last_coup(every: Sequence[Before], cards: int, from_back: int, after: int) -> int:
    """How many coups the shoe has, where so many follow the one in hand when the cutting card comes out."""
    place = cards - from_back
    in_hand = next(number for number, one in enumerate(every) if one.cards >= place)
    return in_hand + 1 + after


def worth(
    plan: Plan, offered: Sequence[Sequence[tuple[Fraction, Wager]]], decks: int, seen: Sequence[Card]
) -> list[Bet]:
    """Every wager before a coup, each in shares of what its stake goes on, from the cards that nobody has seen."""
    gone = Counter(seen)
    left = Composition(tuple(decks - gone[card] for card in PACK))
    counts = plan.count(left)
    found = []
    for parts in offered:
        won = staked = Fraction(0)
        for share, wager in parts:
            priced = price(plan, wager, left, counts)
            won += share * priced.net / left.deals
            staked += share * Fraction(priced.deals, left.deals)
        found.append(Bet(won * UNIT // 1, staked * UNIT // 1, won > 0))
    return found


def true_count(seen: Sequence[Card], tags: Sequence[int], decks: int) -> Fraction:
    """The running count times 52 over the unseen cards, unrounded."""
    running = sum(tags[list(Rank).index(card.rank)] for card in seen)
    return Fraction(running * 52, decks * 52 - len(seen))
