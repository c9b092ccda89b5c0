"""Complaints: raised by an entrant, decided by the director or by whoever decides at any table, and what is told.

Whoever is not satisfied is told to whom they may turn, and that is recorded. Start at `raise_complaint`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.rulebooks import procedure as pr
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long, unknown_case
from croupier.tournament.acts import Decided, TournamentPhase, Whose, act
from croupier.tournament.conduct.records import (
    AdviseComplainant,
    ComplaintAdvice,
    ComplaintDecided,
    ComplaintRaised,
    DecideComplaint,
    RaiseComplaint,
)
from croupier.tournament.entries.judge import found
from croupier.tournament.rules import TournamentRules
from croupier.tournament.state import Complaint, Tournament


def _final(rules: TournamentRules) -> Clauses:
    rule = rules.disputes
    return rules.chapter.conduct.disputes.final.clauses if rule is None else rule.clauses


@act(RaiseComplaint, Whose.ENTRANT, when=TournamentPhase.UNTIL_CLOSED)
def raise_complaint(tournament: Tournament, command: RaiseComplaint, rules: TournamentRules) -> Decided:
    entrant = found(tournament, command.entrant, clauses=_final(rules))
    refusal = too_long("complaint", command.about, least=1)
    if isinstance(entrant, Refusal):
        return entrant
    if refusal is not None:
        return refusal
    complaint = Complaint(len(tournament.complaints) + 1, entrant.id, command.about)
    return (ComplaintRaised(made(command), _final(rules), complaint),)


def _decides(rules: TournamentRules) -> pr.Power | None:
    """A rank where the chapter has no word on disputes; else they are the director's."""
    rule = rules.disputes
    return None if rule is None else pr.Power(rule.rank, rule.clauses)


@act(DecideComplaint, Whose.DIRECTOR, when=TournamentPhase.UNTIL_CLOSED, power=_decides)
def decide_complaint(tournament: Tournament, command: DecideComplaint, rules: TournamentRules) -> Decided:
    complaint = tournament.complaints.get(command.complaint)
    if complaint is None:
        return unknown_case("complaint", command.complaint, dict(tournament.complaints))
    if complaint.by:
        return Refusal(Reason.ALREADY_DECIDED, _final(rules), {"what": "complaint", "number": complaint.number})
    refusal = too_long("decision", command.decision, least=1)
    if refusal is not None:
        return refusal
    return (
        ComplaintDecided(
            made(command), _final(rules), complaint.number, complaint.entrant, command.decision, command.accepted
        ),
    )


@act(AdviseComplainant, Whose.STAFF, when=TournamentPhase.UNTIL_CLOSED)
def advise_complainant(tournament: Tournament, command: AdviseComplainant, rules: TournamentRules) -> Decided:
    to = rules.advises_of()
    clauses = to.get(command.of, together(*to.values()))
    complaint = tournament.complaints.get(command.complaint)
    if complaint is None:
        return unknown_case("complaint", command.complaint, dict(tournament.complaints))
    if to and command.of not in to:
        facts: RefusalFacts = {"to": command.of, "needed": ", ".join(rules.house.names.get(one, one) for one in to)}
        return Refusal(Reason.OTHER_REGULATOR, clauses, facts)
    if command.of in complaint.advised:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "complaint-advice", "who": complaint.entrant})
    return (ComplaintAdvice(made(command), clauses, complaint.number, complaint.entrant, command.of),)


def unfinished(tournament: Tournament, rules: TournamentRules) -> tuple[tuple[int, ...], Clauses]:
    """Complaints that nobody decided, or whose complainant is not satisfied and was not told to whom to turn."""
    to = rules.advises_of()
    left = tuple(
        one.number
        for one in tournament.complaints.values()
        if not one.by or (to and not one.accepted and not one.advised)
    )
    return left, together(_final(rules), *to.values())
