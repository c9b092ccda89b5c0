"""What is so in one tournament: the fold of its events, and nothing else.

Small frozen records. It never holds a table's state: how many chips someone has comes as a fact in a command, when a
session was counted. Start at `Tournament`; what is known of one person is their `Entrant`.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Literal

import msgspec

from croupier.ledger import Account, Ledger
from croupier.money import Cents
from croupier.table import NOBODY, Instant
from croupier.table.state import Ratio
from croupier.tournament.terms.schema import TournamentTerms

DIRECTOR = "tournament-director"  # the rank of whoever was appointed to conduct it, deputies included

# --- before play ---------------------------------------------------------------------------------


class WrittenTerms(msgspec.Struct, frozen=True):
    """The terms as they were written once; none is ever forgotten."""

    number: int
    digest: str
    terms: TournamentTerms
    written: Instant
    published: Instant | None = None
    where: str = ""  # they are to be had
    notified: Instant | None = None  # to the regulator, with a copy where the book wants one


class RegulatorAdvice(msgspec.Struct, frozen=True):
    """What the regulator was told, when, how, and the reference under which that can be found."""

    to: str
    reference: str
    channel: str
    copy: bool
    about: Literal["terms", "change"]
    edition: int
    at: Instant


# --- the people who play -------------------------------------------------------------------------


class EntrantStatus(StrEnum):
    """Everyone is exactly one of these."""

    REFUSED = "refused"
    WAITING = "waiting"  # accepted and paid, no seat now
    RESERVE = "reserve"  # for a seat that nobody takes
    WITHDRAWN = "withdrawn"
    SUBSTITUTED = "substituted"  # someone else plays in their stead
    SEATED = "seated"  # a seat of a session that is not over was drawn for them
    QUALIFIED = "qualified"  # for the next round
    ELIMINATED = "eliminated"
    FORFEITED = "forfeited"
    RETIRED = "retired"
    DISQUALIFIED = "disqualified"
    PLACED = "placed"


class HeldSeat(msgspec.Struct, frozen=True):
    """The table and seat that were drawn for someone, for the length of one session."""

    session: int
    table: str
    seat: int
    bank: Cents  # the chips to begin with
    taken: bool = False  # they sat down before the start
    coup: int = 0  # after which they had to give it up
    late: str = ""  # what followed where they came late and kept it


class Scored(msgspec.Struct, frozen=True):
    """What someone had at the end of a session: chips, the place among those they played against, points for it."""

    session: int
    round: int
    chips: Cents
    place: int
    points: Ratio = (0, 1)
    coup: int = 0  # the coup after which they were out, where they did not last
    extra: tuple[Cents, ...] = ()  # chips of the further coups that parted equals


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    number: int  # in the order of entering
    status: EntrantStatus
    why: str = ""  # refused, disqualified, forfeited: the reason that was given
    signed: bool = False
    likeness: bool = False  # permits the use of name and picture
    staff: bool = False  # of the casino: plays for no prize
    paid: Cents = 0  # altogether
    into_pool: Cents = 0  # of it
    commission: Cents = 0
    for_chips: Cents = 0  # held against chips that become cash again
    round: int = 1  # the one they are in, or go to
    seat: HeldSeat | None = None
    chips: Cents = 0  # when last counted
    scores: tuple[Scored, ...] = ()
    re_buys: int = 0
    add_ons: int = 0
    buy_backs: int = 0
    advised: bool = False  # that a further wager out of turn may be declared void, in whatever session
    penalties: tuple[str, ...] = ()
    chips_taken: Cents = 0  # by penalties of the session that is on
    chips_added: Cents = 0  # by re-buys and add-ons of the session that is on
    instead_of: str = NOBODY
    place: int = 0  # in the end
    prize: Cents = 0
    thing: str = ""  # a prize that is no money
    prize_paid: Cents = 0
    refund_due: Cents = 0
    refunded: Cents = 0
    cashed: Cents = 0

    @property
    def points(self) -> Fraction:
        """Over all sessions."""
        return sum((Fraction(*score.points) for score in self.scores), Fraction())

    @property
    def is_in(self) -> bool:
        """Still plays, or waits to."""
        return self.status in (EntrantStatus.WAITING, EntrantStatus.SEATED, EntrantStatus.QUALIFIED)


# --- sessions ------------------------------------------------------------------------------------


class SessionStage(StrEnum):
    SCHEDULED = "scheduled"
    DRAWN = "drawn"  # tables and seats are known
    RUNNING = "running"
    PAUSED = "paused"
    ENDED = "ended"


class DrawnSeat(msgspec.Struct, frozen=True):
    """What the ballot gave one entrant."""

    table: str
    seat: int
    entrant: str


class CountedTable(msgspec.Struct, frozen=True):
    """The chips of everyone at one table when its play was over; `entry` is the table's own record of it."""

    counts: tuple[tuple[str, Cents], ...]
    coups: int
    entry: int
    by: str  # who keyed it


class OrderedPlayOff(msgspec.Struct, frozen=True):
    """A turn of further coups that the director ordered among equals: who sits where, and what came of it so far."""

    session: int  # whose equals they part; nothing for places at the very end
    turn: int
    seats: tuple[DrawnSeat, ...]
    counted: dict[str, CountedTable] = {}  # by table
    over: bool = False

    def tables(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.table for one in self.seats))


class SecondChance(msgspec.Struct, frozen=True):
    """Who plays in a repechage, and how many of them go on."""

    players: tuple[str, ...]
    number: int


class TournamentSession(msgspec.Struct, frozen=True):
    number: int
    round: int
    starts: Instant
    stage: SessionStage = SessionStage.SCHEDULED
    seats: tuple[DrawnSeat, ...] = ()
    counted: dict[str, CountedTable] = {}  # by table
    ended_early: dict[str, str] = {}  # by table: the grounds
    points: tuple[tuple[str, Ratio], ...] = ()  # of another game, entered by hand
    play_offs: tuple[tuple[tuple[str, Cents], ...], ...] = ()  # one turn of further coups after the other
    repechage: SecondChance | None = None
    paused_for: str = ""  # why it stands still

    def tables(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.table for one in self.seats))

    def at(self, table: str) -> tuple[str, ...]:
        """Whose seats were drawn at a table."""
        return tuple(one.entrant for one in self.seats if one.table == table)


# --- standings and prizes ------------------------------------------------------------------------


class Placing(msgspec.Struct, frozen=True):
    """A place and why it is that one: chips or points, and what parted it from those with as much.

    `ahead` says by what it stands before the next: `chips`, `points`, `extra-coups`, `lasted` (out at a later coup),
    `round` (came further), or `equal` where the two share what they contest.
    """

    entrant: str
    place: int
    chips: Cents
    points: Ratio = (0, 1)
    table: str = ""
    coup: int = 0
    extra: tuple[Cents, ...] = ()
    round: int = 0
    ahead: str = ""
    of: str = NOBODY  # whoever is next


class AwardedPrize(msgspec.Struct, frozen=True):
    """What a place-getter is given; `places` are those whose shares were put together for it."""

    entrant: str
    place: int
    amount: Cents
    places: tuple[int, ...]
    among: int = 1  # equals who divide them
    thing: str = ""
    odd: Cents = 0  # cents of it that division left over


class Complaint(msgspec.Struct, frozen=True):
    number: int
    entrant: str
    about: str
    decision: str = ""
    by: str = NOBODY
    accepted: bool = False
    advised: tuple[str, ...] = ()  # of whom the complainant was told


class Reversible(msgspec.Struct, frozen=True):
    """An act that whoever did it may take back while nothing rests on it: what it changed of one entrant."""

    command: str
    act: str
    by: str
    entrant: str
    before: Entrant | None
    after: Entrant
    moved: tuple[tuple[Account, Cents], ...]


# --- the tournament ------------------------------------------------------------------------------


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    version: int = 0  # how many events it is the fold of
    clock: Instant = 0
    recent: tuple[str, ...] = ()  # ids of the latest commands
    name: str = ""  # nothing until it is begun
    edition: str = ""  # of the book
    editions: tuple[WrittenTerms, ...] = ()  # of the terms
    advices: tuple[RegulatorAdvice, ...] = ()
    moved_untold: bool = False  # a start was moved before play, and no advice of a change came after it
    director: str = NOBODY
    deputies: tuple[str, ...] = ()
    present: tuple[str, ...] = ()  # of them
    tables: dict[str, int] = {}  # designated, with their seats
    staff: dict[str, str] = {}  # approved to play, with the reference
    entrants: dict[str, Entrant] = {}
    commitment: str = ""  # what the next ballot's tape must seal to
    draws: int = 0
    entries_closed: bool = False
    briefed: tuple[str, ...] = ()  # of the entrants
    practice: tuple[str, ...] = ()  # tables where coups count for nothing now
    sessions: dict[int, TournamentSession] = {}
    decided: tuple[int, ...] = ()  # rounds of which it is known who goes on
    break_until: Instant = 0
    complaints: dict[int, Complaint] = {}
    play_offs: tuple[tuple[tuple[str, Cents], ...], ...] = ()  # that parted equals at the end
    play_off: OrderedPlayOff | None = None  # the last that was ordered
    ranking: tuple[Placing, ...] = ()
    prizes: tuple[AwardedPrize, ...] = ()
    prizes_awarded: bool = False
    unawarded: Cents = 0  # prizes that nobody may have, which stay in the pool
    reversible: tuple[Reversible, ...] = ()
    ledger: Ledger = Ledger()
    cancelled: str = ""  # why
    closed: bool = False

    @property
    def published(self) -> WrittenTerms | None:
        """The terms that hold: the latest edition that was published."""
        return next((one for one in reversed(self.editions) if one.published is not None), None)

    @property
    def unbriefed(self) -> tuple[str, ...]:
        """Who plays, or waits to, and was not told of the terms."""
        return tuple(one.id for one in self.entrants.values() if one.is_in and one.id not in self.briefed)

    @property
    def notified(self) -> WrittenTerms | None:
        """The latest edition that the regulator knows."""
        return next((one for one in reversed(self.editions) if one.notified is not None), None)

    @property
    def terms(self) -> TournamentTerms | None:
        edition = self.published
        return edition.terms if edition else None

    @property
    def has_started(self) -> bool:
        """A session was begun."""
        return any(one.stage not in (SessionStage.SCHEDULED, SessionStage.DRAWN) for one in self.sessions.values())

    @property
    def accepted(self) -> tuple[Entrant, ...]:
        """Everyone who has or had a place in it."""
        outside = (EntrantStatus.REFUSED, EntrantStatus.RESERVE, EntrantStatus.WITHDRAWN, EntrantStatus.SUBSTITUTED)
        return tuple(one for one in self.entrants.values() if one.status not in outside)
