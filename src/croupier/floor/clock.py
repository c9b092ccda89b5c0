"""A clock that only goes forward and does not jump when someone sets the machine's clock.

It starts at the machine's time, or at the last time in the log if that is later, and then counts by the machine's
steady counter. A jump of the machine's clock is noticed and told, and shortens no notice. Start at `SteadyClock.now`.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from croupier.table import Instant

NOTICEABLE: Final = 2_000  # milliseconds by which the machine's clock may drift before it counts as a jump


def wall_clock() -> Instant:
    return time.time_ns() // 1_000_000


def steady_counter() -> int:
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    def __init__(
        self,
        not_before: Instant = 0,
        *,
        start: Instant | None = None,
        jumped: Callable[[Instant, int], None] = lambda at, by: None,
        wall: Callable[[], Instant] = wall_clock,
        steady: Callable[[], int] = steady_counter,
    ) -> None:
        """`start` is the time to begin with, whatever the machine says; it knows better who was here before.

        `jumped` is told the time and by how many milliseconds the machine's clock jumped, until it is heard."""
        self._wall, self._steady, self._jumped = wall, steady, jumped
        self._lock = threading.Lock()
        machine = wall()
        self._begun = steady()
        self._start = max(machine, not_before) if start is None else start
        self._apart = machine - self._start
        if start is None and self._apart < -NOTICEABLE:
            jumped(self._start, self._apart)

    def advance(self, by: int) -> None:
        """Time goes on from so much later: someone said that it counts."""
        with self._lock:
            self._start += max(0, by)
            self._apart -= max(0, by)

    def now(self) -> Instant:
        with self._lock:
            now = self._start + max(0, self._steady() - self._begun)
            apart = self._wall() - now
            by = apart - self._apart
            if abs(by) > NOTICEABLE:
                self._jumped(now, by)
                self._apart = apart  # told; what could not be told is told next time
            return now
