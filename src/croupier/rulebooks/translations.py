"""A book's texts in another language, from the PO file that lies beside the book's own: `zh.po`.

The book's English is the source text, and a translation is found by it; what has none stays English. Translations are
no part of an edition: with them, without them or with a broken file a book opens and plays alike. Start at
`translation`; `translation_faults` says what is wrong with a file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from croupier.rulebooks.faults import Fault
from croupier.rulebooks.folder import TRANSLATION, FolderRead, languages_beside, read_beside
from croupier.rulebooks.rulebook import Rulebook
from croupier.rulebooks.shelf import shelf_place

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGE: Final = re.compile(r"[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8})*")  # nothing that leads out of the folder
_COMMENT: Final = re.compile(r"#(?!~).*|\s*")
_STRING: Final = re.compile(r'(?:#~\s*)?(?:(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?)\s+)?"(?:[^"\\]|\\.)*"')


class Translated(NamedTuple):
    """What a file has for one text; it counts only when it is there and not fuzzy."""

    text: str
    fuzzy: bool
    comments: tuple[str, ...]

    @property
    def counts(self) -> bool:
        return bool(self.text) and not self.fuzzy


class TranslationRead(NamedTuple):
    """A file as it was read: what it has by the English text, or what is wrong with it."""

    entries: Mapping[str, Translated]
    faults: tuple[Fault, ...] = ()

    def counting(self) -> Mapping[str, str]:
        return {english: one.text for english, one in self.entries.items() if one.counts}


_NOTHING: Final = TranslationRead({})


def translation(book: Rulebook, language: str) -> Mapping[str, str]:
    """From the book's English texts to those of a language, read once and kept.

    A file that cannot be read translates nothing.
    """
    own = _counting(_place(book), language)  # type: ignore[arg-type]  # the places there are can all be hashed
    return {**translation(book.parent, language), **own} if book.parent else own


def translated_into(book: Rulebook) -> tuple[str, ...]:
    """The languages that have a file of translations beside the book."""
    place = _place(book)
    return languages_beside(place) if place is not None else ()


def translation_faults(book: Rulebook) -> tuple[Fault, ...]:
    """Whatever is wrong with the book's files of translations; the book plays all the same."""
    return tuple(fault for language in translated_into(book) for fault in translation_file(book, language).faults)


def translation_file(book: Rulebook, language: str) -> TranslationRead:
    """The book's own file for a language, drafts and all, for whoever works on it."""
    return _read(_place(book), language)


def translation_place(book: Rulebook, language: str) -> Path | Traversable | None:
    """Where the book's own file for a language lies, or would."""
    place = _place(book)
    return None if place is None else place.joinpath(f"{language}{TRANSLATION}")


def _place(book: Rulebook) -> Path | Traversable | None:
    """The folder the book was read from; an edition kept with a log has none, and the installed book speaks for it."""
    return book.folder.place if isinstance(book.folder, FolderRead) else shelf_place(book.id)


@lru_cache(maxsize=64)
def _counting(place: Path | Traversable | None, language: str) -> Mapping[str, str]:
    return _read(place, language).counting()


def _read(place: Path | Traversable | None, language: str) -> TranslationRead:
    if place is None or not LANGUAGE.fullmatch(language):
        return _NOTHING
    name = f"{language}{TRANSLATION}"
    try:
        content = read_beside(place, language)
    except (OSError, UnicodeDecodeError) as error:
        return TranslationRead({}, (Fault(name, "", f"cannot be read: {error}"),))
    return _NOTHING if content is None else _parsed(name, content.split("\n"))


def _parsed(name: str, lines: list[str]) -> TranslationRead:
    from babel.messages.pofile import PoFileError, read_po  # English has no such file, and need not wait for it

    # Babel takes a text without its closing quote, and loses the last letter
    loose = [
        Fault(name, f"line {number}", "is no comment, and no msgid or msgstr with a text in quotes", number)
        for number, line in enumerate(lines, start=1)
        if not _COMMENT.fullmatch(line.strip()) and not _STRING.fullmatch(line.strip())
    ]
    if loose:
        return TranslationRead({}, tuple(loose))
    try:
        catalog = read_po(lines, ignore_obsolete=True, abort_invalid=True)
    except PoFileError as error:
        what = str(error).removesuffix(f" on {error.lineno}")
        return TranslationRead({}, (Fault(name, f"line {error.lineno + 1}", what, error.lineno + 1),))
    except (ValueError, LookupError, TypeError) as error:  # a header that says no date, no charset, no plural
        return TranslationRead({}, (Fault(name, "", f"has a header that cannot be read: {error}"),))
    return TranslationRead(
        {
            message.id: Translated(str(message.string), message.fuzzy, tuple(message.user_comments))
            for message in catalog
            if message.id and isinstance(message.id, str) and message.context is None
        }
    )
