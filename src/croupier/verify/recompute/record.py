"""What the second path keeps of matters: how many there were, and the remedy last ordered.

It judges nothing. Start at `Record`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses
from croupier.rulebooks.irregularities import Remedy
from croupier.table.state import Matter


class Record:
    """What outlasts a day: how many matters and shoes there were."""

    def __init__(self) -> None:
        self.matters = 0
        self.shoe = 0  # the number of the latest


class Ordered(msgspec.Struct, frozen=True):
    """The remedy last ordered, for which matter, by which command."""

    matter: Matter
    remedy: Remedy
    clauses: Clauses
    command: str
