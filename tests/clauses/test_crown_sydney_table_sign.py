"""Crown Sydney at a live table: what the table limit sign binds, and limits altered at any time (chapter 7)."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import Limit
from live import Live

DRAWN = "5s4h/Kd7c"


def limits_now(live: Live) -> tuple[int, int]:
    assert live.table.setup is not None
    return live.table.setup.limits.minimum, live.table.setup.limits.maximum


# --- an area's maximum: 7.1 (reading A-99) -------------------------------------------------------


@pytest.mark.clause("crown-sydney:7.1")
def test_no_wager_takes_a_betting_area_above_its_maximum() -> None:
    live = Live(limits=Limit(10_00, 500_00), area_maximum=800_00)
    live.bet("A", "player", 500)
    refusal = live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="B", wager="player", stake=301_00)
    assert (refusal.facts["stake"], refusal.facts["maximum"]) == (801_00, 800_00)
    live.bet("B", "player", 300)
    live.bet("C", "banker", 500)  # another area
    live.refused("change-wager", Reason.ABOVE_MAXIMUM, number=2, stake=301_00)
    live.do("change-wager", number=1, stake=400_00)
    live.do("change-wager", number=2, stake=400_00)


@pytest.mark.clause("crown-sydney:7.1")
def test_an_area_without_a_maximum_has_only_the_limits_of_each_wager() -> None:
    live = Live(limits=Limit(10_00, 500_00))
    for patron in "ABC":
        live.bet(patron, "player", 500)
    live.refused("change-wager", Reason.ABOVE_MAXIMUM, number=1, stake=501_00)


# --- the approved minimum: 7.2.2 -----------------------------------------------------------------


@pytest.mark.clause("crown-sydney:7.2.2", "crown-sydney:7.1")
def test_no_sign_shows_less_than_the_approved_minimum() -> None:
    for facts in (
        {"limits": Limit(9_99, 500_00)},
        {"limits": Limit(25_00, 500_00), "wager_limits": (("tie", Limit(5_00, 100_00)),)},
    ):
        unopened = Live(opened=False, approved_minimum=10_00, **facts)
        refusal = unopened.refused("open-table", Reason.LIMITS_OUT_OF_ORDER, setup=unopened.setup)
        assert refusal.facts["approved"] == 10_00
    live = Live(limits=Limit(10_00, 500_00), approved_minimum=10_00)
    live.refused("change-limits", Reason.LIMITS_OUT_OF_ORDER, limits=Limit(9_00, 500_00))


@pytest.mark.clause("crown-sydney:7.2.2", "crown-sydney:7.4")
def test_no_personal_minimum_is_below_the_approved_one() -> None:
    live = Live(limits=Limit(25_00, 500_00), approved_minimum=10_00)
    live.refused("agree-personal-limits", Reason.LIMITS_OUT_OF_ORDER, patron="A", minimum=9_00)
    live.do("agree-personal-limits", patron="A", minimum=10_00)
    live.bet("A", "player", 10)


def test_a_maximum_of_a_player_means_nothing_here() -> None:
    """The most by a player is the maximum of each wager."""
    unopened = Live(opened=False, player_maximum=500_00)
    refusal = unopened.refused("open-table", Reason.AMOUNT_NOT_POSSIBLE, setup=unopened.setup)
    assert refusal.facts["what"] == "player-maximum"


# --- at any time: 7.5 (reading A-100) ------------------------------------------------------------


@pytest.mark.clause("crown-sydney:7.5")
def test_limits_altered_while_a_coup_is_dealt_hold_from_the_next() -> None:
    live = Live(limits=Limit(25_00, 500_00), method="dealer-opens", face="up")
    live.bet("A", "player", 500)
    live.call()
    live.draw("5s", "Kd")
    live.refused("change-limits", Reason.RANK_TOO_LOW, by="higher-duties-dealer", limits=Limit(10_00, 100_00))
    live.do("change-limits", by="area-manager", limits=Limit(10_00, 100_00))
    assert limits_now(live) == (25_00, 500_00)
    live.do("find-wager", patron="B", wager="player", stake=500_00)  # found late: still the coup's own limits
    live.draw("4h", "7c")
    live.finish()
    assert limits_now(live) == (10_00, 100_00)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="player", stake=101_00)
    live.bet("A", "player", 10)


@pytest.mark.clause("crown-sydney:7.5", "crown-sydney:7.5.2")
def test_a_higher_minimum_needs_its_sign_in_mid_coup_too_and_leaves_wagers_that_lie_alone() -> None:
    live = Live(limits=Limit(25_00, 500_00), method="dealer-opens", face="up")
    live.bet("A", "player", 25)
    live.call()
    live.draw("5s")
    refusal = live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=Limit(50_00, 500_00))
    assert "crown-sydney:7.5.2" in refusal.clauses
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.do("display-notice", about="higher-minimum", minimum=50_00)
    live.wait(20)
    live.bet("A", "player", 25)
    live.do("change-limits", limits=Limit(50_00, 500_00))
    assert limits_now(live) == (25_00, 500_00)
    live.coup(DRAWN)
    assert limits_now(live) == (50_00, 500_00)
    assert not live.table.notices


@pytest.mark.clause("crown-sydney:7.5.2")
def test_a_sign_raises_the_bet_that_it_names_and_no_other() -> None:
    tie = (("tie", Limit(5_00, 100_00)),)
    live = Live(limits=Limit(25_00, 500_00), wager_limits=tie)
    live.do("display-notice", about="higher-minimum", minimum=10_00, wager="tie")
    live.wait(20)
    live.refused("change-limits", Reason.NOTICE_OF_ANOTHER_CHANGE, limits=Limit(50_00, 500_00), wager_limits=tie)
    raised = (("tie", Limit(11_00, 100_00)),)
    live.refused("change-limits", Reason.NOTICE_OF_ANOTHER_CHANGE, limits=Limit(25_00, 500_00), wager_limits=raised)
    raised = (("tie", Limit(10_00, 100_00)),)
    live.do("change-limits", limits=Limit(25_00, 500_00), wager_limits=raised)
    assert not live.table.notices
