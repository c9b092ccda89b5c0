"""What decided a wager, by the ids that a log holds: a pay row by its event, any other ending by a name of its own.

The names are written down here a second time, so that a name the engine changes is a difference. Start at `of_event`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

RowFigures: TypeAlias = tuple[tuple[str, str | int], ...]

VOID_COUP: Final = "void-coup"
DUMMY_COUP: Final = "dummy-coup"
VOID_WAGER: Final = "void-wager"
ABOVE_THE_MAXIMUM: Final = "above-the-maximum"
BELOW_THE_MINIMUM: Final = "below-the-minimum"
FORFEITED: Final = "forfeited"
TABLE_CLOSED: Final = "table-closed"
PARTS: Final = "parts"  # of a combined wager

# of wagers over several coups
NO_MAIN_WAGER: Final = "no-main-wager"
RUN_BROKEN: Final = "run-broken"
IN_A_ROW: Final = "in-a-row"
IN_A_ROW_ENDED: Final = "in-a-row-ended"
ENDED_AFTER: Final = "ended-after"
ENDED_BEFORE_IT_BEGAN: Final = "ended-before-it-began"
PLACED_TOO_SOON: Final = "placed-too-soon"
NO_COUP_DEALT: Final = "no-coup-dealt"
SHOE_ENDED: Final = "shoe-ended"
SHOE_ENDED_EARLY: Final = "shoe-ended-early"

SHOE_END: Final = "shoe-end"  # what ended it, where it was no result


@lru_cache(maxsize=1024)
def of_event(event: str) -> str:
    """The words of a pay row's event, joined; an apostrophe joins its letters and any other sign parts them."""
    letters = (letter if letter.isalnum() else " " for letter in event.lower() if letter not in "'\u2019")
    return "-".join("".join(letters).split())


def told(row: str, figures: RowFigures) -> str:
    return " ".join((row, *(f"{name}={value}" for name, value in figures)))
