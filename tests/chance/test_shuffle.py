"""The shuffle is even, by tests that find shuffles which are not: place by face, pairs, runs, over many shoes.

Seeds are fixed, and the bound is five standard deviations for each of nine scores. Tapes nobody chose get seven, which
a good shuffle passes but once in a hundred thousand million runs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from math import lgamma, log
from random import Random

import pytest

from chance.shuffles import DECKS, PLANTED, Shuffle, beyond, measures
from croupier.cards import PACK, Card
from croupier.chance import TAPE_BYTES, TapeTooShort, fresh_tape, mixed, order_of, tape_of


def seeded(shoes: int) -> Iterator[bytes]:
    return (tape_of(9, shoe) for shoe in range(shoes))


def fresh(shoes: int) -> Iterator[bytes]:
    return (fresh_tape() for _ in range(shoes))


def contributed(shoes: int) -> Iterator[bytes]:
    """One tape for all shoes, and only the patrons' words differ."""
    tape = tape_of(1, 1)
    return (mixed(tape, (("A", f"words {shoe}"), ("B", "seven"))) for shoe in range(shoes))


def test_orders_from_seeded_tapes_are_even() -> None:
    assert not beyond(measures(order_of, seeded))


def test_orders_from_fresh_tapes_are_even() -> None:
    assert not beyond(measures(order_of, fresh), bound=7.0)


def test_orders_that_only_the_patrons_words_decide_are_even() -> None:
    assert not beyond(measures(order_of, contributed))


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_shuffle_that_is_wrong_fails(planted: Shuffle) -> None:
    found = beyond(measures(planted, seeded))
    assert found, f"{planted.__name__} was not noticed"


# --- every order can come ------------------------------------------------------------------------


def tape_for(order: list[Card], decks: int) -> bytes:
    """A tape that gives exactly this order: the shuffle's choices, worked out backwards."""
    cards, words = list(PACK) * decks, []
    for last in range(len(cards) - 1, 0, -1):
        chosen = next(place for place in range(last, -1, -1) if cards[place] == order[last])
        words.append(chosen)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return b"".join(word.to_bytes(2, "big") for word in words).ljust(TAPE_BYTES, b"\0")


@pytest.mark.parametrize("seed", range(20))
def test_there_is_a_tape_for_every_order(seed: int) -> None:
    """Whatever the order, the choices that make it can be written down: here for orders made by another shuffle."""
    order = list(PACK) * DECKS
    Random(seed).shuffle(order)
    assert order_of(DECKS, tape_for(order, DECKS)) == tuple(order)


def test_a_tape_has_more_bits_than_there_are_orders() -> None:
    """416! needs 3,025 bits; that eight cards are alike makes it less. 415 choices take at most all 1,024 words."""
    bits = lgamma(52 * DECKS + 1) / log(2)
    assert 3_024 < bits < 3_025.5
    assert 5 * bits < TAPE_BYTES * 8
    # a word is thrown away at most once in 158: of 1,024, more than 609 would have to be
    assert max(65_536 % bound for bound in range(2, 52 * DECKS + 1)) / 65_536 < 1 / 158
    assert TAPE_BYTES // 2 > 2 * (52 * DECKS - 1)


def test_contributions_leave_every_order_as_likely() -> None:
    """For fixed words, mixing turns bits: done twice it gives the tape back, so no two tapes become one."""
    for words in ((("A", "x"),), (("A", "luck"), ("B", "7" * 64))):
        tape = tape_of(2, 3)
        assert mixed(tape, words) != tape
        assert mixed(mixed(tape, words), words) == tape
    assert mixed(tape_of(2, 3), ()) == tape_of(2, 3)


def test_whose_words_they_are_and_where_one_ends_makes_a_difference() -> None:
    tape = tape_of(2, 3)
    every = ((("A", "bc"),), (("Ab", "c"),), (("A", "b"), ("c", "d")), (("A", "bcd"),), (("c", "d"), ("A", "b")))
    assert len({mixed(tape, words) for words in every}) == len(every)


def test_a_tape_of_rejected_words_runs_out_instead_of_going_wrong() -> None:
    with pytest.raises(TapeTooShort):
        order_of(DECKS, b"\xff" * TAPE_BYTES)


def test_a_number_that_would_favour_some_places_is_thrown_away() -> None:
    """The bound of 416 leaves 224 words over; each of those, put first, changes nothing."""
    tape = hashlib.shake_256(b"any").digest(TAPE_BYTES)
    for word in (65_535, 65_536 - 65_536 % 416):
        assert order_of(DECKS, word.to_bytes(2, "big") + tape) == order_of(DECKS, tape)
    assert order_of(DECKS, (65_535 - 65_536 % 416).to_bytes(2, "big") + tape) != order_of(DECKS, tape)
