"""Crown Sydney 13.5: terms of a promotion with an item taken out are found wanting by that clause, and by no other.

The items were typed from the document (expected/promotion_terms.py).
"""

from __future__ import annotations

import pytest

from clauses.promotion_terms import checked, clauses_of, complete, key_of, rows, without
from expected.promotion_terms import PROMOTION_WANTED, WantedOfPrize
from promotions import promotion_terms

BOOK = "crown-sydney"


@pytest.mark.parametrize("wanted", rows(BOOK))
def test_an_item_that_is_not_answered_is_missed_by_its_clause(wanted: WantedOfPrize) -> None:
    assert checked(complete(BOOK)) == (), "complete, with a prize of every kind"
    found = checked(without(complete(BOOK), wanted.take))
    missed = [one for one in found if wanted.clause in clauses_of((one,))]
    assert [(one.kind, one.key) for one in missed] == [("missing", key) for key in key_of(wanted)]
    same = {one.clause for one in PROMOTION_WANTED[BOOK] if one.take == wanted.take}
    assert clauses_of(found) <= same, "nothing else is wrong with them"


def test_what_is_asked_of_one_kind_of_prize_is_not_asked_of_another() -> None:
    assert checked(promotion_terms(BOOK)) == ()
