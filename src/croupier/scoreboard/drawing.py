"""How a road is drawn on six rows: down, and where that is not free, to the right, which is the dragon tail.

It knows cells, not what stands in them: the Big Road and the derived roads share this pen. Start at `Pen`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

ROWS: Final = 6
"""How many cells are below each other on every road."""


class Tail(StrEnum):
    """What a streak does once it has turned to the right."""

    DROP = "drop"  # each later cell tries down again
    STICK = "stick"  # it stays on its row


class Spot(NamedTuple):
    """Where a cell of a road stands, from the upper left, beginning with 0."""

    column: int
    row: int


class Pen:
    """Draws one road; it never needs to go back, and what it has drawn stays."""

    def __init__(self, tail: Tail = Tail.DROP) -> None:
        self._sticks = tail is Tail.STICK
        self._taken: set[Spot] = set()
        self._start = -1
        self._at = Spot(-1, 0)
        self._has_turned = False

    def begin(self) -> Spot:
        """A new streak: on the top row, in the next column after the last streak's first, or the first free one."""
        self._start += 1
        while Spot(self._start, 0) in self._taken:
            self._start += 1
        self._has_turned = False
        return self._take(Spot(self._start, 0))

    def go_on(self) -> Spot:
        """One more of the same streak. The cell to the right is always free: older tails lie lower, or end sooner."""
        below = Spot(self._at.column, self._at.row + 1)
        if below.row < ROWS and below not in self._taken and not (self._sticks and self._has_turned):
            return self._take(below)
        self._has_turned = True
        return self._take(Spot(self._at.column + 1, self._at.row))

    def _take(self, place: Spot) -> Spot:
        assert place not in self._taken
        self._taken.add(place)
        self._at = place
        return place


class Window(NamedTuple):
    """The columns of a road that there is room for."""

    first: int
    columns: int | None  # all, where there is no end of room

    def shows(self, place: Spot) -> bool:
        return self.columns is None or self.first <= place.column < self.first + self.columns

    def seen(self, place: Spot) -> Spot:
        """The place as counted from the window's left edge."""
        return Spot(place.column - self.first, place.row)


def window(places: Sequence[Spot], columns: int | None) -> Window:
    """The last columns of a road.

    After a dragon longer than the window the newest cell can lie far to the left of the tail's end; then the window
    ends with the newest cell.
    """
    if columns is None or not places:
        return Window(0, columns)
    first = max(place.column for place in places) - columns + 1
    if places[-1].column < first:
        first = places[-1].column - columns + 1
    return Window(max(0, first), columns)
