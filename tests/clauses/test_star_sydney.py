"""The Star's rules of Premium Baccarat, clause by clause, with figures and words typed from the document."""

from __future__ import annotations

import pytest

from clauses.claims import (
    answer,
    banker_row,
    burned,
    coups_after,
    layout,
    next_card,
    player_row,
    rows,
    totals,
    typed_lines,
)
from croupier import Reason, Winner, open_book
from croupier.clauses import Silent
from croupier.coup import Side
from expected.lines import Line
from witness import coup, note, refused, settled, terms

STAR = "star-sydney"
MAIN = ("player", "banker", "tie")
PAIRS = ("player-pair", "banker-pair")
TIGER = ("tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger")


@pytest.mark.parametrize("line", typed_lines(STAR))
def test_a_wager_is_settled_as_the_document_says(line: Line) -> None:
    assert answer(STAR, line) == line.answer


# --- the order, and the book's words -------------------------------------------------------------


@pytest.mark.clause(
    "star-sydney:Order:ref",
    "star-sydney:Order",
    "star-sydney:Order(1)",
    "star-sydney:Order:effect",
    "star-sydney:Order:signed",
    "star-sydney:Title",
)
def test_the_order_of_20_october_2023_approves_premium_baccarat() -> None:
    source = open_book(STAR).source
    order = note(source.instrument)
    assert (order.kind, order.reference, order.made) == ("order", "DF23/020511", "2023-10-20")
    assert "NSW Independent Casino Commission" in order.authority
    assert "s 66(1)" in order.authority
    assert "on publication" in order.commences
    assert source.title.startswith("Premium Baccarat")


@pytest.mark.clause(
    "star-sydney:1.1:coup",
    "star-sydney:1.1:natural",
    "star-sydney:1.1:point count",
    "star-sydney:1.1:standoff",
    "star-sydney:1.1:void",
    "star-sydney:1.1:tie",
    "star-sydney:1.1:burn/ed",
    "star-sydney:7.2",
)
def test_the_hands_are_players_hand_and_bankers_hand_in_this_books_words() -> None:
    words = note(open_book(STAR).words)
    assert (words.player_hand.word, words.banker_hand.word) == ("Player's Hand", "Banker's Hand")
    assert (words.coup.word, words.tie.word, words.standoff.word) == ("coup", "tie", "standoff")
    assert (words.void.word, words.natural.word, words.burn.word) == ("void", "natural", "burn")
    assert words.point_count.word == "point count"
    assert not isinstance(words.dummy_coup, Silent)
    assert words.dummy_coup.word == "no bet coup"


# --- cards, cut, burn and the end of a shoe: 3, 4, 7 ---------------------------------------------


@pytest.mark.clause("star-sydney:3.1")
def test_three_four_six_or_eight_decks_and_one_cutting_card() -> None:
    cards = open_book(STAR).cards
    assert note(cards.decks).allowed == (3, 4, 6, 8)
    assert note(cards.cutting_cards).number == 1


@pytest.mark.clause(
    "star-sydney:3.2.1",
    "star-sydney:3.2.2",
    "star-sydney:3.2.3",
    "star-sydney:3.3.1",
    "star-sydney:3.3.2",
    "star-sydney:1.1:baccarat",
    "star-sydney:1.1:point count",
)
def test_the_count_is_the_right_digit_of_the_sum() -> None:
    under = terms(STAR, "premium")
    assert totals(under, "2s4d/AhKc6d") == (6, 7)
    assert totals(under, "8s8h/9d9c") == (6, 8)
    assert totals(under, "TsJdQh/QcKdTh") == (0, 0)


@pytest.mark.clause("star-sydney:4.5", "star-sydney:4.6")
def test_the_cut_is_at_least_a_deck_in_and_the_cutting_card_at_least_twenty_from_the_back() -> None:
    cards = open_book(STAR).cards
    assert (note(cards.cut).decks_from_either_end, cards.cut.exactness) == (1, "at-least")
    (place,) = note(cards.cutting_card_place)
    assert (place.cards_from_back, place.exactness) == (20, "at-least")


@pytest.mark.clause("star-sydney:4.7", "star-sydney:4.7.1", "star-sydney:4.7.2")
def test_the_first_card_is_burned_face_down_or_shown_on_request() -> None:
    assert [burned(STAR, "plain", card) for card in ("As", "7h", "Kd")] == [1, 1, 1]
    assert [burned(STAR, "shown", card) for card in ("As", "7h", "Kd")] == [1, 1, 1]


@pytest.mark.clause(
    "star-sydney:4.7", "star-sydney:4.7.3", "star-sydney:4.7.3.1", "star-sydney:4.7.3.2", "star-sydney:4.8"
)
def test_a_first_card_face_up_is_burned_with_as_many_more_as_its_face_value() -> None:
    assert [burned(STAR, "by-value", card) for card in ("As", "7h", "Ts", "Jd", "Kd")] == [2, 8, 11, 11, 11]


@pytest.mark.clause("star-sydney:4.9", "star-sydney:4.1.2")
def test_one_more_coup_after_the_one_in_which_the_cutting_card_came_out() -> None:
    assert coups_after(terms(STAR, "premium")) == 1
    assert coups_after(terms(STAR, "premium"), tied=True) == 1


@pytest.mark.clause("star-sydney:4.10")
def test_a_cutting_card_as_the_first_card_makes_that_coup_the_last() -> None:
    assert coups_after(terms(STAR, "premium"), first_card=True) == 0


@pytest.mark.clause("star-sydney:7.2", "star-sydney:7.3")
def test_first_and_third_card_to_players_hand_second_and_fourth_to_bankers() -> None:
    assert note(open_book(STAR).cards.deal_order).order == ("player", "banker", "player", "banker")


# --- additional cards: 9 -------------------------------------------------------------------------


@pytest.mark.clause("star-sydney:9.2", "star-sydney:9.3/Table 1:8-9", "star-sydney:1.1:natural")
def test_a_natural_on_either_hand_ends_the_deal() -> None:
    assert next_card(STAR, "5s4h/Kd7c") is None
    assert next_card(STAR, "2s3d/4c5h") is None


@pytest.mark.clause(
    "star-sydney:9.1",
    "star-sydney:9.3",
    "star-sydney:9.3.1",
    "star-sydney:9.3.2",
    "star-sydney:9.3/Table 1",
    "star-sydney:9.3/Table 1:0-5",
    "star-sydney:9.3/Table 1:6-7",
)
def test_players_hand_draws_to_five_and_stands_on_six_and_seven() -> None:
    assert player_row(STAR) == "D D D D D D S S S S"
    assert next_card(STAR, "2s3d/3c4d") is Side.PLAYER
    assert next_card(STAR, "2s4d/3c4d") is None


@pytest.mark.parametrize(
    ("count", "row"),
    rows(
        STAR,
        "9.4/Table 2",
        "D D D D D D D D D D D",
        "D D D D D D D D D D D",
        "D D D D D D D D D D D",
        "D D D D D D D D D S D",
        "D S S D D D D D D S S",
        "D S S S S D D D D S S",
        "S S S S S S S D D S S",
        "S S S S S S S S S S S",
        "S S S S S S S S S S S",
        "S S S S S S S S S S S",
    ),
)
@pytest.mark.clause("star-sydney:9.4", "star-sydney:9.4/Table 2")
def test_bankers_hand_draws_or_stands_by_table_2(count: int, row: str) -> None:
    assert banker_row(STAR, count) == row


@pytest.mark.clause("star-sydney:9.4.1", "star-sydney:9.4.2", "star-sydney:9.4/Table 2:4")
def test_bankers_hand_on_four_draws_to_two_to_seven() -> None:
    assert next_card(STAR, "KhTd2d/Ks4c") is Side.BANKER
    assert next_card(STAR, "KhTd7d/Ks4c") is Side.BANKER
    assert next_card(STAR, "KhTdAd/Ks4c") is None
    assert next_card(STAR, "KhTd8d/Ks4c") is None


@pytest.mark.clause("star-sydney:9.5")
def test_when_players_hand_stands_bankers_hand_draws_on_five_or_less() -> None:
    assert next_card(STAR, "2h4d/Ks5c") is Side.BANKER
    assert next_card(STAR, "2h4d/Ks6c") is None


@pytest.mark.clause("star-sydney:9.6")
def test_neither_hand_receives_a_fourth_card() -> None:
    assert next_card(STAR, "2s3dKh/3cTd3s") is None


# --- games, settlement and layouts: 5, 10, 11, 13, the diagrams ----------------------------------


@pytest.mark.clause("star-sydney:5.1", "star-sydney:1.1:tie")
def test_the_higher_count_wins_and_equal_counts_tie() -> None:
    under = terms(STAR, "premium")
    assert coup(under, "4h5s/2d6c P9-8", {}).winner is Winner.PLAYER
    assert coup(under, "3s4d/Kh8c B7-8", {}).winner is Winner.BANKER
    assert coup(under, "KsTdQh/JcQsTh T0-0", {}).winner is Winner.TIE


@pytest.mark.clause(
    "star-sydney:1.1:Premium Even Money Baccarat",
    "star-sydney:1.1:Tie Premium Baccarat",
    "star-sydney:10.1",
    "star-sydney:11.1",
    "star-sydney:13.2.1",
)
def test_there_are_three_games_and_they_differ_in_banker_and_tie() -> None:
    games = note(open_book(STAR).variations)
    names = [one.name for one in games]
    assert names == ["Premium Baccarat", "Premium Even Money Baccarat", "Tie Premium Baccarat"]
    six = "2s3dKh/3cTd3s"
    assert settled(terms(STAR, "premium"), six, "banker", 100).profit == 95_00
    assert settled(terms(STAR, "premium-even-money"), six, "banker", 100).profit == 50_00
    assert settled(terms(STAR, "tie-premium", tie_percent="4"), "2d4s/Kc6s", "banker", 100).profit == 4_00


@pytest.mark.clause("star-sydney:13")
def test_losing_wagers_are_collected_and_winning_wagers_settled() -> None:
    note(open_book(STAR).settlement.order)
    lost, won = coup(terms(STAR, "premium"), "5s4h/Kd7c", {"banker": 100, "player": 100}).wagers
    assert (lost.returned, won.returned) == (0, 200_00)


def test_the_book_prints_odds_and_knows_no_commission() -> None:
    """Reading A-28: 19 to 20 and 1 to 2 are odds."""
    assert isinstance(open_book(STAR).settlement.commission, Silent)
    assert settled(terms(STAR, "premium"), "2d4s/3h4c", "banker", 100).commission == 0


def diagrams(*printed: tuple[str, int, tuple[int, ...], bool]) -> list[object]:
    return [pytest.param(*one, marks=pytest.mark.clause(f"star-sydney:Diagram {one[0]}")) for one in printed]


@pytest.mark.parametrize(
    ("id", "places", "others", "chinese"),
    diagrams(
        ("A", 9, (3, 5, 6, 7), False),
        ("B", 3, (5, 6, 7, 9), True),
        ("C", 6, (3, 5, 7, 9), True),
        ("D", 3, (5, 6, 7, 9), True),
        ("E", 7, (3, 5, 6, 9), False),
        ("F", 7, (3, 5, 6, 9), True),
        ("G", 7, (3, 5, 6, 9), True),
        ("H", 7, (3, 5, 6, 9), False),
        ("I", 7, (3, 5, 6, 9), True),
        ("J", 7, (3, 5, 6, 9), False),
        ("K", 7, (3, 5, 6, 9), False),
        ("L", 9, (3, 5, 6, 7), True),
        ("O", 5, (3, 6, 7, 9), True),
    ),
)
@pytest.mark.clause("star-sydney:2.2", "star-sydney:12.2")
def test_pairs_layouts(id: str, places: int, others: tuple[int, ...], chinese: bool) -> None:
    areas = layout(STAR, id)
    assert (areas.places, areas.other_places, "zh" in areas.languages) == (places, others, chinese)
    assert areas.wagers == MAIN + PAIRS


@pytest.mark.parametrize(
    ("id", "places", "others", "pairs"),
    diagrams(("M", 7, (3, 5, 6, 9), False), ("N", 6, (3, 5, 7, 9), True), ("R", 6, (3, 5, 7, 9), True)),
)
@pytest.mark.clause("star-sydney:2.2", "star-sydney:12.7")
def test_super_six_layouts(id: str, places: int, others: tuple[int, ...], pairs: bool) -> None:
    areas = layout(STAR, id)
    assert (areas.places, areas.other_places, areas.languages) == (places, others, ("en", "zh"))
    assert areas.wagers == MAIN + (PAIRS if pairs else ()) + ("super-6",)


@pytest.mark.parametrize(
    ("id", "places", "others", "chinese"),
    diagrams(
        ("P", 6, (3, 5, 7, 9), False),
        ("Q", 6, (3, 5, 7, 9), False),
        ("S", 6, (3, 5, 7, 9), False),
        ("T", 6, (3, 5, 7, 9), False),
        ("U", 6, (3, 5, 7, 9), False),
        ("V", 6, (3, 5, 7, 9), False),
        ("W", 8, (3, 5, 7, 9), False),
    ),
)
@pytest.mark.clause("star-sydney:2.2", "star-sydney:12.12", "star-sydney:12.17", "star-sydney:12.22")
@pytest.mark.clause("star-sydney:12.26", "star-sydney:12.31")
def test_tiger_layouts_have_no_areas_for_pairs(id: str, places: int, others: tuple[int, ...], chinese: bool) -> None:
    areas = layout(STAR, id)
    assert (areas.places, areas.other_places, "zh" in areas.languages) == (places, others, chinese)
    assert areas.wagers == MAIN + TIGER


@pytest.mark.clause("star-sydney:12.2", "star-sydney:12.17", "star-sydney:Diagram P")
def test_no_layout_has_pairs_and_tiger_together() -> None:
    """Reading A-76: Pairs are on A to L, N, O and R, the Tiger wagers on P, Q and S to W."""
    premium = terms("star-sydney", "premium")
    both = refused(premium, "6sKs/3d4d", {"tiger": 100, "tiger-pair": 5, "player-pair": 5})
    assert both.reason is Reason.NOT_ON_ONE_LAYOUT
    assert both.facts == {"wagers": ("tiger", "tiger-pair"), "apart": ("player-pair",)}
    coup(premium, "6sKs/3d4d", {"tiger": 100, "tie": 5, "player": 5})
    coup(premium, "6sKs/3d4d", {"super-6": 100, "player-pair": 5, "banker-pair": 5})
