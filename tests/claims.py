"""Which tests claim which clauses, by the mark `clause` on them, and how each was seen to show them.

Start at `claimed`; what is kept in evidence.json is `shown`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

import pytest

from croupier import BOOKS
from croupier.clauses import Clause
from croupier.rulebooks.coverage import Kind, weakest

Evidence = dict[str, dict[str, Kind]]
SEEN = "seen"  # the name of what a claiming test reports about itself


def claims(item: pytest.Item) -> list[Clause]:
    return [Clause(clause) for mark in item.iter_markers("clause") for clause in mark.args]


def test_of(nodeid: str) -> str:
    """A test's name without its parameters."""
    return nodeid.partition("[")[0]


def claimed(items: Iterable[pytest.Item]) -> dict[str, list[str]]:
    """The tests by the clause that they claim, of the books on the shelf."""
    found: dict[str, set[str]] = {}
    for item in items:
        for clause in claims(item):
            if clause.book in BOOKS:
                found.setdefault(clause, set()).add(test_of(item.nodeid))
    return {clause: sorted(tests) for clause, tests in sorted(found.items())}


class Report(Protocol):
    """What is read of pytest's report about one test."""

    @property
    def nodeid(self) -> str: ...

    @property
    def user_properties(self) -> list[tuple[str, Any]]: ...


def shown(reports: Iterable[Report]) -> Evidence:
    """How each test showed each clause that it claims: the kind that every one of its parameters reached."""
    found: Evidence = {}
    for report in reports:
        for clause, kind in dict(report.user_properties).get(SEEN, {}).items():
            tests = found.setdefault(clause, {})
            test = test_of(report.nodeid)
            tests[test] = weakest(tests.get(test, Kind(kind)), Kind(kind))
    return {
        clause: dict(sorted(tests.items())) for clause, tests in sorted(found.items()) if Clause(clause).book in BOOKS
    }


def misjudged(nodeid: str, seen: Mapping[Clause, Kind], kept: Mapping[Clause, Mapping[str, Kind]]) -> list[str]:
    """Where evidence.json says more than a test showed, or less than one without parameters did."""
    found = []
    for clause, kind in seen.items():
        written = kept.get(clause, {}).get(test_of(nodeid), kind)
        if written is not kind and (weakest(written, kind) is kind or "[" not in nodeid):
            found.append(f"{clause} was shown by {kind}, where evidence.json says {written}")
    return found
