"""So much a second and so much at once: messages of a socket, commands over HTTP, lines of a log.

Start at `Bucket`; `Buckets` has one for each of many, and never more than it can hold.
"""

from __future__ import annotations

import time
from typing import Final

_MANY: Final = 10_000  # of which one is kept each; whoever was quiet longest is forgotten, and begins with a full one


class Bucket:
    """So many a second, and so many at once."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = float(most), time.monotonic()

    def take(self, many: int = 1) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < many:
            return False
        self._left -= many
        return True


class Buckets:
    def __init__(self, rate: float, most: float, *, among: int = 1) -> None:
        """`among` so many workers, none of which knows what another counts: each has its share."""
        self._rate, self._most = rate / among, max(min(1, most), most / among)
        self._of: dict[str, Bucket] = {}

    def take(self, whose: str) -> bool:
        bucket = self._of.pop(whose, None) or Bucket(self._rate, self._most)
        self._of[whose] = bucket  # the last to be used is the last to go
        if len(self._of) > _MANY:
            del self._of[next(iter(self._of))]
        return bucket.take()
