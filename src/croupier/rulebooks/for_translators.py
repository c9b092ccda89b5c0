"""A book's texts as a PO file for translators: every text, where it stands, and what there is of it already.

The file can be put beside the book as it is: what is left empty stays English. It knows the format's quoting from Babel
and nothing of any language. Start at `po_file`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Final, NamedTuple

from babel.messages.pofile import escape

from croupier.rulebooks.book_words import texts
from croupier.rulebooks.faults import RulebookError
from croupier.rulebooks.rulebook import Rulebook
from croupier.rulebooks.translations import Translated, translation_file

_WIDTH: Final = 120
_EMPTY: Final = Translated("", False, ())


class TranslationProgress(NamedTuple):
    """How far the translation of a book is: texts without one, and entries for texts that the book no longer has."""

    every: int
    missing: tuple[str, ...]
    gone: tuple[str, ...]


def progress(book: Rulebook, language: str) -> TranslationProgress:
    wanted = dict.fromkeys(one.text for one in texts(book))
    known = _known(book, language)
    return TranslationProgress(
        len(wanted),
        tuple(text for text in wanted if not known.get(text, _EMPTY).counts),
        tuple(text for text in known if text not in wanted),
    )


def po_file(book: Rulebook, language: str) -> str:
    """Every text in the order of the book's files; last, what was translated and is no longer in the book."""
    places: dict[str, list[str]] = {}
    for text, where in texts(book):
        places.setdefault(text, []).append(where)
    known = _known(book, language)
    parts = [_header(book, language)]
    parts += [_entry(text, known.get(text, _EMPTY), where) for text, where in places.items()]
    parts += [_gone(text, one) for text, one in known.items() if text not in places and one.text]
    return "\n".join(parts)


def _known(book: Rulebook, language: str) -> Mapping[str, Translated]:
    found = translation_file(book, language)
    if found.faults:
        raise RulebookError(book.id, found.faults)
    return found.entries


def _header(book: Rulebook, language: str) -> str:
    said = {
        "Project-Id-Version": f"{book.id} {book.source.version}",
        "Language": language,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    return "\n".join(['msgid ""', 'msgstr ""', *(escape(f"{name}: {value}\n") for name, value in said.items()), ""])


def _entry(text: str, found: Translated, where: list[str]) -> str:
    lines = [f"# {comment}" for comment in found.comments]
    lines += [f"#: {line}" for line in _locations(where)]
    lines += ["#, fuzzy"] if found.fuzzy else []
    return "\n".join([*lines, f"msgid {escape(text)}", f"msgstr {escape(found.text)}", ""])


def _gone(text: str, found: Translated) -> str:
    return f"#~ msgid {escape(text)}\n#~ msgstr {escape(found.text)}\n"


def _locations(where: list[str]) -> Iterator[str]:
    """A line a file, longer lists on several: `clauses.csv 9.4, 9.5`."""
    files: dict[str, list[str]] = {}
    for place in where:
        file, _, entry = place.partition(" ")
        files.setdefault(file, []).append(entry)
    for file, entries in files.items():
        yield from (f"{file} {line}" for line in wrap(", ".join(entries), _WIDTH - len(file)))
