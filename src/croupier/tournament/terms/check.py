"""Everything that is missing from the terms of a tournament or contradicts the book or itself, each with its clause.

It asks the book's own data what is wanted and what is ordered; nothing here knows which book it is. Start at `check`;
one file for each chapter of contradictions stands beside this one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

import msgspec

from croupier.clauses import Silent, together
from croupier.languages.message import MessageFacts
from croupier.rulebooks import Rulebook
from croupier.rulebooks.tournament import TournamentChapter
from croupier.tournament.terms.contradicting.conduct import conduct_contradictions
from croupier.tournament.terms.contradicting.details import details_contradictions
from croupier.tournament.terms.contradicting.money import money_contradictions
from croupier.tournament.terms.contradicting.rounds import rounds_contradictions
from croupier.tournament.terms.contradicting.wagers import wagers_contradictions
from croupier.tournament.terms.findings import TermFinding
from croupier.tournament.terms.items import STATEMENT, missing
from croupier.tournament.terms.lines import line_of
from croupier.tournament.terms.reading import TermsRead
from croupier.tournament.terms.schema import TournamentTerms


def check(terms: TournamentTerms, book: Rulebook) -> tuple[TermFinding, ...]:
    """All of it, in the order of the book's items; nothing where the terms may be published."""
    chapter = book.tournament
    if isinstance(chapter, Silent):
        return (TermFinding("contradiction", "no-chapter", "book", facts={"book": book.id}),)
    return (
        *_of_this_book(terms, book),
        *missing(terms, chapter),
        *_unknown_statements(terms, chapter),
        *details_contradictions(terms, chapter),
        *rounds_contradictions(terms, chapter),
        *wagers_contradictions(terms, book, chapter),
        *money_contradictions(terms, chapter),
        *conduct_contradictions(terms, chapter),
    )


def check_read(read: TermsRead, book: Rulebook) -> tuple[TermFinding, ...]:
    """The same of a file, with its lines; what could not be read comes first, and nothing is concluded from it."""
    unread = {fault.key for fault in read.faults}
    found = (one for one in check(read.terms, book) if not _rests_on(one, unread))
    return (*_with_clauses(read.faults, book), *_with_lines(found, read.lines))


def _rests_on(finding: TermFinding, unread: set[str]) -> bool:
    """Whether it is missing or contradictory only because it, or something of the same list, could not be read."""
    if finding.kind == "missing":
        return any(one == finding.key or one.startswith((f"{finding.key}.", f"{finding.key}[")) for one in unread)
    return any(_list_of(one) == _list_of(finding.key) for one in unread)


def _list_of(key: str) -> str:
    """The list that a key stands in, or the key itself."""
    return key.partition("[")[0]


def _with_clauses(faults: tuple[TermFinding, ...], book: Rulebook) -> Iterator[TermFinding]:
    """Each with the clauses of the items that could not be read."""
    items = () if isinstance(book.tournament, Silent) else book.tournament.term
    for fault in faults:
        path = re.sub(r"\[\d+\]", "", fault.key)
        fits = {field for one in items for field in one.fields if path == field or path.startswith(f"{field}.")}
        nearest = max(fits, key=len, default="")
        cited = (one.clauses for one in items if nearest in one.fields)
        yield msgspec.structs.replace(fault, clauses=together(*cited))


def _with_lines(found: Iterator[TermFinding], lines: Mapping[str, int]) -> Iterator[TermFinding]:
    for one in found:
        yield msgspec.structs.replace(one, line=line_of(one.key, lines))


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


def _unknown_statements(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    known = tuple(one.id for one in chapter.term if one.kind == STATEMENT)
    for id in terms.statement:
        if id not in known:
            near = get_close_matches(id, known, 1, 0.5)
            facts = {"found": id, "known": known, "near": near[0] if near else None}
            yield TermFinding("contradiction", "unknown-statement", f"{STATEMENT}.{id}", facts=facts)
