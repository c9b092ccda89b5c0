"""The last part of a leaflet: the book's own words, where to ask, and the imprint that says which edition this is.

Meanings are the catalogue's and short; the words are the book's. Start at `words_used`, `where_to_ask` and `imprint`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from croupier.clauses import Silent
from croupier.leaflet import content as c
from croupier.leaflet.notes import is_own, notes_at, paragraphs
from croupier.leaflet.phrases import LeafletWriter
from croupier.rulebooks import provisions as p
from croupier.rulebooks.leaflet_words import LeafletContact


def words_used(writer: LeafletWriter) -> c.Section:
    return c.Section("words", writer.say("leaflet-heading-words"), (c.Lines(tuple(_words(writer))),))


def _words(writer: LeafletWriter) -> Iterator[c.TextLine]:
    """Only words the book itself uses: one that it borrows from another is not heard at its tables."""
    book = writer.book
    facts = {
        "count": writer.term(book.words.point_count),
        "shoe": writer.term(book.words.shoe),
        "naturals": writer.counts(book.tableau.naturals.value),
    }
    told = {one.key: one for one in book.leaflet.word}
    for field in msgspec.structs.fields(p.Words):
        word, meaning = getattr(book.words, field.name), f"leaflet-meaning-{field.name.replace('_', '-')}"
        if writer.speaker.has(meaning) and not isinstance(word, Silent):
            assert isinstance(word, p.Word)
            if own := told.get(field.encode_name):
                yield c.TextLine(writer.own(own.means), word.clauses, writer.own(own.word))
            elif is_own(book, word.clauses):
                term = writer.word(word)
                yield c.TextLine(writer.say(meaning, **facts), word.clauses, term[:1].upper() + term[1:])


def where_to_ask(writer: LeafletWriter, contact: Sequence[str] = ()) -> c.Section | None:
    """Whom to ask, and where the house is found: as the book says it, or in the house's own lines."""
    own = _contact(writer)
    given = tuple(c.TextLine(line, (), "") for line in contact)
    blocks = [*paragraphs(notes_at(writer, "ask")), *([c.Lines(given or own)] if given or own else [])]
    return c.Section("ask", writer.say("leaflet-heading-ask"), tuple(blocks)) if blocks else None


def _contact(writer: LeafletWriter) -> tuple[c.TextLine, ...]:
    found = writer.book.leaflet.contact
    return tuple(
        c.TextLine(told, (), writer.say(f"leaflet-contact-{field.name}"))
        for field in msgspec.structs.fields(LeafletContact)
        if (told := getattr(found, field.name))
    )


def imprint(writer: LeafletWriter) -> c.Imprint:
    book, own = writer.book, writer.own
    source, paper = book.source, book.source.instrument
    silent = ""
    if source.falls_back and book.parent:
        behind = book.parent.source
        silent = writer.say("leaflet-silent", casino=behind.casino, title=own(behind.title))
    return c.Imprint(
        title=own(source.title),
        version=source.version,
        instrument=" ".join(filter(None, (own(paper.kind), _stated(paper.reference)))),
        authority=paper.authority,
        made=_stated(paper.made),
        silent=silent,
        edition=book.imprint,
        digest=book.digest,
    )


def _stated(text: str) -> str:
    """Nothing, where the book's data says that its document does not state it."""
    return "" if text.startswith("not stated") else text
