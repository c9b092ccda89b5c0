"""Sessions scheduled, moved, started, paused and resumed; breaks and directions: what may happen.

Nothing starts or goes on while nobody is present whose presence the book asks for. Start at `start_session`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.preparing.terms import advised, change_notified, published
from croupier.tournament.rules import TournamentRules, presence_clauses, somebody_present
from croupier.tournament.sessions.records import (
    BreakCalled,
    CallBreak,
    DirectPlayers,
    MoveStart,
    PauseSession,
    PlayersDirected,
    ResumeSession,
    ScheduleSession,
    SessionPaused,
    SessionResumed,
    SessionScheduled,
    SessionStarted,
    StartMoved,
    StartSession,
)
from croupier.tournament.sessions.rounds import seated, session_at
from croupier.tournament.state import SessionStage, Tournament, TournamentSession
from croupier.tournament.terms.schema import TournamentTerms

LONGEST_BREAK = 24 * 60  # minutes
_MINUTE = 60_000


def present(tournament: Tournament, rules: TournamentRules) -> Refusal | None:
    """Somebody is there whose presence the book asks for."""
    if not tournament.director:
        return Refusal(Reason.NO_DIRECTOR, rules.chapter.director.clauses, {})
    if somebody_present(tournament, rules):
        return None
    return Refusal(Reason.DIRECTOR_ABSENT, presence_clauses(rules), {"director": tournament.director})


@act(ScheduleSession, Whose.DIRECTOR, published)
def schedule_session(tournament: Tournament, command: ScheduleSession, rules: TournamentRules) -> Decided:
    """Any round of the terms, also ahead of its turn; not one that is over."""
    terms, progression = tournament.terms, rules.chapter.progression
    assert terms is not None
    rounds = len(terms.format.round)
    if not 1 <= command.round <= rounds:
        return Refusal(Reason.UNKNOWN_ROUND, progression.rounds.clauses, {"round": command.round, "rounds": rounds})
    if command.round in tournament.decided or tournament.ranking:
        facts: RefusalFacts = {"what": "sessions", "round": command.round, "until": command.round - 1}
        return Refusal(Reason.ROUND_PASSED, progression.onward.clauses, facts)
    if command.starts < 0:
        return Refusal(Reason.TIME_NOT_POSSIBLE, (), {"at": command.starts})
    number = len(tournament.sessions) + 1
    return (SessionScheduled(made(command), progression.rounds.clauses, number, command.round, command.starts),)


@act(MoveStart, Whose.DIRECTOR, published)
def move_start(tournament: Tournament, command: MoveStart, rules: TournamentRules) -> Decided:
    """The players were given notice before either time had come; a while before it, where they are to come earlier."""
    rule = rules.chapter.seating.start_moved
    session = session_at(tournament, command.session, rules, SessionStage.SCHEDULED, SessionStage.DRAWN)
    if isinstance(session, Refusal):
        return session
    if command.starts < command.at:
        return Refusal(Reason.TIME_NOT_POSSIBLE, rule.clauses, {"at": command.starts})
    first = min(session.starts, command.starts)
    forward = command.starts < session.starts
    until = first - rule.minutes * _MINUTE if forward else first - 1
    if not 0 < command.notice_at <= command.at or command.notice_at > until:
        facts: RefusalFacts = {"session": session.number, "notice": command.notice_at, "starts": command.starts}
        return Refusal(Reason.NOTICE_NOT_GIVEN, rule.clauses, facts)
    moved = StartMoved(made(command), rule.clauses, session.number, command.starts, session.starts, command.notice_at)
    return (moved,)


@act(StartSession, Whose.DIRECTOR, published, advised, change_notified, present)
def start_session(tournament: Tournament, command: StartSession, rules: TournamentRules) -> Decided:
    terms, tables = tournament.terms, rules.chapter.tables
    assert terms is not None
    ballot = rules.chapter.seating.ballot.clauses
    session = session_at(tournament, command.session, rules, SessionStage.DRAWN, ballot=ballot)
    if isinstance(session, Refusal):
        return session
    refusal = _unprepared(tournament, session, terms, rules) or _not_seated(tournament, session, command.at, rules)
    if refusal is not None:
        return refusal
    under = together(
        rules.chapter.progression.rounds.clauses,
        presence_clauses(rules),
        () if tournament.has_started else tables.briefing.clauses,
        () if tournament.has_started else rules.chapter.entry.numbers.clauses,
        tables.exclusive.clauses,
    )
    players = len(seated(tournament, session))
    return (SessionStarted(made(command), under, session.number, session.round, players),)


def _unprepared(
    tournament: Tournament, session: TournamentSession, terms: TournamentTerms, rules: TournamentRules
) -> Refusal | None:
    """Too few players before the first session; players whom nobody told of the terms; and practice that goes on."""
    briefing, numbers = rules.chapter.tables.briefing, rules.chapter.entry.numbers
    if not tournament.has_started:
        # by the entries: whoever forfeits a seat that was drawn leaves the others their event
        entered, least = len(tournament.accepted), terms.details.least
        playing = sum(one.is_in for one in tournament.entrants.values())
        if entered < least or not playing:
            facts: RefusalFacts = {"players": min(entered, playing), "least": max(least, 1)}
            return Refusal(Reason.FIELD_TOO_SMALL, numbers.clauses, facts)
    unbriefed = _unbriefed(tournament, session)
    if not isinstance(briefing, Silent) and unbriefed:
        return Refusal(Reason.NOT_BRIEFED, briefing.clauses, {"entrants": unbriefed})
    practising = tuple(table for table in session.tables() if table in tournament.practice)
    if practising:
        return Refusal(Reason.PRACTICE_ON, rules.chapter.tables.practice.clauses, {"tables": practising})
    return None


def _unbriefed(tournament: Tournament, session: TournamentSession) -> tuple[str, ...]:
    """Before the first session everyone is told of the terms; later whoever came since and plays in this one."""
    if not tournament.has_started:
        return tournament.unbriefed
    playing = {one.id for one in seated(tournament, session)}
    return tuple(one for one in tournament.unbriefed if one in playing)


def _not_seated(tournament: Tournament, session: TournamentSession, at: int, rules: TournamentRules) -> Refusal | None:
    """Everyone sits, or it was recorded that they do not; and it is time, unless nobody is waited for."""
    late = rules.chapter.seating.late
    holding = seated(tournament, session)
    missing = tuple(one.id for one in holding if one.seat and not one.seat.taken and not one.seat.late)
    if missing and at < session.starts:
        return Refusal(Reason.STARTS_LATER, late.clauses, {"starts": session.starts, "at": at})
    if missing:
        return Refusal(Reason.SEATS_NOT_TAKEN, late.clauses, {"entrants": missing})
    return None


@act(PauseSession, Whose.DIRECTOR)
def pause_session(tournament: Tournament, command: PauseSession, rules: TournamentRules) -> Decided:
    session = session_at(tournament, command.session, rules, SessionStage.RUNNING)
    refusal = too_long("why", command.why)
    if isinstance(session, Refusal):
        return session
    if refusal is not None:
        return refusal
    return (SessionPaused(made(command), rules.chapter.progression.pace.clauses, session.number, command.why),)


@act(ResumeSession, Whose.DIRECTOR, present)
def resume_session(tournament: Tournament, command: ResumeSession, rules: TournamentRules) -> Decided:
    session = session_at(tournament, command.session, rules, SessionStage.PAUSED)
    if isinstance(session, Refusal):
        return session
    return (SessionResumed(made(command), presence_clauses(rules), session.number),)


@act(CallBreak, Whose.DIRECTOR)
def call_break(tournament: Tournament, command: CallBreak, rules: TournamentRules) -> Decided:
    """It has a length that the players are told."""
    clauses = rules.chapter.progression.breaks.clauses
    if not 0 < command.minutes <= LONGEST_BREAK:
        facts: RefusalFacts = {"minutes": command.minutes, "most": LONGEST_BREAK}
        return Refusal(Reason.BREAK_WITHOUT_LENGTH, clauses, facts)
    return (BreakCalled(made(command), clauses, command.minutes, command.at + command.minutes * _MINUTE),)


@act(DirectPlayers, Whose.DIRECTOR)
def direct_players(tournament: Tournament, command: DirectPlayers, rules: TournamentRules) -> Decided:
    refusal = too_long("what", command.what, least=1)
    if refusal is not None:
        return refusal
    return (PlayersDirected(made(command), rules.chapter.progression.pace.clauses, command.what),)
