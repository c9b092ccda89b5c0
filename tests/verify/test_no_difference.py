"""The second path agrees: with every scenario file, with days at which everything is wagered, and with random commands.

The seeds are fixed; `CROUPIER_SOAK=1` plays many more days from seeds nobody chose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import SystemRandom

import pytest

from croupier import Refusal, Rulebook
from croupier.table import Table, apply, decide
from croupier.table import records as r
from croupier.verify.recompute import Recomputer
from laws.random_commands import Drawing
from played import played
from soak import SOAK
from verify.full_days import played as played_day
from verify.hearing import book_of, events_of, every_book, heard_alike, told
from verify.recorded import dry_seeds

FIRST = SystemRandom().randrange(10**9) if SOAK else 1
DAYS, COUPS = (200, 40) if SOAK else (4, 20)  # of each variation of each book
MOST = DAYS if SOAK else 12  # where a wager was not settled in so many
TABLES, COMMANDS = (200, 2000) if SOAK else (3, 600)
FILES = sorted((Path(__file__).parents[1] / "scenarios").glob("*.scenario"))
BOOKS = [pytest.param(book, id=book.id) for book in every_book().values()]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_holds_by_the_second_path_too(file: Path) -> None:
    for table in played(file).tables:
        assert told(heard_alike(events_of(table))) == []


@pytest.mark.parametrize("book", BOOKS)
def test_days_of_every_variation_with_everything_wagered(
    book: Rulebook, record_property: Callable[[str, object], None]
) -> None:
    settled: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for number in range(MOST):
        if number >= DAYS and _resolved(settled) >= set(book.wager_ids()):
            break
        for variation in (one for one in book.variations if not one.tournament_only):  # those: laws.test_contests
            day = played_day(book, FIRST + number, COUPS, variation=variation.id)
            assert told(day.differences) == [], f"{book.id} {variation.id}, seed {FIRST + number}"
            assert not any(whose for _, whose in day.recomputer.sums.pockets), "someone who left is remembered"
            settled += day.settled
            happened.update(type(event).__name__ for event in day.events)
    record_property("coups", happened["CoupSettled"])
    record_property("wagers", sum(settled.values()))
    assert set(book.wager_ids()) <= _resolved(settled), "a wager of the book was never settled"
    assert {"CoupSettled", "ShoeEnded", "DummyCoupOrdered", "TableClosed"} <= set(happened)


def _resolved(settled: Counter[str]) -> set[str]:
    return {name.rpartition(" ")[0] for name in settled}


@pytest.mark.parametrize("book", BOOKS)
def test_a_shoe_that_runs_out_within_a_coup(book: Rulebook) -> None:
    voided: list[r.CoupVoided] = []
    early = any(one.settled.value != "end-of-coup" for one in book.wagers)
    for seed in dry_seeds(book) if not SOAK else range(FIRST, FIRST + 40):
        day = played_day(book, seed, 130, dry=True)
        assert told(day.differences) == [], f"{book.id}, seed {seed}"
        voided += [event for event in day.events if isinstance(event, r.CoupVoided)]
        if any(event.payments for event in voided) and (not early or any(event.reversed for event in voided)):
            break
    assert any(event.payments for event in voided), "no coup was void with wagers on it"
    assert not early or any(event.reversed for event in voided), "no payment was undone"


@pytest.mark.parametrize("book", BOOKS)
def test_tables_given_random_commands(book: Rulebook) -> None:
    heard = 0
    for number in range(TABLES):
        table, drawing = Table(id="random"), Drawing(book, FIRST + number)
        recomputer = Recomputer("random", book_of)
        for _ in range(COMMANDS):
            answer = decide(table, drawing.command(table), book)
            if isinstance(answer, Refusal):
                continue
            for event in answer:
                table = apply(table, event)
                assert told(recomputer.hear(event)) == [], f"{book.id}, seed {FIRST + number}"
            assert told(recomputer.differences_with(table)) == [], f"{book.id}, seed {FIRST + number}"
        heard += recomputer.heard
    assert heard > 100 * TABLES
