"""Crown Melbourne at a live table: seats and shoe, signs and notices, who may do what, closing (2, 5, 7, 13)."""

from __future__ import annotations

import pytest

from croupier import open_book
from croupier.clauses import Reason
from croupier.table import Limit
from live import MINUTE, Live
from witness import note

CROWN_MELBOURNE = "crown-melbourne"
PLAYER_WINS = "5s4h/Kd7c"
TIE = "2d4s/Kc6s"


# --- seats, shoe and indicator: 2 ----------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:2.1")
def test_a_table_has_five_to_fourteen_seats_each_for_one() -> None:
    for places in (4, 15):
        unopened = Live(CROWN_MELBOURNE, opened=False, places=places)
        unopened.refused("open-table", Reason.PLACES_NOT_ALLOWED, setup=unopened.setup)
    for places in (5, 14):
        live = Live(CROWN_MELBOURNE, places=places)
        live.do("arrive", patron="D")
        live.refused("sit-down", Reason.UNKNOWN_PLACE, patron="D", seat=places + 1)
        live.refused("sit-down", Reason.SEAT_TAKEN, patron="D", seat=3)
        live.do("sit-down", patron="D", seat=places)
        assert live.table.seated() == {1: "A", 2: "B", 3: "C", places: "D"}


@pytest.mark.clause("crown-melbourne:2.3", "crown-melbourne:1.1:Dealing shoe")
def test_every_card_comes_from_a_dealing_shoe_and_not_from_a_continuous_shuffler() -> None:
    unopened = Live(CROWN_MELBOURNE, opened=False, shoe="continuous-shuffler")
    unopened.refused("open-table", Reason.CONTINUOUS_SHUFFLER, setup=unopened.setup)
    assert Live(CROWN_MELBOURNE, shoe="dealing-shoe").table.is_open


@pytest.mark.clause("crown-melbourne:2.6.2", "crown-melbourne:1.1:Dragon Tail Indicator")
def test_where_dragon_tails_are_offered_an_indicator_counts_the_results_in_a_row() -> None:
    plain = Live(CROWN_MELBOURNE)
    assert "crown-melbourne:2.6.2" not in plain.events[0].under
    tails = ("player-dragon-tail-early", "player-dragon-tail-late")
    live = Live(CROWN_MELBOURNE, "traditional", layout="G", side_wagers=tails)
    assert "crown-melbourne:2.6.2" in live.events[0].under
    live.bet("A", "player-dragon-tail-early", 10)
    shown = []
    for _ in range(3):
        live.coup(PLAYER_WINS)
        shown.append((live.table.tails.player, live.table.tails.banker))
    assert shown == [(1, 0), (2, 0), (3, 0)]


# --- signs: 5, 7.1 and the versions --------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:7.1", "crown-melbourne:7.1/fn1:66(1)(c)", "crown-melbourne:1.1:Table Limit Sign")
def test_no_wager_is_taken_until_the_dealer_has_the_sign_with_minimum_and_maximum_up() -> None:
    live = Live(CROWN_MELBOURNE)
    live.do("remove-sign", sign="limits", by="dealer")
    live.refused("call-for-bets", Reason.SIGNS_MISSING)
    missing = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=50_00)
    assert missing.facts["signs"] == ("limits",)
    live.do("display-sign", sign="limits", by="dealer")
    assert live.bet("A", "player", 50) == 1


@pytest.mark.parametrize(
    "version",
    [
        pytest.param("crown", marks=pytest.mark.clause("crown-melbourne:5.1")),
        pytest.param("two-to-one", marks=pytest.mark.clause("crown-melbourne:5.2")),
        pytest.param("tie-baccarat", marks=pytest.mark.clause("crown-melbourne:5.3")),
    ],
)
def test_a_version_other_than_traditional_is_shown_by_a_notice_at_the_table(version: str) -> None:
    options = (("tie-percent", "5"),) if version == "tie-baccarat" else ()
    live = Live(CROWN_MELBOURNE, version, options=options)
    live.do("remove-sign", sign="variation")
    missing = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=50_00)
    assert missing.facts["signs"] == ("variation",)
    live.do("display-sign", sign="variation")
    live.bet("A", "player", 50)
    traditional = Live(CROWN_MELBOURNE, "traditional")
    traditional.do("remove-sign", sign="variation")
    traditional.bet("A", "player", 50)
    assert traditional.paid(traditional.coup(PLAYER_WINS), "A", "player").settled.profit == 50_00


@pytest.mark.clause(
    "crown-melbourne:1.1:Tie Baccarat(a)",
    "crown-melbourne:1.1:Tie Baccarat(b)",
    "crown-melbourne:10.1/Tie Baccarat:Player",
    "crown-melbourne:10.1/Tie Baccarat:Banker",
)
def test_at_tie_baccarat_the_percentage_on_the_sign_is_paid_to_both_hands_on_a_tie() -> None:
    live = Live(CROWN_MELBOURNE, "tie-baccarat", options=(("tie-percent", "6"),))
    live.do("remove-sign", sign="tie-percentage")
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=200_00)
    live.do("display-sign", sign="tie-percentage")
    live.bet("A", "player", 200)
    live.bet("B", "banker", 300)
    live.coup(TIE)
    assert (live.has("A"), live.has("B")) == (10_012_00, 10_018_00)


@pytest.mark.clause("crown-melbourne:5.1", "crown-melbourne:1.1:Table Limit Sign")
def test_another_version_comes_with_its_notice_and_the_old_signs_go() -> None:
    live = Live(CROWN_MELBOURNE, "traditional")
    live.refused("change-variation", Reason.NOTICE_NOT_UP, variation="crown")
    live.do("display-notice", about="variation", variation="crown")
    live.wait(19)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="crown")
    live.wait(1)
    live.do("change-variation", variation="crown")
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="banker", stake=100_00)
    live.signs()
    live.bet("A", "banker", 100)
    assert live.paid(live.coup("3dAc9h/Ah5c"), "A", "banker").settled.profit == 50_00


# --- limits of the sign, and of one patron: 7.6, 7.7 ---------------------------------------------


@pytest.mark.clause("crown-melbourne:7.7", "crown-melbourne:7.1/fn1:66(2)")
def test_a_minimum_rises_only_after_its_sign_with_the_time_stood_twenty_minutes() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(10_00, 500_00))
    higher = Limit(50_00, 500_00)
    live.refused("change-limits", Reason.RANK_TOO_LOW, by="game-supervisor", limits=higher)
    live.refused("change-limits", Reason.NOTICE_NOT_UP, by="pit-boss", limits=higher)
    live.refused("display-notice", Reason.NOTICE_WITHOUT_TIME, about="higher-minimum", minimum=50_00)
    soon = live.now + 19 * MINUTE
    live.refused("display-notice", Reason.NOTICE_TOO_SHORT, about="higher-minimum", minimum=50_00, takes_effect=soon)
    live.do("display-notice", about="higher-minimum", minimum=50_00, takes_effect=live.now + 20 * MINUTE)
    live.wait(19.9)
    live.refused("change-limits", Reason.NOTICE_TOO_SHORT, limits=higher)
    live.wait(0.1)
    live.do("change-limits", by="pit-boss", limits=higher)
    assert live.table.setup is not None
    assert live.table.setup.limits == higher


@pytest.mark.clause("crown-melbourne:7.7")
def test_any_other_change_of_limits_is_the_pit_bosss_at_any_time() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(10_00, 500_00))
    live.do("change-limits", by="pit-boss", limits=Limit(5_00, 800_00))
    live.do("display-sign", sign="limits")
    live.bet("A", "player", 5)
    live.bet("B", "player", 800)
    assert [down.counts for down in live.table.coup.wagers.values()] == [5_00, 800_00]


@pytest.mark.clause("crown-melbourne:7.6", "crown-melbourne:1.1:Distinctive Marker")
def test_limits_agreed_for_one_player_are_shown_by_a_marker_and_bind_nobody_else() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(10_00, 500_00))
    agreed = live.do("agree-personal-limits", patron="A", minimum=100_00, maximum=2_000_00)[0]
    assert getattr(agreed, "shown_by", "") == "marker"
    live.bet("A", "player", 2_000)
    live.bet("B", "player", 2_000)
    live.bet("A", "banker", 50)
    counts = [down.counts for down in live.table.coup.wagers.values()]
    assert counts == [2_000_00, 500_00, 50_00]  # A's $50 is below A's own minimum: the first one stands
    live.do("agree-personal-limits", patron="A")
    live.do("withdraw-wager", number=1)
    live.bet("A", "player", 900)
    assert live.table.coup.wagers[4].counts == 500_00


# --- closing, copies, ranks: 13 ------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:13.7")
def test_a_table_with_players_closes_after_a_sign_of_the_time_stood_twenty_minutes() -> None:
    live = Live(CROWN_MELBOURNE)
    live.refused("close-table", Reason.RANK_TOO_LOW, by="game-supervisor")
    live.refused("close-table", Reason.NOTICE_NOT_UP, by="pit-boss")
    live.refused("display-notice", Reason.NOTICE_WITHOUT_TIME, about="closing")
    live.do("display-notice", about="closing", takes_effect=live.now + 20 * MINUTE)
    live.wait(10)
    live.do("remove-notice", about="closing")
    live.do("display-notice", about="closing", takes_effect=live.now + 20 * MINUTE)
    live.wait(19)
    live.refused("close-table", Reason.NOTICE_TOO_SHORT, by="pit-boss")
    live.wait(1)
    live.do("close-table", by="pit-boss")
    assert not live.table.is_open
    empty = Live(CROWN_MELBOURNE, patrons="")
    empty.do("close-table", by="pit-boss")
    assert not empty.table.is_open


@pytest.mark.clause("crown-melbourne:13.13")
def test_the_rules_a_player_may_ask_for_are_the_edition_the_table_was_opened_with() -> None:
    live, book = Live(CROWN_MELBOURNE), open_book(CROWN_MELBOURNE)
    note(book.notices.rules_copy)
    assert live.table.edition == book.edition
    assert "crown-melbourne:13.13" in book.register


@pytest.mark.clause("crown-melbourne:1.1:Dealer", "crown-melbourne:1.1:Game Supervisor", "crown-melbourne:1.1:VCGR")
def test_the_dealer_runs_the_game_the_supervisor_directs_it_and_the_regulator_does_neither() -> None:
    live = Live(CROWN_MELBOURNE)
    live.bet("A", "player", 10)
    live.coup(PLAYER_WINS)  # every act of it the dealer's
    assert "crown-melbourne:1.1:Dealer" in live.events[-1].under
    live.refused("agree-personal-limits", Reason.RANK_TOO_LOW, by="dealer", patron="A", maximum=9_000_00)
    live.do("agree-personal-limits", by="game-supervisor", patron="A", maximum=9_000_00)
    live.do("call-for-bets", by="pit-boss")  # or above
    outside = note(open_book(CROWN_MELBOURNE).authority.outside)
    assert [role.name for role in outside] == [
        "Inspector",
        "Victorian Commission for Gambling Regulation",
        "Tournament Director",
    ]
    for role in outside:
        live.refused("call-no-more-bets", Reason.RANK_TOO_LOW, by=role.id)
