"""The ballot of a tournament: uniform, fixed beforehand, and checked by anyone; with ballots that are wrong on purpose.

Start at `test_every_order_is_as_likely`.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from math import factorial

import pytest

from croupier.chance.ballot import BALLOTS, _below, drawn, sealed, tapes_for

NAMES = ("A", "B", "C", "D")
SALT = bytes(32)
CRITICAL = 49.7  # chi-squared, 23 degrees of freedom: exceeded by chance once in a thousand
CRITICAL_SEATS = 27.9  # 9 degrees of freedom, once in a thousand
DRAWS = 6000


def tape(number: int) -> bytes:
    return hashlib.sha256(number.to_bytes(4, "big")).digest()


def fair(number: int) -> list[str]:
    return drawn(NAMES, tape(number), SALT, stream="t", draw=1, by="A", word="magpie")


def every_place_from_all(number: int) -> list[str]:
    """The well-known wrong shuffle: each place is changed with any other."""
    order, stream = list(NAMES), hashlib.shake_256(tape(number)).digest(8 * len(NAMES))
    for place in range(len(order)):
        chosen = int.from_bytes(stream[8 * place : 8 * place + 8], "big") % len(order)
        order[place], order[chosen] = order[chosen], order[place]
    return order


def never_where_it_was(number: int) -> list[str]:
    """Another: each is changed with one before it, and never stays (Sattolo's cycle)."""
    order, stream = list(NAMES), hashlib.shake_256(tape(number)).digest(8 * len(NAMES))
    for last in range(len(order) - 1, 0, -1):
        chosen = int.from_bytes(stream[8 * last : 8 * last + 8], "big") % last
        order[last], order[chosen] = order[chosen], order[last]
    return order


def first_stays(number: int) -> list[str]:
    return [NAMES[0], *(one for one in fair(number) if one != NAMES[0])]


def chi_squared(draw: Callable[[int], list[str]]) -> float:
    counts = Counter(tuple(draw(number)) for number in range(DRAWS))
    expected = DRAWS / factorial(len(NAMES))
    return sum((counts[order] - expected) ** 2 / expected for order in permutations(NAMES))


def test_every_order_is_as_likely() -> None:
    assert chi_squared(fair) < CRITICAL


@pytest.mark.parametrize("wrong", [every_place_from_all, never_where_it_was, first_stays])
def test_a_ballot_that_favours_somebody_is_seen(wrong: Callable[[int], list[str]]) -> None:
    assert chi_squared(wrong) > CRITICAL


def test_one_word_after_another_over_one_tape_is_even_too() -> None:
    """Whoever gives the word chooses nothing: over many words everyone sits everywhere as often."""
    seats = Counter(
        (place, one)
        for number in range(DRAWS)
        for place, one in enumerate(drawn(NAMES, tape(0), SALT, stream="t", draw=1, by="A", word=f"word {number}"))
    )
    expected = DRAWS / len(NAMES)
    for place in range(len(NAMES)):
        assert sum((seats[place, one] - expected) ** 2 / expected for one in NAMES) < CRITICAL_SEATS


def test_everyone_is_drawn_once() -> None:
    many = [f"E{number}" for number in range(600)]
    order = drawn(many, tape(1), SALT, stream="t", draw=1, by="A", word="w")
    assert sorted(order) == sorted(many)
    assert order != many


def test_a_number_that_would_favour_some_is_thrown_away() -> None:
    highest = 256**8 - 1
    assert _below(3, iter((highest, 4))) == 1
    assert _below(2, iter((highest,))) == 1


def test_tape_salt_word_giver_session_and_tournament_each_change_the_order() -> None:
    many = [f"E{number}" for number in range(40)]
    plain = {"stream": "t", "draw": 1, "by": "A", "word": "w"}
    orders = [
        drawn(many, tape(1), SALT, **plain),  # type: ignore[arg-type]
        drawn(many, tape(2), SALT, **plain),  # type: ignore[arg-type]
        drawn(many, tape(1), bytes([1] * 32), **plain),  # type: ignore[arg-type]
        *(
            drawn(many, tape(1), SALT, **{**plain, name: value})  # type: ignore[arg-type]
            for name, value in (("stream", "u"), ("draw", 2), ("by", "B"), ("word", "v"))
        ),
    ]
    assert len({tuple(order) for order in orders}) == len(orders)


def test_one_commitment_fixes_every_ballot_and_a_tape_tells_nothing_of_the_next() -> None:
    tapes = tapes_for(tape(7), SALT, "t")
    assert len(tapes) == BALLOTS
    commitment = sealed(tapes[0], SALT, "t")
    for one in tapes:
        assert sealed(one, SALT, "t") == commitment
        commitment = one
    assert tapes[-1] == tape(7)


@pytest.mark.parametrize("bit", range(0, 256, 37))
def test_one_bit_of_tape_or_salt_is_another_commitment(bit: int) -> None:
    other = (int.from_bytes(tape(1), "big") ^ (1 << bit)).to_bytes(32, "big")
    salt = (int.from_bytes(SALT, "big") ^ (1 << bit)).to_bytes(32, "big")
    kept = sealed(tape(1), SALT, "t")
    assert sealed(other, SALT, "t") != kept
    assert sealed(tape(1), salt, "t") != kept
    assert sealed(tape(1), SALT, "u") != kept
