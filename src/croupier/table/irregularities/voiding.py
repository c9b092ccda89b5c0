"""Giving wagers back: what a void or dummy coup does to the chips on the layout.

Wagers over several coups stay (payment/streaks.py). Start at `returned`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, holding
from croupier.coup import OwnRow, Resolution, Settled
from croupier.money import Cents
from croupier.rulebooks.procedure import DummyCoups
from croupier.table.postings import take_back_payments
from croupier.table.rules import Rules
from croupier.table.state import Down, Payment, Table


def on_it_already(dummy: DummyCoups) -> Clauses:
    """What becomes of wagers that lie on a coup when it becomes a dummy coup, and not of those placed afterwards."""
    return holding(dummy.stray_clauses, *([(dummy.placed_clauses, False)] if dummy.placed_clauses else ()))


def returned(table: Table, rules: Rules, row: OwnRow, clauses: Clauses) -> tuple[Payment, ...]:
    """Every wager of this coup alone goes back in full."""
    return tuple(
        give_back(down, row, clauses) for down in table.coup.wagers.values() if not rules.is_streak(down.wager)
    )


def undone(table: Table, row: OwnRow, clauses: Clauses) -> tuple[Payment, ...]:
    """Wagers already settled in this coup: once their payment is reversed, their stakes go back too."""
    return tuple(as_void(one, clauses, row) for one in table.coup.settled_early)


def as_void(payment: Payment, clauses: Clauses, row: OwnRow = OwnRow.VOID_COUP) -> Payment:
    """A wager that was settled: once its payment is reversed, its whole stake goes back."""
    old, stake = payment.settled, payment.settled.stake + payment.excess
    settled = Settled(
        wager=old.wager,
        stake=stake,
        resolution=Resolution.VOID,
        profit=0,
        commission=0,
        returned=stake,
        row=row.value,
        clauses=clauses,
        token=old.token,
    )
    return Payment(payment.number, payment.patron, settled)


def give_back(down: Down, row: OwnRow, clauses: Clauses) -> Payment:
    settled = Settled(
        wager=down.wager,
        stake=down.stake,
        resolution=Resolution.VOID,
        profit=0,
        commission=0,
        returned=down.stake,
        row=row.value,
        clauses=clauses,
        token=down.token,
    )
    return Payment(down.number, down.patron, settled)


def owed_after(
    table: Table, undone: tuple[Payment, ...], payments: tuple[Payment, ...]
) -> tuple[tuple[str, Cents], ...]:
    """Who could not give back what they were paid, once these payments are undone and others made instead."""
    return take_back_payments(table.ledger, table.patrons, undone, payments)[2]
