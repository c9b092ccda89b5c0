"""The Star's live table, chapters 5, 7.1 and 15.12: until when wagers are made, how they lie, and who refuses one."""

from __future__ import annotations

import pytest

from croupier import Reason
from croupier.coup import Side
from croupier.ledger import Place
from live import Live

STAR = "star-sydney"
NATURAL = "5s4h/Kd7c"  # Player's Hand wins, nine to seven


def face_down(method: str = "method-a") -> Live:
    """Four cards out of the shoe and none of them exposed; A has 100 on Player's Hand."""
    live = Live(STAR, method=method, face="down")
    live.bet("A", "player", 100)
    live.draw("5s", "Kd", "4h", "7c")
    return live


def no_more(live: Live) -> None:
    """Nothing about the wagers on the layout can be altered any more."""
    live.refused("place-wager", Reason.WAGERING_OVER, patron="B", wager="player", stake=50_00)
    live.refused("change-wager", Reason.WAGERING_OVER, number=1, stake=200_00)
    live.refused("withdraw-wager", Reason.WAGERING_OVER, number=1)


# --- the deadline: 5.3, 5.5, 7.1 (reading A-34) --------------------------------------------------


@pytest.mark.clause("star-sydney:5.3", "star-sydney:5.2")
def test_wagers_are_made_until_the_first_card_is_exposed_even_with_cards_out() -> None:
    live = face_down()
    number = live.bet("B", "player", 50)
    live.do("change-wager", number=number, stake=80_00)
    live.do("withdraw-wager", number=1)
    assert (live.has("A"), live.has("B")) == (10_000_00, 9_920_00)
    live.open_hands()
    live.finish()
    assert live.has("B") == 10_080_00


@pytest.mark.clause("star-sydney:5.5", "star-sydney:1.1:exposed")
def test_the_first_card_face_up_fixes_every_wager() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.draw("5s")
    no_more(live)


@pytest.mark.clause("star-sydney:5.5", "star-sydney:1.1:exposed")
def test_a_card_dealt_face_down_is_exposed_when_the_dealer_turns_it() -> None:
    live = face_down()
    live.do("expose-cards", hand=Side.PLAYER, number=1)
    no_more(live)
    live.open_hands()
    live.do("announce-result")
    no_more(live)  # nor before it is settled


@pytest.mark.clause("star-sydney:5.5", "star-sydney:1.1:exposed")
def test_cards_in_a_players_hands_are_exposed_before_anyone_sees_them() -> None:
    live = face_down("method-b")
    live.bet("B", "banker", 50)
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    assert not live.table.coup.any_exposed
    no_more(live)


@pytest.mark.clause("star-sydney:5.5", "star-sydney:1.1:exposed", "star-sydney:8.7")
def test_cards_that_a_player_handled_stay_exposed_when_they_are_taken_back() -> None:
    live = face_down("method-b")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.do("take-back-hand", hand=Side.PLAYER)
    no_more(live)
    live.refused("reduce-wagers", Reason.WAGERING_OVER, to="differential")
    live.refused("reopen-bets", Reason.WAGERING_OVER)


@pytest.mark.clause("star-sydney:5.5", "star-sydney:1.1:exposed", "star-sydney:8.9")
def test_cards_that_a_player_handled_and_pushed_back_stay_exposed() -> None:
    live = face_down("method-b")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.do("refuse-hand", hand=Side.PLAYER, patron="A")
    no_more(live)


@pytest.mark.clause("star-sydney:5.3", "star-sydney:8.9")
def test_cards_that_were_offered_and_refused_were_not_handled() -> None:
    live = face_down("method-b")
    live.do("refuse-hand", hand=Side.PLAYER, patron="A")
    live.do("withdraw-wager", number=1)
    assert live.has("A") == 10_000_00


@pytest.mark.clause("star-sydney:7.1")
def test_the_dealer_may_call_for_bets_and_no_more_bets_and_need_not() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.draw("5s", "Kd", "4h", "7c")  # without any call
    live.finish()
    assert live.has("A") == 10_100_00
    live.do("call-for-bets")
    live.bet("A", "player", 100)
    live.do("call-no-more-bets")
    live.refused("place-wager", Reason.BETS_CLOSED, patron="B", wager="player", stake=50_00)


@pytest.mark.clause("star-sydney:7.1", "star-sydney:5.3")
def test_a_call_of_no_more_bets_closes_softly_and_the_dealer_reopens() -> None:
    live = Live(STAR, face="down")
    live.bet("A", "player", 100)
    live.refused("reopen-bets", Reason.WAGERING_NOT_OVER)
    live.call()
    closed = live.refused("place-wager", Reason.BETS_CLOSED, patron="B", wager="player", stake=50_00)
    assert closed.facts["reopens"] == "yes"
    number = live.table.wagers
    live.refused("change-wager", Reason.BETS_CLOSED, number=number, stake=200_00)
    live.draw("5s", "Kd", "4h", "7c")
    live.refused("place-wager", Reason.BETS_CLOSED, patron="B", wager="player", stake=50_00)
    live.do("reopen-bets")  # the cards are out, and still face down
    live.bet("B", "player", 50)
    live.open_hands()
    live.refused("reopen-bets", Reason.WAGERING_OVER)
    live.finish()
    assert live.has("B") == 10_050_00


@pytest.mark.clause("star-sydney:5.3")
def test_an_operator_may_let_the_call_close_for_good() -> None:
    live = Live(STAR, options=(("nmb-closes", "hard"),))
    live.bet("A", "player", 100)
    live.call()
    refusal = live.refused("reopen-bets", Reason.BETS_CLOSED)
    assert refusal.facts["reopens"] == "no"
    assert live.table.coup.bets_closed


# --- what a wager is made with, and how it lies: 5.2, 5.4, 5.6 -----------------------------------


@pytest.mark.clause("star-sydney:5.2")
def test_wagers_are_chips_on_the_layout_and_not_words_or_cash() -> None:
    live = Live(STAR, chips=100)
    live.refused("declare-wager", Reason.SPOKEN_NOT_TAKEN, patron="A", wager="player", stake=50_00, tender="chips")
    live.refused("declare-wager", Reason.SPOKEN_NOT_TAKEN, patron="A", wager="player", stake=50_00, tender="cash")
    live.refused("place-wager", Reason.NOT_ENOUGH_CHIPS, patron="A", wager="player", stake=101_00)
    assert not live.table.coup.wagers


@pytest.mark.clause("star-sydney:1.1:casino promotional token", "star-sydney:5.2")
def test_a_voucher_gives_tokens_and_what_they_win_is_paid_in_chips() -> None:
    """Reading A-48: here the operator chose to keep a winning token; a standoff gives it back."""
    live = Live(STAR, chips=1_000, options=(("token-retained", "yes"),))
    live.do("exchange-voucher", patron="A", amount=150_00, voucher="table-play")
    live.bet("A", "player", 100, token=True)
    live.coup(NATURAL)
    assert live.has("A") == 1_100_00
    assert live.table.ledger.balance(Place.TOKENS, "A") == 50_00
    live.bet("A", "player", 50, token=True)
    live.coup("2d4s/Kc6s")
    assert live.table.ledger.balance(Place.TOKENS, "A") == 50_00
    live.refused("place-wager", Reason.NOT_ENOUGH_TOKENS, patron="A", wager="player", stake=60_00, token=True)


@pytest.mark.parametrize(
    "lies",
    [
        pytest.param("outside", marks=pytest.mark.clause("star-sydney:5.6.1", "star-sydney:5.4")),
        pytest.param("on-another", marks=pytest.mark.clause("star-sydney:5.6.3")),
        pytest.param("not-flat", marks=pytest.mark.clause("star-sydney:5.6.3")),
    ],
)
def test_a_wager_is_valid_inside_its_area_flat_and_on_no_other(lies: str) -> None:
    live = Live(STAR)
    refusal = live.refused(
        "place-wager", Reason.NOT_A_VALID_PLACEMENT, patron="A", wager="player", stake=50_00, lies=lies
    )
    assert refusal.facts["lies"] == lies
    live.bet("A", "player", 50, lies="inside")


@pytest.mark.clause("star-sydney:5.6.2")
def test_each_bet_of_a_player_with_two_boxes_is_settled_by_itself() -> None:
    """Ten on Banker's Hand pays 9.50, with chips of a dollar ten: twice ten, where twenty would have paid 19."""
    live = Live(STAR)
    live.bet("A", "banker", 10)
    live.bet("A", "banker", 10, place=5)
    live.bet("B", "banker", 20)
    live.coup("2s3dKh/3cTd3s")
    assert (live.has("A"), live.has("B")) == (10_020_00, 10_019_00)


# --- which wagers together: 5.7 ------------------------------------------------------------------


@pytest.mark.clause("star-sydney:5.7.1")
def test_a_player_may_wager_on_tie_and_on_nothing_else() -> None:
    live = Live(STAR)
    live.bet("A", "tie", 100)
    live.coup("2d4s/Kc6s")
    assert live.has("A") == 10_800_00


@pytest.mark.clause("star-sydney:5.7.2", "star-sydney:12.2")
def test_a_player_may_wager_on_pairs_and_on_nothing_else() -> None:
    live = Live(STAR, side_wagers=("player-pair", "banker-pair"))
    live.bet("A", "player-pair", 10)
    live.bet("A", "banker-pair", 10)
    live.coup("4s4h/Kd7c")
    assert live.has("A") == 10_100_00  # 110 won on one, 10 lost on the other


@pytest.mark.clause("star-sydney:5.7.3")
def test_both_hands_at_once_only_with_the_gaming_managers_approval() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    refusal = live.refused("place-wager", Reason.NOT_APPROVED, patron="A", wager="banker", stake=60_00)
    assert refusal.facts["needed"] == "Gaming Manager"
    live.refused("approve", Reason.RANK_TOO_LOW, by="assistant-gaming-manager", act="both-sides", patron="A")
    live.do("approve", by="gaming-manager", act="both-sides", patron="A")
    live.bet("A", "banker", 60)
    live.bet("B", "player", 100)
    live.refused("place-wager", Reason.NOT_APPROVED, patron="B", wager="banker", stake=60_00)
    live.coup(NATURAL)
    assert live.has("A") == 10_040_00
    live.bet("A", "player", 100)  # approval was for that coup
    live.refused("place-wager", Reason.NOT_APPROVED, patron="A", wager="banker", stake=60_00)


# --- refused by a supervisor: 15.12 --------------------------------------------------------------


@pytest.mark.clause("star-sydney:15.12")
def test_a_supervisor_refuses_a_wager_on_reasonable_grounds_before_the_first_card_is_out() -> None:
    live = Live(STAR, face="down")
    first = live.bet("A", "player", 100)
    second = live.bet("B", "player", 100)
    live.refused("refuse-wager", Reason.RANK_TOO_LOW, by="dealer", number=first, grounds="placed for another")
    live.refused("refuse-wager", Reason.GROUNDS_NOT_MET, number=first, grounds=" ")
    live.do("refuse-wager", by="gaming-supervisor", number=first, grounds="placed for another")
    assert (live.has("A"), live.has("B")) == (10_000_00, 9_900_00)
    live.draw("5s")  # out of the shoe, though face down
    live.refused("refuse-wager", Reason.COUP_IN_PROGRESS, number=second, grounds="placed for another")
