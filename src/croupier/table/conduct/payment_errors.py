"""Wagers that were paid wrong: recorded as they were paid, enquired into, put right, brought to the regulator.

The engine settles right; a hand may still pay wrong. Recording it moves the accounts to what was handed over, and
putting it right moves the chips back as far as the patron lets it. Start at `record_payment_error`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import UNSET

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent, together
from croupier.ledger import Place
from croupier.money import LARGEST_AMOUNT
from croupier.rulebooks.conduct import PaymentErrors
from croupier.table import records as r
from croupier.table.acts import NOTHING, Answer, Apart, By, Listed, act, made
from croupier.table.apply import apply
from croupier.table.commands import Command
from croupier.table.conduct.judge import too_long, unknown_case
from croupier.table.conduct.paid_otherwise import standing
from croupier.table.conduct.powers import by_row
from croupier.table.conduct.records import (
    EnquirePaymentError,
    RecordPaymentError,
    RectifyPaymentError,
    ReportPaymentError,
)
from croupier.table.conduct.reporting import must_report
from croupier.table.events import Event
from croupier.table.moment import Moment
from croupier.table.rules import House, Rules
from croupier.table.state import NOBODY, Actor, Instant, Payment, PaymentError, Play, Table

DAY: Instant = 24 * 60 * 60 * 1000


# --- recording -----------------------------------------------------------------------------------

_POWER = by_row(lambda conduct: conduct.payment_errors)


@act(
    RecordPaymentError,
    By.DEALER,
    holds=NOTHING,
    chance=lambda m: not isinstance(m.rules.book.conduct.payment_errors, Silent),
    listed=Listed.CASES,
)
def record_payment_error(table: Table, command: RecordPaymentError, rules: Rules) -> Answer:
    rule = rules.book.conduct.payment_errors
    if isinstance(rule, Silent):
        return _no_power("rectify-payment-error", rules)
    refusal = _not_as_settled(table, command, rule)
    if refusal is not None:
        return refusal
    if command.patron == NOBODY:
        return Refusal(Reason.UNKNOWN_PATRON, rule.clauses, {"patron": command.patron})
    for what, amount in (("amount-due", command.due), ("amount-paid", command.paid)):
        if not 0 <= amount <= LARGEST_AMOUNT:
            return Refusal(Reason.AMOUNT_NOT_POSSIBLE, rule.clauses, {"what": what, "amount": amount})
    days = rules.option(rule.days_option)
    until = command.at + int(days) * DAY if days else None
    error = PaymentError(
        number=table.matters + 1,
        patron=command.patron,
        coup=command.coup,
        wager=command.wager,
        due=command.due,
        paid=command.paid,
        since=command.at,
        until=until,
    )
    refusal = _had_less(table, error, rule)
    if refusal is not None:
        return refusal
    if command.stands is True:
        return standing(table, command, rules, rule, error)
    report = must_report(error, rule)
    return (r.PaymentErrorRecorded(made(command), together(rule.clauses, report), error, bool(report)),)


def _not_as_settled(table: Table, command: RecordPaymentError, rule: PaymentErrors) -> Refusal | None:
    """What was due is what the coup was settled for, where the table still has that in mind."""
    if command.due == command.paid:
        return Refusal(Reason.PAYMENT_WAS_RIGHT, rule.clauses, {"wager": command.wager, "amount": command.due})
    known = _payments(table, command.coup)
    if known is None:
        return None
    found = next((one for one in known if (one.number, one.patron) == (command.wager, command.patron)), None)
    settled = found.settled.returned + found.excess if found is not None else -1
    if settled == command.due:
        return None
    facts: RefusalFacts = {"wager": command.wager, "coup": command.coup, "due": command.due}
    if found is not None:
        facts["settled"] = settled
    return Refusal(Reason.NOT_AS_SETTLED, rule.clauses, facts)


def _payments(table: Table, coup: int) -> tuple[Payment, ...] | None:
    """The payments of a coup as settled; nothing where it is complete and its payments are in the log alone."""
    if coup == table.coup.number and table.coup.play is Play.SETTLED:
        return (*table.coup.settled_early, *table.coup.paid)
    if not 1 <= coup < table.coup.number:
        return ()
    return next((one.payments for one in table.past_of_shoe if one.coup == coup), None)


def _had_less(table: Table, error: PaymentError, rule: PaymentErrors) -> Refusal | None:
    """Whoever was underpaid cannot have staked what they never got."""
    has = table.ledger.balance(Place.RACK, error.patron)
    if error.overpaid or error.patron not in table.patrons or has >= error.value:
        return None
    facts: RefusalFacts = {"patron": error.patron, "stake": error.value, "has": has}
    return Refusal(Reason.NOT_ENOUGH_CHIPS, rule.clauses, facts)


# --- enquiring, putting right, reporting ---------------------------------------------------------

AboutOne: TypeAlias = EnquirePaymentError | RectifyPaymentError | ReportPaymentError
Judge: TypeAlias = Callable[[PaymentError, PaymentErrors], Answer]


def _case(table: Table, command: AboutOne, rules: House, judge: Judge) -> Answer:
    """A command about one wrong payment; the case is closed with it where nothing is left to do."""
    rule = rules.book.conduct.payment_errors
    if isinstance(rule, Silent):
        return _no_power("rectify-payment-error", rules)
    error = table.payment_errors.get(command.error)
    if error is None:
        return unknown_case("payment-error", command.error, dict(table.payment_errors))
    answer = judge(error, rule)
    if isinstance(answer, Refusal):
        return answer
    for event in answer:
        table = apply(table, event)
    return (*answer, *_closed(table, command, command.error, rule))


def _to_enquire(m: Moment) -> bool:
    rule = m.rules.book.conduct.payment_errors
    asks = not isinstance(rule, Silent) and not isinstance(rule.enquiry, Silent)
    return asks and any(not error.enquired for error in m.table.payment_errors.values())


@act(
    EnquirePaymentError,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=_to_enquire,
    answers=True,
    listed=Listed.CASES,
    power=_POWER,
)
def enquire_payment_error(table: Table, command: EnquirePaymentError, rules: Rules) -> Answer:
    return _case(table, command, rules, lambda error, rule: _enquire(command, error, rule))


def _enquire(command: EnquirePaymentError, error: PaymentError, rule: PaymentErrors) -> Answer:
    enquiry = rule.enquiry
    if isinstance(enquiry, Silent):
        return Refusal(Reason.NO_SUCH_POWER, rule.clauses, {"what": "enquire-payment-error", "book": _book(rule)})
    if error.enquired:
        return Refusal(Reason.ALREADY_DECIDED, enquiry.clauses, {"what": "enquiry", "number": error.number})
    refusal = too_long("finding", command.says) or too_long("identity", command.identified)
    if refusal is not None:
        return refusal
    if command.intentional and not command.identified.strip():
        clauses = together(enquiry.intended_clauses, enquiry.identify_clauses)
        return Refusal(Reason.FACTS_MISSING, clauses, {"slip": "payment-error", "fact": "identity"})
    intended = together(enquiry.intended_clauses, enquiry.identify_clauses) if command.intentional else ()
    found = r.PaymentErrorEnquired(
        made(command),
        together(enquiry.clauses, intended),
        error=error.number,
        patron=error.patron,
        intentional=command.intentional,
        identified=command.identified,
        says=command.says,
    )
    return (found,)


def _errors(m: Moment) -> bool:
    return bool(m.table.payment_errors)


@act(
    RectifyPaymentError,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=_errors,
    answers=True,
    listed=Listed.CASES,
    power=_POWER,
    apart=Apart.OTHERS,
)
def rectify_payment_error(table: Table, command: RectifyPaymentError, rules: Rules) -> Answer:
    return _case(table, command, rules, lambda error, rule: _rectify(table, command, error, rule))


def _rectify(table: Table, command: RectifyPaymentError, error: PaymentError, rule: PaymentErrors) -> Answer:
    """An attempt that brings nothing is recorded too: the patron was asked, and refused or was not found."""
    left, here = error.open, error.patron in table.patrons
    refusal = too_long("statement", command.says)
    if refusal is not None:
        return refusal
    if not 0 <= command.amount <= left:
        facts: RefusalFacts = {"what": "payment-put-right", "amount": command.amount}
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, rule.put_right_clauses, facts)
    has = table.ledger.balance(Place.RACK, error.patron)
    if error.overpaid and here and has < command.amount:
        facts = {"patron": error.patron, "stake": command.amount, "has": has}
        return Refusal(Reason.NOT_ENOUGH_CHIPS, rule.put_right_clauses, facts)
    way = rule.overpaid_clauses if error.overpaid else rule.underpaid_clauses
    under = together(rule.put_right_clauses, way)
    amount, open_ = command.amount, left - command.amount
    return (
        r.PaymentErrorRectified(
            made(command),
            under,
            error=error.number,
            patron=error.patron,
            amount=amount,
            overpaid=error.overpaid,
            open=open_,
            says=command.says,
        ),
    )


def _to_report(table: Table, house: House, _: Actor) -> bool:
    rule = house.book.conduct.payment_errors
    if isinstance(rule, Silent) or isinstance(rule.report, Silent):
        return False
    errors = table.payment_errors.values()
    return any(not error.reported or "report" in left_to_do(error, rule) for error in errors)


@act(
    ReportPaymentError,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=lambda m: _to_report(m.table, m.rules, m.actor),
    answers=True,
    listed=Listed.CASES,
    power=_POWER,
    closed_too=_to_report,
)
def report_payment_error(table: Table, command: ReportPaymentError, rules: House) -> Answer:
    return _case(table, command, rules, lambda error, rule: _report(command, error, rule))


def _report(command: ReportPaymentError, error: PaymentError, rule: PaymentErrors) -> Answer:
    report = rule.report
    if isinstance(report, Silent):
        return Refusal(Reason.NO_SUCH_POWER, rule.clauses, {"what": "report-payment-error", "book": _book(rule)})
    notice = command.month_end is True
    if notice and not report.month_end:
        return Refusal(Reason.NO_SUCH_POWER, report.clauses, {"what": "report-payment-error", "book": _book(rule)})
    if error.informed if notice else error.reported:
        return Refusal(Reason.ALREADY_DECIDED, report.clauses, {"what": "report", "number": error.number})
    if notice and not must_report(error, rule):
        facts: RefusalFacts = {"grounds": "", "needs": "over-the-reported-amount"}
        return Refusal(Reason.GROUNDS_NOT_MET, report.clauses, facts)
    refusal = too_long("reference", command.reference, least=1)
    if refusal is not None:
        return refusal
    under = (must_report(error, rule) if notice or not report.month_end else ()) or report.may_clauses
    told = r.PaymentErrorReported(
        made(command),
        under,
        error=error.number,
        patron=error.patron,
        to=report.to,
        reference=command.reference,
        month_end=notice or UNSET,
    )
    return (told,)


# --- when a case is over -------------------------------------------------------------------------


def left_to_do(error: PaymentError, rule: PaymentErrors) -> tuple[str, ...]:
    """What the book still asks about a wrong payment."""
    enquiry, report = rule.enquiry, rule.report
    must_try = not isinstance(enquiry, Silent) and enquiry.intended_must_be_tried and error.intentional
    settled = not error.open or error.tried or (error.reported and not must_try)
    notice = not isinstance(report, Silent) and report.month_end
    left = {
        "enquire": not isinstance(enquiry, Silent) and not error.enquired,
        "rectify": not settled,
        "report": bool(must_report(error, rule)) and not (error.informed if notice else error.reported),
    }
    return tuple(name for name, missing in left.items() if missing)


def _closed(table: Table, command: Command, number: int, rule: PaymentErrors) -> tuple[Event, ...]:
    error, enquiry = table.payment_errors[number], rule.enquiry
    if left_to_do(error, rule) or (error.closed and error.open):
        return ()
    under = together(rule.clauses, rule.put_right_clauses)
    if not isinstance(enquiry, Silent):
        under = enquiry.intended_clauses if error.intentional else together(under, enquiry.clauses)
    stays = error.open if rule.stays_open and error.open else UNSET
    return (r.PaymentErrorClosed(made(command), under, number, error.patron, stays),)


def _book(rule: PaymentErrors) -> str:
    return rule.clauses[0].book


def _no_power(what: str, rules: House) -> Refusal:
    return Refusal(Reason.NO_SUCH_POWER, (), {"what": what, "book": rules.book.id})
