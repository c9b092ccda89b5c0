"""The exact law of a whole amount that chance decides: how many of so many equally likely ways lead to each amount.

It knows whole numbers and neither wagers nor money. Weights and their total are integers, so that they sum to one and
nothing is lost in a tail. Start at `Law.of`; `repeated` is the law of a sum of independent ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import MAX_EMAX, MAX_PREC, MIN_EMIN, Context, Inexact, InvalidOperation
from fractions import Fraction
from functools import reduce
from math import gcd
from typing import Final

import msgspec

MOST_EXACT_BITS: Final = 1 << 29  # of all weights together: 64 megabytes
MOST_AMOUNTS: Final = 1 << 20  # that a law has a place for: beyond them it takes minutes and gigabytes
_ROUNDED_BITS: Final = 96  # of a weight, where exact ones would not fit
_WHOLE: Final = Context(prec=MAX_PREC, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[Inexact, InvalidOperation])


class TooManyAmounts(ValueError):
    """The amounts that chance could lead to are more than can be told apart."""

    def __init__(self, amounts: int, most: int = MOST_AMOUNTS) -> None:
        super().__init__(f"{amounts:,} amounts are possible, more than {most:,}")
        self.amounts, self.most = amounts, most


class Law(msgspec.Struct, frozen=True):
    """Amounts from the lowest in equal steps, each with its weight; `unplaced` is what rounding left of the total.

    Nothing is left over where every weight is exact. Where exact weights would not fit in memory each is rounded down,
    and no amount, and no set of them, has more than `unplaced` beyond what is said of it.

    >>> from croupier.odds import Law
    >>> coin = Law.of({-1: 1, 1: 1})
    >>> list(coin.repeated(3).items()), coin.repeated(3).total
    ([(-3, 1), (-1, 3), (1, 3), (3, 1)], 8)
    """

    lowest: int
    step: int
    weights: tuple[int, ...]
    total: int
    unplaced: int = 0

    @classmethod
    def of(cls, weights: Mapping[int, int], total: int | None = None) -> Law:
        """From the weight of each amount; those of no weight are left out. `total`, where that is not their sum."""
        found = {amount: weight for amount, weight in weights.items() if weight}
        if not found or min(found.values()) < 0:
            raise ValueError("a law needs weights, none of them below zero")
        lowest, highest = min(found), max(found)
        step = reduce(gcd, (amount - lowest for amount in found)) or 1
        _can_be_told_apart((highest - lowest) // step + 1)
        placed = sum(found.values())
        whole = placed if total is None else total
        common = reduce(gcd, found.values(), whole)
        kept = tuple(found.get(one, 0) // common for one in range(lowest, highest + 1, step))
        return cls(lowest, step, kept, whole // common, (whole - placed) // common)

    @property
    def exact(self) -> bool:
        return self.unplaced == 0

    @property
    def highest(self) -> int:
        return self.lowest + self.step * (len(self.weights) - 1)

    def items(self) -> Iterator[tuple[int, int]]:
        """Each amount that can be, with its weight, the lowest first."""
        for place, weight in enumerate(self.weights):
            if weight:
                yield self.lowest + self.step * place, weight

    def probability(self, amount: int) -> Fraction:
        place, rest = divmod(amount - self.lowest, self.step)
        inside = not rest and 0 <= place < len(self.weights)
        return Fraction(self.weights[place] if inside else 0, self.total)

    def at_most(self, amount: int) -> Fraction:
        """The probability of this amount or less."""
        places = max(0, (amount - self.lowest) // self.step + 1)
        return Fraction(sum(self.weights[:places]), self.total)

    def at_least(self, amount: int) -> Fraction:
        places = max(0, -(-(amount - self.lowest) // self.step))
        return Fraction(sum(self.weights[places:]), self.total)

    def quantile(self, share: Fraction) -> int:
        """The least amount that is not exceeded with at least this probability."""
        reached, needed = 0, share * self.total
        for amount, weight in self.items():
            reached += weight
            if reached >= needed:
                return amount
        return self.highest

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(amount * weight for amount, weight in self.items()), self.total)

    @property
    def variance(self) -> Fraction:
        squares = Fraction(sum(amount * amount * weight for amount, weight in self.items()), self.total)
        return squares - self.mean**2

    @property
    def negated(self) -> Law:
        """The law of what the other side gets."""
        return msgspec.structs.replace(self, lowest=-self.highest, weights=self.weights[::-1])

    def repeated(self, times: int) -> Law:
        """The law of the sum of so many amounts, each by this law and independent of the others.

        A TooManyAmounts where their sums are more than can be told apart.
        """
        if times < 1:
            raise ValueError("a law is repeated once at least")
        bits = len(self.weights) * times * times * self.total.bit_length()
        return _power(self, times) if bits <= MOST_EXACT_BITS else _rounded_power(self, times)


def _power(law: Law, times: int) -> Law:
    """The weights are the coefficients of a power of a polynomial, each found from those before it.

    With q = p^n, comparing coefficients in p q' = n p' q gives k p0 q[k] = sum of ((n + 1) j - k) p[j] q[k - j].
    """
    first = law.weights[0]
    others = [(place, weight) for place, weight in enumerate(law.weights) if place and weight]
    found = [first**times]
    for k in range(1, (len(law.weights) - 1) * times + 1):
        sums = 0
        for place, weight in others:
            if place > k:
                break
            if before := found[k - place]:
                sums += ((times + 1) * place - k) * weight * before
        found.append(sums // (k * first))
    return Law(law.lowest * times, law.step, tuple(found), law.total**times)


def _rounded_power(law: Law, times: int) -> Law:
    """By repeated squaring, every weight rounded down to so many bits; tails that round to nothing fall away."""
    one = _rounded(law.lowest, law.step, law.weights, law.total)
    whole = one
    for bit in bin(times)[3:]:
        whole = _sum_of(whole, whole)
        if bit == "1":
            whole = _sum_of(whole, one)
    return whole


def _sum_of(one: Law, other: Law) -> Law:
    """Two independent amounts together: the product of two polynomials, each packed into one long number.

    In decimal, so many digits a weight: Python multiplies long decimal numbers much faster than long integers, and as
    exactly (anything else raises).
    """
    length = len(one.weights) + len(other.weights) - 1
    _can_be_told_apart(length)
    width = len(str(length << (2 * _ROUNDED_BITS)))
    first = _WHOLE.create_decimal(_packed(one.weights, width))
    second = first if one is other else _WHOLE.create_decimal(_packed(other.weights, width))
    sums = str(_WHOLE.multiply(first, second)).zfill(length * width)
    weights = [int(sums[at : at + width]) for at in range((length - 1) * width, -1, -width)]
    return _rounded(one.lowest + other.lowest, one.step, weights, 1 << (2 * _ROUNDED_BITS))


def _packed(weights: tuple[int, ...], width: int) -> str:
    return "".join(f"{weight:0{width}}" for weight in reversed(weights))


def _can_be_told_apart(amounts: int) -> None:
    if amounts > MOST_AMOUNTS:
        raise TooManyAmounts(amounts)


def _rounded(lowest: int, step: int, weights: list[int] | tuple[int, ...], total: int) -> Law:
    scaled = [(weight << _ROUNDED_BITS) // total for weight in weights]
    begin = next(place for place, weight in enumerate(scaled) if weight)
    end = next(place for place in range(len(scaled), 0, -1) if scaled[place - 1])
    kept = tuple(scaled[begin:end])
    whole = 1 << _ROUNDED_BITS
    return Law(lowest + step * begin, step, kept, whole, whole - sum(kept))
