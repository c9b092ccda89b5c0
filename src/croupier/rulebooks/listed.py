"""What a list of books shows of each: little, so that a list opens none of the books that it need not.

Start at `ListedBook`; the shelf has one for each of its books (`list_book`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from croupier.rulebooks.rulebook import Rulebook


class ListedBook(msgspec.Struct, frozen=True):
    """A book in a line."""

    id: str
    version: str
    casino: str
    title: str
    variations: tuple[str, ...]
    wagers: int
    clauses: int
    digest: str


def listed(book: Rulebook) -> ListedBook:
    return ListedBook(
        id=book.id,
        version=book.source.version,
        casino=book.source.casino,
        title=book.source.title,
        variations=tuple(one.id for one in book.variations),
        wagers=len(book.wager_ids()),
        clauses=len(book.register),
        digest=book.digest,
    )
