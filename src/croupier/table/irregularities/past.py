"""Coups that are complete, and that the book may void yet: which of them is meant, and whether it is still kept.

A coup's number begins anew with each shoe, so the shoe is named where it is another. Start at `past_named`.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from croupier.table.state import Past, Payment, Stage, StreakDown, Table


def past_named(table: Table, coup: int, shoe: int | UnsetType) -> Past | None:
    """The complete coup of this number, dealt from the shoe now on the table unless another is named."""
    dealt_from = table.shoe.number if shoe is UNSET else shoe
    if shoe is not UNSET and table.keeps_last is UNSET:
        return None
    return next((one for one in table.past if one.coup == coup and one.shoe in (UNSET, dealt_from)), None)


def is_past(table: Table, coup: int, shoe: int | UnsetType) -> bool:
    """What is named is not the coup at hand."""
    return shoe not in (UNSET, table.shoe.number) or coup not in (0, table.coup.number)


def too_long_ago(table: Table, coup: int, shoe: int | UnsetType) -> bool:
    """It was dealt before the oldest coup that the table still keeps."""
    if table.keeps_last is UNSET or len(table.past) < table.keeps_last:
        return False
    oldest = table.past[0]
    dealt_from = table.shoe.number if shoe is UNSET else shoe
    return (dealt_from, coup) < (oldest.shoe, oldest.coup)


def nothing_since(table: Table, past: Past) -> bool:
    """No card has come out and no shoe ended since it: wagers over several coups can be as they were before it."""
    same_shoe = past.shoe in (UNSET, table.shoe.number) and table.shoe.stage in (Stage.LOADED, Stage.IN_PLAY)
    return past.before is not None and same_shoe and table.coup.drawn == 0 and not table.coup.void


def rest_on(table: Table, past: Past) -> tuple[tuple[Payment, ...], tuple[StreakDown, ...]]:
    """Wagers over several coups that heard its result and ran on: what they were paid since, and which lie yet."""
    over = () if past.over is UNSET else past.over
    since = table.past[table.past.index(past) :]
    made = (
        *(one for coup in since for one in (*coup.payments, *(coup.at_end or ()))),
        *table.coup.settled_early,
        *table.coup.paid,
    )
    return tuple(one for one in made if one.number in over), tuple(
        one for one in table.streaks if one.down.number in over
    )
