"""Terms of a promotion with one answer taken out, and the clauses that are missed then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from _pytest.mark import ParameterSet

from croupier import open_book
from croupier.promotions.terms.check import check_promotion
from croupier.promotions.terms.schema import PromotionTerms
from croupier.terms.findings import TermFinding
from expected.promotion_terms import PRIZES, PROMOTION_WANTED, WantedOfPrize
from promotions import promotion_terms
from witness import note


def checked(terms: PromotionTerms, prescribed: tuple[str, ...] = ()) -> tuple[TermFinding, ...]:
    return note(check_promotion(terms, open_book(terms.book), prescribed))


def clauses_of(findings: tuple[TermFinding, ...]) -> set[str]:
    return {clause.number for one in findings for clause in one.clauses}


def rows(book: str) -> list[ParameterSet]:
    """Each item of the chapter, claiming its clause."""
    return [
        pytest.param(one, marks=pytest.mark.clause(f"{book}:{one.clause}"), id=f"{one.clause} {one.take}")
        for one in PROMOTION_WANTED[book]
    ]


def complete(book: str) -> PromotionTerms:
    """With a prize of every kind."""
    return promotion_terms(book, *PRIZES.values())


def without(terms: PromotionTerms, take: str) -> PromotionTerms:
    """The same with one answer taken out; of prizes, of every one that has it."""
    tree: dict[str, Any] = msgspec.to_builtins(terms)
    _take(tree, take.split("."))
    return msgspec.convert(tree, PromotionTerms)


def _take(tree: Any, path: list[str]) -> None:
    if isinstance(tree, (list, tuple)):
        for one in tree:
            _take(one, path)
    elif len(path) > 1:
        if path[0] in tree:
            _take(tree[path[0]], path[1:])
    else:
        tree.pop(path[0], None)


def key_of(wanted: WantedOfPrize) -> list[str]:
    """Where it is missed: of a kind of prize only at the prize of that kind."""
    head, _, rest = wanted.take.partition(".")
    if head != "prize" or not rest:
        return [wanted.take]
    places = [list(PRIZES).index(wanted.kind) + 1] if wanted.kind else range(1, len(PRIZES) + 1)
    return [f"prize[{place}].{rest}" for place in places]
