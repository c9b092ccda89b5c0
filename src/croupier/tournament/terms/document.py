"""The terms and conditions as players read them: sections of labelled lines and two tables, each with its clauses.

Made once from the terms and the book, and drawn by `croupier.terms`. What the director wrote is printed as written; the
rest are sentences of the catalogue (`conditions-...`) and the book's own statements for players. It decides nothing.
Start at `make_document`.
"""

from __future__ import annotations

from croupier.languages import Speaker
from croupier.rulebooks import Rulebook
from croupier.rulebooks.rulebook import shortened
from croupier.rulebooks.tournament import TournamentChapter
from croupier.terms.changes_told import changes_told
from croupier.terms.document import EditionTold, TermsDocument
from croupier.tournament.terms.schema import TournamentTerms
from croupier.tournament.terms.writing.conduct import conduct_section, statements_section
from croupier.tournament.terms.writing.entry import details_section, entry_section
from croupier.tournament.terms.writing.format import rounds_section, wagers_section
from croupier.tournament.terms.writing.prizes import prizes_section, winners_section
from croupier.tournament.terms.writing.writer import TournamentWriter


def make_document(
    terms: TournamentTerms,
    book: Rulebook,
    chapter: TournamentChapter,
    speaker: Speaker,
    edition: EditionTold = EditionTold(),  # noqa: B008  # frozen
) -> TermsDocument:
    """As this speaker tells it, whose currency should be the book's."""
    writer = TournamentWriter(terms, book, chapter, speaker)
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
        changes=changes_told(writer, edition.changed, TournamentTerms),
        book=speaker.say("conditions-book", title=writer.own(book.source.title), edition=shortened(book.edition)),
        clauses=chapter.precedence.clauses,
    )
