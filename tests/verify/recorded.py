"""Recorded days of every book, and a second path stopped just before any of their events.

A copy of the second path shares the book and nothing else, so that an event can be tried in many forms. Start at
`stops`; `twin` copies, `twins` many times.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from itertools import chain
from typing import Final

from croupier import Rulebook
from croupier.table import Event
from croupier.table import records as r
from croupier.verify.recompute import Recomputer
from verify.full_days import played
from verify.hearing import book_of, every_book

# the first seeds whose shoe runs out just when it should; where a book was changed, another is looked for
DRY: Final = {"crown-melbourne": 4, "canberra": 12}


def dry_seeds(book: Rulebook) -> Iterator[int]:
    """Seeds of days on which a shoe may run out within a coup, the likeliest first."""
    yield from chain((DRY.get(book.id, 1),), range(1, 41))


@cache
def logs() -> tuple[tuple[Event, ...], ...]:
    """Two days of every variation of every book but a tournament's own, and a shoe of every book that runs out."""
    days = [played(book, seed, 14, variation=one.id) for book in every_book().values() for one in book.variations
            if not one.tournament_only for seed in (1, 2)]  # fmt: skip
    for book in every_book().values():
        early = any(one.settled.value != "end-of-coup" for one in book.wagers)
        for seed in dry_seeds(book):
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
    return twins(recomputer)()


def twins(recomputer: Recomputer) -> Callable[[], Recomputer]:
    """A copy for every call, of what is written down once: a fifth of the time that `deepcopy` takes for many."""
    layout = recomputer._layout
    shared: dict[int, object] = {id(recomputer._book): recomputer._book, id(recomputer._book_of): recomputer._book_of}
    if layout is not None:
        for thing in (layout.game, layout.deal.play, layout.deal.book):
            shared[id(thing)] = thing
    written = BytesIO()
    _Writing(written, shared).dump(recomputer)

    def copy() -> Recomputer:
        found: Recomputer = _Reading(BytesIO(written.getvalue()), shared).load()
        return found

    return copy


class _Writing(pickle.Pickler):
    """All but what is shared, which is named by its id."""

    def __init__(self, file: BytesIO, shared: dict[int, object]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._shared = shared

    def persistent_id(self, thing: object) -> int | None:
        return id(thing) if id(thing) in self._shared else None


class _Reading(pickle.Unpickler):
    def __init__(self, file: BytesIO, shared: dict[int, object]) -> None:
        super().__init__(file)
        self._shared = shared

    def persistent_load(self, named: int) -> object:
        return self._shared[named]
