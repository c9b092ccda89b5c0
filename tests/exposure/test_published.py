"""Published figures, by what-if where a book pays otherwise: within their tolerance at a million shoes (`make soak`).

A share of the shoes has to agree within its own standard errors.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from croupier.exposure import WagerExposure, exposure
from croupier.money import Odds
from croupier.odds.whatif import ChangedPay
from soak import SOAK

SHOES = 1_000_000 if SOAK else 3_000
SIGMAS = 0 if SOAK else 4  # seeds are fixed


class Published(NamedTuple):
    frequency: float
    edge: float
    per_100: float
    coups: float | None = None


def counted(wager: str, tags: str, trigger: int, **more: object) -> tuple[WagerExposure, float]:
    found = exposure(
        "crown-sydney", "crown", wagers=[wager], shoes=SHOES, seed=1, burns=["by-value"], perfect=False,
        counts=[f"{wager}={tags}@{trigger}"], **more,  # type: ignore[arg-type]
    )  # fmt: skip
    (shoe,) = found.shoes
    (one,) = shoe.wagers
    return one, shoe.coups / shoe.shoes


def hold(one: WagerExposure, published: Published) -> None:
    assert one.counted is not None
    bets, edge, per_100 = one.counted.bets, one.counted.edge, one.counted.per_100_coups
    assert abs(bets.value - published.frequency) <= 0.0003 + SIGMAS * bets.error
    assert abs(edge.value - published.edge) <= 0.001 + SIGMAS * edge.error
    assert abs(per_100.value - published.per_100) <= 0.005 + SIGMAS * per_100.error


def test_big_tiger_at_fifty_to_one() -> None:
    pays = [ChangedPay("big-tiger", "1", Odds.read("50 to 1"))]
    tags = "0,0,-1,-1,-1,-2,1,2,2,0,0,0,0"
    one, _ = counted("big-tiger", tags, 8, cutting_cards=[14], coups_after=1, burn_card=[True], pays=pays)
    hold(one, Published(0.03536, 0.07227, 0.256))
    assert one.counted is not None
    # what a tenth of a point of edge makes of it, and the last digit that was published
    assert abs(one.counted.desirability.value - 2.08) <= 0.029 + 0.005 + SIGMAS * one.counted.desirability.error


def test_lucky_six() -> None:
    one, coups = counted(
        "tiger", "0,0,0,0,0,-3,1,1,1,0,0,0,0", 7, cutting_cards=[15], coups_after=0, burn_card=[False],
        options={"tiger": "2"},
    )  # fmt: skip
    hold(one, Published(0.0309, 0.0627, 0.155 / 80.1 * 100))
    assert coups == pytest.approx(80.1, abs=0.1)


def test_dragon_bonus_on_player_is_of_the_published_size() -> None:
    """Its source bets by the number of the coup, so that only the size can be compared: 0.11 units from about 4."""
    tags = "1,2,2,1,1,0,-1,-1,-1,-1,-1,-1,-1"
    for trigger, least, most in ((6, 0.07, 0.16), (8, 0.05, 0.15)):
        one, _ = counted("player-dragon-bonus", tags, trigger, cutting_cards=[14], burn_card=[False])
        assert one.counted is not None
        assert least < one.counted.per_shoe.value < most
        assert 2 < one.counted.bets.value * 81 < 8
