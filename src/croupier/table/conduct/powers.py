"""Who may, where a row of the book's chapter on conduct says so and not authority.toml.

Start at `by_row`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from croupier.clauses import Clauses, Silent
from croupier.rulebooks import Rulebook
from croupier.rulebooks.conduct import Conduct
from croupier.rulebooks.procedure import Power
from croupier.table.acts import PowerOf


class RowWithRank(Protocol):
    @property
    def rank(self) -> str: ...

    @property
    def clauses(self) -> Clauses: ...


def by_row(find: Callable[[Conduct], RowWithRank | Silent | None]) -> PowerOf:
    def power(book: Rulebook) -> Power | None:
        row = find(book.conduct)
        return None if row is None or isinstance(row, Silent) else Power(row.rank, row.clauses)

    return power
