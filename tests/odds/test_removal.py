"""Effects of removal: typed figures, exact laws, and what a linear count is worth."""

from __future__ import annotations

from fractions import Fraction

import pytest

from croupier import Refusal, open_book, read_cards
from croupier.cards import PACK, Rank
from croupier.odds import Composition, CompositionError
from croupier.odds.rational import decimal
from croupier.odds.removal import RemovalTable, correlation_squared, linear_count, removal_document, removal_effects
from croupier.odds.sample import sampled_correlations


@pytest.fixture(scope="module")
def crown() -> RemovalTable:
    table = removal_effects(open_book("crown-sydney"), "traditional")
    assert not isinstance(table, Refusal)
    return table


def effects(table: RemovalTable, wager: str) -> list[str]:
    one = next(one for one in table.wagers if one.wager == wager)
    return [decimal(effect * 10_000, 1) for effect in one.by_rank.values()]


def test_the_effects_published_for_eight_decks(crown: RemovalTable) -> None:
    """In hundredths of a percent, ace to ten: the classic figures of Player and Tie."""
    assert effects(crown, "player")[:10] == ["-0.4", "-0.5", "-0.7", "-1.2", "0.8", "1.1", "0.8", "0.5", "0.2", "-0.2"]
    assert effects(crown, "tie")[:10] == ["1.3", "-2.4", "-2.1", "-2.9", "-2.6", "-11.6", "-10.9", "6.5", "4.3", "5.1"]


def test_effects_over_the_whole_shoe_add_up_to_nothing(crown: RemovalTable) -> None:
    for one in crown.wagers:
        weights = (one.effects[card] * crown.composition[card] for card in PACK)
        assert sum(weights, Fraction(0)) == 0


def test_suits_matter_only_where_they_are_uneven(crown: RemovalTable) -> None:
    assert not any(one.suits_matter for one in crown.wagers)
    uneven = Composition.fresh(8).without(read_cards("AsAsAsAs"))
    table = removal_effects(
        open_book("crown-sydney"), "traditional", composition=uneven, wagers=["player-perfect-pair", "player"]
    )
    assert not isinstance(table, Refusal)
    assert [one.suits_matter for one in table.wagers] == [False, True]


def test_a_count_that_copies_the_effects_is_perfect_and_a_constant_one_is_worth_nothing(crown: RemovalTable) -> None:
    one = crown.wagers[0]
    cards = dict.fromkeys(PACK, 8)
    scale = Fraction(1)
    for effect in one.by_rank.values():
        scale *= effect.denominator
    copy = {rank: int(effect * scale) for rank, effect in one.by_rank.items()}
    assert correlation_squared(copy, one.effects, cards) == 1
    assert correlation_squared(dict.fromkeys(Rank, 1), one.effects, cards) == 0
    assert Fraction(9, 10) < linear_count(one).correlation_squared < 1


def test_sampled_shoes_agree_that_counts_follow_the_true_edge(crown: RemovalTable) -> None:
    found = sampled_correlations(crown, 1500, seed=5)
    assert found == sampled_correlations(crown, 1500, seed=5)
    by_name = {one.wager: found.get(place, 0) for place, one in enumerate(crown.wagers)}
    assert min(by_name[wager] for wager in ("player", "banker", "tie", "big-tiger")) > 0.9
    document = removal_document(crown, found)
    assert document["wagers"][0]["correlation_true_edge"] == round(by_name["player"], 4)


def test_a_rank_that_is_gone_has_no_effect_to_tell() -> None:
    """Without the ace of clubs the other aces speak for the rank; without any ace nothing does."""
    book = open_book("crown-sydney")
    one_suit = removal_effects(book, "traditional", composition=Composition.fresh(1).without(read_cards("Ac")))
    no_aces = removal_effects(book, "traditional", composition=Composition.fresh(1).without(read_cards("AcAdAhAs")))
    assert not isinstance(one_suit, Refusal)
    assert not isinstance(no_aces, Refusal)
    assert Rank.ACE in one_suit.wagers[0].by_rank
    assert Rank.ACE not in no_aces.wagers[0].by_rank
    assert "-" in str(no_aces)


def test_the_last_six_cards_can_lose_none() -> None:
    six = Composition.fresh(1).without(PACK[:46])
    with pytest.raises(CompositionError, match="no coup could be dealt"):
        removal_effects(open_book("crown-sydney"), "traditional", composition=six)
