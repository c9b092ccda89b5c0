"""Crown Sydney at a live table: placing wagers, side wagers and who has them, limits found in time and found late."""

from __future__ import annotations

import pytest

from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Resolution
from croupier.ledger import Place
from croupier.table import Limit
from live import Live

PAIRS = ("player-pair", "banker-pair")
PLAYER_WINS, BANKER_WINS, TIED = "5s4h/Kd7c", "2d4s/3h4c", "3s4d/Kh7c"  # 9-7, 6-7, 7-7


def bets(live: Live, patron: str) -> list[str]:
    return [down.wager for down in live.table.coup.wagers.values() if down.patron == patron]


def tokens(live: Live, patron: str) -> int:
    return live.table.ledger.balance(Place.TOKENS, patron)


# --- chips, tokens and the calls: 6.1, 6.4, 8.2 --------------------------------------------------


@pytest.mark.clause("crown-sydney:6.1")
def test_a_wager_is_in_chips_that_lie_there_and_not_in_words_or_cash() -> None:
    live = Live(chips=100)
    live.refused("place-wager", Reason.NOT_ENOUGH_CHIPS, patron="A", wager="player", stake=101_00)
    for tender in ("chips", "cash"):
        live.refused("declare-wager", Reason.SPOKEN_NOT_TAKEN, patron="A", wager="player", stake=50_00, tender=tender)
    live.bet("A", "player", 100)
    assert live.has("A") == 0


@pytest.mark.parametrize(
    ("text", "left", "chips"),
    [(PLAYER_WINS, 0, 10_050_00), (BANKER_WINS, 0, 10_000_00), (TIED, 50_00, 10_000_00)],
)
@pytest.mark.clause("crown-sydney:1.1:Casino Promotional Token", "crown-sydney:6.1")
def test_a_token_for_a_table_play_voucher_wins_chips_and_is_kept_by_the_dealer_unless_it_stands_off(
    text: str, left: int, chips: int
) -> None:
    live = Live()
    live.do("exchange-voucher", patron="A", amount=50_00, voucher="table-play")
    assert (tokens(live, "A"), live.has("A")) == (50_00, 10_000_00)
    live.bet("A", "player", 50, token=True)
    live.coup(text)
    assert (tokens(live, "A"), live.has("A")) == (left, chips)


@pytest.mark.clause("crown-sydney:1.1:Complementary Chip Voucher")
def test_a_complementary_voucher_becomes_cash_chips_with_nothing_to_wager_first() -> None:
    live = Live()
    live.do("exchange-voucher", patron="A", amount=50_00, voucher="complementary")
    assert (tokens(live, "A"), live.has("A")) == (0, 10_050_00)
    live.do("leave-table", patron="A")


@pytest.mark.clause("crown-sydney:8.2.1", "crown-sydney:8.2.2")
def test_the_dealer_calls_for_bets_and_then_that_there_are_no_more_before_the_first_card() -> None:
    live = Live()
    live.bet("A", "player", 10)
    (five,) = read_cards("5s")
    live.refused("draw-card", Reason.BETS_NOT_CALLED, card=five)
    live.refused("call-no-more-bets", Reason.BETS_NOT_CALLED)
    live.do("call-for-bets")
    live.refused("draw-card", Reason.BETS_NOT_CLOSED, card=five)
    live.do("call-no-more-bets")
    live.draw("5s")
    assert live.table.coup.drawn == 1


@pytest.mark.clause("crown-sydney:6.1.1")
def test_no_wager_is_placed_once_no_more_bets_was_called() -> None:
    live = Live()
    live.bet("A", "player", 10)
    live.do("call-for-bets")
    live.bet("B", "banker", 10)
    live.do("call-no-more-bets")
    live.refused("place-wager", Reason.BETS_CLOSED, patron="C", wager="tie", stake=10_00)
    live.refused("reopen-bets", Reason.BETS_CLOSED)
    assert len(live.table.coup.wagers) == 2


@pytest.mark.clause("crown-sydney:6.1.2", "crown-sydney:6.4")
def test_from_the_first_card_until_settlement_no_wager_is_placed_changed_or_withdrawn() -> None:
    live = Live()
    number = live.bet("A", "player", 10)
    live.do("change-wager", number=number, stake=20_00)
    live.call()
    live.draw("5s")
    for _ in range(2):
        refusal = live.refused("place-wager", Reason.WAGERING_OVER, patron="B", wager="banker", stake=10_00)
        assert {"crown-sydney:6.1.2", "crown-sydney:6.4"} <= set(refusal.clauses)
        live.refused("change-wager", Reason.WAGERING_OVER, number=number, stake=10_00)
        live.refused("withdraw-wager", Reason.WAGERING_OVER, number=number)
        if live.table.coup.drawn == 1:
            live.draw("Kd", "4h", "7c")
            live.open_hands()
            live.do("announce-result")
    live.do("settle-coup")
    assert live.has("A") == 10_020_00


@pytest.mark.clause("crown-sydney:6.5")
def test_a_player_answers_for_where_the_wager_lies() -> None:
    live = Live()
    live.refused("place-wager", Reason.NOT_A_VALID_PLACEMENT, patron="A", wager="player", stake=10_00, lies="outside")
    assert live.has("A") == 10_000_00
    live.do("place-wager", by="dealer", patron="A", wager="banker", stake=10_00)  # laid by the dealer, still A's
    live.coup(PLAYER_WINS)
    assert live.has("A") == 9_990_00


@pytest.mark.clause("crown-sydney:14.11")
def test_a_higher_duties_dealer_takes_a_wager_off_the_layout_before_the_first_card_and_says_why() -> None:
    live = Live()
    first, second = live.bet("A", "player", 10), live.bet("B", "banker", 10)
    live.refused("refuse-wager", Reason.RANK_TOO_LOW, by="dealer", number=first, grounds="damaged chips")
    live.refused("refuse-wager", Reason.GROUNDS_NOT_MET, number=first, grounds=" ")
    live.call()
    live.do("refuse-wager", by="higher-duties-dealer", number=first, grounds="damaged chips")
    assert (bets(live, "A"), live.has("A")) == ([], 10_000_00)
    live.draw("5s")
    live.refused("refuse-wager", Reason.COUP_IN_PROGRESS, number=second, grounds="damaged chips")


# --- what may be wagered on: 6.2, 6.3 ------------------------------------------------------------


@pytest.mark.clause("crown-sydney:6.2", "crown-sydney:6.2.1", "crown-sydney:6.2.2")
def test_one_player_may_have_several_wagers_and_both_hands_too() -> None:
    live = Live()
    for wager, dollars in (("player", 10), ("player", 20), ("banker", 40), ("tie", 5)):
        live.bet("A", wager, dollars)
    live.coup(BANKER_WINS)  # 30 and 5 lost, 40 wins 38
    assert live.has("A") == 10_003_00


@pytest.mark.clause("crown-sydney:6.2.1", "crown-sydney:6.2.2")
def test_where_the_operator_wants_it_both_hands_need_approval() -> None:
    live = Live(options=(("both-sides", "approve"),))
    live.bet("A", "player", 10)
    live.refused("place-wager", Reason.NOT_APPROVED, patron="A", wager="banker", stake=10_00)
    live.do("approve", act="both-sides", patron="A")
    live.bet("A", "banker", 10)
    assert bets(live, "A") == ["player", "banker"]


def one_one_two(**facts: object) -> Live:
    limits = (
        ("player-pair", Limit(10_00, 100_00)),
        ("banker-pair", Limit(10_00, 100_00)),
        ("tie", Limit(5_00, 500_00)),
    )
    options = (("one-one-two", "pairs"), *facts.pop("options", ()))  # type: ignore[misc]
    wagers = (*PAIRS, "one-one-two")
    return Live(options=options, side_wagers=wagers, wager_limits=limits, limits=Limit(50_00, 300_00))


@pytest.mark.clause("crown-sydney:1.1:1-1-2", "crown-sydney:6.3")
def test_a_one_one_two_of_forty_is_ten_on_each_pair_and_twenty_on_tie() -> None:
    live = one_one_two()
    live.bet("A", "one-one-two", 40)
    (payment,) = live.coup(TIED)  # tie pays 160, the pairs lose 20
    assert [(part.wager, part.stake) for part in payment.settled.parts] == [
        ("banker-pair", 10_00),
        ("player-pair", 10_00),
        ("tie", 20_00),
    ]
    assert live.has("A") == 10_140_00


@pytest.mark.clause("crown-sydney:1.1:1-1-2", "crown-sydney:7.2.1", "crown-sydney:7.2.4")
def test_each_part_of_a_one_one_two_meets_the_limits_of_its_own_bet() -> None:
    live = one_one_two()
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="one-one-two", stake=36_00)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="one-one-two", stake=404_00)
    live.refused("place-wager", Reason.SPLIT_NOT_PAYABLE, patron="A", wager="one-one-two", stake=42_00)
    live.bet("A", "one-one-two", 400)
    whole = one_one_two(options=(("one-one-two-limits", "combined"),))
    whole.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="one-one-two", stake=40_00)
    whole.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="one-one-two", stake=400_00)


# --- side wagers: 6.6 ----------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:6.6.1", "crown-sydney:1.1:Side Wager")
def test_a_side_wager_needs_nobody_on_player_or_banker() -> None:
    live = Live(side_wagers=("super-6",))
    live.bet("A", "super-6", 10)
    live.coup("2s3dKh/3cTd3s")  # Banker wins with six: 15 to 1
    assert live.has("A") == 10_150_00


@pytest.mark.clause("crown-sydney:6.6.1(a)")
def test_a_coup_with_nothing_but_pairs_is_dealt_out_by_the_table_of_play() -> None:
    live = Live(side_wagers=PAIRS)
    live.bet("A", "player-pair", 10)
    live.first_four("2s2d/3cTd")  # the pair is decided; Player draws on 4
    assert live.refused("announce-result", Reason.CARD_STILL_DUE).facts["hand"] == "player"
    live.draw("Kh")
    live.open_hands()
    assert live.refused("announce-result", Reason.CARD_STILL_DUE).facts["hand"] == "banker"
    live.draw("3s")
    live.open_hands()
    live.finish()
    assert live.has("A") == 10_110_00


@pytest.mark.clause("crown-sydney:6.6.2")
def test_a_player_may_have_several_side_wagers_at_once_such_as_tie_and_tiger_pair() -> None:
    live = Live(side_wagers=("tiger-pair", "super-6"))
    for wager in ("tie", "tiger-pair", "super-6"):
        live.bet("A", wager, 10)
    assert bets(live, "A") == ["tie", "tiger-pair", "super-6"]


def one_on_an_area(*wagers: str) -> Live:
    return Live(side_wagers=wagers, area_capacity=1, patrons="ABCD")


@pytest.mark.clause("crown-sydney:6.6.2", "crown-sydney:6.6.7")
def test_a_full_area_of_neither_hand_goes_first_to_whoever_has_player_or_banker() -> None:
    live = one_on_an_area("tiger-pair")
    live.bet("C", "tiger-pair", 10, place=1)
    live.bet("B", "tie", 10)
    live.refused("place-wager", Reason.AREA_FULL, patron="B", wager="tiger-pair", stake=10_00, place=1)
    live.bet("A", "banker", 10, place=4)  # any area will do
    live.bet("A", "tiger-pair", 10, place=1)
    assert (bets(live, "A"), bets(live, "C"), live.has("C")) == (["banker", "tiger-pair"], [], 10_000_00)


@pytest.mark.parametrize(
    ("hand", "other"),
    [
        pytest.param("player", "banker", marks=pytest.mark.clause("crown-sydney:6.6.3", "crown-sydney:6.6.5")),
        pytest.param("banker", "player", marks=pytest.mark.clause("crown-sydney:6.6.4", "crown-sydney:6.6.6")),
    ],
)
@pytest.mark.clause("crown-sydney:6.6.7")
def test_a_full_area_goes_to_its_own_hands_bettor_then_to_other_bettors_then_to_the_rest(hand: str, other: str) -> None:
    live, pair = one_on_an_area(*PAIRS), f"{hand}-pair"
    live.bet("D", pair, 10, place=1)
    live.refused("place-wager", Reason.AREA_FULL, patron="C", wager=pair, stake=10_00, place=1)
    live.bet("B", other, 10)
    live.bet("B", pair, 10, place=1)
    assert (bets(live, "B"), bets(live, "D"), live.has("D")) == ([other, pair], [], 10_000_00)
    live.refused("place-wager", Reason.AREA_FULL, patron="C", wager=pair, stake=10_00, place=1)
    live.bet("A", hand, 10)
    live.bet("A", pair, 10)
    assert (bets(live, "A"), bets(live, "B")) == ([hand, pair], [other])
    live.refused("place-wager", Reason.AREA_FULL, patron="B", wager=pair, stake=10_00, place=1)


# --- limits: 7.2 ---------------------------------------------------------------------------------


@pytest.mark.clause("crown-sydney:7.2", "crown-sydney:7.2.1")
def test_below_the_signs_minimum_and_in_time_the_player_is_told_and_may_top_up_or_retract() -> None:
    live = Live(limits=Limit(25_00, 500_00), approved_minimum=5_00)
    refusal = live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=24_00)
    assert (refusal.facts["minimum"], live.has("A")) == (25_00, 10_000_00)
    number = live.bet("A", "player", 25)
    live.refused("change-wager", Reason.BELOW_MINIMUM, number=number, stake=24_00)
    live.do("withdraw-wager", number=number)
    assert live.has("A") == 10_000_00


@pytest.mark.clause("crown-sydney:7.2.4")
def test_above_the_signs_maximum_and_in_time_the_player_is_told_and_may_reduce() -> None:
    live = Live(limits=Limit(25_00, 500_00))
    refusal = live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="player", stake=501_00)
    assert (refusal.facts["maximum"], live.has("A")) == (500_00, 10_000_00)
    number = live.bet("A", "player", 500)
    live.refused("change-wager", Reason.ABOVE_MAXIMUM, number=number, stake=501_00)


def found(stake: int, text: str) -> tuple[Live, Resolution]:
    """Chips of A's on Player that nobody saw before the first card; the sign says 25 to 500, the regulator 5."""
    live = Live(limits=Limit(25_00, 500_00), approved_minimum=5_00)
    live.bet("B", "banker", 25)
    live.call()
    first, *_ = read_cards(text)
    live.draw(str(first))
    live.do("find-wager", patron="A", wager="player", stake=stake)
    live.draw(*(str(card) for card in read_cards(text)[1:]))
    live.open_hands()
    payments = live.finish()
    return live, live.paid(payments, "A", "player").settled.resolution


WON, LOST = "5s Kd 4h 7c", "2d 3h 4s 4c"


@pytest.mark.parametrize("cards", [WON, LOST])
@pytest.mark.clause("crown-sydney:7.2.2")
def test_below_the_regulators_minimum_and_found_late_a_wager_is_void_and_returned(cards: str) -> None:
    live, resolution = found(4_00, cards)
    assert (resolution, live.has("A")) == (Resolution.VOID, 10_000_00)


@pytest.mark.parametrize(("cards", "has"), [(WON, 10_005_00), (LOST, 9_995_00)])
@pytest.mark.clause("crown-sydney:7.2.3")
def test_between_the_regulators_and_the_signs_minimum_and_found_late_a_wager_is_paid_or_taken(
    cards: str, has: int
) -> None:
    live, _ = found(5_00, cards)
    assert live.has("A") == has


@pytest.mark.parametrize(("cards", "has"), [(WON, 10_500_00), (LOST, 9_500_00)])
@pytest.mark.clause("crown-sydney:7.2.5")
def test_above_the_maximum_and_found_late_a_wager_is_paid_or_collected_to_the_maximum(cards: str, has: int) -> None:
    live, _ = found(800_00, cards)
    assert live.has("A") == has


@pytest.mark.clause("crown-sydney:7.2.1", "crown-sydney:7.2.4", "crown-sydney:6.1")
def test_before_the_call_a_wager_is_placed_and_not_found() -> None:
    live = Live(limits=Limit(25_00, 500_00))
    live.refused("find-wager", Reason.WAGERING_NOT_OVER, patron="A", wager="player", stake=10_00)
    live.refused("place-wager", Reason.BELOW_MINIMUM, patron="A", wager="player", stake=10_00)
    live.refused("place-wager", Reason.ABOVE_MAXIMUM, patron="A", wager="player", stake=800_00)
    assert bets(live, "A") == []


@pytest.mark.clause("crown-sydney:7.2.3", "crown-sydney:6.1")
def test_noticed_after_the_call_a_wager_is_topped_up_to_the_minimum_or_taken_back_and_no_more() -> None:
    live = Live(limits=Limit(25_00, 500_00))
    live.bet("B", "banker", 25)
    live.call()
    live.do("find-wager", patron="A", wager="player", stake=10_00)
    number = max(live.table.coup.wagers)
    live.refused("change-wager", Reason.BETS_CLOSED, number=number, stake=30_00)
    live.do("change-wager", number=number, stake=25_00)
    live.refused("change-wager", Reason.BETS_CLOSED, number=number, stake=30_00)
    live.do("withdraw-wager", number=number)
    assert bets(live, "A") == []


@pytest.mark.clause("crown-sydney:1.1:Table Differential", "crown-sydney:14.11")
def test_the_differential_is_shown_no_wager_is_cut_to_it_and_only_a_table_that_chose_so_refuses_past_it() -> None:
    live = Live(differential=100_00)
    live.do("remove-sign", sign="differential")
    live.refused("call-for-bets", Reason.SIGNS_MISSING)
    live.do("display-sign", sign="differential")
    live.bet("A", "banker", 300)
    live.refused("reduce-wagers", Reason.NO_SUCH_POWER, to="differential")
    strict = Live(differential=100_00, options=(("differential-enforce", "refuse"),))
    strict.bet("A", "banker", 100)
    strict.refused("place-wager", Reason.ABOVE_DIFFERENTIAL, patron="B", wager="banker", stake=1_00)
    strict.bet("B", "player", 150)
    strict.bet("C", "banker", 150)  # 250 against 150
    assert sum(down.stake for down in strict.table.coup.wagers.values()) == 400_00


@pytest.mark.clause("crown-sydney:7.2.5", "crown-sydney:1.1:1-1-2")
def test_a_one_one_two_found_late_above_the_maximum_is_settled_part_by_part() -> None:
    """400 are 100, 100 and 200; every bet takes at most 100, so that 100 of the Tie's part go back."""
    live = Live(
        layout="A",
        side_wagers=("player-pair", "banker-pair", "one-one-two"),
        options=(("one-one-two", "pairs"),),
        limits=Limit(4_00, 100_00),
        method="dealer-opens",
        face="up",
    )
    live.bet("B", "player", 10)
    live.first_four("4s4h/9dKc")
    live.do("find-wager", patron="A", wager="one-one-two", stake=400_00)
    payments = live.finish()
    paid = live.paid(payments, "A", "one-one-two")
    assert [part.stake for part in paid.settled.parts] == [100_00, 100_00, 100_00]
    assert (paid.settled.stake, paid.excess) == (300_00, 100_00)
    assert live.has("A") == 10_000_00 - 200_00 + 100_00 * 11
