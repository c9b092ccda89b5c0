"""Terms of a tournament with one answer taken out, and the clauses that are missed then."""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet

from croupier import open_book
from croupier.terms.findings import TermFinding
from croupier.tournament.terms.check import check
from croupier.tournament.terms.schema import TournamentTerms
from expected.tournament_terms import WANTED, Wanted
from witness import note


def checked(terms: TournamentTerms) -> tuple[TermFinding, ...]:
    return note(check(terms, open_book(terms.book)))


def clauses_of(findings: tuple[TermFinding, ...]) -> set[str]:
    return {clause.number for one in findings for clause in one.clauses}


def rows(book: str) -> list[ParameterSet]:
    """Each item of the chapter, claiming its clause."""
    return [
        pytest.param(one, marks=pytest.mark.clause(f"{book}:{one.clause}"), id=f"{one.clause} {one.take}")
        for one in WANTED[book]
    ]


def conditional(book: str) -> list[Wanted]:
    return [one for one in WANTED[book] if one.given]
