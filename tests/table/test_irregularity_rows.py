"""Every row of every book's irregularities is reached by some scenario, and every remedy ordered there at least once.

A row that nothing ever reaches, or a remedy that nobody ever orders, is a rule that was never seen to work.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from croupier import open_book
from croupier.table.records import IrregularityReported, RemedyOrdered
from played import played

FOLDER = Path(__file__).parents[1] / "scenarios"
BOOKS = ("crown-sydney", "crown-melbourne", "canberra", "star-sydney", "crown-brochure")


@cache
def ordered() -> dict[str, set[tuple[int, str]]]:
    """By book, the rows that were reached in the scenarios, each with `""` and with every remedy ordered for it."""
    found: dict[str, set[tuple[int, str]]] = {book: set() for book in BOOKS}
    for file in sorted(FOLDER.glob("*.scenario")):
        for table in played(file).tables:
            rows: dict[int, int] = {}  # of the matters by their number
            for event in (event for done in table.done for given in done.given for event in given.events):
                if isinstance(event, IrregularityReported):
                    rows[event.matter.number] = event.matter.row
                    found[table.book].add((event.matter.row, ""))
                elif isinstance(event, RemedyOrdered):
                    found[table.book].add((rows[event.matter], event.remedy))
    return found


def rows(book: str) -> list[tuple[int, str, list[str]]]:
    """Place, slip with its circumstances, and remedies."""
    return [
        (place, " ".join((row.slip, *row.when, row.where_option)).strip(), [remedy.id for remedy in row.remedy])
        for place, row in enumerate(open_book(book).irregularities.irregularity)
    ]


@pytest.mark.parametrize("book", BOOKS)
def test_every_row_is_reached_by_a_scenario(book: str) -> None:
    reached = {place for place, remedy in ordered()[book] if remedy == ""}
    assert [slip for place, slip, _ in rows(book) if place not in reached] == []
    assert len(reached) > 20


@pytest.mark.parametrize("book", BOOKS)
def test_every_remedy_of_every_row_is_ordered_in_a_scenario(book: str) -> None:
    missing = [
        f"{slip}: {remedy}"
        for place, slip, remedies in rows(book)
        for remedy in remedies
        if (place, remedy) not in ordered()[book]
    ]
    assert missing == []
    assert len(ordered()[book]) > len(rows(book))
