"""Splitting a stake into stacks changes nothing that is paid, where the book makes the stacks on one bet one wager."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier import Refusal, Settled, SettledCoup, Stake, Terms, TwoHands, open_book, read_coup, settle
from croupier.coup import Stacks
from croupier.money import ChipSet
from laws.strategies import amounts, dealt_coups

BOOKS = ("crown-sydney", "crown-melbourne", "crown-brochure", "star-sydney")
splits = st.lists(st.tuples(amounts, st.booleans()), min_size=2, max_size=6)


def terms_of(book: str, data: st.DataObject) -> Terms:
    variation = data.draw(st.sampled_from([one.id for one in open_book(book).variations]))
    chips = data.draw(st.sampled_from([(1,), (1_00,), (2_50, 25_00), (5_00, 25_00)]))
    terms = open_book(book).terms(variation, chips=ChipSet.of(chips))
    if isinstance(terms, Refusal):
        terms = open_book(book).terms("traditional", chips=ChipSet.of(chips))
    assert isinstance(terms, Terms)
    return terms


def paid(terms: Terms, hands: TwoHands, stakes: list[Stake], differential: int | None) -> tuple[Settled, ...]:
    answer = settle(terms, hands, stakes, differential=differential)
    assert isinstance(answer, SettledCoup), answer
    return answer.wagers


@pytest.mark.parametrize("book", BOOKS)
@given(st.data(), splits)
def test_stacks_are_paid_as_the_one_wager_they_make(
    book: str, data: st.DataObject, split: list[tuple[int, bool]]
) -> None:
    terms = terms_of(book, data)
    hands = data.draw(dealt_coups(terms))
    wager = data.draw(st.sampled_from([id for id, one in terms.wagers.items() if one.window is None]))
    stakes = [Stake(wager, amount, token and terms.tokens.accepted) for amount, token in split]
    whole_stake = Stake(wager, sum(amount for amount, _ in split))
    differential = data.draw(amounts) if not isinstance(terms.surcharge, Refusal) else None
    whole = paid(terms, hands, [whole_stake], differential)[0]
    stacks = paid(terms, hands, stakes, differential)
    assert sum(one.profit for one in stacks) == whole.profit
    assert sum(one.commission for one in stacks) == whole.commission
    assert sum(one.rounding for one in stacks) == whole.rounding
    assert sum(Fraction(*one.waits) for one in stacks) == Fraction(*whole.waits)
    assert {one.resolution for one in stacks} == {whole.resolution}
    assert [one.stake for one in stacks] == [amount for amount, _ in split]
    assert all(one.profit >= 0 for one in stacks)
    kept = sum(one.stake for one in stacks if one.token and terms.tokens.kept) if whole.resolution == "wins" else 0
    assert sum(one.returned for one in stacks) == whole.returned - kept
    assert all(set(terms.stacks_clauses) <= set(one.clauses) for one in stacks)


def test_boxes_are_told_apart_where_the_book_tells_them_apart() -> None:
    """Twenty times 5 on Banker: in one box 95, in twenty boxes 5 each; a second patron is another call."""
    terms = open_book("star-sydney").terms("premium")
    assert isinstance(terms, Terms)
    assert terms.stacks is Stacks.ONE_A_BOX
    hands = read_coup("2s3dKh/3cTd3s B5-6")
    one_box = paid(terms, hands, [Stake("banker", 5_00)] * 20, None)
    boxes = paid(terms, hands, [Stake("banker", 5_00, box=box) for box in range(20)], None)
    assert sum(one.profit for one in one_box) == 95_00
    assert sum(one.profit for one in boxes) == 20 * 5_00
