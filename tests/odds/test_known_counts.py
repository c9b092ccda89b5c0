"""Figures known from elsewhere, typed here: exact counts of results and published edges of the wagers."""

from __future__ import annotations

from fractions import Fraction

import pytest

from croupier import BOOKS, Refusal, open_book
from croupier.odds import Composition, odds_of, table_odds
from croupier.odds.rational import percent

EIGHT_DECKS = {"player": 2230518282592256, "banker": 2292252566437888, "tie": 475627426473216}
SIX_DECKS = {"player": 392220492728832, "banker": 403095751234560, "tie": 83552962932288}


@pytest.mark.parametrize(
    ("book", "variation", "decks", "counts", "deals"),
    [
        ("crown-sydney", "traditional", 8, EIGHT_DECKS, 4998398275503360),
        ("crown-melbourne", "crown", 8, EIGHT_DECKS, 4998398275503360),
        ("canberra", "commission", 8, EIGHT_DECKS, 4998398275503360),
        ("star-sydney", "premium", 6, SIX_DECKS, 878869206895680),
        ("crown-melbourne", "traditional", 6, SIX_DECKS, 878869206895680),
        ("crown-brochure", "crown", 8, EIGHT_DECKS, 4998398275503360),
    ],
)
def test_results_of_fresh_shoes(book: str, variation: str, decks: int, counts: dict[str, int], deals: int) -> None:
    table = odds_of(book, variation, decks=decks)
    assert table.deals == deals
    for side in ("player", "banker"):
        won = sum(row.combinations for row in table[side].rows if row.event.startswith(f"{side.title()} wins"))
        assert won == counts[side]
    assert next(row for row in table["tie"].rows if row.event == "Tie").combinations == counts["tie"]


# edges in percent, as published for eight decks unless said otherwise
PUBLISHED = [
    ("crown-sydney", "traditional", {}, "player", "1.2351%"),
    ("crown-sydney", "traditional", {}, "banker", "1.0579%"),
    ("crown-sydney", "traditional", {}, "tie", "14.3596%"),
    ("crown-sydney", "crown", {}, "banker", "1.4581%"),
    ("crown-sydney", "traditional", {}, "player-pair", "10.3614%"),
    ("crown-sydney", "traditional", {}, "player-dragon-bonus", "2.6517%"),
    ("crown-sydney", "traditional", {}, "banker-dragon-bonus", "9.3731%"),
    ("crown-sydney", "traditional", {"super-6": "1"}, "super-6", "13.8181%"),
    ("crown-sydney", "traditional", {"super-6": "2"}, "super-6", "8.4317%"),
    ("star-sydney", "premium", {}, "player-pair", "10.3614%"),
    ("canberra", "commission", {"pairs": "perfect"}, "player-perfect-pair", "7.9518%"),
]


@pytest.mark.parametrize(("book", "variation", "options", "wager", "edge"), PUBLISHED)
def test_published_edges(book: str, variation: str, options: dict[str, str], wager: str, edge: str) -> None:
    assert percent(odds_of(book, variation, options=options)[wager].edge) == edge


def test_insurance_favours_the_patron_by_four_and_a_third_percent() -> None:
    insurance = odds_of("crown-melbourne", "crown")["insurance"]
    assert percent(insurance.edge, 1) == "-4.4%"
    assert insurance.options == {"insurance": "on"}
    by_holding = {holding: percent(one.edge, 0) for holding, one in insurance.holdings}
    assert by_holding[4] == by_holding[5] == "-24%"
    assert sum((one.offered for _, one in insurance.holdings), Fraction(0)) == insurance.offered


@pytest.mark.parametrize("percentage", range(1, 11))
def test_tie_baccarat_leaves_the_house_a_little_with_traditional_odds(percentage: int) -> None:
    table = odds_of("crown-melbourne", "tie-baccarat", options={"tie-percent": str(percentage)})
    assert Fraction(1, 1000) < table["banker"].edge < table["player"].edge < Fraction(12, 1000)


@pytest.mark.parametrize("book", BOOKS)
def test_the_rows_of_every_wager_add_up_to_all_deals(book: str) -> None:
    rulebook = open_book(book)
    for variation in rulebook.variations:
        for left in (None, Composition.fresh(rulebook.cards.decks.default).without([])):
            table = table_odds(rulebook, variation.id, composition=left)
            assert not isinstance(table, Refusal)
            assert table.wagers
            for wager in table.wagers:
                assert sum(row.combinations for row in wager.rows) == wager.deals
                assert wager.conditional or wager.deals == table.deals
                assert all(row.combinations > 0 for row in wager.rows), wager.wager
            assert sum(weight for _, weight in table.cards) == table.deals


def test_every_wager_of_a_book_has_odds_in_some_variation() -> None:
    for book in BOOKS:
        rulebook = open_book(book)
        found: set[str] = set()
        for variation in rulebook.variations:
            table = table_odds(rulebook, variation.id)
            assert not isinstance(table, Refusal)
            found |= {one.wager for one in table.wagers} | {one.wager for one in table.streaks}
        assert found == set(rulebook.wager_ids())
