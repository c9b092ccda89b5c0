"""The register of a document: every clause it has, what becomes of each in software, and why.

It is a list of facts about a document, complete from the first day; whether the software keeps its promises is
measured elsewhere (rulebooks/coverage.py). Start at `ClauseRow`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from croupier.clauses.clause import Clause


class Status(StrEnum):
    """What becomes of a clause: `encoded` wherever the engine computes or refuses by a part of it, whoever begins."""

    ENCODED = "encoded"  # computed or enforced from the book's data, in whole or in the part that software can
    DEFINITION = "definition"  # gives a word its meaning, or heads the clauses below it
    PROCEDURE = "procedure"  # people or equipment do it; attested, not computed
    DISCRETION = "discretion"  # a person's choice and nothing more: a command with a recorded actor
    DISPLAY = "display"  # must be shown or announced to people
    DOCUMENT = "document"  # the content of a paper the operator writes
    OUTSIDE = "outside"  # not a matter for software


class Chapter(StrEnum):
    """What a clause waits for, when the software does not carry it yet."""

    NOW = ""
    IRREGULARITIES = "irregularities"
    TOURNAMENTS = "tournaments"
    PROMOTIONS = "promotions"
    REPORTS = "reports"


class ClauseRow(msgspec.Struct, frozen=True):
    """One row of a document's register: a clause, what becomes of it here, and what it says in our words."""

    clause: Clause
    status: Status
    comes: Chapter
    topic: str
    paraphrase: str
    reason: str


class Register(msgspec.Struct, frozen=True):
    """Every clause of one document, in the document's order."""

    book: str
    rows: dict[Clause, ClauseRow]

    def __contains__(self, clause: object) -> bool:
        return clause in self.rows

    def __iter__(self) -> Iterator[ClauseRow]:
        return iter(self.rows.values())

    def __repr__(self) -> str:
        return f"<Register of {self.book}: {len(self)} clauses>"

    def __len__(self) -> int:
        return len(self.rows)
