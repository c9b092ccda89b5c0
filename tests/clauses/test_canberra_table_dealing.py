"""Canberra's rules at a live table: dealing, hands delivered, Pairs after the fourth card, standoffs, no-bet coups.

Figures are typed from the notifiable instrument NI2018-687, worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Resolution, Side
from croupier.table import Play
from croupier.table.records import DummyCoupOrdered, PairsSettled, ResultAnnounced
from live import Live

CANBERRA = "canberra"
PERFECT = ("player-perfect-pair", "banker-perfect-pair")
DRAGON = ("player-dragon-bonus", "banker-dragon-bonus")


def delivered(**facts: Any) -> Live:
    """A table where hands go to players: A wagers on Player, B on Banker, C on the Tie."""
    live = Live(CANBERRA, "commission", **facts)
    live.do("choose-dealing", method="delivered", face="down")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.bet("C", "tie", 10)
    live.call()
    return live


def face_down(live: Live, cards: int) -> None:
    """Cards that nobody has seen leave the shoe."""
    for _ in range(cards):
        live.do("draw-card", "dealer", card=None)


# --- how it is dealt: 2.2, 6.2, 7.1 --------------------------------------------------------------


@pytest.mark.clause("canberra:2.2", "canberra:A:Casino Operator")
def test_before_a_round_it_is_decided_whether_cards_come_face_up_or_face_down() -> None:
    live = Live(CANBERRA)
    live.refused("choose-dealing", Reason.RANK_TOO_LOW, "dealer", method="dealer-opens", face="down")
    live.do("choose-dealing", "casino-supervisor", method="dealer-opens", face="down")
    live.bet("A", "player", 100)
    live.call()
    face_down(live, 1)
    live.refused("choose-dealing", Reason.COUP_IN_PROGRESS, method="dealer-opens", face="up")
    assert [dealt.exposed for dealt in live.table.coup.player] == [False]
    face_down(live, 3)
    live.do("expose-cards", hand=Side.PLAYER, cards=read_cards("5s4h"))
    live.do("expose-cards", hand=Side.BANKER, cards=read_cards("Kd7c"))
    live.finish()
    live.do("choose-dealing", method="dealer-opens", face="up")
    live.bet("A", "player", 100)
    live.call()
    live.refused("draw-card", Reason.CARD_UNKNOWN, card=None)
    live.draw("6s")
    assert [dealt.exposed for dealt in live.table.coup.player] == [True]


@pytest.mark.clause("canberra:6.2", "canberra:6.2(a)", "canberra:6.2(b)", "canberra:6.1")
def test_after_the_call_cards_go_to_player_and_banker_and_again_to_both() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 100)
    live.do("call-for-bets")
    live.refused("draw-card", Reason.BETS_NOT_CLOSED, card=None)
    live.do("call-no-more-bets")
    live.refused("draw-card", Reason.RANK_TOO_LOW, "A", card=None)
    lengths = []
    for card in ("5s", "Kd", "4h", "7c"):
        live.draw(card)
        lengths.append((len(live.table.coup.player), len(live.table.coup.banker)))
    assert lengths == [(1, 0), (1, 1), (2, 1), (2, 2)]


@pytest.mark.clause("canberra:7.1", "canberra:7.2", "canberra:7.3")
def test_third_cards_only_as_the_tables_of_play_require_and_the_result_not_before() -> None:
    live = Live(CANBERRA)
    live.bet("A", "banker", 100)
    live.first_four("2s3h/Kd3c")
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("8d")  # Player 3
    live.refused("draw-card", Reason.NO_CARD_DUE, card=read_cards("9c")[0])  # Banker's three stands on an eight
    live.finish()
    assert live.has("A") == 10_000_00  # three all


# --- hands delivered: 6.3, 7.4 -------------------------------------------------------------------


@pytest.mark.clause("canberra:6.3", "canberra:6.3(a)", "canberra:6.3(b)")
def test_a_hand_goes_to_a_player_with_a_wager_on_it_who_opens_it() -> None:
    live = delivered()
    face_down(live, 4)
    for patron in "BC":
        live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=Side.PLAYER, to=patron)
    for patron in "AC":
        live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=Side.BANKER, to=patron)
    live.do("deliver-hand", "dealer", hand=Side.PLAYER, to="A")
    live.do("deliver-hand", "dealer", hand=Side.BANKER, to="B")
    live.refused("expose-cards", Reason.NOT_THEIR_HAND, hand=Side.PLAYER, cards=read_cards("5s4h"), opener="B")
    live.do("expose-cards", "A", hand=Side.PLAYER, cards=read_cards("5s4h"), opener="A")
    live.do("expose-cards", "B", hand=Side.BANKER, cards=read_cards("Kd7c"), opener="B")
    live.finish()
    assert [live.has(patron) for patron in "ABC"] == [10_100_00, 9_900_00, 9_990_00]


@pytest.mark.clause("canberra:6.3")
def test_or_the_dealer_opens_a_hand_dealt_face_down() -> None:
    live = delivered()
    face_down(live, 4)
    live.do("expose-cards", "dealer", hand=Side.PLAYER, cards=read_cards("5s4h"))
    live.do("expose-cards", "dealer", hand=Side.BANKER, cards=read_cards("Kd7c"))
    live.finish()
    assert live.has("A") == 10_100_00


@pytest.mark.clause("canberra:6.3(a)")
def test_any_of_several_players_on_the_hand_may_have_it_whatever_their_wagers() -> None:
    live = Live(CANBERRA)
    live.do("choose-dealing", method="delivered", face="down")
    live.bet("A", "player", 500)
    live.bet("B", "player", 100)
    live.call()
    face_down(live, 4)
    live.do("deliver-hand", hand=Side.PLAYER, to="B")
    assert live.table.coup.player_held.keeper == "B"


@pytest.mark.clause("canberra:7.4", "canberra:7.1", "canberra:6.3")
def test_a_third_card_dealt_face_down_is_opened_the_same_way() -> None:
    live = delivered()
    face_down(live, 4)
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.do("expose-cards", hand=Side.PLAYER, cards=read_cards("2s3h"), opener="A")
    live.refused("draw-card", Reason.CARDS_FACE_DOWN, card=None)  # Banker's hand lies unopened
    live.do("expose-cards", hand=Side.BANKER, cards=read_cards("Kd3c"))
    face_down(live, 1)
    live.refused("draw-card", Reason.CARDS_FACE_DOWN, card=None)  # Banker's turn hangs on Player's card
    live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=Side.PLAYER, to="B")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.do("expose-cards", hand=Side.PLAYER, cards=read_cards("9d"), opener="A")  # Player 4, Banker's three draws
    face_down(live, 1)
    live.do("deliver-hand", hand=Side.BANKER, to="B")
    live.do("expose-cards", hand=Side.BANKER, cards=read_cards("4s"), opener="B")  # Banker 7
    live.finish()
    assert [live.has(patron) for patron in "ABC"] == [9_900_00, 10_095_00, 9_990_00]


# --- Pairs: 9.10, 9.11 ---------------------------------------------------------------------------


@pytest.mark.clause("canberra:9.10", "canberra:9.10(a)", "canberra:9.10(b)", "canberra:9.11")
def test_pairs_are_settled_after_four_cards_and_before_any_third_losers_first() -> None:
    live = Live(CANBERRA, "commission", side_wagers=PERFECT, options=(("pairs", "perfect"),))
    live.bet("A", "player-perfect-pair", 10)
    live.bet("B", "banker-perfect-pair", 20)
    live.bet("C", "banker", 100)
    live.call()
    live.draw("2s", "Kd", "2c")
    live.refused("settle-pairs", Reason.NOTHING_TO_SETTLE)
    live.draw("7c")
    live.refused("draw-card", Reason.PAIRS_NOT_SETTLED, card=read_cards("9d")[0])
    live.refused("announce-result", Reason.PAIRS_NOT_SETTLED)
    (settled,) = live.do("settle-pairs", "dealer")
    assert isinstance(settled, PairsSettled)
    assert [one.patron for one in settled.payments] == ["B", "A"]  # B's is taken, then A's is paid 12 to 1
    assert (live.has("A"), live.has("B")) == (10_120_00, 9_980_00)
    assert [down.patron for down in live.table.coup.wagers.values()] == ["C"]
    live.draw("9d")  # Player's four becomes three, Banker stands on seven
    live.finish()
    assert [live.has(patron) for patron in "ABC"] == [10_120_00, 9_980_00, 10_095_00]


@pytest.mark.clause("canberra:9.10", "canberra:9.10(b)", "canberra:11.2(a)")
def test_canberra_pairs_are_paid_before_the_result_of_a_natural_too() -> None:
    live = Live(CANBERRA, side_wagers=("player-pair", "banker-pair"), options=(("pairs", "canberra"),))
    live.bet("A", "player-pair", 10)
    live.first_four("4s4h/Kd7c")
    live.refused("announce-result", Reason.PAIRS_NOT_SETTLED)
    live.do("settle-pairs")
    assert live.has("A") == 10_110_00
    live.refused("draw-card", Reason.NO_CARD_DUE, card=None)
    live.finish()
    assert live.has("A") == 10_110_00


@pytest.mark.clause("canberra:9.10")
def test_with_cards_face_down_pairs_wait_until_both_hands_are_open() -> None:
    live = Live(CANBERRA, side_wagers=PERFECT, options=(("pairs", "perfect"),))
    live.do("choose-dealing", method="dealer-opens", face="down")
    live.bet("A", "player-perfect-pair", 10)
    live.call()
    face_down(live, 4)
    live.refused("settle-pairs", Reason.CARDS_FACE_DOWN)
    live.do("expose-cards", hand=Side.PLAYER, cards=read_cards("2s2h"))
    live.refused("settle-pairs", Reason.CARDS_FACE_DOWN)
    live.do("expose-cards", hand=Side.BANKER, cards=read_cards("Kd7c"))
    live.do("settle-pairs")
    assert live.has("A") == 10_050_00


# --- standoff: 12.9 ------------------------------------------------------------------------------


def announced(live: Live) -> ResultAnnounced:
    (event,) = live.do("announce-result", "dealer")
    assert isinstance(event, ResultAnnounced)
    return event


@pytest.mark.clause("canberra:12.9", "canberra:12.7(c)", "canberra:A:Standoff")
def test_the_dealer_calls_a_standoff_on_equal_naturals_with_a_dragon_bonus_down() -> None:
    live = Live(CANBERRA, side_wagers=DRAGON)
    live.bet("A", "player-dragon-bonus", 10)
    live.bet("B", "player", 100)
    live.first_four("Ks8h/Qd8c")
    assert announced(live).standoff_called
    live.do("settle-coup")
    assert [live.has(patron) for patron in "AB"] == [10_000_00, 10_000_00]
    live.do("clear-cards")
    live.bet("B", "player", 100)  # nobody has a Dragon Bonus: nothing to call
    live.first_four("Ks9h/Qd9c")
    assert not announced(live).standoff_called


@pytest.mark.clause("canberra:12.7(b)(ii)(B)")
def test_equal_hands_that_are_no_naturals_are_no_standoff_and_the_dragon_bonus_loses() -> None:
    live = Live(CANBERRA, side_wagers=DRAGON)
    live.bet("A", "player-dragon-bonus", 10)
    live.first_four("Ks7h/Qd7c")
    assert not announced(live).standoff_called
    live.do("settle-coup")
    assert live.has("A") == 9_990_00


# --- no-bet coups: 4.8 to 4.10 -------------------------------------------------------------------


@pytest.mark.clause("canberra:4.8", "canberra:4.8(a)", "canberra:4.8(b)")
def test_with_players_there_a_no_bet_coup_needs_one_who_asks_and_the_consent_of_all() -> None:
    live = Live(CANBERRA)
    consent: dict[str, Any] = {"requested_by": "A", "agreed": ("A", "B", "C")}
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, "dealer", grounds="all-agree", **consent)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="all-agree", agreed=("A", "B", "C"))
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="all-agree", requested_by="A", agreed=("A", "B"))
    live.refused("order-dummy-coup", Reason.UNKNOWN_GROUNDS, grounds="the house wishes it", **consent)
    live.do("order-dummy-coup", "casino-supervisor", grounds="all-agree", **consent)
    assert live.table.coup.dummy == "all-agree"


@pytest.mark.clause("canberra:4.8")
def test_whoever_stands_at_the_table_is_asked_as_well() -> None:
    live = Live(CANBERRA)
    live.do("arrive", patron="D", chips=100_00)
    live.refused(
        "order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="all-agree", requested_by="A", agreed=("A", "B", "C")
    )
    live.do("order-dummy-coup", grounds="all-agree", requested_by="D", agreed=("A", "B", "C", "D"))
    assert live.table.coup.dummy == "all-agree"


@pytest.mark.clause("canberra:4.9")
def test_without_players_a_casino_supervisor_may_have_no_bet_coups_dealt() -> None:
    live = Live(CANBERRA, patrons="")
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, "dealer", grounds="no-patrons")
    live.do("order-dummy-coup", "casino-supervisor", grounds="no-patrons")
    live.first_four("5s4h/Kd7c")
    live.finish()
    live.do("arrive", patron="A", chips=100_00)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="no-patrons")
    assert (live.table.coups, live.table.betting_coups) == (1, 0)


@pytest.mark.clause("canberra:A:No-Bet Coup", "canberra:4.8", "canberra:4.1")
def test_on_a_no_bet_coup_no_wager_may_lie() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 100)
    (ordered,) = live.do("order-dummy-coup", grounds="all-agree", requested_by="A", agreed=("A", "B", "C"))
    assert isinstance(ordered, DummyCoupOrdered)
    assert [one.settled.resolution for one in ordered.payments] == [Resolution.VOID]
    assert (live.has("A"), len(live.table.coup.wagers)) == (10_000_00, 0)
    live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=100_00)
    live.refused("call-for-bets", Reason.DUMMY_COUP)
    live.first_four("5s4h/Kd7c")
    live.refused("find-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=100_00)
    live.finish()
    live.bet("A", "player", 100)  # the next round is open to wagers
    live.do("call-for-bets")
    assert live.has("A") == 9_900_00


@pytest.mark.clause("canberra:4.10", "canberra:A:No-Bet Coup", "canberra:7.1")
def test_a_no_bet_coup_is_dealt_out_like_any_other() -> None:
    live = Live(CANBERRA)
    live.do("order-dummy-coup", grounds="all-agree", requested_by="A", agreed=("A", "B", "C"))
    live.first_four("2s3h/Kd3c")
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("9d")
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("4s")
    result = announced(live)
    assert (result.winner.value, result.player, result.banker) == ("banker", 4, 7)
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")
    assert (live.table.shoe.coups, live.table.shoe.out) == (1, 7)


@pytest.mark.clause("canberra:4.8", "canberra:4.10")
def test_cards_are_not_dealt_on_an_empty_layout_without_such_a_direction() -> None:
    live = Live(CANBERRA)
    live.call()
    live.refused("draw-card", Reason.NOTHING_WAGERED, card=None)
    live.do("call-for-bets")
    live.bet("B", "tie", 10)
    live.do("call-no-more-bets")
    live.draw("5s")
    assert live.table.coup.play is Play.DEALING
