"""Entries: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.promotions.terms.schema import EntryWay
from croupier.table import Command, Event
from croupier.table.events import Hears

# --- commands ------------------------------------------------------------------------------------


class EnterPromotion(Command, frozen=True, tag="enter-promotion"):
    """An entry was received: for a wager, a visit or a form. `eligible` is what the desk found out."""

    entrant: str
    by: EntryWay
    wager: Cents = 0
    reference: str = ""
    eligible: bool = True
    excluded: bool = False


class ExcludeEntrant(Command, frozen=True, tag="exclude-entrant"):
    """Someone is excluded, or otherwise kept from the casino, and has no part in the promotion."""

    entrant: str
    why: str


class CheckIn(Command, frozen=True, tag="check-in"):
    """An entrant is at the place of the draw."""

    entrant: str


class CheckOut(Command, frozen=True, tag="check-out"):
    """An entrant has left before the draw."""

    entrant: str


# --- events --------------------------------------------------------------------------------------


class EntryReceived(Event, frozen=True, tag="entry-received/1"):
    heard = Hears.STAFF

    entrant: str
    number: int
    by: EntryWay
    wager: Cents
    reference: str


class EntrantExcluded(Event, frozen=True, tag="entrant-excluded/1"):
    heard = Hears.STAFF

    entrant: str
    why: str


class CheckedIn(Event, frozen=True, tag="checked-in/1"):
    heard = Hears.STAFF

    entrant: str


class CheckedOut(Event, frozen=True, tag="checked-out/1"):
    heard = Hears.STAFF

    entrant: str
