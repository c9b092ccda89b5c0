"""Crown Melbourne at a live table: hands delivered to the highest wagerers, or kept; the deal and the play (8)."""

from __future__ import annotations

import pytest

from croupier import Winner, read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Play
from croupier.table.records import CardsExposed, ResultAnnounced
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
PLAYER, BANKER = Side.PLAYER, Side.BANKER
NATURAL = ("5s", "Kd", "4h", "7c")  # Player 9, Banker 7


def dealt(**wagers: tuple[int, int]) -> Live:
    """Four cards face down at a table where each patron has so much on Player and on Banker."""
    live = Live(CROWN_MELBOURNE, patrons="ABCD")
    for patron, (player, banker) in wagers.items():
        if player:
            live.bet(patron, "player", player)
        if banker:
            live.bet(patron, "banker", banker)
    live.call()
    live.draw(*NATURAL)
    return live


# --- to the highest wagerers: 8.1.1 --------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:8.1.1", "crown-melbourne:8.1.1(c)")
def test_each_hand_goes_to_whoever_wagered_most_on_it_and_a_marker_shows_who() -> None:
    live = dealt(A=(100, 0), B=(200, 0), C=(0, 50))
    live.refused("deliver-hand", Reason.NOT_NEXT_FOR_CARDS, hand=PLAYER, to="A")
    live.refused("deliver-hand", Reason.NOT_WAGERING_ON_IT, hand=PLAYER, to="C")
    live.refused("expose-cards", Reason.HAND_TO_OFFER, hand=PLAYER)
    delivered = live.do("deliver-hand", by="dealer", hand=PLAYER, to="B")[0]
    assert "crown-melbourne:8.1.1(c)" in delivered.under
    live.refused("expose-cards", Reason.NOT_THEIR_HAND, hand=PLAYER, opener="A")
    live.do("expose-cards", hand=PLAYER, opener="B")
    live.do("deliver-hand", hand=BANKER, to="C")
    live.do("expose-cards", hand=BANKER, opener="C")
    live.finish()
    assert (live.has("A"), live.has("B"), live.has("C")) == (10_100_00, 10_200_00, 9_950_00)


@pytest.mark.clause("crown-melbourne:8.1.1(a)", "crown-melbourne:8.1.1(d)")
def test_a_refused_hand_goes_to_the_next_highest_and_at_last_the_dealer_keeps_it() -> None:
    live = dealt(A=(100, 0), B=(200, 0), C=(50, 0))
    live.refused("refuse-hand", Reason.NOT_NEXT_FOR_CARDS, hand=PLAYER, patron="A")
    for patron, then in (("B", "A"), ("A", "C")):
        live.do("refuse-hand", hand=PLAYER, patron=patron)
        assert live.refused("expose-cards", Reason.HAND_TO_OFFER, hand=PLAYER).facts["next"] == then
    live.do("refuse-hand", hand=PLAYER, patron="C")
    live.do("expose-cards", hand=PLAYER)
    live.do("expose-cards", hand=BANKER)  # nobody wagered on it
    assert live.table.coup.all_exposed
    assert not live.table.shoe.handled


@pytest.mark.clause("crown-melbourne:8.1.1(b)", "crown-melbourne:8.1.1(b)(i)")
def test_of_equal_highest_wagerers_the_lowest_seat_is_asked_first_then_anti_clockwise() -> None:
    live = dealt(D=(0, 100), A=(0, 40), C=(0, 100), B=(0, 100))  # seats 4, 1, 3, 2
    assert live.refused("deliver-hand", Reason.NOT_NEXT_FOR_CARDS, hand=BANKER, to="D").facts["next"] == "B"
    live.do("refuse-hand", hand=BANKER, patron="B")
    live.do("refuse-hand", hand=BANKER, patron="C")
    live.do("refuse-hand", hand=BANKER, patron="D")
    live.do("deliver-hand", hand=BANKER, to="A")
    assert live.table.coup.banker_held.keeper == "A"


@pytest.mark.clause("crown-melbourne:8.1.1(e)")
def test_players_have_one_hands_cards_at_a_time() -> None:
    live = dealt(A=(100, 0), B=(0, 100))
    live.do("deliver-hand", hand=PLAYER, to="A")
    out = live.refused("deliver-hand", Reason.HAND_OUT, hand=BANKER, to="B")
    assert out.facts["patron"] == "A"
    live.do("expose-cards", hand=PLAYER, opener="A")
    live.do("deliver-hand", hand=BANKER, to="B")
    assert (live.table.coup.player_held.out, live.table.coup.banker_held.out) == (False, True)


@pytest.mark.clause("crown-melbourne:8.1.1(f)")
@pytest.mark.parametrize(("own", "other"), [(PLAYER, BANKER), (BANKER, PLAYER)])
def test_whoever_opens_one_hand_may_ask_for_the_one_the_dealer_would_open(own: Side, other: Side) -> None:
    live = dealt(A=(100, 0)) if own is PLAYER else dealt(A=(0, 100))
    live.refused("ask-to-open-both", Reason.NOT_THEIR_HAND, patron="A")
    live.do("deliver-hand", hand=own, to="A")
    live.refused("ask-to-open-both", Reason.NOT_THEIR_HAND, patron="B")
    live.do("ask-to-open-both", patron="A")
    live.refused("deliver-hand", Reason.HAND_OUT, hand=other, to="A")  # in turn, and kept apart
    live.do("expose-cards", hand=own, opener="A")
    live.do("deliver-hand", hand=other, to="A")
    live.do("expose-cards", hand=other, opener="A")
    assert live.table.coup.all_exposed
    taken = dealt(A=(100, 0), B=(0, 100))
    taken.do("deliver-hand", hand=PLAYER, to="A")
    taken.refused("ask-to-open-both", Reason.NOT_THEIR_HAND, patron="A")  # Banker's cards are B's to open


@pytest.mark.clause("crown-melbourne:8.1.1(g)")
def test_whoever_accepts_a_hand_may_let_another_seated_person_open_cards_of_it() -> None:
    live = dealt(A=(100, 0))
    live.do("arrive", patron="E")
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.refused("name-opener", Reason.NOT_SEATED, hand=PLAYER, patron="A", opener="E")
    live.refused("name-opener", Reason.NOT_THEIR_HAND, hand=PLAYER, patron="B", opener="D")
    live.do("name-opener", hand=PLAYER, patron="A", opener="D")  # D has no wager
    live.do("expose-cards", hand=PLAYER, opener="D", number=1)
    live.do("expose-cards", hand=PLAYER, opener="A")
    assert [card.exposed for card in live.table.coup.player] == [True, True]


# --- the dealer keeps shoe and hands, and how the cards lie: 8.1.2, 8.2.3 ------------------------


@pytest.mark.clause("crown-melbourne:8.1.2")
def test_the_dealer_may_act_for_both_hands() -> None:
    live = Live(CROWN_MELBOURNE, method="dealer-opens", face="down")
    live.bet("A", "player", 100)
    live.refused("pass-shoe", Reason.NOT_DELIVERED_HERE, to="A", acts_as=PLAYER)
    live.call()
    live.refused("draw-card", Reason.NOT_THEIR_SHOE, card=read_cards("5s")[0], drawn_by="A")
    live.draw(*NATURAL)
    live.refused("deliver-hand", Reason.NOT_DELIVERED_HERE, hand=PLAYER, to="A")
    live.do("expose-cards", by="dealer", hand=PLAYER)
    live.do("expose-cards", by="dealer", hand=BANKER)
    assert live.paid(live.finish(), "A", "player").settled.profit == 100_00


@pytest.mark.clause("crown-melbourne:8.2.3")
def test_a_game_supervisor_says_whether_four_cards_are_dealt_face_up_or_down() -> None:
    live = Live(CROWN_MELBOURNE, method="dealer-opens", face="down")
    live.refused("choose-dealing", Reason.RANK_TOO_LOW, by="dealer", method="dealer-opens", face="up")
    live.do("choose-dealing", by="game-supervisor", method="dealer-opens", face="up")
    live.bet("A", "player", 10)
    live.call()
    live.refused("draw-card", Reason.CARD_UNKNOWN)
    for text in NATURAL:
        live.draw(text)
        live.refused("choose-dealing", Reason.COUP_IN_PROGRESS, method="dealer-opens", face="down")
    assert [str(one.card) for one in live.table.coup.player] == ["5s", "4h"]
    assert [str(one.card) for one in live.table.coup.banker] == ["Kd", "7c"]
    live.finish()
    live.do("choose-dealing", method="dealer-opens", face="down")
    live.bet("A", "player", 10)
    live.call()
    for _ in range(4):
        live.do("draw-card")  # seen by nobody
    live.refused("announce-result", Reason.CARDS_FACE_DOWN)
    live.do("expose-cards", hand=PLAYER, cards=tuple(read_cards("5s4h")))
    live.do("expose-cards", hand=BANKER, cards=tuple(read_cards("Kd7c")))
    assert live.paid(live.finish(), "A", "player").settled.profit == 10_00


@pytest.mark.clause("crown-melbourne:8.2.2(b)")
def test_a_card_may_be_burned_after_no_more_bets_before_every_coup_where_the_table_has_that() -> None:
    plain = Live(CROWN_MELBOURNE)
    plain.bet("A", "player", 10)
    plain.call()
    plain.refused("burn-before-coup", Reason.NO_SUCH_POWER)
    live = Live(CROWN_MELBOURNE, options=(("burn-per-coup", "yes"),))
    live.bet("A", "player", 10)
    live.refused("burn-before-coup", Reason.BETS_NOT_CALLED)
    live.call()
    live.refused("burn-before-coup", Reason.RANK_TOO_LOW, by="A")
    out = live.table.shoe.out
    live.do("burn-before-coup", by="dealer")
    live.refused("burn-before-coup", Reason.COUP_IN_PROGRESS)
    live.draw(*NATURAL)
    assert live.table.shoe.out == out + 5
    live.open_hands()
    assert live.paid(live.finish(), "A", "player").settled.profit == 10_00


# --- the play: 8.3 -------------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:8.3.1")
@pytest.mark.parametrize(("first", "second"), [(PLAYER, BANKER), (BANKER, PLAYER)])
def test_the_dealer_chooses_the_hand_opened_first_announces_its_count_and_deals_on_by_rule_9(
    first: Side, second: Side
) -> None:
    live = Live(CROWN_MELBOURNE, method="dealer-opens", face="down")
    live.bet("A", "player", 10)
    live.call()
    live.draw("2s", "3c", "3d", "Td")  # Player 5, Banker 3
    counts = {}
    for side in (first, second):
        live.refused("draw-card", Reason.CARDS_FACE_DOWN, card=read_cards("Kh")[0])
        opened = live.do("expose-cards", hand=side)[0]
        assert isinstance(opened, CardsExposed)
        counts[side] = opened.count
    assert counts == {PLAYER: 5, BANKER: 3}
    live.draw("Kh")
    assert len(live.table.coup.player) == 3
    live.refused("draw-card", Reason.CARDS_FACE_DOWN, card=read_cards("3s")[0])
    live.do("expose-cards", hand=PLAYER)
    live.draw("3s")
    live.do("expose-cards", hand=BANKER)
    live.refused("draw-card", Reason.NO_CARD_DUE, card=read_cards("9s")[0])


@pytest.mark.clause("crown-melbourne:8.3.2")
def test_the_dealer_announces_the_result_before_anything_is_settled() -> None:
    live = dealt(A=(100, 0))
    live.open_hands()
    live.refused("settle-coup", Reason.NOTHING_TO_SETTLE)
    live.refused("announce-result", Reason.RANK_TOO_LOW, by="A")
    announced = live.do("announce-result", by="dealer")[0]
    assert isinstance(announced, ResultAnnounced)
    assert (announced.winner, announced.player, announced.banker) == (Winner.PLAYER, 9, 7)
    assert live.table.coup.play is Play.ANNOUNCED
