"""Four books print a table of play and a leaflet prints a fifth in another shape; all five give every card alike.

Each book's data is its own copy, so a slip in one shows against the others even where nobody typed an expectation.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from croupier import BOOKS, TwoHands, open_book
from croupier.coup import Side, Tableau
from expected.tables_of_play import fifth_card_cells, grid_cells, third_card, two_cards


def deals(tableau: Tableau) -> Iterator[tuple[int, int, int | None, Side | None]]:
    """Every case: both first counts, Player's third card or none yet, and who receives the next card."""
    for player, banker in product(range(10), repeat=2):
        first_four = TwoHands(two_cards(player), two_cards(banker))
        next_card = tableau.next_draw(first_four).to
        yield player, banker, None, next_card
        if next_card is Side.PLAYER:
            for third in range(10):
                drawn = TwoHands(first_four.player + third_card(third), first_four.banker)
                yield player, banker, third, tableau.next_draw(drawn).to


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "crown-sydney"])
def test_the_book_deals_every_case_as_crown_sydney_does(book: str) -> None:
    cases = list(deals(open_book("crown-sydney").tableau))
    assert len(cases) == 100 + 6 * 8 * 10  # Player draws on six counts against eight that are no natural
    assert list(deals(open_book(book).tableau)) == cases


def test_the_leaflets_fifth_card_table_says_what_the_grid_says() -> None:
    """Both as typed from the documents: no data file is asked."""
    assert fifth_card_cells() == grid_cells()


def test_a_third_card_to_banker_ends_the_deal_in_every_book() -> None:
    for book in BOOKS:
        tableau = open_book(book).tableau
        for third in range(10):
            dealt = TwoHands(two_cards(0) + third_card(third), two_cards(0) + third_card(5))
            assert tableau.next_draw(dealt).to is None
