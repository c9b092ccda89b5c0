"""Crown Melbourne at a live table: below the minimum, above the maximum, the differential and 7.5 (rule 7)."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import Limit, Payment
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
PLAYER_WINS = "5s4h/Kd7c"
BANKER_WINS = "2d4s/3h4c"
TIE = "2d4s/Kc6s"


def stakes(live: Live) -> list[int]:
    """The stakes on the layout in dollars, in the order they were placed."""
    return [down.stake // 100 for down in live.table.coup.wagers.values()]


def with_differential(*options: tuple[str, str], version: str = "traditional") -> Live:
    return Live(CROWN_MELBOURNE, version, limits=Limit(1_00, 5_000_00), differential=2_500_00, options=options)


# --- minimum, maximum and multiples: 7.3 ---------------------------------------------------------


@pytest.mark.clause("crown-melbourne:7.3.1")
def test_a_first_wager_below_the_minimum_is_settled_and_later_ones_go_back_whatever_the_result() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(50_00, 500_00))
    live.bet("A", "player", 20)
    assert not live.table.advised
    live.coup(PLAYER_WINS)
    assert live.has("A") == 10_020_00
    assert live.table.advised == ("A",)  # after the result
    live.bet("A", "player", 20)
    live.coup(PLAYER_WINS)
    live.bet("A", "player", 20)
    live.coup(BANKER_WINS)
    assert live.has("A") == 10_020_00
    live.bet("B", "banker", 20)  # B is advised for the first time
    live.coup(PLAYER_WINS)
    assert live.has("B") == 9_980_00


@pytest.mark.clause("crown-melbourne:7.3.1")
def test_a_wager_changed_to_less_than_the_minimum_is_one_below_it_and_the_same_wager_is_no_further_one() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(50_00, 500_00))
    first = live.bet("A", "player", 60)
    live.do("change-wager", number=first, stake=30_00)
    live.do("change-wager", number=first, stake=40_00)
    assert live.table.coup.wagers[first].counts == 40_00
    live.coup(BANKER_WINS)
    assert (live.table.advised, live.has("A")) == (("A",), 9_960_00)
    further = live.bet("A", "banker", 60)
    live.do("change-wager", number=further, stake=45_00)
    assert live.table.coup.wagers[further].counts == 0


@pytest.mark.clause("crown-melbourne:7.3.1")
def test_a_further_run_below_the_minimum_goes_back_when_it_is_decided() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(50_00, 500_00), side_wagers=("player-run",), further_areas=("D",))
    live.bet("A", "player", 20)
    live.coup(BANKER_WINS)
    live.bet("A", "player-run-2", 20)
    live.coup(PLAYER_WINS)
    back = live.paid(live.coup(PLAYER_WINS), "A", "player-run-2").settled
    assert (back.resolution, back.returned, live.has("A")) == ("void", 20_00, 9_980_00)


@pytest.mark.clause("crown-melbourne:7.3.1")
def test_advice_is_given_anew_to_someone_who_left_unless_it_holds_for_the_day() -> None:
    for scope, counts in (("table", 20_00), ("day", 0)):
        live = Live(CROWN_MELBOURNE, limits=Limit(50_00, 500_00), options=(("undermin-scope", scope),))
        live.bet("A", "player", 20)
        live.coup(PLAYER_WINS)
        live.do("leave-table", patron="A")
        live.do("arrive", patron="A", chips=100_00)
        live.do("sit-down", patron="A", seat=1)
        live.bet("A", "player", 20)
        assert live.table.coup.wagers[2].counts == counts
    strict = Live(CROWN_MELBOURNE, limits=Limit(50_00, 500_00), options=(("undermin-first", "refuse"),))
    strict.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=20_00)


@pytest.mark.clause("crown-melbourne:7.3.2")
def test_above_the_maximum_a_wager_is_paid_or_collected_to_the_maximum() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(50_00, 500_00))
    live.bet("A", "player", 800)
    live.bet("B", "banker", 800)
    live.coup(PLAYER_WINS)
    assert (live.has("A"), live.has("B")) == (10_500_00, 9_500_00)


@pytest.mark.clause("crown-melbourne:7.3.2")
def test_a_wager_above_the_maximum_found_after_the_deal_began_is_treated_alike() -> None:
    live = Live(CROWN_MELBOURNE, limits=Limit(50_00, 500_00))
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    live.do("find-wager", patron="B", wager="banker", stake=700_00)
    live.draw("Kd", "4h", "7c")
    live.open_hands()
    live.finish()
    assert (live.has("A"), live.has("B")) == (10_100_00, 9_500_00)


@pytest.mark.clause("crown-melbourne:7.3.3")
def test_a_wrong_multiple_is_taken_and_paid_to_the_next_amount_in_chips() -> None:
    live = Live(CROWN_MELBOURNE, "traditional", limits=Limit(50_00, 500_00), unit=50_00)
    live.bet("A", "banker", 70)  # 95% of $70 is $66.50
    won = live.paid(live.coup(BANKER_WINS), "A", "banker").settled
    assert (won.profit, won.rounding) == (67_00, 50)


# --- the table differential: 7.2, 7.4 ------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:7.2")
def test_a_table_may_have_a_differential_which_its_sign_then_shows() -> None:
    live = with_differential()
    live.do("remove-sign", sign="differential")
    missing = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=10_00)
    assert missing.facts["signs"] == ("differential",)
    without = Live(CROWN_MELBOURNE)
    without.do("remove-sign", sign="differential")
    without.bet("A", "player", 5_000)
    without.refused("reduce-wagers", Reason.NOTHING_TO_REDUCE, to="differential")


@pytest.mark.clause("crown-melbourne:7.4", "crown-melbourne:7.2")
def test_the_dealer_may_cut_the_heavier_hand_pro_rata_to_the_lighter_and_the_differential() -> None:
    live = with_differential()
    live.bet("A", "player", 3_000)
    live.bet("B", "player", 1_500)
    live.bet("C", "banker", 500)
    assert stakes(live) == [3_000, 1_500, 500]  # the dealer's to decide
    live.refused("reduce-wagers", Reason.RANK_TOO_LOW, by="A", to="differential")
    live.do("reduce-wagers", by="dealer", to="differential")
    assert stakes(live) == [2_000, 1_000, 500]  # 4,500 to 500 + 2,500, two thirds of each
    assert (live.has("A"), live.has("B"), live.has("C")) == (8_000_00, 9_000_00, 9_500_00)
    live.refused("reduce-wagers", Reason.NOTHING_TO_REDUCE, to="differential")
    live.coup(PLAYER_WINS)
    assert (live.has("A"), live.has("B"), live.has("C")) == (12_000_00, 11_000_00, 9_500_00)


@pytest.mark.clause("crown-melbourne:7.4")
def test_shares_are_cut_down_to_whole_chips_and_only_before_the_first_card() -> None:
    live = with_differential()
    live.bet("A", "banker", 3_000)
    live.bet("B", "banker", 1_600)
    live.bet("C", "player", 500)
    live.call()
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [1_956, 1_043, 500]  # 3000/4600 of 3,000 is 1,956.52; 1600/4600 of it 1,043.47
    live.draw("5s")
    live.refused("reduce-wagers", Reason.WAGERING_OVER, to="differential")


@pytest.mark.clause("crown-melbourne:7.4")
def test_by_the_other_reading_each_hands_own_total_is_held_to_the_differential() -> None:
    live = with_differential(("differential-basis", "gross"))
    live.bet("A", "player", 3_000)
    live.bet("B", "player", 2_000)
    live.bet("C", "banker", 4_000)
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [1_500, 1_000, 2_500]


@pytest.mark.clause("crown-melbourne:7.4", "crown-melbourne:7.3.2")
def test_what_is_above_the_maximum_and_goes_back_anyway_costs_nobody_a_share() -> None:
    live = Live(CROWN_MELBOURNE, "traditional", limits=Limit(1_00, 2_000_00), differential=2_500_00)
    live.bet("A", "player", 4_000)  # $2,000 of it at stake
    live.bet("B", "player", 500)
    live.refused("reduce-wagers", Reason.NOTHING_TO_REDUCE, to="differential")
    live.bet("C", "player", 500)
    live.do("reduce-wagers", to="differential")  # 3,000 at stake, cut to 2,500
    assert stakes(live) == [1_666, 416, 416]


# --- above the differential by arrangement: 7.5 --------------------------------------------------


def arranged(maximum: int = 4_500) -> Live:
    live = with_differential()
    live.do("arrange-above-differential", patron="A", maximum=maximum * 100)
    return live


def banker_of(live: Live, payments: tuple[Payment, ...]) -> tuple[int, int]:
    settled = live.paid(payments, "A", "banker").settled
    return settled.profit, settled.commission


@pytest.mark.clause("crown-melbourne:7.5", "crown-melbourne:7.5.1", "crown-melbourne:10.1/note*")
def test_an_arranged_banker_win_pays_5_percent_of_all_and_2_5_percent_of_the_excess() -> None:
    live = arranged()
    live.bet("A", "banker", 4_100)  # 5% is 205; 2.5% of 1,600 is 40
    assert banker_of(live, live.coup(BANKER_WINS)) == (3_855_00, 245_00)


@pytest.mark.clause("crown-melbourne:7.5", "crown-melbourne:7.5.2")
def test_an_arranged_player_win_pays_2_5_percent_of_the_excess_alone() -> None:
    live = arranged()
    live.bet("A", "player", 4_100)
    live.bet("B", "player", 2_000)  # below the differential: no additional commission
    paid = live.coup(PLAYER_WINS)
    assert live.paid(paid, "A", "player").settled.profit == 4_060_00
    assert live.paid(paid, "B", "player").settled.profit == 2_000_00
    live.bet("A", "player", 2_500)
    assert live.paid(live.coup(PLAYER_WINS), "A", "player").settled.profit == 2_500_00
    live.bet("A", "player", 4_100)
    live.coup(TIE)
    assert live.has("A") == 10_000_00 + 4_060_00 + 2_500_00


@pytest.mark.clause("crown-melbourne:7.5")
def test_a_wager_raised_above_the_differential_bears_the_additional_commission_and_one_lowered_does_not() -> None:
    live = arranged()
    number = live.bet("A", "player", 2_000)
    live.do("change-wager", number=number, stake=4_100_00)
    assert live.paid(live.coup(PLAYER_WINS), "A", "player").settled.profit == 4_060_00
    number = live.bet("A", "player", 4_100)
    live.do("change-wager", number=number, stake=2_000_00)
    live.bet("B", "player", 2_000)
    live.do("reduce-wagers", to="differential")  # and is cut like any other
    assert stakes(live) == [1_250, 1_250]


@pytest.mark.clause("crown-melbourne:7.5", "crown-melbourne:7.3.2")
def test_the_agreed_maximum_is_not_exceeded_whatever_the_sign_allows() -> None:
    live = arranged(maximum=4_100)
    live.bet("A", "player", 4_800)
    assert live.table.coup.wagers[1].counts == 4_100_00
    live.coup(PLAYER_WINS)
    assert live.has("A") == 14_060_00
    higher = arranged(maximum=8_000)
    higher.bet("A", "player", 8_000)  # the sign's maximum is $5,000
    assert higher.table.coup.wagers[1].counts == 8_000_00


@pytest.mark.clause("crown-melbourne:7.4", "crown-melbourne:7.5")
def test_an_arranged_wager_is_not_cut_and_stands_against_the_other_hand() -> None:
    live = arranged()
    live.bet("A", "player", 4_500)
    live.bet("B", "player", 3_000)
    live.bet("C", "banker", 400)
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [4_500, 2_900, 400]  # B alone to 400 + 2,500
    against = arranged()
    against.bet("A", "player", 4_500)
    against.bet("B", "banker", 5_000)
    against.refused("reduce-wagers", Reason.NOTHING_TO_REDUCE, to="differential")


@pytest.mark.clause("crown-melbourne:7.5")
def test_the_arrangement_is_for_traditional_baccarat_alone() -> None:
    crown = with_differential(version="crown")
    crown.refused("arrange-above-differential", Reason.NO_DIFFERENTIAL_SURCHARGE, patron="A", maximum=4_500_00)
    live = arranged()
    live.refused("arrange-above-differential", Reason.AMOUNT_NOT_POSSIBLE, patron="B", maximum=2_500_00)
    live.do("change-variation", variation="crown", agreed=("A", "B", "C"))
    live.signs()
    live.bet("A", "player", 4_100)
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [2_500]
    assert live.paid(live.coup(PLAYER_WINS), "A", "player").settled.profit == 2_500_00
