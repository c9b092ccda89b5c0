"""An edition of a book as one piece of bytes, to be kept beside a log and opened again when the files have moved on.

A log names the edition each command was judged by; with this it can be judged again as it was. Start at `packed`.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from croupier.rulebooks.faults import Faults, RulebookError
from croupier.rulebooks.folder import Folder
from croupier.rulebooks.load import ParentBook, build
from croupier.rulebooks.rulebook import Rulebook

_LARGEST = 32 * 1024 * 1024  # bytes of a book's files; more is no book


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
    try:
        reader = zlib.decompressobj()
        text = reader.decompress(content, _LARGEST)
        folders = msgspec.json.decode(text, type=list[dict[str, Any]])
    except (zlib.error, msgspec.DecodeError) as error:
        raise NotAnEdition(f"what is kept as {edition} is not a book: {error}") from None
    found: tuple[Folder, Rulebook] | None = None
    try:
        for folder in reversed(folders):
            found = folder, build(folder, _only(found), Faults())
    except RulebookError as error:
        raise NotAnEdition(f"what is kept as {edition} cannot be opened by this Croupier: {error}") from None
    named = found[1].called(edition) if found is not None else None
    if named is None:
        raise NotAnEdition(f"what is kept as {edition} is {found[1].edition if found else 'nothing'}")
    return named


def _only(parent: tuple[Folder, Rulebook] | None) -> ParentBook:
    """Whichever book is named, this is the one it was packed with."""
    return lambda name: parent
