"""Lanes to the slow work of passwords: few at a time, few who wait, and strangers never before those who are known.

Hashing a password takes 64 MiB and a good part of a second on purpose. Whoever sends many logins gets a bounded share
of both, and an answer at once when there is no room. Start at `Lanes`.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

T = TypeVar("T")

_EACH: Final = 4  # of one client at a time


class Busy(Exception):
    """There is no room: try again in a moment."""


class Lane:
    def __init__(self, name: str, *, at_once: int, waiting: int, each: int = _EACH) -> None:
        self._pool = ThreadPoolExecutor(at_once, thread_name_prefix=name)
        self._room, self._each = at_once + waiting, each
        self._here: Counter[str] = Counter()

    async def do(self, whose: str, work: Callable[[], T]) -> T:
        """Do it when it is its turn; Busy where too many wait already, or too many of the same client."""
        if self._here.total() >= self._room or self._here[whose] >= self._each:
            raise Busy
        self._here[whose] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._here[whose] -= 1
            if not self._here[whose]:
                del self._here[whose]

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Lanes:
    """At the door it is found out who someone is; then strangers hash in one lane, everybody else in the other."""

    def __init__(self) -> None:
        self.door = Lane("door", at_once=1, waiting=200, each=20)
        self.strangers = Lane("strangers", at_once=1, waiting=8)
        self.known = Lane("known", at_once=1, waiting=64, each=16)

    def close(self) -> None:
        for lane in (self.door, self.strangers, self.known):
            lane.close()
