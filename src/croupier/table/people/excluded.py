"""Whoever was excluded takes no part in the game: they do not arrive, sit down or wager.

It only looks; the chapter on conduct excludes. Start at `excluded`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal
from croupier.table.state import Table


def excluded(table: Table, patron: str) -> Refusal | None:
    found = table.excluded.get(patron)
    if found is None:
        return None
    return Refusal(Reason.EXCLUDED_FROM_GAME, found.under, {"patron": patron, "breach": found.breach})
