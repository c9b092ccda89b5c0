"""Crown Melbourne at a live table: some cards replaced, how far off approximately is, a first coup rebuilt."""

from __future__ import annotations

from typing import Any

import pytest

from clauses.crown_irregular import face_up, racks
from croupier import read_cards
from croupier.clauses import Reason
from croupier.table import Stage
from croupier.table.records import CardsReplaced, OrderKept
from live import Live

BOOK = "crown-melbourne"
SUPERVISOR = "game-supervisor"


def uncut(**options: str) -> Live:
    live = Live(BOOK, ready=False, options=tuple((key.replace("_", "-"), value) for key, value in options.items()))
    live.do("bring-cards", back="red", pre_shuffled="casino")
    return live


# --- 4.4.2: any or all ---------------------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:4.4.2")
@pytest.mark.parametrize("cards", [1, 7, 415])
def test_any_number_of_unfit_cards_is_replaced_and_the_shoe_goes_on(cards: int) -> None:
    live = Live(BOOK)
    live.bet("A", "player", 10)
    live.coup("5s4h/Kd7c")
    left = live.table.shoe.left
    live.refused("replace-cards", Reason.RANK_TOO_LOW, SUPERVISOR, grounds="unfit", cards=cards)
    replaced = live.do("replace-cards", "pit-boss", grounds="unfit", cards=cards)[0]
    assert isinstance(replaced, CardsReplaced)
    assert (replaced.cards, replaced.to_check) == (cards, False)
    assert (live.table.shoe.stage, live.table.shoe.number, live.table.shoe.left) == (Stage.IN_PLAY, 1, left)
    live.bet("A", "player", 10)
    live.coup("5s4h/Kd7c")


@pytest.mark.clause("crown-melbourne:4.4.2")
def test_not_while_a_coup_is_in_progress() -> None:
    live = Live(BOOK)
    live.bet("A", "player", 10)
    live.call()
    live.draw("5s")
    live.refused("replace-cards", Reason.COUP_IN_PROGRESS, "pit-boss", grounds="unfit", cards=1)
    live.draw("Kd", "4h", "7c")
    live.open_hands()
    live.finish()
    live.do("replace-cards", "pit-boss", grounds="unfit", cards=1)


@pytest.mark.clause("crown-melbourne:4.4.2", "crown-melbourne:4.4.2(a)")
def test_all_of_them_are_a_new_shoe_that_is_shuffled_cut_and_burned() -> None:
    live = Live(BOOK)
    live.do("replace-cards", "pit-boss", grounds="unfit", cards=416)
    assert live.table.shoe.stage is Stage.NO_CARDS
    live.do("bring-cards", back="blue")
    live.refused("cut-cards", Reason.NOT_AT_THIS_STAGE, patron="C", after=200)


# --- 4.2.3, 4.2.4: approximately -----------------------------------------------------------------


@pytest.mark.clause("crown-melbourne:4.2.3")
@pytest.mark.parametrize(("within", "least"), [("0", 52), ("10", 42), ("26", 26)])
def test_how_far_short_of_a_deck_a_cut_may_be_is_an_option(within: str, least: int) -> None:
    live = uncut(cut_within=within)
    for after in (least - 1, 416 - least + 1):
        live.refused("cut-cards", Reason.CUT_OUT_OF_PLACE, patron="C", after=after)
    live.do("cut-cards", patron="C", after=least)


@pytest.mark.clause("crown-melbourne:4.2.4(a)")
@pytest.mark.parametrize(("within", "off"), [("0", 0), ("5", 5), ("10", 10)])
def test_how_far_off_twenty_the_cutting_card_may_be_is_an_option(within: str, off: int) -> None:
    live = uncut(cutting_card_within=within)
    live.do("cut-cards", patron="C", after=200)
    live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=20 + off + 1)
    live.do("place-cutting-card", from_back=20 + off)


@pytest.mark.clause("crown-melbourne:4.2.4(b)")
def test_thirteen_fanned_cards_are_thirteen_whatever_the_option() -> None:
    live = uncut(cutting_card_within="0")
    live.do("cut-cards", patron="C", after=200)
    for from_back in (12, 14):
        live.refused("place-cutting-card", Reason.CUTTING_CARD_OUT_OF_PLACE, from_back=from_back)
    live.do("place-cutting-card", from_back=13)


# --- 11.1.1: the cards put back ------------------------------------------------------------------


def rebuilt(*cards: str, **facts: Any) -> Live:
    live = face_up(BOOK, **facts)
    live.bet("A", "player", 100)
    live.call()
    live.draw(*cards)
    (kept,) = (one for one in live.amiss("burn-omitted", "rebuild", SUPERVISOR) if isinstance(one, OrderKept))
    assert [str(one.card) for one in kept.cards] == list(cards)
    return live


@pytest.mark.clause("crown-melbourne:11.1.1")
def test_the_cards_put_back_come_out_again_in_their_order() -> None:
    live = rebuilt("2c", "3c", "4c", "9d")
    live.do("burn-cards", form="plain")  # 2c
    for card in ("2c", "Kd"):
        refusal = live.refused("draw-card", Reason.CARD_NOT_AS_PUT_BACK, card=read_cards(card)[0])
        assert "crown-melbourne:11.1.1" in refusal.clauses
    live.coup("3c9d5h/4cKs5d")  # 7 against 9: what comes after what was put back may be any card
    assert racks(live)[0] == 9_900


@pytest.mark.clause("crown-melbourne:11.1.1", "crown-melbourne:4.3.1(a)")
def test_a_burned_card_that_is_shown_is_the_first_that_was_put_back() -> None:
    live = rebuilt("2c", "3c")
    live.do("burn-cards", form="plain")
    live.refused("show-burn-card", Reason.CARD_NOT_AS_PUT_BACK, "dealer", card=read_cards("3c")[0], requested_by="A")
    live.do("show-burn-card", card=read_cards("2c")[0], requested_by="A")


@pytest.mark.clause("crown-melbourne:11.1.1", "crown-melbourne:4.3.1(b)")
def test_a_burn_by_value_goes_by_the_first_card_that_was_put_back() -> None:
    live = rebuilt("2c", "3c", "4c")
    by_value: dict[str, Any] = {"form": "by-value", "requested_by": "A"}
    live.refused("burn-cards", Reason.CARD_NOT_AS_PUT_BACK, first=read_cards("Kd")[0], **by_value)
    live.do("burn-cards", first=read_cards("2c")[0], **by_value)
    assert live.table.shoe.burned == 3
    live.coup("5s4h/Kd7c")
    assert racks(live)[0] == 10_100


@pytest.mark.clause("crown-melbourne:11.1.1")
def test_dealt_face_down_they_are_still_the_same_cards() -> None:
    live = Live(BOOK, method="dealer-opens", face="down")
    live.bet("A", "player", 100)
    live.call()
    live.draw("2c", "3c", "4c")
    live.amiss("burn-omitted", "rebuild", SUPERVISOR)
    live.do("burn-cards", form="plain")
    for _ in range(2):
        live.do("draw-card")
    assert tuple(one.card for one in (*live.table.coup.player, *live.table.coup.banker)) == read_cards("3c4c")
    live.do("draw-card")
    assert live.table.coup.player[1].card is None  # nobody has seen this one
