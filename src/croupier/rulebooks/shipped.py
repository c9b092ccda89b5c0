"""Which editions of the books a release brought, by their digests, and whether the files on the shelf are still those.

`shipped.json` is part of the release; `make editions` writes it anew when a book was changed on purpose. Start at
`shipped` and `lying`.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from croupier.rulebooks.faults import Faults
from croupier.rulebooks.folder import digest, read_folder
from croupier.rulebooks.shelf import BOOKS, shelf, shelf_place

FILE: Final = "shipped.json"
_Look = tuple[tuple[str, int, int], ...]  # name, time and size of every file of a folder
_looked: dict[str, tuple[_Look, str]] = {}


@cache
def shipped() -> dict[str, str]:
    """The digest of every book as it was released."""
    text = resources.files("croupier.rulebooks").joinpath(FILE).read_text(encoding="ascii")
    found: dict[str, str] = json.loads(text)
    return found


def lying(book: str) -> str:
    """The digest of a book's files as they lie there now, whatever was read before; nothing where they are no book.

    Files are read again only when one of them looks different.
    """
    place = shelf_place(book)
    if place is None:
        return ""
    look = _look(place)
    known = _looked.get(book)
    if known is None or known[0] != look:
        known = _looked[book] = (look, _digest(place, book))
    return known[1]


def _digest(place: Traversable, book: str) -> str:
    faults = Faults()
    folder = read_folder(place, faults)
    if faults.found:
        return ""
    parent = folder["source.toml"].get("falls-back", {}).get("to", "")
    others = [lying(parent)] if parent in shelf() and parent != book else []
    return digest(folder, *others)


def _look(place: Traversable) -> _Look:
    """The book that it falls back to is looked at with it."""
    if not isinstance(place, Path):
        return ()
    beside = dict.fromkeys(one for one in (place, *map(shelf_place, BOOKS)) if isinstance(one, Path))
    try:
        files = [file for folder in beside for file in folder.iterdir() if file.suffix in (".toml", ".csv")]
        return tuple(sorted((str(file), file.stat().st_mtime_ns, file.stat().st_size) for file in files))
    except OSError:  # a folder that went away, or lies on a machine that did
        return ()
