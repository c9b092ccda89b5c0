"""Crown Melbourne 13: conduct and its consequences, money seized, seats of those who abstain, disputes."""

from __future__ import annotations

import pytest

from clauses.people import abstaining, act, breach, dispute, excused, full, just_below, paid_wrong, sat_out
from croupier import Reason
from croupier.ledger import Place
from croupier.table.records import ComplainantAdvised, DisputeDecided
from live import Live

MELBOURNE = "crown-melbourne"


@pytest.mark.clause("crown-melbourne:13.1", "crown-melbourne:13.2", "crown-melbourne:13.2.1")
def test_a_pit_boss_voids_the_wagers_of_whoever_has_a_device() -> None:
    live = Live(MELBOURNE)
    live.bet("A", "banker", 40)
    number = breach(live, "device")
    low = just_below(live, "pit-boss")
    live.refused("act-on-breach", Reason.RANK_TOO_LOW, by=low, breach=number, power="void-wagers")
    act(live, number, "void-wagers")
    assert (live.has("A"), live.table.coup.wagers) == (10_000_00, {})


@pytest.mark.clause("crown-melbourne:13.2.1")
def test_wagers_over_several_coups_are_void_too_and_of_settled_ones_those_of_the_coup() -> None:
    """Reading A-120."""
    live = Live(MELBOURNE, side_wagers=("player-run",), layout="A", further_areas=("D",))
    live.bet("A", "player", 100)
    live.bet("A", "player-run-3", 10)
    number = breach(live, "other")
    live.first_four("5s4h/Kd7c")
    live.do("announce-result")
    live.do("settle-coup")
    live.do("clear-cards")
    assert [one.down.wager for one in live.table.streaks] == ["player-run-3"]
    act(live, number, "void-wagers")
    assert not live.table.streaks
    assert live.has("A") == 10_100_00


@pytest.mark.clause("crown-melbourne:13.2.2")
def test_an_excluded_player_wagers_no_more() -> None:
    live = Live(MELBOURNE)
    act(live, breach(live, "influence"), "exclude-from-game")
    refusal = live.refused("place-wager", Reason.EXCLUDED_FROM_GAME, patron="A", wager="player", stake=5_00)
    assert "crown-melbourne:13.2.2" in refusal.clauses


def test_an_exclusion_outlasts_the_day() -> None:
    live = Live(MELBOURNE, patrons="A")
    act(live, breach(live, "influence"), "exclude-from-game")
    live.do("leave-table", patron="A")
    live.do("close-table")
    live.do("check-cards")
    live.do("open-table", setup=live.setup)
    live.refused("arrive", Reason.EXCLUDED_FROM_GAME, patron="A")
    assert live.table.breaches == {}


@pytest.mark.clause("crown-melbourne:13.2.3")
def test_money_won_with_a_device_is_seized_and_held() -> None:
    live = Live(MELBOURNE)
    live.bet("A", "player", 100)
    live.coup("5s4h/Kd7c")
    number = breach(live, "device")
    for amount, reason in ((0, Reason.AMOUNT_NOT_POSSIBLE), (10_100_01, Reason.NOT_ENOUGH_CHIPS)):
        live.refused("act-on-breach", reason, by="pit-boss", breach=number, power="seize-winnings", amount=amount)
    act(live, number, "seize-winnings", amount=100_00)
    assert live.has("A") == 10_000_00
    assert live.table.ledger.balance(Place.HELD, "A") == 100_00
    live.table.ledger.audit()
    live.do("leave-table", patron="A")
    assert live.table.ledger.balance(Place.HELD, "A") == 100_00, "it stays until the investigation is over"
    live.refused("end-seizure", Reason.AMOUNT_NOT_POSSIBLE, patron="A", returned=100_01)
    live.do("end-seizure", patron="A", returned=60_00)
    assert live.table.ledger.balance(Place.HELD, "A") == 0
    live.refused("end-seizure", Reason.NOTHING_HELD, patron="A", returned=0)
    assert live.replayed() == live.table


def test_money_is_seized_for_a_device_alone() -> None:
    live = Live(MELBOURNE)
    number = breach(live, "side-bet")
    for power in ("seize-winnings", "confiscate-device", "detain"):
        refusal = live.refused("act-on-breach", Reason.NO_SUCH_POWER, by="pit-boss", breach=number, power=power)
        assert "crown-melbourne:13.2" in refusal.clauses


@pytest.mark.clause("crown-melbourne:13.2.4", "crown-melbourne:13.2.5")
def test_a_device_is_confiscated_and_its_bearer_detained() -> None:
    live = Live(MELBOURNE)
    number = breach(live, "device", who="an onlooker")
    act(live, number, "confiscate-device")
    act(live, number, "detain")
    assert [one.id for one in live.table.duties.open] == ["authorised-person"]
    live.refused("act-on-breach", Reason.UNKNOWN_PATRON, by="pit-boss", breach=number, power="exclude-from-game")


@pytest.mark.clause("crown-melbourne:13.5", "crown-melbourne:13.6")
def test_advice_and_influence_have_their_excuses() -> None:
    live = Live(MELBOURNE)
    breach(live, "advice-by-staff", who="the dealer")
    breach(live, "influence")
    assert excused(live, "advice-by-staff", "compliance").clauses == ("crown-melbourne:13.5",)
    assert excused(live, "influence", "asked").clauses == ("crown-melbourne:13.6",)


@pytest.mark.clause("crown-melbourne:13.12")
def test_side_bets_are_a_breach_and_proxy_betting_is_not_named() -> None:
    live = Live(MELBOURNE)
    breach(live, "side-bet")
    live.refused("record-breach", Reason.NOT_FORBIDDEN, kind="proxy-betting", patron="A")


@pytest.mark.clause("crown-melbourne:13.8")
def test_three_rounds_sat_out_at_a_full_table_cost_the_seat() -> None:
    live = full(MELBOURNE)
    sat_out(live, 3)
    assert abstaining(live) == [("D", 3)]
    live.refused("direct-to-vacate", Reason.RANK_TOO_LOW, by="dealer", patron="D")
    live.do("direct-to-vacate", patron="D")
    assert 4 not in live.table.seated()
    live.refused("direct-to-vacate", Reason.NOT_SEATED, patron="D")


@pytest.mark.clause("crown-melbourne:13.8")
def test_a_run_that_goes_on_is_a_wager() -> None:
    live = full(MELBOURNE, side_wagers=("player-run",), layout="A", further_areas=("D",))
    live.bet("D", "player", 10)
    live.bet("D", "player-run-5", 10)
    live.coup("5c4c/Kc7c")
    sat_out(live, 3)
    assert live.table.streaks
    assert abstaining(live) == []
    live.refused("direct-to-vacate", Reason.NOT_ABSTAINING, patron="D")


@pytest.mark.clause("crown-melbourne:13.9", "crown-melbourne:13.10", "crown-melbourne:13.11")
def test_a_pit_boss_decides_finally_and_the_complainant_is_told_of_inspector_and_regulator() -> None:
    live = Live(MELBOURNE)
    number = dispute(live)
    live.refused("decide-dispute", Reason.RANK_TOO_LOW, by="game-supervisor", dispute=number, decision="no")
    decided, advised = live.do("decide-dispute", by="pit-boss", dispute=number, decision="taken back", takes=20_000_00)
    assert isinstance(decided, DisputeDecided)
    assert (decided.final, decided.taken, decided.missing) == (True, 10_000_00, 10_000_00)
    assert isinstance(advised, ComplainantAdvised)
    assert advised.to == ("inspector", "vcgr")
    assert live.has("A") == 0


@pytest.mark.clause("crown-melbourne:13.9")
def test_a_wrong_payment_is_put_right_by_a_pit_boss() -> None:
    live = Live(MELBOURNE)
    number = paid_wrong(live, -20)
    assert live.has("A") == 10_080_00
    live.refused("rectify-payment-error", Reason.AMOUNT_NOT_POSSIBLE, error=number, amount=20_01)
    live.do("rectify-payment-error", error=number, amount=20_00)
    assert live.has("A") == 10_100_00
