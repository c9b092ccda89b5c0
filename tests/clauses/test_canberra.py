"""Casino Canberra's rules of Mini-Baccarat, clause by clause, with figures and words typed from the document."""

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
from croupier.clauses import Silent
from croupier.coup import SettledWhen, Side
from expected.lines import Line
from witness import coup, no_terms, note, settled, terms

CANBERRA = "canberra"


@pytest.mark.parametrize("line", typed_lines(CANBERRA))
def test_a_wager_is_settled_as_the_document_says(line: Line) -> None:
    assert answer(CANBERRA, line) == line.answer


# --- the instrument and the dictionary -----------------------------------------------------------


@pytest.mark.clause(
    "canberra:NI:title",
    "canberra:NI:1",
    "canberra:NI:2",
    "canberra:NI:3",
    "canberra:NI:4",
    "canberra:NI:made",
    "canberra:Title",
)
def test_the_instrument_of_7_december_2018_revokes_that_of_2017() -> None:
    paper = note(open_book(CANBERRA).source.instrument)
    assert paper.reference == "NI2018-687, Casino Control (Mini Baccarat) Approval 2018 (No 1)"
    assert "Casino Control Act 2006 (ACT) s 97" in paper.authority
    assert (paper.kind, paper.made) == ("notifiable instrument", "2018-12-07")
    assert paper.commences == "the day after its notification"
    assert paper.supersedes.startswith("NI2017-633")
    assert open_book(CANBERRA).source.title == "Rules of Mini-Baccarat"


@pytest.mark.clause("canberra:A:Round of Play", "canberra:A:Natural", "canberra:A:Void", "canberra:A:Tie")
def test_a_coup_is_a_round_of_play_here_and_a_dummy_coup_a_no_bet_coup() -> None:
    words = note(open_book(CANBERRA).words)
    assert words.coup.word == "Round of Play"
    assert not isinstance(words.dummy_coup, Silent)
    assert words.dummy_coup.word == "No-Bet Coup"
    assert (words.natural.word, words.void.word, words.tie.word) == ("Natural", "Void", "Tie")
    assert words.tableau.word == "Tableau (Table of Play)"


# --- cards, cut, burn and the end of a shoe: 2, 5, 6 ---------------------------------------------


@pytest.mark.clause("canberra:2.1")
def test_eight_decks_and_two_cutting_cards() -> None:
    cards = open_book(CANBERRA).cards
    assert note(cards.decks).allowed == (8,)
    assert note(cards.cutting_cards).number == 2


@pytest.mark.clause("canberra:2.4(a)", "canberra:2.4(b)", "canberra:2.4(c)", "canberra:2.6")
def test_a_total_is_one_digit_and_the_tens_are_ignored() -> None:
    under = terms(CANBERRA, "commission")
    assert totals(under, "2s4d/AhKc6d") == (6, 7)
    assert totals(under, "8s8h/9d9c") == (6, 8)
    assert totals(under, "TsJdQh/QcKdTh") == (0, 0)


@pytest.mark.clause("canberra:5.4")
def test_the_cut_is_at_least_a_deck_in_and_the_other_cutting_card_at_least_twelve_from_the_back() -> None:
    cards = open_book(CANBERRA).cards
    assert (note(cards.cut).decks_from_either_end, cards.cut.exactness) == (1, "at-least")
    (place,) = note(cards.cutting_card_place)
    assert (place.cards_from_back, place.exactness) == (12, "at-least")


@pytest.mark.clause("canberra:5.5", "canberra:5.5(a)")
def test_the_first_card_may_be_burned_unexposed_and_alone() -> None:
    assert [burned(CANBERRA, "plain", card) for card in ("As", "7h", "Kd")] == [1, 1, 1]


@pytest.mark.clause("canberra:5.5", "canberra:5.5(b)", "canberra:5.6", "canberra:5.7")
def test_an_exposed_first_card_burns_as_many_more_as_its_value_ten_for_tens_and_pictures() -> None:
    assert [burned(CANBERRA, "by-value", card) for card in ("As", "7h", "Ts", "Qd", "Kd")] == [2, 8, 11, 11, 11]


@pytest.mark.clause("canberra:5.8", "canberra:5.1(b)")
def test_the_round_of_the_cutting_card_is_the_last_unless_it_ties() -> None:
    under = terms(CANBERRA, "commission")
    assert coups_after(under) == 0
    assert coups_after(under, first_card=True) == 0
    assert coups_after(under, tied=True) == 1
    assert coups_after(under, first_card=True, tied=True) == 1


@pytest.mark.clause("canberra:5.8")
def test_a_second_tie_gives_no_further_round_unless_the_operator_reads_it_so() -> None:
    assert coups_after(terms(CANBERRA, "commission"), tied=True, extra_rounds=1) == 0
    repeating = terms(CANBERRA, "commission", extra_round_repeats="yes")
    assert coups_after(repeating, tied=True, extra_rounds=1) == 1


@pytest.mark.clause("canberra:6.2(a)", "canberra:6.2(b)")
def test_a_card_to_player_then_to_banker_and_again() -> None:
    assert note(open_book(CANBERRA).cards.deal_order).order == ("player", "banker", "player", "banker")


# --- the tableau: 6.4 and 7 ----------------------------------------------------------------------


@pytest.mark.clause("canberra:6.4", "canberra:A:Natural")
def test_a_natural_on_either_hand_ends_the_deal() -> None:
    assert next_card(CANBERRA, "5s4h/Kd7c") is None
    assert next_card(CANBERRA, "2s3d/4c5h") is None


@pytest.mark.clause("canberra:7.1", "canberra:7.2", "canberra:7.2:0-5", "canberra:7.2:6-7")
def test_player_draws_to_five_and_stands_on_six_and_seven() -> None:
    assert player_row(CANBERRA) == "D D D D D D S S S S"
    assert next_card(CANBERRA, "2s3d/3c4d") is Side.PLAYER
    assert next_card(CANBERRA, "2s4d/3c4d") is None


@pytest.mark.parametrize(
    ("count", "row"),
    rows(
        CANBERRA,
        "7.3",
        "D D D D D D D D D D D",
        "D D D D D D D D D D D",
        "D D D D D D D D D D D",
        "D D D D D D D D D S D",
        "D S S D D D D D D S S",
        "D S S S S D D D D S S",
        "S S S S S S S D D S S",
        "S S S S S S S S S S S",
    ),
)
@pytest.mark.clause("canberra:7.3")
def test_banker_draws_or_stands_by_the_standard_grid(count: int, row: str) -> None:
    """Our copy has a twelfth cell in rows 3 to 6; reading A-01 takes the grid that every other book prints."""
    assert banker_row(CANBERRA, count) == row


@pytest.mark.clause("canberra:7.3", "canberra:7.3:4")
def test_banker_on_four_stands_on_an_eight_and_draws_to_no_card() -> None:
    """Where the two ways of lining up the misprinted row would go wrong."""
    assert next_card(CANBERRA, "KhTd8d/Ks4c") is None
    assert next_card(CANBERRA, "2h4d/Ks4c") is Side.BANKER


@pytest.mark.clause("canberra:A:Tie")
def test_the_higher_total_wins_and_equal_totals_tie() -> None:
    under = terms(CANBERRA, "commission")
    assert coup(under, "4h5s/2d6c P9-8", {}).winner is Winner.PLAYER
    assert coup(under, "3s4d/Kh8c B7-8", {}).winner is Winner.BANKER
    assert coup(under, "KsTdQh/JcQsTh T0-0", {}).winner is Winner.TIE


# --- methods and Pairs: 8, 9 ---------------------------------------------------------------------


@pytest.mark.clause("canberra:A:Commission method", "canberra:A:Non-commission method")
def test_there_are_two_methods_and_they_differ_in_what_banker_is_paid() -> None:
    methods = note(open_book(CANBERRA).variations)
    assert [one.name for one in methods] == ["Commission method", "Non-commission method"]
    six, seven = "2s3dKh/3cTd3s", "2d4s/3h4c"
    assert settled(terms(CANBERRA, "commission"), six, "banker", 100).profit == 95_00
    assert settled(terms(CANBERRA, "non-commission"), six, "banker", 100).profit == 50_00
    assert settled(terms(CANBERRA, "non-commission"), seven, "banker", 100).profit == 100_00


@pytest.mark.clause("canberra:8.2", "canberra:9.1")
def test_perfect_pairs_or_canberra_pairs_and_never_both() -> None:
    assert note(open_book(CANBERRA).options["pairs"]).values == ("perfect", "canberra")
    assert no_terms(CANBERRA, "commission", pairs="perfect-and-canberra").reason == "option-value-not-allowed"


@pytest.mark.clause("canberra:9.10", "canberra:9.11", "canberra:9.7")
def test_pairs_are_settled_after_four_cards_and_everything_else_at_the_end() -> None:
    wagers = note(terms(CANBERRA, "commission", pairs="perfect").wagers)
    early = {id for id, wager in wagers.items() if wager.settled is SettledWhen.AFTER_FOUR_CARDS}
    assert early == {"player-perfect-pair", "banker-perfect-pair"}


def test_the_layout_has_boxes_for_either_kind_of_pair_and_the_dragon_bonus() -> None:
    assert layout(CANBERRA, "approved").choices == (
        ("player-perfect-pair", "banker-perfect-pair"),
        ("player-pair", "banker-pair"),
        ("player-dragon-bonus", "banker-dragon-bonus"),
    )


@pytest.mark.clause("canberra:9.10(a)", "canberra:9.10(b)")
def test_losing_pairs_are_removed_and_winning_pairs_paid() -> None:
    note(open_book(CANBERRA).settlement.order)
    pairs = {"player-perfect-pair": 10, "banker-perfect-pair": 10}
    won, lost = coup(terms(CANBERRA, "commission", pairs="perfect"), "5s5d6h/2c4h3c B6-9", pairs).wagers
    assert (won.returned, lost.returned) == (60_00, 0)


@pytest.mark.clause("canberra:8.4(b)")
def test_commission_is_netted_from_the_payment() -> None:
    assert getattr(note(open_book(CANBERRA).settlement.commission), "taken", None) == "netted"
    won = settled(terms(CANBERRA, "commission"), "2d4s/3h4c", "banker", 40)
    assert (won.profit, won.commission) == (38_00, 2_00)
