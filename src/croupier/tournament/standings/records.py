"""Standings: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.table import Command, Event, Instant
from croupier.table.events import Hears
from croupier.tournament.state import DrawnSeat, Placing

# --- commands ------------------------------------------------------------------------------------


class EndSession(Command, frozen=True, tag="end-session"):
    """Every table is counted: the places of the session are worked out."""

    session: int


class RecordPlayOff(Command, frozen=True, tag="record-play-off"):
    """Chips of further coups among those who were equal; session 0 is for places at the very end."""

    session: int
    counts: tuple[tuple[str, Cents], ...]


class OrderPlayOff(Command, frozen=True, tag="order-play-off"):
    """Those who are equal play further coups at tables of the tournament; session 0 is for places at the very end."""

    session: int
    tables: tuple[str, ...] = ()  # else those of the session


class CountPlayOff(Command, frozen=True, tag="count-play-off"):
    """The chips of everyone at a table whose further coups are over."""

    session: int
    table: str
    counts: tuple[tuple[str, Cents], ...]
    coups: int
    entry: int = 0  # the table's own record of it; nothing where the count was keyed by hand


class OrderRepechage(Command, frozen=True, tag="order-repechage"):
    """A second chance after a round: for so many of the best who are out, of whom so many go on."""

    round: int
    starts: Instant
    best: int = 0  # where the terms leave it to the director
    number: int = 0


class BuyBackIn(Command, frozen=True, tag="buy-back"):
    """Someone who was eliminated pays to come back."""

    entrant: str
    paid: Cents
    tender: str = "cash"


class BuyAgain(Command, frozen=True, tag="re-buy"):
    """Someone who plays buys further chips."""

    entrant: str
    paid: Cents
    tender: str = "cash"


class AddOn(Command, frozen=True, tag="add-on"):
    """Someone who plays takes the chips that the terms let everyone add."""

    entrant: str
    paid: Cents
    tender: str = "cash"


class RankFinal(Command, frozen=True, tag="rank-final"):
    """The places of the tournament are worked out."""


# --- events --------------------------------------------------------------------------------------


class SessionRanked(Event, frozen=True, tag="session-ranked/1"):
    """The places at each table of a session, or over all of them, and why each is that one."""

    heard = Hears.EVERYONE

    session: int
    round: int
    placings: tuple[Placing, ...]


class RoundDecided(Event, frozen=True, tag="round-decided/1"):
    """Who goes on from a session or a round, and who is out."""

    heard = Hears.EVERYONE

    session: int
    round: int
    to: int  # the round they go on to
    qualified: tuple[str, ...]
    eliminated: tuple[str, ...]
    complete: bool  # the round is over with it


class PlayOffOrdered(Event, frozen=True, tag="play-off-ordered/1"):
    """Who plays further coups where; everyone starts them with as many chips."""

    heard = Hears.EVERYONE

    session: int
    turn: int
    seats: tuple[DrawnSeat, ...]
    coups: int


class PlayOffCounted(Event, frozen=True, tag="play-off-counted/1"):
    heard = Hears.EVERYONE

    session: int
    turn: int
    table: str
    counts: tuple[tuple[str, Cents], ...]
    coups: int
    entry: int


class PlayOffRecorded(Event, frozen=True, tag="play-off-recorded/1"):
    heard = Hears.EVERYONE

    session: int
    counts: tuple[tuple[str, Cents], ...]


class RepechageOrdered(Event, frozen=True, tag="repechage-ordered/1"):
    heard = Hears.EVERYONE

    session: int
    round: int
    starts: Instant
    players: tuple[str, ...]
    number: int


class BoughtBack(Event, frozen=True, tag="bought-back/1"):
    heard = Hears.EVERYONE

    entrant: str
    paid: Cents
    tender: str
    chips: Cents
    round: int
    into_pool: Cents
    commission: Cents
    for_chips: Cents


class BoughtAgain(Event, frozen=True, tag="bought-again/1"):
    heard = Hears.EVERYONE

    entrant: str
    paid: Cents
    tender: str
    chips: Cents
    into_pool: Cents
    commission: Cents
    for_chips: Cents


class AddedOn(Event, frozen=True, tag="added-on/1"):
    heard = Hears.EVERYONE

    entrant: str
    paid: Cents
    tender: str
    chips: Cents
    into_pool: Cents
    commission: Cents
    for_chips: Cents


class FinalRanked(Event, frozen=True, tag="final-ranked/1"):
    """The places of the tournament; `placed` are those who came to the last round, or to a prize."""

    heard = Hears.EVERYONE

    placings: tuple[Placing, ...]
    placed: tuple[str, ...]
