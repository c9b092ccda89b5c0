"""Cards put right, heard by the second path: nothing to tell of them, and every forged correction is told.

Start at `TABLES`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from croupier import read_cards
from croupier.cards import Card
from croupier.coup import Side
from croupier.table import Event
from croupier.table import records as r
from croupier.verify.recompute import WHAT, Difference, Recomputer
from live import Live
from verify.hearing import book_of, told

P, B = Side.PLAYER, Side.BANKER
UP: Any = {"method": "dealer-opens", "face": "up"}


def card(text: str) -> Card:
    return read_cards(text)[0]


def dealt(four: str, thirds: str = "") -> Live:
    live = Live("crown-sydney", **UP)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.first_four(four)
    live.draw(*(str(one) for one in read_cards(thirds)))
    return live


def put_right(live: Live, text: str, hand: Side, position: int) -> None:
    live.do("correct-card", by=live.book.authority.supervisor.rank, card=card(text), hand=hand, position=position)


def before_the_result() -> Live:
    live = dealt("9cTd/2s5h")
    put_right(live, "3c", P, 1)
    live.draw("5d")
    live.finish()
    return live


def after_the_result() -> Live:
    live = dealt("9cTd/2s5h")
    live.do("announce-result")
    put_right(live, "6c", P, 1)
    live.do("settle-coup")
    live.do("clear-cards")
    return live


def after_payment() -> Live:
    live = dealt("9cTd/2s5h")
    live.do("announce-result")
    live.do("settle-coup")
    put_right(live, "6c", P, 1)
    live.do("clear-cards")
    return live


def opens_a_slip() -> Live:
    live = dealt("3cTd/2s3h", "4c9d")
    live.do("announce-result")
    live.do("settle-coup")
    put_right(live, "6c", P, 1)
    live.remedy("to-banker")
    live.finish()
    return live


def pairs_again() -> Live:
    live = Live("canberra", side_wagers=("player-pair", "banker-pair"), options=(("pairs", "canberra"),))
    live.bet("A", "player-pair", 10)
    live.bet("A", "player", 100)
    live.first_four("8s8d/2d5c")
    live.do("settle-pairs")
    put_right(live, "9d", P, 2)
    live.finish()
    return live


def insurance_goes_back() -> Live:
    live = Live("crown-melbourne", "crown", side_wagers=("insurance",), options=(("insurance", "on"),), **UP)
    live.bet("A", "banker", 100)
    live.first_four("2s3h/2d4c")
    live.bet("A", "insurance", 50)
    put_right(live, "5c", B, 2)
    live.draw("4h")
    live.finish()
    return live


def a_run_lies_there_again() -> Live:
    facts: Any = {"further_areas": ("D",), "side_wagers": ("player-run",), **UP}
    live = Live("crown-melbourne", "traditional", **facts)
    live.bet("A", "player-run-2", 10)
    live.bet("B", "banker", 100)
    live.first_four("6cTd/2s5h")
    live.do("announce-result")
    live.do("settle-coup")
    put_right(live, "9c", P, 1)
    live.do("clear-cards")
    return live


Play = Callable[[], Live]
TABLES: tuple[Play, ...] = (
    before_the_result,
    after_the_result,
    after_payment,
    opens_a_slip,
    pairs_again,
    insurance_goes_back,
    a_run_lies_there_again,
)


@cache
def events_of(play: Play) -> tuple[Event, ...]:
    return tuple(play().events)


@pytest.mark.parametrize("play", TABLES)
def test_nothing_is_to_be_told_of_a_card_put_right(play: Play) -> None:
    live = play()
    recomputer = Recomputer("planted", book_of)
    found = [one for event in live.events for one in recomputer.hear(event)]
    assert found == [], told(found)
    assert recomputer.differences_with(live.table) == ()


def other_matter(one: r.IrregularityReported) -> r.IrregularityReported:
    return replace(one, matter=replace(one.matter, cards=one.matter.cards[:1]))


def other_error(one: r.PaymentErrorRecorded) -> r.PaymentErrorRecorded:
    return replace(one, error=replace(one.error, due=one.error.due + 100))


PLANTS: list[tuple[Play, type[Event], Callable[[Any], Event | None], str]] = [
    (before_the_result, r.CardCorrected, lambda one: None, "card-not-due"),
    (before_the_result, r.CardCorrected, lambda one: replace(one, new=card("7c")), "card-not-due"),
    (before_the_result, r.CardCorrected, lambda one: replace(one, old=card("8c")), "wrong-correction"),
    (before_the_result, r.CardCorrected, lambda one: replace(one, position=3), "wrong-correction"),
    (before_the_result, r.CardCorrected, lambda one: replace(one, hand=B), "wrong-correction"),
    (before_the_result, r.CardCorrected, lambda one: replace(one, found="settled"), "wrong-correction"),
    (after_the_result, r.CardCorrected, lambda one: None, "wrong-winner"),
    (after_the_result, r.CardCorrected, lambda one: replace(one, withdrawn=False), "wrong-correction"),
    (after_the_result, r.CardCorrected, lambda one: replace(one, new=card("8c")), "wrong-count"),
    (after_payment, r.CardCorrected, lambda one: None, "wrong-winner"),
    (after_payment, r.CoupResettled, lambda one: None, "effect-missing"),
    (after_payment, r.CoupResettled, lambda one: replace(one, reversed=one.reversed[:1]), "wrong-balance"),
    (after_payment, r.CoupResettled, lambda one: replace(one, payments=one.payments[:1]), "never-settled"),
    (after_payment, r.CoupResettled, lambda one: replace(one, reversed=(), payments=()), "wrong-resolution"),
    (after_payment, r.CoupResettled, lambda one: replace(one, owed=(("A", 100),)), "wrong-owed"),
    (after_payment, r.PaymentErrorRecorded, lambda one: None, "effect-missing"),
    (after_payment, r.PaymentErrorRecorded, other_error, "wrong-correction"),
    (opens_a_slip, r.CardCorrected, lambda one: replace(one, stray=()), "wrong-correction"),
    (opens_a_slip, r.CardCorrected, lambda one: replace(one, reversed=()), "wrong-reversal"),
    (opens_a_slip, r.CardCorrected, lambda one: replace(one, wagers=one.wagers[:1]), "layout-differs"),
    (opens_a_slip, r.IrregularityReported, other_matter, "wrong-matter"),
    (opens_a_slip, r.IrregularityReported, lambda one: None, "effect-missing"),
    (pairs_again, r.CardCorrected, lambda one: replace(one, reversed=(), wagers=()), "wrong-reversal"),
    (pairs_again, r.CardCorrected, lambda one: replace(one, wagers=()), "layout-differs"),
    (insurance_goes_back, r.CardCorrected, lambda one: replace(one, payments=()), "never-settled"),
    (a_run_lies_there_again, r.CoupResettled, lambda one: replace(one, streaks=()), "wrong-streak"),
    (a_run_lies_there_again, r.CardCorrected, lambda one: replace(one, streaks=UNSET, new=card("5c")), "wrong-winner"),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(PLANTS)), ids=lambda n: f"{n}-{PLANTS[n][0].__name__}-{PLANTS[n][3]}")
def test_a_forged_correction_is_told_with_a_clause(number: int) -> None:
    play, kind, change, what = PLANTS[number]
    recomputer = Recomputer("planted", book_of)
    found: list[Difference] = []
    planted = False
    live = play()
    for event in live.events:
        if isinstance(event, kind) and not planted:
            planted = True
            other_event = change(event)
            assert other_event != event
            found += recomputer.hear(other_event) if other_event is not None else ()
        else:
            found += recomputer.hear(event)
    found += recomputer.differences_with(live.table)
    assert planted
    assert what in WHAT
    assert what in {one.what for one in found}, told(found)
    assert all(one.clauses for one in found if one.what == what)
