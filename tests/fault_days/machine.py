"""The machine that a day's workers run on: a clock on the wall that is set now and then, a counter, and starts.

Start at `Machine`.
"""

from __future__ import annotations

from random import Random
from typing import Final

from fault_days.loop import DayLoop

NOON: Final = 1_790_000_000_000  # milliseconds
_SECOND, _HOUR = 1_000, 3_600_000
_JUMPS: Final = (3 * _SECOND, 61 * _SECOND, _HOUR, 24 * _HOUR, 40 * 24 * _HOUR)


class Machine:
    def __init__(self, loop: DayLoop) -> None:
        self._loop = loop
        self._set = 0  # by which the clock on the wall was set, all in all
        self._booted = -12_345
        self.boots = 1

    @property
    def passed(self) -> int:
        """Milliseconds of this day, which no clock of the machine tells by itself."""
        return round(self._loop.time() * 1000)

    def wall(self) -> int:
        return NOON + self.passed + self._set

    def counter(self) -> int:
        return self.passed - self._booted

    def boot(self) -> str:
        return f"boot {self.boots}"

    def jumps(self, chance: Random) -> None:
        self._set += chance.choice((-1, 1)) * chance.choice(_JUMPS)

    def starts_again(self) -> None:
        self.boots += 1
        self._booted = self.passed
