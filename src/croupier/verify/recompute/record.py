"""What the second path keeps of matters: how many there were, who is still to be told, and the remedy last ordered.

It judges nothing. Start at `Record`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses
from croupier.rulebooks.irregularities import Remedy
from croupier.table.state import Matter


class Record:
    """What outlasts a day: how many matters and shoes there were, and who must still be told of a matter."""

    def __init__(self) -> None:
        self.matters = 0
        self.shoe = 0  # the number of the latest
        self.to_tell: list[tuple[str, int]] = []


class Ordered(msgspec.Struct, frozen=True):
    """The remedy last ordered, for which matter, by which command."""

    matter: Matter
    remedy: Remedy
    clauses: Clauses
    command: str
