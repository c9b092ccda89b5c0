"""Which tests claim which clauses, by the mark `clause` on them. Start at `evidence`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from croupier import BOOKS
from croupier.clauses import Clause


def claims(item: pytest.Item) -> list[Clause]:
    return [Clause(clause) for mark in item.iter_markers("clause") for clause in mark.args]


def evidence(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """The tests by the clause that they claim, of the books on the shelf."""
    found: dict[str, set[str]] = {}
    for item in items:
        for clause in claims(item):
            if clause.book in BOOKS:
                found.setdefault(clause, set()).add(item.nodeid.partition("[")[0])
    return {clause: sorted(tests) for clause, tests in sorted(found.items())}
