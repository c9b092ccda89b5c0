"""The one thing that comes next for whoever conducts a tournament: a command, and what of its facts is known.

It asks the judges what they would say and decides nothing. Start at `next_tournament_step`.
"""

from __future__ import annotations

from functools import reduce
from typing import TypeAlias

import msgspec

from croupier.clauses import Clauses, Refusal, Silent
from croupier.ledger import Place
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Instant, Made
from croupier.tournament.apply import apply
from croupier.tournament.conduct.complaints import unfinished
from croupier.tournament.money.ending import still_open
from croupier.tournament.money.prizes import cashable
from croupier.tournament.preparing.terms import advised, change_notified
from croupier.tournament.rules import TournamentRules, presence_clauses, rules_of, somebody_present
from croupier.tournament.sessions.counting import at_table
from croupier.tournament.sessions.rounds import (
    STANDING,
    play_off_now,
    played,
    round_of,
    seated,
    uncounted,
    unready,
    waits_for,
)
from croupier.tournament.standings.judge import overdue
from croupier.tournament.standings.play_off_at_tables import equals_of, unparted
from croupier.tournament.state import DIRECTOR, SessionStage, Tournament, TournamentSession
from croupier.tournament.terms.schema import TournamentTerms

KnownFacts: TypeAlias = dict[str, str | int | tuple[str, ...]]


class TournamentStep(msgspec.Struct, frozen=True):
    """A command by its name, the facts that are known of it, and the clauses that want it."""

    act: str
    facts: KnownFacts = {}
    clauses: Clauses = ()


def next_tournament_step(tournament: Tournament, book: Rulebook, now: Instant) -> TournamentStep | None:
    """Nothing where the book has no tournaments, or this one is closed."""
    rules = rules_of(book)
    if rules is None or tournament.closed:
        return None
    if tournament.cancelled or tournament.prizes_awarded:
        return _ending(tournament, rules)
    return _preparing(tournament, rules) or _playing(tournament, rules, now)


def _preparing(tournament: Tournament, rules: TournamentRules) -> TournamentStep | None:
    chapter = rules.chapter
    held = tournament.editions[-1] if tournament.editions else None
    if not tournament.name:
        return TournamentStep("begin-tournament", {}, chapter.offered.clauses)
    if held is None:
        return TournamentStep("write-terms", {}, chapter.before.documented.clauses)
    if not tournament.director:
        return TournamentStep("appoint-director", {}, chapter.director.clauses)
    if held.published is None:
        return TournamentStep("publish-terms", {}, chapter.before.available.clauses)
    rule = chapter.before.advised
    if advised(tournament, rules) and not isinstance(rule, Silent):
        return TournamentStep("advise-regulator", {"to": rule.to, "about": "terms"}, rule.clauses)
    if not tournament.tables:
        return TournamentStep("designate-table", {}, chapter.tables.designated.clauses)
    if not tournament.commitment:
        return TournamentStep("commit-ballot", {}, chapter.seating.ballot.clauses)
    if not tournament.entries_closed:
        return _entering(tournament, rules)
    return None


def _entering(tournament: Tournament, rules: TournamentRules) -> TournamentStep:
    terms, clauses = tournament.terms, rules.chapter.entry.numbers.clauses
    assert terms is not None
    enough = len(tournament.accepted) >= max(terms.details.least, 1)
    return TournamentStep("close-entries" if enough else "enter", {}, clauses)


# --- play ----------------------------------------------------------------------------------------


def _playing(tournament: Tournament, rules: TournamentRules, now: Instant) -> TournamentStep:
    chapter, terms = rules.chapter, tournament.terms
    assert terms is not None
    changed = chapter.before.changed
    if change_notified(tournament, rules) and not isinstance(changed, Silent) and not tournament.has_started:
        return TournamentStep("advise-regulator", {"to": changed.to, "about": "change"}, changed.clauses)
    if not isinstance(chapter.tables.briefing, Silent) and tournament.unbriefed:
        return TournamentStep("brief-players", {}, chapter.tables.briefing.clauses)
    if tournament.ranking:
        return TournamentStep("award-prizes", {}, chapter.money.shares.clauses)
    if not somebody_present(tournament, rules):
        return TournamentStep("mark-present", {"person": tournament.director}, presence_clauses(rules))
    standing = [one for one in tournament.sessions.values() if one.stage in STANDING]
    if standing:
        return _in_session(tournament, standing[0], rules, now)
    return _between(tournament, terms, rules)


def _in_session(
    tournament: Tournament, session: TournamentSession, rules: TournamentRules, now: Instant
) -> TournamentStep:
    number = session.number
    if session.stage is SessionStage.DRAWN:
        waited = [one.id for one in seated(tournament, session) if one.seat and not (one.seat.taken or one.seat.late)]
        facts: KnownFacts = {"session": number}
        if not waited:
            return TournamentStep("start-session", facts, rules.chapter.progression.rounds.clauses)
        act = "take-seat" if now < session.starts else "record-absence"
        return TournamentStep(act, {"entrant": waited[0], **facts}, rules.chapter.seating.late.clauses)
    if session.stage is SessionStage.PAUSED:
        return TournamentStep("resume-session", {"session": number}, presence_clauses(rules))
    places = rules.chapter.progression.places.clauses
    for table in session.tables():
        if table not in session.counted and at_table(tournament, session, table):
            return TournamentStep("record-count", {"session": number, "table": table}, places)
    return _unless_equal(tournament, TournamentStep("end-session", {"session": number}, places), number, now, rules)


def _unless_equal(
    tournament: Tournament, step: TournamentStep, session: int, now: Instant, rules: TournamentRules
) -> TournamentStep:
    """Further coups first, where the act is refused because some are equal."""
    refusal = unparted(tournament, session, now, rules)
    if refusal is None:
        return step
    ordered = play_off_now(tournament)
    if ordered is not None and ordered.session == session:
        table = uncounted(tournament, ordered)[0]
        return TournamentStep("count-play-off", {"session": session, "table": table}, refusal.clauses)
    return TournamentStep("order-play-off", {"session": session, "entrants": equals_of(refusal)}, refusal.clauses)


def _between(tournament: Tournament, terms: TournamentTerms, rules: TournamentRules) -> TournamentStep:
    """A session of the next round, a second chance that was ordered, or the places of the whole."""
    progression = rules.chapter.progression
    scheduled = [one for one in tournament.sessions.values() if one.stage is SessionStage.SCHEDULED]
    for session in sorted(scheduled, key=lambda one: (one.repechage is None, one.number)):
        if unready(_settled(tournament, session, terms, rules), session, terms, rules) is None:
            another = round_of(terms, session).game == "another"
            act = "record-points" if another else "draw-ballot"
            clauses = progression.points.clauses if another else rules.chapter.seating.ballot.clauses
            return TournamentStep(act, {"session": session.number}, clauses)
    left = [one for one in tournament.entrants.values() if one.is_in]
    undecided = [one.round for one in left if played(one, one.round) and one.round < len(terms.format.round)]
    for number in range(1, len(terms.format.round) + 1):
        waits = any(waits_for(one, number) for one in left) or number - 1 in undecided
        if len(left) > 1 and waits and not any(one.round == number for one in scheduled):
            return TournamentStep("schedule-session", {"round": number}, progression.rounds.clauses)
    step = TournamentStep("rank-final", {}, progression.places.clauses)
    return _unless_equal(tournament, step, 0, tournament.clock, rules)


def _settled(
    tournament: Tournament, session: TournamentSession, terms: TournamentTerms, rules: TournamentRules
) -> Tournament:
    """With who goes on from the round before, where that is known already."""
    made = Made("", Actor(tournament.director, DIRECTOR), tournament.clock)
    first = overdue(tournament, session.round - 1, made, terms, rules)
    return tournament if isinstance(first, Refusal) else reduce(apply, first, tournament)


# --- the end -------------------------------------------------------------------------------------


def _ending(tournament: Tournament, rules: TournamentRules) -> TournamentStep:
    money, terms = rules.chapter.money, tournament.terms
    for one in tournament.entrants.values():
        due = tournament.ledger.balance(Place.PRIZE_DUE, one.id)
        if due or one.thing:
            return TournamentStep("pay-prize", {"entrant": one.id, "amount": due}, money.shares.clauses)
        if one.refund_due:
            facts: KnownFacts = {"entrant": one.id, "amount": one.refund_due}
            return TournamentStep("refund", facts, money.refunds.cancelled_clauses)
    what, clauses = still_open(tournament, rules)
    if "chips" in what and terms is not None:
        owner = next(one for one in tournament.entrants if cashable(tournament, one, terms))
        facts = {"entrant": owner, "amount": cashable(tournament, owner, terms)}
        return TournamentStep("cash-chips", facts, rules.chapter.chips.cashed_clauses)
    if "complaints" in what:
        number = unfinished(tournament, rules)[0][0]
        decided = bool(tournament.complaints[number].by)
        return TournamentStep("advise-complainant" if decided else "decide-complaint", {"complaint": number}, clauses)
    return TournamentStep("close-tournament", {}, money.pool.clauses)
