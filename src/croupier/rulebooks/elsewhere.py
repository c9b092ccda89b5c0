"""Books that do not come with Croupier: in folders that `CROUPIER_BOOKS` names, and in packages that are installed.

A folder is a book, or has books in it; a package names its own by the entry point group `croupier.books`. It finds
where they lie and reads nothing but their ids. Start at `books_elsewhere`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

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


class Elsewhere(NamedTuple):
    """What was found, by its id, and what is wrong with each place that was named and brings nothing."""

    books: Mapping[str, Traversable]
    troubles: Mapping[str, str]


def books_elsewhere(taken: tuple[str, ...]) -> Elsewhere:
    """Looked for once; `taken` are the ids of the books that come with Croupier.

    Trouble with one place takes no other book off the shelf: a floor opens without what it names.
    """
    return _found(os.environ.get(VARIABLE, ""), taken)


@lru_cache(maxsize=8)
def _found(folders: str, taken: tuple[str, ...]) -> Elsewhere:
    places: list[Traversable] = []
    troubles: dict[str, str] = {}
    for named, look in (*_folders(folders), *_packages()):
        try:
            places += look()
        except UnknownBook as trouble:
            troubles[named] = f"{named} {trouble}"
    by_id: dict[str, dict[str, Traversable]] = {}
    for place in places:
        by_id.setdefault(_id(place), {})[_lies(place)] = place
    books: dict[str, Traversable] = {}
    for name, claiming in by_id.items():
        first, *others = claiming.values()
        if name in taken:
            troubles[str(first)] = f"{first} calls itself {name}, and so does a book that comes with Croupier"
        elif others:
            troubles[str(first)] = f"{first} calls itself {name}, and so does {others[0]}: neither is taken"
        else:
            books[name] = first
    return Elsewhere(books, troubles)


_Named: TypeAlias = "tuple[str, Callable[[], list[Traversable]]]"  # what people call the place, and what looks there


def _folders(folders: str) -> Iterator[_Named]:
    for text in filter(None, folders.split(os.pathsep)):
        yield text, partial(_in_folder, text)


def _in_folder(text: str) -> list[Traversable]:
    folder = Path(text).expanduser().absolute()
    try:
        if not folder.is_dir():
            raise UnknownBook("is named for books, and is no folder")
        books = list(_books_in(folder))
    except OSError as error:
        raise UnknownBook(f"is named for books, and cannot be read: {error.strerror}") from None
    if not books:
        raise UnknownBook(f"is named for books, and has none: a book is a folder with a {_SOURCE}")
    return books


def _packages() -> Iterator[_Named]:
    from importlib import metadata  # only where a book is none of those that come with Croupier

    for entry in metadata.entry_points(group=GROUP):
        package = entry.dist.name if entry.dist else "a package"
        yield f"the entry point {entry.name} = {entry.value} of {package}", partial(_in_package, entry)


def _in_package(entry: EntryPoint) -> list[Traversable]:
    """Whatever a package does when it is imported is told, and stops nothing else."""
    from importlib import resources

    try:
        place = resources.files(import_module(entry.module))
        for part in filter(None, (entry.attr or "").split(".")):
            place /= part
        books = list(_books_in(place))
    except (Exception, SystemExit) as error:
        raise UnknownBook(f"brings no books ({type(error).__name__}: {error})") from None
    if not books:
        raise UnknownBook(f"has no books: a book is a folder with a {_SOURCE}")
    return books


def _books_in(place: Traversable) -> Iterator[Traversable]:
    """The place itself, or the books that lie in it."""
    if (place / _SOURCE).is_file():
        yield place
        return
    for inner in sorted(place.iterdir(), key=lambda one: one.name):
        if inner.is_dir() and (inner / _SOURCE).is_file():
            yield inner


def _lies(place: Traversable) -> str:
    """Where it lies, whichever way led there."""
    return str(place.resolve() if isinstance(place, Path) else place)


def _id(place: Traversable) -> str:
    """What the book calls itself; its folder's name where that cannot be read, which opening it then tells."""
    import tomllib

    try:
        named = tomllib.loads((place / _SOURCE).read_text(encoding="utf-8-sig")).get("id")
    except (OSError, ValueError, RecursionError):
        named = None
    return named if isinstance(named, str) and named else place.name
