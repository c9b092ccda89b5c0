"""All the chance of a day, from its seed: each table and each event has a name, and throws of its own under it.

The same seed and name give the same throws in every process and every release of Python. Start at `DayChance`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from croupier.netstrings import netstrings

T = TypeVar("T")

_TAG: Final = b"croupier-day/1"
_BLOCK: Final = 4096  # bytes made at once
_WORD: Final = 4


class DayChance:
    def __init__(self, seed: int, name: str) -> None:
        self._named = str(seed).encode(), name.encode()
        self._blocks = 0
        self._left = b""

    def below(self, bound: int) -> int:
        """A whole number from nothing to just under the bound."""
        if not self._left:
            number = str(self._blocks).encode()
            self._left = hashlib.shake_256(netstrings(_TAG, *self._named, number)).digest(_BLOCK)
            self._blocks += 1
        word, self._left = self._left[:_WORD], self._left[_WORD:]
        return int.from_bytes(word, "big") * bound >> (8 * _WORD)

    def happens(self, in_a_thousand: int) -> bool:
        return self.below(1000) < in_a_thousand

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]

    def seed(self) -> int:
        """For whatever else is made of a seed, such as the tapes of shoes."""
        return self.below(1 << 32)
