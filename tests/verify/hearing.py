"""Logs heard by the second path: books by their editions, a whole log at once, and what a scenario's table wrote.

Start at `hear`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from books import HARBOUR_PALACE
from croupier import BOOKS, Rulebook, open_book
from croupier.scenario.report import TableReport
from croupier.table import Event, Table, replay
from croupier.verify.recompute import Difference, Recomputer

__all__ = ["book_of", "events_of", "every_book", "hear", "heard_alike", "told"]


@cache
def every_book() -> dict[str, Rulebook]:
    """The five books and the invented sixth, by edition."""
    books = [open_book(name) for name in (*BOOKS, HARBOUR_PALACE)]
    return {book.edition: book for book in books}


def book_of(edition: str) -> Rulebook | None:
    return every_book().get(edition)


def hear(events: Iterable[Event], *, partial: bool = False) -> list[Difference]:
    """Every difference of a log, in its order."""
    recomputer = Recomputer("heard", book_of, partial=partial)
    return [difference for event in events for difference in recomputer.hear(event)]


def heard_alike(events: list[Event]) -> list[Difference]:
    """The differences of a log, and of its sums with the table that the same events make."""
    recomputer = Recomputer("heard", book_of)
    found = [difference for event in events for difference in recomputer.hear(event)]
    return [*found, *recomputer.differences_with(replay("heard", events) if events else Table(id="heard"))]


def told(differences: Iterable[Difference]) -> list[str]:
    return [one.sentence() for one in differences]


def events_of(table: TableReport) -> list[Event]:
    return [event for done in table.done for given in done.given for event in given.events]
