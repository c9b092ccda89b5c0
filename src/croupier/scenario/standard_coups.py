"""Cards for a coup of which only the result is told, or only how many cards it has, of kinds still left in the shoe.

The choice is fixed by what was seen of the shoe, so that a scenario runs the same every time. Start at `cards_for`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product

from croupier.cards import PACK, POINTS, Card, Rank, Suit
from croupier.coup import Winner
from croupier.table.state import Shoe


class NoSuchCoup(ValueError):
    """The cards left cannot give this result with two cards on each hand."""


def left_in(shoe: Shoe, decks: int, kept: Iterable[Card | None]) -> Counter[Card]:
    """How often each card may still come: the decks, less those seen and those kept for later."""
    left = Counter({card: decks - seen for card, seen in zip(PACK, shoe.seen, strict=True)})
    left.subtract(Counter(card for card in kept if card is not None))
    return left


def cards_for(winner: Winner, left: Counter[Card]) -> tuple[Card, Card, Card, Card]:
    """The four cards in the order they leave the shoe: Player, Banker, Player, Banker."""
    for player, banker in _counts(winner):
        rest = left.copy()
        first = _two(player, rest)
        rest.subtract(first)
        second = _two(banker, rest) if first else ()
        if first and second:
            return first[0], second[0], first[1], second[1]
    raise NoSuchCoup(f"the cards left give no natural with the result {winner.value}")


def _counts(winner: Winner) -> Iterator[tuple[int, int]]:
    """Counts of Player and Banker that end the deal with this result."""
    for high in (9, 8):
        for low in range(8):
            match winner:
                case Winner.PLAYER:
                    yield high, low
                case Winner.BANKER:
                    yield low, high
                case Winner.TIE:
                    yield high, high


def coup_of(size: int, left: Counter[Card]) -> tuple[Card, ...]:
    """A coup of four, five or six cards in the order they leave the shoe, of ranks of which most are left.

    It ends after so many cards by every Table of Play; that ranks are used alike leaves a choice for the last coups.
    """
    ranks = Counter({rank: sum(left[Card(rank, suit)] for suit in Suit) for rank in Rank})
    found = [pairs for counts in _COUNTS[size] if (pairs := _pairs(counts, ranks))]
    if not found or sum(ranks.values()) < size:
        raise NoSuchCoup(f"the cards left give no coup of {size} cards")
    four = max(found, key=lambda one: (sum(ranks[rank] for rank in one), one))
    cards: list[Card] = []
    for rank in four:
        cards.append(_most_left(rank, left - Counter(cards)))
    player, second, banker, fourth = cards
    return player, banker, second, fourth, *_most(size - 4, left - Counter(cards))


# counts of Player's and Banker's first two cards with which a coup has so many cards by every Table of Play
_COUNTS = {
    4: tuple((p, b) for p, b in product(range(10), repeat=2) if max(p, b) > 7 or (p in (6, 7) and b in (6, 7))),
    5: (*product((6, 7), range(6)), *product(range(6), (7,))),
    6: tuple(product(range(6), range(3))),
}


# two ranks that count so much together
_OF_COUNT = {
    count: tuple(
        (one, other)
        for one, other in combinations_with_replacement(Rank, 2)
        if (POINTS[one] + POINTS[other]) % 10 == count
    )
    for count in range(10)
}


def _pairs(counts: tuple[int, int], ranks: Counter[Rank]) -> tuple[Rank, ...]:
    """Two ranks for each hand that count so much, of those of which most are left."""
    rest = ranks.copy()
    four: list[Rank] = []
    for count in counts:
        fitting = [
            (rest[one] + rest[other], one, other)
            for one, other in _OF_COUNT[count]
            if min(rest[one], rest[other]) > (one is other)
        ]
        if not fitting:
            return ()
        _, one, other = max(fitting)
        rest.subtract((one, other))
        four += one, other
    return tuple(four)


def _most(many: int, left: Counter[Card]) -> tuple[Card, ...]:
    """So many cards, one after the other the kind of which most are left; fewer where there are no more."""
    rest = left.copy()
    cards: list[Card] = []
    while len(cards) < many and max(rest.values(), default=0) > 0:
        card = max(PACK, key=lambda one: rest[one])
        rest[card] -= 1
        cards.append(card)
    return tuple(cards)


def _two(count: int, left: Counter[Card]) -> tuple[Card, ...]:
    """Two cards of different ranks that count so much together, of those of which most are left."""
    by_rank = {rank: sum(left[Card(rank, suit)] for suit in Suit) for rank in Rank}
    fitting = [
        (by_rank[one] + by_rank[other], one, other)
        for one, other in product(Rank, Rank)
        if one is not other and by_rank[one] and by_rank[other] and (POINTS[one] + POINTS[other]) % 10 == count
    ]
    if not fitting:
        return ()
    _, one, other = max(fitting, key=lambda fit: (fit[0], fit[1], fit[2]))
    return _most_left(one, left), _most_left(other, left)


def _most_left(rank: Rank, left: Counter[Card]) -> Card:
    return max((Card(rank, suit) for suit in Suit), key=lambda card: (left[card], card.suit))


def any_cards(left: Counter[Card]) -> tuple[Card, ...]:
    """Six cards, enough for any coup."""
    return _most(6, left)
