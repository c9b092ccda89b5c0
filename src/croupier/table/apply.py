"""Applying: a table and one event give the table after it. A table is the fold of its events.

It judges nothing and reads no rulebook, so that last year's table is replayed without this year's rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import msgspec
from msgspec import UNSET

from croupier.table.applying import APPLIERS
from croupier.table.conduct import apply as conduct
from croupier.table.contest import apply as contest
from croupier.table.dealing import apply as dealing
from croupier.table.events import Event
from croupier.table.irregularities import apply as irregularities
from croupier.table.notices import apply as notices
from croupier.table.opening import apply as opening
from croupier.table.payment import apply as payment
from croupier.table.people import apply as people
from croupier.table.results import apply as results
from croupier.table.shoe import apply as shoe
from croupier.table.state import Table
from croupier.table.wagering import apply as wagering

# importing them enters their events
CHAPTERS = (opening, notices, people, shoe, wagering, dealing, payment, irregularities, conduct, contest, results)
REMEMBERED = 16  # ids of recent commands; a store remembers all of them


def apply(table: Table, event: Event) -> Table:
    """The table after one event. It judges nothing: only what `decide` answered is to be applied."""
    changed = APPLIERS[type(event)](table, event)
    if table.contest is not UNSET:
        changed = contest.followed(table, changed, event)
    made = event.made
    recent = remembering(table.recent, made.command)
    return msgspec.structs.replace(changed, version=table.version + 1, clock=made.at, recent=recent)


def remembering(recent: tuple[str, ...], command: str) -> tuple[str, ...]:
    """The ids of recent commands, with one more."""
    if recent and recent[-1] == command:
        return recent
    return (*recent[1 - REMEMBERED :], command) if len(recent) >= REMEMBERED else (*recent, command)


def replay(id: str, events: Iterable[Event]) -> Table:
    """The table that these events made, from the first on."""
    return reduce(apply, events, Table(id=id))
