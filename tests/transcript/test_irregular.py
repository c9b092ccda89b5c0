"""Shoes in which something went wrong, written down and read again; and what the scoreboard shows of them."""

from __future__ import annotations

import pytest

from croupier.cards import read_cards
from croupier.chance import FairCheck
from croupier.table import Event, Table, apply, replay
from croupier.table import records as r
from croupier.table.codec import decode_table, encode_table
from croupier.table.state import Dealt, Matter
from croupier.transcript import Mismatch, Scores, ShoeRecord, read_shoe, shoes_of, written
from live import Live
from verify import test_irregular as tables
from verify.hearing import book_of


def shoe_of(live: Live) -> ShoeRecord:
    return next(iter(shoes_of(Table(id="test"), live.events)))


@pytest.mark.parametrize("table", tables.TABLES, ids=lambda one: one.__name__)
def test_a_shoe_with_an_irregularity_reads_back(table: tables.Play) -> None:
    shoe = shoe_of(table())
    assert read_shoe(written(shoe), book_of) == shoe


def test_a_card_kept_is_counted_once_and_begins_the_next_coup() -> None:
    shoe = shoe_of(tables.no_bet_coup_with_a_carried_card())
    lines = [line for line in written(shoe).splitlines() if line[0].isdecimal()]
    assert "kept=2h" in lines[0]
    assert "carried=1" in lines[1]
    assert "dummy=third-card-to-banker" in lines[1]
    assert shoe.coups[1].player[0] == shoe.coups[0].kept[0]


def test_cards_kept_and_carried_must_agree() -> None:
    text = written(shoe_of(tables.no_bet_coup_with_a_carried_card()))
    with pytest.raises(Mismatch, match="2h was kept for it"):
        read_shoe(text.replace("2 2h6c", "2 2d6c"), book_of)
    with pytest.raises(Mismatch, match="begins with 2 cards kept from before"):
        read_shoe(text.replace("carried=1", "carried=2"), book_of)
    with pytest.raises(Mismatch, match="begins with 1 cards kept from before, and 0 were"):
        read_shoe(text.replace(" kept=2h", ""), book_of)


def test_a_coup_void_when_long_complete_is_marked() -> None:
    shoe = shoe_of(tables.past_coup_with_chips_owed())
    assert [coup.void for coup in shoe.coups] == ["error-found-late", "", ""]


def test_a_coup_void_when_its_shoe_is_long_over_is_marked_in_that_shoe_alone() -> None:
    shoes = list(shoes_of(Table(id="test"), tables.fraud_in_an_earlier_shoe().events))
    assert [[coup.void for coup in shoe.coups] for shoe in shoes] == [["fraud", ""], ["", ""]]


def test_the_scoreboard_of_the_next_shoe_keeps_its_coup_of_that_number() -> None:
    assert scores(tables.fraud_in_an_earlier_shoe().events) == "PP"


def test_no_burn_stands_in_the_text_of_a_shoe_without_one() -> None:
    assert "burn " not in written(shoe_of(tables.burn_stays_omitted()))
    assert "burn " in written(shoe_of(tables.burn_forgotten()))


# --- the scoreboard ------------------------------------------------------------------------------


def scores(events: list[Event]) -> str:
    found, table = Scores(), Table(id="test")
    for event in events:
        found.hear(event, table)
        table = apply(table, event)
    return "".join(result.text[0] for result in found.results)


def test_a_void_coup_shows_no_result_and_a_dummy_coup_shows_its_own() -> None:
    assert scores(tables.void_after_settlement().events) == "B"  # of two coups the first is void
    assert scores(tables.no_bet_coup_with_a_carried_card().events) == "BTP"  # the second is a no bet coup
    assert scores(tables.past_coup_with_chips_owed().events) == "BP"  # of three the first never happened
    assert scores(tables.dummy_in_mid_deal().events) == "P"


# --- snapshots and virtual shoes -----------------------------------------------------------------


@pytest.mark.parametrize("table", tables.TABLES, ids=lambda one: one.__name__)
def test_a_table_is_the_same_from_a_snapshot_after_any_event(table: tables.Play) -> None:
    now = Table(id="test")
    for event in table().events:
        now = apply(now, event)
        assert decode_table(encode_table(now)) == now


def test_a_virtual_shoe_from_which_a_card_strayed_is_not_fair() -> None:
    live = Live("crown-sydney", shoe="virtual-shoe")
    live.bet("A", "player", 100)
    live.call()
    check = FairCheck("test")
    for event in live.events:
        assert list(check.hear(event)) == []
    made = live.events[-1].made
    matter = Matter(1, "face-up-card", 0, "Kim", 1, (Dealt(read_cards("7h")[0], True),))
    assert list(check.hear(r.IrregularityReported(made, (), matter, False))) == []
    assert any(fault.id == "unfair-out-of-turn" for shoe in check.pending() for fault in shoe.faults)
    assert replay("test", live.events) == live.table
