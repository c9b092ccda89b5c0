"""Books that do not come with Croupier: in folders that `CROUPIER_BOOKS` names, and in packages that are installed.

A folder is a book, or has books in it; a package names its own by the entry point group `croupier.books`. It finds
where they lie and reads nothing but their ids. Start at `books_elsewhere`.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module, metadata, resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

VARIABLE: Final = "CROUPIER_BOOKS"
GROUP: Final = "croupier.books"
_SOURCE: Final = "source.toml"


class UnknownBook(LookupError):
    """There is no such book on the shelf, and no such folder; or a place that was named for books has none.

    >>> from croupier import UnknownBook, open_book
    >>> try:
    ...     open_book("nowhere")
    ... except UnknownBook as unknown:
    ...     print(str(unknown).partition(":")[0])
    there is no rulebook 'nowhere'
    """


def books_elsewhere(taken: tuple[str, ...]) -> dict[str, Traversable]:
    """Where each lies, by its id; `taken` are the ids of the books that come with Croupier."""
    return _found(os.environ.get(VARIABLE, ""), taken)


@lru_cache(maxsize=8)
def _found(folders: str, taken: tuple[str, ...]) -> dict[str, Traversable]:
    found: dict[str, Traversable] = {}
    for place in (*_in_folders(folders), *_in_packages()):
        name = _id(place)
        other = found.get(name)
        if name in taken or (other is not None and not _same(place, other)):
            raise UnknownBook(f"{place} calls itself {name}, and so does {other or 'a book that comes with Croupier'}")
        found[name] = place
    return found


def _in_folders(folders: str) -> Iterator[Traversable]:
    for text in filter(None, folders.split(os.pathsep)):
        folder = Path(text).expanduser().absolute()
        if not folder.is_dir():
            raise UnknownBook(f"{text}, which is named for books, is no folder")
        books = list(_books_in(folder))
        if not books:
            raise UnknownBook(f"{text}, which is named for books, has none: a book is a folder with a {_SOURCE}")
        yield from books


def _in_packages() -> Iterator[Traversable]:
    for entry in metadata.entry_points(group=GROUP):
        package = import_module(entry.module)
        place = resources.files(package)
        for part in filter(None, entry.attr.split(".")):
            place /= part
        yield from _books_in(place)


def _books_in(place: Traversable) -> Iterator[Traversable]:
    """The place itself, or the books that lie in it."""
    if (place / _SOURCE).is_file():
        yield place
        return
    for inner in sorted(place.iterdir(), key=lambda one: one.name):
        if inner.is_dir() and (inner / _SOURCE).is_file():
            yield inner


def _id(place: Traversable) -> str:
    """What the book calls itself; its folder's name where that cannot be read, which opening it then tells."""
    try:
        named = tomllib.loads((place / _SOURCE).read_text(encoding="utf-8-sig")).get("id")
    except (OSError, ValueError, RecursionError):
        named = None
    return named if isinstance(named, str) and named else place.name


def _same(one: Traversable, other: Traversable) -> bool:
    return str(one) == str(other)
