"""The words that numpy's SeedSequence gives, all at once.

`SeedSequence.generate_state` makes them one after the other while it holds the interpreter's lock: for a chunk's eight
hundred that takes a tenth of the time of its shoes, in which no other thread begins. What it does is part of numpy's
promise that a seed gives the same words in every release, and a test holds these to those. Start at `Seeding`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

# SeedSequence's second hash: what it begins with, by what it is multiplied from word to word, and how far it folds
_BEGIN: Final = 0x8B51F9DD
_BY: Final = 0x58F38DED
_FOLD: Final = np.uint32(16)


class Seeding:
    """So many words of 64 bits of any seed sequence; what does not depend on the seed is made once."""

    def __init__(self, words: int) -> None:
        factors = np.full(2 * words + 1, _BY, np.uint32)
        factors[0] = _BEGIN
        self._hashes = np.multiply.accumulate(factors, dtype=np.uint32)
        self._places = np.arange(2 * words)

    def words(self, seeds: np.random.SeedSequence) -> NDArray[np.uint64]:
        pool = np.asarray(seeds.pool, np.uint32)
        halves = (pool[self._places % len(pool)] ^ self._hashes[:-1]) * self._hashes[1:]
        halves ^= halves >> _FOLD
        return halves.astype("<u4").view("<u8").astype(np.uint64)
