"""The automatic dealer keeps nothing in mind: restarted at any step it deals the same cards, and no id comes twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chance.dealt import SIX, WORDS, Automatic, a_shoe
from croupier import Refusal
from croupier.automatic import DealingStopped
from croupier.chance import TapeLost, TapesInMemory, check_shoes, shoe_id
from croupier.table import PATRON, Actor, Event, Stage
from croupier.table.records import CardDrawn, ShoeCommitted, ShoeRevealed


def cards(events: tuple[Event, ...] | list[Event]) -> list[str]:
    return [str(event.card) for event in events if isinstance(event, CardDrawn)]


@pytest.mark.parametrize("name", SIX)
def test_a_shoe_of_every_book_is_dealt_as_it_was_committed_to(name: str) -> None:
    (check,) = check_shoes("t/9", a_shoe(name))
    assert check.fair, check
    assert check.checked > 300
    assert check.checked + check.unseen + check.left == 416


def test_another_process_goes_on_with_the_same_cards() -> None:
    """A new dealer for every single step, with nothing but the table and the tapes."""
    day = Automatic()
    day.sit()
    day.prepare(WORDS)
    while day.table.coups < 25:
        day.say("A", "place-wager", wager="player", stake=10_00)
        day.say("B", "place-wager", wager="banker", stake=20_00)
        coups = day.table.coups
        while day.table.coups == coups:
            day.dealer = day.another_dealer()
            day.dealer.advance(deal=True, until=once())
    other = Automatic()
    other.sit()
    other.prepare(WORDS)
    while other.table.coups < 25:
        other.coup()
    assert cards(day.events) == cards(other.events)


def once() -> Callable[[], bool]:
    """False, and true from then on: one step is taken."""
    asked = iter((False,))
    return lambda: next(asked, True)


def test_no_id_is_given_twice_and_a_restart_gives_none_again() -> None:
    day = Automatic()
    day.sit()
    day.prepare()
    for _ in range(5):
        day.coup()
        day.dealer = day.another_dealer()
        refused = day.dealer.say("place-wager", Actor("A", PATRON), patron="A", wager="player", stake=1)
        assert isinstance(refused, Refusal)
    by_command: dict[str, set[int]] = {}
    for version, event in enumerate(day.events):
        by_command.setdefault(event.made.command, set()).add(version)
    for versions in by_command.values():
        assert max(versions) - min(versions) == len(versions) - 1, "an id came back after another"


def test_numbers_of_shoes_go_on_when_the_table_closes_and_opens_again() -> None:
    day = Automatic()
    seen = []
    for _ in range(3):
        day.sit()
        day.prepare(WORDS)
        day.coup()
        seen.append(shoe_id(day.table))
        assert day.table.shoes == 1
        for patron in "AB":
            day.say(patron, "leave-table")
        assert day.dealer.retire()
        assert isinstance(day.events[-1], ShoeRevealed) or isinstance(day.events[-2], ShoeRevealed)
        assert day.dealer.open(day.setup) is None
    assert seen == ["t/9/1", "t/9/2", "t/9/3"]
    commitments = [event.commitment for event in day.events if isinstance(event, ShoeCommitted)]
    assert len(set(commitments)) == 3
    checks = list(check_shoes("t/9", day.events))
    assert [check.shoe for check in checks] == [1, 2, 3]
    assert all(check.fair for check in checks)


def test_a_table_that_closed_in_the_middle_of_a_shoe_is_revealed_closed() -> None:
    day = Automatic("crown-melbourne")
    day.sit()
    day.prepare(WORDS)
    day.coup()
    assert day.dealer.retire()
    assert not day.table.is_open
    (check,) = check_shoes("t/9", day.events)
    assert check.fair
    assert check.left > 400


class Changed(TapesInMemory):
    """Tapes that came back different."""

    def open(self, commitment: str) -> tuple[bytes, bytes]:
        tape, salt = super().open(commitment)
        return tape[::-1], salt


class Lost(TapesInMemory):
    def open(self, commitment: str) -> tuple[bytes, bytes]:
        raise TapeLost("the tapes burned")


@pytest.mark.parametrize("tapes", [Changed(3), Lost(3)])
def test_a_tape_that_is_lost_or_not_the_one_committed_to_deals_no_card(tapes: TapesInMemory) -> None:
    day = Automatic(tapes=tapes)
    day.sit()
    day.prepare(cut=200)
    assert day.table.shoe.stage is Stage.IN_PLAY
    with pytest.raises(DealingStopped):
        day.coup()
    assert not cards(day.events)
    with pytest.raises(DealingStopped):
        day.dealer.advance(deal=True)
    assert not cards(day.events)


@pytest.mark.parametrize("tapes", [Changed(3), Lost(3)])
def test_nor_does_the_machine_cut_where_no_tape_says_so(tapes: TapesInMemory) -> None:
    day = Automatic(tapes=tapes)
    day.sit()
    with pytest.raises(DealingStopped):
        day.prepare()
    assert day.table.shoe.stage is Stage.UNCUT


def test_a_shoe_whose_cards_are_taken_off_is_revealed_before_others_come() -> None:
    day = Automatic()
    day.sit()
    day.prepare(WORDS)
    day.coup()
    assert not isinstance(day.dealer.say("replace-cards", grounds="unfit"), Refusal)
    day.dealer.advance()
    first, second = check_shoes("t/9", day.events)
    assert first.fair
    assert first.checked >= 4
    assert (second.shoe, second.revealed, second.faults) == (2, False, ())
