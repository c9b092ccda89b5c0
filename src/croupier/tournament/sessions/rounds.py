"""Rounds and sessions as several chapters ask about them: who plays, where a session stands, whether a round is over.

It looks up and judges little. Start at `eligible`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts
from croupier.tournament.rules import TournamentRules
from croupier.tournament.state import (
    Entrant,
    EntrantStatus,
    OrderedPlayOff,
    SessionStage,
    Tournament,
    TournamentSession,
)
from croupier.tournament.terms.schema import Repechage, Round, TournamentTerms

STANDING = (SessionStage.DRAWN, SessionStage.RUNNING, SessionStage.PAUSED)
_GONE = (
    EntrantStatus.DISQUALIFIED,
    EntrantStatus.RETIRED,
    EntrantStatus.FORFEITED,
    EntrantStatus.SUBSTITUTED,
    EntrantStatus.WITHDRAWN,
)


def session_at(
    tournament: Tournament, number: int, rules: TournamentRules, *stages: SessionStage, ballot: Clauses = ()
) -> TournamentSession | Refusal:
    """A session at one of these stages, or why not; by `ballot` where it is one that was held, or was not, yet."""
    clauses = rules.chapter.progression.rounds.clauses
    session = tournament.sessions.get(number)
    if session is None:
        return Refusal(Reason.UNKNOWN_SESSION, clauses, {"session": number, "known": tuple(tournament.sessions)})
    if stages and session.stage not in stages:
        facts: RefusalFacts = {"session": number, "stage": session.stage.value}
        if ballot and (session.stage is SessionStage.SCHEDULED) != (SessionStage.SCHEDULED in stages):
            clauses = ballot
        return Refusal(Reason.SESSION_NOT_AT_THIS_STAGE, clauses, facts)
    return session


def round_of(terms: TournamentTerms, session: TournamentSession) -> Round:
    """What the terms say of a session's round; a repechage is as long as they say of it."""
    one = terms.format.round[session.round - 1]
    chance = terms.format.repechage
    if session.repechage is None or not isinstance(chance, Repechage):
        return one
    return replace(one, length=chance.length, tables=0)


def played(entrant: Entrant, number: int) -> bool:
    """Whether someone has played in a round since they came to it: whoever bought back comes to a later one."""
    return any(score.round == number for score in entrant.scores)


def eligible(tournament: Tournament, session: TournamentSession) -> tuple[Entrant, ...]:
    """Whoever may be drawn for a session, in the order of entering."""
    everyone = sorted(tournament.entrants.values(), key=lambda one: one.number)
    if session.repechage is not None:
        chosen = session.repechage.players
        return tuple(one for one in everyone if one.id in chosen and one.status is EntrantStatus.ELIMINATED)
    return tuple(one for one in everyone if waits_for(one, session.round))


def waits_for(entrant: Entrant, number: int) -> bool:
    free = entrant.is_in and entrant.seat is None
    return free and entrant.round == number and not played(entrant, number)


def seated(tournament: Tournament, session: TournamentSession) -> tuple[Entrant, ...]:
    """Whoever holds a seat of a session and plays, or will."""
    return tuple(
        one
        for one in tournament.entrants.values()
        if one.status is EntrantStatus.SEATED and one.seat is not None and one.seat.session == session.number
    )


def is_over(tournament: Tournament, number: int) -> bool:
    """Nobody is left who has yet to play in a round."""
    return not any(
        one.round == number and one.is_in and (one.seat is not None or not played(one, number))
        for one in tournament.entrants.values()
    )


def unready(
    tournament: Tournament, session: TournamentSession, terms: TournamentTerms, rules: TournamentRules
) -> Refusal | None:
    """Why it is not known yet who plays in a session."""
    progression = rules.chapter.progression
    if not tournament.entries_closed:
        return Refusal(Reason.ENTRIES_OPEN, rules.chapter.entry.numbers.clauses, {})
    earlier = session.round - 1
    waits = session.repechage is None and earlier > 0 and earlier not in tournament.decided
    chances = [
        one
        for one in tournament.sessions.values()
        if one.repechage and one.round == earlier and one.stage is not SessionStage.ENDED
    ]
    if waits or (chances and session.repechage is None):
        return Refusal(Reason.ROUND_NOT_OPEN, progression.onward.clauses, {"round": session.round, "before": earlier})
    if not eligible(tournament, session):
        return Refusal(Reason.ROUND_NOT_OPEN, progression.onward.clauses, {"round": session.round, "before": 0})
    return None


# --- further coups -------------------------------------------------------------------------------


def play_off_now(tournament: Tournament) -> OrderedPlayOff | None:
    """Further coups that were ordered and are not over: at least two of those who were equal can still play them."""
    one = tournament.play_off
    if one is None or one.over or tournament.cancelled:
        return None
    return one if len(players_in(tournament, one)) > 1 and uncounted(tournament, one) else None


def players_in(tournament: Tournament, play_off: OrderedPlayOff, table: str = "") -> tuple[str, ...]:
    """Who plays further coups, at one of their tables or at any; whoever was sent away meanwhile does not."""
    seats = (one for one in play_off.seats if not table or one.table == table)
    return tuple(one.entrant for one in seats if tournament.entrants[one.entrant].status not in _GONE)


def uncounted(tournament: Tournament, play_off: OrderedPlayOff) -> tuple[str, ...]:
    """Tables at which further coups are still to be counted."""
    waiting = (table for table in play_off.tables() if table not in play_off.counted)
    return tuple(table for table in waiting if players_in(tournament, play_off, table))
