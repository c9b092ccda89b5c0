"""Everything that is missing from the terms of a tournament or contradicts the book or itself, each with its clause.

It asks the book's own data what is wanted and what is ordered; nothing here knows which book it is. Start at `check`;
one file for each chapter of contradictions stands beside this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from croupier.clauses import Silent
from croupier.languages.message import MessageFacts
from croupier.rulebooks import Rulebook
from croupier.terms.checking import of_file, unknown_statements
from croupier.terms.findings import TermFinding
from croupier.terms.reading import TermsRead
from croupier.tournament.terms.contradicting.conduct import conduct_contradictions
from croupier.tournament.terms.contradicting.details import details_contradictions
from croupier.tournament.terms.contradicting.money import money_contradictions
from croupier.tournament.terms.contradicting.rounds import rounds_contradictions
from croupier.tournament.terms.contradicting.wagers import wagers_contradictions
from croupier.tournament.terms.items import missing
from croupier.tournament.terms.schema import TournamentTerms


def check(terms: TournamentTerms, book: Rulebook) -> tuple[TermFinding, ...]:
    """All of it, in the order of the book's items; nothing where the terms may be published."""
    chapter = book.tournament
    if isinstance(chapter, Silent):
        return (TermFinding("contradiction", "no-chapter", "book", facts={"book": book.id}),)
    return (
        *_of_this_book(terms, book),
        *missing(terms, chapter),
        *unknown_statements(terms, chapter.term),
        *details_contradictions(terms, chapter),
        *rounds_contradictions(terms, chapter),
        *wagers_contradictions(terms, book, chapter),
        *money_contradictions(terms, chapter),
        *conduct_contradictions(terms, chapter),
    )


def check_read(read: TermsRead[TournamentTerms], book: Rulebook) -> tuple[TermFinding, ...]:
    """The same of a file, with its lines; what could not be read comes first, and nothing is concluded from it."""
    items = () if isinstance(book.tournament, Silent) else book.tournament.term
    return of_file(read, items, check(read.terms, book))


def _of_this_book(terms: TournamentTerms, book: Rulebook) -> Iterator[TermFinding]:
    if terms.book != book.id:
        facts: MessageFacts = {"found": terms.book or None, "book": book.id}
        yield TermFinding("contradiction", "other-book", "book", facts=facts)
    if terms.variation and book.variation(terms.variation) is None:
        assert not isinstance(book.tournament, Silent)
        known = tuple(one.id for one in book.variations)
        near = get_close_matches(terms.variation, known, 1, 0.5)
        facts = {"found": terms.variation, "known": known, "near": near[0] if near else None}
        yield TermFinding("contradiction", "unknown-variation", "variation", book.tournament.offered.clauses, facts)
