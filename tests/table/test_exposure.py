"""What is at risk: the most by which a coup could cost the house, of wagers that can win together."""

from __future__ import annotations

import pytest

from croupier.ledger import Place
from croupier.rulebooks import BOOKS
from croupier.table import Actor
from croupier.table.views import view
from live import Live


def at_risk(live: Live) -> int:
    staff = view(live.table, live.book, Actor("the supervisor", live.book.authority.rank[-1].id)).private.staff
    assert staff is not None
    return staff.exposure


def test_nothing_lies_and_nothing_is_at_risk() -> None:
    assert at_risk(Live()) == 0


def test_a_wager_risks_what_it_pays() -> None:
    live = Live()
    live.bet("A", "player", 100)
    assert at_risk(live) == 100_00


def test_hands_that_cannot_both_win_are_held_against_each_other() -> None:
    live = Live()
    live.bet("A", "player", 100)
    live.bet("B", "banker", 40)
    assert at_risk(live) == 60_00  # the Player's hand wins, and takes the forty


def test_a_tie_leaves_the_hands_where_they_lie() -> None:
    live = Live()
    live.bet("A", "player", 100)
    live.bet("B", "tie", 50)
    assert at_risk(live) == 8 * 50_00  # dearer than the hundred less the fifty


def test_a_tie_that_pays_a_part_of_both_hands_wagers_costs_that_part() -> None:
    live = Live("crown-melbourne", "tie-baccarat", options=(("tie-percent", "10"),))
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    assert at_risk(live) == 20_00  # either hand's win pays what the other loses
    held = live.table.ledger.balance(Place.FLOAT)
    live.coup("9hKc/9dKs")
    assert held - live.table.ledger.balance(Place.FLOAT) == 20_00


def test_what_lies_is_no_risk_once_it_is_paid() -> None:
    live = Live()
    live.bet("A", "player", 100)
    live.coup("9hKc/2d5s")
    assert at_risk(live) == 0


@pytest.mark.parametrize("cards", ["9hKc/2d5s", "2d5s/9hKc", "9hKc/9dKs"])
@pytest.mark.parametrize("book", BOOKS)
def test_no_result_costs_more(book: str, cards: str) -> None:
    """A bound, in every book: what the house pays at each result, less what it takes."""
    live = Live(book)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 60)
    live.bet("C", "tie", 10)
    bound, held = at_risk(live), live.table.ledger.balance(Place.FLOAT)
    live.coup(cards)
    assert held - live.table.ledger.balance(Place.FLOAT) <= bound
