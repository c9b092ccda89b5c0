"""The shelf: the books that come with Croupier, by id, and any other by the path of its folder.

A book of the shelf is loaded once and kept; one by path is read each time. Start at `open_book`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from croupier.rulebooks.folder import Folder
from croupier.rulebooks.load import load_folder
from croupier.rulebooks.rulebook import Rulebook

BOOKS: Final = ("crown-sydney", "crown-melbourne", "canberra", "star-sydney", "crown-brochure")


class UnknownBook(LookupError):
    """There is no such book on the shelf, and no such folder."""


def open_book(name: str | Path) -> Rulebook:
    """A book of the shelf by its id, or any book by the path of its folder."""
    if name in BOOKS:
        return _shelved(str(name))[1]
    path = Path(name)
    if path.is_dir():
        return load_folder(path, parent)[1]
    if path.exists():
        raise UnknownBook(f"{name} is a file: a rulebook is a folder")
    raise UnknownBook(f"there is no rulebook '{name}': choose one of {', '.join(BOOKS)}, or give a folder's path")


def shelf_place(name: str) -> Traversable | None:
    """Where a book of the shelf lies, by its id."""
    return resources.files("croupier.rulebooks") / name if name in BOOKS else None


def parent(name: str) -> tuple[Folder, Rulebook] | None:
    """The book that another falls back to; only books of the shelf can be one."""
    return _shelved(name) if name in BOOKS else None


@lru_cache(maxsize=len(BOOKS))
def _shelved(name: str) -> tuple[Folder, Rulebook]:
    return load_folder(resources.files("croupier.rulebooks") / name, parent)
