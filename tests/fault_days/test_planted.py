"""The days have teeth: each planted fault is found within a few of them."""

from __future__ import annotations

import pytest

from fault_days.day import BadDay, played
from fault_days.planted import PLANTED

WITHIN = 40  # days


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found_within_a_few_days(fault: str) -> None:
    def days() -> None:
        for seed in range(WITHIN):
            played(seed)

    with PLANTED[fault](), pytest.raises(BadDay):
        days()
