"""What goes wrong on a day, from its seed: writes and reads fail or are slow, messages are lost or doubled.

How often each happens is drawn for every day, so that some days have little of one kind and much of another. Start at
`Faults`.
"""

from __future__ import annotations

from enum import StrEnum
from random import Random

from fault_days.loop import Process


class Died(BaseException):
    """The process is gone: whoever goes on after this is not alive."""


class Wrong(StrEnum):
    """With one write."""

    NOTHING = "nothing"
    BEFORE = "before"  # it fails, and nothing is written
    AFTER = "after"  # it is written, and whoever asked hears that it failed
    GONE_BEFORE = "gone-before"  # the same two where the database went away, and is asked again
    GONE_AFTER = "gone-after"
    DIES_BEFORE = "dies-before"
    DIES_AFTER = "dies-after"


class Faults:
    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.on = True
        often = {wrong: chance.choice((0, 0.01, 0.03, 0.08)) for wrong in Wrong if not wrong.startswith("d")}
        dies = {wrong: chance.choice((0, 0, 0.003, 0.01)) for wrong in (Wrong.DIES_BEFORE, Wrong.DIES_AFTER)}
        often |= dies | {Wrong.NOTHING: 1.0}
        self._kinds, self._weights = list(often), list(often.values())
        self._read_fails = chance.choice((0, 0, 0.005, 0.02))
        self._slow = chance.choice((0, 0.02, 0.1))
        self._lease_lost = chance.choice((0, 0, 0.05))
        self._news_lost = chance.choice((0, 0, 0.05))
        self._head_fails = chance.choice((0, 0, 0.2))
        self.lost = chance.choice((0, 0.05, 0.2))
        self.doubled = chance.choice((0, 0.1, 0.3))
        self.hung_up = chance.choice((0, 0.05, 0.15))

    def happens(self, rate: float) -> bool:
        return self.on and rate > 0 and self._chance.random() < rate

    def write(self) -> Wrong:
        if not self.on:
            return Wrong.NOTHING
        return self._chance.choices(self._kinds, self._weights)[0]

    def read_fails(self) -> bool:
        return self.happens(self._read_fails)

    def head_fails(self) -> bool:
        return self.happens(self._head_fails)

    def lease_lost(self) -> bool:
        return self.happens(self._lease_lost)

    def news_lost(self) -> bool:
        return self.happens(self._news_lost)

    def slowly(self) -> float:
        """Seconds that something takes which takes no time as a rule."""
        if self.happens(self._slow):
            return self._chance.choice((0.05, 0.4, 2.5, 7.0))
        return self._chance.choice((0.0, 0.001, 0.004))

    def on_the_way(self) -> float:
        """Seconds that a message travels."""
        return self._chance.choice((0.001, 0.02, 0.2)) + (self._chance.random() * 3 if self.happens(self._slow) else 0)


def dies(process: Process) -> Died:
    process.die()
    return Died(process.name)
