"""The ballot and the seats: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.table import Command, Event
from croupier.table.events import Hears
from croupier.tournament.state import DrawnSeat

# --- commands ------------------------------------------------------------------------------------


class CommitBallot(Command, frozen=True, tag="commit-ballot"):
    """The commitment to what the ballots are drawn with, before anyone knows who plays."""

    commitment: str


class DrawBallot(Command, frozen=True, tag="draw-ballot"):
    """Tables and seats of a session are drawn: a tape that was committed to, and a word given now by someone."""

    session: int
    tape: str  # hexadecimal digits
    salt: str
    word: str
    by: str  # who gave the word: an entrant or a scrutineer
    tables: tuple[str, ...] = ()  # the designated ones to be used; all of them where none is named


class TakeSeat(Command, frozen=True, tag="take-seat"):
    """Someone sits where the ballot put them."""

    entrant: str
    session: int


class RecordAbsence(Command, frozen=True, tag="record-absence"):
    """Someone was not in their seat when the session was to start, or is not at the tournament."""

    entrant: str
    session: int


class OfferSeat(Command, frozen=True, tag="offer-seat"):
    """A seat that was not taken goes to a reserve, who pays for it."""

    reserve: str
    entrant: str  # whose seat it was
    paid: Cents
    tender: str = "cash"


# --- events --------------------------------------------------------------------------------------


class BallotCommitted(Event, frozen=True, tag="ballot-committed/1"):
    heard = Hears.EVERYONE

    commitment: str


class BallotDrawn(Event, frozen=True, tag="ballot-drawn/1"):
    """Who sits where, out of these names in this order; anyone can draw it again from what is said here."""

    heard = Hears.EVERYONE

    session: int
    draw: int
    names: tuple[str, ...]
    tape: str
    salt: str
    word: str
    by: str
    seats: tuple[DrawnSeat, ...]
    banks: tuple[Cents, ...]  # the chips of each seat to begin with
    waiting: tuple[str, ...]  # whose session comes later


class SeatTaken(Event, frozen=True, tag="seat-taken/1"):
    heard = Hears.EVERYONE

    entrant: str
    session: int
    table: str
    seat: int


class AbsenceRecorded(Event, frozen=True, tag="absence-recorded/1"):
    """Someone was not there, and what follows; money that was paid stays where it is."""

    heard = Hears.EVERYONE

    entrant: str
    session: int
    consequence: str
    chips: Cents  # taken, where that is what follows
    forfeits: Cents  # of the fee paid, what stays in the pool


class SeatOffered(Event, frozen=True, tag="seat-offered/1"):
    """A reserve has the seat of someone who forfeited it."""

    heard = Hears.EVERYONE

    reserve: str
    entrant: str
    session: int
    table: str
    seat: int
    bank: Cents
    paid: Cents
    tender: str
    into_pool: Cents
    commission: Cents
    for_chips: Cents
