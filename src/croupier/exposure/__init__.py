"""Exposure to advantage play: what a bettor who knows the unseen cards, or counts them, could win of every wager.

For staff and study: nobody at a table may use such a thing. An extra: croupier[fast].
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from croupier.clauses import Refusal, Refused
from croupier.exposure.prepare import CannotExpose, make_request, read_count
from croupier.exposure.report import Estimate, ExposureReport, ShoeExposure, WagerExposure, Winnings, report
from croupier.exposure.request import BurnPolicy, ExposureRequest, GivenCount
from croupier.exposure.run import Exposed, load, run, save
from croupier.odds.whatif import ChangedPay
from croupier.rulebooks import Rulebook, open_book

__all__ = [
    "BurnPolicy",
    "CannotExpose",
    "Estimate",
    "Exposed",
    "ExposureReport",
    "ExposureRequest",
    "GivenCount",
    "ShoeExposure",
    "WagerExposure",
    "Winnings",
    "exposure",
    "load",
    "make_request",
    "read_count",
    "report",
    "run",
    "save",
]


def exposure(
    book: str | Path | Rulebook,
    variation: str,
    *,
    shoes: int,
    seed: int = 0,
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    wagers: Iterable[str] = (),
    burns: Sequence[str] = (),
    burn_card: Sequence[bool] = (),
    cutting_cards: Sequence[int] = (),
    coups_after: int | None = None,
    perfect: bool = True,
    counts: Iterable[str] = (),
    pays: Iterable[ChangedPay] = (),
    threads: int | None = None,
    on: str | None = None,
    tell: Callable[[Exposed], None] | None = None,
) -> ExposureReport:
    """Deal so many shoes and say what advantage play could win; `counts` such as "tie=0,0,-1,...@8".

    >>> from croupier.exposure import exposure
    >>> found = exposure("crown-sydney", "crown", wagers=["big-tiger"], shoes=40, seed=1)
    >>> found.shoes[0].coups, found.shoes[0].wagers[0].count.tags
    (3252, (0, 0, -2, -1, -1, -2, 2, 2, 2, 0, 0, 0, 0))
    """
    rulebook = book if isinstance(book, Rulebook) else open_book(book)
    request = make_request(
        rulebook, str(book) if isinstance(book, str | Path) else book.id, variation, shoes=shoes, seed=seed,
        decks=decks, options=options, wagers=wagers, burns=burns, burn_card=burn_card, cutting_cards=cutting_cards,
        coups_after=coups_after, perfect=perfect, counts=[read_count(one) for one in counts], pays=pays,
    )  # fmt: skip
    if isinstance(request, Refusal):
        raise Refused(request)
    return report(run(request, threads=threads, on=on, tell=tell))
