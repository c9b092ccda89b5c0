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
from transcripts.test_scenario_files import differing

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
    """Place, slip with its circumstances, and remedies; not where a book's tables burn no card before a coup.

    The leaflet has Crown Melbourne's rows and none of its options: a report of such a card is refused there.
    """
    return [
        (place, " ".join((row.slip, *row.when, row.where_option)).strip(), [remedy.id for remedy in row.remedy])
        for place, row in enumerate(open_book(book).irregularities.irregularity)
        if "card-burned" not in row.when or "burn-per-coup" in open_book(book).options
    ]


NOTHING_BURNED_BEFORE = """
table nobody wagered
book crown-brochure
patrons A with 1000
prepare
step call-for-bets
step call-no-more-bets
step report-irregularity slip=no-wagers cards=5H burned=yes
  refused slip-does-not-fit
step report-irregularity slip=no-wagers cards=5H
step order-remedy remedy=dummy-coup
  cites crown-melbourne:11.4.2, crown-melbourne:11.4.4
  does not cite crown-melbourne:11.4.1, crown-melbourne:11.4.3
shoe 2D 3C 4S
deal
expect player 5H 3C = 8
"""


def test_what_is_left_out_could_not_be_reported(tmp_path: Path) -> None:
    file = tmp_path / "nothing-burned-before.scenario"
    file.write_text(NOTHING_BURNED_BEFORE, encoding="utf-8")
    report = played(file)
    assert differing(report) == []
    assert report.checks > 0


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
