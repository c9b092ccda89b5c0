"""Facts that are carried between a tournament and its tables: what a table is told, and what it tells.

Neither side reads the other: whoever drives both (a floor, a scenario, a terminal) asks here what to say next. Start at
`contest_facts` and `carried`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import UnsetType
from msgspec.structs import replace

from croupier.table import Command, Event, Table
from croupier.table.contest.state import Allowed, ContestTerms
from croupier.table.records import ContestEnded, SeatVacated
from croupier.tournament.records import CountPlayOff, RecordCount, RecordElimination
from croupier.tournament.sessions.rounds import players_in, round_of
from croupier.tournament.state import EntrantStatus, OrderedPlayOff, Tournament, TournamentSession
from croupier.tournament.terms.schema import Allowance, TournamentTerms

# --- to a table ----------------------------------------------------------------------------------


def contest_facts(tournament: Tournament, session: int) -> dict[str, Any]:
    """What begin-contest says of a session: whose it is, and what the terms decided for its tables."""
    edition = tournament.published
    assert edition is not None, "no session is drawn before the terms are published"
    return {
        "tournament": tournament.id,
        "session": str(session),
        "digest": edition.digest,
        "terms": _contest_terms(edition.terms, tournament.sessions[session]),
    }


def further_label(session: int, turn: int) -> str:
    """What a contest of further coups is called: the session whose equals it parts, 0 for the very end, and the turn.

    It is no session, so that nothing of it is carried over as a session's count would be.
    """
    return f"{session}.{turn}"


def further_facts(tournament: Tournament, session: int, turn: int) -> dict[str, Any]:
    """What begin-contest says of further coups: the terms of the session, a bank for everyone, so many coups."""
    terms = tournament.terms
    assert terms is not None, "nobody is equal before the terms are published"
    facts = contest_facts(tournament, session or max(tournament.sessions))
    length = {"coups": max(terms.winners.extra_coups, 1), "shoes": 0}
    told = replace(facts["terms"], bank=terms.format.bank, **length)
    return facts | {"session": further_label(session, turn), "terms": told}


def further_seats(tournament: Tournament, play_off: OrderedPlayOff, table: str) -> Iterator[dict[str, Any]]:
    """What seat-entrant says, for everyone who plays further coups there."""
    terms = tournament.terms
    assert terms is not None, "nobody is equal before the terms are published"
    here = players_in(tournament, play_off, table)
    for one in play_off.seats:
        if one.entrant in here:
            told = {"advised": True} if tournament.entrants[one.entrant].advised else {}
            yield {"patron": one.entrant, "seat": one.seat, "bank": terms.format.bank, **told}


def seats_at(tournament: Tournament, session: int, table: str) -> Iterator[dict[str, Any]]:
    """What seat-entrant says, for everyone who plays there."""
    for drawn in tournament.sessions[session].seats:
        entrant = tournament.entrants[drawn.entrant]
        seat = entrant.seat
        if seat is not None and (seat.session, seat.table) == (session, table):
            told = {"advised": True} if entrant.advised else {}
            yield {"patron": entrant.id, "seat": seat.seat, "bank": seat.bank, **told}


def _contest_terms(terms: TournamentTerms, session: TournamentSession) -> ContestTerms:
    one_round, wagers = round_of(terms, session), terms.wagers
    carried = one_round.bank == "carried" and session.round > 1 and session.repechage is None
    return ContestTerms(
        bank=0 if carried else terms.format.bank,
        compulsory=_or(wagers.compulsory, 0),
        in_turn=_or(wagers.in_turn, False),
        secret=_allowed(wagers.secret),
        pass_cards=_allowed(wagers.pass_card),
        moved_by=tuple(_moved_by(terms)),
        coups=_or(one_round.length.coups, 0),
        shoes=_or(one_round.length.shoes, 0),
    )


def _moved_by(terms: TournamentTerms) -> Iterator[Any]:
    """By what chips change hands other than by play."""
    if not isinstance(terms.details.re_buy, UnsetType):
        yield "re-buy"
    if not isinstance(terms.details.add_on, UnsetType):
        yield "add-on"
    if not isinstance(terms.format.buy_back, UnsetType):
        yield "buy-back"
    conduct = terms.conduct
    answers = (*(one.penalty for one in conduct.penalty), conduct.late, conduct.absence, conduct.phone)
    if any(not isinstance(one, UnsetType) and one.consequence == "chips" for one in answers):
        yield "penalty"


def _allowed(allowance: Allowance | UnsetType) -> Allowed | None:
    return None if isinstance(allowance, UnsetType) else Allowed(allowance.number, allowance.per)


def _or(value: Any, otherwise: Any) -> Any:
    return otherwise if isinstance(value, UnsetType) else value


# --- from a table --------------------------------------------------------------------------------


class FromTable(NamedTuple):
    """Something that happened at a table in a contest, and that its tournament is to hear of."""

    tournament: str
    table: str
    session: int
    coups: int  # that counted, so far
    entry: int  # of the table's log
    event: SeatVacated | ContestEnded


_CARRIED = (ContestEnded, SeatVacated)


def carried(event: Event, before: Table, entry: int) -> FromTable | None:
    """What is to be carried over of an event, with the table as it was before it; mostly nothing."""
    if not isinstance(event, _CARRIED) or (isinstance(event, SeatVacated) and event.why != "eliminated"):
        return None
    contest = before.contest_now
    if contest is None or not contest.session.isdecimal():
        return None
    return FromTable(contest.tournament, before.id, int(contest.session), contest.coups, entry, event)


def brought(tournament: Tournament, told: FromTable) -> tuple[type[Command], dict[str, Any]]:
    """The command by which a tournament hears of it. Whoever plays no more is not counted."""
    event = told.event
    if isinstance(event, SeatVacated):
        facts = {"session": told.session, "entrant": event.patron, "coup": max(told.coups, 1)}
        return RecordElimination, facts
    here = {
        one.id
        for one in tournament.entrants.values()
        if one.status is EntrantStatus.SEATED
        and one.seat
        and (one.seat.session, one.seat.table) == (told.session, told.table)
    }
    counts = tuple((entrant, chips) for entrant, chips in event.counts if entrant in here)
    facts = {"session": told.session, "table": told.table, "counts": counts, "advised": event.advised}
    return RecordCount, facts | {"coups": event.coups, "entry": told.entry}


def brought_further(
    tournament: Tournament, play_off: OrderedPlayOff, told: FromTable
) -> tuple[type[Command], dict[str, Any]]:
    """The command by which a tournament hears of the end of further coups at a table."""
    event = told.event
    assert isinstance(event, ContestEnded), "of further coups only their end is carried over"
    here = players_in(tournament, play_off, told.table)
    counts = tuple((entrant, chips) for entrant, chips in event.counts if entrant in here)
    facts = {"session": play_off.session, "table": told.table, "counts": counts}
    return CountPlayOff, facts | {"coups": event.coups, "entry": told.entry}
