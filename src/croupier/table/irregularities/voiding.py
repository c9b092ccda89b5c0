"""Giving wagers back: what a void or dummy coup does to the chips on the layout.

Wagers over several coups stay (payment/streaks.py). Start at `returned`.
"""

from __future__ import annotations

from croupier.clauses import Clauses
from croupier.coup import OwnRow, Resolution, Settled
from croupier.table.rules import Rules
from croupier.table.state import Down, Payment, Table


def returned(table: Table, rules: Rules, row: OwnRow, clauses: Clauses) -> tuple[Payment, ...]:
    """Every wager of this coup alone goes back in full."""
    return tuple(
        give_back(down, row, clauses) for down in table.coup.wagers.values() if not rules.is_streak(down.wager)
    )


def undone(table: Table, row: OwnRow, clauses: Clauses) -> tuple[Payment, ...]:
    """Wagers already settled in this coup: once their payment is reversed, their stakes go back too."""
    payments: list[Payment] = []
    for one in table.coup.settled_early:
        stake = one.settled.stake + one.excess
        settled = Settled(
            wager=one.settled.wager,
            stake=stake,
            resolution=Resolution.VOID,
            profit=0,
            commission=0,
            returned=stake,
            row=row.value,
            clauses=clauses,
            token=one.settled.token,
        )
        payments.append(Payment(one.number, one.patron, settled))
    return tuple(payments)


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
