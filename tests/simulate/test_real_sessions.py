"""Whole shoes against the law of independent coups: the same mean, and nearly the same spread."""

from __future__ import annotations

import pytest

from croupier import Stake, granted, open_book
from croupier.odds import mix_odds
from croupier.simulate import make_request
from croupier.simulate.real_sessions import RealSessions, real_sessions

SHOES = 1_500


def dealt(stakes: dict[str, int], seed: int = 5) -> tuple[RealSessions, float, float]:
    book = open_book("crown-sydney")
    terms = granted(book.terms("traditional"))
    placed = [Stake(*one) for one in stakes.items()]
    mix = granted(mix_odds(terms, placed))
    request = granted(make_request(book, "crown-sydney", "traditional", shoes=SHOES, seed=seed))
    return real_sessions(request, terms, placed, mix), float(mix.mean), float(mix.variance)


@pytest.mark.parametrize(
    "stakes",
    [{"banker": 100_00}, {"banker": 100_00, "player": 90_00, "tie": 5_00}, {"tiger-pair": 10_00, "tie": 10_00}],
)
def test_the_spread_is_that_of_independent_coups_within_its_interval(stakes: dict[str, int]) -> None:
    """Wagers against each other too, which vary a hundred times less together than each by itself."""
    found, mean, variance = dealt(stakes)
    assert abs(found.spread - 1) < 2 * found.half_width + 0.02
    assert abs(found.won - found.coups * mean) < 4 * (found.coups * variance) ** 0.5
    assert found.shoes == SHOES
    assert 75 * SHOES < found.coups < 90 * SHOES


def test_the_same_seed_deals_the_same() -> None:
    (one, _, _), (again, _, _), (other, _, _) = (dealt({"tie": 10_00}, seed) for seed in (1, 1, 2))
    assert one == again != other
