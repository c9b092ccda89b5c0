"""Approval of an act given beforehand, by whoever the book's row for that act names.

Start at `approve`; whether an act was approved is asked in authority.py.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, Silent, together
from croupier.table.acts import NOTHING, Answer, By, Listed, act, made
from croupier.table.authority import too_low
from croupier.table.moment import Moment
from croupier.table.people.records import Approve, Approved
from croupier.table.rules import Rules
from croupier.table.state import NOBODY, Granted, Table


def _can_approve(m: Moment) -> bool:
    return m.rules.approves(m.actor.rank)


@act(
    Approve,
    By.SUPERVISOR,
    holds=NOTHING,
    by_rank=False,
    chance=_can_approve,
    listed=Listed.FLOOR,
    choices={"act": "approvals"},
)
def approve(table: Table, command: Approve, rules: Rules) -> Answer:
    row = rules.book.authority.approval.get(command.act)
    if row is None:
        known = tuple(rules.book.authority.approval)
        return Refusal(Reason.NOTHING_TO_APPROVE, (), {"act": command.act, "known": known})
    if not rules.reaches(command.actor.rank, row.rank):
        return too_low(rules, command.actor.rank, row)
    if command.patron != NOBODY and command.patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    granted = Granted(command.act, command.patron, row.lasts, command.actor.id)
    deferral = rules.book.settlement.deferral
    if command.act == "defer-commission" and not isinstance(deferral, Silent):
        patron = table.patrons.get(command.patron)
        if patron is None:
            return Refusal(Reason.UNKNOWN_PATRON, row.clauses, {"patron": command.patron})
        if deferral.seated_only and patron.seat is None:
            return Refusal(Reason.NOT_SEATED, together(deferral.clauses, row.clauses), {"patron": patron.id})
        return (Approved(made(command), together(row.clauses, deferral.clauses), granted),)
    return (Approved(made(command), row.clauses, granted),)
