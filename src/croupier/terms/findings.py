"""What is wrong with terms and conditions: unreadable, missing or contradictory, where, and by which clause.

A finding has no sentence of its own: it names a message of the catalogue (`terms-...`) and its facts. Start at
`TermFinding`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.clauses import Clauses
from croupier.languages import Message
from croupier.languages.message import MessageFacts


class TermFinding(msgspec.Struct, frozen=True, omit_defaults=True):
    """`id` says what is wrong; `item` is the book's item that is not answered, where that is what is wrong."""

    kind: Literal["unreadable", "missing", "contradiction"]
    id: str
    key: str
    clauses: Clauses = ()
    facts: MessageFacts = {}
    item: str = ""
    line: int = 0

    @property
    def message(self) -> Message:
        return Message(f"terms-{self.id}", {"key": self.key, **self.facts})
