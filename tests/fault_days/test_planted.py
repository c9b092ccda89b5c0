"""The days have teeth: each planted fault is found within a few of them."""

from __future__ import annotations

import pytest

from fault_days.day import BadDay, played
from fault_days.planted import PLANTED

WITHIN = 40  # days
# tried first, where it is not the first that finds it: a day that gets nowhere goes on for a hundred times as long
SOONEST = {
    "an acknowledgement before the write": 8,
    "a dealer who takes over and skips a card": 4,
    "a worker that does not read on": 4,
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found_within_a_few_days(fault: str) -> None:
    def days() -> None:
        for seed in (SOONEST.get(fault, 0), *range(WITHIN)):
            played(seed)

    with PLANTED[fault](), pytest.raises(BadDay):
        days()
