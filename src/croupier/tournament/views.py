"""What each may see of a tournament: whoever conducts it, an entrant, everyone.

A view holds nothing that its reader may not know: the public sees no money of a person but prizes, no reason why
somebody is out, and the number of whoever does not permit their name. It shows and decides nothing. Start at
`tournament_view`.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from croupier.ledger import Place
from croupier.money import Cents
from croupier.rulebooks import Rulebook
from croupier.table import NOBODY, Instant
from croupier.tournament.audit import MoneySums, money_sums
from croupier.tournament.demands import Demand, checklist
from croupier.tournament.state import (
    AwardedPrize,
    Complaint,
    Entrant,
    EntrantStatus,
    Placing,
    RegulatorAdvice,
    Reversible,
    Tournament,
    TournamentSession,
)
from croupier.tournament.steps import TournamentStep, next_tournament_step

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


class OwnEntry(msgspec.Struct, frozen=True):
    """What an entrant sees of their own entry."""

    entrant: Entrant
    rank: int  # by chips, among those who are in
    prize_due: Cents
    complaints: tuple[Complaint, ...]


class DirectorsBoard(msgspec.Struct, frozen=True):
    """What whoever conducts the tournament sees besides."""

    step: TournamentStep | None
    demands: tuple[Demand, ...]
    entrants: tuple[Entrant, ...]
    present: tuple[str, ...]
    deputies: tuple[str, ...]
    advices: tuple[RegulatorAdvice, ...]
    complaints: tuple[Complaint, ...]
    may_undo: tuple[Reversible, ...]
    money: MoneySums


class TournamentView(msgspec.Struct, frozen=True):
    id: str
    name: str
    director: str
    terms: int  # the edition that holds
    where: str  # the terms are to be had
    pool: Cents
    entrants: tuple[SeenEntrant, ...]
    sessions: tuple[SeenSession, ...]
    break_until: Instant
    ranking: tuple[Placing, ...]
    prizes: tuple[AwardedPrize, ...]
    cancelled: bool
    closed: bool
    own: OwnEntry | None = None
    board: DirectorsBoard | None = None


def tournament_view(
    tournament: Tournament, book: Rulebook, *, person: str = NOBODY, conducts: bool = False, now: Instant = 0
) -> TournamentView:
    """As everyone sees it; with their own entry for an entrant, and with the board for whoever conducts it."""
    edition = tournament.published
    own = tournament.entrants.get(person)
    names = _Names(tournament, person, conducts=conducts)
    return TournamentView(
        id=tournament.id,
        name=tournament.name,
        director=tournament.director,
        terms=edition.number if edition else 0,
        where=edition.where if edition else "",
        pool=tournament.ledger.balance(Place.POOL),
        entrants=tuple(_seen(one, names) for one in tournament.entrants.values() if one.status not in PRIVATE),
        sessions=tuple(_session(tournament, one, names) for one in tournament.sessions.values()),
        break_until=tournament.break_until,
        ranking=tuple(replace(one, entrant=names.of(one.entrant), of=names.of(one.of)) for one in tournament.ranking),
        prizes=tuple(replace(one, entrant=names.of(one.entrant)) for one in tournament.prizes),
        cancelled=bool(tournament.cancelled),
        closed=tournament.closed,
        own=_own(tournament, own) if own else None,
        board=_board(tournament, book, now) if conducts else None,
    )


class _Names:
    """Who is who for a reader: by name with their permission, else by the number of their entry."""

    def __init__(self, tournament: Tournament, person: str, *, conducts: bool) -> None:
        self._entrants, self._person, self._conducts = tournament.entrants, person, conducts

    def of(self, entrant: str) -> str:
        one = self._entrants.get(entrant)
        if one is None or one.likeness or self._conducts or one.id == self._person:
            return entrant
        return f"#{one.number}"


def _seen(one: Entrant, names: _Names) -> SeenEntrant:
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


def _session(tournament: Tournament, one: TournamentSession, names: _Names) -> SeenSession:
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


def _own(tournament: Tournament, one: Entrant) -> OwnEntry:
    ahead = sum(other.is_in and other.chips > one.chips for other in tournament.entrants.values())
    return OwnEntry(
        entrant=one,
        rank=ahead + 1,
        prize_due=tournament.ledger.balance(Place.PRIZE_DUE, one.id),
        complaints=tuple(case for case in tournament.complaints.values() if case.entrant == one.id),
    )


def _board(tournament: Tournament, book: Rulebook, now: Instant) -> DirectorsBoard:
    return DirectorsBoard(
        step=next_tournament_step(tournament, book, now),
        demands=checklist(tournament, book),
        entrants=tuple(tournament.entrants.values()),
        present=tournament.present,
        deputies=tournament.deputies,
        advices=tournament.advices,
        complaints=tuple(tournament.complaints.values()),
        may_undo=tournament.reversible,
        money=money_sums(tournament),
    )
