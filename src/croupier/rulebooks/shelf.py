"""The shelf: the books that come with Croupier and those found elsewhere, by id, and any other by its folder's path.

A book of the shelf is loaded once and kept; one by path is read each time. Start at `open_book`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from croupier.own_files import own_folder
from croupier.rulebooks.elsewhere import UnknownBook as UnknownBook
from croupier.rulebooks.elsewhere import books_elsewhere
from croupier.rulebooks.kept import open_folder
from croupier.rulebooks.rulebook import Rulebook

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from croupier.rulebooks.folder import Folder, ParentBook

BOOKS: Final = ("crown-sydney", "crown-melbourne", "canberra", "star-sydney", "crown-brochure")
"""The ids of the books that come with Croupier.

>>> from croupier import BOOKS
>>> BOOKS[0], len(BOOKS)
('crown-sydney', 5)
"""


def shelf() -> tuple[str, ...]:
    """Every book that is known by its id: those that come with Croupier, then those of elsewhere."""
    return (*BOOKS, *books_elsewhere(BOOKS).books)


def shelf_troubles() -> Mapping[str, str]:
    """The places that were named for books and bring none, with a sentence each."""
    return books_elsewhere(BOOKS).troubles


def open_book(name: str | Path) -> Rulebook:
    """A book of the shelf by its id, or any book by the path of its folder.

    >>> from croupier import open_book
    >>> open_book("canberra").source.title
    'Rules of Mini-Baccarat'
    """
    if name in BOOKS or name in shelf():  # the first is answered without looking elsewhere
        return _shelved(str(name))[1]
    path = Path(name)
    if path.is_dir():
        places = books_elsewhere(BOOKS).books.items()
        known = next((id for id, place in places if str(place) == str(path.absolute())), None)
        return open_folder(path, parent if known is None else _others(known))[1]
    if path.exists():
        raise UnknownBook(f"{name} is a file: a rulebook is a folder")
    says = f"there is no rulebook '{name}': choose one of {', '.join(shelf())}, or give a folder's path"
    raise UnknownBook("; ".join((says, *shelf_troubles().values())))


def shelf_place(name: str) -> Traversable | None:
    """Where a book of the shelf lies, by its id."""
    return own_folder(__package__, __file__) / name if name in BOOKS else books_elsewhere(BOOKS).books.get(name)


def parent(name: str) -> tuple[Folder, Rulebook] | None:
    """The book that another falls back to; only books of the shelf can be one."""
    return _shelved(name) if name in shelf() else None


def _shelved(name: str) -> tuple[Folder, Rulebook]:
    place = shelf_place(name)
    return _loaded(name, str(place))


@lru_cache(maxsize=32)
def _loaded(name: str, at: str) -> tuple[Folder, Rulebook]:
    """Loaded once for each place that bears the name."""
    place = shelf_place(name)
    assert place is not None, f"{name} lies at {at}"
    return open_folder(place, _others(name))


def _others(name: str) -> ParentBook:
    """What a book may fall back to, and is not to be called: any but itself."""
    return lambda other: None if other == name else parent(other)
