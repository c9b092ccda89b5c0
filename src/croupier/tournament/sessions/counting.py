"""What is reported from the tables of a session: who is out, counts, an early end, points of another game.

The tournament never looks at a table: these are facts that somebody brings. Start at `record_count`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from msgspec import UNSET, UnsetType

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.money import LARGEST_AMOUNT
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.entries.judge import found
from croupier.tournament.preparing.terms import published
from croupier.tournament.rules import TournamentRules, acting
from croupier.tournament.sessions.records import (
    CorrectCount,
    CountCorrected,
    EndTableEarly,
    EntrantEliminated,
    PointsRecorded,
    RecordCount,
    RecordElimination,
    RecordPoints,
    TableCounted,
    TableEndedEarly,
)
from croupier.tournament.sessions.rounds import eligible, round_of, seated, session_at, unready
from croupier.tournament.standings.ranking import DIVIDED, not_told
from croupier.tournament.state import EntrantStatus, SessionStage, Tournament, TournamentSession

PLAYING = (SessionStage.RUNNING, SessionStage.PAUSED)


@act(RecordElimination, Whose.STAFF, published)
def record_elimination(tournament: Tournament, command: RecordElimination, rules: TournamentRules) -> Decided:
    rule = rules.chapter.progression.elimination
    session = session_at(tournament, command.session, rules, *PLAYING)
    entrant = found(tournament, command.entrant, EntrantStatus.SEATED, clauses=rule.clauses)
    if isinstance(session, Refusal):
        return session
    if isinstance(entrant, Refusal):
        return entrant
    seat = entrant.seat
    if seat is None or seat.session != session.number:
        facts: RefusalFacts = {"session": session.number, "known": (seat.session,) if seat else ()}
        return Refusal(Reason.UNKNOWN_SESSION, rule.clauses, facts)
    if seat.table in session.counted:
        return Refusal(Reason.ALREADY_DONE, rule.clauses, {"what": "table-counted", "who": seat.table})
    if command.coup < 1:
        return _coups(command.coup, 1, rules)
    return (EntrantEliminated(made(command), rule.clauses, entrant.id, session.number, seat.table, command.coup),)


def _coups(coups: int, scheduled: int, rules: TournamentRules) -> Refusal:
    facts: RefusalFacts = {"coups": coups, "scheduled": scheduled}
    return Refusal(Reason.COUPS_NOT_AS_TERMS, rules.chapter.progression.rounds.clauses, facts)


# --- counts --------------------------------------------------------------------------------------


def at_table(tournament: Tournament, session: TournamentSession, table: str) -> tuple[str, ...]:
    """Who still plays at a table."""
    return tuple(one.id for one in seated(tournament, session) if one.seat and one.seat.table == table)


@act(RecordCount, Whose.STAFF, published)
def record_count(tournament: Tournament, command: RecordCount, rules: TournamentRules) -> Decided:
    session = session_at(tournament, command.session, rules, *PLAYING)
    if isinstance(session, Refusal):
        return session
    clauses = rules.chapter.progression.places.clauses
    if command.table in session.counted:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "table-counted", "who": command.table})
    refusal = _misfit(tournament, session, command, rules)
    if refusal is not None:
        return refusal
    under = together(clauses, rules.chapter.wagers.compulsory.clauses if _spent(tournament, command, rules) else ())
    unknown = () if isinstance(command.advised, UnsetType) else set(command.advised) - set(tournament.entrants)
    if unknown:
        return Refusal(Reason.UNKNOWN_ENTRANT, rules.chapter.wagers.turn.clauses, {"entrant": min(unknown)})
    return (
        TableCounted(
            made(command),
            under,
            session.number,
            command.table,
            command.counts,
            command.coups,
            command.entry,
            command.advised or UNSET,
        ),
    )


def _misfit(
    tournament: Tournament, session: TournamentSession, command: RecordCount | CorrectCount, rules: TournamentRules
) -> Refusal | None:
    """A count of others than those who play there, of what cannot be, or after too few coups or too many."""
    clauses = rules.chapter.progression.places.clauses
    if command.table not in session.tables():
        facts: RefusalFacts = {"table": command.table, "known": session.tables()}
        return Refusal(Reason.TABLE_NOT_DESIGNATED, rules.chapter.tables.designated.clauses, facts)
    refusal = _who(at_table(tournament, session, command.table), command.counts, rules, command.table)
    if refusal is not None:
        return refusal
    wrong = next((chips for _, chips in command.counts if not 0 <= chips <= LARGEST_AMOUNT), None)
    if wrong is not None:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, clauses, {"what": "chips", "amount": wrong})
    return _wrong_coups(tournament, session, command, rules)


def _who(
    players: Sequence[str], counts: Sequence[tuple[str, object]], rules: TournamentRules, table: str
) -> Refusal | None:
    """Everyone who plays is counted once, and nobody else."""
    counted = [one for one, _ in counts]
    missing = tuple(one for one in players if one not in counted)
    unknown = tuple(one for one in counted if one not in players)
    if not missing and not unknown and len(counted) == len(set(counted)):
        return None
    facts: RefusalFacts = {"table": table, "missing": missing, "unknown": unknown}
    return Refusal(Reason.COUNT_DOES_NOT_FIT, rules.chapter.progression.places.clauses, facts)


def _wrong_coups(
    tournament: Tournament, session: TournamentSession, command: RecordCount | CorrectCount, rules: TournamentRules
) -> Refusal | None:
    """As many as the terms have, unless the table was ended early or nobody was left to play against."""
    terms = tournament.terms
    assert terms is not None
    scheduled = round_of(terms, session).length.coups
    if command.coups < 0:
        return _coups(command.coups, 0, rules)
    if isinstance(scheduled, UnsetType) or command.coups == scheduled:
        return None
    alone = len(at_table(tournament, session, command.table)) <= 1
    over = alone or command.table in session.ended_early or _spent(tournament, command, rules)
    return None if command.coups < scheduled and over else _coups(command.coups, scheduled, rules)


def _spent(tournament: Tournament, command: RecordCount | CorrectCount, rules: TournamentRules) -> bool:
    """Nobody at the table has the least wager any more, where nobody leaves for want of it: reading A-170."""
    terms = tournament.terms
    assert terms is not None
    fixed = rules.chapter.wagers.compulsory.policy == "table-minimum"
    leaves = fixed or not isinstance(terms.wagers.compulsory, UnsetType)
    return not leaves and all(chips < terms.wagers.least for _, chips in command.counts)


@act(CorrectCount, Whose.STAFF, published)
def correct_count(tournament: Tournament, command: CorrectCount, rules: TournamentRules) -> Decided:
    """By whoever keyed it, or whoever conducts the tournament, until the session is ranked."""
    clauses = rules.chapter.progression.places.clauses
    session = session_at(tournament, command.session, rules, *PLAYING)
    if isinstance(session, Refusal):
        return session
    before = session.counted.get(command.table)
    if before is None:
        return Refusal(Reason.TABLES_NOT_COUNTED, clauses, {"tables": (command.table,)})
    if before.by != command.actor.id and not acting(tournament, command.actor.id):
        facts: RefusalFacts = {"act": "record-count", "by": before.by, "actor": command.actor.id}
        return Refusal(Reason.NOT_THEIR_ACT, clauses, facts)
    refusal = too_long("why", command.why) or _misfit(tournament, session, command, rules)
    if refusal is not None:
        return refusal
    return (
        CountCorrected(
            made(command),
            clauses,
            session=session.number,
            table=command.table,
            counts=command.counts,
            coups=command.coups,
            entry=command.entry,
            before=before.counts,
            why=command.why,
        ),
    )


# --- an early end --------------------------------------------------------------------------------


@act(EndTableEarly, Whose.DIRECTOR, published)
def end_table_early(tournament: Tournament, command: EndTableEarly, rules: TournamentRules) -> Decided:
    """Those who go on are known; or the chips become cash and everyone at the table agrees. On nothing else."""
    rule, terms = rules.chapter.progression.early_end, tournament.terms
    assert terms is not None
    if isinstance(rule, Silent):
        facts: RefusalFacts = {"what": "early-end", "book": rules.book.id}
        return Refusal(Reason.AGAINST_THE_RULES, rules.chapter.progression.rounds.clauses, facts)
    session = session_at(tournament, command.session, rules, *PLAYING)
    if isinstance(session, Refusal):
        return session
    if command.table not in session.tables() or command.table in (*session.counted, *session.ended_early):
        known = tuple(one for one in session.tables() if one not in (*session.counted, *session.ended_early))
        return Refusal(Reason.TABLE_NOT_DESIGNATED, rule.clauses, {"table": command.table, "known": known})
    if command.grounds == "progress-known":
        last = round_of(terms, session).progress.by == "final" and session.repechage is None
        under = together(rule.clauses, rule.known_clauses)
        if last:
            return Refusal(Reason.ENDS_TOO_EARLY, under, {"grounds": command.grounds})
    else:
        under = together(rule.clauses, rule.cash_clauses)
        if terms.format.disposition != "cash":
            return Refusal(Reason.ENDS_TOO_EARLY, under, {"grounds": command.grounds})
        missing = tuple(one for one in at_table(tournament, session, command.table) if one not in command.agreed)
        if missing:
            return Refusal(Reason.NOT_ALL_AGREE, under, {"remedy": "end-table-early", "patrons": missing})
    ended = TableEndedEarly(made(command), under, session.number, command.table, command.grounds, command.agreed)
    return (ended,)


# --- another game --------------------------------------------------------------------------------


@act(RecordPoints, Whose.DIRECTOR, published)
def record_points(tournament: Tournament, command: RecordPoints, rules: TournamentRules) -> Decided:
    """A session of another authorised game, whose points somebody brings."""
    rule, terms = rules.chapter.progression.points, tournament.terms
    assert terms is not None
    session = session_at(tournament, command.session, rules, SessionStage.SCHEDULED)
    if isinstance(session, Refusal):
        return session
    if round_of(terms, session).game != "another":
        return Refusal(Reason.NOT_IN_THE_TERMS, rule.clauses, {"what": "another-game", "id": "", "known": ()})
    refusal = unready(tournament, session, terms, rules)
    refusal = refusal or _who([one.id for one in eligible(tournament, session)], command.points, rules, "")
    if refusal is not None:
        return refusal
    told = tuple((one, points if isinstance(points, tuple) else (points, 1)) for one, points in command.points)
    wrong = next((top for _, (top, bottom) in told if not 0 <= top <= LARGEST_AMOUNT or bottom < 1), None)
    if wrong is not None:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, rule.clauses, {"what": "points", "amount": wrong})
    points = {one: Fraction(*ratio) for one, ratio in told}
    divided = terms.winners.session_ties in DIVIDED
    other = not_told(round_of(terms, session), points, divided=divided)
    if other:
        shared = any(one.denominator > 1 for one in points.values())
        ties = rules.chapter.progression.ties.points_clauses if shared else ()
        facts: RefusalFacts = {"entrants": other, "points": tuple(str(one) for one in round_of(terms, session).points)}
        return Refusal(Reason.POINTS_NOT_AS_TERMS, together(rule.clauses, ties), facts)
    scored = tuple((one, points[one].as_integer_ratio()) for one, _ in told)
    return (PointsRecorded(made(command), rule.clauses, session.number, scored),)
