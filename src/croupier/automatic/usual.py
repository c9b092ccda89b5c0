"""The usual table of a book: whatever nobody chooses, as a casino would begin with it.

It decides nothing: the table judges what is chosen here like any other set-up. Start at `usual_setup`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from croupier.clauses import Silent
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.rulebooks.provisions import Layout
from croupier.table import Instant, Limit, Setup

_PLACES: Final = 7


class NoSuchLayout(ValueError):
    """No one layout of the book has areas for all that is to be offered, though each may have one for some."""

    def __init__(self, book: str, wagers: Sequence[str]) -> None:
        self.book, self.wagers = book, tuple(wagers)
        super().__init__(f"no layout of {book} has areas for all of {', '.join(wagers)}: offer fewer")


def usual_setup(
    book: Rulebook,
    variation: str | None = None,
    *,
    gaming_ends: Instant,
    limits: Limit,
    chips: Sequence[Cents],
    decks: int | None = None,
    options: Mapping[str, str] | None = None,
    layout: str | None = None,
    side_wagers: Sequence[str] = (),
    places: int | None = None,
    patrons: int = 1,
    method: str | None = None,
) -> Setup:
    """What is not said is the book's first or usual one, and the layout the first that has what is offered."""
    felt = usual_layout(book, side_wagers) if layout is None else layout
    return Setup(
        variation=book.variations[0].id if variation is None else variation,
        decks=book.cards.decks.default if decks is None else decks,
        options=tuple((options or {}).items()),
        chips=tuple(chips),
        layout=felt,
        further_areas=book.laid_beside(felt, tuple(side_wagers)),
        side_wagers=tuple(side_wagers),
        places=usual_places(book, felt, patrons) if places is None else places,
        venue=usual_venue(book),
        limits=limits,
        gaming_ends=gaming_ends,
        method=dealer_opens(book) if method is None else method,
    )


def usual_layout(book: Rulebook, offers: Sequence[str] = ()) -> str:
    """The first layout with areas for everything offered; one whose side wagers the document does not tell has any."""
    for one in book.layouts:
        if set(offers) <= _areas(one) or (offers and not one.side_wagers_stated):
            return one.id
    singly = {id for one in book.layouts for id in _areas(one)}
    if offers and set(offers) <= singly and all(one.side_wagers_stated for one in book.layouts):
        raise NoSuchLayout(book.id, offers)
    return book.layouts[0].id if book.layouts else ""


def _areas(layout: Layout) -> set[str]:
    return {*layout.wagers, *(id for choice in layout.choices for id in choice)}


def usual_places(book: Rulebook, layout: str, patrons: int = 1) -> int:
    """As many as the layout has; else seven, or as many as the book allows that is nearest to it."""
    found = next((one for one in book.layouts if one.id == layout), None)
    if found is not None and found.places is not None:
        return found.places
    seats = book.table.seats
    wanted = max(patrons, _PLACES)
    return wanted if isinstance(seats, Silent) else min(max(wanted, seats.least), seats.most)


def usual_venue(book: Rulebook) -> str:
    return "" if isinstance(book.table.venue, Silent) else book.table.venue[0].id


def dealer_opens(book: Rulebook) -> str:
    """The method by which the dealer opens the hands, so that nobody is asked to."""
    return next((one.id for one in book.dealing.method if one.kind == "dealer-opens"), "")
