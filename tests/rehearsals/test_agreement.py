"""The same seeds give the same event by the kernel and by the table engine: chips, ties, places, prizes, to the cent.

A bank of four wagers empties soon, so that people are out, tables end early and many are equal.
"""

from __future__ import annotations

import pytest

from croupier.rehearsal.chances import EventChance
from croupier.rehearsal.engine import play_event
from croupier.rehearsal.exact import needs_engine
from croupier.rehearsal.outcome import EventOutcome
from croupier.rehearsal.strategies import Strategy
from croupier.rehearsal.swift import KernelRules, swift_event
from rehearsals.events import BOOKS, EVERY, SHAPES, begun, playing
from soak import SOAK

EVENTS = 40 if SOAK else 2
MIXES = {
    "all": EVERY,
    "cautious": (Strategy.CAUTIOUS,),
    "all in": (Strategy.ALL_IN_LATE,),
    "leader": (Strategy.COPIES_LEADER, Strategy.OPPOSES_LEADER),
}


@pytest.mark.parametrize("ties", ["divide", "extra-coups"])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("book", BOOKS)
def test_the_kernel_plays_every_event_as_the_engine_does(book: str, shape: str, ties: str) -> None:
    mixes = list(MIXES.values())
    for number in range(EVENTS):
        event = begun(book, shape, 100_00 if number % 2 else 5000_00, ties)
        assert needs_engine(event) == ()
        strategies = playing(event, mixes[number % len(mixes)])
        chance = EventChance(7, number)
        by_engine = play_event(event, strategies, chance)
        assert swift_event(event, KernelRules(event), strategies, chance) == by_engine
        consistent(by_engine, event.terms.details.fee - event.terms.details.commission)


def consistent(outcome: EventOutcome, of_each_fee: int) -> None:
    """Everyone has one place, and the prizes are the pool."""
    assert len({one.entrant for one in outcome.places}) == len(outcome.places) == 11
    assert sum(one.prize for one in outcome.places) == 11 * of_each_fee
    assert [one.place for one in outcome.places] == sorted(one.place for one in outcome.places)


@pytest.mark.parametrize("mix", MIXES)
def test_ties_and_early_ends_were_met(mix: str) -> None:
    """What the comparison rests on does occur."""
    event = begun("canberra", "top of each table, fresh banks")
    rules, strategies = KernelRules(event), playing(event, MIXES[mix])
    found = [swift_event(event, rules, strategies, EventChance(1, number)) for number in range(30)]
    assert any(one.ties for one in found)
    assert any(held.coup for one in found for session in one.sessions for held in session.held)


def test_a_kernel_that_forgets_a_rule_is_found_out() -> None:
    """Wagers in turn, what a burn takes, what a hand pays: each decides something in these events."""
    event = begun("canberra", "one round", 5000_00)
    strategies = playing(event)
    right = [swift_event(event, KernelRules(event), strategies, EventChance(2, number)) for number in range(5)]

    def wrong(rules: KernelRules) -> bool:
        return right != [swift_event(event, rules, strategies, EventChance(2, number)) for number in range(5)]

    assert not wrong(KernelRules(event))
    out_of_turn = KernelRules(event)
    out_of_turn.in_turn = not out_of_turn.in_turn
    assert wrong(out_of_turn)
    for place in (1, 5):  # the burn's counts, the pays
        spoiled = KernelRules(event)
        spoiled.arrays = tuple(one + 1 if number == place else one for number, one in enumerate(spoiled.arrays))
        assert wrong(spoiled)
    cut_elsewhere = KernelRules(event)
    cut_elsewhere.cuts = (cut_elsewhere.cuts[0] + 1, cut_elsewhere.cuts[1])
    assert wrong(cut_elsewhere)
