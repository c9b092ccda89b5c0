"""Whether a command about people and payments has a chance at this moment: as chances.py, for its own chapters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.clauses import Silent
from croupier.ledger import Place
from croupier.table import records as r
from croupier.table.commands import Command
from croupier.table.conduct.abstaining import who_abstains
from croupier.table.state import PATRON
from croupier.table.views.moment import Moment


def _record(m: Moment) -> bool:
    return bool(m.rules.book.conduct.breach)


def _act(m: Moment) -> bool:
    """Some power of the book is for one of the breaches of the day, and within the actor's rank."""
    rows = [row for row in m.rules.book.conduct.power if m.rules.reaches(m.actor.rank, row.rank)]
    kinds = {breach.kind for breach in m.table.breaches.values()}
    return any(kinds if not row.breaches else kinds.intersection(row.breaches) for row in rows)


def _vacate(m: Moment) -> bool:
    return any(True for _ in who_abstains(m.table, m.rules))


def _dispute(m: Moment) -> bool:
    here = m.actor.rank != PATRON or m.actor.id in m.table.patrons
    return here and not isinstance(m.rules.book.conduct.disputes, Silent)


def _review(m: Moment) -> bool:
    rule = m.rules.book.conduct.disputes
    if isinstance(rule, Silent) or isinstance(rule.review, Silent):
        return False
    return any(dispute.decided_by for dispute in m.table.disputes.values())


def _errors(m: Moment) -> bool:
    return bool(m.table.payment_errors)


def _to_enquire(m: Moment) -> bool:
    rule = m.rules.book.conduct.payment_errors
    asks = not isinstance(rule, Silent) and not isinstance(rule.enquiry, Silent)
    return asks and any(not error.enquired for error in m.table.payment_errors.values())


def _to_report(m: Moment) -> bool:
    rule = m.rules.book.conduct.payment_errors
    asks = not isinstance(rule, Silent) and not isinstance(rule.report, Silent)
    return asks and any(not error.reported for error in m.table.payment_errors.values())


CHANCES_PEOPLE: Final[dict[type[Command], Callable[[Moment], bool]]] = {
    r.RecordBreach: _record,
    r.ActOnBreach: _act,
    r.EndSeizure: lambda m: any(account.place is Place.HELD for account in m.table.ledger.balances),
    r.LiftExclusion: lambda m: bool(m.table.excluded),
    r.DirectToVacate: _vacate,
    r.RaiseDispute: _dispute,
    r.DecideDispute: lambda m: any(not dispute.decided_by for dispute in m.table.disputes.values()),
    r.ReviewDispute: _review,
    r.RecordPaymentError: lambda m: not isinstance(m.rules.book.conduct.payment_errors, Silent),
    r.EnquirePaymentError: _to_enquire,
    r.RectifyPaymentError: _errors,
    r.ReportPaymentError: _to_report,
}
