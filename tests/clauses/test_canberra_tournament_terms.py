"""Casino Canberra 16.3: terms with an item taken out are found wanting by that clause, and by no other.

The items were typed from the document (expected/tournament_terms.py).
"""

from __future__ import annotations

import pytest

from clauses.tournament_terms import checked, clauses_of, conditional, rows
from expected.tournament_terms import WANTED, Wanted, terms_of

BOOK = "canberra"


@pytest.mark.parametrize("wanted", rows(BOOK))
def test_an_item_that_is_not_answered_is_missed_by_its_clause(wanted: Wanted) -> None:
    assert checked(terms_of(BOOK, wanted.given)) == (), "complete, with what the condition asks for"
    found = checked(terms_of(BOOK, wanted.given, without=wanted.take))
    missed = [one for one in found if wanted.clause in clauses_of((one,))]
    assert [(one.kind, one.key) for one in missed] == [("missing", wanted.take)]
    same = {one.clause for one in WANTED[BOOK] if one.take == wanted.take}
    assert clauses_of(found) <= same, "nothing else is wrong with them"


@pytest.mark.parametrize("wanted", conditional(BOOK), ids=lambda one: f"{one.clause} {one.take}")
def test_a_conditional_item_is_not_asked_where_it_does_not_apply(wanted: Wanted) -> None:
    found = checked(terms_of(BOOK))
    assert found == (), "complete without it"
