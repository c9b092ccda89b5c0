"""How far the software keeps a register's promises: where each clause is encoded, which tests show it, and how.

Covered means encoded in the book's data and claimed by a test that saw the engine act, refuse or write a document
by it; of a book of one's own, shown by its scenarios. What waits for a later chapter is not covered, whatever its
status. Start at `coverage`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from croupier.clauses import Chapter, Clause, ClauseRow, Status
from croupier.own_files import own_folder
from croupier.rulebooks.faults import Fault, RulebookError
from croupier.rulebooks.folder import FolderRead
from croupier.rulebooks.rulebook import Rulebook

EVIDENCE_FILE = "evidence.json"
NOTHING = "nothing"


class Kind(StrEnum):
    """What a test saw carry a clause, strongest first: the engine acting, refusing or writing a document by it.

    That the book's data carries a clause shows nothing of what is done by it, and does not count.
    """

    ACTED = "acted"  # an event, a settled wager, a card drawn or not
    REFUSED = "refused"
    DOCUMENT = "document"  # a leaflet, a view, a report, an export
    DATA = "data"


_STRENGTH = {kind: -place for place, kind in enumerate(Kind)}


def strongest(*kinds: Kind) -> Kind:
    return max(kinds, key=_STRENGTH.__getitem__)


def weakest(*kinds: Kind) -> Kind:
    return min(kinds, key=_STRENGTH.__getitem__)


class Covered(msgspec.Struct, frozen=True):
    row: ClauseRow
    encoded: tuple[str, ...]
    tests: dict[str, Kind]

    @property
    def kind(self) -> Kind | None:
        """The strongest kind of evidence there is."""
        return strongest(*self.tests.values()) if self.tests else None

    @property
    def evidence(self) -> str:
        return self.kind.value if self.kind else NOTHING

    @property
    def shown(self) -> bool:
        return self.kind not in (None, Kind.DATA)

    @property
    def waits(self) -> bool:
        """A later chapter carries it, whatever its status: an item of a paper that is not written waits too."""
        return self.row.comes is not Chapter.NOW

    @property
    def owed(self) -> bool:
        """The clause waits, or the software promises to compute it and no test shows that it does."""
        return self.waits or (self.row.status is Status.ENCODED and not (self.encoded and self.shown))


class KeptEvidence(msgspec.Struct, frozen=True):
    """Beside a book of one's own: which of its scenarios show which clause, by which edition of it."""

    edition: str
    shown: dict[str, dict[str, Kind]]

    def written(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def coverage(book: Rulebook) -> tuple[Covered, ...]:
    tests, beside = evidence(), _own(book)
    own = beside.shown if beside is not None and beside.edition == book.edition else {}
    return tuple(
        Covered(row, book.cited.get(row.clause, ()), tests.get(row.clause, {}) | own.get(row.clause, {}))
        for row in book.register
    )


def outdated(book: Rulebook) -> str | None:
    """The edition that a book's own evidence is of, where that is another than the book's."""
    beside = _own(book)
    return None if beside is None or beside.edition == book.edition else beside.edition


def _own(book: Rulebook) -> KeptEvidence | None:
    """What lies beside a book that was read from a folder, as `croupier rules evidence` keeps it."""
    if not isinstance(book.folder, FolderRead):
        return None
    file = book.folder.place / EVIDENCE_FILE
    try:
        return msgspec.json.decode(file.read_bytes(), type=KeptEvidence)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as error:
        raise RulebookError(book.id, (Fault(EVIDENCE_FILE, "", f"cannot be read: {error}"),)) from None


class Counted(NamedTuple):
    """So many clauses of a kind: all of them, those of a status, those shown in a way, those owed, by chapter."""

    kind: Literal["clauses", "status", "shown", "owed", "owed-with"]
    which: str
    number: int


_THIS_RELEASE = "this release"
_KEYS = {
    "clauses": "clauses",
    "status": "status {}",
    "shown": "shown {}",
    "owed": "not yet covered",
    "owed-with": "not yet covered, {}",
}


def tally(rows: tuple[Covered, ...]) -> Iterator[Counted]:
    """Counts for a footer: by status, by the evidence of what is encoded, and what is owed by its chapter."""
    statuses = Counter(one.row.status.value for one in rows)
    shown = Counter(one.evidence for one in rows if one.row.status is Status.ENCODED and not one.waits)
    owed = Counter(one.row.comes.value or _THIS_RELEASE for one in rows if one.owed)
    yield Counted("clauses", "", len(rows))
    yield from (Counted("status", status, number) for status, number in sorted(statuses.items()))
    yield from (Counted("shown", kind, shown[kind]) for kind in (*Kind, NOTHING))
    yield Counted("owed", "", sum(owed.values()))
    yield from (Counted("owed-with", chapter, number) for chapter, number in sorted(owed.items()))


def summary(rows: tuple[Covered, ...]) -> dict[str, int]:
    """The same for programs, by the names they know."""
    return {_KEYS[one.kind].format(one.which): one.number for one in tally(rows)}


@lru_cache(maxsize=1)
def evidence() -> dict[Clause, dict[str, Kind]]:
    """Which tests show which clause, and how: written by `make evidence` from a run of the tests themselves."""
    text = (own_folder(__package__, __file__) / EVIDENCE_FILE).read_bytes()
    return {
        Clause(clause): tests for clause, tests in msgspec.json.decode(text, type=dict[str, dict[str, Kind]]).items()
    }
