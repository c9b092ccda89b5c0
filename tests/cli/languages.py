"""What tests of other languages share: a book whose money is euros, and texts of a book marked as its own.

What a book says in its own words is the book's to translate; a test of the catalogue looks at everything else.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import resources
from pathlib import Path
from unittest import mock

from croupier.languages import Speaker
from croupier.rulebooks import Rulebook

ENGLISH_WORD = re.compile(r"[A-Za-z]{2,}")
_OPEN, _CLOSE = "\u27e6", "\u27e7"
_OWN = re.compile(f"{_OPEN}[^{_OPEN}{_CLOSE}]*{_CLOSE}", re.DOTALL)
_OWN_IS_USED = ("croupier.leaflet.phrases.own",)


def euro_book(folder: Path, of: str = "crown-sydney") -> Path:
    """A book like another but for its id and its currency."""
    made = folder / "euro-house"
    with resources.as_file(resources.files("croupier.rulebooks") / of) as shelved:
        shutil.copytree(shelved, made)
    source = made / "source.toml"
    text = source.read_text(encoding="utf-8")
    text = text.replace(f'id = "{of}"', 'id = "euro-house"', 1).replace('currency = "AUD"', 'currency = "EUR"', 1)
    source.write_text(text, encoding="utf-8")
    return made


@contextmanager
def own_words_marked() -> Iterator[None]:
    """Every text that a book says for itself stands between marks, so that nobody takes it for the catalogue's."""

    def marked(book: Rulebook, speaker: Speaker) -> Callable[[str], str]:
        return lambda text: f"{_OPEN}{text}{_CLOSE}" if text else text

    with ExitStack() as stack:
        for place in _OWN_IS_USED:
            stack.enter_context(mock.patch(place, marked))
        yield


def without_own(text: str) -> str:
    """The text without what the book says in its own words."""
    while _OWN.search(text):
        text = _OWN.sub("", text)
    return text


def english_left(text: str, names: Iterable[str] = ()) -> list[str]:
    """English words outside a book's own texts and outside names, which every language keeps."""
    text = without_own(text)
    lower = text.lower()
    there = {name for name in names if name and name.lower() in lower}  # most of a register's clauses are not
    for name in sorted(there, key=len, reverse=True):
        text = re.sub(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", "", text, flags=re.IGNORECASE)
    return ENGLISH_WORD.findall(text)
