"""Payment: Pairs, the coup, commission: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UnsetType
from msgspec.structs import replace

from croupier.ledger import Ledger, acts
from croupier.table.applying import applies
from croupier.table.payment.records import CommissionCollected, CoupSettled, MinimumAdvised, PairsSettled
from croupier.table.postings import owes_more, post_payments
from croupier.table.state import (
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


def _owing(ledger: Ledger, patrons: dict[str, Patron], payments: Iterable[Payment]) -> tuple[Ledger, dict[str, Patron]]:
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
    ledger, patrons = _owing(post_payments(table.ledger, event.payments), table.patrons, event.payments)
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
    ledger = table.ledger.post(acts.settle_commission(patron.id, event.collected, owed - event.collected))
    patrons = {**table.patrons, patron.id: replace(patron, owes=(0, 1))}
    return replace(table, ledger=ledger, patrons=patrons)
