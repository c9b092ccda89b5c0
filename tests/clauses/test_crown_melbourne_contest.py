"""Crown Melbourne's chapter 12 at a live table: exclusive use, practice, compulsory and secret wagers.

Figures are typed from the document and worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses import crown_contest as crown
from contests import Contested
from croupier.clauses import Reason

BOOK = "crown-melbourne"


def table(**facts: Any) -> Contested:
    return Contested(BOOK, "crown", **facts)


@pytest.mark.clause("crown-melbourne:12.2.5")
def test_a_designated_table_is_used_for_the_tournament_alone() -> None:
    crown.exclusive(table, f"{BOOK}:12.2.5")


@pytest.mark.clause("crown-melbourne:12.2.4")
def test_a_table_is_designated() -> None:
    assert f"{BOOK}:12.2.4" in table().events[0].under


@pytest.mark.clause("crown-melbourne:12.2.3")
def test_nothing_is_played_while_no_director_is_present() -> None:
    crown.director_absent(table, f"{BOOK}:12.2.3")


@pytest.mark.clause("crown-melbourne:12.3.2")
def test_practice_coups_count_for_nothing() -> None:
    crown.practice(table, f"{BOOK}:12.3.2")


@pytest.mark.clause("crown-melbourne:12.4.4(b)", "crown-melbourne:12.4.5(a)")
def test_a_compulsory_wager_is_made_by_everyone_who_can() -> None:
    crown.compulsory(table, f"{BOOK}:12.4.4(b)")


@pytest.mark.clause("crown-melbourne:12.4.4(c)")
def test_a_secret_wager_is_seen_by_nobody_else_until_it_is_revealed() -> None:
    crown.secret(table, f"{BOOK}:12.4.4(c)")


@pytest.mark.clause("crown-melbourne:12.4.4(c)")
def test_a_secret_wager_of_a_coup_open_to_none_is_not_counted() -> None:
    crown.secret_in_a_void_coup(table)


@pytest.mark.clause("crown-melbourne:12.4.1(a)(ii)", "crown-melbourne:12.4.8(a)(i)")
def test_chips_are_given_for_a_re_buy_and_taken_as_a_penalty_as_the_terms_have_it() -> None:
    crown.adjusted(table, f"{BOOK}:12.4.1(a)(ii)")


@pytest.mark.clause("crown-melbourne:12.4.8(d)(i)", "crown-melbourne:12.4.8(d)(ii)")
def test_a_table_ends_before_its_time_on_two_grounds() -> None:
    crown.ended_early(table, f"{BOOK}:12.4.8(d)(i)", f"{BOOK}:12.4.8(d)(ii)")


@pytest.mark.clause("crown-melbourne:12.4.3(b)")
def test_everyone_starts_with_the_same_bank() -> None:
    live = table(entrants="AB")
    live.refused("seat-entrant", Reason.UNEQUAL_BANK, patron="C", seat=3, bank=900_00)


@pytest.mark.clause("crown-melbourne:12.4.8(b)(v)", "crown-melbourne:12.4.8(b)(vi)")
def test_whoever_is_disqualified_or_retires_leaves_with_or_without_their_chips() -> None:
    live = table()
    out = live.do("vacate-seat", patron="B", why="disqualified", chips="removed")
    assert f"{BOOK}:12.4.8(b)(v)" in out[0].under
    retired = live.do("vacate-seat", patron="C", why="retired")
    assert f"{BOOK}:12.4.8(b)(vi)" in retired[0].under
    ended = live.do("end-contest", crown.DIRECTOR, why="one-left")[0]
    assert ended.counts == (("A", 1_000_00), ("B", 0), ("C", 1_000_00))  # type: ignore[attr-defined]
    live.check()


@pytest.mark.clause("crown-melbourne:12.4.3(a)(i)", "crown-melbourne:12.4.4(b)")
def test_a_table_at_which_nobody_can_wager_any_more_is_done() -> None:
    crown.spent(table, f"{BOOK}:12.4.3(a)(i)", f"{BOOK}:12.4.4(b)")
    crown.not_spent(table)
