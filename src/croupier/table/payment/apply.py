"""Payment: Pairs, the coup, commission: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from croupier.ledger import Ledger, acts
from croupier.money import Cents
from croupier.table.applying import applies
from croupier.table.payment.records import (
    CommissionCarriedOver,
    CommissionCollected,
    CommissionFallsAway,
    CommissionWrittenOff,
    CoupSettled,
    DebtCollected,
    DebtRecorded,
    DebtWrittenOff,
    MinimumAdvised,
    PairsSettled,
    RefundKept,
    TokensTakenIn,
)
from croupier.table.postings import owes_more, post_payments, ratios_together
from croupier.table.state import (
    Debt,
    Down,
    Patron,
    Payment,
    Play,
    Table,
    Unsettled,
)


def _without(wagers: dict[int, Down], payments: Iterable[Payment]) -> dict[int, Down]:
    gone = {payment.number for payment in payments}
    return {number: down for number, down in wagers.items() if number not in gone}


def owing(ledger: Ledger, patrons: dict[str, Patron], payments: Iterable[Payment]) -> tuple[Ledger, dict[str, Patron]]:
    """Commission that waits is owed from now on."""
    for payment in payments:
        if payment.settled.waits[0]:
            patron = patrons[payment.patron]
            ledger, owes = owes_more(ledger, patron, payment.settled.waits)
            patrons = {**patrons, patron.id: replace(patron, owes=owes)}
    return ledger, patrons


@applies(PairsSettled)
def pairs_settled(table: Table, event: PairsSettled) -> Table:
    coup = replace(
        table.coup,
        wagers=_without(table.coup.wagers, event.payments),
        settled_early=(*table.coup.settled_early, *event.payments),
    )
    if not isinstance(event.downs, UnsetType):
        coup = replace(coup, early=(*(coup.early or ()), *event.downs))
    return replace(table, coup=coup, ledger=post_payments(table.ledger, event.payments))


@applies(CoupSettled)
def coup_settled(table: Table, event: CoupSettled) -> Table:
    ledger, patrons = owing(post_payments(table.ledger, event.payments), table.patrons, event.payments)
    before = Unsettled(table.coup.wagers, table.streaks, table.tails, table.late_open)
    return replace(
        table,
        coup=replace(table.coup, play=Play.SETTLED, wagers={}, paid=event.payments, before=before),
        ledger=ledger,
        patrons=patrons,
        streaks=event.streaks,
        tails=event.tails,
        late_open=event.late_open,
    )


@applies(MinimumAdvised)
def minimum_advised(table: Table, event: MinimumAdvised) -> Table:
    return replace(table, advised=(*table.advised, event.patron))


@applies(CommissionCollected)
def commission_collected(table: Table, event: CommissionCollected) -> Table:
    patron = table.patrons[event.patron]
    owed = patron.owes[0] // patron.owes[1]
    if not isinstance(event.left, UnsetType):  # a part of it: the rest is owed as before
        ledger = table.ledger.post(acts.settle_commission(patron.id, event.collected))
        return _owes(replace(table, ledger=ledger), replace(patron, owes=event.left))
    ledger = table.ledger.post(acts.settle_commission(patron.id, event.collected, owed - event.collected))
    return _owes(replace(table, ledger=ledger), replace(patron, owes=(0, 1), carried_through=UNSET))


def _owes(table: Table, patron: Patron) -> Table:
    return replace(table, patrons={**table.patrons, patron.id: patron})


@applies(CommissionCarriedOver)
def commission_carried_over(table: Table, event: CommissionCarriedOver) -> Table:
    if event.through is not None:
        table = _owes(table, replace(table.patrons[event.patron], carried_through=event.through))
    debts = (
        replace(debt, waits=True) if (debt.patron, debt.of) == (event.patron, "commission") else debt
        for debt in table.debts_kept
    )
    return _debts(table, debts)


@applies(CommissionWrittenOff)
def commission_written_off(table: Table, event: CommissionWrittenOff) -> Table:
    """What was let go is remembered: should a payment be undone, its commission does not come back out of the float."""
    patron = table.patrons[event.patron]
    before = (0, 1) if isinstance(patron.written_off, UnsetType) else patron.written_off
    ledger = table.ledger.post(acts.write_off(patron.id, event.owed))
    let_go = replace(patron, owes=(0, 1), carried_through=UNSET, written_off=ratios_together(before, patron.owes))
    return _owes(replace(table, ledger=ledger), let_go)


@applies(DebtRecorded)
def debt_recorded(table: Table, event: DebtRecorded) -> Table:
    """What a payment undone left owed stands in the ledger already; commission is a debt in whole chips from now on."""
    debt = event.debt
    if debt.of == "commission":
        patron = table.patrons[debt.patron]
        more = debt.amount - patron.owes[0] // patron.owes[1]
        change = acts.owe_commission(debt.patron, abs(more))
        ledger = table.ledger.post(change if more > 0 else change.reversed())
        table = _owes(replace(table, ledger=ledger), replace(patron, owes=(0, 1), carried_through=UNSET))
    return _debts(table, (*table.debts_kept, debt) if debt.amount else table.debts_kept)


@applies(TokensTakenIn)
def tokens_taken_in(table: Table, event: TokensTakenIn) -> Table:
    return replace(table, ledger=table.ledger.post(acts.issue_tokens(event.patron, event.amount).reversed()))


@applies(RefundKept)
def refund_kept(table: Table, event: RefundKept) -> Table:
    return replace(table, ledger=table.ledger.post(acts.bring_chips(event.patron, event.amount)))


@applies(DebtCollected)
def debt_collected(table: Table, event: DebtCollected) -> Table:
    ledger = table.ledger.post(acts.collect_debt(event.patron, event.amount, here=event.here))
    return _paid_off(replace(table, ledger=ledger), event.patron, event.amount)


@applies(DebtWrittenOff)
def debt_written_off(table: Table, event: DebtWrittenOff) -> Table:
    ledger = table.ledger.post(acts.write_off(event.patron, event.amount))
    return _paid_off(replace(table, ledger=ledger), event.patron, event.amount)


@applies(CommissionFallsAway)
def commission_falls_away(table: Table, event: CommissionFallsAway) -> Table:
    ledger = table.ledger.post(acts.write_off(event.patron, event.amount))
    return _paid_off(replace(table, ledger=ledger), event.patron, event.amount, of=("commission",))


def _paid_off(table: Table, patron: str, amount: Cents, of: tuple[str, ...] = ("payment", "commission")) -> Table:
    """The oldest debts first."""
    left: list[Debt] = []
    for debt in table.debts_kept:
        paid = min(amount, debt.amount) if debt.patron == patron and debt.of in of else 0
        amount -= paid
        if paid < debt.amount:
            left.append(replace(debt, amount=debt.amount - paid))
    return _debts(table, left)


def _debts(table: Table, debts: Iterable[Debt]) -> Table:
    return replace(table, debts=tuple(debts) or UNSET)
