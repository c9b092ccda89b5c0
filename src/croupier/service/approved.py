"""Which editions of the books tables of this floor may open by: those of the release, and those an administrator took.

An approval is an entry in the house log and nowhere else. Start at `ApprovedBooks.to_open`.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Iterator

import msgspec

from croupier.floor import BookNotApproved, BookNotOpened, Editions, shelved
from croupier.rulebooks import Rulebook, shelf, shelf_troubles
from croupier.rulebooks.shipped import lying, shipped
from croupier.store.house import HouseNote
from croupier.store.sql import SqlLog
from croupier.table import Instant

_APPROVED = "book-approved"

log = logging.getLogger("croupier")


class BookState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A book of the shelf, and what is wrong with it if anything is. `edition` is nothing where it cannot be opened."""

    id: str
    edition: str = ""
    imprint: str = ""
    approved: bool = False
    changed: bool = False  # its files lie there otherwise than they were read when the floor started
    says: str = ""  # in English, for programs and logs


class LyingBook(msgspec.Struct, frozen=True):
    """A book of the shelf as it was read, nothing where it cannot be, and whether its files are others by now."""

    id: str
    found: Rulebook | None = None
    changed: bool = False


class ApprovedBooks:
    def __init__(self, log: SqlLog, editions: Editions, clock: Callable[[], Instant]) -> None:
        self._log, self._editions, self._clock = log, editions, clock
        self._lock = threading.Lock()
        self._read = 0  # of the house log
        self._taken: set[str] = set()  # editions, by their whole names

    def is_approved(self, book: Rulebook) -> bool:
        return shipped().get(book.id) == book.digest or book.edition in self._approved()

    def _approved(self) -> set[str]:
        """Read on in the house log: another worker may have written there."""
        with self._lock:
            for entry in self._log.house_log(self._read):
                self._read = entry.number
                if entry.note.kind == _APPROVED:
                    self._taken.add(str(entry.note.facts["edition"]))
            return set(self._taken)

    def to_open(self, book: str) -> Rulebook:
        """What a table opens by; a BookTrouble where it may not."""
        found = shelved(book)
        if not self.is_approved(found):
            says = (
                f"the files of the book {book} are not those of this release ({found.imprint}): no table opens by them"
                " until an administrator approves them"
            )
            raise BookNotApproved(says, book=book)
        return found

    def approve(self, book: Rulebook, by: str) -> None:
        """Once an edition is approved it stays so; what is approved is kept beside the log."""
        if self.is_approved(book):
            return
        self._editions.learn(book)
        facts: dict[str, str | int | bool | list[str]] = {"book": book.id, "edition": book.edition}
        self._log.note(HouseNote(at=self._clock(), kind=_APPROVED, by=by, facts=facts))

    def shelf(self) -> tuple[LyingBook, ...]:
        """Every book of the shelf as its files are now: no question to the database, however long it takes."""
        return tuple(_looked_at(book) for book in shelf())

    def states(self, shelf: Iterable[LyingBook]) -> Iterator[BookState]:
        """And which of them tables may open by; also what was named for books and brings none."""
        for place, why in shelf_troubles().items():
            yield BookState(place, says=why)
        for book in shelf:
            if book.found is None:
                yield BookState(book.id, says="its files cannot be read as a book")
                continue
            found, approved = book.found, self.is_approved(book.found)
            says = _says(found, approved, book.changed)
            yield BookState(found.id, found.edition, found.imprint, approved, book.changed, says)


def _looked_at(book: str) -> LyingBook:
    try:
        found = shelved(book)
    except BookNotOpened as error:
        log.warning("%s", error)
        return LyingBook(book)
    return LyingBook(book, found, lying(book) != found.digest)


def _says(book: Rulebook, approved: bool, changed: bool) -> str:
    if not approved:
        return f"{book.imprint} is not of this release, and no administrator approved it"
    return f"its files were changed since the floor started by {book.imprint}" if changed else ""
