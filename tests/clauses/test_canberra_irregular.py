"""Canberra's chapter 13 at a live table: cards in excess, cards on the wrong hand, changes while nothing is exposed.

Figures are typed from the notifiable instrument NI2018-687, worked out by hand. Start at the first test; what makes a
round void is in test_canberra_irregular_void.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses.irregular import hands, racks
from croupier import read_cards
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Play, Stage
from croupier.table import records as r
from live import Live

CANBERRA = "canberra"


def table(*, face: str = "up", **facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; C looks on."""
    live = Live(CANBERRA, "commission", **facts)
    if face == "down":
        live.do("choose-dealing", method="dealer-opens", face="down")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    return live


def last_round(live: Live, text: str) -> None:
    """The cutting card comes out with the second card: the round now dealt is the last of its shoe."""
    first, second, third, fourth = (text[at : at + 2] for at in (0, 2, 4, 6))
    live.call()
    live.draw(first)
    live.do("draw-card", card=read_cards(second)[0], cutting_card=True)
    live.draw(third, fourth)


# --- 13.1 to 13.3: a card too many ---------------------------------------------------------------


@pytest.mark.clause("canberra:13.1")
def test_a_card_given_to_player_in_error_is_bankers_where_banker_must_draw() -> None:
    """Player stands on 7, Banker on 5 must draw: the 6 that lay on Player makes Banker 1."""
    live = table()
    live.first_four("3s4h/2d3c")
    _, dealt = live.amiss("third-card-to-player", "to-banker", "dealer", cards="6s", exposed=True)
    assert isinstance(dealt, r.StrayCardDealt)
    assert dealt.to is Side.BANKER
    assert hands(live) == "3s4h/2d3c6s"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    assert live.replayed() == live.table


@pytest.mark.clause("canberra:13.1")
def test_unexposed_it_is_bankers_all_the_same_and_is_opened_there() -> None:
    live = table(face="down")
    live.call()
    live.draw("3s", "2d", "4h", "3c")
    live.open_hands()
    live.amiss("third-card-to-player", "to-banker", unseen=1)
    live.open_hand(Side.BANKER, read_cards("4s"))
    assert hands(live) == "3s4h/2d3c4s"
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]  # 9 to 7, less 5%


@pytest.mark.clause("canberra:13.2", "canberra:A:No-Bet Coup")
@pytest.mark.parametrize("slip", ["third-card-to-player", "third-card-to-banker", "excess-card"])
def test_an_exposed_card_in_excess_begins_a_no_bet_coup(slip: str) -> None:
    """Player 7 beats Banker 6 whatever the card drawn in excess would have made of it."""
    live = table()
    live.first_four("3s4h/2d4c")
    live.amiss(slip, "no-bet-coup", "dealer", cards="9s", exposed=True)
    assert hands(live) == "3s4h/2d4c"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    assert live.table.coup.dummy
    live.refused("place-wager", Reason.DUMMY_COUP, patron="A", wager="player", stake=10_00)
    live.refused("draw-card", Reason.CARRIED_CARD_FIRST, card=read_cards("2c")[0])
    (laid,) = live.do("lay-carried-card", "dealer")
    assert isinstance(laid, r.CarriedCardLaid)
    assert laid.to is Side.PLAYER
    live.draw("2c", "Kc", "5c")
    assert hands(live) == "9sKc/2c5c"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    assert not live.table.coup.dummy
    live.bet("A", "player", 10)


@pytest.mark.clause("canberra:13.2")
def test_wagers_already_on_the_next_round_are_removed_before_its_no_bet_coup() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    live.bet("A", "tie", 40)
    live.bet("C", "banker", 60)
    _, kept, ordered = live.amiss("excess-card", "no-bet-coup", cards="9s", exposed=True)
    assert isinstance(kept, r.StrayCardsKept)
    assert isinstance(ordered, r.DummyCoupOrdered)
    assert not live.table.coup.wagers
    assert racks(live) == [10_100, 9_900, 10_000]
    live.do("lay-carried-card")
    live.draw("2c", "Kc", "5c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:13.3")
@pytest.mark.parametrize("slip", ["third-card-to-player", "third-card-to-banker", "excess-card"])
def test_a_card_in_excess_that_nobody_saw_begins_the_next_round_with_wagers(slip: str) -> None:
    live = table()
    live.first_four("3s4h/2d4c")
    live.amiss(slip, "next-round", "dealer", unseen=1)
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    assert not live.table.coup.dummy
    live.bet("A", "player", 40)
    live.call()
    live.refused("draw-card", Reason.CARRIED_CARD_FIRST, card=read_cards("2c")[0])
    live.do("lay-carried-card", "dealer", card=read_cards("9s")[0])
    live.draw("2c", "Kc", "5c")
    live.finish()
    assert racks(live) == [10_140, 9_900, 10_000]


@pytest.mark.clause("canberra:13.3")
def test_drawn_between_two_rounds_and_unseen_it_leaves_the_wagers_where_they_are() -> None:
    live = table()
    live.amiss("excess-card", "next-round", unseen=1)
    assert len(live.table.coup.wagers) == 2
    live.call()
    live.do("lay-carried-card", card=read_cards("8s")[0])
    live.draw("2d", "Kd", "5c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


def test_a_card_that_is_due_is_no_card_in_excess() -> None:
    live = table()
    live.first_four("3s2h/2d4c")
    for slip in ("third-card-to-player", "third-card-to-banker", "excess-card"):
        cards = tuple(read_cards("9s"))
        live.refused("report-irregularity", Reason.CARD_STILL_DUE, slip=slip, cards=cards, exposed=True)


@pytest.mark.clause("canberra:13.2", "canberra:5.8")
def test_an_exposed_card_of_the_last_round_still_has_its_no_bet_coup_and_then_the_shoe_ends() -> None:
    """Reading A-16."""
    live = table()
    last_round(live, "3s2d4h4c")
    live.amiss("excess-card", "no-bet-coup", cards="9s", exposed=True)
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    live.refused("shuffle-cards", Reason.CARRIED_CARD_FIRST)
    live.do("lay-carried-card")
    live.draw("2c", "Kc", "5c")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    live.refused("place-wager", Reason.SHOE_ENDED, patron="A", wager="player", stake=10_00)
    live.do("shuffle-cards")


@pytest.mark.clause("canberra:13.2")
@pytest.mark.parametrize("slip", ["third-card-to-player", "third-card-to-banker", "excess-card"])
def test_a_table_may_choose_to_discard_it_with_the_last_round(slip: str) -> None:
    live = table(options=(("leftover-on-last-coup", "discard"),))
    last_round(live, "3s2d4h4c")
    _, thrown = live.amiss(slip, "discard", cards="9s", exposed=True)
    assert isinstance(thrown, r.StrayCardsDiscarded)
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    assert not live.table.carried
    live.do("shuffle-cards")


@pytest.mark.clause("canberra:13.3")
@pytest.mark.parametrize("slip", ["third-card-to-player", "third-card-to-banker", "excess-card"])
def test_an_unseen_card_of_the_last_round_has_no_round_to_begin_and_is_discarded(slip: str) -> None:
    live = table()
    last_round(live, "3s2d4h4c")
    live.amiss(slip, "discard", unseen=1)
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:13.3", "canberra:5.8")
def test_a_tie_in_that_round_gives_one_more_and_the_card_begins_it() -> None:
    live = table()
    last_round(live, "3s3d4h4c")
    live.amiss("excess-card", "next-round", unseen=1)
    live.finish()
    assert live.table.shoe.stage is Stage.IN_PLAY
    assert racks(live) == [10_000, 10_000, 10_000]
    live.bet("A", "player", 10)
    live.call()
    live.do("lay-carried-card", card=read_cards("9s")[0])


# --- 13.2, reading A-45: a card face up in the shoe, dealing without wagers ----------------------


@pytest.mark.clause("canberra:13.2")
def test_a_first_card_face_up_in_the_shoe_makes_it_a_no_bet_coup() -> None:
    live = table()
    live.call()
    live.amiss("face-up-card", "no-bet-coup", "dealer", cards="7h")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.draw("2d", "2c", "Ks")
    assert hands(live) == "7h2c/2dKs"
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("canberra:15.4")
def test_a_later_card_face_up_in_the_shoe_is_played_as_any_other() -> None:
    live = table()
    live.call()
    live.draw("7h", "2d")
    live.amiss("face-up-card", "play-on", "casino-supervisor", cards="2c")
    live.draw("Ks")
    assert hands(live) == "7h2c/2dKs"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:13.2")
def test_cards_dealt_for_nobody_and_exposed_are_dealt_out_as_a_no_bet_coup() -> None:
    live = Live(CANBERRA)
    live.amiss("no-wagers", "no-bet-coup", cards="7h2d", exposed=True)
    live.draw("2c", "Ks")
    assert hands(live) == "7h2c/2dKs"
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("canberra:13.3")
def test_cards_dealt_for_nobody_and_unseen_begin_the_round_once_there_are_wagers() -> None:
    live = Live(CANBERRA)
    live.amiss("no-wagers", "next-round", unseen=2)
    live.bet("A", "player", 100)
    live.call()
    live.do("lay-carried-card", card=read_cards("7h")[0])
    live.do("lay-carried-card", card=read_cards("2d")[0])
    live.draw("2c", "Ks")
    assert hands(live) == "7h2c/2dKs"
    live.finish()
    assert racks(live) == [10_100, 10_000, 10_000]


# --- 13.4: cards on the wrong hand ---------------------------------------------------------------

PLACED_WRONGLY = ["card-to-wrong-hand", "wrong-order", "hand-to-wrong-area"]


@pytest.mark.clause("canberra:13.4", "canberra:4.7")
@pytest.mark.parametrize("slip", PLACED_WRONGLY)
def test_with_no_card_exposed_the_hands_are_rebuilt_and_each_may_take_a_wager_off_for_good(slip: str) -> None:
    live = table(face="down")
    first, second = live.table.coup.wagers
    third = live.bet("A", "tie", 20)
    live.call()
    live.draw("8s", "2d", "Kd", "5c")
    live.amiss(slip, "rebuild-and-offer", "dealer")
    live.refused("expose-cards", Reason.OFFER_OPEN, hand=Side.PLAYER)
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, "A", number=first, choice="reduce", stake=50_00)
    live.refused("answer-offer", Reason.NOT_FOR_ANOTHER, "B", number=first, choice="remove")
    live.do("answer-offer", "A", number=first, choice="remove")
    live.do("answer-offer", "B", number=second, choice="keep")
    live.refused("answer-offer", Reason.UNKNOWN_WAGER_NUMBER, "dealer", number=first, choice="keep")
    live.do("answer-offer", "A", number=third, choice="keep")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="A", wager="player", stake=100_00)
    live.refused("change-wager", Reason.WAGERING_OVER, number=second, stake=50_00)
    live.open_hands()
    live.finish()
    assert racks(live) == [9_980, 9_900, 10_000]


@pytest.mark.clause("canberra:13.4")
def test_a_card_still_in_the_dealers_hand_goes_to_the_hand_that_is_due_it() -> None:
    live = table(face="down")
    live.call()
    live.draw("8s", "2d")
    live.amiss("card-to-wrong-hand", "rebuild-and-offer", cards="Kd")
    live.do("close-offer")
    live.draw("5c")
    live.open_hands()
    assert hands(live) == "8sKd/2d5c"
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:13.4", "canberra:A:No-Bet Coup")
def test_with_every_wager_removed_a_no_bet_coup_is_dealt() -> None:
    live = table(face="down")
    first, second = live.table.coup.wagers
    live.call()
    live.draw("8s", "2d", "Kd", "5c")
    live.amiss("wrong-order", "rebuild-and-offer")
    live.do("answer-offer", number=first, choice="remove")
    *_, ordered = live.do("answer-offer", number=second, choice="remove")
    assert isinstance(ordered, r.DummyCoupOrdered)
    live.open_hands()
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]
    assert live.table.betting_coups == 0


@pytest.mark.clause("canberra:13.4")
@pytest.mark.parametrize("slip", PLACED_WRONGLY)
def test_once_a_card_is_exposed_the_hands_are_rebuilt_and_wagers_stay(slip: str) -> None:
    live = table()
    live.call()
    live.draw("8s", "2d", "Kd", "5c")
    events = live.amiss(slip, "rebuild", "dealer")
    assert len(events) == 1
    assert live.table.offer is None
    live.refused("answer-offer", Reason.NO_OFFER, number=1, choice="remove")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:13.4", "canberra:7.2", "canberra:7.3")
def test_a_third_card_laid_on_banker_that_is_players_goes_over_by_the_tables() -> None:
    """Player 3 must draw: the 8 goes there, and Banker 4 against an 8 stands."""
    live = table()
    live.first_four("Kd3h/2s2h")
    live.amiss("card-to-wrong-hand", "rebuild", cards="8s", exposed=True)
    assert hands(live) == "Kd3h8s/2s2h"
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


@pytest.mark.clause("canberra:13.4", "canberra:7.1")
def test_a_card_left_out_is_dealt_before_the_next_round() -> None:
    """Reading A-45."""
    live = table()
    live.first_four("Kd3h/2s2h")
    live.amiss("card-omitted", "deal-it", "dealer")
    live.refused("announce-result", Reason.CARD_STILL_DUE)
    live.draw("8s")
    live.finish()
    assert racks(live) == [9_900, 10_095, 10_000]


# --- 13.6: changes while nothing is exposed ------------------------------------------------------

CHANGES = ("13.6(a)", "13.6(a)(i)", "13.6(a)(ii)", "13.6(a)(iii)", "13.6(a)(iv)")


@pytest.mark.clause(*(f"canberra:{clause}" for clause in CHANGES))
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_with_one_to_four_unexposed_cards_out_a_supervisor_may_permit_changes(cards: int) -> None:
    live = table(face="down")
    first, second = live.table.coup.wagers
    third = live.bet("C", "player", 70)
    live.call()
    live.draw(*("8s", "2d", "Kd", "5c")[:cards])
    live.refused("change-wager", Reason.WAGERING_OVER, number=first, stake=150_00)
    live.do("report-irregularity", "dealer", slip="changes-asked")
    assert live.refused("order-remedy", Reason.RANK_TOO_LOW, "dealer", remedy="permit").clauses
    live.remedy("permit", "casino-supervisor")
    live.refused("draw-card", Reason.CHANGES_OPEN, card=read_cards("5c")[0])
    live.do("change-wager", number=first, stake=150_00)  # its amount
    live.do("withdraw-wager", number=second)  # off for good
    live.do("withdraw-wager", number=third)  # to another position
    live.bet("C", "banker", 80)
    live.bet("B", "tie", 5)  # a new one
    live.do("close-changes", "dealer")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="A", wager="tie", stake=5_00)
    live.draw(*("8s", "2d", "Kd", "5c")[cards:])
    live.open_hands()
    live.finish()
    assert racks(live) == [10_150, 9_995, 9_920]


@pytest.mark.clause("canberra:13.6(a)")
def test_the_supervisor_may_as_well_refuse_and_wagers_lie_as_they_lie() -> None:
    live = table(face="down")
    live.call()
    live.draw("8s")
    live.amiss("changes-asked", "refuse", "casino-supervisor")
    live.refused("change-wager", Reason.WAGERING_OVER, number=1, stake=150_00)
    live.draw("2d", "Kd", "5c")
    live.open_hands()
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:13.6(b)", "canberra:A:No-Bet Coup")
def test_with_every_wager_withdrawn_the_hand_must_end_as_a_no_bet_coup() -> None:
    live = table(face="down")
    live.call()
    live.draw("8s", "2d", "Kd")
    live.amiss("changes-asked", "permit")
    for number in tuple(live.table.coup.wagers):
        live.do("withdraw-wager", number=number)
    closed, ordered = live.do("close-changes")
    assert isinstance(closed, r.NoMoreBetsCalled)
    assert isinstance(ordered, r.DummyCoupOrdered)
    live.draw("5c")
    live.open_hands()
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("canberra:13.6(a)")
def test_once_a_card_is_exposed_or_all_four_lie_open_nothing_may_be_changed() -> None:
    live = table()
    live.call()
    live.draw("8s")
    assert live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="changes-asked").clauses
    live.draw("2d", "Kd", "5c")
    live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="changes-asked")


# --- 13.8: the burn ------------------------------------------------------------------------------


@pytest.mark.clause("canberra:13.8")
@pytest.mark.parametrize("out", [1, 3])
def test_a_forgotten_burn_stays_forgotten_and_the_round_goes_on(out: int) -> None:
    live = table()
    cards = ("8s", "2d", "Kd", "5c")
    if out:
        live.call()
        live.draw(*cards[:out])
    live.amiss("burn-omitted", "play-on", "dealer")
    assert live.table.shoe.burned == 0
    assert live.table.shoe.out == out
    if not out:
        live.call()
    live.draw(*cards[out:])
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("canberra:13.8")
def test_found_after_three_rounds_it_changes_no_result() -> None:
    live = table()
    live.coup("8sKd/2d5c")
    for _ in range(2):
        live.bet("A", "player", 100)
        live.coup("8sKd/2d5c")
    live.amiss("burn-omitted", "play-on")
    assert racks(live) == [10_300, 9_900, 10_000]
    assert live.table.shoe.out == 12


# --- 13.9: a hand that went to the wrong person --------------------------------------------------


@pytest.mark.clause("canberra:13.9")
@pytest.mark.parametrize("opened", [False, True])
def test_a_hand_delivered_against_6_3_lets_each_remove_a_wager_exposed_or_not(opened: bool) -> None:
    live = Live(CANBERRA, "commission")
    live.do("choose-dealing", method="delivered", face="down")
    first, second = live.bet("A", "player", 100), live.bet("B", "banker", 100)
    live.call()
    live.draw("8s", "2d", "Kd", "5c")
    if opened:
        live.open_hand(Side.PLAYER)
    live.amiss("hand-to-wrong-person", "offer", "dealer")
    live.do("answer-offer", number=second, choice="remove")
    live.refused("answer-offer", Reason.CHOICE_NOT_OFFERED, number=first, choice="reduce", stake=50_00)
    live.do("answer-offer", number=first, choice="keep")
    live.refused("place-wager", Reason.WAGERING_OVER, patron="B", wager="banker", stake=100_00)
    live.open_hands()
    live.finish()
    assert racks(live) == [10_100, 10_000, 10_000]


@pytest.mark.clause("canberra:13.9")
def test_with_every_wager_removed_after_it_a_no_bet_coup_is_dealt() -> None:
    live = Live(CANBERRA, "commission")
    live.do("choose-dealing", method="delivered", face="down")
    number = live.bet("A", "player", 100)
    live.call()
    live.draw("8s", "2d", "Kd", "5c")
    live.amiss("hand-to-wrong-person", "offer")
    *_, ordered = live.do("answer-offer", number=number, choice="remove")
    assert isinstance(ordered, r.DummyCoupOrdered)
    live.open_hands()
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]


def test_where_the_dealer_opens_the_hands_there_is_no_wrong_person() -> None:
    live = table()
    live.call()
    live.draw("8s")
    live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="hand-to-wrong-person")
    live.refused("report-irregularity", Reason.UNKNOWN_SLIP, slip="late-tail-too-soon", patron="A")
