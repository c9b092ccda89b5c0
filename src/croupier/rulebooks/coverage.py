"""How far the software keeps a register's promises: where each clause is encoded, and which tests show it.

Covered means encoded in the book's data and claimed by a test that saw the engine cite it. Start at `coverage`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from importlib import resources

import msgspec

from croupier.clauses import Chapter, Clause, ClauseRow, Status
from croupier.rulebooks.rulebook import Rulebook

EVIDENCE_FILE = "evidence.json"


class Covered(msgspec.Struct, frozen=True):
    row: ClauseRow
    encoded: tuple[str, ...]
    tests: tuple[str, ...]

    @property
    def owed(self) -> bool:
        """The software promises to compute this clause, and does not yet do so with a test to show it."""
        return self.row.status is Status.ENCODED and not (self.encoded and self.tests)


def coverage(book: Rulebook) -> tuple[Covered, ...]:
    tests = evidence()
    return tuple(Covered(row, book.cited.get(row.clause, ()), tests.get(row.clause, ())) for row in book.register)


def summary(rows: tuple[Covered, ...]) -> dict[str, int]:
    """Counts for a footer: by status, and of what is still owed by the chapter it comes with."""
    counts = Counter(f"status {one.row.status}" for one in rows)
    owed = Counter(one.row.comes or "this release" for one in rows if one.owed)
    waiting = Counter(one.row.comes for one in rows if one.row.comes is not Chapter.NOW)
    return {
        "clauses": len(rows),
        **dict(sorted(counts.items())),
        "not yet covered": sum(owed.values()),
        **{f"not yet covered, {chapter}": number for chapter, number in sorted(owed.items())},
        **{f"comes with {chapter}": number for chapter, number in sorted(waiting.items())},
    }


@lru_cache(maxsize=1)
def evidence() -> dict[Clause, tuple[str, ...]]:
    """Which tests claim which clause, written by `make evidence` from the tests themselves."""
    text = (resources.files("croupier.rulebooks") / EVIDENCE_FILE).read_bytes()
    return {
        Clause(clause): tuple(tests) for clause, tests in msgspec.json.decode(text, type=dict[str, list[str]]).items()
    }
