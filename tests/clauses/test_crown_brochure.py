"""The Crown leaflet of October 2004, statement by statement, and where it falls back to the rules behind it."""

from __future__ import annotations

import pytest

from clauses.claims import answer, banker_row, coups_after, layout, next_card, player_row, totals, typed_lines
from croupier import Winner, open_book
from croupier.coup import Side
from expected.lines import Line
from witness import coup, note, settled, terms

BROCHURE = "crown-brochure"


@pytest.mark.parametrize("line", typed_lines(BROCHURE))
def test_a_wager_is_settled_as_the_leaflet_says(line: Line) -> None:
    assert answer(BROCHURE, line) == line.answer


@pytest.mark.clause("crown-brochure:7:Contact")
def test_the_imprint_says_october_2004_and_no_approval() -> None:
    source = open_book(BROCHURE).source
    paper = note(source.instrument)
    assert (paper.kind, paper.reference, source.version) == ("information leaflet", "OCT 04PB", "OCT 04")
    assert paper.authority.startswith("Crown Limited")


@pytest.mark.clause("crown-brochure:5:How(hands)", "crown-brochure:6:Draw", "crown-brochure:6:Natural")
def test_the_leaflets_own_words() -> None:
    words = note(open_book(BROCHURE).words)
    assert (words.player_hand.word, words.banker_hand.word, words.dealer.word) == ("Player", "Banker", "Dealer")
    assert (words.natural.word, words.tableau.word) == ("Natural", "Table of Play")


@pytest.mark.clause("crown-brochure:4:About(styles)", "crown-brochure:4:About(difference)")
def test_two_styles_that_differ_in_the_odds_of_a_winning_banker_wager() -> None:
    styles = note(open_book(BROCHURE).variations)
    assert [one.name for one in styles] == ["Traditional Baccarat", "Crown Baccarat"]
    for text, traditional, crown in (("2d4s/3h4c", 95_00, 100_00), ("3dAc9h/Ah5c", 95_00, 50_00)):
        assert settled(terms(BROCHURE, "traditional"), text, "banker", 100).profit == traditional
        assert settled(terms(BROCHURE, "crown"), text, "banker", 100).profit == crown
        assert settled(terms(BROCHURE, "crown"), text, "player", 100).profit == 0


@pytest.mark.clause("crown-brochure:6:Totals(zero)", "crown-brochure:6:Totals(examples)")
def test_seven_and_three_make_nought_eight_and_seven_five_king_and_ten_nought() -> None:
    under = terms(BROCHURE, "traditional")
    assert totals(under, "7s3dTh/3c4d") == (0, 7)
    assert totals(under, "8s7dKh/3c4d") == (5, 7)
    assert totals(under, "KsTdQh/3c4d") == (0, 7)


@pytest.mark.clause(
    "crown-brochure:6:Natural",
    "crown-brochure:6:Natural(examples)",
    "crown-brochure:6:Natural(stop)",
    "crown-brochure:1:Player 8-9",
)
@pytest.mark.parametrize(
    ("hand", "count"), [("7s2d", 9), ("6s2d", 8), ("9s9d", 8)], ids=["7 and 2", "6 and 2", "9 and 9"]
)
def test_a_natural_in_either_hand_stops_the_deal(hand: str, count: int) -> None:
    assert next_card(BROCHURE, f"{hand}/KhTc") is None
    assert next_card(BROCHURE, f"KhTc/{hand}") is None
    assert totals(terms(BROCHURE, "traditional"), f"{hand}/KhTc") == (count, 0)


@pytest.mark.clause("crown-brochure:5:How(deal)")
def test_two_cards_each_in_turn_player_first() -> None:
    assert note(open_book(BROCHURE).cards.deal_order).order == ("player", "banker", "player", "banker")


@pytest.mark.clause("crown-brochure:5:How(aim)")
def test_the_hand_closest_to_nine_wins() -> None:
    assert coup(terms(BROCHURE, "traditional"), "4h5s/2d6c P9-8", {}).winner is Winner.PLAYER
    assert coup(terms(BROCHURE, "traditional"), "2d4s/3h4c B6-7", {}).winner is Winner.BANKER


@pytest.mark.clause(
    "crown-brochure:1:Player table",
    "crown-brochure:1:Player 0-5",
    "crown-brochure:1:Player 6-7",
    "crown-brochure:6:Draw",
)
def test_player_draws_to_five_and_stands_on_six_and_seven() -> None:
    assert player_row(BROCHURE) == "D D D D D D S S S S"
    assert next_card(BROCHURE, "2s3d/3c4d") is Side.PLAYER
    assert next_card(BROCHURE, "2s4d/3c4d") is None


@pytest.mark.parametrize(
    ("counts", "draws_when_the_fifth_card_is"),
    [
        pytest.param(counts, draws, marks=pytest.mark.clause(f"crown-brochure:2:Banker {name}"))
        for name, counts, draws in (
            ("0-2", (0, 1, 2), "none 0 1 2 3 4 5 6 7 8 9"),
            ("3", (3,), "none 0 1 2 3 4 5 6 7 9"),
            ("4", (4,), "none 2 3 4 5 6 7"),
            ("5", (5,), "none 4 5 6 7"),
            ("6", (6,), "6 7"),
            ("7", (7,), ""),
            ("8-9", (8, 9), ""),
        )
    ],
)
@pytest.mark.clause("crown-brochure:2:Banker table")
def test_banker_by_the_fifth_card(counts: tuple[int, ...], draws_when_the_fifth_card_is: str) -> None:
    columns = ("none", *"0123456789")
    for count in counts:
        drawn = [card for card, act in zip(columns, banker_row(BROCHURE, count).split(), strict=True) if act == "D"]
        assert drawn == draws_when_the_fifth_card_is.split()


@pytest.mark.clause("crown-brochure:5:How(bets)", "crown-brochure:5:How(tie)", "crown-brochure:5:How(tie wins)")
def test_a_tie_wager_stands_alone_or_beside_another() -> None:
    under = terms(BROCHURE, "crown")
    alone = settled(under, "2d4s/Kc6s", "tie", 10)
    beside = coup(under, "2d4s/Kc6s", {"player": 100, "tie": 10}).wagers[1]
    assert alone == beside
    assert alone.profit == 80_00


def test_tables_seat_seven_to_fourteen() -> None:
    seats = layout(BROCHURE, "leaflet")
    assert sorted([*seats.other_places, seats.places or 0]) == [7, 8, 9, 10, 11, 12, 13, 14]


@pytest.mark.clause(
    "crown-melbourne:3.1", "crown-melbourne:8.3.4(c)", "crown-melbourne:4.2.4(a)", "crown-melbourne:4.3.1(b)"
)
def test_where_the_leaflet_is_silent_the_rules_behind_it_speak_and_both_are_cited() -> None:
    book = open_book(BROCHURE)
    assert note(book.cards.decks).allowed == (4, 5, 6, 7, 8)
    assert note(book.cards.cutting_card_place)[0].cards_from_back == 20
    assert note(book.cards.burn)[1].form == "first-card-and-its-value"
    assert coups_after(terms(BROCHURE, "traditional")) == 1
    assert "crown-brochure:4:About(consistency)" in book.cards.decks.clauses
