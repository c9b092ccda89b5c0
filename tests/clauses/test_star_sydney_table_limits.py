"""The Star's live table, chapter 6: limits on the sign, wagers found late, cuts pro rata, a minimum raised."""

from __future__ import annotations

import pytest

from croupier import Reason
from croupier.coup import Side
from croupier.table import Limit
from croupier.table.records import PersonalLimitsAgreed
from live import MINUTE, Live

STAR = "star-sydney"
SIGN = Limit(50_00, 5_000_00)
HIGHER = Limit(200_00, 5_000_00)


def stakes(live: Live) -> list[int]:
    """What lies on the layout, in the order placed."""
    return [down.stake for down in live.table.coup.wagers.values()]


# --- the sign binds, and who answers for it: 6.1, 6.5 --------------------------------------------


@pytest.mark.clause("star-sydney:6.1", "star-sydney:6.5")
def test_players_keep_to_the_minimum_and_maximum_of_the_sign() -> None:
    live = Live(STAR, limits=SIGN)
    low = live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=49_00)
    assert low.facts["minimum"] == 50_00
    high = live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="player", stake=5_001_00)
    assert high.facts["maximum"] == 5_000_00
    live.bet("A", "player", 50)
    live.bet("B", "player", 5_000)
    assert stakes(live) == [50_00, 5_000_00]


@pytest.mark.clause("star-sydney:6.1")
def test_the_sign_may_limit_each_kind_of_wager_by_itself() -> None:
    live = Live(STAR, limits=SIGN, wager_limits=(("tie", Limit(10_00, 100_00)),))
    live.bet("A", "tie", 10)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="B", wager="tie", stake=101_00)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="B", wager="banker", stake=10_00)


@pytest.mark.clause("star-sydney:6.1.1")
def test_without_a_unit_on_the_sign_any_amount_above_the_minimum_will_do() -> None:
    live = Live(STAR, limits=SIGN)
    live.bet("A", "player", 73)
    plain = Live(STAR, limits=SIGN, unit=25_00)
    plain.do("remove-sign", sign="multiples")
    plain.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=75_00)
    assert stakes(live) == [73_00]


@pytest.mark.clause("star-sydney:6.1.1")
def test_a_unit_on_the_sign_counts_from_the_minimum_up() -> None:
    live = Live(STAR, limits=SIGN, unit=20_00)
    live.bet("A", "player", 50)
    live.bet("B", "player", 110)  # fifty and three twenties
    refusal = live.refused("place-wager", Reason.NOT_IN_UNITS, patron="C", wager="player", stake=120_00)
    assert refusal.facts["unit"] == 20_00


# --- found after a card was exposed: 6.3, 6.4 ----------------------------------------------------


@pytest.mark.clause("star-sydney:6.3")
def test_a_wager_above_the_maximum_found_after_exposure_is_valid_as_it_is() -> None:
    live = Live(STAR, limits=Limit(50_00, 500_00))
    live.bet("A", "banker", 50)
    live.draw("5s")
    live.do("find-wager", patron="B", wager="player", stake=800_00)
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert live.has("B") == 10_800_00


@pytest.mark.clause("star-sydney:6.4")
def test_a_wager_below_the_minimum_found_after_exposure_is_valid_as_it_is() -> None:
    live = Live(STAR, limits=SIGN)
    live.bet("A", "player", 50)
    live.draw("5s")
    live.do("find-wager", patron="B", wager="player", stake=20_00)
    live.do("find-wager", patron="C", wager="banker", stake=10_00)
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert (live.has("B"), live.has("C")) == (10_020_00, 9_990_00)


@pytest.mark.clause("star-sydney:6.3", "star-sydney:6.4", "star-sydney:5.3")
def test_before_exposure_a_wager_is_not_found_but_placed_within_the_limits() -> None:
    live = Live(STAR, limits=SIGN, face="down")
    live.bet("A", "player", 50)
    live.draw("5s", "Kd", "4h", "7c")
    live.refused("find-wager", Reason.WAGERING_NOT_OVER, patron="B", wager="player", stake=20_00)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="B", wager="player", stake=20_00)
    live.do("expose-cards", hand=Side.PLAYER)
    live.do("find-wager", patron="B", wager="player", stake=20_00)
    live.do("find-wager", patron="C", wager="player", stake=6_000_00)
    live.do("expose-cards", hand=Side.BANKER)
    live.finish()
    assert (live.has("B"), live.has("C")) == (10_020_00, 16_000_00)


# --- too much together: 6.2 ----------------------------------------------------------------------


@pytest.mark.clause("star-sydney:6.2", "star-sydney:1.1:table differential")
def test_the_heavier_hand_is_cut_pro_rata_to_the_lighter_one_and_the_differential() -> None:
    """Reading A-29: 1,200 on Player against 200 and a differential of 600 come down to 800, two thirds of each."""
    live = Live(STAR, differential=600_00)
    live.bet("A", "player", 900)
    live.bet("B", "player", 300)
    live.bet("C", "banker", 200)
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [600_00, 200_00, 200_00]
    assert [live.has(patron) for patron in "ABC"] == [9_400_00, 9_800_00, 9_800_00]
    live.coup("5s4h/Kd7c")
    assert [live.has(patron) for patron in "ABC"] == [10_600_00, 10_200_00, 9_800_00]


@pytest.mark.clause("star-sydney:6.2", "star-sydney:1.1:table differential")
def test_shares_that_chips_cannot_make_are_rounded_down_and_the_rest_goes_back() -> None:
    """Three hundreds against nothing and a differential of 100: a third of it is 33.33, and chips are of 1."""
    live = Live(STAR, differential=100_00, chips=1_000)
    for patron in "ABC":
        live.bet(patron, "banker", 100)
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [33_00, 33_00, 33_00]
    assert [live.has(patron) for patron in "ABC"] == [967_00, 967_00, 967_00]


@pytest.mark.clause("star-sydney:6.2", "star-sydney:1.1:table differential")
def test_hands_that_differ_by_the_differential_are_left_as_they_lie() -> None:
    live = Live(STAR, differential=600_00)
    live.bet("A", "player", 800)
    live.bet("B", "banker", 200)
    live.refused("reduce-wagers", Reason.NOTHING_TO_REDUCE, to="differential")
    assert stakes(live) == [800_00, 200_00]


@pytest.mark.clause("star-sydney:6.2", "star-sydney:1.1:table differential")
def test_an_operator_may_read_the_differential_as_each_hands_total() -> None:
    """The other reading of A-29, gross: each hand comes down to 600 by itself."""
    live = Live(STAR, differential=600_00, options=(("differential-basis", "gross"),))
    live.bet("A", "player", 800)
    live.bet("B", "player", 400)
    live.bet("C", "banker", 900)
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [400_00, 200_00, 600_00]


@pytest.mark.clause("star-sydney:6.2")
def test_a_playing_area_above_its_maximum_is_cut_pro_rata() -> None:
    """2,500 on Banker with a maximum of 1,000, from three places; Player is within it."""
    live = Live(STAR, area_maximum=1_000_00)
    live.bet("A", "banker", 900)
    live.bet("B", "banker", 600)
    live.bet("C", "banker", 1_000)
    live.do("arrive", patron="D", chips=1_000_00)
    live.bet("D", "player", 700)
    live.do("reduce-wagers", to="area-maximum")
    assert stakes(live) == [360_00, 240_00, 400_00, 700_00]
    live.refused("reduce-wagers", Reason.NOTHING_TO_REDUCE, to="area-maximum")


@pytest.mark.clause("star-sydney:6.2", "star-sydney:5.5")
def test_wagers_are_cut_while_no_card_is_exposed_and_not_after() -> None:
    live = Live(STAR, differential=100_00, face="down")
    live.bet("A", "player", 300)
    live.call()
    live.draw("5s", "Kd", "4h", "7c")  # out of the shoe, but face down
    live.do("reduce-wagers", to="differential")
    assert stakes(live) == [100_00]
    late = Live(STAR, differential=100_00)
    late.bet("A", "player", 300)
    late.draw("5s")
    late.refused("reduce-wagers", Reason.WAGERING_OVER, to="differential")
    late.draw("Kd", "4h", "7c")
    late.finish()
    assert late.has("A") == 10_300_00  # the dealer may cut, and did not


# --- new limits: 6.6 -----------------------------------------------------------------------------


@pytest.mark.clause("star-sydney:6.6")
def test_a_supervisor_alters_limits_at_any_time_but_raises_the_minimum_with_notice() -> None:
    live = Live(STAR, limits=SIGN)
    live.refused("change-limits", Reason.RANK_TOO_LOW, by="dealer", limits=Limit(20_00, 9_000_00))
    live.do("change-limits", by="gaming-supervisor", limits=Limit(20_00, 9_000_00))
    live.bet("A", "player", 20)
    live.do("withdraw-wager", number=1)
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=HIGHER)
    live.refused("display-notice", Reason.NOTICE_WITHOUT_TIME, about="higher-minimum", minimum=200_00)
    live.do("display-notice", about="higher-minimum", minimum=200_00, takes_effect=live.now + 20 * MINUTE)
    live.wait(19)
    live.refused("change-limits", Reason.NOTICE_TOO_SHORT, limits=HIGHER)
    live.wait(1)
    live.do("change-limits", limits=HIGHER)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=199_00)


def raised_at_once() -> Live:
    live = Live(STAR, limits=SIGN)
    live.do("change-limits", by="gaming-supervisor", limits=HIGHER, keeping=True)
    return live


@pytest.mark.clause("star-sydney:6.6.1", "star-sydney:6.6.1.1", "star-sydney:6.6.4")
def test_a_minimum_raised_at_once_leaves_the_old_one_to_those_present() -> None:
    live = raised_at_once()
    live.do("arrive", patron="D", chips=1_000_00)
    live.do("sit-down", patron="D", seat=4)
    marked = {id for id, patron in live.table.patrons.items() if patron.kept_minimum == 50_00}
    assert marked == {"A", "B", "C"}
    live.bet("A", "player", 50)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="B", wager="player", stake=49_00)
    low = live.refused("place-wager", Reason.BELOW_MINIMUM, patron="D", wager="player", stake=199_00)
    assert low.facts["minimum"] == 200_00
    live.bet("D", "player", 200)
    live.coup("5s4h/Kd7c")
    assert (live.has("A"), live.has("D")) == (10_050_00, 1_200_00)


@pytest.mark.clause("star-sydney:6.6.1.2", "star-sydney:6.6.4")
def test_whoever_leaves_comes_back_under_the_new_minimum() -> None:
    live = raised_at_once()
    live.do("leave-table", patron="A")
    live.do("arrive", patron="A", chips=1_000_00)
    assert live.table.patrons["A"].kept_minimum is None
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=50_00)
    live.bet("B", "player", 50)


@pytest.mark.clause("star-sydney:6.6.1.3")
def test_a_player_with_several_boxes_is_marked_at_their_own_seat_and_keeps_the_minimum_in_all() -> None:
    live = raised_at_once()
    live.bet("A", "player", 50)
    live.bet("A", "player", 60, place=5)
    assert [(down.place, down.stake) for down in live.table.coup.wagers.values()] == [(1, 50_00), (5, 60_00)]
    kept = [(patron.id, patron.seat) for patron in live.table.patrons.values() if patron.kept_minimum]
    assert kept == [("A", 1), ("B", 2), ("C", 3)]


@pytest.mark.clause("star-sydney:6.6.2", "star-sydney:6.6")
def test_the_kept_minimum_rises_only_after_its_own_sign_of_twenty_minutes() -> None:
    live = raised_at_once()
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=HIGHER)
    live.do("display-notice", about="higher-minimum", minimum=200_00, takes_effect=live.now + 20 * MINUTE)
    live.wait(19)
    live.refused("change-limits", Reason.NOTICE_TOO_SHORT, limits=HIGHER)
    live.bet("A", "player", 50)
    live.do("withdraw-wager", number=1)
    live.wait(1)
    live.do("change-limits", limits=HIGHER)
    assert all(patron.kept_minimum is None for patron in live.table.patrons.values())
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=50_00)


@pytest.mark.clause("star-sydney:6.6.1", "star-sydney:6.6.4")
def test_raised_twice_everyone_keeps_the_minimum_they_came_under() -> None:
    live = raised_at_once()
    live.do("arrive", patron="D", chips=1_000_00)
    live.do("change-limits", limits=Limit(300_00, 5_000_00), keeping=True)
    live.bet("A", "player", 50)
    live.bet("D", "player", 200)
    live.do("arrive", patron="E", chips=1_000_00)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="E", wager="player", stake=200_00)


@pytest.mark.clause("star-sydney:6.6.3")
def test_two_minimums_stand_on_signs_both_the_former_and_the_new() -> None:
    live = Live(STAR, limits=SIGN)
    live.do("remove-sign", sign="kept-minimum")
    live.bet("A", "player", 50)  # one minimum, one sign
    live.do("change-limits", limits=HIGHER, keeping=True)
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="B", wager="player", stake=50_00)
    assert refusal.facts["signs"] == ("kept-minimum",)
    live.do("display-sign", sign="kept-minimum")
    live.bet("B", "player", 50)
    live.do("remove-sign", sign="limits")
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="C", wager="player", stake=50_00)
    assert refusal.facts["signs"] == ("limits",)


# --- more than the maximum for one player: 6.7 ---------------------------------------------------


@pytest.mark.clause("star-sydney:6.7")
def test_a_supervisor_lets_one_player_exceed_the_maximum_with_a_sign_of_that_players_limits() -> None:
    live = Live(STAR, limits=Limit(50_00, 500_00))
    live.refused("agree-personal-limits", Reason.RANK_TOO_LOW, by="dealer", patron="A", maximum=2_000_00)
    (agreed,) = live.do("agree-personal-limits", by="gaming-supervisor", patron="A", minimum=500_00, maximum=2_000_00)
    assert isinstance(agreed, PersonalLimitsAgreed)
    assert agreed.shown_by == "sign"
    live.bet("A", "player", 2_000)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="tie", stake=499_00)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="B", wager="player", stake=501_00)


@pytest.mark.clause("star-sydney:6.7")
def test_limits_of_ones_own_are_there_to_exceed_the_maximum_and_for_nothing_else() -> None:
    live = Live(STAR, limits=Limit(50_00, 500_00))
    live.refused("agree-personal-limits", Reason.NO_SUCH_POWER, patron="A", minimum=10_00)
    live.refused("agree-personal-limits", Reason.NO_SUCH_POWER, patron="A", minimum=10_00, maximum=400_00)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=10_00)
    live.do("agree-personal-limits", patron="A", maximum=2_000_00)
    live.do("agree-personal-limits", patron="A")  # back under the sign
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="player", stake=501_00)
