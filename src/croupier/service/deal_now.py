"""Whoever plays alone at a demonstration need not wait for the time for wagers to run out: they ask to deal now.

The time ends, and nothing else: the table's own dealer goes on with the book's next step. It is judged wherever it is
heard, since the dealer may be another worker's, and is in no log. Start at `why_not_now`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from croupier.service.errors import ErrorCode
from croupier.service.table_cards import Automatic, TableCard
from croupier.table import Table

NEWS: Final = "deal-now "  # before what was asked, among the names of tables that are in the news


class DealNowAsked(msgspec.Struct, frozen=True, array_like=True):
    """What one worker tells the others: who asks, and during which coup."""

    table: str
    who: str
    shoe: int
    coup: int

    def written(self) -> str:
        return NEWS + msgspec.json.encode(self).decode()


def read_asked(text: str) -> DealNowAsked:
    return msgspec.json.decode(text.removeprefix(NEWS), type=DealNowAsked)


def why_not_now(table: Table, card: TableCard, person: str, *, time_runs: Callable[[], bool]) -> ErrorCode | None:
    """Why the time for wagers is not this person's to end; `time_runs`: whether it waits for wagers alone."""
    if not card.welcome_chips:
        return ErrorCode.NO_DEMONSTRATION
    if not (card.does(Automatic.CALL) and card.does(Automatic.DEAL)):
        return ErrorCode.DEALT_BY_HAND
    if person not in table.patrons or table.patrons[person].seat is None:
        return ErrorCode.NO_PLACE
    if len(table.patrons) > 1 or table.contest_now is not None:
        return ErrorCode.OTHERS_HERE
    return None if time_runs() and (table.coup.wagers or table.streaks) else ErrorCode.NO_WAGER_LIES
