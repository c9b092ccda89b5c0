"""What sentences about events are made of: parts, how people are called, and a sentence with an event's facts put in.

A sentence is parts, so that a terminal can colour cards and a document can spell them. Start at `of`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from croupier.cards import Card
from croupier.coup import Side
from croupier.table import Table
from croupier.words.refusals_at_table import words

Parts: TypeAlias = tuple[str | tuple[Card, ...], ...]
Naming: TypeAlias = Callable[[str], str]  # how a person is called, by their id
Telling: TypeAlias = Callable[[Any, Table, Naming], str | Parts]

HANDS: Final = {Side.PLAYER: "Player", Side.BANKER: "Banker"}


def of(text: str) -> Telling:
    """A sentence with an event's own facts put in: `{patron}` is a person, `{stake}` whatever the event has."""
    people = {"patron", "nominee", "dealer", "opener", "to"}

    def tell(event: Any, before: Table, name: Naming) -> str:
        facts = {field: getattr(event, field) for field in event.__struct_fields__}
        for field, value in facts.items():
            if field in people and isinstance(value, str) and not isinstance(value, Side):
                facts[field] = name(value)
            elif isinstance(value, Side):
                facts[field] = HANDS[value]
            elif isinstance(value, str) and field not in ("wager", "reference", "commitment", "contribution"):
                facts[field] = words(value)
        return text.format_map(facts)

    return tell
