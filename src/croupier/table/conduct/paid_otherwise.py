"""A wager that was paid by the odds of another variation, where the book lets what was paid stand.

It is recorded as handed over, and nothing is left to do about it. Start at `standing`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent
from croupier.coup import Resolution
from croupier.money import Cents
from croupier.rulebooks.conduct import PaymentErrors, StandingPayment
from croupier.table.acts import Answer, made
from croupier.table.conduct.records import PaymentErrorClosed, PaymentErrorRecorded, RecordPaymentError
from croupier.table.rules import Rules
from croupier.table.state import Payment, PaymentError, Table


def standing(
    table: Table, command: RecordPaymentError, rules: Rules, rule: PaymentErrors, error: PaymentError
) -> Answer:
    stands = rule.stands
    if isinstance(stands, Silent) or rules.setup.variation not in stands.between:
        facts: RefusalFacts = {"what": "let-payment-stand", "book": rules.book.id}
        return Refusal(Reason.NO_SUCH_POWER, stands.clauses, facts)
    payment = _payment(table, command)
    if payment is None or command.paid not in _paid_elsewhere(rules, stands, payment):
        facts = {"grounds": "", "needs": "paid-by-the-other-variation"}
        return Refusal(Reason.GROUNDS_NOT_MET, stands.clauses, facts)
    return (
        PaymentErrorRecorded(made(command), stands.clauses, replace(error, until=None), to_report=False),
        PaymentErrorClosed(made(command), stands.clauses, error.number, error.patron),
    )


def _payment(table: Table, command: RecordPaymentError) -> Payment | None:
    """As the coup was settled; a coup whose payments are in the log alone says nothing of its odds."""
    coup = table.coup
    known = (*coup.settled_early, *coup.paid) if command.coup == coup.number else ()
    earlier = (payment for past in table.past_of_shoe if past.coup == command.coup for payment in past.payments)
    return next(
        (one for one in (*known, *earlier) if (one.number, one.patron) == (command.wager, command.patron)), None
    )


def _paid_elsewhere(rules: Rules, stands: StandingPayment, payment: Payment) -> Iterator[Cents]:
    """What this wager would have brought at the odds of the other variations; which row it was, only the cards say."""
    settled = payment.settled
    if settled.wager not in stands.wagers or settled.resolution is not Resolution.WINS:
        return
    for variation in stands.between:
        terms = rules.terms(replace(rules.setup, variation=variation))
        if variation == rules.setup.variation or isinstance(terms, Refusal):
            continue
        for row in terms.wagers[settled.wager].rows:
            if row.resolution is Resolution.WINS and row.pays is not None:
                profit = terms.chips.at_least(settled.stake * row.pays.pays, row.pays.per)
                yield settled.returned - settled.profit + profit + payment.excess
