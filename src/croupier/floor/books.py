"""Which book an edition names: one of the shelf, one handed in, or one kept beside the log.

A table goes on by the edition it opened with, whatever became of the files since. Start at `Editions.for_table`.
"""

from __future__ import annotations

from contextlib import suppress

from croupier.rulebooks import Rulebook, RulebookError, UnknownBook, open_book, shelf
from croupier.rulebooks.editions import NotAnEdition, packed, unpacked
from croupier.rulebooks.rulebook import DIGITS
from croupier.store.log import Log, LogError
from croupier.table import Table


class BookTrouble(LogError):
    """A table has no book to go by; every other table has its own."""

    def __init__(self, says: str, **facts: str) -> None:
        super().__init__(says)
        self.facts = facts


class EditionGone(BookTrouble):
    """The edition that a table opened with can be opened no more: neither the shelf nor the database has it."""


class BookNotOpened(BookTrouble):
    """The files of a book on the shelf are no book."""


class BookNotApproved(BookTrouble):
    """The files of a book are not those of the release, and nobody took them for this floor."""


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
            if len(edition.rpartition(" ")[2]) == DIGITS:
                self._known[edition] = self._shelved(edition) or self._kept(edition)
            else:  # of a short name the one kept with the log was there first
                self._known[edition] = self._kept(edition) or self._shelved(edition)
        return self._known[edition]

    def goes_by(self, stream: str, edition: str) -> Rulebook:
        """The edition that an open table or a tournament was begun with; an EditionGone where it is none any more."""
        found = self.find(edition)
        if found is None:
            why = self.troubles.get(edition, "")
            says = f"table {stream} is open under an edition that cannot be opened any more: {why}"
            raise EditionGone(says, table=stream, edition=edition)
        return found

    def for_table(self, table: Table, book: str) -> Rulebook:
        """What a table goes by: while it is open, the edition it opened with; else what lies on the shelf.

        Where the shelf has no book any more a closed table is still shown by one that it had; it opens by none.
        """
        if table.is_open:
            return self.goes_by(table.id, table.edition)
        try:
            return shelved(book)
        except BookNotOpened:
            kept = () if self._log is None else self._log.editions()
            names = [edition for edition in reversed(kept) if edition.startswith(f"{book} ")]
            found = next((one for one in map(self.find, names) if one is not None), None)
            if found is None:
                raise
            return found

    def _shelved(self, edition: str) -> Rulebook | None:
        name = edition.split(" ", maxsplit=1)[0]
        if name not in shelf():
            return None
        try:
            book = shelved(name)
        except BookNotOpened:
            return None
        return book.called(edition)

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


def shelved(book: str) -> Rulebook:
    """A book of the shelf, or a BookNotOpened that says what is wrong with its files."""
    try:
        return open_book(book)
    except (RulebookError, UnknownBook) as error:
        first = str(error).strip().splitlines()[0]
        raise BookNotOpened(f"the book {book} cannot be opened: {first}", book=book) from None


def opened_books() -> list[Rulebook]:
    """Every book of the shelf; one whose files are no book takes no other along."""
    found: list[Rulebook] = []
    for book in shelf():
        with suppress(BookNotOpened):
            found.append(shelved(book))
    return found
