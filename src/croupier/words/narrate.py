"""Of the clauses behind a call, the one to tell first, and what it says in our words.

It decides nothing. Start at `telling`.
"""

from __future__ import annotations

from croupier.clauses import Clause, Clauses
from croupier.rulebooks import Rulebook


def telling(clauses: Clauses) -> Clause:
    """Of the clauses behind a call, the one that goes furthest into detail: a row rather than its table."""

    def detail(clause: Clause) -> tuple[int, bool]:
        last = clause.number.replace("/", ":").rpartition(":")[2]
        return sum(clause.number.count(mark) for mark in ".:/("), any(map(str.isdecimal, last))

    return max(clauses, key=detail)


def paraphrase(book: Rulebook, clause: Clause) -> str:
    row = book.clause(clause)
    return row.paraphrase if row else ""
