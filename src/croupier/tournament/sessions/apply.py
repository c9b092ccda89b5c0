"""Sessions: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.tournament.applying import applies, changed, with_entrant, with_session
from croupier.tournament.sessions.records import (
    BreakCalled,
    CountCorrected,
    EntrantEliminated,
    PlayersDirected,
    PointsRecorded,
    SessionPaused,
    SessionResumed,
    SessionScheduled,
    SessionStarted,
    StartMoved,
    TableCounted,
    TableEndedEarly,
)
from croupier.tournament.state import CountedTable, EntrantStatus, SessionStage, Tournament, TournamentSession


def _session(tournament: Tournament, number: int, **changes: Any) -> Tournament:
    return with_session(tournament, replace(tournament.sessions[number], **changes))


@applies(SessionScheduled)
def session_scheduled(tournament: Tournament, event: SessionScheduled) -> Tournament:
    return with_session(tournament, TournamentSession(event.session, event.round, event.starts))


@applies(StartMoved)
def start_moved(tournament: Tournament, event: StartMoved) -> Tournament:
    after = _session(tournament, event.session, starts=event.starts)
    return after if tournament.has_started else replace(after, moved_untold=True)


@applies(SessionStarted, settles=True)
def session_started(tournament: Tournament, event: SessionStarted) -> Tournament:
    return _session(tournament, event.session, stage=SessionStage.RUNNING)


@applies(SessionPaused)
def session_paused(tournament: Tournament, event: SessionPaused) -> Tournament:
    return _session(tournament, event.session, stage=SessionStage.PAUSED, paused_for=event.why)


@applies(SessionResumed)
def session_resumed(tournament: Tournament, event: SessionResumed) -> Tournament:
    return _session(tournament, event.session, stage=SessionStage.RUNNING, paused_for="")


@applies(BreakCalled)
def break_called(tournament: Tournament, event: BreakCalled) -> Tournament:
    return replace(tournament, break_until=event.until)


@applies(PlayersDirected)
def players_directed(tournament: Tournament, event: PlayersDirected) -> Tournament:
    return tournament


@applies(EntrantEliminated, reversible=True)
def entrant_eliminated(tournament: Tournament, event: EntrantEliminated) -> Tournament:
    """The seat stays on record until the session is ranked: the coup says how long they lasted."""
    entrant = tournament.entrants[event.entrant]
    assert entrant.seat is not None
    seat = replace(entrant.seat, coup=event.coup)
    return with_entrant(tournament, replace(entrant, status=EntrantStatus.ELIMINATED, seat=seat, chips=0))


def _counted(tournament: Tournament, event: TableCounted | CountCorrected) -> Tournament:
    session = tournament.sessions[event.session]
    count = CountedTable(event.counts, event.coups, event.entry, event.made.actor.id)
    after = with_session(tournament, replace(session, counted={**session.counted, event.table: count}))
    for entrant, chips in event.counts:
        after = changed(after, entrant, chips=chips)
    return after


@applies(TableCounted)
def table_counted(tournament: Tournament, event: TableCounted) -> Tournament:
    """What someone was advised of at one table holds at the next."""
    after = _counted(tournament, event)
    for entrant in event.advised or ():
        after = changed(after, entrant, advised=True)
    return after


@applies(CountCorrected)
def count_corrected(tournament: Tournament, event: CountCorrected) -> Tournament:
    return _counted(tournament, event)


@applies(TableEndedEarly)
def table_ended_early(tournament: Tournament, event: TableEndedEarly) -> Tournament:
    early = tournament.sessions[event.session].ended_early
    return _session(tournament, event.session, ended_early={**early, event.table: event.grounds})


@applies(PointsRecorded)
def points_recorded(tournament: Tournament, event: PointsRecorded) -> Tournament:
    return _session(tournament, event.session, points=event.points, stage=SessionStage.RUNNING)
