"""What a table's chips can make: the payable amounts next to an exact one, above it and below it.

Start at `up` and `down`.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import gcd

from croupier.money import Cents


@lru_cache(maxsize=64)
def _starts(chips: tuple[Cents, ...]) -> dict[int, Cents]:
    """For each remainder by the smallest chip, the smallest sum of the other chips that leaves it.

    No sum needs more of a chip than the smallest chip has remainders, so that many rounds find them all.
    """
    smallest, others = chips[0], chips[1:]
    found = {0: 0}
    for chip in others:
        for _ in range(smallest):
            sums = [amount + chip for amount in found.values()]
            before = dict(found)
            for amount in sums:
                found[amount % smallest] = min(amount, found.get(amount % smallest, amount))
            if found == before:
                break
    return found


@lru_cache(maxsize=64)
def _step(chips: tuple[Cents, ...]) -> Cents:
    return gcd(*chips)


def makes(chips: tuple[Cents, ...], amount: Cents) -> bool:
    least = _starts(chips).get(amount % chips[0])
    return least is not None and least <= amount


def up(chips: tuple[Cents, ...], exact: Fraction | int) -> Cents:
    """The least payable amount that is not below."""
    step = _step(chips)
    amount = -(-exact // step) * step
    while not makes(chips, amount):
        amount += step
    return amount


def down(chips: tuple[Cents, ...], exact: Fraction | int) -> Cents:
    """The greatest payable amount that is not above."""
    step = _step(chips)
    amount = exact // step * step
    while not makes(chips, amount):
        amount -= step
    return amount
