"""Tests of a shuffle as numbers, and shuffles that are wrong on purpose.

`measures` gives a score for each test: how many standard deviations the orders of many shoes are from what an even
shuffle would give. A shuffle passes where no score is beyond the bound. Start at `measures`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from croupier.cards import PACK, Card
from croupier.chance import order_of

DECKS: Final = 8
ONE_DECK, EIGHT_DECKS = 20_000, 1_200  # shoes for each
BOUND: Final = 5.0  # with fixed seeds; by chance one score in two million is beyond it

Order = Sequence[Card]
Orders = npt.NDArray[np.int64]  # a row a shoe, of faces by their place in a new pack
Counts = npt.NDArray[np.int64]  # a number a shoe
Shuffle = Callable[[int, bytes], Order]

_PLACE: Final = {card: place for place, card in enumerate(PACK)}
_RED: Final = np.array([card.suit.value in "hd" for card in PACK])
assert _RED.sum() == 26


def measures(shuffle: Shuffle, tapes: Callable[[int], Iterable[bytes]]) -> dict[str, float]:
    """Every score of a shuffle: of one deck, where each card is alone, and of a whole shoe of eight."""
    single = np.array([[_PLACE[card] for card in shuffle(1, tape)] for tape in tapes(ONE_DECK)])
    shoes = np.array([[_PLACE[card] for card in shuffle(DECKS, tape)] for tape in tapes(EIGHT_DECKS)])
    return {
        "one deck, place by card": _place_by_card(single, 1),
        "one deck, cards that stay": _mean(_stay(single), 1.0),
        "one deck, successors": _mean(_successors(single), 51 / 52),
        "one deck, rising runs": _mean(_rises(single), 51 / 2),
        "shoe, place by card": _place_by_card(shoes, DECKS),
        "shoe, cards that stay": _mean(_stay(shoes), float(DECKS)),
        "shoe, equal pairs": _mean(_equal(shoes), DECKS - 1.0),
        "shoe, successors": _mean(_successors(shoes), DECKS * 51 / 52),
        "shoe, runs of colour": _mean(_colours(shoes), 1 + DECKS * 26),
    }


def beyond(scores: dict[str, float], bound: float = BOUND) -> dict[str, float]:
    return {name: round(score, 1) for name, score in scores.items() if abs(score) > bound}


def _place_by_card(orders: Orders, decks: int) -> float:
    """Chi-square over every place and every face. Places and faces both add up, so (n-1)(52-1) are free."""
    places, shoes = 52 * decks, len(orders)
    counts = np.array([np.bincount(orders[:, place], minlength=52) for place in range(places)])
    expected = shoes / 52
    square = float(((counts - expected) ** 2).sum()) / expected
    free = (places - 1) * 51
    scale = places / (places - 1)
    return (square - free * scale) / (sqrt(2 * free) * scale)


def _mean(values: Counts, expected: float) -> float:
    """How far the mean of independent shoes is from what it should be, by their own spread."""
    mean, spread = float(values.mean()), float(values.var(ddof=1))
    if spread == 0:
        return 0.0 if mean == expected else float("inf")
    return (mean - expected) / sqrt(spread / len(values))


def _stay(orders: Orders) -> Counts:
    """Places with the face that lay there before the shuffle."""
    return _times(orders == np.arange(orders.shape[1]) % 52)


def _successors(orders: Orders) -> Counts:
    """Neighbours that were neighbours before, in the same order."""
    return _times(orders[:, 1:] == orders[:, :-1] + 1)


def _rises(orders: Orders) -> Counts:
    return _times(orders[:, :-1] < orders[:, 1:])


def _equal(orders: Orders) -> Counts:
    return _times(orders[:, :-1] == orders[:, 1:])


def _colours(orders: Orders) -> Counts:
    """Runs of one colour."""
    red = _RED[orders]
    return 1 + _times(red[:, :-1] != red[:, 1:])


def _times(found: npt.NDArray[np.bool_]) -> Counts:
    """In each shoe."""
    counts: Counts = found.sum(axis=1)
    return counts


# --- shuffles that are wrong on purpose ----------------------------------------------------------


def _words(tape: bytes) -> Iterator[int]:
    for place in range(0, len(tape) - 1, 2):
        yield int.from_bytes(tape[place : place + 2], "big")


def modulo_of_single_bytes(decks: int, tape: bytes) -> Order:
    """No number is thrown away, and a byte is too small for a shoe."""
    cards = list(PACK) * decks
    for last, byte in zip(range(len(cards) - 1, 0, -1), tape, strict=False):
        chosen = byte % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def swap_with_any(decks: int, tape: bytes) -> Order:
    """Each place is swapped with any place, not with one that is still to be filled."""
    cards = list(PACK) * decks
    for place, word in zip(range(len(cards)), _words(tape), strict=False):
        chosen = word % len(cards)
        cards[place], cards[chosen] = cards[chosen], cards[place]
    return cards


def sattolo(decks: int, tape: bytes) -> Order:
    """No card may stay where it is."""
    cards = list(PACK) * decks
    for last, word in zip(range(len(cards) - 1, 0, -1), _words(tape), strict=False):
        chosen = word % last
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def stops_one_early(decks: int, tape: bytes) -> Order:
    """The last swap is left out."""
    cards = list(PACK) * decks
    for last, word in zip(range(len(cards) - 1, 1, -1), _words(tape), strict=False):
        chosen = word % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def begins_one_late(decks: int, tape: bytes) -> Order:
    """The last card is never moved."""
    cards = list(PACK) * decks
    for last, word in zip(range(len(cards) - 2, 0, -1), _words(tape), strict=False):
        chosen = word % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return cards


def ends_stay(decks: int, tape: bytes) -> Order:
    """The first and the last card are never moved."""
    cards = order_of(decks, tape)
    first, last = PACK[0], PACK[-1]
    inner = list(cards)
    inner.remove(first)
    inner.remove(last)
    return [first, *inner, last]


def not_at_all(decks: int, tape: bytes) -> Order:
    return list(PACK) * decks


def one_riffle(decks: int, tape: bytes) -> Order:
    """Two halves laid into each other once."""
    cards = list(PACK) * decks
    half = len(cards) // 2
    left, right = cards[:half], cards[half:]
    done: list[Card] = []
    for word in _words(tape):
        if not left or not right:
            break
        done.append((left if word % (len(left) + len(right)) < len(left) else right).pop(0))
    return [*done, *left, *right]


PLANTED: Final[tuple[Shuffle, ...]] = (
    modulo_of_single_bytes, swap_with_any, sattolo, stops_one_early, begins_one_late, ends_stay, not_at_all, one_riffle,
)  # fmt: skip
