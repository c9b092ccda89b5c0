"""A clause of an approved document, and a value that cannot exist without one.

It knows nothing of what any clause says; the register beside it lists them and the rulebooks cite them.
Start at `Cited`: a rule never travels without the clauses that fix it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, TypeAlias, TypeVar

import msgspec

T = TypeVar("T")


class UncitedRule(ValueError):
    """A value was offered as a rule without naming the clause it rests on."""


class Clause(str):
    """`crown-sydney:9.6`: the book's id, a colon, and the clause's number as its document prints it.

    >>> from croupier import Clause
    >>> clause = Clause("crown-sydney:9.6")
    >>> clause.book, clause.number
    ('crown-sydney', '9.6')
    """

    __slots__ = ()

    @classmethod
    def of(cls, book: str, number: str) -> Clause:
        return cls(f"{book}:{number}")

    @property
    def book(self) -> str:
        return self.partition(":")[0]

    @property
    def number(self) -> str:
        return self.partition(":")[2]


Clauses: TypeAlias = tuple[Clause, ...]
"""The clauses that something rests on, the deciding one first."""


class Cited(msgspec.Struct, Generic[T], frozen=True):
    """A value the rulebook fixes, and the clauses that fix it."""

    value: T
    clauses: Clauses

    def __post_init__(self) -> None:
        if not self.clauses:
            raise UncitedRule(f"{self.value!r} names no clause")


class Silent(msgspec.Struct, frozen=True):
    """A book says nothing on this matter; the reading, if any, says how we live with that."""

    about: str
    reading: str | None = None

    @property
    def clauses(self) -> Clauses:
        """None: what nobody said is cited by nobody."""
        return ()


def holding(clauses: Clauses, *limited: tuple[Clauses, bool]) -> Clauses:
    """Clauses without those that speak of another case: each limited group comes with whether its case is this one.

    Where a book stands in for another, its own word that it does comes first in every group and holds in every case.
    """
    if not limited:
        return clauses
    here = frozenset(clause for group, holds in limited if holds for clause in group)
    elsewhere = frozenset(
        clause for group, holds in limited if not holds for clause in group if clause.book == group[-1].book
    )
    return tuple(clause for clause in clauses if clause in here or clause not in elsewhere)


@lru_cache(maxsize=16_384)  # the same few provisions are cited together again and again
def together(*groups: Clauses) -> Clauses:
    """All the clauses of several groups, each once, in the order first met."""
    return tuple(dict.fromkeys(clause for group in groups for clause in group))
