"""What a table owes to others: duties that its events opened, and those that follow from a case it still has.

It gathers and looks up, and changes nothing; what discharges a duty is judged in its own chapter. Start at
`open_duties`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses, Silent, together
from croupier.duties import Duty, DutyFacts, said
from croupier.rulebooks import Rulebook
from croupier.table.conduct.reporting import must_report
from croupier.table.state import Table


def open_duties(table: Table, book: Rulebook) -> tuple[Duty, ...]:
    """All that is owed now, whether the table is open or not; the oldest first."""
    return tuple(sorted((*table.duties.open, *_payment_errors(table, book)), key=lambda one: one.since))


def _payment_errors(table: Table, book: Rulebook) -> Iterator[Duty]:
    """Wrong payments of which the regulator must hear: the case itself says whether it has."""
    rule = book.conduct.payment_errors
    if isinstance(rule, Silent) or isinstance(rule.report, Silent) or not rule.report.duty:
        return
    for error in table.payment_errors.values():
        told = error.informed is True if rule.report.month_end else error.reported
        if must_report(error, rule) and not told:
            facts: DutyFacts = {"patron": error.patron, "coup": error.coup, "wager": error.wager, "amount": error.value}
            yield Duty(0, rule.report.duty, error.number, error.since, said(facts))


def owed_clauses(book: Rulebook, ids: tuple[str, ...]) -> Clauses:
    """The clauses that want these told."""
    return together(*(row.clauses for row in map(book.duty, ids) if row is not None))


def discharged_by(
    table: Table, book: Rulebook, act: str, *, matter: int = 0, **facts: str | int
) -> tuple[int, ...] | UnsetType:
    """The duties about this that an act discharges; nothing in the log where there are none."""
    rows = [row.id for row in book.duties if row.discharged_by == act]
    found = (one for one in table.duties.named(*rows, **facts) if matter in (0, one.matter))
    return tuple(one.number for one in found) or UNSET
