"""A table as the lobby lists it: what it is, how it stands, its small road, who plays and what is special there.

It is asked for by everyone who stands in the lobby, every few seconds: what is costly is made once by the room, and
all of it is bounded. Nobody is in it by an id. Start at `listed`.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from croupier.floor import BookTrouble
from croupier.languages.money import HOME, symbol
from croupier.rulebooks import Rulebook
from croupier.service.room import Room
from croupier.service.table_cards import Automatic
from croupier.service.troubles import Trouble, trouble_of
from croupier.table import Stage
from croupier.table.views.records import Phase


class NoticeListed(BaseModel):
    """A notice that runs: what is to come, and after how many milliseconds or coups it may be done at the earliest."""

    about: str
    minimum: int | None = None
    milliseconds: int | None = None
    coups: int | None = None


class WagerListed(BaseModel):
    """A wager that a table offers beside the main ones; a family of them is one, with its kind and its side."""

    wager: str
    name: str  # in English, as the book has it
    side: str = ""  # of a family


class TableListed(BaseModel):
    id: str
    name: str
    book: str
    casino: str
    variation: str
    phase: str
    currency: str
    symbol: str
    minimum: int
    maximum: int
    seats_taken: int
    places: int
    automatic: bool
    shoe: str
    results: str
    trouble: str  # in English
    trouble_says: tuple[str, dict[str, Any]] | None = None  # the same as a message with its facts, for pages
    notices: list[NoticeListed] = Field(default_factory=list)
    seeded: bool = False  # a shoe of it came from a seed: anyone who has the seed knows the cards
    stands_still: bool = False  # a matter waits, or patrons choose
    road: str = ""  # the last columns of the Big Road, four characters a cell: see Room.road
    who: list[str] = Field(default_factory=list)  # who sits there, as everyone may know them
    wagers: list[WagerListed] = Field(default_factory=list)  # what is offered beside Player, Banker and Tie
    by_hand: bool = False  # nothing is dealt unless a dealer does it
    waits_for_dealer: bool = False  # and no shoe is in play: there is nothing to wager on until one comes


def listed(room: Room) -> TableListed:
    """A table that has no book to go by is listed all the same, with what its card says."""
    try:
        return _listed_by(room, room.book)
    except BookTrouble as error:
        return _listed_without(room, trouble_of(error))


def _listed_without(room: Room, why: Trouble) -> TableListed:
    trouble = room.trouble or why
    table, card = room.table, room.card
    setup = table.setup or card.setup
    return TableListed(
        id=room.id,
        name=card.name,
        book=card.book,
        casino="",
        variation=setup.variation,
        phase=Phase.CLOSED,
        currency="",
        symbol="",
        minimum=setup.limits.minimum,
        maximum=setup.limits.maximum,
        seats_taken=len(table.seated()),
        places=setup.places,
        automatic=bool(card.automatic),
        shoe=setup.shoe,
        results=room.results(24),
        by_hand=not card.does(Automatic.DEAL),
        waits_for_dealer=not card.does(Automatic.DEAL),
        trouble=trouble.english,
        trouble_says=trouble.says,
    )


def _listed_by(room: Room, book: Rulebook) -> TableListed:
    table = room.table
    setup = table.setup or room.card.setup
    style = book.variation(setup.variation)
    limits, trouble, called = setup.limits, room.standstill, room.called()
    by_hand = not room.card.does(Automatic.DEAL)
    return TableListed(
        id=room.id,
        name=room.card.name,
        book=book.id,
        casino=book.source.casino,
        variation=style.name if style else setup.variation,
        phase=room.phase,
        currency=book.source.currency,
        symbol=symbol(book.source.currency, HOME),
        minimum=limits.minimum,
        maximum=limits.maximum,
        seats_taken=len(table.seated()),
        places=setup.places,
        automatic=bool(room.card.automatic),
        shoe=setup.shoe,
        results=room.results(24),
        trouble=trouble.english if trouble else "",
        trouble_says=trouble.says if trouble else None,
        notices=_notices(room),
        seeded=table.seeded is True,
        stands_still=table.matter is not None or table.offer is not None,
        road=room.road(),
        who=[called(patron) for _, patron in sorted(table.seated().items())],
        wagers=[WagerListed(wager=one.wager, name=one.name, side=one.side) for one in room.wagers_beside()],
        by_hand=by_hand,
        waits_for_dealer=by_hand and table.shoe.stage is not Stage.IN_PLAY,
    )


def _notices(room: Room) -> list[NoticeListed]:
    now = room.clock()
    return [
        NoticeListed(
            about=one.about,
            minimum=one.minimum,
            milliseconds=None if one.ready is None else max(0, one.ready - now),
            coups=one.coups,
        )
        for one in room.notices
    ]
