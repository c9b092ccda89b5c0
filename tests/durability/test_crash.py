"""A floor on SQLite killed (SIGKILL) again and again: nothing acknowledged is lost or doubled, and play goes on.

Tables share one writer, a life goes on where the last one was killed, and after every death the files are looked at
(afterwards.py). `CROUPIER_SOAK=1` kills hundreds of times, on longer days that nobody chose (seeds.py).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from children import path_with
from durability.afterwards import look
from durability.floor_child import Ending, Order
from durability.kill_points import IN_A_COMMIT, NOW_AND_THEN, Kill
from durability.playing import Paper
from durability.scripts import CUP_PHASES, PHASES, Script, cup_days, days, pack
from durability.seeds import soak_seed
from soak import SOAK

SEED = soak_seed() if SOAK else 2
SEEDS = [SEED + number for number in range(8 if SOAK else 1)]
STORIES = [SEED + number for number in range(30 if SOAK else 3)]  # told of kills at random moments
KILLS = 4 if SOAK else 2  # in one story at most
OFTEN = {"write": 12, "half-write": 12, "sync": 2}  # times in a commit, about
LATE_IN_A_COMMIT = ("entries-inserted", "half-write", "before-commit", "after-commit", "before-acknowledging")
TESTS = Path(__file__).parents[1]


class Process:
    """The process whose forks live and die."""

    def __init__(self, folder: Path, scripts: tuple[Script, ...]) -> None:
        (folder / "scripts").write_bytes(pack(scripts))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "durability.floor_child", str(folder / "scripts")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path_with(TESTS)},
        )

    def live(self, order: Order) -> Ending:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        self._process.stdin.flush()
        ending = msgspec.json.decode(self._process.stdout.readline(), type=Ending)
        assert not ending.fault, ending.fault
        return ending

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        assert self._process.wait() == 0


class Floors(NamedTuple):
    process: Process
    scripts: tuple[Script, ...]


def started(folder: Path, scripts: tuple[Script, ...]) -> Iterator[Floors]:
    process = Process(folder, scripts)
    yield Floors(process, scripts)
    process.close()


@pytest.fixture(scope="module")
def long_days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floors]:
    """With every phase."""
    tables, commands = (4, 130) if SOAK else (3, 100)
    yield from started(tmp_path_factory.mktemp("long"), days(SEED, tables=tables, commands=commands, phases=PHASES))


@pytest.fixture(scope="module")
def short_days(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floors]:
    """Long enough for every moment."""
    tables, commands = (3, 70) if SOAK else (2, 50)
    phases = ("opening", "committing", "dealing", "shoe-end", "closing")
    yield from started(tmp_path_factory.mktemp("short"), days(SEED, tables=tables, commands=commands, phases=phases))


@pytest.fixture(scope="module")
def cup(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Floors]:
    """A tournament and its tables."""
    yield from started(tmp_path_factory.mktemp("cup"), cup_days())


def story(floors: Floors, orders: Iterator[Order]) -> int:
    """Live, die and be looked at, order by order, then live to the end; how often it died."""
    process, scripts = floors
    kills = cut_off = 0
    for order in orders:
        killed = process.live(order).killed
        kills += killed
        cut_off += killed and order.kill is not None and order.kill.moment == "head-half-written"
        look(Path(order.folder), scripts, ended=not killed, broken_heads=cut_off)
        if not killed:
            break
    last = Order(order.folder)
    assert not process.live(last).killed
    look(Path(last.folder), scripts, ended=True, broken_heads=cut_off)
    return kills


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("moment", [*IN_A_COMMIT, *NOW_AND_THEN])
def test_killed_at_a_named_moment_a_floor_keeps_every_promise_once(
    moment: str, seed: int, short_days: Floors, tmp_path: Path
) -> None:
    chance = Random(f"{moment} {seed}")

    def orders() -> Iterator[Order]:
        for number in range(KILLS):
            most = 100 // KILLS * OFTEN.get(moment, 1) if moment in IN_A_COMMIT else 1 + KILLS // 2
            kill = Kill(moment, 1 if number == 0 else chance.randint(1, most))
            yield Order(str(tmp_path), kill=kill, checkpoint=chance.choice((4, 40, 1000)))

    assert story(short_days, orders()) > 0, f"{moment} never came"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("phase", PHASES)
def test_killed_in_any_phase_of_a_day_a_floor_goes_on_to_the_same_end(
    phase: str, seed: int, long_days: Floors, tmp_path: Path
) -> None:
    chance = Random(f"{phase} {seed}")

    def orders() -> Iterator[Order]:
        for number in range(KILLS):
            kill = Kill(chance.choice(LATE_IN_A_COMMIT), chance.randint(1, 2) if number else 1, phase)
            yield Order(str(tmp_path), kill=kill, checkpoint=40)

    assert story(long_days, orders()) > 0, f"{phase} never came"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("phase", CUP_PHASES)
def test_killed_in_any_phase_of_a_tournament_a_floor_goes_on_to_the_same_prizes(
    phase: str, seed: int, cup: Floors, tmp_path: Path
) -> None:
    chance = Random(f"cup {phase} {seed}")
    kills = [Kill(chance.choice(LATE_IN_A_COMMIT), 1, phase) for _ in range(KILLS - 1)]
    orders = (Order(str(tmp_path), kill=kill, checkpoint=chance.choice((4, 1000))) for kill in kills)
    assert story(cup, orders) > 0, f"{phase} never came"


@pytest.mark.parametrize("seed", STORIES)
def test_killed_at_random_moments_a_floor_keeps_every_promise_once(
    seed: int, long_days: Floors, tmp_path: Path
) -> None:
    chance = Random(seed)
    paper = Paper(tmp_path)

    def orders() -> Iterator[Order]:
        yield Order(str(tmp_path), bytes_on_paper=0, seconds=chance.random() / 20)  # while the log is being made
        for _ in range(20):
            size = paper.path.stat().st_size if paper.path.exists() else 0
            yield Order(
                str(tmp_path),
                bytes_on_paper=size + chance.randint(1, 4_000),
                seconds=chance.random() / 500,
                checkpoint=chance.choice((4, 40, 1000)),
            )

    assert story(long_days, orders()) > 0, "it was never killed"
