"""What a book calls its own things, in a language: its wagers, variations and rows by their ids, and its other texts.

English is the book's own; a translation comes from the file beside it, and what has none stays English. Start at
`speaker_of`; `words_for_pages` is the same as pages get it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from croupier.languages import Speaker
from croupier.languages.catalogue import ENGLISH
from croupier.rulebooks import Rulebook
from croupier.rulebooks.folder import REGISTER
from croupier.rulebooks.translations import translation
from croupier.words.rows import rows_of

if TYPE_CHECKING:
    from croupier.rulebooks.book_words import Text


def names_of(book: Rulebook, language: str = ENGLISH) -> dict[str, str]:
    """The book's names by what a speaker looks for: `wager-tie`, `variation-crown`, `row-banker-wins`."""
    told = translation(book, language)
    plain = {
        **{f"wager-{one.id}": one.name for one in book.wagers},
        **{f"wager-{one.id}": one.name for one in book.combined},
        **{f"wager-{one.id}": one.name for one in book.streaks.dragon_tail},
        **{f"wager-{one.id}": one.name for one in book.streaks.run},  # a family as a whole
        **{f"variation-{one.id}": one.name for one in book.variations},
        **rows_of(book),
    }
    named = {id: told.get(name, name) for id, name in plain.items()}
    say = Speaker(language).say  # a Run's length is no word of the book's
    lengths = {
        f"wager-{run.id}-{row.length}": say("run-named", run=told.get(run.name, run.name), length=row.length)
        for run in book.streaks.run
        for row in run.row
    }
    return named | lengths


def speaker_of(book: Rulebook, language: str = ENGLISH, *, terminal: bool = False) -> Speaker:
    """Whoever speaks of a table of this book; at an English terminal a wager is called as people type it."""
    typed = terminal and language == ENGLISH
    return Speaker(
        language,
        currency=book.source.currency,
        names=rows_of(book) if typed else names_of(book, language),
        book=translation(book, language),
        terminal=terminal,
    )


class BookWords(msgspec.Struct, frozen=True):
    """A book's own words in a language: by id (`wager-tie`), and by the English text."""

    book: str
    parent: str  # the book it falls back to, whose words hold for what it takes over; empty where there is none
    language: str
    words: dict[str, str]


def words_for_pages(book: Rulebook, language: str) -> BookWords:
    """What clauses say is not among them: it is asked for one by one."""
    from croupier.rulebooks.book_words import texts

    told = translation(book, language)
    others = {one.text: told[one.text] for one in texts(book) if one.text in told and not _of_register(one)}
    return BookWords(book.id, book.parent.id if book.parent else "", language, names_of(book, language) | others)


def _of_register(text: Text) -> bool:
    return text.where.startswith(REGISTER)
