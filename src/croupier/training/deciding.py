"""Which of several clauses decided: the one that speaks of the fewest situations, and so of this one most.

What is cited by every cell of a table says that there is a table; what is cited by one row says what the row says.
Start at `Deciding`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from croupier.clauses import Clause, Clauses


class Deciding:
    def __init__(self, situations: Iterable[Clauses]) -> None:
        """Of every situation of one kind the clauses that are cited in it."""
        self._cited: Counter[Clause] = Counter()
        for clauses in situations:
            self._cited.update(set(clauses))

    def of(self, clauses: Clauses) -> Clause:
        return min(clauses, key=lambda clause: self._cited[clause])  # of equals the first
