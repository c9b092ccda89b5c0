"""What a drill is made of by chance, from its seed alone: the same seed gives the same drill everywhere.

Start at `DrillChance`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from croupier.netstrings import netstrings

T = TypeVar("T")

_TAG: Final = b"croupier-drill/1"
_BLOCK: Final = 1024  # bytes made at once
_WORD: Final = 4


class DrillChance:
    def __init__(self, seed: str, name: str) -> None:
        self._named = seed.encode(), name.encode()
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

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]
