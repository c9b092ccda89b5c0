"""Which book an edition names: one of the shelf, one handed in, or one kept beside the log."""

from __future__ import annotations

from croupier.rulebooks import BOOKS, Rulebook, open_book
from croupier.rulebooks.editions import NotAnEdition, packed, unpacked
from croupier.store.log import Log


class Editions:
    """Editions by name; what was found once is remembered."""

    def __init__(self, log: Log | None = None) -> None:
        self._log = log
        self._known: dict[str, Rulebook | None] = {}
        self.troubles: dict[str, str] = {}  # why an edition cannot be opened

    def learn(self, book: Rulebook) -> None:
        """Keep a book beside the log before the first command is judged by it."""
        if self._known.get(book.edition) is not book:
            if self._log is not None:
                self._log.keep_edition(book.edition, packed(book))
            self._known[book.edition] = book

    def add(self, edition: str, content: bytes) -> None:
        """An edition that came with a file."""
        try:
            self._known[edition] = unpacked(edition, content)
        except NotAnEdition as error:
            self.troubles[edition] = str(error)

    def find(self, edition: str) -> Rulebook | None:
        if edition not in self._known:
            self._known[edition] = self._shelved(edition) or self._kept(edition)
        return self._known[edition]

    def _shelved(self, edition: str) -> Rulebook | None:
        name = edition.split(" ", maxsplit=1)[0]
        book = open_book(name) if name in BOOKS else None
        return book if book is not None and book.edition == edition else None

    def _kept(self, edition: str) -> Rulebook | None:
        content = None if self._log is None else self._log.edition(edition)
        if content is None:
            self.troubles.setdefault(edition, f"the edition {edition} is neither known here nor kept beside the log")
            return None
        try:
            return unpacked(edition, content)
        except NotAnEdition as error:
            self.troubles[edition] = str(error)
            return None
