"""Crown Melbourne at a live table: the sign after a change, limits at any time, tie percentages, areas (1.1, 2, 7)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason
from croupier.odds import odds_of
from croupier.table import Limit
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
TIE = "2d4s/Kc6s"


# --- after a change the sign shows it: 7.1 -------------------------------------------------------


@pytest.mark.clause("crown-melbourne:7.1", "crown-melbourne:7.1/fn1:66(1)(c)")
def test_after_a_change_no_wager_is_taken_until_the_sign_shows_it() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(10_00, 500_00))
    live.bet("A", "player", 500)
    live.do("change-limits", limits=Limit(10_00, 800_00))
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="B", wager="player", stake=800_00)
    assert "crown-melbourne:7.1" in refusal.clauses
    live.do("display-sign", sign="limits")
    live.bet("B", "player", 800)


@pytest.mark.clause("crown-melbourne:7.2")
def test_after_another_differential_the_sign_shows_that() -> None:
    live = Live(CROWN_MELBOURNE, differential=1_000_00)
    live.do("change-limits", limits=Limit(100, 5_000_00), differential=2_000_00)
    assert "limits" in live.table.signs
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=100_00)
    live.do("display-sign", sign="differential")
    live.bet("A", "player", 100)


# --- at any time: 7.7 (reading A-100) ------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:7.7", "crown-melbourne:7.1")
def test_limits_altered_while_a_coup_is_dealt_hold_from_the_next_once_the_sign_shows_them() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(10_00, 500_00), method="dealer-opens", face="up")
    live.bet("A", "player", 500)
    live.call()
    live.draw("5s", "Kd")
    live.do("change-limits", by="pit-boss", limits=Limit(5_00, 100_00))
    assert live.table.setup is not None
    assert live.table.setup.limits == Limit(10_00, 500_00)
    assert "limits" in live.table.signs
    live.draw("4h", "7c")
    live.finish()
    assert live.table.setup is not None
    assert live.table.setup.limits == Limit(5_00, 100_00)
    live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=5_00)
    live.do("display-sign", sign="limits")
    live.bet("A", "player", 5)


@pytest.mark.clause("crown-melbourne:7.7", "crown-melbourne:7.1/fn1:66(2)")
def test_a_sign_raises_the_bet_that_it_names_and_no_other() -> None:
    own = (("tie", Limit(5_00, 100_00)),)
    live = Live(CROWN_MELBOURNE, limits=Limit(10_00, 500_00), wager_limits=own)
    due = live.now + 20 * 60_000
    live.do("display-notice", about="higher-minimum", minimum=50_00, takes_effect=due)
    live.wait(20)
    higher = (("tie", Limit(50_00, 100_00)),)
    live.refused("change-limits", Reason.NOTICE_OF_ANOTHER_CHANGE, limits=Limit(50_00, 500_00))  # the Tie with it
    live.refused("change-limits", Reason.NOTICE_OF_ANOTHER_CHANGE, limits=Limit(10_00, 500_00), wager_limits=higher)
    live.do("change-limits", limits=Limit(50_00, 500_00), wager_limits=own)


@pytest.mark.parametrize("fact", ["approved_minimum", "area_maximum", "player_maximum"])
def test_amounts_that_no_clause_knows_are_not_taken(fact: str) -> None:
    amount: dict[str, Any] = {fact: 100}
    unopened = Live(CROWN_MELBOURNE, opened=False, **amount)
    refusal = unopened.refused("open-table", Reason.AMOUNT_NOT_POSSIBLE, setup=unopened.setup)
    assert not refusal.clauses


# --- tie percentages: 1.1(a) and (b) (reading A-98) ----------------------------------------------


@pytest.mark.clause("crown-melbourne:1.1:Tie Baccarat(a)", "crown-melbourne:1.1:Tie Baccarat(b)")
@pytest.mark.parametrize(
    ("options", "player", "banker"),
    [
        ({"tie-percent": "2.5"}, 25_00, 25_00),
        ({"tie-percent-player": "2.5", "tie-percent-banker": "9.9"}, 25_00, 99_00),
        ({"tie-percent": "4", "tie-percent-banker": "1.005"}, 40_00, 11_00),
        ({"tie-percent": "4", "tie-percent-player": "10"}, 100_00, 40_00),
    ],
)
def test_a_tie_pays_any_percentage_of_the_sign_each_hand_its_own(
    options: dict[str, str], player: int, banker: int
) -> None:
    live = Live(CROWN_MELBOURNE, "tie-baccarat", options=tuple(options.items()))
    live.bet("A", "player", 1_000)
    live.bet("B", "banker", 1_000)
    paid = {payment.patron: payment.settled.profit for payment in live.coup(TIE)}
    assert paid == {"A": player, "B": banker}


@pytest.mark.clause("crown-melbourne:1.1:Tie Baccarat(a)")
@pytest.mark.parametrize("percent", ["0.999", "10.001", "0", "11", "2,5", "", "x", "-1", "1e1", "2.5000"])
def test_no_other_percentage_is_chosen(percent: str) -> None:
    unopened = Live(CROWN_MELBOURNE, "tie-baccarat", opened=False, options=(("tie-percent-banker", percent),))
    unopened.refused("open-table", Reason.OPTION_VALUE_NOT_ALLOWED, setup=unopened.setup)


@pytest.mark.clause("crown-melbourne:10.1/Tie Baccarat")
def test_a_table_of_tie_baccarat_says_what_a_tie_pays_each_hand() -> None:
    unopened = Live(CROWN_MELBOURNE, "tie-baccarat", opened=False, options=(("tie-percent-banker", "5"),))
    unopened.do("record-approval", thing="tie-baccarat-odds", reference="as in Traditional Baccarat")
    unopened.refused("open-table", Reason.OPTION_NOT_CHOSEN, setup=unopened.setup)


def test_the_odds_are_counted_with_the_same_rows() -> None:
    """A wager on a hand brings a hundredth of the Ties for every percent: the edge moves by exactly that."""
    edges = {}
    for percent in ("2", "2.5", "3"):
        options = {"tie-percent": "9", "tie-percent-player": percent}
        table = odds_of(CROWN_MELBOURNE, "tie-baccarat", options=options)
        edges[percent] = {hand: table[hand].edge for hand in ("player", "banker")}
    assert edges["2"]["player"] - edges["2.5"]["player"] == edges["2.5"]["player"] - edges["3"]["player"] > 0
    assert edges["2"]["banker"] == edges["3"]["banker"]


# --- areas: 2.4 to 2.7 and 6.5.7 (reading A-103) -------------------------------------------------


@pytest.mark.parametrize(
    ("wager", "clause", "diagrams"),
    [
        pytest.param("player-run", "2.4", "D", marks=pytest.mark.clause("crown-melbourne:2.4")),
        pytest.param("combination-run", "2.4", "D", marks=pytest.mark.clause("crown-melbourne:Diagram D")),
        pytest.param("player-dragon-bonus", "2.5", "EF", marks=pytest.mark.clause("crown-melbourne:2.5")),
        pytest.param("banker-dragon-tail-early", "2.6.1", "GH", marks=pytest.mark.clause("crown-melbourne:2.6.1")),
        pytest.param("player-perfect-pair", "2.7", "EF", marks=pytest.mark.clause("crown-melbourne:2.7")),
        pytest.param("banker-pair", "2.7", "EF", marks=pytest.mark.clause("crown-melbourne:2.7")),
    ],
)
@pytest.mark.parametrize("layout", "ABC")
def test_what_needs_areas_is_offered_where_they_are_provided(
    layout: str, wager: str, clause: str, diagrams: str
) -> None:
    bare = Live(CROWN_MELBOURNE, opened=False, layout=layout, further_areas=(), side_wagers=(wager,))
    refusal = bare.refused("open-table", Reason.NO_AREA_FOR_WAGER, setup=bare.setup)
    assert f"crown-melbourne:{clause}" in refusal.clauses
    for beside in diagrams:
        assert Live(CROWN_MELBOURNE, layout=layout, further_areas=(beside,), side_wagers=(wager,)).table.is_open


@pytest.mark.clause("crown-melbourne:6.5.7")
@pytest.mark.parametrize("layout", "EFGH")
def test_a_combination_run_is_offered_beside_any_diagram_with_the_run_area(layout: str) -> None:
    live = Live(CROWN_MELBOURNE, layout=layout, further_areas=("D",), side_wagers=("combination-run",))
    live.bet("A", "player", 10)
    live.bet("A", "combination-run-2", 10)
    live.coup("5s4h/Kd7c")
    live.bet("A", "banker", 100)
    paid = {payment.settled.wager: payment.settled.profit for payment in live.coup("2d4s/3h4c")}
    assert paid["combination-run-2"] == 30_00
