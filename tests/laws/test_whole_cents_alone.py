"""Money comes in as whole cents and cards as cards, from whoever writes a program too: nothing else passes silently."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
import pytest

from croupier import Card, CardError, ChipSet, NotWholeCents, Rank, Refused, Stake, Suit, granted, open_book, read_coup
from croupier import settle as settle_coup
from croupier.coup import Terms
from croupier.table import Actor, Limit, Setup
from croupier.table.records import PlaceWager

NOT_CENTS = (333.33, 100.0, True, numpy.int64(100), numpy.float64(1.5), "100", None)
ANN = Actor("ann", "patron")


def setup(**other: Any) -> Setup:
    given: dict[str, Any] = {
        "variation": "crown",
        "decks": 8,
        "chips": (1_00,),
        "layout": "A",
        "places": 9,
        "limits": Limit(5_00, 100_00),
    }
    return Setup(**given | other)


EDGES: dict[str, Callable[[Any], object]] = {
    "a stake": lambda amount: Stake("banker", amount),
    "a chip": lambda amount: ChipSet.of([amount]),
    "a chip of a set": lambda amount: ChipSet((amount,)),
    "a minimum": lambda amount: Limit(amount, 100_00),
    "a chip of a table": lambda amount: setup(chips=(amount,)),
    "what a regulator approved": lambda amount: setup(approved_minimum=amount),
    "a wager": lambda amount: PlaceWager("c1", ANN, 0, "ann", "banker", amount),
}


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("amount", NOT_CENTS, ids=repr)
def test_nothing_but_whole_cents_is_money(edge: str, amount: object) -> None:
    with pytest.raises(NotWholeCents, match="int"):
        EDGES[edge](amount)


@pytest.mark.parametrize("edge", EDGES)
def test_whole_cents_are(edge: str) -> None:
    assert EDGES[edge](100)


def test_a_float_that_equals_a_chip_is_none() -> None:
    with pytest.raises(NotWholeCents):
        ChipSet.of([100, 100.0])  # type: ignore[list-item]


def test_a_differential_is_money() -> None:
    terms = granted(open_book("crown-sydney").terms("crown"))
    with pytest.raises(NotWholeCents, match="differential"):
        settle_coup(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100)], differential=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", [("Z", "q"), ("T", "d"), (Rank.TEN, "d"), ("T", Suit.DIAMONDS)])
def test_a_card_is_a_rank_and_a_suit(card: tuple[Any, Any]) -> None:
    with pytest.raises(CardError, match="read_cards"):
        Card(*card)


def test_a_refusal_is_raised_for_whoever_wants_the_answer_alone() -> None:
    terms = granted(open_book("crown-sydney").terms("crown"))
    assert isinstance(terms, Terms)
    with pytest.raises(Refused, match="no wager"):
        granted(settle_coup(terms, read_coup("2s3dKh/3cTd3s"), [Stake("lucky", 100)]))


def test_what_is_looked_at_in_a_notebook_is_said_in_a_line() -> None:
    book = open_book("crown-sydney")
    terms = granted(book.terms("crown"))
    coup = granted(settle_coup(terms, read_coup("2s3dKh/3cTd3s"), [Stake("banker", 100_00)]))
    looked_at = (
        book,
        book.register,
        book.tableau,
        terms,
        terms.wagers["banker"],
        coup,
        coup.hands,
        coup.hands.player[0],
    )
    assert not [repr(one) for one in looked_at if len(repr(one)) > 200]
    assert repr(coup) == "<SettledCoup 2s3dKh/3cTd3s B5-6: banker wins 5000>"
    assert repr(terms.chips.smallest) in repr(terms.chips)


@pytest.mark.parametrize("name", ["10.2", "crown-sydney:10.2"])
def test_a_clause_is_found_by_its_number(name: str) -> None:
    row = open_book("crown-sydney").clause(name)
    assert row is not None
    assert row.clause == "crown-sydney:10.2"
    assert open_book("crown-sydney").clause("10.99") is None
