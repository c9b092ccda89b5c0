"""The chips a table pays with, and rounding a payment to what they can make.

A book says in which direction a payment that chips cannot make is rounded; this only does the arithmetic.
Start at `ChipSet.payable`.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from math import gcd
from typing import Final

import msgspec

from croupier.money.cents import Cents, whole_cents


class Rounding(StrEnum):
    """What happens to a payment that the table's chips cannot make."""

    UP = "up"  # to the next highest amount that chips can pay
    DOWN = "down"  # to the next lowest, as when a debt is collected in the patron's favour
    EXACT = "exact"  # a payment that chips cannot make is not accepted


_MOST_REMAINDERS: Final = 10_000  # real chips share a unit; sets that do not would take long to reckon with
_LARGEST_CHIP: Final[Cents] = 1_000_000_00


class ChipSet(msgspec.Struct, frozen=True):
    """The values of chip in a table's float, smallest first.

    >>> from croupier import ChipSet
    >>> chips = ChipSet.of([5_00, 25_00])
    >>> chips.smallest, chips.at_least(47_50), chips.at_most(47_50)
    (500, 5000, 4500)
    """

    values: tuple[Cents, ...]

    def __post_init__(self) -> None:
        chips = self.values
        for chip in chips:
            whole_cents(chip, "ChipSet.values")
        if not chips or chips[0] <= 0 or chips[-1] > _LARGEST_CHIP or list(chips) != sorted(set(chips)):
            raise ValueError("a chip set needs at least one chip, each worth between one cent and a million dollars")
        if chips[0] // gcd(*chips) > _MOST_REMAINDERS:
            raise ValueError("these chips have nothing in common: no table pays with such a set")

    @classmethod
    def of(cls, values: Iterable[Cents]) -> ChipSet:
        apart = list(values)
        for value in apart:
            whole_cents(value, "ChipSet.values")  # before 1.0 and True become one with 1
        return cls(tuple(sorted(set(apart))))

    @property
    def smallest(self) -> Cents:
        return self.values[0]

    def at_least(self, numerator: int, denominator: int = 1) -> Cents:
        """The least amount these chips can make that is not below `numerator / denominator` cents."""
        owed = -(-numerator // denominator)
        smallest = self.values[0]
        if len(self.values) == 1:
            return -(-owed // smallest) * smallest
        return min(max(least, owed + (least - owed) % smallest) for least in _least_by_remainder(self.values))

    def at_most(self, numerator: int, denominator: int = 1) -> Cents:
        """The greatest amount these chips can make that is not above `numerator / denominator` cents."""
        owed = numerator // denominator
        smallest = self.values[0]
        return max(owed - (owed - least) % smallest for least in _least_by_remainder(self.values) if least <= owed)


@lru_cache(maxsize=64)
def _least_by_remainder(values: tuple[Cents, ...]) -> tuple[Cents, ...]:
    """For each remainder modulo the smallest chip that some payment has, the least payable amount with it.

    Chips of $20 and $50 cannot make $10 or $30; from each of these least amounts, every step of the smallest chip can.
    """
    smallest = values[0]
    least: dict[int, Cents] = {}
    queue = [0]
    while queue:
        amount = heapq.heappop(queue)
        if amount % smallest in least:
            continue
        least[amount % smallest] = amount
        for value in values[1:]:
            if (amount + value) % smallest not in least:
                heapq.heappush(queue, amount + value)
    return tuple(least.values())
