"""The Star's live table, chapters 7, 8 and 14.4: Methods A and B, who receives the cards, no bet coups, a void coup."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Reason, Winner, read_cards
from croupier.cards import PACK
from croupier.coup import Side
from croupier.table import Play, Stage
from croupier.table.records import CardDrawn, CardsExposed, CoupSettled, CoupVoided, HandDelivered, ResultAnnounced
from live import Live

STAR = "star-sydney"
P, B = Side.PLAYER, Side.BANKER


def four(live: Live, *cards: str) -> None:
    """The first four cards: nine against seven unless a test wants others."""
    live.draw(*(cards or ("5s", "Kd", "4h", "7c")))


def method_b(*wagers: tuple[str, str, int], cards: tuple[str, ...] = (), patrons: str = "ABCD") -> Live:
    """Wagers are down, four cards lie face down before the dealer."""
    live = Live(STAR, method="method-b", patrons=patrons)
    for patron, wager, dollars in wagers:
        live.bet(patron, wager, dollars)
    four(live, *cards)
    return live


def offered(live: Live, hand: Side) -> str:
    """To whom the dealer has to offer a hand, or nobody."""
    answer = live.answer("expose-cards", hand=hand)
    return str(answer.facts["next"]) if hasattr(answer, "facts") else ""


def exposed(live: Live, hand: Side, **facts: Any) -> CardsExposed:
    (event,) = live.do("expose-cards", hand=hand, **facts)
    assert isinstance(event, CardsExposed)
    return event


# --- Method A: 8.1 to 8.3 ------------------------------------------------------------------------


@pytest.mark.clause("star-sydney:8.1", "star-sydney:8.2", "star-sydney:8.2.1", "star-sydney:8.2.2", "star-sydney:7.3")
def test_method_a_the_dealer_deals_face_up_and_calls_players_count_then_bankers() -> None:
    live = Live(STAR, method="method-a", face="up")
    live.bet("A", "player", 100)
    four(live)
    assert [dealt.exposed for dealt in (*live.table.coup.player, *live.table.coup.banker)] == [True] * 4
    live.refused("deliver-hand", Reason.NOT_DELIVERED_HERE, hand=P, to="A")
    (result,) = live.do("announce-result", by="dealer")
    assert isinstance(result, ResultAnnounced)
    assert (result.player, result.banker, result.winner) == (9, 7, Winner.PLAYER)


@pytest.mark.clause("star-sydney:8.1", "star-sydney:8.2", "star-sydney:8.2.1")
def test_method_a_or_face_down_and_then_exposes_the_cards() -> None:
    live = Live(STAR, method="method-a", face="down")
    live.bet("A", "player", 100)
    four(live)
    live.refused("announce-result", Reason.CARDS_FACE_DOWN)
    live.refused("expose-cards", Reason.NOT_THEIR_HAND, by="A", hand=P, opener="A")
    assert exposed(live, P, by="dealer").count == 9
    assert exposed(live, B, by="dealer").count == 7
    live.finish()
    assert live.has("A") == 10_100_00


@pytest.mark.parametrize("face", ["up", "down"])
@pytest.mark.clause("star-sydney:8.3")
def test_method_a_a_third_card_is_dealt_as_the_first_four_were(face: str) -> None:
    live = Live(STAR, method="method-a", face=face)
    live.bet("A", "banker", 100)
    four(live, "2s", "3c", "3d", "Td")
    live.open_hands()
    (third,) = live.do("draw-card", card=read_cards("Kh")[0])
    assert isinstance(third, CardDrawn)
    assert (third.to, third.exposed) == (P, face == "up")


@pytest.mark.clause("star-sydney:8.1", "star-sydney:8.12")
def test_the_game_is_dealt_by_method_a_or_b_and_b_is_face_down() -> None:
    live = Live(STAR)
    live.refused("choose-dealing", Reason.UNKNOWN_METHOD, method="method-c")
    live.refused("choose-dealing", Reason.FACE_NOT_ALLOWED, method="method-b", face="up")
    live.do("choose-dealing", method="method-b")
    assert (live.table.method, live.table.face) == ("method-b", "down")
    live.do("choose-dealing", method="method-a")
    assert (live.table.method, live.table.face) == ("method-a", "up")


@pytest.mark.clause("star-sydney:13", "star-sydney:1.1:coup")
def test_a_coup_is_announced_then_losers_are_taken_and_winners_paid_and_it_ends_in_the_rack() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    four(live)
    live.refused("settle-coup", Reason.NOTHING_TO_SETTLE)
    live.do("announce-result", by="dealer")
    (paid,) = live.do("settle-coup", by="dealer")
    assert isinstance(paid, CoupSettled)
    assert [payment.patron for payment in paid.payments] == ["B", "A"]  # the loser first, though placed later
    live.refused("draw-card", Reason.COUP_IN_PROGRESS, card=read_cards("5h")[0])
    live.do("clear-cards", by="dealer")
    assert (live.has("A"), live.has("B"), live.table.coup.number) == (10_100_00, 9_900_00, 2)


# --- Method B, who receives the cards: 8.8 to 8.14 -----------------------------------------------


@pytest.mark.clause("star-sydney:8.8", "star-sydney:8.12", "star-sydney:2.7", "star-sydney:1.1:designated player")
def test_method_b_each_hand_goes_face_down_to_whoever_wagered_most_on_it() -> None:
    live = method_b(("A", "player", 50), ("B", "player", 80), ("C", "banker", 10), ("D", "tie", 500))
    live.refused("expose-cards", Reason.HAND_TO_OFFER, by="dealer", hand=P)
    live.refused("deliver-hand", Reason.NOT_NEXT_FOR_CARDS, hand=P, to="A")
    (given,) = live.do("deliver-hand", by="dealer", hand=P, to="B")
    assert isinstance(given, HandDelivered)
    assert (given.hand, given.to) == (P, "B")  # where the marker lies
    assert [dealt.exposed for dealt in live.table.coup.player] == [False, False]
    exposed(live, P, opener="B")
    live.do("deliver-hand", hand=B, to="C")
    assert exposed(live, B, opener="C").count == 7


@pytest.mark.clause("star-sydney:8.8")
def test_method_b_several_boxes_of_one_player_count_together() -> None:
    live = Live(STAR, method="method-b")
    live.bet("A", "player", 60)
    live.bet("B", "player", 40)
    live.bet("B", "player", 40, place=6)
    four(live)
    assert offered(live, P) == "B"


@pytest.mark.clause("star-sydney:8.9", "star-sydney:8.14.2")
def test_method_b_refused_cards_go_to_the_next_highest_and_at_last_stay_with_the_dealer() -> None:
    live = method_b(("A", "player", 50), ("B", "player", 80), ("C", "player", 20))
    live.refused("refuse-hand", Reason.NOT_NEXT_FOR_CARDS, hand=P, patron="A")
    for patron in ("B", "A", "C"):
        assert offered(live, P) == patron
        live.do("refuse-hand", hand=P, patron=patron)
    assert exposed(live, P, by="dealer").count == 9


@pytest.mark.clause("star-sydney:8.10", "star-sydney:8.11")
def test_method_b_equal_highest_wagers_from_the_dealers_right_counter_clockwise() -> None:
    """Reading A-50: seat 1 is nearest to the dealer's right, and counter-clockwise the numbers rise."""
    live = method_b(("D", "banker", 80), ("C", "banker", 80), ("B", "banker", 80), ("A", "banker", 10))
    order = []
    for _ in range(4):
        order.append(offered(live, B))
        live.do("refuse-hand", hand=B, patron=order[-1])
    assert order == ["B", "C", "D", "A"]


@pytest.mark.clause("star-sydney:8.13")
def test_method_b_one_hand_at_a_time_is_with_the_players() -> None:
    live = method_b(("A", "player", 50), ("B", "banker", 50))
    live.do("deliver-hand", hand=B, to="B")
    refusal = live.refused("deliver-hand", Reason.HAND_OUT, hand=P, to="A")
    assert refusal.facts["patron"] == "B"
    exposed(live, B, opener="B")
    live.do("deliver-hand", hand=P, to="A")


@pytest.mark.clause("star-sydney:8.14.1")
def test_method_b_a_hand_that_nobody_backed_stays_with_the_dealer() -> None:
    """Reading A-51."""
    live = method_b(("A", "player", 50))
    live.refused("deliver-hand", Reason.NOT_APPROVED, hand=B, to="A")
    assert exposed(live, B, by="dealer").count == 7


@pytest.mark.clause("star-sydney:8.6.1")
def test_method_b_whoever_receives_cards_is_seated() -> None:
    live = Live(STAR, method="method-b")
    live.do("arrive", patron="D", chips=1_000_00)
    live.bet("D", "player", 500)
    live.bet("A", "player", 50)
    four(live)
    live.refused("deliver-hand", Reason.NOT_SEATED, hand=P, to="D")
    live.do("deliver-hand", hand=P, to="A")
    assert live.table.coup.player_held.keeper == "A"


@pytest.mark.clause("star-sydney:8.5", "star-sydney:8.8")
def test_method_b_an_assistant_gaming_manager_may_designate_whoever_wagered_nothing() -> None:
    live = method_b(("A", "player", 50), ("B", "player", 80))
    refusal = live.refused("deliver-hand", Reason.NOT_APPROVED, by="dealer", hand=B, to="D")
    assert refusal.facts["needed"] == "Assistant Gaming Manager"
    live.refused("approve", Reason.RANK_TOO_LOW, by="casino-supervisor", act="receive-without-wager", patron="D")
    live.do("approve", by="assistant-gaming-manager", act="receive-without-wager", patron="D")
    live.do("deliver-hand", by="dealer", hand=B, to="D")
    exposed(live, B, opener="D")
    live.do("deliver-hand", by="dealer", hand=P, to="D")  # Player's and Banker's Hand, before those who wagered
    assert exposed(live, P, opener="D").count == 9


@pytest.mark.clause("star-sydney:8.5", "star-sydney:8.8")
def test_method_b_a_designated_player_comes_before_a_higher_wager() -> None:
    live = method_b(("A", "player", 50), ("B", "player", 80))
    live.refused("deliver-hand", Reason.NOT_NEXT_FOR_CARDS, by="dealer", hand=P, to="A")
    live.do("approve", by="assistant-gaming-manager", act="receive-without-wager", patron="A")
    live.do("deliver-hand", by="dealer", hand=P, to="A")
    assert exposed(live, P, opener="A").count == 9


# --- Method B, opening the cards: 8.4, 8.7, 8.15, 8.16 -------------------------------------------


@pytest.mark.clause("star-sydney:8.4")
def test_method_b_others_who_are_seated_expose_the_cards_if_a_supervisor_approved_it_before() -> None:
    live = method_b(("A", "player", 50), cards=("2s", "3c", "3d", "Td"))
    live.do("arrive", patron="E", chips=100)
    live.do("deliver-hand", hand=P, to="A")
    live.refused("name-opener", Reason.NOT_APPROVED, hand=P, patron="A", opener="B")
    live.refused("approve", Reason.RANK_TOO_LOW, by="dealer", act="name-opener", patron="A")
    live.do("approve", by="gaming-supervisor", act="name-opener", patron="A")
    live.refused("name-opener", Reason.NOT_SEATED, hand=P, patron="A", opener="E")
    live.do("name-opener", hand=P, patron="A", opener="B")
    live.refused("expose-cards", Reason.NOT_THEIR_HAND, hand=P, opener="C")
    assert exposed(live, P, opener="B", number=1).by == "B"
    live.do("name-opener", hand=P, patron="A", opener="C")  # one card each
    assert exposed(live, P, opener="C").count == 5
    exposed(live, B, by="dealer")
    live.draw("Kh")
    live.do("deliver-hand", hand=P, to="A")
    live.do("name-opener", hand=P, patron="A", opener="D")  # and the third card
    assert exposed(live, P, opener="D").count == 5


@pytest.mark.clause("star-sydney:8.7")
def test_method_b_a_supervisor_has_the_cards_given_up_at_any_time() -> None:
    live = method_b(("A", "player", 50))
    live.refused("take-back-hand", Reason.HAND_NOT_OUT, hand=P)
    live.do("deliver-hand", hand=P, to="A")
    live.refused("take-back-hand", Reason.RANK_TOO_LOW, by="dealer", hand=P)
    live.do("take-back-hand", by="gaming-supervisor", hand=P)
    live.refused("expose-cards", Reason.NOT_THEIR_HAND, hand=P, opener="A")
    assert exposed(live, P, by="dealer").by == ""


@pytest.mark.clause("star-sydney:8.15.2", "star-sydney:8.15.3")
def test_method_b_the_dealer_turns_what_a_player_left_face_down_before_a_third_card() -> None:
    live = method_b(("A", "player", 50), cards=("2s", "3c", "3d", "Td"))
    live.do("deliver-hand", hand=P, to="A")
    exposed(live, P, opener="A", number=1)
    exposed(live, B, by="dealer")
    refusal = live.refused("draw-card", Reason.CARDS_FACE_DOWN, card=read_cards("Kh")[0])
    assert refusal.facts["hands"] == ("player",)
    turned = exposed(live, P, by="dealer")
    assert (turned.by, turned.count) == ("", 5)
    live.draw("Kh")
    live.do("deliver-hand", hand=P, to="A")
    exposed(live, P, opener="A")
    live.draw("3s")
    live.open_hands()
    (result,) = live.do("announce-result")
    assert isinstance(result, ResultAnnounced)
    assert (result.player, result.banker) == (5, 6)


@pytest.mark.clause("star-sydney:8.15.2")
def test_method_b_a_player_who_looked_may_leave_the_turning_to_the_dealer() -> None:
    live = method_b(("A", "player", 50))
    live.do("deliver-hand", hand=P, to="A")
    live.refused("expose-cards", Reason.HAND_OUT, by="dealer", hand=P)
    live.do("ask-dealer-to-open", hand=P, patron="A")
    turned = exposed(live, P, by="dealer")
    assert (turned.by, turned.count) == ("", 9)
    assert not live.table.coup.player_held.out


@pytest.mark.clause("star-sydney:8.16", "star-sydney:8.9")
def test_method_b_a_third_card_goes_face_down_to_whoever_had_the_hand() -> None:
    live = method_b(("A", "player", 50), ("B", "player", 80), cards=("2s", "3c", "3d", "Td"))
    live.do("refuse-hand", hand=P, patron="B")
    live.do("deliver-hand", hand=P, to="A")
    exposed(live, P, opener="A")
    exposed(live, B, by="dealer")
    (third,) = live.do("draw-card", card=read_cards("4h")[0])
    assert isinstance(third, CardDrawn)
    assert (third.to, third.exposed) == (P, False)
    assert offered(live, P) == "A"
    live.do("deliver-hand", hand=P, to="A")
    assert exposed(live, P, opener="A").count == 9


# --- no bet coups: 1.1, 7.4, 7.5, 14.4 -----------------------------------------------------------


@pytest.mark.clause("star-sydney:7.4", "star-sydney:1.1:no bet coup", "star-sydney:14.4")
def test_no_bet_coups_are_dealt_while_nobody_wagers_if_the_assistant_gaming_manager_says_so() -> None:
    live = Live(STAR)
    live.refused("draw-card", Reason.NOTHING_WAGERED, card=read_cards("5s")[0])
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="casino-supervisor", grounds="no-wagers")
    live.bet("A", "player", 50)
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="no-wagers")
    live.do("withdraw-wager", number=1)
    live.do("order-dummy-coup", by="assistant-gaming-manager", grounds="no-wagers")
    live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=50_00)
    four(live)
    live.refused("find-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=50_00)
    assert live.finish() == ()
    assert (live.table.coups, live.table.betting_coups) == (1, 0)
    live.bet("A", "player", 50)  # the next coup is open to wagers again


@pytest.mark.clause("star-sydney:7.5", "star-sydney:14.4")
def test_or_where_every_player_agrees_and_wagers_that_lie_there_go_back() -> None:
    live = Live(STAR)
    live.bet("A", "player", 50)
    live.refused("order-dummy-coup", Reason.RANK_TOO_LOW, by="gaming-supervisor", grounds="all-agree")
    live.refused("order-dummy-coup", Reason.GROUNDS_NOT_MET, grounds="all-agree", agreed=("A", "B"))
    live.do("order-dummy-coup", by="assistant-gaming-manager", grounds="all-agree", agreed=("A", "B", "C"))
    assert live.has("A") == 10_000_00
    four(live)
    assert live.finish() == ()


@pytest.mark.clause("star-sydney:14.4", "star-sydney:8.2.1")
def test_a_no_bet_coup_is_dealt_by_method_a_at_a_table_of_method_b() -> None:
    live = Live(STAR, method="method-b")
    live.do("order-dummy-coup", grounds="no-wagers")
    four(live)
    live.refused("deliver-hand", Reason.NOT_DELIVERED_HERE, hand=P, to="A")
    assert exposed(live, P, by="dealer").count == 9
    exposed(live, B, by="dealer")
    live.finish()
    assert not live.table.shoe.handled


@pytest.mark.clause("star-sydney:4.9", "star-sydney:1.1:no bet coup")
def test_a_no_bet_coup_after_the_cutting_card_uses_up_the_last_coup() -> None:
    """Reading A-15; an operator may choose otherwise."""
    for option, stage in (("yes", Stage.ENDED), ("no", Stage.IN_PLAY)):
        live = Live(STAR, options=(("dummy-counts-as-last", option),))
        live.bet("A", "player", 10)
        live.draw("5s", "Kd", "4h")
        live.draw("7c", cutting_card=True)
        live.finish()
        assert live.table.shoe.last_called
        live.do("order-dummy-coup", grounds="no-wagers")
        four(live)
        live.finish()
        assert live.table.shoe.stage is stage


# --- a shoe that runs out: 14.6 ------------------------------------------------------------------


def run_dry(stride: int) -> Live:
    """Three decks, one card of the pack after another by this stride, dealt until none is left."""
    live = Live(STAR, decks=3, ready=False)
    live.do("bring-cards", back="red")
    live.do("shuffle-cards")
    live.do("cut-cards", by="gaming-supervisor", after=78)
    live.ready()
    pile = [PACK[place * stride % len(PACK)] for place in range(3 * len(PACK) - 1)]  # one was burned
    live.bet("A", "player", 10)
    while pile:
        if live.table.coup.drawn >= 4 and isinstance(live.answer("announce-result"), tuple):
            live.finish()
            live.bet("A", "player", 10)
        live.do("draw-card", card=pile.pop(0))
    return live


@pytest.mark.clause("star-sydney:14.6", "star-sydney:1.1:void")
def test_a_coup_for_which_the_cards_do_not_suffice_is_void_and_its_wagers_go_back() -> None:
    live = run_dry(17)
    assert live.table.coup.drawn == 1
    assert (live.table.shoe.left, live.table.coup.play) == (0, Play.DEALING)
    before = live.has("A")
    voided, *_ = live.do("declare-cards-insufficient")
    assert isinstance(voided, CoupVoided)
    assert live.has("A") == before + 10_00
    live.do("clear-cards")
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)


@pytest.mark.clause("star-sydney:14.6")
def test_a_coup_that_takes_the_very_last_card_is_complete_and_settled() -> None:
    live = run_dry(3)
    assert str(live.table.coup.hands()) == "9h2s8s/Qh5s"  # nine against five, and no third card to Banker
    assert live.table.shoe.left == 0
    live.refused("declare-cards-insufficient", Reason.NO_CARD_DUE)
    before = live.has("A")
    live.finish()
    assert live.has("A") == before + 20_00


@pytest.mark.clause("star-sydney:14.6")
def test_with_cards_left_a_coup_is_dealt_out() -> None:
    live = Live(STAR)
    live.bet("A", "player", 10)
    live.draw("5s")
    refusal = live.refused("declare-cards-insufficient", Reason.CARDS_LEFT)
    assert refusal.facts["left"] == 414
