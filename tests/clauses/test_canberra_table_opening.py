"""Canberra's rules at a live table: what is approved and shown before play, who does what, notice of changes, closing.

Figures and words are typed from the notifiable instrument NI2018-687. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from croupier.clauses import Reason, Silent
from croupier.money import Cents
from croupier.table import Actor, Limit, Setup
from live import MINUTE, START, Live
from live import setup as setup_of
from witness import note

CANBERRA = "canberra"
PERFECT = ("player-perfect-pair", "banker-perfect-pair")
DRAGON = ("player-dragon-bonus", "banker-dragon-bonus")
PERFECT_CHOSEN = (("pairs", "perfect"),)


def closed(**facts: Any) -> tuple[Live, Setup]:
    """A table that is not open yet, nothing approved, and the set-up it is to open with."""
    live = Live(CANBERRA, opened=False)
    return live, setup_of(live.book, **facts)


def signs_in_the_way(live: Live) -> str:
    """The signs without which no wager is taken."""
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="banker", stake=100_00)
    signs = refusal.facts["signs"]
    assert isinstance(signs, tuple)
    return ", ".join(map(str, signs))


# --- what is approved before use: 1.1, 9.2, 12.2 -------------------------------------------------


@pytest.mark.clause("canberra:1.1", "canberra:A:Approved")
def test_a_table_is_not_used_before_it_is_approved_in_writing() -> None:
    live, setup = closed()
    refusal = live.refused("open-table", Reason.THING_NOT_APPROVED, setup=setup)
    assert refusal.facts["thing"] == "table"
    live.do("record-approval", thing="table", reference="letter of 7 December 2018")
    live.do("open-table", setup=setup)
    assert live.table.is_open


@pytest.mark.clause("canberra:9.2", "canberra:A:Approved")
def test_the_layout_for_pairs_is_approved_apart_from_the_table() -> None:
    live, setup = closed(side_wagers=PERFECT, options=PERFECT_CHOSEN)
    live.do("record-approval", thing="table", reference="a letter")
    assert live.refused("open-table", Reason.THING_NOT_APPROVED, setup=setup).facts["thing"] == "pairs-layout"
    live.do("record-approval", thing="pairs-layout", reference="another letter")
    live.do("open-table", setup=setup)
    assert live.table.is_open


@pytest.mark.clause("canberra:9.2")
def test_canberra_pairs_need_the_approved_layout_too() -> None:
    live, setup = closed(side_wagers=("player-pair", "banker-pair"), options=(("pairs", "canberra"),))
    live.do("record-approval", thing="table", reference="a letter")
    assert live.refused("open-table", Reason.THING_NOT_APPROVED, setup=setup).facts["thing"] == "pairs-layout"


@pytest.mark.clause("canberra:12.2", "canberra:A:Approved")
def test_the_layout_for_the_dragon_bonus_is_approved_apart_from_that_for_pairs() -> None:
    live, setup = closed(side_wagers=DRAGON)
    for thing in ("table", "pairs-layout"):
        live.do("record-approval", thing=thing, reference="a letter")
    assert live.refused("open-table", Reason.THING_NOT_APPROVED, setup=setup).facts["thing"] == "dragon-bonus-layout"
    live.do("record-approval", thing="dragon-bonus-layout", reference="a letter")
    live.do("open-table", setup=setup)
    assert live.table.is_open


@pytest.mark.clause("canberra:12.2")
def test_the_dragon_bonus_is_not_added_later_on_a_layout_that_nobody_approved() -> None:
    live, setup = closed()
    live.do("record-approval", thing="table", reference="a letter")
    live.do("open-table", setup=setup)
    live.refused("change-variation", Reason.THING_NOT_APPROVED, variation="commission", side_wagers=DRAGON)
    live.do("record-approval", thing="dragon-bonus-layout", reference="a letter")
    live.do("change-variation", variation="commission", side_wagers=DRAGON)
    assert live.table.setup is not None
    assert live.table.setup.side_wagers == DRAGON


@pytest.mark.clause("canberra:6.1", "canberra:A:Shoe")
def test_cards_come_from_a_shoe_and_not_from_a_machine_that_shuffles_all_the_time() -> None:
    live, setup = closed(shoe="continuous-shuffler")
    live.do("record-approval", thing="table", reference="a letter")
    live.refused("open-table", Reason.CONTINUOUS_SHUFFLER, setup=setup)
    live.do("open-table", setup=msgspec.structs.replace(setup, shoe="dealing-shoe"))
    assert live.table.is_open


# --- gaming hours: 14.1 --------------------------------------------------------------------------


@pytest.mark.clause("canberra:14.1")
@pytest.mark.parametrize("ends", [None, START - 1, START])
def test_a_table_opens_only_within_the_hours_of_gaming(ends: int | None) -> None:
    live, setup = closed(gaming_ends=ends)
    live.do("record-approval", thing="table", reference="a letter")
    live.refused("open-table", Reason.OUTSIDE_GAMING_HOURS, setup=setup)
    live.do("open-table", setup=msgspec.structs.replace(setup, gaming_ends=START + 1))
    assert live.table.is_open


@pytest.mark.clause("canberra:14.1")
def test_a_round_begun_in_time_is_finished_and_no_other_begins_after_hours() -> None:
    live = Live(CANBERRA, gaming_ends=START + 60 * MINUTE)
    live.wait(59)
    live.bet("A", "player", 100)
    live.first_four("5s4h/Kd7c")
    live.wait(2)
    live.finish()
    assert live.has("A") == 10_100_00
    live.refused("call-for-bets", Reason.OUTSIDE_GAMING_HOURS)


@pytest.mark.clause("canberra:14.1")
def test_wagers_down_when_the_hours_end_are_not_dealt_for() -> None:
    live = Live(CANBERRA, gaming_ends=START + 60 * MINUTE)
    live.wait(59)
    number = live.bet("A", "player", 100)
    live.call()
    live.wait(1)
    live.refused("draw-card", Reason.OUTSIDE_GAMING_HOURS, card=None)
    live.do("withdraw-wager", number=number)
    assert live.has("A") == 10_000_00


# --- closing: 14.1, 14.2 -------------------------------------------------------------------------


@pytest.mark.clause("canberra:14.2", "canberra:A:Casino Operator")
def test_a_table_closes_before_the_end_of_gaming_once_the_players_were_told() -> None:
    live = Live(CANBERRA)
    live.refused("close-table", Reason.NOTICE_NOT_UP)
    live.do("display-notice", about="closing", says="this table closes shortly")
    live.refused("close-table", Reason.NOTICE_TOO_SHORT)
    live.wait(1)
    live.refused("close-table", Reason.RANK_TOO_LOW, by="casino-supervisor")
    live.do("close-table", by="gaming-shift-manager")
    assert not live.table.is_open
    assert [live.has(patron) for patron in "ABC"] == [0, 0, 0]


@pytest.mark.clause("canberra:14.2")
def test_a_notice_that_came_down_again_is_no_notice() -> None:
    live = Live(CANBERRA)
    live.do("display-notice", about="closing")
    live.wait(30)
    live.do("remove-notice", about="closing")
    live.refused("close-table", Reason.NOTICE_NOT_UP)


@pytest.mark.clause("canberra:14.2")
def test_a_table_without_players_closes_at_once() -> None:
    live = Live(CANBERRA, patrons="")
    live.do("close-table")
    assert not live.table.is_open


@pytest.mark.clause("canberra:14.1")
def test_at_the_end_of_gaming_the_table_closes_without_notice() -> None:
    live = Live(CANBERRA, gaming_ends=START + 60 * MINUTE)
    live.wait(60)
    live.do("close-table")
    assert not live.table.is_open


# --- signs: 3.1, 3.3, 3.6, 8.3, 9.3, 12.3 --------------------------------------------------------


@pytest.mark.clause("canberra:3.1", "canberra:8.3")
@pytest.mark.parametrize("sign", ["limits", "variation"])
def test_no_wager_is_taken_without_the_signs_of_limits_and_of_the_method(sign: str) -> None:
    live = Live(CANBERRA)
    live.do("remove-sign", sign="limits")
    live.do("remove-sign", sign="variation")
    assert signs_in_the_way(live) == "limits, variation"
    live.do("display-sign", sign=sign)
    assert signs_in_the_way(live) == ("variation" if sign == "limits" else "limits")
    live.signs()
    live.bet("A", "banker", 100)
    assert live.has("A") == 9_900_00


@pytest.mark.clause("canberra:3.3")
def test_where_wagers_go_in_multiples_a_sign_says_so() -> None:
    live = Live(CANBERRA, unit=5_00, limits=Limit(10_00, 500_00))
    live.do("remove-sign", sign="multiples")
    assert signs_in_the_way(live) == "multiples"
    live.do("display-sign", sign="multiples")
    live.bet("A", "banker", 100)
    assert live.has("A") == 9_900_00


@pytest.mark.clause("canberra:3.6")
def test_a_differential_that_was_set_is_shown() -> None:
    live = Live(CANBERRA, differential=1_000_00)
    live.do("remove-sign", sign="differential")
    assert signs_in_the_way(live) == "differential"
    without = Live(CANBERRA)
    without.do("remove-sign", sign="differential")
    without.bet("A", "banker", 100)
    assert without.has("A") == 9_900_00


@pytest.mark.clause("canberra:9.3")
def test_the_pairs_option_in_use_and_its_limits_are_shown() -> None:
    live = Live(CANBERRA, side_wagers=PERFECT, options=PERFECT_CHOSEN)
    live.do("remove-sign", sign="side-wagers")
    live.do("remove-sign", sign="side-wager-limits")
    assert signs_in_the_way(live) == "side-wagers, side-wager-limits"
    live.signs()
    live.bet("A", "player-perfect-pair", 10)
    assert live.has("A") == 9_990_00


@pytest.mark.clause("canberra:12.3")
def test_the_limits_of_the_dragon_bonus_are_shown() -> None:
    live = Live(CANBERRA, side_wagers=DRAGON)
    live.do("remove-sign", sign="side-wagers")  # it names the Pairs option, and there is none
    live.do("remove-sign", sign="side-wager-limits")
    assert signs_in_the_way(live) == "side-wager-limits"
    live.do("display-sign", sign="side-wager-limits")
    live.bet("A", "player-dragon-bonus", 10)
    assert live.has("A") == 9_990_00


# --- notice of a change of limits: 3.1, 3.7 ------------------------------------------------------


def limits_now(live: Live) -> tuple[Cents, Cents]:
    assert live.table.setup is not None
    return live.table.setup.limits.minimum, live.table.setup.limits.maximum


@pytest.mark.clause("canberra:3.1", "canberra:A:Casino Operator")
def test_a_higher_minimum_needs_notice_beforehand_of_whatever_length() -> None:
    live = Live(CANBERRA, limits=Limit(10_00, 5_000_00))
    higher = Limit(25_00, 5_000_00)
    live.refused("change-limits", Reason.RANK_TOO_LOW, by="casino-supervisor", limits=higher)
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=higher)
    live.do("display-notice", about="higher-minimum", minimum=25_00)
    live.refused("change-limits", Reason.NOTICE_TOO_SHORT, limits=higher)
    live.now += 1
    live.do("change-limits", limits=higher)
    assert limits_now(live) == (25_00, 5_000_00)


@pytest.mark.clause("canberra:3.1")
@pytest.mark.parametrize("limits", [Limit(5_00, 5_000_00), Limit(10_00, 2_000_00), Limit(10_00, 9_000_00)])
def test_a_lower_minimum_and_any_other_maximum_need_notice_as_well(limits: Limit) -> None:
    live = Live(CANBERRA, limits=Limit(10_00, 5_000_00))
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=limits)
    live.do("display-notice", about="limits")
    live.refused("change-limits", Reason.NOTICE_TOO_SHORT, limits=limits)
    live.wait(0.5)
    live.do("change-limits", limits=limits)
    assert limits_now(live) == (limits.minimum, limits.maximum)
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=Limit(11_00, 5_000_00))  # each change has its own


@pytest.mark.clause("canberra:9.3", "canberra:3.1")
def test_the_limits_of_pairs_change_with_notice_too() -> None:
    live = Live(CANBERRA, side_wagers=PERFECT, options=PERFECT_CHOSEN)
    own = tuple((wager, Limit(1_00, 50_00)) for wager in PERFECT)
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=Limit(100, 5_000_00), wager_limits=own)
    live.do("display-notice", about="limits")
    live.wait(1)
    live.do("change-limits", limits=Limit(100, 5_000_00), wager_limits=own)
    assert live.table.setup is not None
    assert live.table.setup.wager_limits == own


@pytest.mark.clause("canberra:3.7")
def test_the_table_differential_changes_with_notice_beforehand() -> None:
    live = Live(CANBERRA, differential=1_000_00)
    live.refused("change-limits", Reason.NOTICE_NOT_UP, limits=Limit(100, 5_000_00), differential=500_00)
    live.do("display-notice", about="limits", says="differential $500")
    live.wait(1)
    live.do("change-limits", by="gaming-shift-manager", limits=Limit(100, 5_000_00), differential=500_00)
    assert live.table.setup is not None
    assert live.table.setup.differential == 500_00


@pytest.mark.clause("canberra:3.1", "canberra:3.7")
def test_where_nobody_plays_there_is_nobody_to_tell_of_new_limits() -> None:
    live = Live(CANBERRA, patrons="", differential=1_000_00)
    live.do("change-limits", limits=Limit(25_00, 2_000_00), differential=500_00)
    assert limits_now(live) == (25_00, 2_000_00)


@pytest.mark.clause("canberra:3.1")
def test_limits_do_not_change_within_a_round() -> None:
    live = Live(CANBERRA)
    live.do("display-notice", about="limits")
    live.wait(1)
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    live.refused("change-limits", Reason.COUP_IN_PROGRESS, limits=Limit(100, 9_000_00))
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.do("change-limits", limits=Limit(100, 9_000_00))
    assert limits_now(live) == (100, 9_000_00)


# --- the method of settlement: 8.1, 8.3 ----------------------------------------------------------


@pytest.mark.clause("canberra:8.1", "canberra:8.3", "canberra:A:Casino Operator")
def test_the_method_changes_before_a_round_after_notice_and_pays_by_the_new_one() -> None:
    live = Live(CANBERRA, "commission")
    live.refused("change-variation", Reason.RANK_TOO_LOW, by="dealer", variation="non-commission")
    live.refused("change-variation", Reason.NOTICE_NOT_UP, variation="non-commission")
    live.do("display-notice", about="variation", variation="non-commission")
    live.wait(19)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="non-commission")
    live.bet("A", "banker", 100)
    live.coup("Ks5hQs/Qd6c")  # Banker wins with six: $100 less 5%
    assert live.has("A") == 10_095_00
    live.wait(1)
    live.do("change-variation", by="casino-supervisor", variation="non-commission")
    assert signs_in_the_way(live) == "variation"
    live.do("display-sign", sign="variation")
    live.signs()
    live.bet("A", "banker", 100)
    live.coup("Kh5dQc/Qs6s")  # the same again: $100 less half
    assert live.has("A") == 10_145_00


@pytest.mark.clause("canberra:8.3")
def test_the_operator_may_set_another_period_of_notice() -> None:
    live = Live(CANBERRA, "commission", options=(("notice-variation-minutes", "5"),))
    live.do("display-notice", about="variation", variation="non-commission")
    live.wait(4)
    live.refused("change-variation", Reason.NOTICE_TOO_SHORT, variation="non-commission")
    live.wait(1)
    live.do("change-variation", variation="non-commission")
    assert live.table.setup is not None
    assert live.table.setup.variation == "non-commission"


@pytest.mark.clause("canberra:8.1", "canberra:8.3")
def test_the_method_of_a_table_without_players_changes_at_once() -> None:
    live = Live(CANBERRA, "commission", patrons="")
    live.do("change-variation", variation="non-commission")
    assert live.table.setup is not None
    assert live.table.setup.variation == "non-commission"


@pytest.mark.clause("canberra:8.1")
def test_the_method_is_chosen_before_a_round_and_never_within_one() -> None:
    live = Live(CANBERRA, "commission")
    live.do("display-notice", about="variation", variation="non-commission")
    live.wait(20)
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    live.refused("change-variation", Reason.COUP_IN_PROGRESS, variation="non-commission")
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.do("change-variation", variation="non-commission")
    assert live.table.setup is not None
    assert live.table.setup.variation == "non-commission"


# --- roles, and the copy of the rules ------------------------------------------------------------


@pytest.mark.clause("canberra:A:Dealer", "canberra:A:Casino Supervisor")
def test_a_dealer_runs_the_game_and_a_casino_supervisor_opens_the_table() -> None:
    live = Live(CANBERRA, opened=False)
    live.approve_things()
    refusal = live.refused("open-table", Reason.RANK_TOO_LOW, by="dealer", setup=live.setup)
    assert refusal.facts["needed"] == "Casino Supervisor"
    live.do("open-table", by="casino-supervisor", setup=live.setup)
    live.do("arrive", patron="A", chips=100_00)
    live.refused("fill-float", Reason.RANK_TOO_LOW, by="A", amount=1_000_00)
    live.do("fill-float", by="dealer", amount=1_000_00)
    assert live.table.is_open


@pytest.mark.clause("canberra:A:Casino Operator", "canberra:16.4", "canberra:A:Tournament Director/Assistant")
def test_the_ladder_ends_with_the_operator_and_a_tournament_director_is_beside_it() -> None:
    live = Live(CANBERRA)
    authority = note(live.book.authority)
    assert [rank.name for rank in authority.rank] == [
        "Dealer",
        "Casino Supervisor",
        "Gaming Shift Manager",
        "Casino Operator",
    ]
    live.refused("order-shuffle", Reason.RANK_TOO_LOW, by="tournament-director", grounds="after-round")
    live.refused("order-shuffle", Reason.UNKNOWN_RANK, by=Actor("someone", "pit-boss"), grounds="after-round")
    live.do("order-shuffle", by="casino-operator", grounds="after-round")
    assert live.table.shoe.stage.value == "ended"


@pytest.mark.clause("canberra:15.9")
def test_a_copy_of_the_rules_is_there_for_whoever_asks() -> None:
    copy = note(Live(CANBERRA, opened=False).book.notices.rules_copy)
    assert not isinstance(copy, Silent)
    assert copy.clauses == ("canberra:15.9",)
