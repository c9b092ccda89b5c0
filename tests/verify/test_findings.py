"""What the second path found in the engine, and what mended it."""

from __future__ import annotations

from live import Live
from verify.hearing import hear


def test_a_wager_found_late_above_the_differential_bears_the_additional_commission() -> None:
    """Crown Melbourne 7.5: above the differential by arrangement, provided that an additional commission is paid."""
    table = Live("crown-melbourne", "traditional", differential=100_00)
    table.do("arrange-above-differential", patron="A", maximum=3_000_00)
    table.bet("B", "banker", 50)
    table.first_four("9s9h/Kd2c")
    table.do("find-wager", patron="A", wager="player", stake=300_00)
    payment = table.paid(table.finish(), "A", "player")
    assert [one.what for one in hear(table.events)] == []
    assert payment.settled.profit == 295_00


def test_what_goes_back_of_a_combined_wager_found_late_cites_a_clause() -> None:
    """Crown Sydney 1.1, 1-1-2: the stake is apportioned in quarters; what quarters cannot hold does not count."""
    sides = ("one-one-two", "player-pair", "banker-pair")
    table = Live("crown-sydney", side_wagers=sides, options=(("one-one-two", "pairs"),), layout="G")
    table.bet("B", "banker", 50)
    table.first_four("9s9h/Kd2c")
    table.do("find-wager", patron="A", wager="one-one-two", stake=42_00)
    down = next(down for down in table.table.coup.wagers.values() if down.wager == "one-one-two")
    assert down.counts == 40_00
    assert down.because
