"""Crown Sydney at a live table: the table itself, its signs, whose say it is, and what players are told beforehand."""

from __future__ import annotations

import pytest

from contests import Contested
from croupier import open_book
from croupier.clauses import Reason
from croupier.table import Limit
from live import Live, setup
from witness import note

BOOK = open_book("crown-sydney")
PAIRS = ("player-pair", "banker-pair")
TIGERS = ("tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger")


def unopened() -> Live:
    return Live(opened=False)


def shown_on(diagrams: dict[str, str]) -> list[object]:
    return [
        pytest.param(letter, marks=pytest.mark.clause(f"crown-sydney:Diagram {letter}", f"crown-sydney:{clause}"))
        for letter, clause in diagrams.items()
    ]


# --- the table: 2.1, 2.2, the notes to the diagrams ----------------------------------------------


@pytest.mark.clause("crown-sydney:2.1")
def test_a_table_has_three_to_fourteen_positions() -> None:
    for places in (2, 15):
        refusal = unopened().refused("open-table", Reason.PLACES_NOT_ALLOWED, setup=setup(BOOK, places=places))
        assert (refusal.facts["least"], refusal.facts["most"]) == (3, 14)
    for places in (3, 14):
        live = Live(places=places, patrons="")
        live.do("arrive", patron="A")
        live.refused("sit-down", Reason.UNKNOWN_PLACE, patron="A", seat=places + 1)
        live.do("sit-down", patron="A", seat=places)
        assert live.table.seated() == {places: "A"}


@pytest.mark.parametrize(
    "letter",
    shown_on({one: f"Diagram {one}/note 2" for one in "ABDFJ"} | {"H": "Diagram H/note"}),
)
@pytest.mark.clause("crown-sydney:2.1", "crown-sydney:2.2.1")
def test_the_number_of_positions_on_this_diagram_may_vary_within_rule_2_1(letter: str) -> None:
    for places in (3, 9, 14):
        live = Live(layout=letter, places=places)
        assert live.table.setup is not None
        assert live.table.setup.places == places
    unopened().refused("open-table", Reason.PLACES_NOT_ALLOWED, setup=setup(BOOK, layout=letter, places=15))


@pytest.mark.parametrize(
    "letter",
    shown_on(
        {"A": "Diagram A/note 1", "B": "Diagram B/note 1", "C": "Diagram C/note", "D": "Diagram D/note 1"}
        | {"E": "Diagram E/note", "F": "Diagram F/note 1"}
    ),
)
@pytest.mark.parametrize("hand", ["pair", "dragon-bonus", "perfect-pair"])
def test_which_player_and_banker_side_wagers_the_areas_stand_for_is_shown(letter: str, hand: str) -> None:
    live = Live(layout=letter, side_wagers=(f"player-{hand}", f"banker-{hand}"))
    live.do("remove-sign", sign="side-wagers")
    assert live.refused("call-for-bets", Reason.SIGNS_MISSING).facts["signs"] == ("side-wagers",)
    live.do("display-sign", sign="side-wagers")
    live.bet("A", f"player-{hand}", 10)


@pytest.mark.parametrize("letter", shown_on({"I": "Diagram I/note", "J": "Diagram J/note 1", "K": "Diagram K/note"}))
def test_each_side_wager_area_is_labelled_with_its_tiger_bet(letter: str) -> None:
    live = Live(layout=letter, side_wagers=TIGERS)
    live.do("remove-sign", sign="side-wagers")
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="big-tiger", stake=10_00)
    live.do("display-sign", sign="side-wagers")
    live.bet("A", "big-tiger", 10)


@pytest.mark.parametrize("letter", [pytest.param("G", marks=pytest.mark.clause("crown-sydney:Diagram G"))])
@pytest.mark.clause("crown-sydney:2.2.1")
def test_a_diagram_without_side_wager_areas_is_played_with_player_banker_and_tie(letter: str) -> None:
    live = Live(layout=letter)
    for wager in ("player", "banker", "tie"):
        live.bet("A", wager, 10)
    live.refused("place-wager", Reason.NOT_OFFERED_HERE, patron="A", wager="super-6", stake=10_00)


@pytest.mark.clause("crown-sydney:1.1:Dealing Shoe", "crown-sydney:1.1:Shuffling Device", "crown-sydney:2.2.2(b)")
def test_cards_are_dealt_from_a_shoe_and_a_continuous_shuffler_is_not_supported() -> None:
    one = setup(BOOK, shoe="continuous-shuffler")
    unopened().refused("open-table", Reason.CONTINUOUS_SHUFFLER, setup=one)
    Live(shoe="scanning-shoe").bet("A", "player", 10)


@pytest.mark.clause("crown-sydney:2.2.2(i)")
def test_cash_is_taken_only_where_a_drop_box_is_attached() -> None:
    with_box, without = Live(), Live(cash=False)
    with_box.do("buy-in", patron="A", amount=500_00)
    assert with_box.has("A") == 10_500_00
    without.refused("buy-in", Reason.CASH_NOT_TAKEN, patron="A", amount=500_00)
    assert without.has("A") == 10_000_00


@pytest.mark.clause("crown-sydney:3.1")
def test_eight_decks_of_fifty_two_are_brought_and_no_other_number() -> None:
    live = Live(ready=False)
    live.do("bring-cards", back="blue")
    assert live.table.shoe.cards == 416
    live.do("check-cards")
    unopened().refused("open-table", Reason.DECKS_NOT_ALLOWED, setup=setup(BOOK, decks=6))


# --- signs: 5.1, 5.2, 7.1, 7.3 -------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:5.1", "crown-sydney:5.1.2")
def test_no_bets_are_taken_until_the_variation_is_shown() -> None:
    live = Live(variation="crown")
    live.do("remove-sign", sign="variation")
    live.refused("call-for-bets", Reason.SIGNS_MISSING)
    live.do("display-sign", sign="variation")
    live.do("call-for-bets")


@pytest.mark.clause("crown-sydney:5.1.3")
def test_zero_commission_opens_only_for_a_tournament() -> None:
    for claims in (False, True):  # the set-up's own word for it is not enough
        facts = setup(BOOK, "zero-commission", tournament=claims)
        unopened().refused("open-table", Reason.TOURNAMENT_ONLY, setup=facts)
    live = Contested("crown-sydney", "zero-commission")
    live.bet("A", "banker", 100)
    live.coup("2d4s/3h4c")
    assert live.has("A") == 1_100_00


@pytest.mark.clause("crown-sydney:5.2")
def test_a_side_wager_needs_an_area_on_the_layout_and_its_odds_on_show() -> None:
    unopened().refused(
        "open-table", Reason.NO_AREA_FOR_WAGER, setup=setup(BOOK, layout="A", side_wagers=("big-tiger",))
    )
    unopened().refused("open-table", Reason.NO_AREA_FOR_WAGER, setup=setup(BOOK, layout="I", side_wagers=PAIRS))
    live = Live(layout="A", side_wagers=PAIRS)
    live.do("remove-sign", sign="odds")
    assert live.refused("call-for-bets", Reason.SIGNS_MISSING).facts["signs"] == ("odds",)


@pytest.mark.clause("crown-sydney:7.1")
def test_the_limits_stand_on_a_sign_before_anyone_wagers() -> None:
    live = Live(limits=Limit(25_00, 500_00))
    live.do("remove-sign", sign="limits")
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=25_00)
    live.do("display-sign", sign="limits")
    live.bet("A", "player", 25)


@pytest.mark.clause("crown-sydney:7.3")
def test_a_win_off_the_units_of_the_sign_is_paid_to_the_next_amount_that_chips_make() -> None:
    live = Live(limits=Limit(20_00, 500_00), unit=20_00)
    live.do("remove-sign", sign="multiples")
    live.refused("call-for-bets", Reason.SIGNS_MISSING)
    live.do("display-sign", sign="multiples")
    live.bet("A", "banker", 55)
    (payment,) = live.coup("2d4s/3h4c")  # 55 less 2.75 is 52.25, and the smallest chip is a dollar
    assert payment.settled.profit == 53_00
    assert live.has("A") == 10_053_00


# --- whose say it is: 1.1, 1.2 -------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:1.1:Dealer", "crown-sydney:1.1:Higher Duties Dealer", "crown-sydney:1.2")
def test_a_higher_duties_dealer_does_the_dealers_part_and_the_dealer_not_theirs() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.do("call-for-bets", by="higher-duties-dealer")
    live.do("call-no-more-bets", by="area-manager")
    assert live.table.coup.bets_closed
    refusal = live.refused("refuse-wager", Reason.RANK_TOO_LOW, by="dealer", number=1, grounds="chips uncounted")
    assert refusal.facts["needed"] == "Higher Duties Dealer"
    live.refused("agree-personal-limits", Reason.RANK_TOO_LOW, by="dealer", patron="A", maximum=9_000_00)
    live.do("fill-float", by="dealer", amount=1_000_00)


@pytest.mark.clause("crown-sydney:1.1:Area Manager")
def test_the_ladder_runs_from_dealer_by_area_manager_to_the_casino_managers() -> None:
    assert [rank.name for rank in note(BOOK.authority.rank)] == [
        "Dealer",
        "Higher Duties Dealer",
        "Area Manager",
        "Assistant Casino Manager",
        "Casino Manager",
    ]
    live, more = Live(), Limit(1_00, 9_000_00)
    live.refused("change-limits", Reason.RANK_TOO_LOW, by="higher-duties-dealer", limits=more)
    live.do("change-limits", by="casino-manager", limits=more)


@pytest.mark.parametrize("role", ["inspector", "nicc"])
@pytest.mark.clause("crown-sydney:1.1:Inspector", "crown-sydney:1.1:NICC")
def test_inspectors_and_the_commission_are_known_and_run_no_table(role: str) -> None:
    assert role in [one.id for one in note(BOOK.authority.outside)]
    live = Live()
    live.refused("call-for-bets", Reason.RANK_TOO_LOW, by=role)
    live.refused("close-table", Reason.RANK_TOO_LOW, by=role)


# --- another variation: 5.3 ----------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:5.3", "crown-sydney:5.3.1")
def test_an_area_manager_changes_the_variation_at_once_while_nobody_is_there() -> None:
    live = Live(patrons="")
    refusal = live.refused("change-variation", Reason.RANK_TOO_LOW, by="higher-duties-dealer", variation="crown")
    assert refusal.facts["needed"] == "Area Manager"
    live.do("change-variation", by="area-manager", variation="crown")
    live.signs()
    live.do("arrive", patron="A", chips=1_000_00)
    live.bet("A", "banker", 100)
    live.coup("2s3dKh/3cTd3s")  # Banker's six pays half
    assert live.has("A") == 1_050_00


@pytest.mark.clause("crown-sydney:5.3", "crown-sydney:5.3.2(a)")
def test_with_players_there_a_sign_of_the_change_stands_twenty_minutes() -> None:
    live = Live()
    live.refused("change-variation", Reason.NOTICE_NOT_UP, variation="crown")
    live.do("display-notice", about="variation", variation="crown")
    live.wait(19.99)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="crown")
    live.wait(0.01)
    live.do("change-variation", variation="crown", side_wagers=("super-6",))
    assert live.table.setup is not None
    assert (live.table.setup.variation, live.table.setup.side_wagers) == ("crown", ("super-6",))
    live.refused("call-for-bets", Reason.SIGNS_MISSING)  # the new game is shown anew


@pytest.mark.clause("crown-sydney:5.3.2(a)")
def test_a_sign_of_the_change_that_was_taken_down_counts_from_when_it_is_up_again() -> None:
    live = Live()
    live.do("display-notice", about="variation", variation="crown")
    live.wait(15)
    live.do("remove-notice", about="variation")
    live.do("display-notice", about="variation", variation="crown")
    live.wait(15)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="crown")


@pytest.mark.clause("crown-sydney:5.3", "crown-sydney:5.3.2(b)")
def test_players_who_all_consent_need_no_twenty_minutes() -> None:
    live = Live()
    live.refused("change-variation", Reason.NOTICE_NOT_UP, variation="crown", agreed=("A", "C"))
    (changed,) = live.do("change-variation", variation="crown", agreed=("A", "B", "C"))
    assert getattr(changed, "agreed", ()) == ("A", "B", "C")
    assert live.table.setup is not None
    assert live.table.setup.variation == "crown"
    assert live.replayed() == live.table


# --- other limits: 7.4, 7.5 ----------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:7.4", "crown-sydney:1.1:Distinctive Marker", "crown-sydney:2.2.2(c)")
def test_own_limits_agreed_for_one_player_are_denoted_by_a_marker_and_bind_only_that_player() -> None:
    live = Live(limits=Limit(50_00, 1_000_00))
    (agreed,) = live.do("agree-personal-limits", patron="A", minimum=25_00, maximum=2_000_00)
    assert getattr(agreed, "shown_by", "") == "marker"
    live.bet("A", "player", 25)
    live.bet("A", "banker", 2_000)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="banker", stake=2_001_00)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="B", wager="player", stake=25_00)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="B", wager="player", stake=2_000_00)


@pytest.mark.clause("crown-sydney:7.5")
def test_an_area_manager_lowers_the_minimum_or_moves_the_maximum_at_any_time() -> None:
    live = Live(limits=Limit(50_00, 1_000_00))
    live.refused("change-limits", Reason.RANK_TOO_LOW, by="higher-duties-dealer", limits=Limit(10_00, 3_000_00))
    live.do("change-limits", by="area-manager", limits=Limit(10_00, 3_000_00))
    live.bet("A", "player", 10)
    live.bet("A", "banker", 3_000)
    live.do("change-limits", limits=Limit(10_00, 500_00))
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="B", wager="player", stake=501_00)


@pytest.mark.clause("crown-sydney:7.5", "crown-sydney:7.5.1")
def test_a_higher_minimum_holds_at_once_while_nobody_is_there() -> None:
    live = Live(patrons="", limits=Limit(10_00, 1_000_00))
    live.do("change-limits", limits=Limit(25_00, 1_000_00))
    live.do("arrive", patron="A", chips=100_00)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=24_00)


@pytest.mark.clause("crown-sydney:7.5", "crown-sydney:7.5.2")
def test_with_players_there_a_higher_minimum_stands_on_a_sign_for_twenty_minutes() -> None:
    live, higher = Live(limits=Limit(10_00, 1_000_00)), Limit(25_00, 1_000_00)
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=higher)
    live.do("display-notice", about="higher-minimum", minimum=25_00)
    live.wait(19.99)
    live.refused("change-limits", Reason.NOTICE_TOO_SHORT, limits=higher)
    live.bet("A", "player", 10)
    live.coup("5s4h/Kd7c")
    live.wait(0.01)
    live.do("change-limits", limits=higher)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=10_00)


# --- closing, and the rules themselves: 14.5, 14.13 ----------------------------------------------


def deal(live: Live, times: int) -> None:
    for _ in range(times):
        live.bet("A", "player", 10)
        live.coup("5s4h/Kd7c")


@pytest.mark.clause("crown-sydney:14.5")
def test_players_have_three_coups_notice_before_their_table_is_closed() -> None:
    live = Live()
    live.refused("close-table", Reason.NOTICE_NOT_UP)
    live.do("display-notice", about="closing")
    deal(live, 2)
    refusal = live.refused("close-table", Reason.NOTICE_TOO_SHORT)
    assert (refusal.facts["stood"], refusal.facts["needed"]) == (2, 3)
    live.do("order-dummy-coup", grounds="any-time")  # nobody could wager on it
    live.first_four("5s4h/Kd7c")
    live.finish()
    live.refused("close-table", Reason.NOTICE_TOO_SHORT)
    deal(live, 1)
    live.refused("close-table", Reason.RANK_TOO_LOW, by="dealer")
    live.do("close-table", by="higher-duties-dealer")
    assert not live.table.is_open


@pytest.mark.clause("crown-sydney:14.5")
def test_the_coup_in_which_notice_is_given_is_not_one_of_the_three() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.first_four("5s4h/Kd7c")
    live.do("display-notice", about="closing")
    live.finish()
    deal(live, 2)
    live.refused("close-table", Reason.NOTICE_TOO_SHORT)
    deal(live, 1)
    live.do("close-table")


@pytest.mark.clause("crown-sydney:14.5")
def test_a_table_without_players_is_closed_without_notice() -> None:
    live = Live(patrons="")
    live.do("close-table")
    assert not live.table.is_open


@pytest.mark.clause("crown-sydney:14.13")
def test_a_copy_of_the_rules_is_there_for_whoever_asks() -> None:
    assert note(BOOK.notices.rules_copy).clauses == ("crown-sydney:14.13",)
    assert BOOK.source.version == "3.2"
    assert len(BOOK.register) == 525
