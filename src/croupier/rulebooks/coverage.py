"""How far the software keeps a register's promises: where each clause is encoded, and which tests show it.

Covered means encoded in the book's data and claimed by a test that saw the engine cite it. Start at `coverage`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from importlib import resources
from typing import Literal, NamedTuple

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


class Counted(NamedTuple):
    """So many clauses of a kind: all of them, those of a status, those owed, those that wait for a chapter."""

    kind: Literal["clauses", "status", "owed", "owed-with", "comes-with"]
    which: str
    number: int


_THIS_RELEASE = "this release"
_KEYS = {
    "clauses": "clauses",
    "status": "status {}",
    "owed": "not yet covered",
    "owed-with": "not yet covered, {}",
    "comes-with": "comes with {}",
}


def tally(rows: tuple[Covered, ...]) -> Iterator[Counted]:
    """Counts for a footer: by status, and of what is still owed by the chapter it comes with."""
    statuses = Counter(one.row.status.value for one in rows)
    owed = Counter(one.row.comes.value or _THIS_RELEASE for one in rows if one.owed)
    waiting = Counter(one.row.comes.value for one in rows if one.row.comes is not Chapter.NOW)
    yield Counted("clauses", "", len(rows))
    yield from (Counted("status", status, number) for status, number in sorted(statuses.items()))
    yield Counted("owed", "", sum(owed.values()))
    yield from (Counted("owed-with", chapter, number) for chapter, number in sorted(owed.items()))
    yield from (Counted("comes-with", chapter, number) for chapter, number in sorted(waiting.items()))


def summary(rows: tuple[Covered, ...]) -> dict[str, int]:
    """The same for programs, by the names they know."""
    return {_KEYS[one.kind].format(one.which): one.number for one in tally(rows)}


@lru_cache(maxsize=1)
def evidence() -> dict[Clause, tuple[str, ...]]:
    """Which tests claim which clause, written by `make evidence` from the tests themselves."""
    text = (resources.files("croupier.rulebooks") / EVIDENCE_FILE).read_bytes()
    return {
        Clause(clause): tuple(tests) for clause, tests in msgspec.json.decode(text, type=dict[str, list[str]]).items()
    }
