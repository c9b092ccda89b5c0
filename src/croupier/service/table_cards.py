"""What the floor knows of a table beyond its log: its name, its book, how it is set up, and which acts are automatic.

Start at `TableCard`. The card is kept beside the log; nothing on it decides a coup.
"""

from __future__ import annotations

from enum import StrEnum
from hashlib import sha256
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from croupier.rulebooks import Rulebook, open_book
from croupier.store import schema as s
from croupier.store.house import HouseNote
from croupier.store.sql import SqlLog
from croupier.table import Setup


class Automatic(StrEnum):
    """Acts that a table can do by itself; each can be automatic or left to people."""

    OPEN = "open"  # opens, with its signs, when the floor starts
    SHUFFLE = "shuffle"  # prepares shoes: cards, shuffle, commitment, cut, burn
    CALL = "call"  # calls for bets, and no more bets when the time is up
    DEAL = "deal"  # draws and exposes cards
    SETTLE = "settle"  # announces, takes and pays, collects commission, clears the cards


EVERYTHING: Final = tuple(Automatic)


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    book: str
    setup: Setup
    automatic: tuple[Automatic, ...] = ()
    betting_seconds: float = 20
    cut_seconds: float = 12  # in which patrons may cut a virtual shoe, or add to its order
    pause_seconds: float = 5  # between a coup's settlement and the next call
    step_milliseconds: int = 900  # between cards
    patrons: int = 0  # automatic patrons
    entrants: bool = False  # automatic entrants of the demonstration's tournament wager here, and guests who are late
    float_chips: int = 0  # what the float is filled with at opening, in cents
    welcome_chips: int = 0  # what a player of the demonstration arrives with, in cents
    closed: bool = False  # off the floor

    def rulebook(self) -> Rulebook:
        return open_book(self.book)

    def does(self, act: Automatic) -> bool:
        return act in self.automatic


def no_source_of_cards(setup: Setup, automatic: tuple[Automatic, ...]) -> tuple[str, ...]:
    """What a table set up so would have to do by itself to have cards to deal, and does not.

    The order of a virtual shoe is sealed, and only the table itself opens the seal: nobody could deal it by hand, or
    commit to an order that the table then knows.
    """
    if setup.shoe != "virtual-shoe":
        return ()
    return tuple(act.value for act in (Automatic.SHUFFLE, Automatic.DEAL) if act not in automatic)


def needs_acts(acts: tuple[str, ...]) -> str:
    return f"a virtual shoe is the table's own to shuffle and deal: make {' and '.join(acts)} automatic, or take a shoe"


class TableCards:
    """The cards of all tables."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log

    def all(self) -> tuple[TableCard, ...]:
        rows = self._log.reads(lambda one: one.execute(select(s.floor_tables.c.card)).scalars().all())
        return tuple(sorted((msgspec.json.decode(row, type=TableCard) for row in rows), key=lambda card: card.id))

    def keep(self, card: TableCard, *, by: str = "", at: int = 0) -> None:
        """Write a card, or another in its place; the house log has its digest, and who wrote it."""
        text = msgspec.json.encode(card).decode()
        digest = sha256(text.encode()).hexdigest()
        note = HouseNote(at=at, kind="table-card", by=by, facts={"table": card.id, "book": card.book, "digest": digest})

        def write(connection: Connection) -> None:
            self._log.alone(connection)
            self._log.put(connection, s.floor_tables, {"table_id": card.id, "card": text})
            self._log.note_with(connection, note)

        self._log.writes(write)
