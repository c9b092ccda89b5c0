"""The exact law of a sum, against every sequence of coups one by one."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.odds import Law
from croupier.odds.law import MOST_AMOUNTS, TooManyAmounts, _rounded_power, _sum_of

weights = st.dictionaries(st.integers(-30, 40), st.integers(1, 1000), min_size=1, max_size=4)


def every_sequence(one: dict[int, int], times: int) -> Counter[int]:
    found: Counter[int] = Counter()
    for several in product(one.items(), repeat=times):
        found[sum(amount for amount, _ in several)] += prod(weight for _, weight in several)
    return found


@settings(max_examples=60)
@given(weights, st.integers(1, 5))
def test_a_sum_is_what_every_sequence_comes_to(one: dict[int, int], times: int) -> None:
    law = Law.of(one).repeated(times)
    expected = every_sequence(one, times)
    total = sum(expected.values())
    assert {amount: law.probability(amount) for amount, _ in law.items()} == {
        amount: Fraction(weight, total) for amount, weight in expected.items()
    }
    assert sum(law.weights) == law.total
    assert law.exact


@given(weights, st.integers(2, 40))
def test_mean_and_variance_of_a_sum_add_up(one: dict[int, int], times: int) -> None:
    law, sums = Law.of(one), Law.of(one).repeated(times)
    assert sums.mean == times * law.mean
    assert sums.variance == times * law.variance


@settings(max_examples=40)
@given(weights, st.integers(2, 60))
def test_rounded_weights_lack_no_more_than_they_say(one: dict[int, int], times: int) -> None:
    law = Law.of(one)
    exact, rounded = law.repeated(times), _rounded_power(law, times)
    assert sum(rounded.weights) + rounded.unplaced == rounded.total
    unplaced = Fraction(rounded.unplaced, rounded.total)
    assert unplaced < Fraction(1, 10**20)
    for amount in dict(exact.items()):
        assert 0 <= exact.probability(amount) - rounded.probability(amount) <= unplaced


def test_a_day_that_does_not_fit_is_rounded_and_says_so() -> None:
    law = Law.of({-20: 458_597_000_000_001, 19: 446_247_000_000_000, 0: 95_156_000_000_000})
    assert law.repeated(80).exact
    day = law.repeated(900)
    assert not day.exact
    assert sum(day.weights) + day.unplaced == day.total
    spread = float(day.variance) / float(900 * law.variance)
    assert spread == pytest.approx(1, abs=1e-15)


@given(weights)
def test_shares_and_quantiles_are_those_of_the_weights(one: dict[int, int]) -> None:
    law = Law.of(one)
    total, amounts = sum(one.values()), sorted(one)
    for amount in range(amounts[0] - 2, amounts[-1] + 3):
        assert law.at_most(amount) == Fraction(sum(one[other] for other in one if other <= amount), total)
        assert law.at_least(amount) == Fraction(sum(one[other] for other in one if other >= amount), total)
    for percent in range(1, 100):
        found = law.quantile(Fraction(percent, 100))
        assert law.at_most(found) * 100 >= percent
        assert law.at_most(found - 1) * 100 < percent
    assert dict(law.negated.items()) == {-amount: weight for amount, weight in law.items()}


def test_a_law_without_weights_is_none() -> None:
    for weights in ({}, {1: 0}, {1: -1, 2: 3}):
        with pytest.raises(ValueError, match="a law needs weights"):
            Law.of(weights)
    with pytest.raises(ValueError, match="once at least"):
        Law.of({1: 1}).repeated(0)


@given(st.lists(st.integers(0, 2**96 - 1), min_size=1, max_size=40), st.lists(st.integers(0, 2**96 - 1), min_size=1))
def test_sums_of_rounded_weights_are_those_of_every_pair(one: list[int], other: list[int]) -> None:
    """To the last bit, with the greatest weights that there are."""
    first, second = (Law(0, 1, (2**96 - 1, *weights), 1 << 96) for weights in (one, other))
    for left, right in ((first, second), (first, first)):
        sums = [0] * (len(left.weights) + len(right.weights) - 1)
        for place, weight in enumerate(left.weights):
            for more, its in enumerate(right.weights):
                sums[place + more] += weight * its
        scaled = [weight * 2**96 // 2**192 for weight in sums]
        last = max(place for place, weight in enumerate(scaled) if weight)
        assert list(_sum_of(left, right).weights) == scaled[: last + 1]


def test_more_amounts_than_can_be_told_apart_are_said_at_once() -> None:
    """Of which the most would be gigabytes, and hours."""
    with pytest.raises(TooManyAmounts, match=r"10,000,000,001 amounts are possible, more than 1,048,576"):
        Law.of({-(10**10): 1, 1 - 10**10: 1, 0: 1})
    assert len(Law.of({-(10**10): 1, 0: 1, 10**10: 1}).weights) == 3
    wide = Law.of({0: 1, 1: 1, MOST_AMOUNTS - 1: 1})
    with pytest.raises(TooManyAmounts) as told:
        wide.repeated(1000)
    assert told.value.amounts == 2 * MOST_AMOUNTS - 1
