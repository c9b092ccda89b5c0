"""Crown Melbourne at a live table: the dealing shoe passed to a patron (8.1.3)."""

from __future__ import annotations

import pytest

from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table.records import ShoeGivenBack
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
PLAYER, BANKER = Side.PLAYER, Side.BANKER
PLAYER_WINS = ("5s", "Kd", "4h", "7c")
BANKER_WINS = ("2d", "3h", "4s", "4c")
TIED = ("2d", "Kc", "4s", "6s")


def passing(**wagers: tuple[int, int]) -> Live:
    """A table that passes the shoe, with so much on Player and on Banker from each patron."""
    live = Live(CROWN_MELBOURNE, patrons="ABCD", method="shoe-to-patron")
    wager(live, **wagers)
    return live


def wager(live: Live, **wagers: tuple[int, int]) -> None:
    for patron, (player, banker) in wagers.items():
        if player:
            live.bet(patron, "player", player)
        if banker:
            live.bet(patron, "banker", banker)


def held(acts_as: Side = PLAYER) -> Live:
    """A has the shoe for a coup on which A alone wagered, on the hand A plays."""
    live = passing(A=(100, 0)) if acts_as is PLAYER else passing(A=(0, 100))
    live.do("pass-shoe", to="A", acts_as=acts_as)
    return live


def deal(live: Live, cards: tuple[str, ...], by: str = "A") -> None:
    live.call()
    live.draw(*cards, drawn_by=by)
    live.open_hands()
    live.finish()


# --- to whom it is offered -----------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:8.1.3", "crown-melbourne:8.1.3(d)")
def test_the_shoe_is_offered_to_the_seated_player_with_the_highest_wager_on_either_hand() -> None:
    live = passing(A=(100, 0), B=(0, 300), C=(200, 0))
    live.do("approve", act="stand-and-wager", patron="D")
    live.do("stand-up", patron="D")
    live.bet("D", "player", 900)
    live.call()
    first = live.refused("draw-card", Reason.SHOE_TO_OFFER, card=read_cards("5s")[0])
    assert first.facts["next"] == "B"
    live.refused("pass-shoe", Reason.NOT_NEXT_FOR_CARDS, to="D", acts_as=PLAYER)
    live.refused("pass-shoe", Reason.NOT_NEXT_FOR_CARDS, to="C", acts_as=PLAYER)
    passed = live.do("pass-shoe", by="dealer", to="B", acts_as=BANKER)[0]
    assert "crown-melbourne:8.1.3(d)" in passed.under  # a marker beside the shoe shows the hand
    assert live.table.holder is not None
    assert (live.table.holder.patron, live.table.holder.acts_as) == ("B", BANKER)


@pytest.mark.clause("crown-melbourne:8.1.3(a)")
def test_of_equal_highest_wagers_the_lowest_seat_is_first() -> None:
    live = passing(D=(200, 0), C=(0, 200), B=(100, 0))
    assert live.refused("pass-shoe", Reason.NOT_NEXT_FOR_CARDS, to="D", acts_as=PLAYER).facts["next"] == "C"
    live.do("decline-shoe", patron="C")
    live.do("pass-shoe", to="D", acts_as=PLAYER)
    live.refused("pass-shoe", Reason.NOT_NEXT_FOR_CARDS, to="C", acts_as=BANKER)


@pytest.mark.clause("crown-melbourne:8.1.3(b)")
def test_when_all_decline_the_dealer_keeps_the_shoe_and_delivers_the_hands() -> None:
    live = passing(A=(100, 0), B=(0, 50))
    live.refused("decline-shoe", Reason.NOT_NEXT_FOR_CARDS, patron="B")
    live.do("decline-shoe", patron="A")
    live.do("decline-shoe", patron="B")
    live.call()
    live.refused("draw-card", Reason.NOT_THEIR_SHOE, card=read_cards("5s")[0], drawn_by="A")
    live.draw(*PLAYER_WINS)
    live.do("deliver-hand", hand=PLAYER, to="A")
    live.do("expose-cards", hand=PLAYER, opener="A")
    live.open_hands()
    live.finish()
    assert live.has("A") == 10_100_00
    wager(live, A=(100, 0))
    live.call()
    again = live.refused("draw-card", Reason.SHOE_TO_OFFER, card=read_cards("5s")[0])
    assert again.facts["next"] == "A"  # every coup it is offered anew


# --- what its holder does ------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:8.1.3(c)", "crown-melbourne:8.1.3(e)")
def test_whoever_accepts_deals_and_plays_one_hand_and_wins_or_loses_as_before() -> None:
    live = passing(A=(100, 0), B=(0, 60))
    live.do("pass-shoe", to="A", acts_as=BANKER)  # A backs Player and acts as Banker for the cards only
    live.call()
    five = read_cards("5s")[0]
    live.refused("draw-card", Reason.SHOE_WITH_PATRON, card=five)
    live.refused("draw-card", Reason.NOT_THEIR_SHOE, card=five, drawn_by="B")
    live.draw(*PLAYER_WINS, drawn_by="A")
    assert (live.table.coup.banker_held.keeper, live.table.coup.banker_held.out) == ("A", True)
    live.refused("leave-table", Reason.WAGERS_ON_THE_LAYOUT, patron="A")
    live.refused("stand-up", Reason.HOLDS_CARDS, patron="A")
    live.open_hands()
    live.finish()
    assert (live.has("A"), live.has("B")) == (10_100_00, 9_940_00)


@pytest.mark.clause("crown-melbourne:8.1.3(c)(i)")
def test_the_holder_may_let_another_seated_person_deal() -> None:
    live = held()
    live.do("arrive", patron="E")
    live.refused("name-shoe-dealer", Reason.NOT_SEATED, patron="A", dealer="E")
    live.refused("name-shoe-dealer", Reason.NOT_THEIR_SHOE, patron="B", dealer="C")
    live.do("name-shoe-dealer", patron="A", dealer="C")  # C has no wager
    live.call()
    live.refused("draw-card", Reason.NOT_THEIR_SHOE, card=read_cards("5s")[0], drawn_by="B")
    live.draw(*PLAYER_WINS, drawn_by="C")
    assert live.table.coup.player_held.keeper == "A"


@pytest.mark.clause("crown-melbourne:8.1.3(c)(ii)")
@pytest.mark.parametrize("opener", ["D", "the dealer"])
def test_the_holder_may_let_another_seated_person_or_the_dealer_open_cards(opener: str) -> None:
    live = held()
    live.call()
    live.draw(*PLAYER_WINS, drawn_by="A")
    live.refused("expose-cards", Reason.HAND_OUT, hand=PLAYER)
    live.refused("expose-cards", Reason.NOT_THEIR_HAND, hand=PLAYER, opener="D")
    if opener == "D":
        live.do("name-opener", hand=PLAYER, patron="A", opener="D")
        live.do("expose-cards", hand=PLAYER, opener="D", number=1)
        live.do("expose-cards", hand=PLAYER, opener="A")
    else:
        live.do("ask-dealer-to-open", hand=PLAYER, patron="A")
        live.do("expose-cards", by="dealer", hand=PLAYER)
    assert all(card.exposed for card in live.table.coup.player)


@pytest.mark.clause("crown-melbourne:8.1.3(f)", "crown-melbourne:8.1.3(g)", "crown-melbourne:8.1.3(g)(i)")
def test_the_other_hand_goes_face_down_through_the_dealer_and_the_holder_deals_further_cards() -> None:
    live = passing(A=(0, 300), B=(100, 0))
    live.do("pass-shoe", to="A", acts_as=BANKER)
    live.refused("choose-dealing", Reason.FACE_NOT_ALLOWED, method="shoe-to-patron", face="up")
    live.call()
    live.draw("2s", "3c", "3d", "Td", drawn_by="A")  # Player 5, Banker 3
    live.refused("expose-cards", Reason.HAND_TO_OFFER, hand=PLAYER)
    live.do("deliver-hand", by="dealer", hand=PLAYER, to="B")  # while A keeps Banker's
    live.do("expose-cards", hand=PLAYER, opener="B")  # Player first, if the dealer wants it so
    live.do("expose-cards", hand=BANKER, opener="A")
    king = read_cards("Kh")[0]
    live.refused("draw-card", Reason.SHOE_WITH_PATRON, card=king)
    live.draw("Kh", drawn_by="A")
    live.do("deliver-hand", hand=PLAYER, to="B")
    live.do("expose-cards", hand=PLAYER, opener="B")
    live.draw("4s", drawn_by="A")
    live.do("expose-cards", hand=BANKER, opener="A")
    live.finish()  # 5 against 7
    assert (live.has("A"), live.has("B")) == (10_285_00, 9_900_00)


@pytest.mark.clause("crown-melbourne:8.1.3(i)")
def test_the_holder_may_ask_to_open_the_hand_the_dealer_would_open_too() -> None:
    live = held(PLAYER)
    live.call()
    live.draw(*PLAYER_WINS, drawn_by="A")
    live.do("ask-to-open-both", patron="A")
    live.do("expose-cards", hand=PLAYER, opener="A")
    live.do("deliver-hand", hand=BANKER, to="A")
    live.do("expose-cards", hand=BANKER, opener="A")
    assert live.paid(live.finish(), "A", "player").settled.profit == 100_00


# --- until when they keep it ---------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:8.1.3(h)", "crown-melbourne:8.1.3(h)(ii)")
def test_the_holder_keeps_the_shoe_over_a_win_and_a_tie_and_loses_it_with_a_lost_wager() -> None:
    live = held()
    deal(live, PLAYER_WINS)
    wager(live, A=(100, 0), B=(500, 0))
    live.refused("pass-shoe", Reason.SHOE_WITH_PATRON, to="B", acts_as=PLAYER)
    deal(live, TIED)
    assert live.table.holder is not None
    assert live.table.holder.patron == "A"
    wager(live, A=(100, 0), B=(500, 0))
    deal(live, BANKER_WINS)
    back = [event for event in live.events if isinstance(event, ShoeGivenBack)]
    assert [(event.patron, event.why) for event in back] == [("A", "lost")]
    assert live.table.holder is None


@pytest.mark.clause("crown-melbourne:8.1.3(h)(ii)", "crown-melbourne:10.1/2 to 1:Tie")
def test_a_tie_that_takes_both_hands_wagers_takes_the_shoe_from_its_holder() -> None:
    live = Live(CROWN_MELBOURNE, "two-to-one", patrons="AB", method="shoe-to-patron")
    wager(live, A=(100, 0))
    live.do("pass-shoe", to="A", acts_as=PLAYER)
    deal(live, TIED)
    assert live.table.holder is None
    assert [(one.patron, one.why) for one in live.events if isinstance(one, ShoeGivenBack)] == [("A", "lost")]
    wager(live, A=(100, 0), B=(0, 300))
    live.do("pass-shoe", to="B", acts_as=BANKER)


@pytest.mark.clause("crown-melbourne:8.1.3(h)(i)")
def test_the_holder_may_give_the_shoe_up_between_coups() -> None:
    live = held()
    live.refused("give-up-shoe", Reason.NOT_THEIR_SHOE, patron="B")
    live.call()
    live.draw("5s", drawn_by="A")
    live.refused("give-up-shoe", Reason.COUP_IN_PROGRESS, patron="A")
    live.draw("Kd", "4h", "7c", drawn_by="A")
    live.open_hands()
    live.finish()
    live.do("give-up-shoe", patron="A")
    wager(live, B=(10, 0))
    live.do("pass-shoe", to="B", acts_as=PLAYER)
    assert live.table.holder is not None
    assert live.table.holder.patron == "B"


@pytest.mark.clause("crown-melbourne:8.1.3(h)(iii)")
def test_a_pit_boss_may_direct_the_holder_to_give_it_up_even_within_a_coup() -> None:
    live = held()
    live.call()
    live.draw("5s", "Kd", drawn_by="A")
    live.refused("take-back-shoe", Reason.RANK_TOO_LOW, by="game-supervisor")
    live.do("take-back-shoe", by="pit-boss")
    live.refused("draw-card", Reason.NOT_THEIR_SHOE, card=read_cards("4h")[0], drawn_by="A")
    live.draw("4h", "7c")
    live.open_hands()
    assert live.paid(live.finish(), "A", "player").settled.profit == 100_00


@pytest.mark.clause("crown-melbourne:8.1.3(h)", "crown-melbourne:11.8.1(c)")
def test_a_dummy_coup_is_dealt_and_opened_by_the_dealer_and_leaves_the_shoe_with_its_holder() -> None:
    live = held()
    live.do("order-dummy-coup", grounds="any-time")
    live.refused("draw-card", Reason.NOT_THEIR_SHOE, card=read_cards("5s")[0], drawn_by="A")
    live.draw(*PLAYER_WINS)
    live.do("expose-cards", hand=PLAYER)
    live.do("expose-cards", hand=BANKER)
    live.finish()
    wager(live, B=(500, 0))
    still = live.refused("pass-shoe", Reason.SHOE_WITH_PATRON, to="B", acts_as=PLAYER)
    assert (still.facts["patron"], live.has("A")) == ("A", 10_000_00)
