"""Crown Sydney's rules (version 3.2), clause by clause, with figures and words typed from the document."""

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
from croupier import Winner, open_book
from croupier.coup import Side
from expected.lines import Line
from witness import coup, note, settled, terms

CROWN_SYDNEY = "crown-sydney"


@pytest.mark.parametrize("line", typed_lines(CROWN_SYDNEY))
def test_a_wager_is_settled_as_the_document_says(line: Line) -> None:
    assert answer(CROWN_SYDNEY, line) == line.answer


# --- the order, and the book's words -------------------------------------------------------------


@pytest.mark.clause(
    "crown-sydney:Order:ref",
    "crown-sydney:Order",
    "crown-sydney:Order(1)",
    "crown-sydney:Order:effect",
    "crown-sydney:Order:signed",
    "crown-sydney:Title",
)
def test_the_order_of_26_march_2025_approves_version_3_2() -> None:
    book = open_book(CROWN_SYDNEY)
    order = note(book.source.instrument)
    assert (order.kind, order.reference, order.made) == ("order", "DF25/006121", "2025-03-26")
    assert "NSW Independent Casino Commission" in order.authority
    assert "Casino Control Act 1992 (NSW) s 66(1)" in order.authority
    assert "on publication" in order.commences
    assert book.source.version == "3.2"


@pytest.mark.clause(
    "crown-sydney:1.1:Coup",
    "crown-sydney:1.1:Shoe",
    "crown-sydney:1.1:Stand-off",
    "crown-sydney:1.1:Void",
    "crown-sydney:1.1:Natural",
    "crown-sydney:1.1:Point Count",
    "crown-sydney:1.1:Burn(ed)",
    "crown-sydney:1.1:Tie",
    "crown-sydney:8.1",
)
def test_people_at_the_table_see_the_documents_words() -> None:
    words = note(open_book(CROWN_SYDNEY).words)
    assert (words.coup.word, words.shoe.word, words.tie.word) == ("Coup", "Shoe", "Tie")
    assert (words.standoff.word, words.void.word) == ("Stand-off", "Void")
    assert (words.natural.word, words.point_count.word, words.burn.word) == ("Natural", "Point Count", "Burn")
    assert (words.player_hand.word, words.banker_hand.word) == ("Player", "Banker")


# --- cards, cut, burn and the end of a shoe: 3, 4, 8.5 -------------------------------------------


@pytest.mark.clause("crown-sydney:3.1", "crown-sydney:2.2.2(d)")
def test_eight_decks_and_one_cutting_card() -> None:
    cards = open_book(CROWN_SYDNEY).cards
    assert note(cards.decks).allowed == (8,)
    assert note(cards.cutting_cards).number == 1


@pytest.mark.clause("crown-sydney:10.2/Table 7", "crown-sydney:1.1:Baccarat Perfect Pairs")
def test_perfect_pairs_are_for_eight_decks() -> None:
    (requirement,) = note(open_book(CROWN_SYDNEY).cards.deck_requirement)
    assert requirement.wagers == ("player-perfect-pair", "banker-perfect-pair")
    assert requirement.decks == (8,)


@pytest.mark.clause(
    "crown-sydney:3.2.1",
    "crown-sydney:3.2.2",
    "crown-sydney:3.2.3",
    "crown-sydney:3.3.1",
    "crown-sydney:3.3.2",
    "crown-sydney:1.1:Baccarat",
)
def test_the_count_is_the_right_digit_of_the_sum() -> None:
    under = terms(CROWN_SYDNEY, "traditional")
    assert totals(under, "2s4d/AhKc6d") == (6, 7)
    assert totals(under, "As3d7h/Kc6d2h") == (1, 8)
    assert totals(under, "8s8h/9d9c") == (6, 8)
    assert totals(under, "TsJdQh/QcKdTh") == (0, 0)


@pytest.mark.clause("crown-sydney:8.1", "crown-sydney:8.3.1")
def test_first_and_third_card_to_player_second_and_fourth_to_banker() -> None:
    assert note(open_book(CROWN_SYDNEY).cards.deal_order).order == ("player", "banker", "player", "banker")


@pytest.mark.clause("crown-sydney:4.2.4", "crown-sydney:4.2.5(a)", "crown-sydney:4.2.5(b)")
def test_the_cut_is_about_a_deck_in_and_the_cutting_card_about_twenty_from_the_back_or_behind_thirteen() -> None:
    cards = open_book(CROWN_SYDNEY).cards
    assert (note(cards.cut).decks_from_either_end, cards.cut.exactness) == (1, "about")
    about_twenty, thirteen = note(cards.cutting_card_place)
    assert (about_twenty.cards_from_back, about_twenty.exactness) == (20, "about")
    assert (thirteen.cards_from_back, thirteen.exactness) == (13, "exactly")


@pytest.mark.clause("crown-sydney:4.3.1", "crown-sydney:4.3.1(a)", "crown-sydney:1.1:Burn(ed)")
def test_a_crown_burn_takes_the_first_card_alone() -> None:
    assert open_book(CROWN_SYDNEY).cards.burn[0].name == "Crown Burn"
    assert [burned(CROWN_SYDNEY, "plain", card) for card in ("As", "7h", "Kd")] == [1, 1, 1]


@pytest.mark.clause("crown-sydney:4.3.1", "crown-sydney:4.3.1(b)")
def test_a_traditional_burn_adds_the_first_cards_face_value_ten_for_tens_and_pictures() -> None:
    assert open_book(CROWN_SYDNEY).cards.burn[1].name == "Traditional Burn"
    assert [burned(CROWN_SYDNEY, "by-value", card) for card in ("As", "2h", "7h", "9c")] == [2, 3, 8, 10]
    assert [burned(CROWN_SYDNEY, "by-value", card) for card in ("Ts", "Jh", "Qh", "Kd")] == [11, 11, 11, 11]


@pytest.mark.clause(
    "crown-sydney:8.5.2",
    "crown-sydney:8.5.3",
    "crown-sydney:8.5.4",
    "crown-sydney:4.1.2(b)",
    "crown-sydney:1.1:Shoe",
)
def test_one_more_coup_after_the_one_in_which_the_cutting_card_came_out() -> None:
    under = terms(CROWN_SYDNEY, "traditional")
    assert coups_after(under) == 1
    assert coups_after(under, tied=True) == 1


@pytest.mark.clause("crown-sydney:8.5.2", "crown-sydney:4.1.2(b)")
def test_a_cutting_card_before_the_first_card_makes_that_coup_the_last_unless_the_operator_reads_it_otherwise() -> None:
    assert coups_after(terms(CROWN_SYDNEY, "traditional"), first_card=True) == 0
    assert coups_after(terms(CROWN_SYDNEY, "traditional", cutting_card_first="one-more"), first_card=True) == 1


# --- variations and layouts: 5, 2.2, the diagrams ------------------------------------------------


@pytest.mark.clause("crown-sydney:5.1.1", "crown-sydney:1.1:Traditional Baccarat")
def test_traditional_baccarat_takes_five_per_cent_of_a_banker_win() -> None:
    variation = note(open_book(CROWN_SYDNEY).variation("traditional"))
    assert variation is not None
    assert (variation.name, variation.tournament_only) == ("Traditional Baccarat", False)
    assert settled(terms(CROWN_SYDNEY, "traditional"), "2d4s/3h4c", "banker", 100).commission == 5_00


@pytest.mark.clause("crown-sydney:5.1.2", "crown-sydney:1.1:Crown Baccarat")
def test_crown_baccarat_pays_half_on_a_banker_six() -> None:
    variation = note(open_book(CROWN_SYDNEY).variation("crown"))
    assert variation is not None
    assert (variation.name, variation.tournament_only) == ("Crown Baccarat", False)
    assert settled(terms(CROWN_SYDNEY, "crown"), "2s3dKh/3cTd3s", "banker", 100).profit == 50_00


@pytest.mark.clause("crown-sydney:5.1.3", "crown-sydney:1.1:Zero Commission Baccarat")
def test_zero_commission_baccarat_is_for_tournaments_only() -> None:
    variation = note(open_book(CROWN_SYDNEY).variation("zero-commission"))
    assert variation is not None
    assert (variation.name, variation.tournament_only) == ("Zero Commission Baccarat", True)
    assert settled(terms(CROWN_SYDNEY, "zero-commission"), "2s3dKh/3cTd3s", "banker", 100).profit == 100_00


def diagrams(letters: str) -> list[object]:
    return [pytest.param(one, marks=pytest.mark.clause(f"crown-sydney:Diagram {one}")) for one in letters]


@pytest.mark.parametrize("id", diagrams("ABCDEF"))
@pytest.mark.clause("crown-sydney:2.2.1", "crown-sydney:5.2")
def test_diagrams_a_to_f_have_areas_for_pairs_dragon_bonus_or_perfect_pairs(id: str) -> None:
    areas = layout(CROWN_SYDNEY, id)
    assert areas.wagers == ("player", "banker", "tie")
    assert areas.choices == (
        ("player-pair", "banker-pair"),
        ("player-dragon-bonus", "banker-dragon-bonus"),
        ("player-perfect-pair", "banker-perfect-pair"),
    )


@pytest.mark.parametrize("id", diagrams("GH"))
@pytest.mark.clause("crown-sydney:2.2.1", "crown-sydney:5.2")
def test_diagrams_g_and_h_carry_no_note_on_side_wagers(id: str) -> None:
    areas = layout(CROWN_SYDNEY, id)
    assert (areas.wagers, areas.choices) == (("player", "banker", "tie"), ())
    assert not areas.side_wagers_stated


@pytest.mark.parametrize("id", diagrams("IJK"))
@pytest.mark.clause("crown-sydney:2.2.1", "crown-sydney:5.2")
def test_diagrams_i_to_k_have_areas_to_label_with_the_tiger_bets(id: str) -> None:
    assert layout(CROWN_SYDNEY, id).choices == (
        ("tiger-tie",),
        ("tiger-pair",),
        ("tiger",),
        ("big-tiger",),
        ("small-tiger",),
    )


# --- the Table of Play: 9 ------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:9.4", "crown-sydney:9.5/Table 1:8-9", "crown-sydney:1.1:Natural")
def test_a_natural_on_either_hand_ends_the_deal() -> None:
    assert next_card(CROWN_SYDNEY, "5s4h/Kd7c") is None
    assert next_card(CROWN_SYDNEY, "2s3d/4c5h") is None
    assert next_card(CROWN_SYDNEY, "KsTd/8cQh") is None


@pytest.mark.clause(
    "crown-sydney:9.5",
    "crown-sydney:9.5.1",
    "crown-sydney:9.5.2",
    "crown-sydney:9.5/Table 1",
    "crown-sydney:9.5/Table 1:0-5",
    "crown-sydney:9.5/Table 1:6-7",
)
def test_player_draws_to_five_and_stands_on_six_and_seven() -> None:
    assert player_row(CROWN_SYDNEY) == "D D D D D D S S S S"
    assert next_card(CROWN_SYDNEY, "2s3d/3c4d") is Side.PLAYER
    assert next_card(CROWN_SYDNEY, "2s4d/3c4d") is None


@pytest.mark.parametrize(
    ("count", "row"),
    rows(
        CROWN_SYDNEY,
        "9.6/Table 2",
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
@pytest.mark.clause("crown-sydney:9.6", "crown-sydney:9.6/Table 2")
def test_banker_draws_or_stands_by_table_2(count: int, row: str) -> None:
    assert banker_row(CROWN_SYDNEY, count) == row


@pytest.mark.clause("crown-sydney:9.6", "crown-sydney:9.6.1", "crown-sydney:9.6.2", "crown-sydney:9.6/Table 2:6")
def test_banker_on_six_draws_only_to_a_six_or_a_seven() -> None:
    assert next_card(CROWN_SYDNEY, "2h3d6d/Ks6c") is Side.BANKER
    assert next_card(CROWN_SYDNEY, "2h3d7d/Ks6c") is Side.BANKER
    assert next_card(CROWN_SYDNEY, "2h3d5d/Ks6c") is None
    assert next_card(CROWN_SYDNEY, "2h3d8d/Ks6c") is None
    assert next_card(CROWN_SYDNEY, "2h4d/Ks6c") is None


@pytest.mark.clause("crown-sydney:9.6", "crown-sydney:9.6/Table 2:3")
def test_banker_on_three_draws_to_everything_but_an_eight() -> None:
    assert next_card(CROWN_SYDNEY, "KhTd8d/Ks3c") is None
    assert next_card(CROWN_SYDNEY, "KhTd9d/Ks3c") is Side.BANKER
    assert next_card(CROWN_SYDNEY, "KhTdTc/Ks3c") is Side.BANKER
    assert next_card(CROWN_SYDNEY, "2h4d/Ks3c") is Side.BANKER


@pytest.mark.clause("crown-sydney:9.1.1")
def test_neither_hand_receives_a_fourth_card() -> None:
    assert next_card(CROWN_SYDNEY, "2s3dKh/3cTd3s") is None
    assert next_card(CROWN_SYDNEY, "3s4d/KhTcQd") is None


@pytest.mark.clause("crown-sydney:9.3.1", "crown-sydney:9.3.2", "crown-sydney:9.3.3", "crown-sydney:9.3.4")
def test_nine_ranks_above_eight_above_seven_and_so_on_down_to_baccarat() -> None:
    under = terms(CROWN_SYDNEY, "traditional")
    assert coup(under, "4h5s/2d6c P9-8", {}).winner is Winner.PLAYER
    assert coup(under, "3s4d/Kh8c B7-8", {}).winner is Winner.BANKER
    assert coup(under, "3s4d/Kh6c P7-6", {}).winner is Winner.PLAYER
    assert coup(under, "KsTdAh/JcQdTh P1-0", {}).winner is Winner.PLAYER
    assert coup(under, "KsTdQh/JcQsTh T0-0", {}).winner is Winner.TIE


# --- settlement: 10 ------------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:10.1.1", "crown-sydney:10.1.2")
def test_losing_wagers_are_cleared_and_winning_wagers_paid() -> None:
    note(open_book(CROWN_SYDNEY).settlement.order)
    lost, won = coup(terms(CROWN_SYDNEY, "traditional"), "5s4h/Kd7c", {"banker": 100, "player": 100}).wagers
    assert (lost.returned, won.returned) == (0, 200_00)


@pytest.mark.clause("crown-sydney:10.3.1")
def test_commission_is_taken_when_the_win_is_paid() -> None:
    commission = note(open_book(CROWN_SYDNEY).settlement.commission)
    assert getattr(commission, "taken", None) == "at-payout"
    won = settled(terms(CROWN_SYDNEY, "traditional"), "2d4s/3h4c", "banker", 240)
    assert (won.profit, won.commission) == (228_00, 12_00)
