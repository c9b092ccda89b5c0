"""The rows of a settlement by their ids: what a log holds instead of a sentence.

A pay row of a book is known by its event; how a wager ended otherwise has an id of its own, with its figures beside it.
Here is no text for people: whoever shows a row finds its words at the edge (words/rows.py). Start at `row_id`.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

Figures: TypeAlias = tuple[tuple[str, str | int], ...]
"""What stands beside a row's id: `by`, `count`, `length`."""

_WORD: Final = re.compile(r"[^\W_]+")
_JOINED: Final = dict.fromkeys(map(ord, "'\u2019"))  # apostrophes are dropped, and every other sign parts two words

SHOE_END: Final = "shoe-end"
"""What ended a wager over several coups, where it was no result."""


class OwnRow(StrEnum):
    """How a wager ended other than by a pay row of the book, and the figures that stand beside it."""

    IN_A_ROW = "in-a-row"  # count
    IN_A_ROW_ENDED = "in-a-row-ended"  # count, by
    RUN_BROKEN = "run-broken"  # by
    ENDED_AFTER = "ended-after"  # count, by
    ENDED_BEFORE_IT_BEGAN = "ended-before-it-began"  # by
    NO_MAIN_WAGER = "no-main-wager"
    PLACED_TOO_SOON = "placed-too-soon"
    NO_COUP_DEALT = "no-coup-dealt"
    SHOE_ENDED = "shoe-ended"
    SHOE_ENDED_EARLY = "shoe-ended-early"
    TABLE_CLOSED = "table-closed"
    IN_A_ROW_SO_FAR = "in-a-row-so-far"  # count, length
    INDICATOR_AT = "indicator-at"  # count
    VOID_COUP = "void-coup"
    DUMMY_COUP = "dummy-coup"
    VOID_WAGER = "void-wager"
    BELOW_THE_MINIMUM = "below-the-minimum"
    ABOVE_THE_MAXIMUM = "above-the-maximum"
    FORFEITED = "forfeited"
    PARTS = "parts"  # of a combined wager: each part has a row of its own


@lru_cache(maxsize=1024)
def row_id(event: str) -> str:
    """`Tie, or wins by three or fewer` as tie-or-wins-by-three-or-fewer."""
    return "-".join(_WORD.findall(event.lower().translate(_JOINED)))
