"""Clauses that something must rest on, and clauses that it must not: reading them, and comparing what it cites.

A clause must be cited by its own number. One that must not be cited is cited by whatever stands under it too: who cites
7.2.4 cites 7.2. Start at `read_clauses` and `Citing`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from croupier.cards import quoted
from croupier.clauses import Clause, Clauses
from croupier.rulebooks import Rulebook, shelf
from croupier.scenario.lines import parted
from croupier.scenario.values import ValueProblem

CITES: Final = "cites"
DOES_NOT_CITE: Final = "does-not-cite"

_UNDER: Final = "./(:"  # what parts a clause from those under it
_NOT: Final = re.compile(r"(?:^|[\s,])(?:not|but not)\s+")


class Citing(msgspec.Struct, frozen=True):
    """Clauses that are cited, and clauses that are not."""

    clauses: Clauses = ()
    never: Clauses = ()

    def differs(self, found: Clauses) -> str | None:
        """What is cited instead; nothing where all is as it should be."""
        wrong = [clause for clause in found if any(stands_under(clause, never) for never in self.never)]
        if wrong or any(clause not in found for clause in self.clauses):
            return f"it cites {told(found)}"
        return None


def stands_under(clause: Clause, heading: Clause) -> bool:
    """It is the same clause or a part of it."""
    rest = clause[len(heading) :]
    return clause.startswith(heading) and (not rest or rest[0] in _UNDER)


def told(clauses: Clauses) -> str:
    return ", ".join(clause.number for clause in clauses) or "no clause"


def read_citing(text: str, book: Rulebook | None) -> Citing:
    """`7.2.4, 7.1`, and after a `not` those that are not cited: `7.2.4 not 7.1`."""
    cited, *never = _NOT.split(text)
    return Citing(
        read_clauses(cited, book), tuple(clause for part in never for clause in read_clauses(part, book, heads=True))
    )


def read_clauses(text: str, book: Rulebook | None, *, heads: bool = False) -> Clauses:
    """Numbers parted by commas; `heads`: the number of what only heads clauses will do."""
    return tuple(_clause(part.strip().strip('"'), book, heads) for part in parted(text) if part.strip())


def _clause(text: str, own: Rulebook | None, heads: bool) -> Clause:
    """`7.2.4` of the table's own book, or `crown-melbourne:7.3.1` of another."""
    book, colon, _ = text.partition(":")
    clause = Clause(text) if colon and (book in shelf() or (own and book == own.id)) else None
    if clause is None:
        if own is None:
            raise ValueProblem(f"{quoted(text)} is a clause of no book: name the table's `book` first")
        clause = Clause.of(own.id, text)
    if own is not None and own.clause(clause) is None:
        near = [row.clause.number for row in own.register if row.clause.number.startswith(text)][:8]
        if heads and any(stands_under(row.clause, clause) for row in own.register):
            return clause
        hint = f"there is {', '.join(near)}" if near else f"see `croupier rules clauses {own.id}`"
        raise ValueProblem(f"{own.id} has no clause {quoted(text)}: {hint}")
    return clause


def without_clauses(words: Iterable[str], book: Rulebook | None) -> tuple[list[str], Citing]:
    """The facts of something that rests on clauses, and apart from them `cites=7.3` and `does-not-cite=7.2`."""
    facts: list[str] = []
    cited: Clauses = ()
    never: Clauses = ()
    for word in words:
        name, equals, text = word.partition("=")
        if equals and name == CITES:
            cited += read_clauses(text, book)
        elif equals and name == DOES_NOT_CITE:
            never += read_clauses(text, book, heads=True)
        else:
            facts.append(word)
    return facts, Citing(cited, never)
