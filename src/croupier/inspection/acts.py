"""One act of a coup: its events, each with the table before it, and what changed hands by it.

It tells what the log has and adds nothing. Start at `telling_of` and `changes`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from croupier.clauses import Clauses, together
from croupier.floor.recall import RecalledAct
from croupier.ledger import Ledger, Place
from croupier.table import Event, Table, apply
from croupier.table import records as r
from croupier.words.narrate import telling

# where value lies, in the order it is told; what is owed lies below zero
PLACES_TOLD: Final = (
    Place.RACK,
    Place.LAYOUT,
    Place.TOKENS,
    Place.TOKENS_ON_LAYOUT,
    Place.HELD,
    Place.OWED,
    Place.FLOAT,
    Place.TOKEN_FLOAT,
    Place.DROP,
)


def changes(before: Ledger, after: Ledger) -> Iterator[tuple[str, Place, int, int]]:
    """What changed hands, patron by patron and then the table's own: whose, where, before and after."""
    accounts = [account for account in {*before.balances, *after.balances} if account.place in PLACES_TOLD]
    for account in sorted(accounts, key=lambda one: (not one.patron, one.patron, PLACES_TOLD.index(one.place))):
        was, now = (ledger.balances.get(account, 0) for ledger in (before, after))
        if was != now:
            owed = account.place is Place.OWED
            yield account.patron, account.place, -was if owed else was, -now if owed else now


def telling_of(moment: RecalledAct) -> Iterator[tuple[Event, Table]]:
    """Each event of an act with the table as it was before it."""
    table = moment.before
    for event in moment.events:
        yield event, table
        table = apply(table, event)


def foremost(moment: RecalledAct) -> Clauses:
    """The clauses of an act; of a third card's, first the one that goes furthest into detail."""
    clauses = together(*(event.under for event in moment.events))
    third = moment.before.coup.first_four_out and any(isinstance(event, r.CardDrawn) for event in moment.events)
    return together((telling(clauses[::-1]),), clauses) if third and clauses else clauses
