"""Places worked out again: who stands before whom at a table, in a round and at the end, and who goes on.

A place is one more than the number of those who did better: nobody is put first by the order of a list. Start at
`place_of`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeAlias

from croupier.money import Cents

Achieved: TypeAlias = tuple[Any, ...]  # of two, the greater stands first


def by_chips(round: int, lasted: bool, chips: Cents, coup: int, extra: Sequence[Cents]) -> Achieved:
    """Who came further; then who lasted, by chips; else who lasted longer; then further coups."""
    return (round, lasted, chips if lasted else coup, tuple(extra))


def by_points(points: Fraction, extra: Sequence[Cents]) -> Achieved:
    return (points, tuple(extra))


def place_of(name: str, merits: Mapping[str, Achieved]) -> int:
    return 1 + sum(other > merits[name] for other in merits.values())


def places_of(merits: Mapping[str, Achieved]) -> dict[str, int]:
    return {name: place_of(name, merits) for name in merits}


def best(merits: Mapping[str, Achieved], number: int) -> set[str] | None:
    """So many of them; nothing where equals are on both sides of the line."""
    places = places_of(merits)
    through = {name for name, place in places.items() if place <= number}
    return through if len(through) <= number else None


def points_of(merits: Mapping[str, Achieved], worth: Sequence[int]) -> dict[str, Fraction]:
    """Each place's points; equals have theirs put together and divided."""
    places = places_of(merits)
    found: dict[str, Fraction] = {}
    for name, place in places.items():
        equals = sum(other == place for other in places.values())
        contested = (worth[one - 1] for one in range(place, place + equals) if one <= len(worth))
        found[name] = Fraction(sum(contested), equals)
    return found
