"""A day of normal play at the sixth book's table: opened, dealt and closed by its own rules, from data alone.

The engine has never heard of the Harbour Palace. Figures are typed from its (invented) document. Start at the first
test, which is the day; the others look at one chapter each.
"""

from __future__ import annotations

from typing import Any

import pytest

from books import HARBOUR_PALACE
from croupier import open_book, read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Limit, Stage
from live import MINUTE, Live

EXTRA_BETS = ("golden-seven", "lanterns", "anchor")
LOW_LANTERNS = (("lanterns", "low"),)
THREE_CARD_SEVEN = "2s3dKh/3cTd4s"  # Banker draws on three and wins 7 to 5
PLAYERS_SEVEN = "2s2d3h/6cTd"  # Player, with a pair of twos, wins 7 to 6
SEVEN_ALL = "3s4d/2c3d2s"
TWO_PAIRS = "2s2dKh/3c3d"  # Banker wins 6 to 4
PLAYER_NATURAL = "Ks9d/2c5d"  # Player wins 9 to 7


def fresh(**facts: Any) -> Live:
    """The long table in the Great Hall, $5 to $500, open and without cards."""
    usual: dict[str, Any] = {"layout": "quay", "patrons": "ABCD", "limits": Limit(5_00, 500_00)}
    offers: dict[str, Any] = {"side_wagers": EXTRA_BETS, "options": LOW_LANTERNS}
    return Live(open_book(HARBOUR_PALACE), ready=False, **(usual | offers | facts))


def fill_box(live: Live) -> None:
    """Prepare cards to the first round, with the stop card a deck from the back."""
    if live.table.shoe.stage is Stage.NO_CARDS:
        live.do("bring-cards", back="green")
        live.do("check-cards")
        live.do("shuffle-cards")
    live.cut()
    live.do("place-cutting-card", from_back=52)
    live.do("burn-cards", form="plain")


def ready(**facts: Any) -> Live:
    live = fresh(**facts)
    fill_box(live)
    return live


def bet_all(live: Live, *bets: tuple[str, str, int]) -> None:
    for patron, wager, dollars in bets:
        live.bet(patron, wager, dollars)


@pytest.mark.clause(
    "harbour-palace:11.1",
    "harbour-palace:11.2(a)",
    "harbour-palace:8.1(a)",
    "harbour-palace:12.1",
    "harbour-palace:3.5",
    "harbour-palace:6.2(b)",
    "harbour-palace:7.6",
    "harbour-palace:7.7(a)",
    "harbour-palace:7.7(b)",
    "harbour-palace:6.5",
    "harbour-palace:12.8",
    "harbour-palace:10.3",
    "harbour-palace:16.1",
)
def test_a_day_from_the_first_box_to_the_closing_bell() -> None:
    live = ready()
    bet_all(live, ("A", "banker", 100), ("B", "golden-seven", 5), ("C", "lanterns", 10), ("D", "player", 50))
    live.coup(THREE_CARD_SEVEN)  # Banker pushes, Golden Seven pays 40 to 1, no lantern
    assert [live.has(patron) for patron in "ABCD"] == [10_000_00, 10_200_00, 9_990_00, 9_950_00]
    bet_all(live, ("A", "player", 100), ("B", "banker", 100), ("C", "lanterns", 10), ("D", "anchor", 40))
    live.coup(PLAYERS_SEVEN)  # one lantern at 5 to 1; the anchor finds no ground
    assert [live.has(patron) for patron in "ABCD"] == [10_100_00, 10_100_00, 10_040_00, 9_910_00]
    bet_all(live, ("A", "player", 100), ("D", "anchor", 40))
    live.call()
    live.draw("3s", "2c", "4d")
    live.draw("3d", cutting_card=True)
    live.draw("2s")
    live.finish()  # A pushes; three quarters of the anchor at 9 to 1: +270, the rest, 10, lost
    assert [live.has(patron) for patron in "ABCD"] == [10_100_00, 10_100_00, 10_040_00, 10_170_00]
    assert live.table.shoe.last_called
    bet_all(live, ("C", "lanterns", 10))
    live.coup(TWO_PAIRS)  # two lanterns at 20 to 1, as the sign says
    assert live.has("C") == 10_240_00
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    live.do("replace-cards", "quartermaster", grounds="after-last")
    fill_box(live)
    live.do("display-notice", about="closing")
    for _ in range(2):
        live.refused("close-table", Reason.NOTICE_TOO_SHORT)
        live.bet("A", "player", 10)
        live.coup(PLAYER_NATURAL)
    live.refused("close-table", Reason.RANK_TOO_LOW, "quartermaster")
    live.do("close-table", "harbour-master")
    assert not live.table.is_open
    assert live.replayed() == live.table


# --- opening -------------------------------------------------------------------------------------


@pytest.mark.clause("harbour-palace:11.6", "harbour-palace:10.2")
def test_the_board_approves_a_table_and_a_quartermaster_opens_it() -> None:
    live = fresh(opened=False)
    live.refused("open-table", Reason.THING_NOT_APPROVED, setup=live.setup)
    live.do("record-approval", thing="table", reference="Board letter 7")
    live.refused("open-table", Reason.RANK_TOO_LOW, "croupier", setup=live.setup)
    live.do("open-table", "quartermaster", setup=live.setup)
    assert live.table.is_open


@pytest.mark.clause("harbour-palace:11.2(b)", "harbour-palace:11.3")
def test_in_the_captains_cabin_places_beyond_seven_are_closed() -> None:
    live = fresh(opened=False, venue="cabin")
    live.approve_things()
    assert live.refused("open-table", Reason.PLACES_NOT_CLOSED, setup=live.setup).facts["surplus"] == 7
    live = fresh(venue="cabin", closed_places=(8, 9, 10, 11, 12, 13, 14))
    live.do("stand-up", patron="A")
    live.refused("sit-down", Reason.PLACE_CLOSED, patron="A", seat=8)
    live.do("sit-down", patron="A", seat=7)
    assert live.table.seated()[7] == "A"


@pytest.mark.clause("harbour-palace:11.7", "harbour-palace:8.2", "harbour-palace:11.7(c)")
def test_without_the_sign_of_lanterns_no_wager_is_taken() -> None:
    live = ready()
    live.do("remove-sign", sign="odds")
    live.do("remove-sign", sign="side-wager-limits")
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=50_00)
    assert refusal.facts["signs"] == ("odds", "side-wager-limits")
    live.signs()
    live.bet("A", "player", 50)
    assert live.has("A") == 9_950_00


# --- the box -------------------------------------------------------------------------------------


@pytest.mark.clause("harbour-palace:2.4", "harbour-palace:12.2")
def test_cards_are_checked_even_if_they_come_shuffled_and_only_the_harbour_master_has_those_shuffled_again() -> None:
    live = fresh()
    live.do("bring-cards", back="green", pre_shuffled="manufacturer")
    live.refused("shuffle-cards", Reason.CHECK_FIRST, "croupier")
    live.do("check-cards")
    live.refused("shuffle-cards", Reason.NOT_APPROVED, "croupier")
    live.refused("approve", Reason.RANK_TOO_LOW, "quartermaster", act="shuffle-pre-shuffled")
    live.do("approve", "harbour-master", act="shuffle-pre-shuffled")
    live.do("shuffle-cards", "croupier")
    assert live.table.shoe.stage is Stage.UNCUT


@pytest.mark.clause("harbour-palace:12.6", "harbour-palace:12.6(a)", "harbour-palace:12.6(b)", "harbour-palace:3.2")
def test_the_cut_goes_down_from_the_highest_seat_and_at_last_to_the_croupier() -> None:
    live = fresh(patrons="ABC")
    live.do("bring-cards", back="green")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="A", after=200)
    live.do("decline-cut", patron="C")
    live.do("nominate-cutter", patron="B", nominee="A")
    live.refused("cut-cards", Reason.CUT_OUT_OF_PLACE, patron="A", after=51)
    live.do("decline-cut", patron="A")
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, "croupier", after=200)
    live.do("decline-cut", patron="B")
    live.do("cut-cards", "croupier", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("harbour-palace:3.3", "harbour-palace:3.4", "harbour-palace:12.7")
def test_the_stop_card_lies_about_a_deck_from_the_back_and_the_first_discard_is_shown_on_request() -> None:
    live = fresh()
    live.do("bring-cards", back="green")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.cut()
    live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=20)
    live.do("place-cutting-card", from_back=50)
    live.do("burn-cards", form="plain")
    nine = read_cards("9h")[0]
    live.refused("show-burn-card", Reason.NOT_APPROVED, "croupier", card=nine, requested_by="A")
    live.do("approve", "quartermaster", act="show-burn-card", patron="A")
    live.do("show-burn-card", "croupier", card=nine, requested_by="A")
    assert (live.table.shoe.out, live.table.shoe.burn_card) == (1, nine)


@pytest.mark.clause("harbour-palace:12.3", "harbour-palace:10.4")
def test_an_inspector_of_the_board_may_order_a_count_but_opens_nothing() -> None:
    live = ready()
    live.refused("order-shuffle", Reason.RANK_TOO_LOW, "inspector", grounds="cards-known")
    live.do("order-check", "inspector")
    live.bet("A", "player", 50)
    live.call()
    live.refused("draw-card", Reason.CHECK_FIRST, card=None)
    live.do("check-cards")
    live.draw("Ks")
    assert live.table.coup.drawn == 1


@pytest.mark.clause("harbour-palace:12.9(b)", "harbour-palace:12.9(a)")
def test_cards_that_patrons_handled_serve_one_box_only() -> None:
    live = ready()
    live.do("choose-dealing", method="handed-out")
    live.bet("A", "player", 50)
    live.call()
    for place in range(4):
        live.do("draw-card", "croupier", card=None, cutting_card=place == 0)
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.do("expose-cards", hand=Side.PLAYER, cards=read_cards("Ks9d"), opener="A")
    live.do("expose-cards", hand=Side.BANKER, cards=read_cards("2c5d"))
    live.finish()
    live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)
    live.do("replace-cards", grounds="handled")
    fill_box(live)
    assert (live.table.shoe.number, live.has("A")) == (2, 10_050_00)


# --- wagers and limits ---------------------------------------------------------------------------


@pytest.mark.clause("harbour-palace:13.1", "harbour-palace:13.2", "harbour-palace:4.3")
def test_wagers_are_called_for_and_end_with_the_first_card_whether_or_not_that_is_called() -> None:
    live = ready()
    live.bet("A", "player", 50)
    live.refused("draw-card", Reason.BETS_NOT_CALLED, card=None)
    live.do("call-for-bets")
    live.do("call-no-more-bets")
    live.bet("B", "player", 50)  # the call alone closes nothing
    live.draw("Ks")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="C", wager="player", stake=50_00)
    assert len(live.table.coup.wagers) == 2


@pytest.mark.clause("harbour-palace:13.3(a)", "harbour-palace:13.3(b)", "harbour-palace:7.9", "harbour-palace:11.4")
def test_cash_called_aloud_becomes_a_wager_and_a_voucher_becomes_tokens() -> None:
    live = ready()
    live.do("declare-wager", patron="A", wager="player", stake=50_00, tender="cash")
    live.refused("declare-wager", Reason.SPOKEN_NOT_TAKEN, patron="A", wager="tie", stake=50_00, tender="voucher")
    live.do("exchange-voucher", patron="B", amount=20_00, voucher="table-play")
    live.bet("B", "player", 20, token=True)
    live.coup(PLAYER_NATURAL)
    assert (live.has("A"), live.has("B")) == (10_100_00, 10_020_00)  # the winning token is kept


@pytest.mark.clause("harbour-palace:13.4", "harbour-palace:13.5", "harbour-palace:13.9")
def test_several_wagers_on_one_option_but_both_hands_only_with_approval() -> None:
    live = ready()
    bet_all(live, ("A", "player", 50), ("A", "player", 30), ("B", "lanterns", 10))
    live.refused("place-wager", Reason.NOT_APPROVED, patron="A", wager="banker", stake=50_00)
    live.do("approve", "quartermaster", act="both-sides", patron="A")
    live.bet("A", "banker", 50)
    live.coup(PLAYER_NATURAL)
    assert (live.has("A"), live.has("B")) == (10_030_00, 9_990_00)


@pytest.mark.clause("harbour-palace:13.5", "harbour-palace:13.5(a)", "harbour-palace:13.5(b)")
def test_in_a_full_area_whoever_has_another_wager_goes_first() -> None:
    live = ready(patrons="ABCDEF")
    for patron in "BCDE":
        live.bet(patron, "lanterns", 10, place=1)
    live.refused("place-wager", Reason.AREA_FULL, patron="F", wager="lanterns", stake=10_00, place=1)
    live.bet("A", "player", 50)
    live.bet("A", "lanterns", 10, place=1)
    assert sorted(down.patron for down in live.table.coup.wagers.values()) == ["A", "A", "B", "C", "D"]
    assert live.has("E") == 10_000_00


@pytest.mark.clause("harbour-palace:13.6", "harbour-palace:13.7")
def test_whoever_stands_wagers_with_approval_and_nobody_for_another() -> None:
    live = ready()
    live.do("stand-up", patron="D")
    live.refused("place-wager", Reason.NOT_FOR_ANOTHER, "A", patron="B", wager="player", stake=50_00)
    live.refused("place-wager", Reason.NOT_APPROVED, patron="D", wager="player", stake=50_00)
    live.do("approve", act="stand-and-wager", patron="D")
    live.bet("D", "player", 50)
    assert live.has("D") == 9_950_00


@pytest.mark.clause("harbour-palace:13.10", "harbour-palace:13.10(a)", "harbour-palace:13.10(b)")
def test_lanterns_may_be_kept_for_patrons_with_a_main_wager_after_word_and_with_a_sign() -> None:
    live = ready()
    live.refused("restrict-wager", Reason.SURVEILLANCE_NOT_TOLD, wager="lanterns")
    live.do("notify-surveillance", about="restriction:lanterns")
    live.refused("restrict-wager", Reason.SIGNS_MISSING, wager="lanterns")
    live.do("display-sign", sign="restriction:lanterns")
    live.do("restrict-wager", wager="lanterns")
    live.refused("place-wager", Reason.RESTRICTED_TO_MAIN, patron="A", wager="lanterns", stake=10_00)
    bet_all(live, ("A", "player", 50), ("A", "lanterns", 10))
    assert live.has("A") == 9_940_00


@pytest.mark.clause("harbour-palace:14.2", "harbour-palace:14.2(a)", "harbour-palace:14.3")
def test_a_wager_under_the_least_is_refused_in_time_and_stands_once_when_found_late() -> None:
    live = ready()
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=4_00)
    bet_all(live, ("B", "player", 600), ("C", "player", 7))
    live.call()
    live.draw("Ks")
    live.do("find-wager", patron="A", wager="player", stake=4_00)
    live.draw("2c", "9d", "5d")
    live.finish()
    assert [live.has(patron) for patron in "ABC"] == [10_004_00, 10_500_00, 10_007_00]
    live.bet("C", "player", 7)
    live.call()
    live.draw("Ks")
    live.do("find-wager", patron="A", wager="player", stake=4_00)
    live.draw("2c", "9d", "5d")
    live.finish()
    assert live.has("A") == 10_004_00


@pytest.mark.clause("harbour-palace:14.5", "harbour-palace:11.7(d)")
def test_above_the_differential_the_croupier_cuts_the_heavier_side_in_proportion() -> None:
    live = ready(differential=300_00)
    bet_all(live, ("A", "banker", 400), ("B", "banker", 200), ("C", "player", 150))
    live.do("reduce-wagers", "croupier", to="differential")  # 600 may be 450: three quarters of each
    assert [down.stake for down in live.table.coup.wagers.values()] == [300_00, 150_00, 150_00]
    assert (live.has("A"), live.has("B")) == (9_700_00, 9_850_00)


@pytest.mark.clause("harbour-palace:14.7", "harbour-palace:10.3")
def test_the_harbour_master_allows_a_patron_more_than_the_sign() -> None:
    live = ready()
    live.refused("agree-personal-limits", Reason.RANK_TOO_LOW, "quartermaster", patron="A", maximum=1_000_00)
    live.do("agree-personal-limits", "harbour-master", patron="A", maximum=1_000_00)
    live.bet("A", "player", 1_000)
    live.coup(PLAYER_NATURAL)
    assert live.has("A") == 11_000_00


# --- dealing -------------------------------------------------------------------------------------


@pytest.mark.clause(
    "harbour-palace:15.1(b)",
    "harbour-palace:15.2",
    "harbour-palace:15.3",
    "harbour-palace:15.3(b)",
    "harbour-palace:15.3(d)",
    "harbour-palace:15.3(e)",
    "harbour-palace:15.5",
)
def test_hands_go_out_one_at_a_time_to_seated_patrons_who_wagered_on_them() -> None:
    live = ready()
    live.refused("choose-dealing", Reason.RANK_TOO_LOW, "croupier", method="handed-out")
    live.do("choose-dealing", "quartermaster", method="handed-out")
    bet_all(live, ("A", "player", 50), ("B", "banker", 50), ("C", "banker", 500))
    live.call()
    for _ in range(4):
        live.do("draw-card", "croupier", card=None)
    live.refused("draw-card", Reason.CARDS_FACE_DOWN, card=None)
    live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=Side.PLAYER, to="B")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.refused("deliver-hand", Reason.HAND_OUT, hand=Side.BANKER, to="B")
    live.refused("name-opener", Reason.NOT_APPROVED, hand=Side.PLAYER, patron="A", opener="D")
    live.do("approve", "quartermaster", act="name-opener", patron="A")
    live.do("name-opener", hand=Side.PLAYER, patron="A", opener="D")
    live.do("expose-cards", hand=Side.PLAYER, cards=read_cards("Ks9d"), opener="D")
    live.do("deliver-hand", hand=Side.BANKER, to="B")  # any of them, not the highest
    live.do("take-back-hand", "quartermaster", hand=Side.BANKER)
    live.do("expose-cards", "croupier", hand=Side.BANKER, cards=read_cards("2c5d"))
    live.finish()
    assert [live.has(patron) for patron in "ABC"] == [10_050_00, 9_950_00, 9_500_00]


@pytest.mark.clause("harbour-palace:15.7", "harbour-palace:15.7(a)", "harbour-palace:15.7(b)", "harbour-palace:15.7(c)")
def test_a_round_without_wagers_is_for_a_fresh_box_or_an_empty_layout_and_is_never_the_last() -> None:
    live = ready()
    live.bet("A", "player", 50)
    live.do("order-dummy-coup", grounds="new-shoe")  # the stray wager goes back
    assert live.has("A") == 10_000_00
    live.first_four(PLAYER_NATURAL)
    live.finish()
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="new-shoe")
    live.bet("A", "player", 50)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="no-wagers")
    live.call()
    live.draw("Ks", "2c", "9d")
    live.draw("5d", cutting_card=True)
    live.finish()
    live.do("order-dummy-coup", grounds="no-wagers")
    live.first_four(PLAYER_NATURAL)
    live.finish()
    live.bet("A", "player", 50)  # the last round is still to come
    live.coup(PLAYER_NATURAL)
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    assert (live.table.coups, live.table.betting_coups) == (4, 2)


# --- notices -------------------------------------------------------------------------------------


@pytest.mark.clause("harbour-palace:16.2", "harbour-palace:10.3")
def test_a_higher_least_wager_is_announced_fifteen_minutes_before_with_its_time() -> None:
    live = ready()
    live.refused("display-notice", Reason.NOTICE_WITHOUT_TIME, about="higher-minimum")
    live.do("display-notice", about="higher-minimum", takes_effect=live.now + 15 * MINUTE, minimum=10_00)
    live.wait(14)
    live.refused("change-limits", Reason.NOTICE_TOO_SHORT, limits=Limit(10_00, 500_00))
    live.wait(1)
    live.do("change-limits", "harbour-master", limits=Limit(10_00, 500_00))
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=5_00)
    live.do("change-limits", limits=Limit(10_00, 600_00))  # any other change needs no notice
    assert live.table.setup is not None
    assert live.table.setup.limits == Limit(10_00, 600_00)


@pytest.mark.clause("harbour-palace:16.3", "harbour-palace:6.2(a)", "harbour-palace:7.4(a)", "harbour-palace:11.7(b)")
def test_the_game_changes_ten_minutes_after_the_notice_and_pays_by_the_other_rule() -> None:
    live = ready()
    live.do("display-notice", about="variation", variation="classic")
    live.wait(9)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="classic")
    live.wait(1)
    live.do("change-variation", variation="classic")
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="banker", stake=100_00)
    live.signs()
    live.bet("A", "banker", 100)
    live.coup(THREE_CARD_SEVEN)  # no push here: 1 to 1 less 4%
    assert live.has("A") == 10_096_00
