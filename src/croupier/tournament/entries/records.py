"""Entries: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.table import Command, Event
from croupier.table.events import Hears

# --- commands ------------------------------------------------------------------------------------


class Enter(Command, frozen=True, tag="enter"):
    """Someone enters and pays; what the desk found out about them comes with it."""

    entrant: str
    paid: Cents
    tender: str = "cash"
    signed: bool = False
    likeness: bool = False
    staff: bool = False  # of the casino
    excluded: bool = False  # not entitled to be in the casino
    meets_criteria: bool = True


class RefuseEntry(Command, frozen=True, tag="refuse-entry"):
    """The operator does not take an application."""

    entrant: str
    reason: str


class SignTerms(Command, frozen=True, tag="sign-terms"):
    """Someone agrees to the terms in writing."""

    entrant: str


class PermitLikeness(Command, frozen=True, tag="permit-likeness"):
    """Someone permits the use of their name and picture, or does not."""

    entrant: str
    permits: bool


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Someone who has not played yet does not want to."""

    entrant: str


class Substitute(Command, frozen=True, tag="substitute"):
    """Someone else plays in an entrant's stead."""

    entrant: str
    substitute: str
    signed: bool = False
    excluded: bool = False
    staff: bool = False
    meets_criteria: bool = True


class AddReserve(Command, frozen=True, tag="add-reserve"):
    """Someone waits for a seat that nobody takes."""

    entrant: str
    signed: bool = False
    excluded: bool = False
    staff: bool = False
    meets_criteria: bool = True


class CloseEntries(Command, frozen=True, tag="close-entries"):
    """Nobody enters any more."""


# --- events --------------------------------------------------------------------------------------


class EntrantEntered(Event, frozen=True, tag="entrant-entered/1"):
    """An entry was accepted, and what became of the money."""

    heard = Hears.PATRON

    entrant: str
    number: int
    paid: Cents
    tender: str
    into_pool: Cents
    commission: Cents
    for_chips: Cents
    signed: bool
    likeness: bool
    staff: bool


class EntryRefused(Event, frozen=True, tag="entry-refused/1"):
    heard = Hears.PATRON

    entrant: str
    number: int
    reason: str


class TermsSigned(Event, frozen=True, tag="terms-signed/1"):
    heard = Hears.PATRON

    entrant: str


class LikenessPermitted(Event, frozen=True, tag="likeness-permitted/1"):
    heard = Hears.PATRON

    entrant: str
    permits: bool


class EntrantWithdrew(Event, frozen=True, tag="entrant-withdrew/1"):
    """Someone left before playing; `refund` of what they paid is theirs again."""

    heard = Hears.PATRON

    entrant: str
    in_time: bool
    refund: Cents
    from_pool: Cents
    from_commission: Cents
    from_chips: Cents


class EntrantSubstituted(Event, frozen=True, tag="entrant-substituted/1"):
    """Someone plays in an entrant's stead: their seat, chips and scores are theirs now."""

    heard = Hears.EVERYONE

    entrant: str
    substitute: str
    number: int
    signed: bool
    staff: bool


class ReserveAdded(Event, frozen=True, tag="reserve-added/1"):
    heard = Hears.PATRON

    entrant: str
    number: int
    signed: bool
    staff: bool


class EntriesClosed(Event, frozen=True, tag="entries-closed/1"):
    heard = Hears.EVERYONE

    players: int
    reserves: int
