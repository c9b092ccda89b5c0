"""The Star's chapter 14 when an error comes to light late: after the result, after payment, the cards cleared or not.

Figures are typed from the approved rules of 20 October 2023, worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses.irregular import hands, racks, reported
from croupier import read_cards
from croupier.clauses import Reason
from croupier.table import Actor, Play, Stage
from croupier.table import records as r
from live import Live

STAR = "star-sydney"
KIM, LEE = Actor("Kim", "dealer"), Actor("Lee", "gaming-supervisor")


def table(**facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; C looks on."""
    live = Live(STAR, "premium", **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    return live


def order(text: str) -> tuple[Any, ...]:
    return tuple(read_cards(text))


def stage(live: Live) -> Stage:
    return live.table.shoe.stage


def paid(live: Live) -> Live:
    """9 against 7 as it lay: Player is paid."""
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    live.do("settle-coup")
    assert racks(live) == [10_100, 9_900, 10_000]
    return live


# --- 14.1(b) and 14.1.1: until the next coup commences ------------------------------------------


@pytest.mark.clause("star-sydney:14.1", "star-sydney:14.1(b)", "star-sydney:14.1.1")
@pytest.mark.parametrize("after", ["result", "payment", "clearing"])
def test_a_misdeal_is_rebuilt_until_the_next_coup_commences(after: str) -> None:
    """It lay as 9 against 7; in the order of the shoe Player has 9 and 5, a 4, against 2, and both draw: 7 to 8."""
    live = table()
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    if after != "result":
        live.do("settle-coup")
        assert racks(live) == [10_100, 9_900, 10_000]
    if after == "clearing":
        live.do("clear-cards")
        live.do("report-irregularity", KIM, slip="error-found-late", coup=1, order=order("9c 2s 5h Td"))
    else:
        reported(live, "wrong-order", order=order("9c 2s 5h Td"))
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, KIM, remedy="rebuild-and-offer")
    assert f"{STAR}:14.1.1" in low.clauses
    _, again, offered = live.do("order-remedy", LEE, remedy="rebuild-and-offer")
    assert isinstance(again, r.CoupReopened)
    assert isinstance(offered, r.OfferMade)
    assert hands(live) == "9c5h/2sTd"
    assert racks(live) == [9_900, 9_900, 10_000]
    first, second = live.table.coup.wagers
    live.do("answer-offer", "A", number=first, choice="remove")
    live.refused("place-wager", patron="A", wager="player", stake=100_00)
    live.do("answer-offer", "B", number=second, choice="keep")
    live.draw("3h", "6d")
    live.finish()
    assert racks(live) == [10_000, 10_095, 10_000]
    assert (live.table.coup.number, live.table.coups, live.table.betting_coups) == (2, 1, 1)
    assert live.replayed() == live.table


@pytest.mark.clause("star-sydney:14.1.1")
def test_if_all_wagers_are_removed_it_is_a_no_bet_coup() -> None:
    live = paid(table())
    reported(live, "wrong-order", order=order("9c 2s 5h Td"))
    live.do("order-remedy", LEE, remedy="rebuild-and-offer")
    for number, down in list(live.table.coup.wagers.items()):
        live.do("answer-offer", down.patron, number=number, choice="remove")
    assert live.table.coup.dummy
    live.draw("3h", "6d")
    live.finish()
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("star-sydney:14.1.1", "star-sydney:14.3")
def test_a_card_that_neither_hand_is_due_begins_a_no_bet_coup() -> None:
    """2 and 3 drew a 6, and 3 and 2 a 9; in the order of the shoe Player has 8, and the last two are too many."""
    live = table()
    live.coup("2c3d6c/3s2h9s")
    live.do("report-irregularity", KIM, slip="error-found-late", coup=1, order=order("2c 2h 6c 3s 3d 9s"))
    live.do("order-remedy", LEE, remedy="rebuild-and-offer")
    assert hands(live) == "2c6c/2h3s"
    live.do("close-offer")
    live.finish()
    assert racks(live) == [10_100, 9_900, 10_000]
    assert [str(one.card) for one in live.table.carried] == ["3d", "9s"]
    assert live.table.coup.dummy


@pytest.mark.clause("star-sydney:14.1(b)")
def test_the_order_names_the_cards_of_that_coup_and_no_other() -> None:
    live = paid(table())
    for wrong in ("9c 2s 5h", "9c 2s 5h Tc", "9c 2s 5h Td Td"):
        answer = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="wrong-order", order=order(wrong))
        assert answer.facts["why"] == "not-its-cards"


@pytest.mark.clause("star-sydney:14.1.1")
def test_what_was_staked_since_is_given_back_and_what_is_lacking_is_owed() -> None:
    """A, paid 100 for a coup that goes on, has left: that is owed, and A's wager is off; B's next one goes back."""
    live = paid(table())
    live.do("clear-cards")
    live.do("leave-table", patron="A")
    live.bet("B", "player", 5_000)
    live.do("report-irregularity", KIM, slip="error-found-late", coup=1)
    again = live.do("order-remedy", LEE, remedy="rebuild-and-offer")[1]
    assert isinstance(again, r.CoupReopened)
    assert again.owed == (("A", 100_00),)
    assert live.has("B") == 9_900_00
    live.do("close-offer")
    live.finish()
    assert live.has("B") == 9_900_00


@pytest.mark.clause("star-sydney:14.1.2")
def test_a_coup_that_cannot_be_rebuilt_is_void_after_its_payment_too() -> None:
    live = paid(table())
    reported(live, "card-to-wrong-hand")
    live.refused("order-remedy", Reason.ANOTHER_PERSON_NEEDED, Actor("Kim", "gaming-supervisor"), remedy="void")
    live.do("order-remedy", LEE, remedy="void")
    assert racks(live) == [10_000, 10_000, 10_000]
    answer = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="wrong-order")
    assert answer.facts["why"] == "coup-is-void"


@pytest.mark.clause("star-sydney:14.1(b)", "star-sydney:14.1.1")
def test_the_last_coup_of_a_shoe_is_rebuilt_while_its_cards_are_there() -> None:
    live = table()
    live.call()
    live.do("draw-card", card=read_cards("9c")[0], cutting_card=True)
    live.draw("2s", "Td", "5h")
    live.finish()
    assert stage(live) is Stage.ENDED
    live.do("report-irregularity", KIM, slip="error-found-late", coup=1, order=order("9c 2s 5h Td"))
    live.do("order-remedy", LEE, remedy="rebuild-and-offer")
    assert stage(live) is Stage.IN_PLAY
    live.do("close-offer")
    live.draw("3h", "6d")
    live.finish()
    assert stage(live) is Stage.ENDED
    assert racks(live) == [9_900, 10_095, 10_000]


# --- 14.2 and 14.3 after the result -------------------------------------------------------------


@pytest.mark.clause("star-sydney:14.2")
def test_an_unseen_third_card_given_to_player_begins_the_next_coup_after_the_result_too() -> None:
    live = table()
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    live.amiss("third-card-to-player", "next-coup", unseen=1)
    live.do("settle-coup")
    live.do("clear-cards")
    assert len(live.table.carried) == 1
    assert not live.table.coup.dummy


@pytest.mark.clause("star-sydney:14.3")
def test_a_third_card_given_to_banker_begins_a_no_bet_coup_after_the_payment_too() -> None:
    live = paid(table())
    live.amiss("third-card-to-banker", "no-bet-coup", cards="4d", exposed=True)
    live.do("clear-cards")
    assert live.table.coup.dummy
    live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="third-card-to-banker", unseen=1)


# --- 14.12: misdelivered cards, however late ----------------------------------------------------


@pytest.mark.clause("star-sydney:14.12", "star-sydney:14.12.1", "star-sydney:14.12.5", "star-sydney:14.12.7")
def test_after_the_payment_wagers_may_still_be_retracted_and_an_inspector_is_told() -> None:
    live = paid(table())
    reported(live, "hand-to-wrong-area")
    live.do("order-remedy", LEE, remedy="offer")
    assert racks(live) == [9_900, 9_900, 10_000]
    live.do("answer-offer", "B", number=2, choice="retract")
    live.do("close-offer")
    live.finish()
    assert racks(live) == [10_100, 10_000, 10_000]
    assert [one.id for one in live.table.duties.open] == ["inspector-monthly"]


@pytest.mark.clause("star-sydney:14.12.6", "star-sydney:14.12.7")
def test_or_it_is_a_no_bet_coup_though_it_was_paid() -> None:
    live = paid(table())
    reported(live, "hand-to-wrong-area")
    live.do("order-remedy", LEE, remedy="no-bet-coup")
    assert racks(live) == [10_000, 10_000, 10_000]
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED


@pytest.mark.clause("star-sydney:14.12.4", "star-sydney:14.12.7")
@pytest.mark.parametrize("begun", [False, True])
def test_once_the_cards_are_cleared_it_stands_and_an_inspector_is_told_all_the_same(begun: bool) -> None:
    live = paid(table())
    live.do("clear-cards")
    if begun:
        live.bet("A", "player", 100)
        live.call()
        live.draw("8s")
    before = racks(live)
    live.do("report-irregularity", KIM, slip="hand-to-wrong-area", coup=1)
    live.refused("order-remedy", Reason.UNKNOWN_REMEDY, LEE, remedy="offer")
    live.do("order-remedy", LEE, remedy="stands")
    assert racks(live) == before
    assert [one.id for one in live.table.duties.open] == ["inspector-monthly"]


# --- 14.15 to 14.17: wrong payments --------------------------------------------------------------


def overpaid(dollars: int) -> Live:
    """A was due 200 and was handed so much more."""
    live = paid(table())
    live.do("record-payment-error", patron="A", coup=1, wager=1, due=200_00, paid=(200 + dollars) * 100)
    return live


@pytest.mark.clause("star-sydney:14.16", "star-sydney:14.16.1")
def test_what_may_have_been_intended_is_not_settled_by_a_report() -> None:
    live = overpaid(500)
    live.do("report-payment-error", error=1, reference="R1")
    live.do("enquire-payment-error", error=1, intentional=True, identified="card 4711")
    assert 1 in live.table.payment_errors
    closed = live.do("rectify-payment-error", error=1, amount=0, says="not found")[-1]
    assert isinstance(closed, r.PaymentErrorClosed)
    assert closed.open == 500_00
    assert f"{STAR}:14.16.1" in closed.under


@pytest.mark.clause("star-sydney:14.15.2", "star-sydney:14.17.1", "star-sydney:14.17.1.2")
def test_what_was_reported_can_still_be_put_right() -> None:
    live = overpaid(500)
    live.do("enquire-payment-error", error=1, intentional=False)
    closed = live.do("report-payment-error", error=1, reference="R1")[-1]
    assert isinstance(closed, r.PaymentErrorClosed)
    live.do("rectify-payment-error", error=1, amount=200_00)
    assert live.table.payment_errors[1].open == 300_00
    assert isinstance(live.do("rectify-payment-error", error=1, amount=300_00)[-1], r.PaymentErrorClosed)
    assert not live.table.payment_errors
    assert racks(live) == [10_100, 9_900, 10_000]


@pytest.mark.clause("star-sydney:14.17.2", "star-sydney:14.15.2")
def test_the_month_end_notice_is_a_duty_of_its_own() -> None:
    """Over $1,000: brought to attention, and in the notice as well; $1,000 is not over it."""
    live = overpaid(1_500)
    live.do("enquire-payment-error", error=1, intentional=False)
    (told,) = live.do("report-payment-error", error=1, reference="R1")
    assert f"{STAR}:14.15.2" in told.under
    assert f"{STAR}:14.17.2" not in told.under
    notice, closed = live.do("report-payment-error", error=1, reference="M9", month_end=True)
    assert f"{STAR}:14.17.2" in notice.under
    assert isinstance(closed, r.PaymentErrorClosed)
    live = overpaid(1_000)
    live.refused("report-payment-error", Reason.GROUNDS_NOT_MET, error=1, reference="M9", month_end=True)


@pytest.mark.clause("star-sydney:14.17.1.1")
def test_a_patron_who_was_underpaid_is_reimbursed_on_another_day() -> None:
    live = paid(table())
    live.do("record-payment-error", patron="A", coup=1, wager=1, due=200_00, paid=150_00)
    live.do("enquire-payment-error", error=1, intentional=False)
    live.do("rectify-payment-error", error=1, amount=0, says="has gone")
    live.do("clear-cards")
    for patron in "ABC":
        live.do("leave-table", patron=patron)
    live.do("close-table")
    assert live.table.payment_errors[1].open == 50_00
    live.do("open-table", setup=live.setup, at=live.now + 86_400_000)
    events = live.do("rectify-payment-error", error=1, amount=50_00, at=live.now + 86_400_000)
    assert f"{STAR}:14.17.1.1" in events[0].under
    assert not live.table.payment_errors
