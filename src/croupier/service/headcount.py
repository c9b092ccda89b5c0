"""How many connections the other workers of this floor hold, so that limits are the floor's and not each worker's.

A small file that all workers have in memory: a row of counts for each, which it alone writes. Whom a count is of is
known by a keyed digest alone, so nobody can choose to be counted with another. Start at `Headcount`; whoever starts
workers makes the file: `shared_headcount`.
"""

from __future__ import annotations

import fcntl
import mmap
import os
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from typing import Final

FILE: Final = "CROUPIER_HEADCOUNT"  # in the environment of workers, the file's path
_KEY: Final = 32  # bytes at its beginning
_PLACES: Final = 65_536  # counts of a row
_SPARE: Final = 2  # rows, for workers that come before those in whose place they come have gone
_MOST: Final = 65_535


@contextmanager
def shared_headcount(workers: int) -> Iterator[None]:
    """The file that the workers which are started meanwhile count in."""
    with tempfile.NamedTemporaryFile(prefix="croupier-headcount-") as file:
        file.write(secrets.token_bytes(_KEY))
        file.truncate(_KEY + 2 * _PLACES * (workers + _SPARE))
        file.flush()
        os.environ[FILE] = file.name
        try:
            yield
        finally:
            del os.environ[FILE]


class Headcount:
    """One worker's view of it; where there is no file there are no others."""

    def __init__(self, path: str | None = None) -> None:
        self._rows: list[memoryview] = []
        self._own: memoryview | None = None
        self._key = b""
        if path is None:
            return
        file = os.open(path, os.O_RDWR)  # open for as long as the process runs: closing it gives the row away
        whole = mmap.mmap(file, 0)
        self._key = whole[:_KEY]
        counts = memoryview(whole)[_KEY:].cast("H")
        rows = [counts[start : start + _PLACES] for start in range(0, len(counts), _PLACES)]
        mine = next((number for number in range(len(rows)) if _taken(file, number)), None)
        if mine is not None:
            self._own = rows.pop(mine)
            for place in range(_PLACES):  # whoever had it died with its connections
                self._own[place] = 0
        self._rows = rows

    def _place(self, whose: str) -> int:
        return int.from_bytes(blake2b(whose.encode(), digest_size=2, key=self._key).digest(), "big")

    def count(self, whose: str, more: int) -> None:
        if self._own is not None:
            place = self._place(whose)
            self._own[place] = min(_MOST, max(0, self._own[place] + more))

    def elsewhere(self, whose: str) -> int:
        """How many of them the others hold."""
        if not self._rows:
            return 0
        place = self._place(whose)
        return sum(row[place] for row in self._rows)


def _taken(file: int, row: int) -> bool:
    """Whether this process has the row from now on; the system takes it back when the process ends."""
    try:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, row)
    except OSError:
        return False
    return True
