"""Crown Melbourne at a live table: how wagers are placed, refused and given an area (6), and Insurance/No 6 (1.1)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason
from croupier.ledger import Place
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
PLAYER_WINS = "5s4h/Kd7c"
BANKER_WINS = "2d4s/3h4c"


def numbers(live: Live) -> list[int]:
    return list(live.table.coup.wagers)


# --- chips, areas, standing players, spoken wagers: 6.1 to 6.3 -----------------------------------


@pytest.mark.clause("crown-melbourne:6.1")
def test_a_wager_is_made_in_chips_that_the_player_has() -> None:
    live = Live(CROWN_MELBOURNE, chips=100)
    live.refused("place-wager", Reason.NOT_ENOUGH_CHIPS, patron="A", wager="player", stake=101_00)
    live.refused("place-wager", Reason.TOKENS_NOT_ACCEPTED, patron="A", wager="player", stake=50_00, token=True)
    live.bet("A", "player", 100)
    assert (live.has("A"), live.table.ledger.balance(Place.LAYOUT, "A")) == (0, 100_00)


@pytest.mark.clause("crown-melbourne:6.2")
def test_a_wager_lies_on_its_area_of_the_layout() -> None:
    live = Live(CROWN_MELBOURNE)
    astray: dict[str, Any] = {"patron": "A", "wager": "player", "stake": 10_00, "lies": "outside"}
    live.refused("place-wager", Reason.NOT_A_VALID_PLACEMENT, **astray)
    live.bet("A", "player", 10)
    assert live.table.coup.wagers[1].place == 1  # the area of the own seat


@pytest.mark.clause("crown-melbourne:6.2.1")
def test_a_standing_player_wagers_when_the_game_supervisor_allows_it() -> None:
    live = Live(CROWN_MELBOURNE)
    live.do("stand-up", patron="A")
    live.refused("place-wager", Reason.NOT_APPROVED, patron="A", wager="player", stake=10_00)
    live.refused("approve", Reason.RANK_TOO_LOW, by="dealer", act="stand-and-wager", patron="A")
    live.do("approve", by="game-supervisor", act="stand-and-wager", patron="A")
    live.bet("A", "player", 10)
    assert live.paid(live.coup(PLAYER_WINS), "A", "player").settled.profit == 10_00


@pytest.mark.clause("crown-melbourne:6.2.2")
def test_on_diagram_b_a_playing_area_takes_three_wagers() -> None:
    live = Live(CROWN_MELBOURNE, patrons="ABCD", layout="B")
    for patron in "ABC":
        live.bet(patron, "player", 10, place=2)
    live.refused("place-wager", Reason.AREA_FULL, patron="D", wager="player", stake=10_00, place=2)
    live.bet("D", "banker", 10, place=2)
    live.bet("D", "player", 10, place=4)
    wide = Live(CROWN_MELBOURNE, patrons="ABCD", layout="A")
    for patron in "ABCD":
        wide.bet(patron, "player", 10, place=2)
    assert (len(numbers(live)), len(numbers(wide))) == (5, 4)


@pytest.mark.clause("crown-melbourne:6.3", "crown-melbourne:6.1")
@pytest.mark.parametrize("tender", ["chips", "cash", "voucher", "token"])
def test_a_spoken_wager_is_turned_into_chips_on_the_layout_before_no_more_bets(tender: str) -> None:
    live = Live(CROWN_MELBOURNE, chips=100)
    live.do("declare-wager", patron="A", wager="banker", stake=40_00, tender=tender)
    assert not live.table.coup.wagers[1].token
    assert live.table.ledger.balance(Place.LAYOUT, "A") == 40_00
    assert live.has("A") == (60_00 if tender == "chips" else 100_00)
    live.call()
    late: dict[str, Any] = {"patron": "B", "wager": "banker", "stake": 40_00, "tender": tender}
    live.refused("declare-wager", Reason.BETS_CLOSED, **late)
    broke = Live(CROWN_MELBOURNE, chips=10)
    broke.refused("declare-wager", Reason.NOT_ENOUGH_CHIPS, patron="A", wager="tie", stake=11_00, tender="chips")


# --- untouched from the first card: 6.4 ----------------------------------------------------------


@pytest.mark.clause("crown-melbourne:6.4")
def test_from_the_first_card_no_wager_is_placed_raised_or_withdrawn() -> None:
    live = Live(CROWN_MELBOURNE)
    live.bet("A", "player", 10)
    live.do("change-wager", number=1, stake=20_00)
    live.bet("B", "tie", 5)
    live.do("withdraw-wager", number=2)
    assert (live.table.coup.wagers[1].stake, numbers(live)) == (20_00, [1])
    live.call()
    live.draw("5s")
    touches: dict[str, dict[str, Any]] = {
        "place-wager": {"patron": "B", "wager": "tie", "stake": 5_00},
        "change-wager": {"number": 1, "stake": 30_00},
        "withdraw-wager": {"number": 1},
    }
    for command, facts in touches.items():
        assert "crown-melbourne:6.4" in live.refused(command, Reason.WAGERING_OVER, **facts).clauses
    live.refused("reduce-wagers", Reason.WAGERING_OVER, to="differential")
    live.refused("refuse-wager", Reason.COUP_IN_PROGRESS, number=1, grounds="too late")


@pytest.mark.clause("crown-melbourne:6.4")
def test_a_run_that_is_not_decided_is_not_touched_between_its_coups() -> None:
    live = Live(CROWN_MELBOURNE, side_wagers=("player-run",), further_areas=("D",))
    run = live.bet("A", "player-run-3", 20)
    live.do("change-wager", number=run, stake=25_00)
    live.coup(PLAYER_WINS)
    live.refused("withdraw-wager", Reason.WAGERING_OVER, by="A", number=run)
    live.refused("change-wager", Reason.WAGERING_OVER, by="A", number=run, stake=50_00)
    live.refused("withdraw-wager", Reason.NOT_FOR_ANOTHER, by="B", number=run)
    assert live.table.streaks[0].down.stake == 25_00


# --- what may be wagered on, refusals, settlement: 6.5 to 6.7 ------------------------------------


@pytest.mark.clause("crown-melbourne:6.5", "crown-melbourne:6.5.1", "crown-melbourne:6.5.2")
def test_one_player_may_back_both_hands_unless_the_table_wants_that_approved() -> None:
    live = Live(CROWN_MELBOURNE)
    live.bet("A", "player", 100)
    live.bet("A", "banker", 40)
    live.coup(PLAYER_WINS)
    assert live.has("A") == 10_060_00
    strict = Live(CROWN_MELBOURNE, options=(("both-sides", "approve"),))
    strict.bet("A", "player", 100)
    strict.refused("place-wager", Reason.NOT_APPROVED, patron="A", wager="banker", stake=40_00)
    strict.do("approve", act="both-sides", patron="A")
    assert strict.bet("A", "banker", 40) == 2


@pytest.mark.clause("crown-melbourne:6.6")
def test_a_wager_whose_win_chips_cannot_pay_exactly_may_be_refused_before_the_deal() -> None:
    live = Live(CROWN_MELBOURNE, "traditional")
    odd, even = live.bet("A", "banker", 30), live.bet("B", "banker", 40)  # 5% of $30 is $1.50, the smallest chip $1
    live.refused("refuse-wager", Reason.GROUNDS_NOT_MET, number=even, grounds="not payable")
    live.do("refuse-wager", by="dealer", number=odd, grounds="not payable")
    assert (numbers(live), live.has("A")) == ([even], 10_000_00)


@pytest.mark.clause("crown-melbourne:6.6", "crown-melbourne:7.5.2")
def test_the_additional_commission_may_make_a_win_unpayable_too() -> None:
    live = Live(CROWN_MELBOURNE, "traditional", differential=2_500_00)
    live.do("arrange-above-differential", patron="A", maximum=4_000_00)
    odd = live.bet("A", "player", 2_510)  # 2.5% of $10 is 25 cents
    live.do("refuse-wager", number=odd, grounds="not payable")
    even = live.bet("A", "player", 2_540)  # 2.5% of $40 is $1
    live.refused("refuse-wager", Reason.GROUNDS_NOT_MET, number=even, grounds="not payable")
    assert live.paid(live.coup(PLAYER_WINS), "A", "player").settled.profit == 2_539_00


@pytest.mark.clause("crown-melbourne:6.7", "crown-melbourne:6.7.1", "crown-melbourne:6.7.2")
def test_the_dealer_clears_losing_wagers_and_pays_winning_ones() -> None:
    live = Live(CROWN_MELBOURNE)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.bet("C", "tie", 10)
    live.first_four(PLAYER_WINS)
    live.do("announce-result")
    live.refused("settle-coup", Reason.RANK_TOO_LOW, by="A")
    live.do("settle-coup", by="dealer")
    assert not live.table.coup.wagers
    assert (live.has("A"), live.has("B"), live.has("C")) == (10_100_00, 9_900_00, 9_990_00)


# --- side wagers: 6.8 ----------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:6.8.1", "crown-melbourne:6.8.1(a)")
def test_a_pair_wager_alone_is_taken_and_its_coup_is_dealt_to_the_end() -> None:
    live = Live(CROWN_MELBOURNE, layout="E", side_wagers=("player-pair", "banker-pair"))
    live.bet("A", "player-pair", 10)
    live.first_four("2s2d/3c4d")
    due = live.refused("announce-result", Reason.CARD_STILL_DUE)
    assert due.facts["hand"] == "player"
    live.draw("Kh")
    live.open_hands()
    assert live.paid(live.finish(), "A", "player-pair").settled.profit == 110_00


@pytest.mark.clause("crown-melbourne:6.8.2")
def test_both_dragon_bonuses_may_be_wagered_on_in_one_coup() -> None:
    both = ("player-dragon-bonus", "banker-dragon-bonus")
    live = Live(CROWN_MELBOURNE, layout="E", side_wagers=both)
    for wager in (*both, "tie"):
        live.bet("A", wager, 10)
    live.coup(PLAYER_WINS)
    assert live.has("A") == 9_990_00  # a natural pays the one 1 to 1, the other and the Tie lose


@pytest.mark.parametrize(
    ("main", "other", "side"),
    [
        pytest.param(
            "player",
            "banker",
            "player-pair",
            marks=pytest.mark.clause("crown-melbourne:6.8.3", "crown-melbourne:6.8.5", "crown-melbourne:6.8.7"),
        ),
        pytest.param(
            "banker",
            "player",
            "banker-pair",
            marks=pytest.mark.clause("crown-melbourne:6.8.4", "crown-melbourne:6.8.6", "crown-melbourne:6.8.7"),
        ),
    ],
)
def test_a_full_area_goes_first_to_the_same_hands_wager_then_to_any_other_then_to_the_rest(
    main: str, other: str, side: str
) -> None:
    live = Live(CROWN_MELBOURNE, patrons="ABCDE", layout="B", side_wagers=("player-pair", "banker-pair"))
    for patron in "CDE":
        live.bet(patron, side, 10, place=1)
    live.bet("A", main, 100)
    live.bet("A", side, 10)  # E, of equal claim with C and D and last to come, gives way
    assert live.has("E") == 10_000_00
    live.bet("B", other, 50)
    live.bet("B", side, 10, place=1)
    assert live.has("D") == 10_000_00
    live.refused("place-wager", Reason.AREA_FULL, patron="E", wager=side, stake=10_00, place=1)
    live.bet("D", main, 100, place=1)
    live.bet("D", side, 10, place=1)
    on_it = [down.patron for down in live.table.coup.wagers.values() if down.wager == side]
    assert on_it == ["A", "B", "D"]
    live.bet("E", main, 100, place=5)
    live.refused("place-wager", Reason.AREA_FULL, patron="C", wager=side, stake=10_00, place=1)
    live.refused("place-wager", Reason.AREA_FULL, patron="E", wager=side, stake=10_00, place=1)


# --- Insurance/No 6: 1.1, 6.5.4 ------------------------------------------------------------------


def insured(*options: tuple[str, str]) -> Live:
    return Live(CROWN_MELBOURNE, "crown", side_wagers=("insurance",), options=(("insurance", "on"), *options))


INSURE: dict[str, Any] = {"patron": "A", "wager": "insurance"}


@pytest.mark.clause("crown-melbourne:1.1:Insurance/No 6", "crown-melbourne:6.5.4")
def test_insurance_opens_with_bankers_two_card_six_against_a_player_that_draws_until_the_next_card() -> None:
    live = insured()
    live.bet("A", "banker", 100)
    live.refused("place-wager", Reason.WAGERING_OVER, **INSURE, stake=10_00)
    live.first_four("KhTd/Ks6c")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="A", wager="tie", stake=10_00)
    insurance = live.bet("A", "insurance", 60)
    live.refused("withdraw-wager", Reason.WAGERING_OVER, number=insurance)
    live.draw("2s")
    live.refused("place-wager", Reason.WAGERING_OVER, **INSURE, stake=10_00)
    live.open_hands()
    live.refused("place-wager", Reason.WAGERING_OVER, **INSURE, stake=10_00)
    live.finish()  # Banker stands on 6 and wins 6 to 2: half pay on Banker, Insurance lost
    assert live.has("A") == 10_000_00 + 50_00 - 60_00


@pytest.mark.clause("crown-melbourne:1.1:Insurance/No 6")
@pytest.mark.parametrize("four", ["KhTd/Ks5c", "2h4d/Ks6c", "5s4h/Ks6c", "KhTd/9s8c"])
def test_insurance_is_not_offered_on_another_banker_count_or_when_player_stands(four: str) -> None:
    live = insured()
    live.bet("A", "banker", 100)
    live.first_four(four)
    live.refused("place-wager", Reason.NOT_OFFERED_IN_THIS_COUP, **INSURE, stake=10_00)


@pytest.mark.clause("crown-melbourne:1.1:Insurance/No 6")
def test_insurance_waits_until_both_hands_are_known() -> None:
    live = insured()
    live.bet("A", "banker", 100)
    live.call()
    live.draw("Kh", "Ks", "Td", "6c")  # face down
    live.refused("place-wager", Reason.WAGERING_OVER, **INSURE, stake=10_00)
    live.open_hands()
    assert live.bet("A", "insurance", 10) == 2


@pytest.mark.clause("crown-melbourne:1.1:Insurance/No 6")
def test_insurance_is_up_to_the_own_wager_of_the_coup_and_the_larger_of_two() -> None:
    live = insured()
    live.bet("A", "banker", 100)
    live.bet("A", "player", 70)
    live.bet("B", "tie", 50)
    live.first_four("KhTd/Ks6c")
    live.refused("place-wager", Reason.NEEDS_A_MAIN_WAGER, patron="B", wager="insurance", stake=1_00)
    live.refused("place-wager", Reason.ABOVE_OWN_MAIN_WAGER, **INSURE, stake=101_00)
    live.bet("A", "insurance", 60)
    live.refused("place-wager", Reason.ABOVE_OWN_MAIN_WAGER, **INSURE, stake=41_00)
    live.bet("A", "insurance", 40)
    summed = insured(("insurance-cap-both", "sum"))
    summed.bet("A", "banker", 100)
    summed.bet("A", "player", 70)
    summed.first_four("KhTd/Ks6c")
    summed.refused("place-wager", Reason.ABOVE_OWN_MAIN_WAGER, **INSURE, stake=171_00)
    assert summed.bet("A", "insurance", 170) == 3


@pytest.mark.clause("crown-melbourne:1.1:Insurance/No 6", "crown-melbourne:7.3.2")
def test_several_wagers_on_a_hand_are_one_wager_to_insure_and_only_what_is_at_stake_of_it() -> None:
    live = insured()
    live.bet("A", "banker", 50)
    live.bet("A", "banker", 50)
    live.do("buy-in", patron="B", amount=10_000_00)
    live.bet("B", "banker", 6_000)  # above the table's maximum of $5,000
    live.first_four("KhTd/Ks6c")
    live.bet("A", "insurance", 100)
    live.refused("place-wager", Reason.ABOVE_OWN_MAIN_WAGER, patron="B", wager="insurance", stake=5_001_00)
    live.bet("B", "insurance", 4_000)
    live.draw("8s")
    live.open_hands()
    live.finish()  # Player wins 8 to 6
    assert (live.has("A"), live.has("B")) == (10_000_00 - 100_00 + 200_00, 20_000_00 - 5_000_00 + 8_000_00)


@pytest.mark.clause("crown-melbourne:10.1/Crown:Insurance", "crown-melbourne:1.1:Insurance/No 6")
@pytest.mark.parametrize(
    ("third_cards", "profit"),
    [
        ("2s", -100),  # Banker wins with 6
        ("8s", 200),  # Player wins with 8
        ("6s Qd", 200),  # both have 6: a tie is no win of Banker's
        ("6s 2d", 200),  # Banker wins with 8
    ],
)
def test_insurance_pays_2_to_1_unless_banker_wins_with_six(third_cards: str, profit: int) -> None:
    live = insured()
    live.bet("A", "player", 100)
    live.first_four("KhTd/Ks6c")
    live.bet("A", "insurance", 100)
    for card in third_cards.split():
        live.draw(card)
        live.open_hands()
    insurance = live.paid(live.finish(), "A", "insurance").settled
    assert insurance.returned - insurance.stake == profit * 100


@pytest.mark.clause("crown-melbourne:6.5.4")
def test_insurance_belongs_to_crown_baccarat_alone_and_is_off_unless_switched_on() -> None:
    for version, options, reason in (
        ("traditional", (("insurance", "on"),), Reason.NOT_IN_THIS_VARIATION),
        ("crown", (), Reason.SWITCHED_OFF),
    ):
        unopened = Live(CROWN_MELBOURNE, version, opened=False, side_wagers=("insurance",), options=options)
        unopened.refused("open-table", reason, setup=unopened.setup)


@pytest.mark.clause("crown-melbourne:6.4", "crown-melbourne:6.3")
def test_a_wager_may_be_taken_back_after_the_call_until_the_first_card() -> None:
    """Reading A-85: the call ends the placing of wagers; the first card fixes those that lie there."""
    live = Live("crown-melbourne", method="dealer-opens", face="up")
    live.bet("A", "player", 100)
    number = live.bet("B", "banker", 100)
    live.call()
    live.refused("place-wager", Reason.BETS_CLOSED, patron="C", wager="player", stake=10_00)
    live.do("withdraw-wager", number=number)
    assert live.has("B") == 10_000_00
    live.draw("5s")
    refusal = live.refused("withdraw-wager", Reason.WAGERING_OVER, number=number - 1)
    assert "crown-melbourne:6.4" in refusal.clauses
