"""Days on which workers die, writes fail, messages are lost and doubled and clocks jump: the laws hold all the same.

Twenty in `make test`; thousands with `CROUPIER_SOAK=1`, from a seed that nobody chose. A bad day names its seed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from children import path_with
from durability.seeds import soak_seed
from fault_days.day import Ended, played
from fault_days.kept import KEPT
from soak import SOAK

DAYS = 3_000 if SOAK else 20
TOGETHER = 20
FIRST = soak_seed() * 10_000 if SOAK else 0
TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("first", range(FIRST, FIRST + DAYS, TOGETHER))
def test_whatever_goes_wrong_the_laws_hold(first: int) -> None:
    days = [played(seed) for seed in range(first, first + TOGETHER)]
    assert sum(day.coups for day in days) > TOGETHER
    assert sum(day.shoes for day in days) > TOGETHER
    assert sum(day.deaths for day in days) > TOGETHER // 4
    assert sum(day.promised for day in days) > 5 * TOGETHER


@pytest.mark.parametrize("seed", KEPT, ids=lambda seed: f"{seed}: {KEPT[seed]}")
def test_what_once_went_wrong_does_not_again(seed: int) -> None:
    played(seed)


def test_one_day_by_its_seed() -> None:
    """CROUPIER_SEED names it."""
    played(int(os.environ.get("CROUPIER_SEED", "0")))


def test_the_same_seed_is_the_same_day() -> None:
    for seed in (3, 4):
        assert played(seed) == played(seed)


def test_a_seed_is_the_same_day_in_another_process() -> None:
    """However that one orders its sets."""
    told = subprocess.run(
        [sys.executable, "-m", "fault_days.day", "6", "8"],
        capture_output=True,
        check=True,
        env=os.environ | {"PYTHONPATH": path_with(TESTS), "PYTHONHASHSEED": "77"},
    )
    there = [msgspec.json.decode(line, type=Ended) for line in told.stdout.splitlines()]
    assert [day.heads for day in there] == [played(seed).heads for seed in (6, 7)]
