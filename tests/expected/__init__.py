"""What the five documents say, typed by hand, and where a book differs from it.

A mistake in the data would be shared by everything that reads the data; nothing in this package reads it. The
expectations were typed from the documents and the worked scenarios. Start at `mismatches`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier import Rulebook
from expected.books import EXPECTED
from expected.compare import differing_coups, differing_lines, differing_offers, differing_provisions
from expected.compare_procedure import differing_procedure
from expected.tables_of_play import differing_cells, differing_deals


def differences(book: Rulebook) -> Iterator[str]:
    """Every place where this book (its id says which) departs from its document, one sentence each."""
    expected = EXPECTED[book.id]
    yield from differing_cells(book.tableau, expected.cells)
    yield from differing_provisions(book, expected)
    yield from differing_offers(book, expected)
    yield from differing_lines(book, expected)
    yield from differing_coups(book, expected)
    yield from differing_deals(book.tableau, expected.cells)
    yield from differing_procedure(book)


def mismatches(book: Rulebook) -> list[str]:
    return list(differences(book))
