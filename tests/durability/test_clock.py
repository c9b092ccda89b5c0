"""The floor's clock while someone sets the machine's clock: it never goes back, shortens no notice, and tells the jump.

The machine is one whose clocks the test sets. The book is Crown Sydney's, which wants a higher minimum to be told of
twenty minutes before.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from croupier import Reason, Refusal, open_book
from croupier.floor import Done, Floor, GiveAnswer, SteadyClock
from croupier.store.log import LogError, Remark
from croupier.store.memory import MemoryLog
from croupier.store.sqlite import open_sqlite
from croupier.table import Limit
from live import Live, setup

NOON = 1_790_000_000_000
SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
DAY = 24 * HOUR
JUMPS = {
    "3 seconds": 3 * SECOND,
    "a minute": MINUTE,
    "an hour, as summer time comes": HOUR,
    "20 minutes": 20 * MINUTE,
    "a day": DAY,
    "30 years": 30 * 365 * DAY,
}
BOTH_WAYS = [pytest.param(by * way, id=f"{name} {'on' if way > 0 else 'back'}") for name, by in JUMPS.items()
             for way in (1, -1)]  # fmt: skip
BOOK = open_book("crown-sydney")
RAISED = Limit(50_00, 5_000_00)


class Machine:
    """A clock on the wall that can be set, and a counter that cannot."""

    def __init__(self, wall: int = NOON) -> None:
        self.wall = wall
        self.counter = 77

    def passes(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.counter += milliseconds

    def clock(self, floor: Floor) -> SteadyClock:
        return floor.clock(wall=lambda: self.wall, steady=lambda: self.counter)


class OnAFloor(Live):
    """A live table of which every command goes to a floor, at its clock's time."""

    def __init__(self, floor: Floor, clock: SteadyClock) -> None:
        super().__init__(BOOK, opened=False)
        self.floor, self.clock = floor, clock

    def give(self, name: str, **facts: Any) -> GiveAnswer:
        command = self.command(name, at=self.clock.now(), **facts)
        answer = self.floor.give("T1", command, BOOK)
        self.table = self.floor.standing("T1").table
        return answer

    def opened(self) -> OnAFloor:
        """With a patron, who must be told."""
        things = BOOK.table.approved
        for thing in things if isinstance(things, tuple) else ():
            self.given_and_done("record-approval", thing=thing.id, reference="test")
        self.given_and_done("open-table", setup=setup(BOOK))
        self.given_and_done("arrive", patron="A", chips=1_000_00)
        return self

    def given_and_done(self, name: str, **facts: Any) -> None:
        answer = self.give(name, **facts)
        assert isinstance(answer, Done), answer

    def raise_minimum(self) -> GiveAnswer:
        return self.give("change-limits", limits=RAISED)


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def floor() -> Iterator[Floor]:
    floor = Floor(MemoryLog())
    yield floor
    floor.close()


def told(floor: Floor) -> list[Remark]:
    return [remark for remark in floor.log.remarks() if remark.kind == "clock-jumped"]


@pytest.mark.parametrize("by", BOTH_WAYS)
def test_a_jump_moves_no_time_and_is_told_once_with_its_size(by: int, machine: Machine, floor: Floor) -> None:
    clock = machine.clock(floor)
    machine.passes(5 * SECOND)
    machine.wall += by
    for _ in range(3):
        assert clock.now() == NOON + 5 * SECOND
    machine.passes(SECOND)
    assert clock.now() == NOON + 6 * SECOND
    (remark,) = told(floor)
    assert remark.at == NOON + 5 * SECOND
    assert f"jumped by {by / 1000:+.3f} seconds" in remark.says


@pytest.mark.parametrize("by", BOTH_WAYS)
def test_a_jump_shortens_no_notice_and_lengthens_none(by: int, machine: Machine, floor: Floor) -> None:
    table = OnAFloor(floor, machine.clock(floor)).opened()
    table.given_and_done("display-notice", about="higher-minimum", minimum=RAISED.minimum)
    machine.passes(MINUTE)
    machine.wall += by
    machine.passes(19 * MINUTE - 1)
    early = table.raise_minimum()
    assert isinstance(early, Refusal)
    assert early.reason is Reason.NOTICE_TOO_SHORT
    machine.passes(1)
    assert isinstance(table.raise_minimum(), Done)


@pytest.mark.parametrize("seed", range(20))
def test_however_the_machines_clock_is_set_time_goes_forward_as_it_passes(seed: int) -> None:
    chance, machine, jumps = Random(seed), Machine(), list[tuple[int, int]]()
    clock = SteadyClock(jumped=lambda at, by: jumps.append((at, by)), wall=lambda: machine.wall,
                        steady=lambda: machine.counter)  # fmt: skip
    set_by: list[int] = []
    before = clock.now()
    for _ in range(200):
        passed = chance.choice((0, 1, 400, MINUTE))
        machine.passes(passed)
        if chance.random() < 0.3:
            set_by.append(chance.choice((-1, 1)) * chance.choice(tuple(JUMPS.values())))
            machine.wall += set_by[-1]
        now = clock.now()
        assert now == before + passed
        before = now
    assert [by for _, by in jumps] == set_by
    assert [at for at, _ in jumps] == sorted(at for at, _ in jumps)


def test_small_corrections_of_the_machines_clock_are_no_jumps(machine: Machine, floor: Floor) -> None:
    clock = machine.clock(floor)
    for by in (900, -1_700, 1_500, -700):
        machine.wall += by
        clock.now()
    assert not told(floor)


def test_summer_time_is_none_of_the_clocks_business(floor: Floor, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = floor.clock()  # the real machine's
    before = clock.now()
    try:
        for zone in ("Australia/Sydney", "UTC", "America/St_Johns", "XST-10XDT,M10.1.0,M4.1.0/3"):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            now = clock.now()
            assert before <= now
            before = now
    finally:
        monkeypatch.undo()
        time.tzset()
    assert not told(floor)


@pytest.mark.parametrize("behind", [3 * SECOND, HOUR, DAY])
def test_a_restart_with_the_machines_clock_behind_the_log_goes_on_from_the_log(behind: int, tmp_path: Path) -> None:
    first, second = Machine(), Machine(NOON + 10 * MINUTE - behind)
    log = open_sqlite(tmp_path / "floor.db")
    floor = Floor(log)
    table = OnAFloor(floor, first.clock(floor)).opened()
    first.passes(10 * MINUTE)
    table.given_and_done("display-notice", about="higher-minimum", minimum=RAISED.minimum)
    floor.close()
    log.close()

    log = open_sqlite(tmp_path / "floor.db")
    floor = Floor(log)
    clock = second.clock(floor)
    assert clock.now() == NOON + 10 * MINUTE == floor.latest()
    (remark,) = told(floor)
    assert f"jumped by {-behind / 1000:+.3f} seconds" in remark.says
    table = OnAFloor(floor, clock)
    table.given = 100
    second.passes(20 * MINUTE - 1)
    early = table.raise_minimum()
    assert isinstance(early, Refusal)
    assert early.reason is Reason.NOTICE_TOO_SHORT
    second.passes(1)
    assert isinstance(table.raise_minimum(), Done)
    assert len(told(floor)) == 1
    floor.close()
    log.close()


def test_a_jump_that_cannot_be_written_down_is_told_when_it_can(machine: Machine, monkeypatch: pytest.MonkeyPatch,
                                                                floor: Floor) -> None:  # fmt: skip
    clock = machine.clock(floor)
    machine.wall += HOUR

    def full(_remark: Remark) -> None:
        raise LogError("the disk is full: make room")

    with monkeypatch.context() as disk:
        disk.setattr(floor.log, "remark", full)
        for _ in range(2):
            with pytest.raises(LogError, match="full"):
                clock.now()
    assert clock.now() == NOON
    assert len(told(floor)) == 1
