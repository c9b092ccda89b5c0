"""Throws from a seed, each under a name of its own: the same in every process and every release of Python.

For what has to come out the same again (a gaming day, a drill), never for a shoe that is played. Not `random`, which
promises the same numbers for few of its methods. Start at `NamedChance`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from croupier.netstrings import netstrings

T = TypeVar("T")

_WORD: Final = 4  # bytes of one throw


class NamedChance:
    tag: ClassVar[bytes]  # what the throws are for, so that no two things share theirs
    block: ClassVar[int]  # bytes made at once, a part of what is thrown

    def __init__(self, seed: int | str, name: str) -> None:
        self._named = str(seed).encode(), name.encode()
        self._blocks = 0
        self._left = b""

    def below(self, bound: int) -> int:
        """A whole number from nothing to just under the bound."""
        if not self._left:
            number = str(self._blocks).encode()
            self._left = hashlib.shake_256(netstrings(self.tag, *self._named, number)).digest(self.block)
            self._blocks += 1
        word, self._left = self._left[:_WORD], self._left[_WORD:]
        return int.from_bytes(word, "big") * bound >> (8 * _WORD)

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]
