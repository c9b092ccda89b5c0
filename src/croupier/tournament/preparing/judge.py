"""Beginning a tournament, its tables, its players' briefing and practice: what may happen.

Start at `begin_tournament`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent
from croupier.rulebooks import procedure as pr
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, TournamentPhase, Whose, act
from croupier.tournament.preparing.records import (
    ApproveStaff,
    BeginPractice,
    BeginTournament,
    BriefPlayers,
    DesignateTable,
    EndPractice,
    PlayersBriefed,
    PracticeBegun,
    PracticeEnded,
    ReleaseTable,
    StaffApproved,
    TableDesignated,
    TableReleased,
    TournamentBegun,
)
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules
from croupier.tournament.sessions.rounds import play_off_now
from croupier.tournament.state import SessionStage, Tournament

MOST_SEATS = 100  # at one table: more is a slip of the hand


@act(
    BeginTournament,
    Whose.OPERATOR,
    when=TournamentPhase.FIRST,
    staffed=lambda rules: rules.chapter.offered.clauses,
)
def begin_tournament(tournament: Tournament, command: BeginTournament, rules: TournamentRules) -> Decided:
    refusal = too_long("tournament", command.name, least=1)
    if refusal is not None:
        return refusal
    return (TournamentBegun(made(command), rules.chapter.offered.clauses, command.name, rules.house.edition),)


# --- tables --------------------------------------------------------------------------------------


@act(DesignateTable, Whose.SUPERVISOR)
def designate_table(tournament: Tournament, command: DesignateTable, rules: TournamentRules) -> Decided:
    clauses = rules.chapter.tables.designated.clauses
    refusal = too_long("table", command.table, least=1)
    if refusal is not None:
        return refusal
    if command.table in tournament.tables:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "table-designated", "who": command.table})
    if not 1 <= command.seats <= MOST_SEATS:
        facts: RefusalFacts = {"players": command.seats, "least": 1, "seats": MOST_SEATS}
        return Refusal(Reason.TOO_FEW_SEATS, clauses, facts)
    return (TableDesignated(made(command), clauses, command.table, command.seats),)


@act(ReleaseTable, Whose.SUPERVISOR, when=TournamentPhase.UNTIL_CLOSED)
def release_table(tournament: Tournament, command: ReleaseTable, rules: TournamentRules) -> Decided:
    """A table that is used serves nothing else, so it is not released while it is."""
    clauses = rules.chapter.tables.exclusive.clauses
    refusal = not_designated(tournament, command.table, rules)
    if refusal is not None:
        return refusal
    session = None if tournament.cancelled else at_play(tournament, command.table)
    if session is not None:
        return Refusal(Reason.TABLE_AT_PLAY, clauses, {"table": command.table, "session": session})
    return (TableReleased(made(command), clauses, command.table),)


def not_designated(tournament: Tournament, table: str, rules: TournamentRules) -> Refusal | None:
    if table in tournament.tables:
        return None
    facts: RefusalFacts = {"table": table, "known": tuple(tournament.tables)}
    return Refusal(Reason.TABLE_NOT_DESIGNATED, rules.chapter.tables.designated.clauses, facts)


def at_play(tournament: Tournament, table: str) -> int | None:
    """The session that is drawn for a table or played at it, or whose equals play further coups there."""
    for session in tournament.sessions.values():
        if session.stage not in (SessionStage.SCHEDULED, SessionStage.ENDED) and table in session.tables():
            return session.number
    further = play_off_now(tournament)
    return further.session if further is not None and table in further.tables() else None


# --- staff who play ------------------------------------------------------------------------------


def _chief(rules: TournamentRules) -> pr.Power | None:
    rule = rules.chapter.entry.staff
    return None if isinstance(rule, Silent) else pr.Power(rule.rank, rule.clauses)


@act(ApproveStaff, Whose.OPERATOR, published, power=_chief)
def approve_staff(tournament: Tournament, command: ApproveStaff, rules: TournamentRules) -> Decided:
    rule, terms = rules.chapter.entry.staff, tournament.terms
    if isinstance(rule, Silent) or terms is None:
        return Refusal(Reason.AGAINST_THE_RULES, (), {"what": "staff-play", "book": rules.book.id})
    if command.person in tournament.entrants:
        return Refusal(Reason.ALREADY_ENTERED, rule.clauses, {"entrant": command.person})
    if terms.event not in rule.events:
        facts: RefusalFacts = {"person": command.person, "events": tuple(rule.events)}
        return Refusal(Reason.STAFF_NOT_APPROVED, rule.clauses, facts)
    if not command.reference.strip():
        return Refusal(Reason.REFERENCE_MISSING, rule.clauses, {"what": "staff-play"})
    if command.person in tournament.staff:
        return Refusal(Reason.ALREADY_DONE, rule.clauses, {"what": "staff-approved", "who": command.person})
    return (StaffApproved(made(command), rule.clauses, command.person, command.reference),)


# --- briefing and practice -----------------------------------------------------------------------


@act(BriefPlayers, Whose.DIRECTOR, published)
def brief_players(tournament: Tournament, command: BriefPlayers, rules: TournamentRules) -> Decided:
    """Again where somebody has come since; not where nobody is there to be told."""
    clauses = rules.chapter.tables.briefing.clauses
    if not any(one.is_in for one in tournament.entrants.values()):
        return Refusal(Reason.FIELD_TOO_SMALL, clauses, {"players": 0, "least": 1})
    if not tournament.unbriefed:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "players-briefed", "who": ""})
    return (PlayersBriefed(made(command), clauses),)


@act(BeginPractice, Whose.DIRECTOR)
def begin_practice(tournament: Tournament, command: BeginPractice, rules: TournamentRules) -> Decided:
    """Before play, at a table of the tournament that nobody plays at."""
    clauses = rules.chapter.tables.practice.clauses
    refusal = not_designated(tournament, command.table, rules)
    if refusal is not None:
        return refusal
    session = at_play(tournament, command.table)
    if session is not None and tournament.sessions[session].stage is not SessionStage.DRAWN:
        return Refusal(Reason.TABLE_AT_PLAY, clauses, {"table": command.table, "session": session})
    if tournament.has_started:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "play-begun", "who": ""})
    if command.table in tournament.practice:
        return Refusal(Reason.PRACTICE_ON, clauses, {"tables": (command.table,)})
    return (PracticeBegun(made(command), clauses, command.table),)


@act(EndPractice, Whose.DIRECTOR)
def end_practice(tournament: Tournament, command: EndPractice, rules: TournamentRules) -> Decided:
    clauses = rules.chapter.tables.practice.clauses
    if command.table not in tournament.practice:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "practice-ended", "who": command.table})
    return (PracticeEnded(made(command), clauses, command.table),)
