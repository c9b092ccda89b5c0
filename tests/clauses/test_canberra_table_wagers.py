"""Canberra's rules at a live table: wagers in time, in chips, one for each option, and the limits they meet.

Figures are typed from the notifiable instrument NI2018-687, worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason
from croupier.table import Limit
from croupier.table.records import PersonalLimitsAgreed
from live import Live

CANBERRA = "canberra"
PERFECT = ("player-perfect-pair", "banker-perfect-pair")
DRAGON = ("player-dragon-bonus", "banker-dragon-bonus")
ALL_OFFERED = (*PERFECT, *DRAGON)
PAIRS = (("pairs", "perfect"),)


def table(variation: str = "commission", **facts: Any) -> Live:
    """A table with Perfect Pairs and the Dragon Bonus, every wager from $10 to $500."""
    facts.setdefault("limits", Limit(10_00, 500_00))
    options = (*PAIRS, *facts.pop("options", ()))
    return Live(CANBERRA, variation, side_wagers=ALL_OFFERED, options=options, **facts)


# --- the chance to wager, and its end: 4.1, 4.2, 4.7, 6.2, 9.8, 12.6 -----------------------------


@pytest.mark.clause("canberra:4.1", "canberra:9.8", "canberra:12.6", "canberra:6.2")
def test_everyone_is_given_the_chance_to_wager_before_the_first_card_and_told_when_it_is_over() -> None:
    live = table()
    live.bet("A", "player", 100)
    live.refused("draw-card", Reason.BETS_NOT_CALLED, card=None)
    live.refused("call-no-more-bets", Reason.BETS_NOT_CALLED)
    live.do("call-for-bets", "dealer")
    live.bet("B", "player-perfect-pair", 10)
    live.bet("C", "banker-dragon-bonus", 10)
    live.refused("draw-card", Reason.BETS_NOT_CLOSED, card=None)
    live.refused("call-no-more-bets", Reason.RANK_TOO_LOW, "A")
    live.do("call-no-more-bets", "dealer")
    live.draw("5s")
    assert len(live.table.coup.wagers) == 3


@pytest.mark.clause("canberra:4.7")
def test_once_the_first_card_is_dealt_no_wager_is_made_altered_or_taken_back() -> None:
    live = table()
    number = live.bet("A", "player", 100)
    live.do("change-wager", number=number, stake=200_00)
    live.do("withdraw-wager", number=number)
    number = live.bet("A", "player", 150)
    live.call()
    live.draw("5s")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="B", wager="banker", stake=100_00)
    live.refused("change-wager", Reason.WAGERING_OVER, number=number, stake=200_00)
    live.refused("withdraw-wager", Reason.WAGERING_OVER, number=number)
    live.draw("Kd", "4h", "7c")
    live.refused("withdraw-wager", Reason.WAGERING_OVER, number=number)
    live.finish()
    assert (live.has("A"), live.has("B")) == (10_150_00, 10_000_00)


@pytest.mark.clause("canberra:4.2")
@pytest.mark.parametrize(
    "wager",
    [
        "banker",
        pytest.param("player-perfect-pair", marks=pytest.mark.clause("canberra:9.8")),
        pytest.param("player-dragon-bonus", marks=pytest.mark.clause("canberra:12.6")),
    ],
)
def test_a_wager_is_chips_on_its_box_and_neither_words_nor_tokens_nor_chips_beside_it(wager: str) -> None:
    live = table()
    live.refused("declare-wager", Reason.SPOKEN_NOT_TAKEN, patron="A", wager=wager, stake=100_00, tender="cash")
    live.refused("place-wager", Reason.TOKENS_NOT_ACCEPTED, patron="A", wager=wager, stake=100_00, token=True)
    live.refused("place-wager", Reason.NOT_ENOUGH_CHIPS, patron="A", wager=wager, stake=10_000_01)
    live.refused("place-wager", Reason.NOT_A_VALID_PLACEMENT, patron="A", wager=wager, stake=100_00, lies="outside")
    live.bet("A", wager, 100)
    assert live.has("A") == 9_900_00


# --- who may wager on what: 4.5, 4.6, 9.4, 9.5, 12.4, 12.5 ---------------------------------------


@pytest.mark.clause("canberra:4.5(a)")
def test_several_players_share_player_banker_and_tie_of_one_box() -> None:
    live = table()
    for wager in ("player", "banker", "tie"):
        live.do("approve", act="both-sides")
        for patron in "ABC":
            live.bet(patron, wager, 20, place=1)
    live.coup("5s4h/Kd7c")
    # each: Player +20, Banker -20, Tie -20
    assert [live.has(patron) for patron in "ABC"] == [9_980_00, 9_980_00, 9_980_00]


@pytest.mark.clause("canberra:4.5(b)")
def test_several_players_share_a_pairs_box() -> None:
    live = table()
    live.bet("A", "player-perfect-pair", 10, place=1)
    live.bet("B", "player-perfect-pair", 20, place=1)
    live.bet("C", "banker-perfect-pair", 10, place=1)
    live.coup("4s4c/Kd7c")  # two black fours: a coloured pair, 12 to 1
    assert [live.has(patron) for patron in "ABC"] == [10_120_00, 10_240_00, 9_990_00]


@pytest.mark.clause("canberra:4.5(c)")
def test_several_players_share_a_dragon_bonus_box() -> None:
    live = table()
    live.bet("A", "player-dragon-bonus", 10, place=1)
    live.bet("B", "player-dragon-bonus", 20, place=1)
    live.coup("Ks9h/Kd7c")  # Player wins with a natural: 1 to 1
    assert (live.has("A"), live.has("B")) == (10_010_00, 10_020_00)


@pytest.mark.clause("canberra:4.6(a)")
@pytest.mark.parametrize("wager", ["player", "banker", "tie"])
def test_a_player_has_one_wager_on_an_option_and_may_have_several_options(wager: str) -> None:
    live = table()
    live.bet("A", wager, 100)
    live.refused("place-wager", Reason.ALREADY_PLACED, patron="A", wager=wager, stake=50_00)
    live.refused("place-wager", Reason.ALREADY_PLACED, patron="A", wager=wager, stake=50_00, place=5)
    for other in ("tie" if wager != "tie" else "player", *ALL_OFFERED):
        live.bet("A", other, 10)
    live.bet("B", wager, 100)
    assert len(live.table.coup.wagers) == 7


@pytest.mark.clause("canberra:4.6(a)", "canberra:A:Box")
@pytest.mark.parametrize("wager", ALL_OFFERED)
def test_the_common_box_on_both_sides_of_the_layout_is_one_box(wager: str) -> None:
    live = table()
    live.bet("A", wager, 10, place=1)
    live.refused("place-wager", Reason.ALREADY_PLACED, patron="A", wager=wager, stake=10_00, place=7)
    live.bet("B", wager, 10, place=7)
    assert len(live.table.coup.wagers) == 2


@pytest.mark.clause("canberra:4.6(b)")
@pytest.mark.parametrize(("first", "second"), [("player", "banker"), ("banker", "player")])
def test_both_hands_only_with_the_casino_supervisors_approval_for_that_round(first: str, second: str) -> None:
    live = table()
    live.bet("A", first, 100)
    live.refused("place-wager", Reason.NOT_APPROVED, "A", patron="A", wager=second, stake=60_00)
    live.refused("approve", Reason.RANK_TOO_LOW, "dealer", act="both-sides", patron="A")
    live.do("approve", "casino-supervisor", act="both-sides", patron="A")
    live.bet("A", second, 60)
    live.bet("B", first, 100)
    live.refused("place-wager", Reason.NOT_APPROVED, patron="B", wager=second, stake=60_00)
    live.coup("5s4h/Kd7c")
    assert live.has("A") == (10_040_00 if first == "player" else 9_960_00)
    live.bet("A", first, 100)
    live.refused("place-wager", Reason.NOT_APPROVED, patron="A", wager=second, stake=60_00)


@pytest.mark.clause("canberra:9.4", "canberra:9.4(a)", "canberra:9.5")
def test_pairs_on_both_hands_without_any_other_wager_and_the_coup_is_completed() -> None:
    live = table()
    for wager in PERFECT:
        live.bet("A", wager, 10)
    live.first_four("2s2h/3d3c")  # two mixed pairs, 5 to 1 each: four draws, and Banker's six after a four stands
    live.do("settle-pairs")
    assert live.has("A") == 10_100_00
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("4c")
    live.finish()
    assert (live.table.shoe.coups, live.has("A")) == (1, 10_100_00)


@pytest.mark.clause("canberra:12.4", "canberra:12.4(b)", "canberra:12.5")
def test_dragon_bonus_on_both_hands_without_any_other_wager_and_the_coup_is_completed() -> None:
    live = table()
    for wager in DRAGON:
        live.bet("A", wager, 10)
    live.first_four("2s2h/3d3c")
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("7c")  # Player 1; Banker's six draws to a seven
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("As")  # Banker 7, and wins by six: 4 to 1
    live.finish()
    assert (live.table.shoe.coups, live.has("A")) == (1, 10_030_00)


# --- limits: 3.1 to 3.6 --------------------------------------------------------------------------


@pytest.mark.clause("canberra:3.2", "canberra:A:Casino Operator")
def test_a_player_with_a_personal_limit_marker_may_exceed_the_maximum() -> None:
    live = table()
    live.refused("agree-personal-limits", Reason.RANK_TOO_LOW, "casino-supervisor", patron="A", maximum=2_000_00)
    live.refused("agree-personal-limits", Reason.NO_SUCH_POWER, patron="A", minimum=5_00)
    live.refused("agree-personal-limits", Reason.NO_SUCH_POWER, patron="A", maximum=400_00)
    (agreed,) = live.do("agree-personal-limits", "gaming-shift-manager", patron="A", maximum=2_000_00)
    assert isinstance(agreed, PersonalLimitsAgreed)
    assert agreed.shown_by == "marker"
    live.bet("A", "player", 2_000)
    live.bet("B", "player", 2_000)  # paid to the sign's maximum of $500
    live.coup("5s4h/Kd7c")
    assert (live.has("A"), live.has("B")) == (12_000_00, 10_500_00)


@pytest.mark.clause("canberra:3.2", "canberra:9.3", "canberra:3.5")
def test_a_personal_maximum_is_not_one_for_pairs_which_have_their_own() -> None:
    live = table()
    live.do("display-notice", about="limits")
    live.wait(1)
    own = tuple((wager, Limit(1_00, 50_00)) for wager in PERFECT)
    live.do("display-notice", about="higher-minimum", minimum=1_000_00)
    live.wait(1)
    live.do("change-limits", limits=Limit(10_00, 500_00), wager_limits=own)
    live.do("agree-personal-limits", patron="A", maximum=2_000_00)
    live.bet("A", "player-perfect-pair", 1_000)
    live.coup("4s4h/Kd7c")  # 5 to 1 on $50
    assert live.has("A") == 10_250_00


@pytest.mark.clause("canberra:3.3")
def test_a_wager_that_is_no_permitted_multiple_is_not_taken() -> None:
    live = table(unit=5_00)
    live.refused("place-wager", Reason.NOT_IN_UNITS, patron="A", wager="banker", stake=17_00)
    live.bet("A", "player", 15)
    assert live.has("A") == 9_985_00


@pytest.mark.clause("canberra:3.4")
def test_a_first_wager_below_the_minimum_stands_with_advice_and_further_ones_go_back() -> None:
    live = table()
    live.bet("A", "player", 5)
    assert not live.table.advised
    live.coup("5s4h/Kd7c")
    assert live.has("A") == 10_005_00
    assert live.table.advised == ("A",)  # paid, and then told
    live.bet("A", "player", 5)
    live.bet("B", "tie", 5)  # B's own first one: collected
    paid = live.coup("6s3h/Kd7c")
    assert live.paid(paid, "A", "player").settled.resolution.value == "void"
    assert (live.has("A"), live.has("B")) == (10_005_00, 9_995_00)
    live.bet("A", "player", 5)
    live.coup("Ks2h3h/Kd7c")  # it goes back when it loses, too
    assert live.has("A") == 10_005_00


@pytest.mark.clause("canberra:3.4")
def test_a_wager_lowered_below_the_minimum_is_advised_like_one_placed_so() -> None:
    live = table()
    live.do("change-wager", number=live.bet("A", "player", 100), stake=5_00)
    live.coup("5s4h/Kd7c")
    assert (live.table.advised, live.has("A")) == (("A",), 10_005_00)
    live.do("change-wager", number=live.bet("A", "player", 100), stake=5_00)
    live.coup("6s3h/Kd7c")
    assert live.has("A") == 10_005_00


@pytest.mark.clause("canberra:3.4")
@pytest.mark.parametrize(("scope", "has"), [("table", 10_005_00), ("day", 10_000_00)])
def test_advice_counts_while_the_player_is_at_the_table_or_all_day(scope: str, has: int) -> None:
    live = table(options=(("undermin-scope", scope),))
    live.bet("A", "player", 5)
    live.coup("5s4h/Kd7c")
    live.do("leave-table", patron="A")
    live.do("arrive", patron="A", chips=10_000_00)
    live.do("sit-down", patron="A", seat=1)
    live.bet("A", "player", 5)
    live.coup("5s4h/Kd7c")
    assert live.has("A") == has


@pytest.mark.clause("canberra:3.4")
def test_the_operator_may_choose_not_to_take_even_the_first_wager_below_the_minimum() -> None:
    live = table(options=(("undermin-first", "refuse"),))
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=5_00)
    live.bet("A", "player", 10)
    assert live.has("A") == 9_990_00


@pytest.mark.clause("canberra:3.4", "canberra:3.5")
def test_wagers_outside_the_limits_found_while_the_cards_are_dealt_are_treated_the_same() -> None:
    live = table()
    live.bet("C", "tie", 10)
    live.call()
    live.draw("5s")
    live.do("find-wager", patron="A", wager="player", stake=5_00)
    live.do("find-wager", patron="B", wager="banker", stake=700_00)
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert [live.has(patron) for patron in "ABC"] == [10_005_00, 9_500_00, 9_990_00]


@pytest.mark.clause("canberra:4.6(a)", "canberra:4.6(b)")
def test_a_wager_found_late_makes_no_second_one_on_an_option_nor_one_on_both_hands() -> None:
    live = table()
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    live.refused("find-wager", Reason.ALREADY_PLACED, patron="A", wager="player", stake=100_00)
    live.refused("find-wager", Reason.NOT_APPROVED, patron="A", wager="banker", stake=100_00)
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert live.has("A") == 10_100_00


@pytest.mark.clause("canberra:3.5")
def test_a_wager_above_the_maximum_is_paid_or_collected_to_the_maximum() -> None:
    live = table()
    live.bet("A", "player", 700)
    live.bet("B", "banker", 700)
    paid = live.coup("5s4h/Kd7c")
    assert (live.has("A"), live.has("B")) == (10_500_00, 9_500_00)
    assert [live.paid(paid, "A", "player").excess, live.paid(paid, "B", "banker").excess] == [200_00, 200_00]


@pytest.mark.clause("canberra:3.6", "canberra:A:Table Differential")
def test_the_differential_is_the_gap_between_all_on_banker_and_all_on_player_and_no_wager_is_cut_to_it() -> None:
    live = table(differential=300_00)
    live.bet("A", "banker", 500)
    live.refused("reduce-wagers", Reason.NO_SUCH_POWER, to="differential")
    live.coup("Ks7h/9d9c")  # $500 less 5%
    assert live.has("A") == 10_475_00


@pytest.mark.clause("canberra:3.6", "canberra:A:Table Differential")
def test_an_operator_may_choose_to_refuse_what_would_pass_the_differential() -> None:
    live = table(differential=300_00, options=(("differential-enforce", "refuse"),))
    live.bet("A", "banker", 300)
    refusal = live.refused("place-wager", Reason.ABOVE_DIFFERENTIAL, patron="B", wager="banker", stake=50_00)
    assert (refusal.facts["difference"], refusal.facts["differential"]) == (350_00, 300_00)
    live.bet("C", "player", 100)  # 300 against 100: the gap is 200, and 100 more fit
    live.bet("B", "banker", 100)
    live.refused("change-wager", Reason.ABOVE_DIFFERENTIAL, number=live.table.wagers, stake=110_00)
    live.bet("B", "tie", 500)  # on neither hand
    assert live.has("B") == 9_400_00
