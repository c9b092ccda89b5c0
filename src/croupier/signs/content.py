"""The signs of a table as a small typed structure. It knows neither rules nor looks. Start at `SignSheet`."""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses


class SignTold(msgspec.Struct, frozen=True):
    """One sign: what it is about, its figure in large letters, its rows, and the clauses that ask for it."""

    id: str
    about: str
    clauses: Clauses
    large: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    stands: bool = True  # at the table now; false where it must stand before wagers are taken


class SignSheet(msgspec.Struct, frozen=True):
    """All the signs of a table as it is now: first those that the book asks for, then restrictions and notices."""

    book: str
    casino: str
    table: str
    language: str
    variation: str
    signs: tuple[SignTold, ...]
    edition: str
