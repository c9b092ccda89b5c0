"""A column: its name, what is in it, and the flat columns that it becomes, so that a number stays a number.

A ratio becomes three columns: the nearest number a machine has, for the eye and for pictures, and its numerator and
denominator as decimals of 38 digits, both empty where one has more. A whole number that may have any number of digits
is text, and its column's name says so. Start at `Column.flat`.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final, Literal, TypeAlias

import msgspec

ColumnKind: TypeAlias = Literal["text", "whole", "big", "ratio", "giant", "real", "instant", "flag"]
"""`whole` is of 64 bits and `big` of 38 digits; `giant` a whole number of any size, as text; `instant` milliseconds
since 1970, universal time.
"""

MOST_DIGITS: Final = 38
_TOO_LARGE: Final[int] = 10**MOST_DIGITS


class FrameError(ValueError):
    """A value does not fit its column; nothing is cut off to make it fit."""


class Column(msgspec.Struct, frozen=True):
    """What a column is called and what is in it; any value may be missing (`None`).

    >>> from croupier.frames import Column
    >>> [flat.name for flat in Column("edge", "ratio").flat()]
    ['edge', 'edge_numerator', 'edge_denominator']
    """

    name: str
    kind: ColumnKind

    def flat(self) -> tuple[Column, ...]:
        match self.kind:
            case "ratio":
                parts = (Column(f"{self.name}_{part}", "big") for part in ("numerator", "denominator"))
                return (Column(self.name, "real"), *parts)
            case "giant":
                return (Column(f"{self.name}_text", "text"),)
            case _:
                return (self,)

    def values(self, value: Any) -> Iterator[Any]:
        """The value in the flat columns."""
        if self.kind == "ratio":
            yield from (None, None, None) if value is None else self._ratio(Fraction(value))
        elif value is None:
            yield None
        elif self.kind == "giant":
            yield str(int(value))
        elif self.kind == "big":
            yield self._big(int(value))
        else:
            yield value

    def _ratio(self, value: Fraction) -> tuple[float, Decimal | None, Decimal | None]:
        nearest, both = value.numerator / value.denominator, (value.numerator, value.denominator)
        if not all(map(_fits, both)):
            return nearest, None, None
        return nearest, Decimal(value.numerator), Decimal(value.denominator)

    def _big(self, value: int) -> Decimal:
        if not _fits(value):
            raise FrameError(f"{self.name}: {value} has more than {MOST_DIGITS} digits")
        return Decimal(value)


def _fits(value: int) -> bool:
    return -_TOO_LARGE < value < _TOO_LARGE
