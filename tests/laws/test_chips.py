"""What chips can pay, against every sum of them: the arithmetic that all rounding rests on."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier import ChipSet

_FURTHEST = 400_00
ODD_SETS = [
    (2000, 5000),
    (250, 2000),
    (300, 500),
    (700, 1100),
    (600, 1000, 1500),
    (500,),
    (100, 250),
    (900, 2000, 3100),
]

owed = st.fractions(min_value=0, max_value=300_00, max_denominator=400)


@cache
def sums_of(chips: tuple[int, ...]) -> frozenset[int]:
    """Every amount up to $400 that these chips can make, by adding one chip at a time."""
    found = {0}
    edge = {0}
    while edge:
        edge = {amount + chip for amount in edge for chip in chips if amount + chip <= _FURTHEST} - found
        found |= edge
    return frozenset(found)


@given(st.sampled_from(ODD_SETS), owed)
def test_at_least_is_the_least_payable_amount_not_below(chips: tuple[int, ...], amount: Fraction) -> None:
    expected = min(payable for payable in sums_of(chips) if payable >= ceil(amount))
    assert ChipSet.of(chips).at_least(amount.numerator, amount.denominator) == expected


@given(st.sampled_from(ODD_SETS), owed)
def test_at_most_is_the_greatest_payable_amount_not_above(chips: tuple[int, ...], amount: Fraction) -> None:
    expected = max(payable for payable in sums_of(chips) if payable <= floor(amount))
    assert ChipSet.of(chips).at_most(amount.numerator, amount.denominator) == expected


@pytest.mark.parametrize(
    ("chips", "owed", "up", "down"),
    [
        ((20_00, 50_00), 10_00, 20_00, 0),
        ((20_00, 50_00), 30_00, 40_00, 20_00),
        ((20_00, 50_00), 95_00, 100_00, 90_00),
        ((2_50, 20_00), 17_10, 17_50, 15_00),
        ((3_00, 5_00), 4_00, 5_00, 3_00),
        ((3_00, 5_00), 7_00, 8_00, 6_00),
        ((1_00,), 35_15, 36_00, 35_00),
    ],
)
def test_sets_whose_gaps_are_known_by_hand(chips: tuple[int, ...], owed: int, up: int, down: int) -> None:
    assert (ChipSet.of(chips).at_least(owed), ChipSet.of(chips).at_most(owed)) == (up, down)


@given(st.sampled_from(ODD_SETS), owed)
def test_rounding_up_adds_less_than_one_smallest_chip(chips: tuple[int, ...], amount: Fraction) -> None:
    chip_set = ChipSet.of(chips)
    assert 0 <= chip_set.at_least(amount.numerator, amount.denominator) - amount < chip_set.smallest


@given(st.sampled_from(ODD_SETS), st.integers(min_value=0, max_value=300_00))
def test_a_payable_amount_is_paid_exactly(chips: tuple[int, ...], amount: int) -> None:
    payable = amount in sums_of(chips)
    assert (ChipSet.of(chips).at_least(amount) == amount) == payable
    assert (ChipSet.of(chips).at_most(amount) == amount) == payable
