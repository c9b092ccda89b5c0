"""Limits as they begin to hold: at once between coups, or with the coup after the one in which they were altered.

A sign that shows what was changed says it no longer, and stands anew before the next wager where the book wants that.
Whether they may be altered is judged before (judge.py). Start at `changed_limits`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Clauses
from croupier.money import Cents
from croupier.table.acts import made
from croupier.table.commands import Command
from croupier.table.events import Event
from croupier.table.notices.records import LimitsChanged
from croupier.table.opening.records import SignRemoved
from croupier.table.rules import Rules
from croupier.table.state import Setup, Table


def changed_limits(
    table: Table, command: Command, rules: Rules, new: Setup, kept: Cents | None, under: Clauses
) -> tuple[Event, ...]:
    changed = LimitsChanged(made(command), under, new, kept)
    signs = (sign for sign in rules.book.table.sign if sign.id in table.signs)
    stale = [sign for sign in signs if _says_otherwise(sign.shows, rules.setup, new)]
    return (changed, *(SignRemoved(made(command), sign.clauses, sign.id) for sign in stale))


def _says_otherwise(shows: str, old: Setup, new: Setup) -> bool:
    match shows:
        case "limits":
            return (old.limits, old.wager_limits) != (new.limits, new.wager_limits)
        case "differential":
            return old.differential != new.differential
        case _:
            return False


def limits_come(table: Table, command: Command, rules: Rules) -> tuple[Event, ...]:
    """What was altered during the coup that is now complete."""
    coming = table.limits_to_come
    if coming is None:
        return ()
    new = replace(rules.setup, limits=coming.limits, wager_limits=coming.wager_limits, differential=coming.differential)
    return changed_limits(table, command, rules, new, coming.kept, coming.under)
