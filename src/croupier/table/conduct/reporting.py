"""Which wrong payments must go to the regulator. Start at `must_report`."""

from __future__ import annotations

from croupier.clauses import Clauses, Silent
from croupier.rulebooks.conduct import PaymentErrors
from croupier.table.state import PaymentError


def must_report(error: PaymentError, rule: PaymentErrors) -> Clauses:
    """The clauses by which a wrong payment must go to the regulator: strictly more than the book's amount."""
    report = rule.report
    return () if isinstance(report, Silent) or error.value <= report.over else report.clauses
