"""Who conducts a tournament and who of them is there: what may happen.

Where the book wants somebody present, play stands still when the last of them goes. Start at `appoint_director`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent
from croupier.table import Event
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long
from croupier.tournament.acts import Decided, Whose, act
from croupier.tournament.apply import apply
from croupier.tournament.preparing.records import (
    AppointDeputy,
    AppointDirector,
    DeputyAppointed,
    DeputyDismissed,
    DirectorAppointed,
    DismissDeputy,
    MarkAbsent,
    MarkedAbsent,
    MarkedPresent,
    MarkPresent,
)
from croupier.tournament.rules import TournamentRules, acting, presence_clauses, somebody_present
from croupier.tournament.sessions.records import SessionPaused
from croupier.tournament.state import SessionStage, Tournament

NOBODY_PRESENT = "nobody-present"


@act(AppointDirector, Whose.OPERATOR, power=lambda rules: rules.appoints)
def appoint_director(tournament: Tournament, command: AppointDirector, rules: TournamentRules) -> Decided:
    refusal = too_long("person", command.person, least=1) or _plays(tournament, command.person, rules)
    if refusal is not None:
        return refusal
    if command.person == tournament.director:
        facts: RefusalFacts = {"what": "director-appointed", "who": command.person}
        return Refusal(Reason.ALREADY_DONE, rules.chapter.director.clauses, facts)
    appointed = DirectorAppointed(made(command), rules.chapter.director.clauses, command.person)
    return (appointed, *_standing_still(tournament, appointed, rules))


def _plays(tournament: Tournament, person: str, rules: TournamentRules) -> Refusal | None:
    """Nobody conducts a tournament in which they play."""
    if person not in {one.id for one in tournament.accepted}:
        return None
    return Refusal(Reason.ALREADY_ENTERED, rules.chapter.conduct.conducted.clauses, {"entrant": person})


@act(AppointDeputy, Whose.DIRECTOR)
def appoint_deputy(tournament: Tournament, command: AppointDeputy, rules: TournamentRules) -> Decided:
    rule = rules.chapter.director.deputies
    if isinstance(rule, Silent):
        facts: RefusalFacts = {"what": "deputies", "book": rules.book.id}
        return Refusal(Reason.AGAINST_THE_RULES, rules.chapter.director.clauses, facts)
    refusal = too_long("person", command.person, least=1) or _plays(tournament, command.person, rules)
    if refusal is not None:
        return refusal
    if acting(tournament, command.person):
        return Refusal(Reason.ALREADY_DONE, rule.clauses, {"what": "deputy-appointed", "who": command.person})
    return (DeputyAppointed(made(command), rule.clauses, command.person),)


@act(DismissDeputy, Whose.DIRECTOR)
def dismiss_deputy(tournament: Tournament, command: DismissDeputy, rules: TournamentRules) -> Decided:
    rule = rules.chapter.director.deputies
    if command.person not in tournament.deputies:
        return Refusal(Reason.NOT_APPOINTED, rule.clauses, {"person": command.person})
    dismissed = DeputyDismissed(made(command), rule.clauses, command.person)
    return (dismissed, *_standing_still(tournament, dismissed, rules))


@act(MarkPresent, Whose.STAFF)
def mark_present(tournament: Tournament, command: MarkPresent, rules: TournamentRules) -> Decided:
    refusal = _appointed(tournament, command.person, rules)
    if refusal is not None:
        return refusal
    if command.person in tournament.present:
        facts: RefusalFacts = {"what": "marked-present", "who": command.person}
        return Refusal(Reason.ALREADY_DONE, presence_clauses(rules), facts)
    return (MarkedPresent(made(command), presence_clauses(rules), command.person),)


@act(MarkAbsent, Whose.STAFF)
def mark_absent(tournament: Tournament, command: MarkAbsent, rules: TournamentRules) -> Decided:
    refusal = _appointed(tournament, command.person, rules)
    if refusal is not None:
        return refusal
    if command.person not in tournament.present:
        facts: RefusalFacts = {"what": "marked-absent", "who": command.person}
        return Refusal(Reason.ALREADY_DONE, presence_clauses(rules), facts)
    gone = MarkedAbsent(made(command), presence_clauses(rules), command.person)
    return (gone, *_standing_still(tournament, gone, rules))


def _appointed(tournament: Tournament, person: str, rules: TournamentRules) -> Refusal | None:
    if person and acting(tournament, person):
        return None
    return Refusal(Reason.NOT_APPOINTED, rules.chapter.director.clauses, {"person": person})


def _standing_still(tournament: Tournament, event: Event, rules: TournamentRules) -> tuple[Event, ...]:
    """Every session that is played stands still when nobody is left whose presence the book asks for."""
    if somebody_present(apply(tournament, event), rules):
        return ()
    return tuple(
        SessionPaused(event.made, presence_clauses(rules), session.number, NOBODY_PRESENT)
        for session in tournament.sessions.values()
        if session.stage is SessionStage.RUNNING
    )
