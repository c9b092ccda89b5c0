"""A table that was put back ends its coup and its shoe by the book, at every book and wherever the coup stood."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from croupier import BOOKS, open_book
from croupier.automatic import AutomaticDealer, DeskInMemory
from croupier.automatic.ending import is_over, next_ending
from croupier.chance import TapesInMemory
from croupier.clauses import Refusal
from croupier.floor.restored import GOES_ON, goes_on, hold, is_held, may_be
from croupier.ledger import Place
from croupier.store.log import Head
from croupier.store.opening import open_log
from croupier.table import Table
from croupier.table.codec import COMMANDS
from live import START
from service.floors import quick


def _dealt(book: str, cards: int) -> AutomaticDealer:
    """A table at which so many cards of the first coup are out, with a wager of $500 on it."""
    rules, time = open_book(book), count(START, 500)
    desk = DeskInMemory(Table(id="felt"), rules)
    dealer = AutomaticDealer(desk, tapes=TapesInMemory(3), clock=lambda: next(time))
    assert dealer.open(quick("felt", book).setup) is None
    dealer.say("arrive", dealer.staff(rules.authority.dealer.rank), patron="kim", chips=1_000_00)
    dealer.say("sit-down", patron="kim", seat=1)
    dealer.advance()
    assert not isinstance(dealer.say("place-wager", patron="kim", wager="player", stake=500_00), Refusal)
    if cards:
        dealer.advance(deal=True, until=lambda: dealer.table.coup.drawn >= cards)
    return dealer


@pytest.mark.parametrize("cards", range(5))
@pytest.mark.parametrize("book", BOOKS)
def test_coup_and_shoe_end_by_the_book_and_no_card_comes(book: str, cards: int) -> None:
    dealer = _dealt(book, cards)
    shoe, out = dealer.table.shoe.number, dealer.table.shoe.out
    given = 0
    while (command := next_ending(dealer)) is not None:
        assert may_be(dealer.table, command, shoe)
        assert not isinstance(dealer.desk.give(command), Refusal)
        given += 1
        assert given < 12, "it goes round in circles"
    assert is_over(dealer.table)
    assert not is_held(dealer.table, shoe)
    assert (dealer.table.shoe.number, dealer.table.shoe.out) == (shoe, out)
    assert dealer.table.to_reveal
    if 0 < cards < 4:  # void: the stake is back where it came from
        assert dealer.table.ledger.balance(Place.RACK, "kim") == 1_000_00


def test_a_table_goes_on_only_at_the_newest_end_that_a_witness_knows() -> None:
    end = Head("felt", 7, b"7" * 32)
    assert goes_on(end, end)
    assert not goes_on(end, None)
    assert not goes_on(end, Head("felt", 8, b"8" * 32))
    assert not goes_on(end, Head("felt", 7, b"8" * 32))
    assert not goes_on(end, Head("felt", 6, b"6" * 32))  # what came after the newest head nobody witnessed


def test_what_goes_on_is_named_as_commands_are() -> None:
    assert set(COMMANDS) >= GOES_ON


def test_a_table_that_was_never_opened_is_held_by_nobody(tmp_path: Path) -> None:
    log = open_log(tmp_path / "a.db", create=True)
    assert hold(log, {}) == ()
    log.close()
