"""Simulation of real shoes: the third opinion, beside the table's own settlement and the exact odds. An extra:
croupier[fast].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from croupier.clauses import Refusal, Refused
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook, open_book
from croupier.simulate.prepare import ChangedBook, make_request
from croupier.simulate.report import SimulationReport, WagerReport, report
from croupier.simulate.request import Request
from croupier.simulate.run import NoAddress, NoCluster, NotASave, Progress, load, run, save

__all__ = [
    "ChangedBook",
    "NoAddress",
    "NoCluster",
    "NotASave",
    "Progress",
    "Refused",
    "Request",
    "SimulationReport",
    "WagerReport",
    "load",
    "make_request",
    "report",
    "run",
    "save",
    "simulate",
]


def simulate(
    book: str | Path | Rulebook,
    variation: str,
    *,
    shoes: int,
    seed: int = 0,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    burn: str | None = None,
    cutting_card: int | None = None,
    pays: Iterable[ChangedPay] = (),
    threads: int | None = None,
    on: str | None = None,
    tell: Callable[[Progress], None] | None = None,
) -> SimulationReport:
    """Play so many shoes and report: real ones, by the book's own burn and cutting card.

    `tell` hears how far it is; `on` is the address of a Dask cluster, else threads of this machine count.

    >>> from croupier.simulate import simulate
    >>> report = simulate("canberra", "commission", shoes=200, seed=7)
    >>> report.shoes, report.coups > 15_000
    (200, True)
    """
    rulebook = book if isinstance(book, Rulebook) else open_book(book)
    request = make_request(
        rulebook,
        str(book) if isinstance(book, str | Path) else book.id,
        variation,
        shoes=shoes,
        seed=seed,
        decks=decks,
        options=options,
        burn=burn,
        cutting_card=cutting_card,
        pays=pays,
    )
    if isinstance(request, Refusal):
        raise Refused(request)
    return report(run(request, threads=threads, on=on, tell=tell))
