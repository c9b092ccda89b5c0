"""Every text of a book that people read, in the book's own words, and where in its files it stands.

Texts are found by the type of their field (`Prose`), so that a new one need not be listed here. Names of casinos,
papers and authorities, versions and dates are the same in every language and are not among them; what a book takes over
from the one it falls back to is that book's. Start at `texts`; what they are in another language is in translations.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from croupier.rulebooks.files import FILES
from croupier.rulebooks.folder import REGISTER
from croupier.rulebooks.rulebook import Rulebook
from croupier.rulebooks.shapes import Shape, Way, fields_of

_NAMES: Final = ("id", "key", "slip", "grounds")  # by which a person finds an entry of a list


class Text(NamedTuple):
    text: str
    where: str  # the file and the entry: `clauses.csv 9.6`, `wagers.toml player-pair`


def texts(book: Rulebook) -> Iterator[Text]:
    """Each text once for every place it stands at, in the order of the files; a bare figure needs no words."""
    found = (
        Text(text, where) for where, text in (*_in_files(book), *_in_register(book)) if text and not text.isdigit()
    )
    return iter(dict.fromkeys(found))


def _in_files(book: Rulebook) -> Iterator[tuple[str, str]]:
    # the files as they were read: a provision that stands in from another book is not written there
    for file in FILES:
        for entry, text in _prose(Shape(Way.TABLE, file.kind), book.folder.get(file.name), ""):
            yield f"{file.name} {entry}", text


def _in_register(book: Rulebook) -> Iterator[tuple[str, str]]:
    for row in book.register:
        yield f"{REGISTER} topic", row.topic
    for row in book.register:
        yield f"{REGISTER} {row.clause.number}", row.paraphrase
        yield f"{REGISTER} {row.clause.number}", row.reason


def _prose(shape: Shape, raw: Any, entry: str, *, listed: bool = False) -> Iterator[tuple[str, str]]:
    """Prose in a table as written; `entry` names one of the outermost list, or the keys to a text outside any."""
    if shape.prose and isinstance(raw, str):
        yield entry, raw
    elif shape.way is Way.LIST and shape.inner and isinstance(raw, list):
        for place, one in enumerate(raw, start=1):
            yield from _prose(shape.inner, one, entry if listed else _name(one, place), listed=True)
    elif shape.way is Way.BY_NAME and shape.inner and isinstance(raw, dict):
        for name, one in raw.items():
            yield from _prose(shape.inner, one, entry if listed else name, listed=True)
    elif shape.way is Way.TABLE and isinstance(raw, dict):
        for name, field in fields_of(shape.hint).items():
            if name in raw:
                key = entry if listed or (entry and field.shape.prose) else f"{entry}.{name}".lstrip(".")
                yield from _prose(field.shape, raw[name], key, listed=listed)


def _name(raw: Any, place: int) -> str:
    names = [raw.get(name) for name in _NAMES] if isinstance(raw, dict) else []
    return next((name for name in names if isinstance(name, str)), str(place))
