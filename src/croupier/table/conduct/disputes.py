"""Disputes: raised by a patron, decided by whom the book names, reviewed where it allows that, and what is told.

A decision may correct a payment; chips that the patron no longer has are recorded as missing. The book says whether a
decision is the last word and to whom a complainant may turn. Start at `raise_dispute`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.ledger import Place
from croupier.money import LARGEST_AMOUNT
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.rulebooks.conduct import Disputes
from croupier.table.acts import NOTHING, Answer, Apart, By, Listed, act, made
from croupier.table.conduct.judge import too_long, unknown_case
from croupier.table.conduct.powers import by_row
from croupier.table.conduct.records import (
    ComplainantAdvised,
    DecideDispute,
    DisputeDecided,
    DisputeRaised,
    RaiseDispute,
    ReviewDispute,
)
from croupier.table.events import Event
from croupier.table.moment import Moment
from croupier.table.owing import discharged_by
from croupier.table.rules import Rules
from croupier.table.state import NOBODY, PATRON, Dispute, Table


def _can_dispute(m: Moment) -> bool:
    here = m.actor.rank != PATRON or m.actor.id in m.table.patrons
    return here and not isinstance(m.rules.book.conduct.disputes, Silent)


@act(RaiseDispute, By.PATRON, holds=NOTHING, chance=_can_dispute, listed=Listed.CASES)
def raise_dispute(table: Table, command: RaiseDispute, rules: Rules) -> Answer:
    """A patron at the table for themselves; staff also for someone who has left."""
    rule = rules.book.conduct.disputes
    if isinstance(rule, Silent):
        return _no_power("decide-dispute", rules)
    here = command.patron in table.patrons
    if command.patron == NOBODY or (command.actor.rank == PATRON and not here):
        return Refusal(Reason.UNKNOWN_PATRON, rule.clauses, {"patron": command.patron})
    refusal = too_long("dispute", command.about, least=1)
    if refusal is not None:
        return refusal
    dispute = Dispute(table.matters + 1, command.patron, command.about, command.coup, command.wager)
    return (DisputeRaised(made(command), rule.clauses, dispute, rule.tells or UNSET),)


@act(
    DecideDispute,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=lambda m: any(not dispute.decided_by for dispute in m.table.disputes.values()),
    answers=True,
    listed=Listed.CASES,
    power=by_row(lambda conduct: conduct.disputes),
    apart=Apart.OTHERS,
)
def decide_dispute(table: Table, command: DecideDispute, rules: Rules) -> Answer:
    rule = rules.book.conduct.disputes
    if isinstance(rule, Silent):
        return _no_power("decide-dispute", rules)
    dispute = table.disputes.get(command.dispute)
    if dispute is None:
        return unknown_case("dispute", command.dispute, dict(table.disputes))
    if dispute.decided_by != NOBODY:
        return Refusal(Reason.ALREADY_DECIDED, rule.clauses, {"what": "dispute", "number": dispute.number})
    final = isinstance(rule.review, Silent)
    under = together(rule.clauses, rule.final_clauses if final else ())
    return _decided(table, command, rules, dispute, rule, under, final=final)


def _can_review(m: Moment) -> bool:
    rule = m.rules.book.conduct.disputes
    if isinstance(rule, Silent) or isinstance(rule.review, Silent):
        return False
    return any(dispute.decided_by for dispute in m.table.disputes.values())


def _power_to_review(book: Rulebook) -> pr.Power | None:
    rule = book.conduct.disputes
    if isinstance(rule, Silent) or isinstance(rule.review, Silent):
        return None
    return pr.Power(rule.review.rank, rule.review.clauses, rule.review.outside)


@act(
    ReviewDispute,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=_can_review,
    listed=Listed.CASES,
    power=_power_to_review,
    apart=Apart.OTHERS,
)
def review_dispute(table: Table, command: ReviewDispute, rules: Rules) -> Answer:
    """The last word, by another person where the book wants one, because the complainant asked."""
    rule = rules.book.conduct.disputes
    if isinstance(rule, Silent) or isinstance(rule.review, Silent):
        clauses: Clauses = () if isinstance(rule, Silent) else rule.final_clauses
        return _no_power("review-dispute", rules, clauses)
    review, dispute = rule.review, table.disputes.get(command.dispute)
    if dispute is None:
        return unknown_case("dispute", command.dispute, dict(table.disputes))
    if dispute.decided_by == NOBODY:
        return Refusal(Reason.NOT_DECIDED, review.clauses, {"dispute": dispute.number})
    if review.another_person and dispute.decided_by == command.actor.id:
        facts: RefusalFacts = {"remedy": "review", "actor": command.actor.id, "did": "decided"}
        return Refusal(Reason.ANOTHER_PERSON_NEEDED, review.clauses, facts)
    if command.requested_by != dispute.patron:
        return Refusal(Reason.NEEDS_A_REQUEST, review.clauses, {"what": "review"})
    under = together(review.clauses, rule.final_clauses)
    return _decided(table, command, rules, dispute, rule, under, final=True)


def _decided(
    table: Table,
    command: DecideDispute | ReviewDispute,
    rules: Rules,
    dispute: Dispute,
    rule: Disputes,
    under: Clauses,
    *,
    final: bool,
) -> Answer:
    refusal = too_long("decision", command.decision, least=1)
    if refusal is not None:
        return refusal
    for what, amount in (("payment", command.pays), ("amount-taken-back", command.takes)):
        if not 0 <= amount <= LARGEST_AMOUNT or (command.pays and command.takes):
            return Refusal(Reason.AMOUNT_NOT_POSSIBLE, under, {"what": what, "amount": amount})
    here = dispute.patron in table.patrons
    taken = min(command.takes, table.ledger.balance(Place.RACK, dispute.patron)) if here else 0
    decided = DisputeDecided(
        made(command),
        under,
        dispute=dispute.number,
        patron=dispute.patron,
        decision=command.decision,
        paid=command.pays,
        taken=taken,
        missing=command.takes - taken,
        accepted=command.accepted,
        final=final,
        review=not final and not command.accepted,
        discharges=discharged_by(table, rules.book, "decide-dispute", matter=dispute.number),
    )
    return (decided, *_advised(command, dispute, rule, decided))


def _advised(
    command: DecideDispute | ReviewDispute, dispute: Dispute, rule: Disputes, decided: DisputeDecided
) -> tuple[Event, ...]:
    """A complainant who is not satisfied is told where to turn, and of a review that is still open."""
    if command.accepted or isinstance(rule.advice, Silent):
        return ()
    review = () if isinstance(rule.review, Silent) or decided.final else rule.review.clauses
    under = together(rule.advice.clauses, review)
    return (
        ComplainantAdvised(
            made(command),
            under,
            dispute=dispute.number,
            patron=dispute.patron,
            to=rule.advice.to,
            review=decided.review,
        ),
    )


def _no_power(what: str, rules: Rules, clauses: Clauses = ()) -> Refusal:
    return Refusal(Reason.NO_SUCH_POWER, clauses, {"what": what, "book": rules.book.id})
