"""Canberra's rules at a live table: cards checked, shuffled, cut, burned, changed, and the end of a shoe.

Figures are typed from the notifiable instrument NI2018-687. Start at the first test; `play_down` deals a whole shoe.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from croupier import Refusal, read_cards
from croupier.cards import PACK, Card, TwoHands
from croupier.clauses import Reason
from croupier.table import Actor, Play, Stage, apply, decide
from croupier.table.records import CardsChecked, CheckCards, CoupVoided
from live import Live
from witness import note

CANBERRA = "canberra"
PERFECT = ("player-perfect-pair", "banker-perfect-pair")
DECKS, TWELVE = 8, 12


def brought(**facts: Any) -> Live:
    """A table with players to which cards have just been brought."""
    live = Live(CANBERRA, ready=False)
    live.do("bring-cards", back="red", **facts)
    return live


def uncut(**facts: Any) -> Live:
    live = brought(**facts)
    if not facts:
        live.do("check-cards")
        live.do("shuffle-cards")
    return live


def loaded() -> Live:
    live = uncut()
    live.do("cut-cards", patron="A", after=200)
    live.do("place-cutting-card", from_back=TWELVE)
    return live


# --- checking: 2.5 -------------------------------------------------------------------------------


@pytest.mark.clause("canberra:2.5")
@pytest.mark.parametrize("rank", ["dealer", "casino-supervisor"])
def test_cards_are_checked_before_gaming_by_the_dealer_or_a_supervisor(rank: str) -> None:
    live = brought()
    live.refused("shuffle-cards", Reason.CHECK_FIRST)
    live.refused("check-cards", Reason.RANK_TOO_LOW, "A")
    live.do("check-cards", rank)
    live.do("shuffle-cards")
    assert live.table.shoe.stage is Stage.UNCUT


@pytest.mark.clause("canberra:2.5")
def test_or_a_device_checks_them() -> None:
    live = brought()
    answer = note(decide(live.table, CheckCards("check", Actor("the dealer", "dealer"), live.now, "device"), live.book))
    assert not isinstance(answer, Refusal)
    assert [event.by for event in answer if isinstance(event, CardsChecked)] == ["device"]
    assert apply(live.table, answer[0]).shoe.checked


@pytest.mark.clause("canberra:2.5")
def test_cards_are_checked_again_when_gaming_has_ended() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 100)
    live.coup("5s4h/Kd7c")
    live.do("display-notice", about="closing")
    live.wait(1)
    live.do("close-table")
    live.refused("open-table", Reason.CARDS_TO_CHECK, setup=live.setup)
    live.do("check-cards")
    live.do("open-table", setup=live.setup)
    assert live.table.is_open


@pytest.mark.clause("canberra:2.5", "canberra:5.1(a)", "canberra:5.3", "canberra:A:Pre-shuffled cards")
def test_cards_shuffled_at_manufacture_are_neither_checked_nor_shuffled_but_cut() -> None:
    live = uncut(pre_shuffled="manufacturer")
    live.refused("shuffle-cards", Reason.PRE_SHUFFLED)
    live.do("cut-cards", patron="B", after=200)
    live.do("place-cutting-card", from_back=TWELVE)
    live.do("burn-cards", form="plain")
    assert live.table.shoe.stage is Stage.IN_PLAY
    checked = Live(CANBERRA)
    checked.do("replace-cards", grounds="unfit")
    checked.do("bring-cards", back="blue")
    checked.refused("shuffle-cards", Reason.CHECK_FIRST)


# --- shuffling: 5.1, 5.2 -------------------------------------------------------------------------


@pytest.mark.clause("canberra:5.1", "canberra:5.1(a)")
def test_a_new_shoe_is_shuffled_by_the_dealer_before_the_cut() -> None:
    live = brought()
    live.do("check-cards")
    live.refused("cut-cards", Reason.NOT_AT_THIS_STAGE, patron="A", after=200)
    live.refused("shuffle-cards", Reason.RANK_TOO_LOW, "A")
    live.do("shuffle-cards", "dealer")
    assert live.table.shoe.stage is Stage.UNCUT


@pytest.mark.clause("canberra:5.1(c)", "canberra:5.3", "canberra:5.5")
def test_a_casino_supervisor_has_the_cards_shuffled_after_a_round() -> None:
    live = Live(CANBERRA)
    live.refused("order-shuffle", Reason.RANK_TOO_LOW, "dealer", grounds="after-round")
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    live.refused("order-shuffle", Reason.COUP_IN_PROGRESS, grounds="after-round")
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.do("order-shuffle", "casino-supervisor", grounds="after-round")
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    live.do("shuffle-cards")
    live.refused("call-for-bets", Reason.SHOE_NOT_READY)
    live.ready()
    assert (live.table.shoe.number, live.table.shoe.coups, live.table.shoe.out) == (2, 0, 1)


@pytest.mark.clause("canberra:5.2", "canberra:A:Pre-shuffled cards")
def test_a_player_may_ask_for_a_riffle_of_pre_shuffled_cards_and_a_supervisor_approves_it() -> None:
    live = uncut(pre_shuffled="manufacturer")
    live.refused("riffle-cards", Reason.NOT_APPROVED, "dealer", requested_by="A")
    live.refused("approve", Reason.RANK_TOO_LOW, "dealer", act="riffle", patron="A")
    live.do("approve", "casino-supervisor", act="riffle", patron="A")
    live.refused("riffle-cards", Reason.NEEDS_A_REQUEST, "casino-supervisor", requested_by="")
    live.do("riffle-cards", "dealer", requested_by="A")
    live.refused("riffle-cards", Reason.NOT_APPROVED, "dealer", requested_by="A")  # it was approved once
    live.do("cut-cards", patron="A", after=200)
    live.do("approve", act="riffle", patron="A")
    live.refused("riffle-cards", Reason.NOT_AT_THIS_STAGE, "dealer", requested_by="A")  # only before the cut


@pytest.mark.clause("canberra:5.2")
def test_cards_that_the_dealer_shuffled_are_not_riffled_besides() -> None:
    live = uncut()
    live.do("approve", act="riffle", patron="A")
    live.refused("riffle-cards", Reason.NOT_PRE_SHUFFLED, requested_by="A")


# --- the cut: 5.3, 5.4 ---------------------------------------------------------------------------


@pytest.mark.clause("canberra:5.3")
@pytest.mark.parametrize("patron", ["A", "B", "C"])
def test_the_cut_is_offered_to_the_players_and_any_of_them_takes_it(patron: str) -> None:
    live = uncut()
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, "casino-supervisor", after=200)
    live.do("cut-cards", patron=patron, after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("canberra:5.3", "canberra:A:Casino Supervisor")
def test_a_casino_supervisor_cuts_once_every_player_has_declined() -> None:
    live = uncut()
    for patron in "ABC":
        live.refused("cut-cards", Reason.NOT_THEIR_CUT, "casino-supervisor", after=200)
        live.do("decline-cut", patron=patron)
    live.refused("cut-cards", Reason.NOT_THEIR_CUT, patron="A", after=200)
    live.refused("cut-cards", Reason.RANK_TOO_LOW, "dealer", after=200)
    live.do("cut-cards", "casino-supervisor", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("canberra:5.3", "canberra:A:Casino Supervisor")
def test_a_casino_supervisor_cuts_where_no_players_are_present() -> None:
    live = Live(CANBERRA, patrons="", ready=False)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.refused("cut-cards", Reason.RANK_TOO_LOW, "dealer", after=200)
    live.do("cut-cards", "casino-supervisor", after=200)
    assert live.table.shoe.stage is Stage.CUT


@pytest.mark.clause("canberra:5.4")
def test_the_cut_is_a_deck_or_more_from_either_end() -> None:
    live = uncut()
    for after in (51, 416 - 51):
        live.refused("cut-cards", Reason.CUT_OUT_OF_PLACE, patron="A", after=after)
    for after in (52, 416 - 52):
        live = uncut()
        live.do("cut-cards", patron="A", after=after)
        assert live.table.shoe.cut_at == after


@pytest.mark.clause("canberra:5.4")
def test_the_dealer_puts_the_other_cutting_card_twelve_cards_or_more_from_the_back() -> None:
    live = uncut()
    live.do("cut-cards", patron="A", after=200)
    live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=11)
    live.refused("place-cutting-card", Reason.RANK_TOO_LOW, "A", from_back=12)
    live.do("place-cutting-card", "dealer", from_back=12)
    assert (live.table.shoe.stage, live.table.shoe.cutting_card_at) == (Stage.LOADED, 12)


# --- the burn: 5.5 to 5.7 ------------------------------------------------------------------------


@pytest.mark.clause("canberra:5.5", "canberra:5.5(a)")
def test_before_the_first_round_a_card_goes_face_down_to_the_discard_rack_unseen() -> None:
    live = loaded()
    live.refused("call-for-bets", Reason.SHOE_NOT_READY)
    live.refused("burn-cards", Reason.BURN_STAYS_UNSEEN, form="plain", first=read_cards("9h")[0])
    live.do("burn-cards", "dealer", form="plain")
    live.refused("show-burn-card", Reason.BURN_STAYS_UNSEEN, card=read_cards("9h")[0])
    assert (live.table.shoe.out, live.table.shoe.burn_card) == (1, None)


TENS = pytest.mark.clause("canberra:5.7")
ACE = pytest.mark.clause("canberra:2.4(c)")


@pytest.mark.clause("canberra:5.5", "canberra:5.5(b)", "canberra:5.6")
@pytest.mark.parametrize(
    ("first", "burned"),
    [
        pytest.param("As", 2, marks=ACE),
        ("2h", 3),
        ("9c", 10),
        *(pytest.param(first, 11, marks=TENS) for first in ("Td", "Js", "Qh", "Kc")),
    ],
)
def test_or_the_first_card_is_exposed_and_as_many_as_its_value_follow_face_down(first: str, burned: int) -> None:
    live = loaded()
    live.refused("burn-cards", Reason.BURN_CARD_UNSEEN, form="by-value")
    live.do("burn-cards", form="by-value", first=read_cards(first)[0])
    assert (live.table.shoe.out, live.table.shoe.burned_face_down) == (burned, burned - 1)


# --- changing the cards: 2.3 ---------------------------------------------------------------------


@pytest.mark.clause("canberra:2.3", "canberra:5.1(a)", "canberra:A:Casino Operator")
def test_cards_may_be_changed_after_any_round_and_the_replacements_are_checked_first() -> None:
    live = Live(CANBERRA)
    live.refused("replace-cards", Reason.RANK_TOO_LOW, "dealer", grounds="unfit")
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    live.refused("replace-cards", Reason.COUP_IN_PROGRESS, grounds="unfit")
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.do("replace-cards", "casino-supervisor", grounds="unfit")
    live.do("bring-cards", back="blue")
    live.refused("shuffle-cards", Reason.CHECK_FIRST)
    live.do("check-cards", "casino-supervisor")
    live.refused("shuffle-cards", Reason.CHECK_FIRST)  # supervisor and dealer check them
    live.do("check-cards", "dealer")
    live.ready()
    assert (live.table.shoe.back, live.table.shoe.checked, live.table.shoe.stage) == ("blue", True, Stage.IN_PLAY)


@pytest.mark.clause("canberra:5.1(b)", "canberra:5.8", "canberra:5.3")
def test_after_the_last_round_pre_shuffled_cards_may_come_in_place_of_a_shuffle() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s", cutting_card=True)
    live.draw("Kd", "4h", "7c")
    live.finish()
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    live.do("replace-cards", grounds="after-last")
    live.do("bring-cards", back="blue", pre_shuffled="manufacturer")
    live.do("cut-cards", patron="C", after=100)
    assert live.table.shoe.stage is Stage.CUT


# --- the end of a shoe: 5.8 ----------------------------------------------------------------------

TIES = ("Ks7h/Qd7c", "Js7d/Td7s", "Kc7c/Qh7h")


def deal(live: Live, text: str, *, cutting_card: int | None = None) -> None:
    """One round with a wager of A's, the cutting card before the card of this place, counted from 0."""
    player, banker = text.split("/")
    order = (player[:2], banker[:2], player[2:4], banker[2:4])
    live.bet("A", "tie", 1)
    live.call()
    for place, card in enumerate(order):
        live.draw(card, cutting_card=place == cutting_card)
    live.finish()


@pytest.mark.clause("canberra:5.8", "canberra:5.1(b)")
@pytest.mark.parametrize("place", [0, 1, 3])
def test_the_round_in_which_the_cutting_card_comes_is_the_last(place: int) -> None:
    live = Live(CANBERRA)
    deal(live, "5s4h/Kd7c", cutting_card=place)
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    live.do("shuffle-cards", "dealer")
    assert (live.table.shoe.number, live.table.shoe.stage) == (2, Stage.UNCUT)


@pytest.mark.clause("canberra:5.8")
@pytest.mark.parametrize("place", [0, 2])
def test_after_a_tie_one_more_round_is_dealt_and_only_one_even_if_it_ties_again(place: int) -> None:
    live = Live(CANBERRA)
    deal(live, TIES[0], cutting_card=place)
    assert live.table.shoe.last_called
    live.refused("shuffle-cards", Reason.NOT_AT_THIS_STAGE)
    deal(live, TIES[1])
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    assert live.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("canberra:5.8")
def test_the_operator_may_choose_to_deal_another_round_after_every_tie() -> None:
    live = Live(CANBERRA, options=(("extra-round-repeats", "yes"),))
    deal(live, TIES[0], cutting_card=2)
    deal(live, TIES[1])
    deal(live, TIES[2])
    deal(live, "5s4h/Kd7c")
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    assert live.table.shoe.coups == 4


@pytest.mark.clause("canberra:5.8", "canberra:A:No-Bet Coup")
def test_a_no_bet_coup_is_a_round_too_and_uses_up_the_extra_one() -> None:
    live = Live(CANBERRA)
    deal(live, TIES[0], cutting_card=1)
    live.do("order-dummy-coup", grounds="all-agree", requested_by="A", agreed=("A", "B", "C"))
    live.first_four("5s4h/Kd7c")
    live.finish()
    live.refused("call-for-bets", Reason.SHOE_ENDED)
    assert (live.table.coups, live.table.betting_coups) == (2, 1)


# --- too few cards: 13.7, and what void means ----------------------------------------------------


def _rounds(live: Live, cards: Sequence[Card]) -> list[str] | None:
    """The rounds that these cards make in this order; nothing if they do not come out even."""
    rounds: list[str] = []
    left = list(cards)
    while len(left) >= 6:
        first = [left.pop(0) for _ in range(4)]
        hands = TwoHands((first[0], first[2]), (first[1], first[3]))
        for _ in range(2):
            match live.book.tableau.next_draw(hands).to:
                case None:
                    break
                case side if side.value == "player":
                    hands = TwoHands((*hands.player, left.pop(0)), hands.banker)
                case _:
                    hands = TwoHands(hands.player, (*hands.banker, left.pop(0)))
        rounds.append("".join(map(str, hands.player)) + "/" + "".join(map(str, hands.banker)))
    return None if left else rounds


def play_down(live: Live, last: str) -> None:
    """Deal a shoe, of which one card was burned, until only these cards are left in it."""
    waiting = read_cards(last)
    deck = list((Counter(dict.fromkeys(PACK, DECKS)) - Counter(waiting)).elements())
    orders = (random.Random(seed).sample(deck, len(deck)) for seed in count(1))
    for text in next(rounds for order in orders if (rounds := _rounds(live, order[1:]))):
        live.bet("C", "tie", 1)
        live.coup(text)
    assert live.table.shoe.left == len(waiting)


@pytest.mark.clause("canberra:13.7", "canberra:A:Void", "canberra:9.10")
def test_a_round_for_which_the_cards_run_out_is_void_and_pairs_paid_or_taken_in_it_go_back() -> None:
    live = Live(
        CANBERRA,
        "commission",
        ready=False,
        side_wagers=PERFECT,
        options=(("pairs", "perfect"), ("extra-round-repeats", "yes")),
    )
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.do("cut-cards", patron="A", after=200)
    live.do("place-cutting-card", from_back=TWELVE)
    live.do("burn-cards", form="plain")
    play_down(live, "Ks7hQd7c Js7dTd7s 2s2h3d4c")
    deal(live, TIES[0], cutting_card=0)
    deal(live, TIES[1])
    before = [live.has(patron) for patron in "ABC"]
    live.bet("A", "player-perfect-pair", 10)
    live.bet("B", "banker-perfect-pair", 20)
    live.bet("C", "banker", 100)
    live.first_four("2s2h/3d4c")
    live.do("settle-pairs")  # a mixed pair: 5 to 1
    assert (live.has("A"), live.has("B")) == (before[0] + 50_00, before[1] - 20_00)
    live.refused("draw-card", Reason.NO_CARDS_LEFT, card=read_cards("9h")[0])  # four draws, and no card is there
    voided = live.do("declare-cards-insufficient")[0]
    assert isinstance(voided, CoupVoided)
    assert [live.has(patron) for patron in "ABC"] == before
    assert (live.table.coup.play, live.table.coup.winner) == (Play.SETTLED, None)
    live.do("clear-cards")
    live.do("shuffle-cards")
    assert live.replayed() == live.table


@pytest.mark.clause("canberra:13.7")
def test_a_round_is_not_void_for_want_of_cards_while_there_are_some() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 100)
    live.call()
    live.draw("5s")
    assert live.refused("declare-cards-insufficient", Reason.CARDS_LEFT).facts["left"] == 414
