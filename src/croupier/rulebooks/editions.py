"""An edition of a book as one piece of bytes, to be kept beside a log and opened again when the files have moved on.

A log names the edition each command was judged by; with this it can be judged again as it was. Start at `packed`.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from croupier.rulebooks.faults import Faults, RulebookError
from croupier.rulebooks.folder import Folder, ParentBook
from croupier.rulebooks.load import build
from croupier.rulebooks.rulebook import SHORT, Rulebook
from croupier.rulebooks.shelf import open_book
from croupier.rulebooks.shipped import shipped

_LARGEST = 32 * 1024 * 1024  # bytes of a book's files; more is no book


class ChangedBook(RuntimeError):
    """The book found here is not the edition the request was made for."""


class NotAnEdition(Exception):
    """The bytes are not the edition they are said to be."""


def packed(book: Rulebook) -> bytes:
    """The book's files, and those of the book it falls back to."""
    folders: list[Folder] = []
    one: Rulebook | None = book
    while one is not None:
        folders.append(one.folder)
        one = one.parent
    return zlib.compress(msgspec.json.encode(folders, order="sorted"), 9)


def unpacked(edition: str, content: bytes) -> Rulebook:
    """The book again, proved whole and proved to be this edition."""
    found = _built(edition, _read(edition, content))
    named = found.called(edition) if found is not None else None
    if named is None:
        raise NotAnEdition(f"what is kept as {edition} is {found.edition if found else 'nothing'}")
    return named


def travelling(book: Rulebook) -> bytes:
    """What goes with a question to machines that may not have the book: nothing where it comes with Croupier."""
    return b"" if shipped().get(book.id) == book.digest else packed(book)


def arrived(name: str, digest: str, content: bytes) -> Rulebook:
    """The book that was asked about: by its content where that came along, else by its name; of this digest."""
    book = _built(digest, _read(digest, content)) if content else open_book(name)
    if book is None or book.digest != digest:
        other = book.digest[:SHORT] if book else "nothing"
        raise ChangedBook(f"{name} is not the edition that was asked for: {other}, not {digest[:SHORT]}")
    return book


def _read(edition: str, content: bytes) -> list[dict[str, Any]]:
    try:
        text = zlib.decompressobj().decompress(content, _LARGEST)
        return msgspec.json.decode(text, type=list[dict[str, Any]])
    except (zlib.error, msgspec.DecodeError) as error:
        raise NotAnEdition(f"what is kept as {edition} is not a book: {error}") from None


def _built(edition: str, folders: list[dict[str, Any]]) -> Rulebook | None:
    found: tuple[Folder, Rulebook] | None = None
    try:
        for folder in reversed(folders):
            found = folder, build(folder, _only(found), Faults())
    except RulebookError as error:
        raise NotAnEdition(f"what is kept as {edition} cannot be opened by this Croupier: {error}") from None
    return None if found is None else found[1]


def _only(parent: tuple[Folder, Rulebook] | None) -> ParentBook:
    """Whichever book is named, this is the one it was packed with."""
    return lambda name: parent
