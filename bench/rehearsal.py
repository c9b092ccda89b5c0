"""Whole tournaments by the kernel beside the same ones by the table engine, and two processes beside one.

Sixty entrants and three rounds of twenty coups at Canberra, where everyone is asked to wager in turn. Rounds alternate,
so that both meet the same machine; the best of each is compared, in processor time, which other work on the machine
disturbs least. What two processes bring is told by the clock.
"""

from __future__ import annotations

import time

from msgspec.structs import replace

from croupier import open_book
from croupier.clauses import Silent
from croupier.languages import Speaker
from croupier.rehearsal.chances import EventChance
from croupier.rehearsal.request import RehearsalRequest, shared_out
from croupier.rehearsal.run import make_rehearsal, rehearse
from croupier.tournament.terms.reading import read_terms
from croupier.tournament.terms.schema import TournamentTerms
from croupier.tournament.terms.template import make_template

ENTRANTS = 60
KERNEL_EVENTS, ENGINE_EVENTS = 200, 2
ROUNDS = 3


def terms_of_sixty() -> TournamentTerms:
    """The terms that a director begins with, for a larger field."""
    book = open_book("canberra")
    assert not isinstance(book.tournament, Silent)
    terms = read_terms(make_template(book, book.tournament, "rounds", Speaker())).terms
    heat, semi, final = terms.format.round
    rounds = (
        replace(heat, tables=9, seats=7),
        replace(semi, tables=3, seats=7, progress=replace(semi.progress, number=2)),
        final,
    )
    return replace(
        terms,
        details=replace(terms.details, most=63),
        format=replace(terms.format, round=rounds),
    )


def asked(runs: int, *, engine: bool = False) -> RehearsalRequest:
    digest = open_book("canberra").digest
    return RehearsalRequest("canberra", digest, terms_of_sixty(), shared_out(ENTRANTS), runs, 7, 60, engine)


def main() -> None:
    book = open_book("canberra")
    by_kernel, by_engine = make_rehearsal(asked(1), book), make_rehearsal(asked(1, engine=True), book)
    first = EventChance(7, 0)
    assert by_kernel.play(first) == by_engine.play(first)
    best = {"kernel": float("inf"), "engine": float("inf")}
    for _ in range(ROUNDS):
        for name, ready, events in (("kernel", by_kernel, KERNEL_EVENTS), ("engine", by_engine, ENGINE_EVENTS)):
            for number in range(events):
                start = time.process_time()
                ready.play(EventChance(7, number))
                best[name] = min(best[name], time.process_time() - start)
    for name, seconds in best.items():
        print(f"{name}: {seconds * 1000:.2f} ms of processor time for an event of {ENTRANTS} entrants, at best")
    print(f"kernel : engine  {best['engine'] / best['kernel']:.0f} times as fast")
    for engine, runs in ((False, 2_000), (True, 10)):
        walls = [rehearse(asked(runs, engine=engine), processes=processes).seconds for processes in (1, 2)]
        name = "engine" if engine else "kernel"
        print(f"{name}: {runs} events in {walls[0]:.1f} s by one process, {walls[1]:.1f} s by two")


if __name__ == "__main__":
    main()
