"""The sixth book settles by its own rules, with figures typed from its (invented) document and not from its data.

It has a variation and side wagers that no book of the shelf has, and the engine has never heard of it.
"""

from __future__ import annotations

import pytest

import witness
from books import HARBOUR_PALACE
from croupier import BOOKS, Reason, Resolution, Rulebook, Stake, Terms, open_book
from croupier.coup import Winner, classes_under
from croupier.rulebooks.coverage import coverage
from croupier.words.compare import differences
from croupier.words.sheet import sheet

THREE_CARD_SEVEN = "2s3dKh/3cTd4s"  # Banker draws on three to a ten and wins 7 to 5
TWO_CARD_SEVEN = "2s4d/3c4d"  # Banker wins 7 to 6
BANKER_NATURAL = "2s3d/3c5d"  # Banker wins 8 to 5
PLAYERS_SEVEN = "2s2d3h/6cTd"  # Player, with a pair of twos, wins 7 to 6
SEVEN_ALL = "3s4d/2c3d2s"  # Player stands on seven, Banker draws to seven
TWO_PAIRS = "2s2dKh/3c3d"  # Banker wins 6 to 4, and both hands began with a pair


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return open_book(HARBOUR_PALACE)


@pytest.fixture
def harbour(book: Rulebook) -> Terms:
    return witness.terms(book, "harbour", lanterns="low")


@pytest.fixture
def classic(book: Rulebook) -> Terms:
    return witness.terms(book, "classic")


@pytest.mark.clause("harbour-palace:6.2(b)", "harbour-palace:7.4(b)", "harbour-palace:1:Push")
def test_banker_pushes_with_a_three_card_seven(harbour: Terms) -> None:
    banker = witness.settled(harbour, THREE_CARD_SEVEN, "banker")
    assert (banker.resolution, banker.profit, banker.returned) == (Resolution.STANDOFF, 0, 100_00)


@pytest.mark.clause("harbour-palace:7.6", "harbour-palace:6.4(a)")
def test_golden_seven_pays_forty_to_one(harbour: Terms) -> None:
    golden = witness.settled(harbour, THREE_CARD_SEVEN, "golden-seven", 5)
    assert (golden.resolution, golden.profit, golden.returned) == (Resolution.WINS, 200_00, 205_00)


@pytest.mark.clause("harbour-palace:7.6")
@pytest.mark.parametrize("coup", [TWO_CARD_SEVEN, BANKER_NATURAL, PLAYERS_SEVEN, SEVEN_ALL])
def test_golden_seven_loses_otherwise(harbour: Terms, coup: str) -> None:
    golden = witness.settled(harbour, coup, "golden-seven", 5)
    assert (golden.resolution, golden.returned) == (Resolution.LOSES, 0)


@pytest.mark.clause("harbour-palace:7.4")
@pytest.mark.parametrize("coup", [TWO_CARD_SEVEN, BANKER_NATURAL])
def test_banker_pays_even_money_without_commission_at_harbour(harbour: Terms, coup: str) -> None:
    banker = witness.settled(harbour, coup, "banker")
    assert (banker.profit, banker.commission, banker.returned) == (100_00, 0, 200_00)


@pytest.mark.clause("harbour-palace:6.2(a)", "harbour-palace:7.4(a)")
def test_banker_pays_less_four_percent_at_classic_also_with_a_three_card_seven(classic: Terms) -> None:
    banker = witness.settled(classic, THREE_CARD_SEVEN, "banker")
    assert (banker.profit, banker.commission, banker.returned) == (96_00, 4_00, 196_00)


@pytest.mark.clause("harbour-palace:7.1", "harbour-palace:7.3", "harbour-palace:7.2", "harbour-palace:7.5")
def test_the_three_main_wagers(harbour: Terms) -> None:
    wagers = {"player": 100, "banker": 100, "tie": 10}
    assert [one.returned for one in witness.coup(harbour, PLAYERS_SEVEN, wagers).wagers] == [200_00, 0, 0]
    assert [one.returned for one in witness.coup(harbour, SEVEN_ALL, wagers).wagers] == [100_00, 100_00, 100_00]
    assert witness.settled(harbour, SEVEN_ALL, "tie", 10).profit == 90_00


@pytest.mark.clause("harbour-palace:7.7(a)", "harbour-palace:7.7(b)", "harbour-palace:7.7")
def test_lanterns_pay_what_the_sign_says(book: Rulebook, harbour: Terms) -> None:
    high = witness.terms(book, "harbour", lanterns="high")
    assert witness.settled(harbour, PLAYERS_SEVEN, "lanterns", 10).profit == 50_00
    assert witness.settled(harbour, TWO_PAIRS, "lanterns", 10).profit == 200_00
    assert witness.settled(high, TWO_PAIRS, "lanterns", 10).profit == 300_00
    assert witness.settled(high, THREE_CARD_SEVEN, "lanterns", 10).resolution is Resolution.LOSES


@pytest.mark.clause("harbour-palace:7.7(b)")
def test_lanterns_wait_for_the_operators_choice(book: Rulebook) -> None:
    refusal = witness.refused(witness.terms(book, "harbour"), TWO_PAIRS, {"lanterns": 10})
    assert (refusal.reason, refusal.facts["value"]) == (Reason.OPTION_NOT_CHOSEN, "low|high")


@pytest.mark.clause("harbour-palace:6.5")
def test_the_anchor_is_a_quarter_on_golden_seven_and_three_quarters_on_equal(harbour: Terms) -> None:
    assert witness.settled(harbour, THREE_CARD_SEVEN, "anchor", 40).returned == 410_00  # ten at 40 to 1; thirty lost
    assert witness.settled(harbour, SEVEN_ALL, "anchor", 40).returned == 300_00  # thirty at 9 to 1; ten lost
    refusal = witness.refused(harbour, SEVEN_ALL, {"anchor": 42})
    assert (refusal.reason, refusal.facts["multiple"]) == (Reason.SPLIT_NOT_PAYABLE, 4_00)


@pytest.mark.clause("harbour-palace:7.8")
def test_rounding_follows_the_option_of_the_reading(book: Rulebook) -> None:
    """4% off $49 leaves $47.04, which dollar chips cannot make."""
    up, down = witness.terms(book, "classic"), witness.terms(book, "classic", rounding="down")
    assert witness.settled(up, THREE_CARD_SEVEN, "banker", 49).profit == 48_00
    assert witness.settled(down, THREE_CARD_SEVEN, "banker", 49).profit == 47_00


@pytest.mark.clause("harbour-palace:7.9")
def test_the_croupier_keeps_a_winning_token(harbour: Terms) -> None:
    won = witness.coup(harbour, PLAYERS_SEVEN, {"player": Stake("player", 100_00, token=True)}).wagers[0]
    assert (won.profit, won.returned) == (100_00, 100_00)


@pytest.mark.clause("harbour-palace:2.1")
def test_golden_seven_needs_harbour_and_eight_decks(book: Rulebook, classic: Terms) -> None:
    refusal = witness.refused(classic, THREE_CARD_SEVEN, {"golden-seven": 5})
    assert refusal.reason is Reason.NOT_IN_THIS_VARIATION
    six = witness.terms(book, "harbour", decks=6)
    assert witness.refused(six, THREE_CARD_SEVEN, {"golden-seven": 5}).reason is Reason.NOT_WITH_THESE_DECKS
    assert witness.no_terms(book, "harbour", decks=7).reason is Reason.DECKS_NOT_ALLOWED


@pytest.mark.clause("harbour-palace:5.3(e)")
def test_the_drawing_table_is_the_books_own(harbour: Terms) -> None:
    assert witness.refused(harbour, "2s2d6h/6cTd", {"player": 5}).reason is Reason.CARD_MISSING
    assert witness.refused(harbour, "2s2d5h/6cTd2c", {"player": 5}).reason is Reason.CARD_NOT_ALLOWED


@pytest.mark.clause("harbour-palace:1:Cancelled")
def test_a_cancelled_round_returns_every_stake(harbour: Terms) -> None:
    assert witness.voided(harbour, "golden-seven").returned == 100_00


def test_every_class_of_facts_settles_as_the_document_says(book: Rulebook, harbour: Terms) -> None:
    """All that can happen in a round, against the document's sentence written out again by hand."""
    for facts in classes_under(book.tableau).all:
        golden = facts.winner is Winner.BANKER and facts.banker_total == 7 and facts.banker_cards == 3
        banker = harbour.wagers["banker"].row_for(facts)
        if golden or facts.winner is Winner.TIE:
            assert banker.resolution is Resolution.STANDOFF
        else:
            assert banker.resolution is (Resolution.WINS if facts.winner is Winner.BANKER else Resolution.LOSES)
        assert (harbour.wagers["golden-seven"].row_for(facts).resolution is Resolution.WINS) is golden


def test_the_book_lists_what_it_offers(book: Rulebook) -> None:
    assert book.id not in BOOKS
    assert book.wager_ids() == ("player", "banker", "tie", "golden-seven", "lanterns", "anchor")
    assert [variation.id for variation in book.variations] == ["harbour", "classic"]
    assert [reading.id for reading in book.readings] == ["HP-1"]


def test_the_sheet_says_so_in_words(book: Rulebook) -> None:
    says = {(one.topic, one.thing): one.says for one in sheet(book)}
    assert says["wager banker [harbour]", "Banker wins with a three-card seven"] == "standoff"
    assert says["wager banker [classic]", "Banker wins"] == "1 to 1 less 4%"
    assert says["wager golden-seven [harbour]", "Banker wins with a three-card seven"] == "40 to 1"
    assert says["wager lanterns", "Two lanterns"] == "low: 20 to 1, high: 30 to 1 (option lanterns)"
    assert says["words", "standoff"] == "Push"
    assert says["words", "dummy-coup"] == says["settlement", "order"] == "says nothing"
    assert says["settlement", "rounding"] == "option rounding; the book is silent (reading HP-1)"


def test_it_differs_from_canberra_where_it_should(book: Rulebook) -> None:
    found = {(one.topic, one.thing): one for one in differences(book, open_book("canberra"))}
    decks = found["cards", "decks"]
    assert decks.left
    assert decks.right
    assert (decks.left.says, decks.right.says) == ("6, 8", "8")
    golden = found["wager golden-seven [harbour]", "Banker wins with a three-card seven"]
    assert golden.left
    assert golden.right is None
    assert ("tableau", "Player draws") not in found


def test_every_clause_it_promises_to_compute_is_cited_somewhere(book: Rulebook) -> None:
    promised = [one for one in coverage(book) if one.row.status == "encoded" and not one.row.comes]
    assert promised
    assert [one.row.clause.number for one in promised if not one.encoded] == []


def test_every_status_has_an_example(book: Rulebook) -> None:
    """The guide points here for each of them."""
    assert {row.status.value for row in book.register} == {
        "encoded", "definition", "procedure", "discretion", "display", "document", "outside",
    }  # fmt: skip
