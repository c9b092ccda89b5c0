"""Applying: a table and one event give the table after it. A table is the fold of its events.

It judges nothing and reads no rulebook, so that last year's table is replayed without this year's rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import msgspec

from croupier.table import apply_coup, apply_irregular, apply_people, apply_shoe, apply_table
from croupier.table.applying import APPLIERS
from croupier.table.events import Event
from croupier.table.state import Table

CHAPTERS = (apply_table, apply_shoe, apply_coup, apply_irregular, apply_people)  # importing them enters their events
REMEMBERED = 16  # ids of recent commands; a store remembers all of them


def apply(table: Table, event: Event) -> Table:
    changed = APPLIERS[type(event)](table, event)
    made, recent = event.made, table.recent
    if not recent or recent[-1] != made.command:
        recent = (*recent[1 - REMEMBERED :], made.command) if len(recent) >= REMEMBERED else (*recent, made.command)
    return msgspec.structs.replace(changed, version=table.version + 1, clock=made.at, recent=recent)


def replay(id: str, events: Iterable[Event]) -> Table:
    """The table that these events made, from the first on."""
    return reduce(apply, events, Table(id=id))
