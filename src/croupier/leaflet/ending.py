"""The last part of a leaflet: the book's own words, where to ask, and the imprint that says which edition this is.

Meanings are ours and short; the words are the book's. Start at `words_used`, `where_to_ask` and `imprint`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier.clauses import Silent
from croupier.leaflet import content as c
from croupier.leaflet.notes import own, speaking_of, told
from croupier.leaflet.phrases import counts
from croupier.rulebooks import Rulebook
from croupier.rulebooks import provisions as p


def words_used(book: Rulebook) -> c.Section:
    return c.Section("words", "Words at the table", (c.Lines(tuple(_words(book))),))


def _words(book: Rulebook) -> Iterator[c.TextLine]:
    """Only words the book itself uses: one that it borrows from another is not heard at its tables."""
    meanings = _meanings(book)
    for field in msgspec.structs.fields(p.Words):
        word = getattr(book.words, field.name)
        if field.name in meanings and not isinstance(word, Silent):
            assert isinstance(word, p.Word)
            if own(book, word.clauses):
                yield c.TextLine(meanings[field.name], word.clauses, word.word)


def _meanings(book: Rulebook) -> dict[str, str]:
    count, shoe = book.words.point_count.word.lower(), book.words.shoe.word.lower()
    return {
        "coup": "one deal of the two hands, with the settlement of its wagers",
        "dummy_coup": "cards dealt with no wager in play",
        "shoe": "the cards in play and what they are dealt from",
        "tie": f"both hands finish with the same {count}",
        "standoff": "the wager neither wins nor loses",
        "void": "no result counts and the stake comes back",
        "natural": f"{counts(book.tableau.naturals.value)} on a hand's first two cards",
        "tableau": "the rules on who takes a third card",
        "point_count": "what a hand is worth, from 0 to 9",
        "cutting_card": f"the card whose coming out announces the end of the {shoe}",
        "burn": f"cards taken out of play before the first deal of a {shoe}",
        "side_wager": "a wager on something else than which hand wins",
        "dealer": "who deals the cards and settles the wagers",
    }


def where_to_ask(book: Rulebook) -> c.Section | None:
    lines = (*speaking_of(book, "staff at the tables?", "instrument"), *told(book, "rules-copy", "disputes"))
    return c.Section("ask", "Questions", (c.Lines(lines),)) if lines else None


def imprint(book: Rulebook) -> c.Imprint:
    source, paper = book.source, book.source.instrument
    silent = ""
    if source.falls_back and book.parent:
        silent = f"Where this book is silent, that of {book.parent.source.casino} applies: {book.parent.source.title}."
    return c.Imprint(
        title=source.title,
        version=source.version,
        instrument=" ".join(filter(None, (paper.kind, _stated(paper.reference)))),
        authority=paper.authority,
        made=_stated(paper.made),
        silent=silent,
        edition=book.edition,
        digest=book.digest,
    )


def _stated(text: str) -> str:
    """Nothing, where the book's data says that its document does not state it."""
    return "" if text.startswith("not stated") else text
