"""Exact fractions as text: `n/d` for machines, decimals for the eye.

Nothing is ever computed from the decimals. Start at `exact` and `decimal`.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt


def exact(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def decimal(value: Fraction, places: int) -> str:
    """The value rounded half up to so many places, computed in whole numbers."""
    scaled, sign = abs(value) * 10**places, "-" if value < 0 else ""
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    digits = str(whole).rjust(places + 1, "0")
    text = f"{digits[:-places]}.{digits[-places:]}" if places else digits
    return text if whole == 0 else sign + text


def percent(value: Fraction, places: int = 4) -> str:
    return decimal(value * 100, places) + "%"


def root(value: Fraction, places: int) -> str:
    """The square root of a fraction that is not negative, to so many places, computed in whole numbers."""
    scaled = value * 10 ** (2 * places + 2)
    tenths = isqrt(scaled.numerator // scaled.denominator)
    return decimal(Fraction(tenths, 10 ** (places + 1)), places)
