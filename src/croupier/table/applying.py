"""Applying events: where each kind of event enters the function that folds it into a table.

Such a function changes and judges nothing, and knows no rulebook. Start at `apply` (in apply.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from croupier.ledger import Entry
from croupier.table.events import Event
from croupier.table.state import Granted, Table

E = TypeVar("E", bound=Event)

APPLIERS: Final[dict[type[Event], Callable[[Table, Any], Table]]] = {}


def applies(kind: type[E]) -> Callable[[Callable[[Table, E], Table]], Callable[[Table, E], Table]]:
    def enter(change: Callable[[Table, E], Table]) -> Callable[[Table, E], Table]:
        APPLIERS[kind] = change
        return change

    return enter


def posted(table: Table, entry: Entry) -> Table:
    return replace(table, ledger=table.ledger.post(entry))


def without(held: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(name for name in held if name != one)


def used_up(table: Table, granted: Granted | None) -> tuple[Granted, ...]:
    """The approvals left when one was used that holds only once."""
    if granted is None or granted.lasts != "once":
        return table.approvals
    left = list(table.approvals)
    left.remove(granted)
    return tuple(left)
