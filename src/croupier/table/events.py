"""What every event of a table has: who made it happen, by which command, when, and the clauses it rests on.

An event says everything `apply` needs, so that a table can be replayed without any rulebook. The tag is its stable name
and its version: when a record's shape changes it gets the next number, and old ones are brought up to date on reading.
The events themselves are in each chapter's records.py and, all together, in records.py.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, ClassVar, Self

import msgspec

from croupier.clauses import Clauses
from croupier.table.state import Actor, Instant


class Made(msgspec.Struct, frozen=True):
    """The command behind an event, who gave it and when."""

    command: str
    actor: Actor
    at: Instant


class Hears(Enum):
    """To whom an event is told."""

    EVERYONE = "everyone"
    PATRON = "patron"  # the patron it is about, and staff
    OWNER = "owner"  # the patron it is about; everyone else, staff too, hears it as it is told openly
    STAFF = "staff"


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Every kind says who hears it: one that does not is no event, so that nothing is told to everyone by mistake."""

    heard: ClassVar[Hears]
    made: Made
    under: Clauses

    def __init_subclass__(cls, **_: Any) -> None:
        if not isinstance(cls.__dict__.get("heard"), Hears):
            raise TypeError(f"{cls.__name__} does not say who hears it: heard = Hears...")

    def openly(self) -> Self:
        """As those hear it whom it does not concern, where they hear less."""
        return self
