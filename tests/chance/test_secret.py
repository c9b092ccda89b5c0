"""Nothing tells the cards still to come: not the table, not an event, not any view, until the shoe is revealed.

Two shoes that agree in the cards dealt so far and differ in all others look alike to the last byte; so whatever could
be read from those bytes says nothing about the rest.
"""

from __future__ import annotations

import base64
from random import Random

import pytest

from chance.dealt import SIX, WORDS, Automatic
from chance.test_shuffle import tape_for
from croupier.cards import Card
from croupier.chance import TAPE_BYTES, commitment, mixed, order_of, salt_of, tape_of
from croupier.table import Event, view
from croupier.table.codec import encode, encode_table
from croupier.table.records import ShoeRevealed
from table.days import everyone, written

COUPS = 12


class Prepared:
    """Tapes of one shoe that someone chose."""

    def __init__(self, tape: bytes) -> None:
        self.tape, self.salt, self.seeded = tape, salt_of(5, 1), False

    def commit(self, shoe: str) -> str:
        return commitment(self.tape, self.salt, shoe)

    def open(self, commitment: str) -> tuple[bytes, bytes]:
        return self.tape, self.salt


def played(name: str, tape: bytes, words: dict[str, str] | None) -> Automatic:
    day = Automatic(name, Prepared(tape))
    day.sit()
    day.prepare(words, cut=200)
    while day.table.coups < COUPS:
        day.coup()
    return day


def everything(day: Automatic) -> str:
    """All that anyone could get hold of before the reveal: the log, the table, what each role sees."""
    assert not any(isinstance(event, ShoeRevealed) for event in day.events)
    views = [written(view(day.table, day.book, actor)) for actor in everyone(day.book)]
    log = [encode(event).decode() for event in day.events]
    return "\n".join([*log, encode_table(day.table).decode(), *views])


def without_commitment(day: Automatic, text: str) -> str:
    """The commitment itself differs, of course, and with it the id of the command that brought it."""
    made = next(event for event in day.events if getattr(event, "commitment", ""))
    return text.replace(day.table.shoe.commitment, "commitment").replace(made.made.command, "command")


@pytest.mark.parametrize("name", SIX)
@pytest.mark.parametrize("words", [None, WORDS], ids=["without words", "with words"])
def test_shoes_that_differ_only_in_cards_to_come_cannot_be_told_apart(name: str, words: dict[str, str] | None) -> None:
    first = played(name, tape_of(11, 1), words)
    shoe, contributions = first.table.shoe, tuple((words or {}).items())
    order = list(order_of(8, mixed(tape_of(11, 1), contributions)))
    to_come = [(shoe.cut_at + out) % 416 for out in range(shoe.out, 416)]
    other = another_order(order, to_come)
    assert sum(order[place] != other[place] for place in to_come) > len(to_come) * 9 // 10
    tape = mixed(tape_for(other, 8), contributions)
    second = played(name, tape, words)
    assert second.table.shoe.commitment != first.table.shoe.commitment
    told, as_well = everything(first), everything(second)
    assert without_commitment(first, told) == without_commitment(second, as_well)


def another_order(order: list[Card], to_come: list[int]) -> list[Card]:
    other, rest = list(order), [order[place] for place in to_come]
    Random(1).shuffle(rest)
    for place, card in zip(to_come, rest, strict=True):
        other[place] = card
    return other


@pytest.mark.parametrize("name", SIX)
def test_neither_the_tape_nor_the_salt_nor_the_next_cards_stand_anywhere(name: str) -> None:
    day = played(name, tape_of(12, 1), WORDS)
    told = everything(day)
    salt, tape = salt_of(5, 1), tape_of(12, 1)
    used = mixed(tape, tuple(WORDS.items()))
    for secret in (tape, used, salt):
        for piece in (secret[start : start + 8] for start in range(0, len(secret) - 8, 8)):
            assert piece.hex() not in told
            assert base64.b64encode(piece)[:10].decode() not in told
            assert str(int.from_bytes(piece, "big")) not in told
    order, shoe = order_of(8, used), day.table.shoe
    coming = [str(order[(shoe.cut_at + shoe.out + place) % 416]) for place in range(60)]
    for mark in ("", " ", ",", '","', '", "'):
        for start in range(56):
            assert mark.join(coming[start : start + 4]) not in told


def test_the_tape_stands_in_the_log_once_it_is_revealed() -> None:
    """The search above finds what it looks for."""
    day = Automatic()
    day.sit()
    day.prepare()
    day.until_revealed()
    log = "\n".join(encode(event).decode() for event in day.events)
    assert tape_of(5, 1)[:8].hex() in log
    assert len(tape_of(5, 1)) == TAPE_BYTES


def test_a_card_is_in_the_table_once_it_has_left_the_shoe_and_not_before() -> None:
    """Face-down cards of the coup are the only ones known that are not seen; views leave them out."""
    day = Automatic(face="down")
    day.sit()
    day.prepare()
    events: list[Event] = day.events
    day.say("A", "place-wager", wager="player", stake=10_00)
    day.dealer.advance(deal=True, until=lambda: day.table.coup.drawn == 4)
    known = [dealt.card for side in (day.table.coup.player, day.table.coup.banker) for dealt in side]
    assert len(known) == 4
    assert sum(day.table.shoe.seen) <= day.table.shoe.out == 5
    for actor in everyone(day.book):
        shown = view(day.table, day.book, actor).shared.coup
        assert shown is not None
        assert shown.player.cards == shown.banker.cards == (None, None)
    assert events
