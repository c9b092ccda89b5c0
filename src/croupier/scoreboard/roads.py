"""The three derived roads: whether each decision is regular (red) or not (blue), judged by the lengths of streaks.

Never by drawn columns: a tail changes how a streak looks and not how long it is. No library: what a tail and a
tie before the first decision do is a choice of the house, and has to be one of ours. Start at `derived_mark`.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from croupier.scoreboard.drawing import Pen, Spot, Tail, window


class Mark(StrEnum):
    """The colour of a derived mark; neither of them is Banker or Player."""

    RED = "R"  # regular
    BLUE = "B"  # irregular


class Derived(StrEnum):
    """A derived road, by its name in a document."""

    BIG_EYE_BOY = "big_eye_boy"
    SMALL_ROAD = "small_road"
    COCKROACH_PIG = "cockroach_pig"


STEPS_BACK: Final = {Derived.BIG_EYE_BOY: 1, Derived.SMALL_ROAD: 2, Derived.COCKROACH_PIG: 3}
FARTHEST: Final = max(STEPS_BACK.values())


def derived_mark(finished: Sequence[int], depth: int, steps: int) -> Mark | None:
    """What the decision at this depth of a streak adds, after `finished` streaks of these lengths; at first, nothing.

    The first of a streak asks whether the streak before it is as long as the one `steps` further back. A later one
    looks at the streak `steps` back: red beside it, blue just past its end, and red again below ("straight down").
    """
    if depth == 1:
        if len(finished) <= steps:
            return None
        return Mark.RED if finished[-1] == finished[-1 - steps] else Mark.BLUE
    if len(finished) < steps:
        return None
    return Mark.BLUE if depth == finished[-steps] + 1 else Mark.RED


class DerivedRoad:
    """One derived road as it grows: its marks, and where the Big Road's own drawing rule puts them."""

    def __init__(self, tail: Tail) -> None:
        self.marks: list[Mark] = []
        self.places: list[Spot] = []
        self._pen = Pen(tail)

    def add(self, mark: Mark) -> None:
        goes_on = bool(self.marks) and self.marks[-1] is mark
        self.places.append(self._pen.go_on() if goes_on else self._pen.begin())
        self.marks.append(mark)

    def seen(self, columns: int | None = None) -> list[tuple[Spot, Mark]]:
        """What a window of so many columns shows, its columns counted from its left edge."""
        view = window(self.places, columns)
        pairs = zip(self.places, self.marks, strict=True)
        return [(view.seen(place), mark) for place, mark in pairs if view.shows(place)]
