"""What an event is about, for whoever looks for it: people, wagers, irregularities, amounts and clauses.

It is read off the event's own fields by what they are declared to be, so that a new event is found without a word here.
Start at `facts_in`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Literal, TypeAlias

import msgspec

from croupier.clauses import Clause
from croupier.table import Event
from croupier.table.events import Made

FieldHolds: TypeAlias = Literal["wager", "irregularity", "amount", "other"]
_WAGERS: Final = frozenset(("wager", "wagers", "side_wagers"))
_IRREGULAR: Final = frozenset(("slip", "cause", "grounds"))


@dataclass(slots=True)
class FactsIn:
    named: set[str] = field(default_factory=set)  # ids of people, and whatever else stands there as a word
    wagers: set[str] = field(default_factory=set)
    irregularities: set[str] = field(default_factory=set)
    amounts: set[int] = field(default_factory=set)  # whole cents
    clauses: set[str] = field(default_factory=set)


def facts_in(event: Event) -> FactsIn:
    found = FactsIn()
    _look(event, "other", found)
    return found


@cache
def field_holds(kind: type[msgspec.Struct]) -> tuple[tuple[str, FieldHolds], ...]:
    """The fields of a record, each with what is in it, as its declaration says."""
    written: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        written |= {name: str(said) for name, said in getattr(one, "__annotations__", {}).items()}

    def what(name: str) -> FieldHolds:
        if name in _WAGERS:
            return "wager"
        if name in _IRREGULAR:
            return "irregularity"
        return "amount" if "Cents" in written.get(name, "") else "other"

    return tuple((name, what(name)) for name in kind.__struct_fields__)


def _look(value: Any, what: FieldHolds, found: FactsIn) -> None:
    kind = type(value)
    if kind is str:
        if value:
            (found.wagers if what == "wager" else found.irregularities if what == "irregularity" else found.named).add(
                value
            )
    elif kind is int:
        if what == "amount":
            found.amounts.add(value)
    elif kind is tuple:
        for each in value:
            _look(each, what, found)
    elif kind is Clause:
        found.clauses.add(str(value))
    elif kind is Made:
        found.named.add(value.actor.id)
    elif isinstance(value, msgspec.Struct):
        for name, each in field_holds(type(value)):
            _look(getattr(value, name), each, found)


def is_under(asked: str, clause: str) -> bool:
    """Whether a clause is the one that was asked for, or a part of it: 14.12.1 is one of 14.12; a book need not be
    named."""
    number = clause if ":" in asked.partition(".")[0] else clause.partition(":")[2]
    return number == asked or (number.startswith(asked) and not number[len(asked)].isalnum())
