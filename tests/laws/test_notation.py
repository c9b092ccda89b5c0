"""A coup written down and read again is the same coup, however people space and case it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier import NotationError, TwoHands, read_cards, read_coup
from croupier.cards import PACK, Card, result_text

cards = st.sampled_from(PACK)
hands = st.lists(cards, min_size=2, max_size=3).map(tuple)
coups = st.builds(TwoHands, hands, hands)


@given(coups)
def test_a_coup_reads_back_from_its_text(coup: TwoHands) -> None:
    assert read_coup(str(coup)) == coup
    assert read_coup(f"{coup} {result_text(coup)}") == coup


@given(coups)
def test_case_and_spaces_do_not_matter(coup: TwoHands) -> None:
    text = str(coup)
    assert read_coup(text.upper()) == read_coup(text.lower()) == coup
    assert read_coup(" ".join(text)) == coup


@given(coups, st.sampled_from("PBT"), st.integers(0, 9), st.integers(0, 9))
def test_a_stated_result_is_checked_and_not_believed(coup: TwoHands, winner: str, player: int, banker: int) -> None:
    stated = f"{winner}{player}-{banker}"
    if stated == result_text(coup):
        assert read_coup(f"{coup} {stated}") == coup
    else:
        with pytest.raises(NotationError, match="contradicts"):
            read_coup(f"{coup} {stated}")


@given(st.lists(cards, max_size=8).map(tuple))
def test_cards_read_back_from_their_text(some: tuple[Card, ...]) -> None:
    assert read_cards("".join(map(str, some))) == some
