"""The cut of a virtual shoe: patrons have time for it, nobody cuts in their name, and the machine cuts at last."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from books import HARBOUR_PALACE
from croupier import BOOKS, Reason, open_book
from croupier.chance import cut_place
from croupier.table import PATRON, Actor, next_step, possible
from croupier.table.machine import machine
from croupier.table.records import CardsCut, ShoeContribution
from croupier.table.rules import rules_of
from croupier.table.shoe.cutting import cut_bounds, staff_rank
from live import Live

SIX = (*BOOKS, HARBOUR_PALACE)
PAGE = "5f" * 32
WINDOW = 10_000


def offered(book: Any = "crown-sydney", **facts: Any) -> Live:
    """Committed to, with ten seconds for the patrons."""
    live = Live(open_book(book), ready=False, shoe="virtual-shoe", **facts)
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.do("commit-shoe", commitment="c0" * 32, until=live.now + WINDOW)
    return live


def the_machine(live: Live) -> Actor:
    """At the rank of staff who cut."""
    assert live.table.setup is not None
    return machine(staff_rank(rules_of(live.book, live.table.setup)).rank)


@pytest.mark.parametrize("book", SIX)
def test_the_machine_waits_for_patrons_and_then_cuts_as_staff(book: Any) -> None:
    live = offered(book)
    live.refused("cut-cards", Reason.PATRONS_MAY_STILL_CUT, by=the_machine(live), after=200)
    live.now += WINDOW
    (cut,) = live.do("cut-cards", by=the_machine(live), after=200)
    assert isinstance(cut, CardsCut)
    assert live.table.setup is not None
    assert cut.among == cut_bounds(live.table, rules_of(live.book, live.table.setup))
    assert (cut.patron, cut.alone, live.table.shoe.cut_by_patron) == ("", True, False)
    assert live.replayed() == live.table


@pytest.mark.parametrize("book", SIX)
def test_with_nobody_there_nobody_is_waited_for(book: Any) -> None:
    live = offered(book, patrons="")
    (cut,) = live.do("cut-cards", by=the_machine(live), after=200)
    assert isinstance(cut, CardsCut)
    assert cut.alone is True


@pytest.mark.parametrize("book", SIX)
def test_a_person_of_staff_does_not_cut_where_it_is_a_patrons_cut(book: Any) -> None:
    """The time that passed is the machine's reason, and nobody else's."""
    live = offered(book)
    live.now += WINDOW
    top = live.book.authority.rank[-1].id
    assert live.table.setup is not None
    if live.book.shuffle.who_cuts.policy == "staff-then-first-arrival":
        (cut,) = live.do("cut-cards", by=top, after=200)
        assert isinstance(cut, CardsCut)
        assert (cut.among, cut.alone) == (UNSET, True)
    else:
        live.refused("cut-cards", Reason.NOT_THEIR_CUT, by=top, after=200)


def test_canberra_offers_it_to_any_player_first() -> None:
    live = offered("canberra")
    for patron in "ABC":
        assert "cut-cards" in possible(live.table, live.book, Actor(patron, PATRON))
    (cut,) = live.do("cut-cards", patron="B", after=200)
    assert isinstance(cut, CardsCut)
    assert (cut.patron, cut.among, cut.alone, cut.made.actor) == ("B", UNSET, UNSET, Actor("B", PATRON))


@pytest.mark.parametrize("book", SIX)
def test_the_next_step_is_nobodys_in_particular(book: Any) -> None:
    live = offered(book)
    step = next_step(live.table, live.book)
    assert step is not None
    assert (step.command, step.whose, step.needs) == ("cut-cards", "", ("after",))


def test_nobody_cuts_declines_nominates_or_speaks_in_a_patrons_name() -> None:
    live = offered()
    top = live.book.authority.rank[-1].id
    for actor in (Actor("someone", top), machine(top), Actor("B", PATRON)):
        live.refused("cut-cards", Reason.NOT_FOR_ANOTHER, by=actor, patron="A", after=200)
        live.refused("decline-cut", Reason.NOT_FOR_ANOTHER, by=actor, patron="A")
        live.refused("nominate-cutter", Reason.NOT_FOR_ANOTHER, by=actor, patron="A", nominee="B")
        live.refused("contribute-to-shoe", Reason.NOT_FOR_ANOTHER, by=actor, patron="A", contribution="luck")
    offers = {"decline-cut", "nominate-cutter", "contribute-to-shoe"}
    assert offers.isdisjoint(possible(live.table, live.book, Actor("someone", top)))
    assert offers <= set(possible(live.table, live.book, Actor("A", PATRON)))


def test_a_page_adds_once_and_its_patron_once_in_words() -> None:
    live = offered()
    (page,) = live.do("contribute-to-shoe", patron="A", contribution=PAGE, source="page")
    assert isinstance(page, ShoeContribution)
    assert page.source == "page"
    live.refused("contribute-to-shoe", Reason.NO_FURTHER_CONTRIBUTION, patron="A", contribution=PAGE, source="page")
    (words,) = live.do("contribute-to-shoe", patron="A", contribution="luck")
    assert isinstance(words, ShoeContribution)
    assert words.source is UNSET
    live.refused("contribute-to-shoe", Reason.NO_FURTHER_CONTRIBUTION, patron="A", contribution="more")
    assert live.table.shoe.contributions == (("A", PAGE), ("A", "luck"))
    assert live.table.shoe.pages == ("A",)
    live.now += WINDOW
    (cut,) = live.do("cut-cards", by=the_machine(live), after=200)
    assert isinstance(cut, CardsCut)
    assert cut.alone is UNSET
    assert live.replayed() == live.table


@pytest.mark.parametrize("text", ["", "5f", "5F" * 32, "luck", "5f" * 33])
def test_what_a_page_adds_is_256_bits(text: str) -> None:
    live = offered()
    live.refused("contribute-to-shoe", Reason.TEXT_NOT_POSSIBLE, patron="A", contribution=text, source="page")


@pytest.mark.parametrize("lasts", [-1, 10 * 60 * 1000 + 1])
def test_a_time_that_is_none_is_refused(lasts: int) -> None:
    live = Live(ready=False, shoe="virtual-shoe")
    live.do("bring-cards", back="red")
    live.do("check-cards")
    live.do("shuffle-cards")
    live.refused("commit-shoe", Reason.TIME_NOT_POSSIBLE, commitment="c0" * 32, until=live.now + lasts)


def test_every_place_is_one_that_the_tape_can_fix() -> None:
    """By the tape and the shoe alone, evenly, and never outside what the book allows."""
    places = [cut_place(bytes([number % 256, number // 256]) * 1024, "t/1", (42, 374)) for number in range(5_000)]
    assert min(places) == 42
    assert max(places) == 374
    assert len(set(places)) == 333
    assert cut_place(bytes(2048), "t/1", (42, 374)) == cut_place(bytes(2048), "t/1", (42, 374))
    assert len({cut_place(bytes(2048), f"t/{number}", (42, 374)) for number in range(50)}) > 40
