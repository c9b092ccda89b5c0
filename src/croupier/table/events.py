"""What every event of a table has: who made it happen, by which command, when, and the clauses it rests on.

An event says everything `apply` needs, so that a table can be replayed without any rulebook. The tag is its stable name
and its version: when a record's shape changes it gets the next number, and old ones are brought up to date on reading.
The events themselves are in each chapter's records.py and, all together, in records.py.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses
from croupier.table.state import Actor, Instant


class Made(msgspec.Struct, frozen=True):
    """The command behind an event, who gave it and when."""

    command: str
    actor: Actor
    at: Instant


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    made: Made
    under: Clauses
