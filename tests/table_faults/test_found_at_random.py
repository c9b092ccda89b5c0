"""What random tables brought to light once, kept as short stories: crashes, tables that got stuck, chips in two places.

Each failed before it was mended; the random tables (tests/laws/test_table_random.py) would find most of them again.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from croupier import Reason, Refusal, read_cards
from croupier.coup import Side, Winner
from croupier.table import Limit, Play, decide
from laws.autopilot import close
from live import Live
from table_faults.stages import Dealer, book_of, setup


def nearly_empty(live: Live, cards: int) -> None:
    """As though all but so many cards had left the shoe."""
    live.table = replace(live.table, shoe=replace(live.table.shoe, out=live.table.shoe.cards - cards))


@pytest.mark.parametrize("chips", [(), (0,), (-100,), (10**40,), (20_011, 100_000)])
def test_chips_that_no_float_can_hold_are_refused(chips: tuple[int, ...]) -> None:
    live = Live("canberra", opened=False)
    live.approve_things()
    refusal = live.refused("open-table", Reason.AMOUNT_NOT_POSSIBLE, setup=replace(live.setup, chips=chips))
    assert refusal.facts["what"] == "chips"


def test_where_only_exact_amounts_are_paid_no_wager_lies_that_could_not_be() -> None:
    live = Live("canberra", options=(("rounding", "exact"),), patrons="AB", limits=Limit(10_00, 1_000_00))
    live.refused("place-wager", Reason.NOT_PAYABLE_IN_CHIPS, patron="A", wager="banker", stake=11_00)
    number = live.bet("A", "banker", 20)
    live.refused("change-wager", Reason.NOT_PAYABLE_IN_CHIPS, number=number, stake=25_00)
    live.first_four("9s9d/2c4h")
    live.refused("find-wager", Reason.NOT_PAYABLE_IN_CHIPS, patron="B", wager="banker", stake=11_00)
    live.finish()


def test_what_counts_of_a_combined_wager_splits_into_chips() -> None:
    """The book pays only the maximum of a larger stake, and a quarter of $100 is no sum of $20 and $50 chips."""
    book = book_of("harbour-palace")
    dealer = Dealer(book)
    dealer.do("record-approval", thing="table", reference="R")
    base = setup(book, "dealer-opens")
    limits, side = Limit(20_00, 100_00), ("anchor", "golden-seven")
    dealer.do(
        "open-table", setup=replace(base, layout="quay", places=14, side_wagers=side, chips=(2000, 5000), limits=limits)
    )
    dealer.do("arrive", patron="A", chips=5_000_00)
    for sign in book.table.sign:
        dealer.do("display-sign", sign=sign.id)
    dealer.do("bring-cards", back="red")
    dealer.do("check-cards")
    dealer.do("shuffle-cards")
    dealer.do("cut-cards", after=200)
    dealer.do("place-cutting-card", from_back=52)
    dealer.do("burn-cards", form="plain")
    dealer.do("call-for-bets")
    dealer.do("approve", act="stand-and-wager", patron="A")
    placed = dealer.try_("place-wager", patron="A", wager="anchor", stake=800_00)
    if isinstance(placed, Refusal):
        assert placed.reason is Reason.SPLIT_NOT_PAYABLE
        return
    for text in ("9s", "2c", "9d", "4h"):
        dealer.do("draw-card", card=read_cards(text)[0])
    dealer.do("announce-result")
    dealer.do("settle-coup")


def test_a_wager_found_late_lies_somewhere_at_the_table() -> None:
    live = Live("crown-sydney", "crown")
    live.bet("A", "player", 20)
    live.first_four("9s9d/2c4h")
    live.refused("find-wager", Reason.UNKNOWN_PLACE, patron="B", wager="player", stake=10_00, place=99)
    live.refused("find-wager", Reason.UNKNOWN_PLACE, patron="B", wager="player", stake=10_00, place=-1)


def test_a_run_nominated_beforehand_cannot_be_found_without_nominations() -> None:
    live = Live(
        "crown-melbourne", "crown", options=(("run-combo-nomination", "upfront"),), side_wagers=("combination-run",),
        layout="A", method="dealer-opens", face="up",
    )  # fmt: skip
    live.bet("A", "player", 20)
    live.first_four("9s9d/2c4h")
    live.refused("find-wager", Reason.NEEDS_A_NOMINATION, patron="A", wager="combination-run-2", stake=10_00)
    live.finish()


def test_nominations_that_nobody_asked_for_do_no_harm() -> None:
    live = Live(
        "crown-melbourne", "crown", side_wagers=("combination-run",), layout="A", method="dealer-opens", face="up"
    )
    live.bet("A", "combination-run-3", 10, nominations=(Winner.PLAYER,))
    for _ in range(3):
        live.bet("A", "player", 20)
        live.coup("9s9d/2c4h")


def test_a_coup_whose_last_card_was_burned_before_it_is_void() -> None:
    """Nothing else could be done with it: no card, no other coup, no withdrawal, no closing."""
    live = Live("crown-melbourne", "crown", options=(("burn-per-coup", "yes"),), method="dealer-opens", face="up")
    nearly_empty(live, 1)
    live.bet("A", "player", 20)
    live.call()
    live.do("burn-before-coup")
    live.refused("draw-card", Reason.NO_CARDS_LEFT, card=read_cards("2s")[0])
    before = live.has("A")
    live.do("declare-cards-insufficient")
    assert live.has("A") == before + 20_00


def test_the_shoe_is_still_offered_after_a_card_was_burned_before_the_coup() -> None:
    live = Live("crown-melbourne", "crown", options=(("burn-per-coup", "yes"),), method="shoe-to-patron")
    live.bet("A", "player", 20)
    live.call()
    live.do("burn-before-coup")
    live.refused("draw-card", Reason.SHOE_TO_OFFER, by="dealer")
    live.do("decline-shoe", patron="A")
    live.do("draw-card")


def test_a_hand_whose_keeper_has_left_is_the_next_ones_or_the_dealers() -> None:
    """C had it by approval, without a wager, and leaves before its third card."""
    live = Live("star-sydney", method="method-b")
    live.bet("A", "player", 10)
    live.bet("B", "banker", 20)
    live.do("approve", act="receive-without-wager", patron="C")
    live.draw("2s", "3c", "3d", "Td")
    live.do("deliver-hand", hand=Side.PLAYER, to="C")
    live.do("expose-cards", hand=Side.PLAYER, opener="C")
    live.open_hand(Side.BANKER)
    live.draw("Kh")
    live.do("leave-table", patron="C")
    assert live.refused("expose-cards", Reason.HAND_TO_OFFER, hand=Side.PLAYER).facts["next"] == "A"
    live.do("deliver-hand", hand=Side.PLAYER, to="A")


def pair_won(*, chips: int = 20) -> Live:
    """A has won on Pairs before the coup is complete, with four cards left and a third card due."""
    live = Live(
        "canberra", "commission", options=(("pairs", "canberra"),), side_wagers=("player-pair", "banker-pair"),
        patrons="AB", chips=chips,
    )  # fmt: skip
    nearly_empty(live, 4)
    live.bet("A", "player-pair", 20)
    live.bet("B", "player", 10)
    live.first_four("2s2d/2c2h")
    live.do("settle-pairs")
    assert live.has("A") > 20_00
    return live


def test_winnings_of_a_coup_that_is_void_after_all_are_undone_though_they_are_staked() -> None:
    live = pair_won()
    live.do("find-wager", patron="A", wager="player", stake=live.has("A"))
    live.do("declare-cards-insufficient")
    assert live.has("A") == 20_00


def test_nobody_leaves_with_winnings_that_may_be_undone() -> None:
    live = pair_won()
    live.refused("leave-table", Reason.WAGERS_ON_THE_LAYOUT, patron="A")
    live.do("declare-cards-insufficient")
    live.do("leave-table", patron="A")


def test_wagering_is_not_reopened_on_a_dummy_coup() -> None:
    live = Live("star-sydney")
    live.do("order-dummy-coup", grounds="no-wagers")
    live.refused("reopen-bets", Reason.DUMMY_COUP)


def test_nobody_does_not_ask_to_open_both_hands() -> None:
    live = Live("crown-sydney", "crown", method="dealer-opens")
    live.bet("A", "tie", 20)
    live.call()
    live.draw("2s", "3c", "3d", "Td")
    live.refused("ask-to-open-both", Reason.UNKNOWN_PATRON, by="dealer", patron="")


def test_a_dummy_coup_is_asked_for_by_someone_who_is_there() -> None:
    live = Live("crown-sydney", "crown")
    live.refused("order-dummy-coup", Reason.UNKNOWN_PATRON, grounds="any-time", requested_by="Z")


def test_a_notice_is_of_something_possible() -> None:
    live = Live("crown-sydney", "crown")
    live.refused("display-notice", Reason.AMOUNT_NOT_POSSIBLE, about="higher-minimum", minimum=-5)
    live.refused("display-notice", Reason.UNKNOWN_VARIATION, about="variation", variation="nosuch")


def test_a_card_face_down_is_not_told_to_someone_who_may_not_open_it() -> None:
    """A wrong guess is answered with the card as drawn; whoever has no right to the hand hears that first."""
    live = Live("crown-sydney", "crown")
    live.bet("A", "player", 20)
    live.call()
    live.draw("2s", "3c", "3d", "Td")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    guess = live.command("expose-cards", by="B", hand=Side.PLAYER, cards=read_cards("KsKd"), opener="B")
    answer = decide(live.table, guess, live.book)
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.NOT_THEIR_HAND
    assert "2s" not in str(answer)


@pytest.mark.parametrize("chips", [0, 20])
def test_a_patron_who_owes_and_has_nothing_left_does_not_hold_up_the_table(chips: int) -> None:
    live = Live("crown-sydney", "traditional", patrons="AB", chips=20 + chips)
    live.do("approve", act="defer-commission", patron="A")
    live.bet("A", "banker", 20)
    live.coup("2c4h/9s9d")
    while live.has("A"):
        live.bet("A", "player", live.has("A") / 100)
        live.coup("2c4h/9s9d")
    live.refused("leave-table", Reason.COMMISSION_OWED, patron="A")
    assert live.table.coup.play is Play.WAGERING
    assert not close(live.table, live.book).is_open
