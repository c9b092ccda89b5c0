"""The Star at a live table: the most by a player, its own sign, limits at any time, payments that stand (6, 13, 14)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason
from croupier.table import Limit
from live import Live

STAR = "star-sydney"
TIE = "2d4s/Kc6s"
BANKER_WINS = "2d4s/3h4c"
BANKER_SIX = "3dAc9h/Ah5c"


# --- by a player: 6.1 (reading A-101) ------------------------------------------------------------


@pytest.mark.clause("star-sydney:6.1")
def test_the_most_by_a_player_binds_all_boxes_of_one_bet() -> None:
    live = Live(STAR, limits=Limit(10_00, 500_00), player_maximum=800_00)
    live.do("place-wager", patron="A", wager="player", stake=500_00, place=1)
    answer = live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="player", stake=301_00, place=4)
    assert (answer.facts["stake"], answer.facts["maximum"]) == (801_00, 800_00)
    live.do("place-wager", patron="A", wager="player", stake=300_00, place=4)
    live.refused("change-wager", Reason.ABOVE_MAXIMUM, number=2, stake=301_00)
    live.do("place-wager", patron="A", wager="tie", stake=500_00, place=1)  # another bet
    live.do("place-wager", patron="B", wager="player", stake=500_00)  # another player


@pytest.mark.clause("star-sydney:6.1")
def test_without_a_maximum_by_a_player_each_bet_has_only_its_own() -> None:
    live = Live(STAR, limits=Limit(10_00, 500_00))
    for place in (1, 4, 5):
        live.do("place-wager", patron="A", wager="player", stake=500_00, place=place)


# --- above the sign's maximum: 6.7 ---------------------------------------------------------------


@pytest.mark.clause("star-sydney:6.7")
def test_a_player_exceeds_the_stated_maximum_once_a_sign_denotes_it() -> None:
    live = Live(STAR, limits=Limit(10_00, 500_00), player_maximum=500_00)
    live.do("remove-sign", sign="personal-limits")
    live.do("agree-personal-limits", patron="A", minimum=50_00, maximum=2_000_00)
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=501_00)
    assert refusal.clauses == ("star-sydney:6.7",)
    live.bet("A", "player", 500)
    live.bet("B", "player", 10)  # nobody else waits for it
    live.refused("change-wager", Reason.SIGNS_MISSING, number=1, stake=2_000_00)
    live.do("display-sign", sign="personal-limits")
    live.do("change-wager", number=1, stake=2_000_00)
    live.refused("change-wager", Reason.ABOVE_MAXIMUM, number=1, stake=2_001_00)


# --- at any time: 6.6 (reading A-100) ------------------------------------------------------------


@pytest.mark.clause("star-sydney:6.6")
def test_limits_altered_while_a_coup_is_dealt_hold_from_the_next() -> None:
    live = Live(STAR, limits=Limit(25_00, 500_00))
    live.bet("A", "player", 500)
    live.call()
    live.draw("5s", "Kd")
    live.do("change-limits", by="gaming-supervisor", limits=Limit(10_00, 100_00))
    assert live.table.setup is not None
    assert live.table.setup.limits == Limit(25_00, 500_00)
    live.draw("4h", "7c")
    live.finish()
    assert live.table.setup is not None
    assert live.table.setup.limits == Limit(10_00, 100_00)


@pytest.mark.clause("star-sydney:6.6.1")
def test_a_minimum_raised_in_mid_coup_is_kept_by_those_who_were_playing() -> None:
    live = Live(STAR, patrons="AB", limits=Limit(25_00, 500_00))
    live.bet("A", "player", 25)
    live.call()
    live.draw("5s", "Kd")
    live.do("change-limits", limits=Limit(50_00, 500_00), keeping=True)
    live.draw("4h", "7c")
    live.finish()
    assert live.table.setup is not None
    assert live.table.setup.limits == Limit(50_00, 500_00)
    assert live.table.patrons["A"].kept_minimum == 25_00


@pytest.mark.clause("star-sydney:6.6")
def test_a_sign_raises_the_bet_that_it_names_and_no_other() -> None:
    live = Live(STAR, limits=Limit(10_00, 500_00), wager_limits=(("tie", Limit(5_00, 100_00)),))
    due = live.now + 20 * 60_000
    live.do("display-notice", about="higher-minimum", minimum=25_00, wager="tie", takes_effect=due)
    live.wait(20)
    live.refused("change-limits", Reason.NOTICE_OF_ANOTHER_CHANGE, limits=Limit(25_00, 500_00))
    live.do("change-limits", limits=Limit(10_00, 500_00), wager_limits=(("tie", Limit(25_00, 100_00)),))


# --- tie percentages: 13.3.1 (reading A-98) ------------------------------------------------------


@pytest.mark.clause("star-sydney:13.3.1")
@pytest.mark.parametrize(("percent", "paid"), [("1", 10_00), ("2.5", 25_00), ("7.3", 73_00), ("10", 100_00)])
def test_a_tie_pays_any_percentage_between_one_and_ten(percent: str, paid: int) -> None:
    live = Live(STAR, "tie-premium", options=(("tie-percent", percent),))
    live.bet("A", "player", 1_000)
    live.bet("B", "banker", 1_000)
    assert [payment.settled.profit for payment in live.coup(TIE)] == [paid, paid]


@pytest.mark.clause("star-sydney:13.3.1")
@pytest.mark.parametrize("percent", ["0.5", "10.5", "11"])
def test_no_percentage_outside_one_to_ten(percent: str) -> None:
    unopened = Live(STAR, "tie-premium", opened=False, options=(("tie-percent", percent),))
    unopened.refused("open-table", Reason.OPTION_VALUE_NOT_ALLOWED, setup=unopened.setup)


# --- paid by the other variation's odds: 14.10 (reading A-102) -----------------------------------


@pytest.mark.clause("star-sydney:14.10.1", "star-sydney:14.10.2")
@pytest.mark.parametrize(
    ("variation", "coup", "due", "paid"),
    [
        ("premium-even-money", BANKER_WINS, 200_00, 195_00),
        ("premium-even-money", BANKER_SIX, 150_00, 195_00),
        ("premium", BANKER_WINS, 195_00, 200_00),
        ("premium", BANKER_SIX, 195_00, 150_00),
    ],
)
def test_what_was_paid_by_the_other_variations_odds_stands(variation: str, coup: str, due: int, paid: int) -> None:
    live = Live(STAR, variation)
    live.bet("A", "banker", 100)
    live.coup(coup)
    before = live.has("A")
    facts: dict[str, Any] = {"patron": "A", "coup": 1, "wager": 1, "due": due}
    live.refused("record-payment-error", Reason.GROUNDS_NOT_MET, **facts, paid=190_00, stands=True)
    live.do("record-payment-error", **facts, paid=paid, stands=True)
    assert live.has("A") - before == paid - due
    assert not live.table.payment_errors


@pytest.mark.clause("star-sydney:14.10")
def test_nothing_of_it_stands_in_tie_premium_baccarat() -> None:
    live = Live(STAR, "tie-premium", options=(("tie-percent", "5"),))
    live.bet("A", "banker", 100)
    live.coup(BANKER_WINS)
    facts: dict[str, Any] = {"patron": "A", "coup": 1, "wager": 1, "due": 195_00, "paid": 200_00}
    live.refused("record-payment-error", Reason.NO_SUCH_POWER, **facts, stands=True)
    live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, by="dealer", slip="wrong-variation-settled")
    live.do("record-payment-error", **facts)
    assert live.table.payment_errors
