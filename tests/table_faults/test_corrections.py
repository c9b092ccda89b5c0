"""Cards that cannot be put right, and what a correction waits for: each refusal says why, and changes nothing.

Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from contests import Contested
from croupier import Refusal, read_cards
from croupier.cards import Card
from croupier.clauses import Reason
from croupier.coup import Side
from croupier.table import Actor, Play, possible
from croupier.table import records as r
from croupier.table.machine import machine
from croupier.words.refusals import sentence
from live import Live

P, B = Side.PLAYER, Side.BANKER
SUPERVISOR = "higher-duties-dealer"


def card(text: str) -> Card:
    return read_cards(text)[0]


def table(four: str = "9cTd/2s5h", **facts: Any) -> Live:
    live = Live("crown-sydney", **{"method": "dealer-opens", "face": "up", **facts})
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four(four)
    return live


def put_right(live: Live, text: str, **facts: Any) -> Any:
    """Player's first card is this one."""
    return live.do("correct-card", card=card(text), hand=P, position=1, **facts)


def why(live: Live, **facts: Any) -> str:
    refusal = live.refused("correct-card", Reason.CARD_NOT_CORRECTABLE, **facts)
    assert sentence(refusal)
    return str(refusal.facts["why"])


@pytest.mark.parametrize(("hand", "position"), [(P, 3), (P, -1), (B, 4), (B, 99), (None, 3), (P, 10**12)])
def test_a_card_that_does_not_lie_there(hand: Side | None, position: int) -> None:
    live = table()
    assert why(live, card=card("3c"), hand=hand, position=position) == "no-such-card"


def test_the_card_that_is_on_record_already() -> None:
    live = table()
    refusal = live.refused("correct-card", Reason.CARD_AS_RECORDED, card=card("9c"), hand=P, position=1)
    assert "9" in sentence(refusal)


def test_before_any_card_is_out() -> None:
    live = Live("crown-sydney")
    assert why(live, card=card("9c")) == "no-cards"


def test_after_the_cards_are_cleared() -> None:
    live = table()
    live.finish()
    assert why(live, card=card("3c"), hand=P, position=1) == "cleared"


def test_a_void_coup() -> None:
    live = table()
    live.do("report-irregularity", slip="game-disrupted")
    live.remedy("void")
    assert why(live, card=card("3c"), hand=P, position=1) == "void"


def test_a_virtual_shoe_is_nobodys_to_put_right() -> None:
    live = Live("crown-sydney", shoe="virtual-shoe", method="dealer-opens", face="up")
    live.bet("A", "player", 100)
    live.first_four("9cTd/2s5h")
    facts: Any = {"card": card("3c"), "hand": P, "position": 1}
    live.refused("correct-card", Reason.ONLY_THE_MACHINE, by="dealer", **facts)
    refusal = live.answer("correct-card", by=machine("dealer"), **facts)
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.facts["why"]) == (Reason.CARD_NOT_CORRECTABLE, "virtual-shoe")
    assert "correct-card" not in possible(live.table, live.book, Actor("the dealer", "dealer"))


def test_a_card_that_lies_face_down_and_one_that_a_patron_holds() -> None:
    live = Live("crown-sydney", method="to-wagerers", face="down")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.call()
    for _ in range(4):
        live.do("draw-card")
    assert why(live, card=card("3c"), hand=P, position=1) == "face-down"
    live.do("deliver-hand", hand=P, to="A")
    assert why(live, card=card("3c"), hand=P, position=1) == "face-down"
    live.do("expose-cards", hand=P, opener="A", cards=tuple(read_cards("9cTd")))
    live.do("correct-card", card=card("3c"), hand=P, position=1)
    assert why(live, card=card("3c"), hand=B, position=1) == "face-down"


def test_a_face_down_card_that_was_named_wrong_is_turned_first() -> None:
    live = Live("crown-sydney", method="dealer-opens", face="down")
    live.bet("A", "player", 100)
    live.call()
    live.draw("9c", "2s", "Td", "5h")
    live.refused("expose-cards", Reason.CARD_NOT_AS_DRAWN, hand=P, cards=tuple(read_cards("3cTd")))
    assert why(live, card=card("3c"), hand=P, position=1) == "face-down"
    live.open_hands()
    live.do("correct-card", card=card("3c"), hand=P, position=1)
    assert str(live.table.coup.player[0].card) == "3c"


def test_it_waits_for_a_matter_that_is_open_and_for_an_offer() -> None:
    live = table("3cTd/2s5h")
    live.draw("4c")
    live.do("correct-card", card=card("6c"), hand=P, position=1)
    assert live.table.matter is not None
    live.refused("correct-card", Reason.MATTER_OPEN, card=card("3c"), hand=P, position=1)
    other = Live("star-sydney")
    other.bet("A", "player", 100)
    other.first_four("6cTd/2s3h")
    other.draw("8d")
    other.do("correct-card", card=card("3c"), hand=P, position=1)
    other.remedy("rebuild-and-offer")
    other.refused("correct-card", Reason.OFFER_OPEN, card=card("6c"), hand=P, position=1)


def test_a_report_that_a_correction_made_may_be_withdrawn_and_the_card_entered_again() -> None:
    """The correction itself was mistaken: the card that lay there is drawn again, and everything is as it was."""
    live = table("3cTd/2s5h")
    live.draw("4c")
    was = live.table
    live.do("correct-card", card=card("6c"), hand=P, position=1)
    live.do("withdraw-report")
    live.do("correct-card", card=card("3c"), hand=P, position=1)
    live.draw("4c")
    assert live.table.coup == was.coup
    assert live.table.shoe == was.shoe
    assert live.table.ledger == was.ledger


def test_the_same_card_is_put_right_twice() -> None:
    live = table()
    first, second = (put_right(live, text)[0] for text in ("3c", "9c"))
    assert (first.old, second.old, second.new) == (card("9c"), card("3c"), card("9c"))
    live.do("announce-result")
    assert live.table.coup.winner == "player"


def test_after_payment_twice_the_errors_follow_the_last() -> None:
    """Paid on nine against seven; a six on second sight, and a nine after all: what was handed over was right."""
    live = table()
    live.do("announce-result")
    live.do("settle-coup")
    before = live.table.ledger
    live.do("correct-card", by=SUPERVISOR, card=card("6c"), hand=P, position=1)
    assert len(live.table.payment_errors) == 2
    live.do("correct-card", by=SUPERVISOR, card=card("9c"), hand=P, position=1)
    assert live.table.ledger == before
    paid = {one.number: one.settled.returned for one in live.table.coup.paid}
    assert paid == {1: 200_00, 2: 0}
    assert live.replayed() == live.table


def test_a_dummy_coup_has_a_record_too() -> None:
    live = Live("crown-melbourne", method="dealer-opens", face="up")
    live.do("order-dummy-coup", grounds="any-time")
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    assert live.table.coup.play is Play.SETTLED
    corrected, announced = put_right(live, "6c", by="game-supervisor")
    assert (corrected.found, announced.winner) == ("announced", "banker")
    assert live.table.coup.play is Play.SETTLED
    live.do("clear-cards")


def test_a_card_kept_from_before_is_put_right_as_any_other() -> None:
    live = table("6cTd/2s5h")
    live.amiss("excess-card", "next-coup", cards="4d")
    live.finish()
    live.bet("A", "player", 100)
    live.call()
    live.do("lay-carried-card")
    live.draw("2c", "Kd", "5c")
    live.do("correct-card", card=card("9d"), hand=P, position=1)
    live.finish()
    assert live.table.shoe.seen.count(1) > 0


def test_a_card_that_was_put_back_comes_as_it_was() -> None:
    live = Live("crown-sydney", method="dealer-opens", face="up")
    live.bet("A", "player", 100)
    live.first_four("9cTd/2s5h")
    live.do("report-irregularity", slip="burn-omitted")
    live.remedy("rebuild")
    live.do("burn-cards", form="plain")  # the nine that came first
    live.draw("2s", "Td", "5h")
    live.refused("correct-card", Reason.CARD_NOT_AS_PUT_BACK, card=card("3c"), hand=P, position=1)


def test_a_correction_takes_nothing_from_the_cutting_card() -> None:
    live = Live("crown-sydney", method="dealer-opens", face="up")
    live.bet("A", "player", 100)
    live.call()
    live.draw("3c")
    live.draw("2s", cutting_card=True)
    live.draw("Td", "5h", "4c")
    shoe = live.table.shoe
    live.do("correct-card", card=card("6c"), hand=P, position=1)
    assert live.table.shoe.cutting_card is shoe.cutting_card
    assert live.table.shoe.out == shoe.out
    live.remedy(live.book.irregularities.irregularity[live.table.matter.row].remedy[0].id)  # type: ignore[union-attr]
    assert live.table.shoe.left == shoe.left


def test_two_stacks_of_a_patron_are_settled_again_as_one() -> None:
    live = Live("crown-melbourne", "traditional", method="dealer-opens", face="up")
    live.bet("A", "banker", 10)
    live.bet("A", "banker", 15)
    live.first_four("6cTd/2s5h")
    live.do("announce-result")
    live.do("settle-coup")
    right = Live("crown-melbourne", "traditional", method="dealer-opens", face="up")
    right.bet("A", "banker", 10)
    right.bet("A", "banker", 15)
    right.first_four("7cTd/2s5h")
    right.do("announce-result")
    right.do("settle-coup")
    live.do("correct-card", by="game-supervisor", card=card("7c"), hand=P, position=1)
    amounts = [{one.number: one.settled.returned for one in each.table.coup.paid} for each in (live, right)]
    assert amounts[0] == amounts[1]


@pytest.mark.parametrize("paid", [False, True])
def test_at_a_tournament_chips_that_a_wrong_card_paid_are_put_right_too(paid: bool) -> None:
    live = Contested("canberra")
    live.marked(1)
    live.asked(("A", "player", 100), ("C", "player", 10), ("B", "banker", 100))
    live.do("call-no-more-bets")
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    if paid:
        live.do("settle-coup")
    live.do("correct-card", by="casino-supervisor", card=card("6c"), hand=P, position=1)
    if not paid:
        live.do("settle-coup")
    live.check()
    assert live.table.coup.winner == "banker"
    live.do("clear-cards")
    live.check()


def test_who_may_is_among_what_is_possible() -> None:
    live = table()
    dealer, supervisor = Actor("D", "dealer"), Actor("S", SUPERVISOR)
    assert "correct-card" in possible(live.table, live.book, dealer)
    assert "correct-card" not in possible(live.table, live.book, Actor("A", "patron"))
    live.do("announce-result")
    assert "correct-card" not in possible(live.table, live.book, dealer)
    assert "correct-card" in possible(live.table, live.book, supervisor)
    live.do("settle-coup")
    assert "correct-card" in possible(live.table, live.book, supervisor)
    live.do("clear-cards")
    assert "correct-card" not in possible(live.table, live.book, supervisor)


def test_a_remark_has_its_length_and_is_not_for_everyone() -> None:
    live = table()
    live.refused("correct-card", Reason.TEXT_NOT_POSSIBLE, card=card("3c"), hand=P, position=1, says="x" * 501)
    (corrected,) = put_right(live, "3c", says="Ada looked away")
    assert isinstance(corrected, r.CardCorrected)
    assert corrected.says
    assert corrected.openly().says == ""
