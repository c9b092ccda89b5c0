"""What each may see of a tournament: whoever conducts it, an entrant, everyone.

A view holds nothing that its reader may not know: the public sees no money of a person but prizes, no reason why
somebody is out, and the number of whoever does not permit their name. It shows and decides nothing. Start at
`tournament_view`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec
from msgspec import UnsetType
from msgspec.structs import replace

from croupier.clauses import Clauses, Silent
from croupier.languages.callings import ALIAS
from croupier.languages.money import HOME, symbol
from croupier.ledger import Place
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.table import NOBODY, Instant
from croupier.tournament.audit import MoneySums, money_sums
from croupier.tournament.demands import Demand, checklist
from croupier.tournament.own_acts import DeskAct, OwnAct, desk_acts, own_acts
from croupier.tournament.sessions.rounds import play_off_now
from croupier.tournament.state import (
    AwardedPrize,
    Complaint,
    DrawnSeat,
    Entrant,
    EntrantStatus,
    Placing,
    RegulatorAdvice,
    Tournament,
    TournamentSession,
)
from croupier.tournament.steps import TournamentStep, next_tournament_step
from croupier.tournament.terms.schema import Round, TournamentTerms

PRIVATE = (EntrantStatus.REFUSED, EntrantStatus.WITHDRAWN)  # nobody else's business


class SeenEntrant(msgspec.Struct, frozen=True):
    """Somebody as everyone may see them."""

    id: str  # their name, or `#7` for the number of their entry
    number: int
    status: str
    table: str
    seat: int
    taken: bool
    chips: Cents  # when last counted
    place: int


class SeenSession(msgspec.Struct, frozen=True):
    number: int
    round: int
    name: str
    starts: Instant
    stage: str
    paused_for: str
    tables: dict[str, tuple[str, ...]]  # who sits there
    counted: tuple[str, ...]


class SeenPlayOff(msgspec.Struct, frozen=True):
    """Further coups among equals that are played now."""

    session: int  # whose equals they part; nothing for places at the very end
    coups: int
    seats: tuple[DrawnSeat, ...]
    counted: tuple[str, ...]  # tables


class OwnEntry(msgspec.Struct, frozen=True):
    """What an entrant sees of their own entry."""

    entrant: Entrant
    rank: int  # by chips, among those who are in
    prize_due: Cents
    complaints: tuple[Complaint, ...]
    acts: tuple[OwnAct, ...]  # that they may do now by themselves
    at_desk: tuple[DeskAct, ...]


class SeenTerms(msgspec.Struct, frozen=True):
    """The terms that hold, in a few figures; the whole of them is a document of its own."""

    starts: Instant
    place: str
    fee: Cents
    bank: Cents
    least: int
    most: int
    rounds: tuple[tuple[str, int], ...]  # their names, and how many coups where it is so many
    shares: tuple[tuple[int, int, Cents, str], ...]  # place, ten-thousandths of the pool, an amount, a thing
    secret: int  # wagers that a player may make in secret
    pass_cards: int
    own_devices: bool  # players may use their own
    devices_by: Clauses
    signature: bool


class Undoable(msgspec.Struct, frozen=True):
    """An act that whoever did it may still take back."""

    command: str
    act: str
    by: str
    entrant: str


class DirectorsBoard(msgspec.Struct, frozen=True):
    """What whoever conducts the tournament sees besides."""

    step: TournamentStep | None
    demands: tuple[Demand, ...]
    entrants: tuple[Entrant, ...]
    present: tuple[str, ...]
    deputies: tuple[str, ...]
    advices: tuple[RegulatorAdvice, ...]
    complaints: tuple[Complaint, ...]
    may_undo: tuple[Undoable, ...]
    money: MoneySums
    sessions: tuple[TournamentSession, ...]
    tables: dict[str, int]  # designated, with their seats
    entries_closed: bool
    rounds: tuple[str, ...]  # by name
    penalties: tuple[tuple[str, str], ...]  # of the terms, and in which circumstance


TournamentStage: TypeAlias = Literal["preparing", "entries", "before-play", "playing", "ended", "cancelled", "closed"]


class TournamentView(msgspec.Struct, frozen=True):
    id: str
    name: str
    stage: TournamentStage
    director: str
    book: str
    casino: str
    symbol: str  # of the money
    zone: str  # by whose clocks its times are said
    terms: int  # the edition that holds
    told: SeenTerms | None
    where: str  # the terms are to be had
    pool: Cents
    entrants: tuple[SeenEntrant, ...]
    sessions: tuple[SeenSession, ...]
    break_until: Instant
    further: SeenPlayOff | None
    ranking: tuple[Placing, ...]
    prizes: tuple[AwardedPrize, ...]
    cancelled: bool
    closed: bool
    own: OwnEntry | None = None
    board: DirectorsBoard | None = None


def tournament_view(
    tournament: Tournament,
    book: Rulebook,
    *,
    person: str = NOBODY,
    conducts: bool = False,
    named: bool = False,
    now: Instant = 0,
    aliases: Mapping[str, str] | None = None,
    names: Mapping[str, str] | None = None,
) -> TournamentView:
    """As everyone sees it; with their own entry for an entrant, and with the board for whoever conducts it.

    `named`: with everybody's id, also for those who work there and do not conduct it. `aliases` and `names` are how
    people are called; a name is shown to others only with permission.
    """
    edition = tournament.published
    own = tournament.entrants.get(person)
    who = Names(tournament, person, named=named or conducts, aliases=aliases, names=names)
    return TournamentView(
        id=tournament.id,
        name=tournament.name,
        stage=stage_of(tournament),
        director=tournament.director,
        book=book.id,
        casino=book.source.casino,
        symbol=symbol(book.source.currency, HOME),
        zone=book.source.zone,
        terms=edition.number if edition else 0,
        told=_told(edition.terms, book) if edition else None,
        where=edition.where if edition else "",
        pool=tournament.ledger.balance(Place.POOL),
        entrants=tuple(_seen(one, who) for one in tournament.entrants.values() if one.status not in PRIVATE),
        sessions=tuple(_session(tournament, one, who) for one in tournament.sessions.values()),
        break_until=tournament.break_until,
        further=_further(tournament, who),
        ranking=tuple(replace(one, entrant=who.of(one.entrant), of=who.of(one.of)) for one in tournament.ranking),
        prizes=tuple(replace(one, entrant=who.of(one.entrant)) for one in tournament.prizes),
        cancelled=bool(tournament.cancelled),
        closed=tournament.closed,
        own=_own(tournament, book, own, who) if own else None,
        board=_board(tournament, book, now) if conducts else None,
    )


def stage_of(tournament: Tournament) -> TournamentStage:
    """How far it is, in one word."""
    if tournament.cancelled or tournament.closed:
        return "cancelled" if tournament.cancelled else "closed"
    if tournament.ranking:
        return "ended"
    if tournament.has_started:
        return "playing"
    if tournament.entries_closed:
        return "before-play"
    return "entries" if tournament.published else "preparing"


class Names:
    """Who is who for a reader: by the alias they chose, by name with their permission, else by the entry's number."""

    def __init__(
        self,
        tournament: Tournament,
        person: str,
        *,
        named: bool = False,
        aliases: Mapping[str, str] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        self._entrants, self._person, self._named = tournament.entrants, person, named
        self._aliases, self._names = aliases or {}, names

    def of(self, entrant: str) -> str:
        one = self._entrants.get(entrant)
        if one is None or self._named or one.id == self._person:
            return entrant
        if one.id in self._aliases:
            return ALIAS + self._aliases[one.id]
        if one.likeness and self._names is None:  # nobody here is known but by an id
            return entrant
        name = (self._names or {}).get(one.id) if one.likeness else None
        return f"#{one.number}" if name is None else ALIAS + name


def _seen(one: Entrant, names: Names) -> SeenEntrant:
    seat = one.seat
    return SeenEntrant(
        id=names.of(one.id),
        number=one.number,
        status=one.status.value,
        table=seat.table if seat else "",
        seat=seat.seat if seat else 0,
        taken=seat.taken if seat else False,
        chips=one.chips,
        place=one.place,
    )


def _session(tournament: Tournament, one: TournamentSession, names: Names) -> SeenSession:
    terms = tournament.terms
    return SeenSession(
        number=one.number,
        round=one.round,
        name=terms.format.round[one.round - 1].name if terms else "",
        starts=one.starts,
        stage=one.stage.value,
        paused_for=one.paused_for,
        tables={table: tuple(names.of(who) for who in one.at(table)) for table in one.tables()},
        counted=tuple(one.counted),
    )


def _further(tournament: Tournament, names: Names) -> SeenPlayOff | None:
    one, terms = play_off_now(tournament), tournament.terms
    if one is None or terms is None:
        return None
    seats = tuple(replace(seat, entrant=names.of(seat.entrant)) for seat in one.seats)
    return SeenPlayOff(one.session, max(terms.winners.extra_coups, 1), seats, tuple(one.counted))


def _told(terms: TournamentTerms, book: Rulebook) -> SeenTerms:
    chapter = book.tournament
    secret, passes = terms.wagers.secret, terms.wagers.pass_card
    return SeenTerms(
        starts=terms.details.starts,
        place=terms.details.place,
        fee=terms.details.fee + terms.details.buy_in,
        bank=terms.format.bank,
        least=terms.details.least,
        most=terms.details.most,
        rounds=tuple((one.name, _coups(one)) for one in terms.format.round),
        shares=tuple((one.place, one.parts, one.amount, one.thing) for one in terms.prizes.share),
        secret=0 if isinstance(secret, UnsetType) else secret.number,
        pass_cards=0 if isinstance(passes, UnsetType) else passes.number,
        own_devices=terms.conduct.own_devices,
        devices_by=() if isinstance(chapter, Silent) else chapter.conduct.phone.clauses,
        signature=terms.entry.signature,
    )


def _coups(one: Round) -> int:
    return one.length.coups if isinstance(one.length.coups, int) else 0


def _own(tournament: Tournament, book: Rulebook, one: Entrant, names: Names) -> OwnEntry:
    ahead = sum(other.is_in and other.chips > one.chips for other in tournament.entrants.values())
    return OwnEntry(
        entrant=replace(one, instead_of=names.of(one.instead_of)),
        rank=ahead + 1,
        prize_due=tournament.ledger.balance(Place.PRIZE_DUE, one.id),
        complaints=tuple(case for case in tournament.complaints.values() if case.entrant == one.id),
        acts=own_acts(tournament, book, one),
        at_desk=desk_acts(tournament, book, one),
    )


def _board(tournament: Tournament, book: Rulebook, now: Instant) -> DirectorsBoard:
    terms = tournament.terms
    return DirectorsBoard(
        step=next_tournament_step(tournament, book, now),
        demands=checklist(tournament, book),
        entrants=tuple(tournament.entrants.values()),
        present=tournament.present,
        deputies=tournament.deputies,
        advices=tournament.advices,
        complaints=tuple(tournament.complaints.values()),
        may_undo=tuple(Undoable(one.command, one.act, one.by, one.entrant) for one in tournament.reversible),
        money=money_sums(tournament),
        sessions=tuple(tournament.sessions.values()),
        tables=tournament.tables,
        entries_closed=tournament.entries_closed,
        rounds=tuple(one.name for one in terms.format.round) if terms else (),
        penalties=tuple((one.id, one.circumstance) for one in terms.conduct.penalty) if terms else (),
    )
