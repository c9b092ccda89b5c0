"""Crown Melbourne's rules, clause by clause, with figures and words typed from the document."""

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
from witness import coup, note, settled, streak, terms

CROWN_MELBOURNE = "crown-melbourne"


@pytest.mark.parametrize("line", typed_lines(CROWN_MELBOURNE))
def test_a_wager_is_settled_as_the_document_says(line: Line) -> None:
    assert answer(CROWN_MELBOURNE, line) == line.answer


# --- title and words -----------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:Title")
def test_the_rules_name_the_victorian_commission_and_no_date() -> None:
    source = open_book(CROWN_MELBOURNE).source
    paper = note(source.instrument)
    assert "Victorian Commission for Gambling Regulation" in paper.authority
    assert source.casino == "Crown Melbourne"
    assert (source.version, paper.made) == ("undated", "not stated in our copy")


@pytest.mark.clause(
    "crown-melbourne:1.1:Natural",
    "crown-melbourne:1.1:Void",
    "crown-melbourne:1.1:Tie",
    "crown-melbourne:8.2.1",
    "crown-melbourne:10.1/note***",
)
def test_a_tie_leaves_player_and_banker_void_in_this_books_words() -> None:
    words = note(open_book(CROWN_MELBOURNE).words)
    assert (words.natural.word, words.void.word, words.tie.word) == ("Natural", "Void", "Tie")
    assert (words.player_hand.word, words.banker_hand.word) == ("Player", "Banker")
    assert words.standoff.word.startswith("void")


# --- cards, cut, burn and the end of a shoe: 3, 4, 8 ---------------------------------------------


@pytest.mark.clause("crown-melbourne:3.1")
def test_four_to_eight_decks_and_one_cutting_card() -> None:
    cards = open_book(CROWN_MELBOURNE).cards
    assert note(cards.decks).allowed == (4, 5, 6, 7, 8)
    assert note(cards.cutting_cards).number == 1


@pytest.mark.clause("crown-melbourne:3.1.1", "crown-melbourne:10.1/Perfect Pairs")
def test_perfect_pairs_are_for_eight_decks() -> None:
    (requirement,) = note(open_book(CROWN_MELBOURNE).cards.deck_requirement)
    assert (requirement.wagers, requirement.decks) == (("player-perfect-pair", "banker-perfect-pair"), (8,))


@pytest.mark.clause(
    "crown-melbourne:3.2.1",
    "crown-melbourne:3.2.2",
    "crown-melbourne:3.2.3",
    "crown-melbourne:3.3.1",
    "crown-melbourne:3.3.2",
    "crown-melbourne:1.1:Baccarat",
)
def test_the_count_is_the_right_digit_of_the_sum() -> None:
    under = terms(CROWN_MELBOURNE, "traditional")
    assert totals(under, "2s4d/AhKc6d") == (6, 7)
    assert totals(under, "8s8h/9d9c") == (6, 8)
    assert totals(under, "TsJdQh/QcKdTh") == (0, 0)


@pytest.mark.clause("crown-melbourne:8.2.1", "crown-melbourne:8.2.3")
def test_first_and_third_card_to_player_second_and_fourth_to_banker() -> None:
    assert note(open_book(CROWN_MELBOURNE).cards.deal_order).order == ("player", "banker", "player", "banker")


@pytest.mark.clause("crown-melbourne:4.2.3", "crown-melbourne:4.2.4(a)", "crown-melbourne:4.2.4(b)")
def test_the_cut_is_about_a_deck_in_and_the_cutting_card_about_twenty_from_the_back_or_behind_thirteen() -> None:
    cards = open_book(CROWN_MELBOURNE).cards
    assert (note(cards.cut).decks_from_either_end, cards.cut.exactness) == (1, "about")
    places = [(place.cards_from_back, place.exactness) for place in note(cards.cutting_card_place)]
    assert places == [(20, "about"), (13, "exactly")]


@pytest.mark.clause("crown-melbourne:4.3.1(a)")
def test_the_plain_burn_takes_the_first_card_alone() -> None:
    assert [burned(CROWN_MELBOURNE, "plain", card) for card in ("As", "7h", "Kd")] == [1, 1, 1]


@pytest.mark.clause("crown-melbourne:4.3.1(b)")
def test_a_burn_on_request_adds_the_first_cards_face_value_ten_for_tens_and_pictures() -> None:
    assert [burned(CROWN_MELBOURNE, "by-value", card) for card in ("As", "7h", "Ts", "Kd")] == [2, 8, 11, 11]


@pytest.mark.clause("crown-melbourne:8.2.2(b)")
def test_a_card_may_be_burned_before_each_coup_and_is_not_unless_chosen() -> None:
    assert getattr(note(open_book(CROWN_MELBOURNE).cards.burn_each_coup), "default", None) == "off"


@pytest.mark.clause(
    "crown-melbourne:8.3.4(b)", "crown-melbourne:8.3.4(c)", "crown-melbourne:8.3.4(e)", "crown-melbourne:4.1.1(b)"
)
def test_one_more_coup_after_the_one_in_which_the_cutting_card_came_out() -> None:
    under = terms(CROWN_MELBOURNE, "traditional")
    assert coups_after(under) == 1
    assert coups_after(under, first_card=True) == 0
    assert coups_after(terms(CROWN_MELBOURNE, "crown", cutting_card_first="one-more"), first_card=True) == 1


# --- versions and layouts: 1.1, 2, the diagrams --------------------------------------------------


@pytest.mark.clause(
    "crown-melbourne:1.1:Traditional Baccarat",
    "crown-melbourne:1.1:Crown Baccarat",
    "crown-melbourne:1.1:2 to 1 Baccarat",
    "crown-melbourne:1.1:Tie Baccarat",
)
def test_there_are_four_versions_and_none_is_for_tournaments_only() -> None:
    versions = note(open_book(CROWN_MELBOURNE).variations)
    assert [one.name for one in versions] == [
        "Traditional Baccarat",
        "Crown Baccarat",
        "2 to 1 Baccarat",
        "Tie Baccarat",
    ]
    assert not any(one.tournament_only for one in versions)


@pytest.mark.parametrize(
    ("id", "name"),
    [
        pytest.param(id, name, marks=pytest.mark.clause(f"crown-melbourne:Diagram {id}", f"crown-melbourne:{clause}"))
        for id, name, clause in (
            ("A", "Baccarat", "2.2.1"),
            ("B", "Mini Baccarat", "2.2.2"),
            ("C", "Midi Baccarat", "2.2.3"),
        )
    ],
)
@pytest.mark.clause("crown-melbourne:2.2")
def test_three_diagrams_are_layouts_for_player_banker_and_tie(id: str, name: str) -> None:
    areas = layout(CROWN_MELBOURNE, id)
    assert (areas.name, areas.wagers) == (name, ("player", "banker", "tie"))


@pytest.mark.clause(
    "crown-melbourne:2.4",
    "crown-melbourne:Diagram D",
    "crown-melbourne:Diagram D:Player",
    "crown-melbourne:Diagram D:Banker",
    "crown-melbourne:Diagram D:Tie",
)
def test_runs_of_player_banker_and_tie_are_laid_on_the_run_grid_and_a_combination_on_its_first_two_rows() -> None:
    assert layout(CROWN_MELBOURNE, "D").wagers == ("player-run", "banker-run", "combination-run", "tie-run")


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=pytest.mark.clause(f"crown-melbourne:Diagram {id}")) for id in "EF"]
)
@pytest.mark.clause("crown-melbourne:2.5", "crown-melbourne:2.7")
def test_diagrams_e_and_f_have_areas_for_dragon_bonus_and_pairs(id: str) -> None:
    assert layout(CROWN_MELBOURNE, id).choices == (
        ("player-dragon-bonus", "banker-dragon-bonus"),
        ("player-perfect-pair", "banker-perfect-pair"),
        ("player-pair", "banker-pair"),
    )


@pytest.mark.clause("crown-melbourne:2.2", "crown-melbourne:2.2.2")
def test_diagram_f_is_the_other_mini_baccarat_layout() -> None:
    assert layout(CROWN_MELBOURNE, "F").name.startswith("Mini Baccarat")


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=pytest.mark.clause(f"crown-melbourne:Diagram {id}")) for id in "GH"]
)
@pytest.mark.clause("crown-melbourne:2.6.1")
def test_diagrams_g_and_h_have_areas_for_both_players_and_bankers_dragon_tails(id: str) -> None:
    assert layout(CROWN_MELBOURNE, id).wagers[3:] == (
        "player-dragon-tail-early",
        "player-dragon-tail-late",
        "banker-dragon-tail-early",
        "banker-dragon-tail-late",
    )


# --- the Table of Play: 9 and 8.3 ----------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:9.1", "crown-melbourne:9.2/Table 1:8-9", "crown-melbourne:1.1:Natural")
def test_a_natural_on_either_hand_ends_the_deal() -> None:
    assert next_card(CROWN_MELBOURNE, "5s4h/Kd7c") is None
    assert next_card(CROWN_MELBOURNE, "2s3d/4c5h") is None


@pytest.mark.clause(
    "crown-melbourne:9.2",
    "crown-melbourne:9.2.1",
    "crown-melbourne:9.2.2",
    "crown-melbourne:9.2/Table 1",
    "crown-melbourne:9.2/Table 1:0-5",
    "crown-melbourne:9.2/Table 1:6-7",
)
def test_player_draws_to_five_and_stands_on_six_and_seven() -> None:
    assert player_row(CROWN_MELBOURNE) == "D D D D D D S S S S"
    assert next_card(CROWN_MELBOURNE, "2s3d/3c4d") is Side.PLAYER
    assert next_card(CROWN_MELBOURNE, "2s4d/3c4d") is None


@pytest.mark.parametrize(
    ("count", "row"),
    rows(
        CROWN_MELBOURNE,
        "9.3/Table 2",
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
@pytest.mark.clause("crown-melbourne:9.3", "crown-melbourne:9.3/Table 2")
def test_banker_draws_or_stands_by_table_2(count: int, row: str) -> None:
    assert banker_row(CROWN_MELBOURNE, count) == row


@pytest.mark.clause("crown-melbourne:9.3.1", "crown-melbourne:9.3.2", "crown-melbourne:9.3/Table 2:5")
def test_banker_on_five_draws_to_four_to_seven_and_to_no_card() -> None:
    assert next_card(CROWN_MELBOURNE, "KhTd4d/Ks5c") is Side.BANKER
    assert next_card(CROWN_MELBOURNE, "KhTd7d/Ks5c") is Side.BANKER
    assert next_card(CROWN_MELBOURNE, "2h4d/Ks5c") is Side.BANKER
    assert next_card(CROWN_MELBOURNE, "KhTd3d/Ks5c") is None
    assert next_card(CROWN_MELBOURNE, "KhTd8d/Ks5c") is None


@pytest.mark.clause("crown-melbourne:8.3.1(a)")
def test_neither_hand_receives_a_fourth_card() -> None:
    assert next_card(CROWN_MELBOURNE, "2s3dKh/3cTd3s") is None


@pytest.mark.clause(
    "crown-melbourne:8.3.3(a)", "crown-melbourne:8.3.3(b)", "crown-melbourne:8.3.3(c)", "crown-melbourne:8.3.3(d)"
)
def test_nine_ranks_above_eight_above_seven_and_so_on_down_to_baccarat() -> None:
    under = terms(CROWN_MELBOURNE, "traditional")
    assert coup(under, "4h5s/2d6c P9-8", {}).winner is Winner.PLAYER
    assert coup(under, "3s4d/Kh8c B7-8", {}).winner is Winner.BANKER
    assert coup(under, "3s4d/Kh6c P7-6", {}).winner is Winner.PLAYER
    assert coup(under, "KsTdAh/JcQdTh P1-0", {}).winner is Winner.PLAYER


# --- settlement and commission: 6.7, 10.2 --------------------------------------------------------


@pytest.mark.clause("crown-melbourne:6.7.1", "crown-melbourne:6.7.2")
def test_losing_wagers_are_cleared_and_winning_wagers_paid() -> None:
    note(open_book(CROWN_MELBOURNE).settlement.order)
    lost, won = coup(terms(CROWN_MELBOURNE, "traditional"), "5s4h/Kd7c", {"banker": 100, "player": 100}).wagers
    assert (lost.returned, won.returned) == (0, 200_00)


@pytest.mark.clause("crown-melbourne:10.2.1")
def test_commission_is_taken_when_the_win_is_paid() -> None:
    assert getattr(note(open_book(CROWN_MELBOURNE).settlement.commission), "taken", None) == "at-payout"
    won = settled(terms(CROWN_MELBOURNE, "traditional"), "2d4s/3h4c", "banker", 90)
    assert (won.profit, won.commission) == (86_00, 4_50)


# --- wagers over several coups, told as stories: 1.1, 10.1, 11.8.4, 11.13 -------------------------


@pytest.mark.clause(
    "crown-melbourne:1.1:Dragon Tail",
    "crown-melbourne:1.1:Dragon Tail/placing",
    "crown-melbourne:1.1:Dragon Tail/established",
    "crown-melbourne:1.1:Dragon Tail/broken",
)
def test_early_and_late_dragon_tails_on_a_run_of_four_broken_by_a_tie() -> None:
    under = terms(CROWN_MELBOURNE, "traditional")
    assert streak(under, "player-dragon-tail-early", "P P P P T", dollars=100).profit == 700_00
    assert streak(under, "player-dragon-tail-late", "P P P P T", dollars=100).profit == 300_00


@pytest.mark.clause("crown-melbourne:10.1/Dragon Tail:Player Late", "crown-melbourne:1.1:Dragon Tail Indicator")
def test_at_six_a_late_dragon_tail_stays_for_one_more_coup() -> None:
    under = terms(CROWN_MELBOURNE, "traditional")
    assert streak(under, "player-dragon-tail-late", "P P P P P P").resolution == "open"
    assert streak(under, "player-dragon-tail-late", "P P P P P P P", dollars=10).profit == 300_00
    assert streak(under, "player-dragon-tail-late", "P P P P P P B", dollars=10).profit == 110_00
    assert streak(under, "player-dragon-tail-late", "P P P P P P end", dollars=10).profit == 110_00


@pytest.mark.clause("crown-melbourne:11.8.4", "crown-melbourne:1.1:Run/placing", "crown-melbourne:1.1:Run")
def test_a_dummy_coup_neither_helps_nor_harms_a_run() -> None:
    under = terms(CROWN_MELBOURNE, "traditional")
    assert streak(under, "tie-run-2", "T dummy T", dollars=5).profit == 500_00
    assert streak(under, "player-run-2", "P dummy B", dollars=5).resolution == "loses"


@pytest.mark.clause("crown-melbourne:6.5.7")
def test_a_combination_run_without_a_main_wager_is_returned() -> None:
    returned = streak(terms(CROWN_MELBOURNE, "crown"), "combination-run-3", "P B P", nominate="P - P", dollars=20)
    assert (returned.resolution, returned.returned) == ("void", 20_00)
