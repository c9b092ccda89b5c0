"""Playing a rehearsal to its end: chunks handed to processes here or to a Dask cluster, sums added as they come.

Start at `rehearse`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from typing import NamedTuple

import msgspec

from croupier.rehearsal.chances import EventChance
from croupier.rehearsal.engine import play_event
from croupier.rehearsal.exact import needs_engine
from croupier.rehearsal.outcome import EventOutcome
from croupier.rehearsal.preparing import EventBegun, prepare_event
from croupier.rehearsal.request import RehearsalRequest
from croupier.rehearsal.strategies import Strategy
from croupier.rehearsal.sums import RehearsalSums
from croupier.rulebooks import Rulebook
from croupier.rulebooks.editions import arrived
from croupier.simulate.run import as_played, workers


class Rehearsed(msgspec.Struct):
    """How far a rehearsal is."""

    request: RehearsalRequest
    sums: RehearsalSums
    seconds: float = 0.0

    @property
    def finished(self) -> bool:
        return self.sums.events == self.request.runs


class ReadyToPlay(NamedTuple):
    """Everything that is made once in each process that plays a part of a request."""

    request: RehearsalRequest
    begun: EventBegun
    strategies: dict[str, Strategy]
    play: Callable[[EventChance], EventOutcome]


class EngineNeeded(ValueError):
    """The kernel is not exact for these terms: `what` names what it does not know."""

    def __init__(self, what: tuple[str, ...]) -> None:
        self.what = what
        super().__init__(", ".join(what))


def make_rehearsal(request: RehearsalRequest, book: Rulebook) -> ReadyToPlay:
    """Judged here, before anything runs; raises NotRehearsed or EngineNeeded."""
    begun = prepare_event(request.terms, book, request.entrants, request.pace)
    strategies = dict(zip(begun.tournament.entrants, request.strategies, strict=True))
    if request.engine:
        return ReadyToPlay(request, begun, strategies, lambda chance: play_event(begun, strategies, chance))
    found = needs_engine(begun)
    if found:
        raise EngineNeeded(found)
    from croupier.rehearsal.swift import KernelRules, swift_event

    rules = KernelRules(begun)
    return ReadyToPlay(request, begun, strategies, lambda chance: swift_event(begun, rules, strategies, chance))


@lru_cache(maxsize=2)
def _ready(encoded: bytes) -> ReadyToPlay:
    request = msgspec.json.decode(encoded, type=RehearsalRequest)
    return make_rehearsal(request, arrived(request.book, request.digest, request.content))


def play_events(encoded: bytes, number: int) -> RehearsalSums:
    """One chunk of a request, wherever this runs."""
    ready = _ready(encoded)
    sums, terms = RehearsalSums(), ready.begun.terms
    for event in ready.request.events_in(number):
        outcome = ready.play(EventChance(ready.request.seed, event))
        sums.count(outcome, ready.strategies, terms.format.bank, len(terms.format.round))
    return sums


def rehearse(
    request: RehearsalRequest,
    *,
    processes: int | None = None,
    on: str | None = None,
    tell: Callable[[Rehearsed], None] | None = None,
) -> Rehearsed:
    """Play all of it. An interrupt stops it; what was counted so far is in what is returned."""
    encoded = msgspec.json.encode(request)
    found = Rehearsed(request, RehearsalSums())
    start = time.monotonic()
    pool = ThreadPoolExecutor if processes == 1 else ProcessPoolExecutor  # one needs no process of its own
    with workers(processes, on, kind=pool) as (executor, width):
        try:
            for _, sums in as_played(executor, width, play_events, encoded, range(request.chunks)):
                found.sums.add(sums)
                found.seconds = time.monotonic() - start
                if tell:
                    tell(found)
        except KeyboardInterrupt:
            pass  # what was counted so far stands
    return found
