"""The live table and the exact odds are two opinions: coups dealt and settled by the one must fall as the other says.

Real shoes, cut and burned and played to their last coup by `decide` and `apply`, with every wager of a layout down.
With CROUPIER_SOAK=1 it is a million coups.
"""

from __future__ import annotations

import os
from collections import Counter
from math import sqrt

import pytest

from croupier import BOOKS, open_book
from croupier.coup import row_id
from croupier.odds import odds_of
from croupier.table.records import CoupSettled, PairsSettled
from day import Day

COUPS = 1_000_000 if os.environ.get("CROUPIER_SOAK") else 5_000
SIGMAS = 5  # the seeds are fixed: a wrong rule is far outside, bad luck never
STAKE = 20_00  # every payment on it is in whole dollars: less five per cent is $19, less half is $10
OPTIONS = {"canberra": (("pairs", "canberra"),)}


def layout(book: str) -> tuple[str, tuple[str, ...]]:
    """The layout with the most wagers that are settled within one coup, and those side wagers."""
    rulebook = open_book(book)
    terms = rulebook.terms(rulebook.variations[0].id, options=dict(OPTIONS.get(book, ())))
    single = {id for id, wager in terms.wagers.items() if wager.window is None and not wager.backs}  # type: ignore[union-attr]
    best = max(
        rulebook.layouts,
        key=lambda one: len(single & {*one.wagers, *(id for choice in one.choices for id in choice)}),
    )
    areas = {*best.wagers, *(id for choice in best.choices for id in choice)}
    return best.id, tuple(sorted(single & areas - {"tie"}))


@pytest.mark.parametrize("book", BOOKS)
def test_coups_dealt_at_the_table_fall_as_the_exact_odds_say(book: str) -> None:
    felt, side_wagers = layout(book)
    wagers = ["player", "banker", "tie", *side_wagers]
    options = OPTIONS.get(book, ())
    day = Day(book, [wagers], seed=7, stake=STAKE, layout=felt, side_wagers=side_wagers, options=options)
    coups = COUPS // len(BOOKS)
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(coups):
        for event in day.coup():
            if isinstance(event, (CoupSettled, PairsSettled)):
                found.update((one.settled.wager, one.settled.row) for one in event.payments)
    variation = open_book(book).variations[0].id
    exact = odds_of(book, variation, options=dict(options))
    assert sum(found.values()) == coups * len(wagers)
    for wager in wagers:
        for row in exact[wager].rows:
            chance = float(exact[wager].probability(row))
            spread = sqrt(coups * chance * (1 - chance)) + 1
            count = found[wager, row_id(row.event)]
            assert abs(count - coups * chance) < SIGMAS * spread, (wager, row.event, count, coups * chance)
