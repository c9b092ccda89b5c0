"""Ruin against linear equations in fractions, against the gambler's ruin by its closed form, and step by step."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.odds import Law, MixOdds, Ruin, mix_of, ruin_odds, ruin_of
from croupier.odds.law import TooManyAmounts
from croupier.odds.ruin import _Walk

TABLE = ("crown-sydney", "traditional")


def made(weights: dict[int, int], needed: int) -> MixOdds:
    """A mix of which the law alone matters."""
    return MixOdds("made", "", "", 8, {}, {"made": needed}, Law.of(weights), Fraction(needed), needed)


def step_by_step(law: Law, needed: int, bankroll: int, coups: int, goal: int | None) -> tuple[Fraction, ...]:
    """Every bankroll there can be, by its probability, one coup after another."""
    ends = {"ruined": Fraction(0), "reached": Fraction(0)}
    playing = {bankroll: Fraction(1)}

    def settle_down(found: dict[int, Fraction]) -> dict[int, Fraction]:
        on = {}
        for amount, share in found.items():
            if goal is not None and amount >= goal:
                ends["reached"] += share
            elif amount < needed:
                ends["ruined"] += share
            else:
                on[amount] = share
        return on

    playing = settle_down(playing)
    for _ in range(coups):
        moved: dict[int, Fraction] = {}
        for amount, share in playing.items():
            for result, weight in law.items():
                moved[amount + result] = moved.get(amount + result, Fraction(0)) + share * Fraction(weight, law.total)
        playing = settle_down(moved)
    return ends["ruined"], ends["reached"], sum(playing.values(), Fraction(0))


def by_equations(law: Law, needed: int, bankroll: int, goal: int) -> Fraction:
    """Ruin before the goal: one equation a bankroll, solved by elimination in fractions."""
    places = {amount: place for place, amount in enumerate(range(needed, goal))}
    size = len(places)
    rows = [[Fraction(int(one == other)) for other in range(size)] + [Fraction(0)] for one in range(size)]
    for amount, place in places.items():
        for result, weight in law.items():
            share = Fraction(weight, law.total)
            if amount + result < needed:
                rows[place][size] += share
            elif amount + result < goal:
                rows[place][places[amount + result]] -= share
    for place in range(size):
        pivot = rows[place]
        for other in range(size):
            if other != place and rows[other][place]:
                times = rows[other][place] / pivot[place]
                rows[other] = [one - times * two for one, two in zip(rows[other], pivot, strict=True)]
    at = places[bankroll]
    return rows[at][size] / rows[at][at]


laws = st.dictionaries(st.integers(-4, 6), st.integers(1, 50), min_size=2, max_size=4).filter(
    lambda one: min(one) < 0 < max(one)
)


@settings(max_examples=60)
@given(laws, st.integers(0, 15), st.integers(1, 12), st.one_of(st.none(), st.integers(5, 25)), st.integers(0, 3))
def test_so_many_coups_are_what_step_by_step_says(
    weights: dict[int, int], bankroll: int, coups: int, goal: int | None, more: int
) -> None:
    mix = made(weights, needed=-min(weights) + more)
    found = ruin_odds(mix, bankroll, coups=coups, goal=goal)
    assert found is not None
    assert (found.ruined, found.reached, found.playing) == step_by_step(mix.law, mix.needed, bankroll, coups, goal)
    assert found.exact
    assert found.law is not None
    assert sum(found.law.weights) == found.law.total


@settings(max_examples=15)
@given(laws, st.integers(0, 2))
def test_before_a_goal_is_what_the_equations_say(weights: dict[int, int], more: int) -> None:
    mix = made(weights, needed=-min(weights) + more)
    goal = mix.needed + 14
    bankroll = mix.needed + 5
    found = ruin_odds(mix, bankroll, goal=goal)
    assert found is not None
    assert found.ruined + found.reached + found.playing + found.unplaced == 1
    lacks = by_equations(mix.law, mix.needed, bankroll, goal) - found.ruined
    assert 0 <= lacks <= found.playing + found.unplaced < Fraction(1, 10**11)


@pytest.mark.parametrize(("wins", "loses"), [(49, 51), (51, 49), (50, 50)])
def test_the_gamblers_ruin_by_its_closed_form(wins: int, loses: int) -> None:
    mix = made({3: wins, -3: loses, 0: 17}, needed=3)
    found = ruin_odds(mix, 10, goal=20)  # three losses ruin (1 is left), four wins reach 22
    assert found is not None
    r = Fraction(loses, wins)
    expected = 1 - (Fraction(3, 7) if r == 1 else (1 - r**3) / (1 - r**7))
    assert found.ruined == expected
    assert found.exact
    ever = ruin_odds(mix, 10)
    assert ever is not None
    assert ever.ruined == (r**3 if r < 1 else 1)
    walked = _Walk(mix, 10, 20, None).walked()
    assert 0 <= expected - walked.ruined <= walked.playing + walked.unplaced < Fraction(1, 10**11)


def test_ruin_is_certain_without_an_edge_and_unknown_without_an_end() -> None:
    ever = ruin_of(*TABLE, {"banker": 100_00}, bankroll=1_000_00)
    assert ever.ruined == 1
    assert ever.exact
    assert ruin_odds(made({-2: 1, 3: 2}, needed=2), 10) is None
    with pytest.raises(ValueError, match="needs an end"):
        ruin_of(*TABLE, {"tie": 10_00}, bankroll=100_00, pays={("tie", "Tie"): "12 to 1"})


def test_long_walks_round_and_say_by_how_much() -> None:
    mix = mix_of(*TABLE, {"banker": 100_00})
    assert not _Walk(mix, 1_000_00, None, 60).rounds
    found = ruin_odds(mix, 500_00, coups=250)
    assert found is not None
    assert 0 < found.unplaced < Fraction(1, 10**25)
    assert found.law is not None
    assert sum(found.law.weights) + found.law.unplaced == found.law.total
    assert list(found.by_coup) == sorted(found.by_coup)
    assert abs(found.by_coup[-1] - found.ruined) < Fraction(1, 1 << 60)


def test_no_bankroll_and_no_distance() -> None:
    mix = made({-1: 1, 1: 1}, needed=1)
    nothing, there = ruin_odds(mix, 0, coups=3), ruin_odds(mix, 9, coups=3, goal=9)
    assert isinstance(nothing, Ruin)
    assert isinstance(there, Ruin)
    assert nothing.ruined == 1
    assert there.reached == 1
    assert nothing.played == there.played == 0


@pytest.mark.parametrize("coups", [None, 10])
@pytest.mark.parametrize("weights", [{-1: 50, 1: 49}, {-2: 50, 1: 49}, {-1: 49, 1: 50}])
def test_a_bankroll_that_is_too_many_wagers_is_said_at_once(weights: dict[int, int], coups: int | None) -> None:
    with pytest.raises(TooManyAmounts):
        ruin_odds(made(weights, 2), 10**10, coups=coups, goal=2 * 10**10)


def test_whoever_has_an_edge_and_a_great_bankroll_is_told_so_too() -> None:
    with pytest.raises(TooManyAmounts):
        ruin_odds(made({-1: 49, 1: 50}, 1), 10**10)
