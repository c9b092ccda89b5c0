"""Faults in a rulebook's files, gathered so that whoever edits the book sees all of them at once.

It knows files and keys, not rules. Start at `Faults.at`, the place a check looks at; loading raises `RulebookError` at
the end if there are any.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class Fault(msgspec.Struct, frozen=True):
    """One fault of a book: the file, the key in it, and what is wrong there."""

    file: str
    key: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.what}" if self.key else f"{self.file}: {self.what}"


class RulebookError(Exception):
    """A rulebook cannot be used; every fault found is listed with its file and key.

    >>> from tempfile import TemporaryDirectory
    >>> from croupier import RulebookError, open_book
    >>> with TemporaryDirectory() as empty:
    ...     try:
    ...         open_book(empty)
    ...     except RulebookError as error:
    ...         print(str(error.faults[0]).partition(": a")[0])
    source.toml: missing file
    """

    def __init__(self, book: str, faults: tuple[Fault, ...]) -> None:
        self.book = book
        self.faults = faults
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n".join([f"rulebook {book} has {count}:", *(f"  {fault}" for fault in faults)]))


class Faults:
    """The faults of one book, in the order found."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, file: str, key: str, what: str) -> None:
        fault = Fault(file, key, what)
        if fault not in self.found:
            self.found.append(fault)

    def at(self, file: str, key: str = "") -> PlaceInBook:
        return PlaceInBook(self, file, key)

    def whole(self, file: str) -> bool:
        """Whether the file as such is there: what other files say of a missing one is no second fault."""
        return not any(one.file == file and not one.key for one in self.found)

    def raise_any(self, book: str) -> None:
        if self.found:
            raise RulebookError(book, tuple(self.found))


class PlaceInBook(NamedTuple):
    """A place in a book's files, handed to whatever checks what stands there."""

    faults: Faults
    file: str
    key: str

    def at(self, name: str) -> PlaceInBook:
        """A key within this one."""
        return PlaceInBook(self.faults, self.file, f"{self.key}.{name}" if self.key else name)

    def entry(self, id: str | int) -> PlaceInBook:
        """One entry of the list that stands here."""
        return PlaceInBook(self.faults, self.file, f"{self.key}[{id}]")

    def add(self, what: str) -> None:
        self.faults.add(self.file, self.key, what)
