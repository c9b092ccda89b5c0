"""The terms and conditions as players read them: sections of labelled lines and two tables, each with its clauses.

Made once from the terms and the book (`make_document`) and drawn twice, for a terminal (document_text.py) and as a page
to print (document_page.py). What the director wrote is printed as written; the rest are sentences of the catalogue
(`conditions-...`) and the book's own statements for players. It decides nothing. Start at `make_document`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses
from croupier.languages import Speaker
from croupier.rulebooks import Rulebook
from croupier.rulebooks.rulebook import shortened
from croupier.rulebooks.tournament import TournamentChapter
from croupier.tournament.terms.changes import TermsChange
from croupier.tournament.terms.schema import TournamentTerms
from croupier.tournament.terms.writing.changes import changes_told
from croupier.tournament.terms.writing.conduct import conduct_section, statements_section
from croupier.tournament.terms.writing.entry import details_section, entry_section
from croupier.tournament.terms.writing.format import rounds_section, wagers_section
from croupier.tournament.terms.writing.prizes import prizes_section, winners_section
from croupier.tournament.terms.writing.writer import TermsSection, TermsWriter


class EditionTold(msgspec.Struct, frozen=True):
    """Which edition of the terms this is, and what it changed; `at` is when it was written, 0 where that is unknown."""

    number: int = 1
    at: int = 0
    changed: tuple[TermsChange, ...] = ()


class TermsDocument(msgspec.Struct, frozen=True):
    name: str
    casino: str
    game: str
    language: str
    sections: tuple[TermsSection, ...]
    edition: str  # of these terms, in words
    changes: tuple[str, ...]
    book: str  # the edition of the book they were checked by
    clauses: Clauses  # what prevails over what


def make_document(
    terms: TournamentTerms,
    book: Rulebook,
    chapter: TournamentChapter,
    speaker: Speaker,
    edition: EditionTold = EditionTold(),  # noqa: B008  # frozen
) -> TermsDocument:
    """As this speaker tells it, whose currency should be the book's."""
    writer = TermsWriter(terms, book, chapter, speaker)
    sections = (
        details_section(writer),
        entry_section(writer),
        rounds_section(writer),
        wagers_section(writer),
        winners_section(writer),
        prizes_section(writer),
        conduct_section(writer),
        statements_section(writer),
    )
    at = writer.time(edition.at) if edition.at else None
    return TermsDocument(
        name=terms.name,
        casino=book.source.casino,
        game=writer.variation(),
        language=speaker.tag,
        sections=tuple(one for one in sections if one.lines or one.tables or one.paragraphs),
        edition=speaker.say("conditions-edition", number=edition.number, at=at),
        changes=changes_told(writer, edition.changed),
        book=speaker.say("conditions-book", title=writer.own(book.source.title), edition=shortened(book.edition)),
        clauses=chapter.precedence.clauses,
    )
