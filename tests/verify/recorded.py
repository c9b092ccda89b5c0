"""Recorded days of every book, and a second path stopped just before any of their events.

A copy of the second path shares the book and nothing else, so that an event can be tried in many forms. Start at
`stops`; `twin` copies.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import cache

from croupier.table import Event
from croupier.table import records as r
from croupier.verify.recompute import Recomputer
from verify.full_days import played
from verify.hearing import book_of, every_book


@cache
def logs() -> tuple[tuple[Event, ...], ...]:
    """Two days of every variation of every book, and a shoe of every book that runs out."""
    days = [played(book, seed, 14, variation=one.id) for book in every_book().values() for one in book.variations
            for seed in (1, 2)]  # fmt: skip
    for book in every_book().values():
        early = any(one.settled.value != "end-of-coup" for one in book.wagers)
        for seed in range(1, 41):
            day = played(book, seed, 130, dry=True)
            voided = [event for event in day.events if isinstance(event, r.CoupVoided)]
            if any(event.reversed if early else event.payments for event in voided):
                break
        days.append(day)
    assert not any(day.differences for day in days)
    return tuple(tuple(day.events) for day in days)


def stops(kind: type[Event] | tuple[type[Event], ...]) -> Iterator[tuple[Recomputer, Event, tuple[Event, ...]]]:
    """Every event of a kind: the second path just before it, the event, and what follows."""
    for log in logs():
        recomputer = Recomputer("recorded", book_of)
        for place, event in enumerate(log):
            if isinstance(event, kind):
                yield recomputer, event, log[place + 1 :]
            recomputer.hear(event)


def twin(recomputer: Recomputer) -> Recomputer:
    layout = recomputer._layout
    shared: dict[int, object] = {id(recomputer._book): recomputer._book, id(recomputer._book_of): recomputer._book_of}
    if layout is not None:
        for thing in (layout.game, layout.deal.play, layout.deal.book):
            shared[id(thing)] = thing
    return deepcopy(recomputer, shared)
