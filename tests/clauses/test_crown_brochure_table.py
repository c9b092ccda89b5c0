"""The Crown leaflet at a live table: its own seats, sign, bets and areas, and the rules behind it for the rest."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Limit, Stage
from live import MINUTE, Live

BROCHURE = "crown-brochure"
PLAYER_WINS = "5s4h/Kd7c"
BANKER_WINS = "2d4s/3h4c"
TIE = "2d4s/Kc6s"
BOTH_SPEAK = "crown-brochure:4:About(consistency)"


# --- what the leaflet itself says ----------------------------------------------------------------


@pytest.mark.clause("crown-brochure:4:About(seats)")
def test_a_table_seats_seven_to_fourteen() -> None:
    for places in (5, 6, 15):
        unopened = Live(BROCHURE, opened=False, places=places)
        unopened.refused("open-table", Reason.PLACES_NOT_ALLOWED, setup=unopened.setup)
    for places in (7, 14):
        live = Live(BROCHURE, places=places)
        live.do("arrive", patron="D")
        live.do("sit-down", patron="D", seat=places)
        live.refused("sit-down", Reason.UNKNOWN_PLACE, patron="A", seat=places + 1)
        assert live.table.seated()[places] == "D"


@pytest.mark.clause("crown-brochure:4:About(sign)")
@pytest.mark.parametrize("style", ["traditional", "crown"])
def test_either_style_is_shown_on_the_table_limit_sign_before_wagers_are_taken(style: str) -> None:
    live = Live(BROCHURE, style)
    live.do("remove-sign", sign="variation")
    missing = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=10_00)
    assert missing.facts["signs"] == ("variation",)
    live.do("display-sign", sign="variation")
    assert live.bet("A", "player", 10) == 1


@pytest.mark.clause("crown-brochure:4:About(consistency)", "crown-melbourne:3.1", "crown-melbourne:6.7.2")
def test_the_rules_follow_the_style_whatever_the_size_of_the_table() -> None:
    profits = {
        (style, places): _banker_six(style, places) for style in ("traditional", "crown") for places in (7, 9, 14)
    }
    assert profits == {("traditional", n): 95_00 for n in (7, 9, 14)} | {("crown", n): 50_00 for n in (7, 9, 14)}
    unopened = Live(BROCHURE, opened=False, decks=3)
    assert BOTH_SPEAK in unopened.refused("open-table", Reason.DECKS_NOT_ALLOWED, setup=unopened.setup).clauses


def _banker_six(style: str, places: int) -> int:
    live = Live(BROCHURE, style, places=places)
    live.bet("A", "banker", 100)
    return live.paid(live.coup("3dAc9h/Ah5c"), "A", "banker").settled.profit


@pytest.mark.clause("crown-brochure:5:How(bets)", "crown-melbourne:6.5.1", "crown-melbourne:6.5.2")
def test_player_banker_and_tie_are_the_bets_and_one_patron_may_back_both_hands() -> None:
    live = Live(BROCHURE, "traditional")
    live.bet("A", "player", 100)
    live.bet("A", "banker", 40)
    live.bet("A", "tie", 5)
    live.refused("place-wager", Reason.UNKNOWN_WAGER, patron="A", wager="player-pair", stake=5_00)
    live.coup(PLAYER_WINS)
    assert live.has("A") == 10_000_00 + 100_00 - 40_00 - 5_00


@pytest.mark.clause("crown-brochure:5:How(tie)", "crown-melbourne:6.8.1")
def test_a_tie_wager_needs_no_other_and_may_lie_beside_one() -> None:
    live = Live(BROCHURE, "crown")
    live.bet("A", "tie", 10)
    live.bet("B", "player", 100)
    live.bet("B", "tie", 10)
    live.coup(TIE)
    assert (live.has("A"), live.has("B")) == (10_080_00, 10_080_00)


@pytest.mark.clause("crown-brochure:5:How(position)", "crown-melbourne:6.2")
def test_a_wager_lies_on_the_area_closest_to_the_seat() -> None:
    live = Live(BROCHURE, "traditional")
    live.bet("C", "banker", 10)
    assert live.table.coup.wagers[1].place == 3
    astray = live.refused(
        "place-wager", Reason.NOT_A_VALID_PLACEMENT, patron="A", wager="tie", stake=5_00, lies="outside"
    )
    assert "crown-brochure:5:How(position)" in astray.clauses


@pytest.mark.clause("crown-brochure:5:How(deal)", "crown-melbourne:8.2.2(a)")
def test_two_cards_each_are_dealt_in_turn_once_the_wagers_are_placed() -> None:
    live = Live(BROCHURE, "traditional", method="dealer-opens", face="up")
    live.bet("A", "player", 10)
    live.do("call-for-bets")
    live.do("call-no-more-bets")
    live.draw("5s", "Kd", "4h", "7c")
    hands = {side: [str(one.card) for one in live.table.coup.hand(side)] for side in Side}
    assert hands == {Side.PLAYER: ["5s", "4h"], Side.BANKER: ["Kd", "7c"]}


# --- where the rules behind it speak -------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:7.1", "crown-melbourne:7.1/fn1:66(1)(c)", "crown-melbourne:1.1:Table Limit Sign")
def test_the_table_limit_sign_stands_by_both_papers() -> None:
    live = Live(BROCHURE)
    live.do("remove-sign", sign="limits")
    missing = live.refused("call-for-bets", Reason.SIGNS_MISSING)
    assert {BOTH_SPEAK, "crown-melbourne:7.1"} <= set(missing.clauses)


@pytest.mark.clause("crown-melbourne:5.1", "crown-brochure:4:About(sign)")
def test_another_style_takes_twenty_minutes_of_notice() -> None:
    live = Live(BROCHURE, "traditional")
    live.do("display-notice", about="variation", variation="crown")
    live.wait(19)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="crown")
    live.wait(1)
    live.do("change-variation", variation="crown")
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="banker", stake=100_00)
    live.signs()
    live.bet("A", "banker", 100)
    assert live.paid(live.coup("3dAc9h/Ah5c"), "A", "banker").settled.profit == 50_00


@pytest.mark.clause("crown-melbourne:7.3.1", "crown-melbourne:7.3.2", "crown-brochure:4:About(consistency)")
def test_wagers_outside_the_limits_are_treated_as_the_rules_say() -> None:
    live = Live(BROCHURE, limits=Limit(50_00, 500_00))
    for result, chips in ((PLAYER_WINS, 10_020_00), (PLAYER_WINS, 10_020_00), (BANKER_WINS, 10_020_00)):
        live.bet("A", "player", 20)  # the first is settled, the others go back
        live.coup(result)
        assert live.has("A") == chips
    live.bet("B", "player", 800)
    live.coup(BANKER_WINS)
    assert live.has("B") == 9_500_00


@pytest.mark.clause("crown-melbourne:7.2", "crown-melbourne:7.4", "crown-brochure:4:About(consistency)")
def test_a_differential_is_on_the_sign_and_cut_to_and_no_wager_above_it_is_arranged() -> None:
    live = Live(BROCHURE, "traditional", differential=1_000_00)
    live.do("remove-sign", sign="differential")
    live.refused("call-for-bets", Reason.SIGNS_MISSING)
    live.do("display-sign", sign="differential")
    live.refused("arrange-above-differential", Reason.NO_DIFFERENTIAL_SURCHARGE, patron="A", maximum=3_000_00)
    live.bet("A", "banker", 3_000)
    live.bet("B", "banker", 1_000)
    live.bet("C", "player", 200)
    live.do("reduce-wagers", to="differential")
    assert [down.stake for down in live.table.coup.wagers.values()] == [900_00, 300_00, 200_00]


@pytest.mark.clause("crown-melbourne:8.1.1", "crown-melbourne:8.1.1(b)", "crown-melbourne:4.4.3")
def test_hands_go_to_the_highest_wagerers_and_cards_they_handled_are_replaced() -> None:
    live = Live(BROCHURE)
    live.bet("B", "player", 10)
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s", cutting_card=True)
    live.draw("Kd", "4h", "7c")
    live.refused("deliver-hand", Reason.NOT_NEXT_FOR_CARDS, hand=Side.PLAYER, to="B")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.open_hands()
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    live.refused("shuffle-cards", Reason.CARDS_TO_REPLACE)


@pytest.mark.clause(
    "crown-melbourne:11.8.1",
    "crown-melbourne:11.8.1(b)",
    "crown-melbourne:11.8.1(c)",
    "crown-melbourne:11.8.1(d)",
    "crown-melbourne:11.8.2",
    "crown-melbourne:11.8.3",
    "crown-melbourne:11.8.4(a)",
    "crown-melbourne:11.8.4(b)",
    "crown-melbourne:11.8.5(a)",
    "crown-melbourne:11.8.5(b)",
    "crown-brochure:4:About(consistency)",
)
def test_dummy_coups_are_those_of_the_rules() -> None:
    live = Live(BROCHURE)
    live.refused("order-dummy-coup", Reason.UNKNOWN_GROUNDS, grounds="for practice")
    for grounds in ("new-shoe", "any-time", "until-wager"):
        if grounds == "any-time":
            live.bet("A", "player", 50)
        ordered = live.do("order-dummy-coup", grounds=grounds)[0]
        assert BOTH_SPEAK in ordered.under
        live.refused("place-wager", Reason.DUMMY_COUP, patron="B", wager="tie", stake=5_00)
        live.coup(PLAYER_WINS)
    assert (live.has("A"), live.has("B"), live.table.betting_coups) == (10_000_00, 10_000_00, 0)


@pytest.mark.clause("crown-melbourne:8.3.4(c)", "crown-melbourne:8.3.4(d)")
def test_a_dummy_coup_leaves_the_last_coup_to_come_and_others_may_follow_it() -> None:
    live = Live(BROCHURE, method="dealer-opens", face="up")
    live.do("order-dummy-coup", grounds="any-time")
    live.draw("5s", "Kd")
    live.draw("4h", cutting_card=True)
    live.draw("7c")
    live.finish()
    live.do("order-dummy-coup", grounds="any-time")
    live.coup(PLAYER_WINS)
    live.bet("A", "player", 10)
    live.coup(PLAYER_WINS)
    assert (live.has("A"), live.table.shoe.stage) == (10_010_00, Stage.ENDED)
    live.do("order-dummy-coup", grounds="after-last-coup")
    live.coup(PLAYER_WINS)
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)


@pytest.mark.clause("crown-melbourne:10.2.1(a)(i)", "crown-melbourne:10.2.1(b)")
def test_commission_may_wait_as_in_the_rules() -> None:
    live = Live(BROCHURE, "traditional")
    live.do("approve", act="defer-commission", patron="A")
    live.bet("A", "banker", 100)
    assert live.paid(live.coup(BANKER_WINS), "A", "banker").settled.profit == 100_00
    live.do("collect-commission", patron="A", why="request")
    assert live.has("A") == 10_095_00


@pytest.mark.clause("crown-melbourne:13.7", "crown-melbourne:7.7")
def test_closing_and_a_higher_minimum_take_the_notice_of_the_rules() -> None:
    live = Live(BROCHURE, limits=Limit(10_00, 500_00))
    live.refused("close-table", Reason.NOTICE_NOT_UP, by="pit-boss")
    live.refused("change-limits", Reason.NOTICE_NOT_UP, by="pit-boss", limits=Limit(50_00, 500_00))
    for about in ("closing", "higher-minimum"):
        live.do("display-notice", about=about, minimum=50_00, variation="crown", takes_effect=live.now + 20 * MINUTE)
    live.wait(20)
    live.do("change-limits", by="pit-boss", limits=Limit(50_00, 500_00))
    live.do("close-table", by="pit-boss")
    assert not live.table.is_open
