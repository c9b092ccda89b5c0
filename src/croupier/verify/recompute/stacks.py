"""Several stacks of one patron on one bet: what the book makes one wager is paid on the sum, and shared out in turn.

It is handed what the rows decided; the sum is reckoned in pays.py. Start at `as_one`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

import msgspec
from msgspec.structs import replace

from croupier.clauses import together
from croupier.coup import Resolution, Settled
from croupier.money import Cents
from croupier.verify.recompute import chips
from croupier.verify.recompute.game import Game


class Stack(msgspec.Struct, frozen=True):
    """What lies on one bet: a stake, or a part of a combined one."""

    number: int
    amount: Cents
    token: bool


def as_one(game: Game, whole: Settled, stacks: Sequence[Stack]) -> list[Settled]:
    """What each stack has of a wager that was paid as a whole: as much as it adds to those before it."""
    rule = game.book.wagering.per_option
    settled = []
    before = _Reached()
    for stack in stacks:
        now = _reached(game, whole, before.amount + stack.amount)
        profit, commission = now.profit - before.profit, now.commission - before.commission
        taken = 0 if whole.waits[0] else commission
        cited = whole.clauses
        if len(stacks) > 1:
            cited = together(cited, rule.stacks_clauses)
        if stack.token:
            cited = together(cited, game.book.settlement.tokens.clauses)
        settled.append(
            replace(
                whole,
                stake=stack.amount,
                token=stack.token,
                profit=profit,
                commission=commission,
                rounding=profit + taken - (now.winnings - before.winnings),
                returned=profit + _back(game, whole, stack),
                waits=_ratio(Fraction(*whole.waits) * stack.amount / whole.stake),
                clauses=cited,
            )
        )
        before = now
    return settled


class _Reached(msgspec.Struct, frozen=True):
    """What the stacks so far come to together."""

    amount: Cents = 0
    profit: Cents = 0
    winnings: Cents = 0
    commission: Cents = 0


def _reached(game: Game, whole: Settled, amount: Cents) -> _Reached:
    won = whole.profit - whole.rounding + (0 if whole.waits[0] else whole.commission)
    if amount == whole.stake:
        return _Reached(amount, whole.profit, won, whole.commission)
    share = Fraction(amount, whole.stake)
    return _Reached(
        amount, chips.down(game.chips, whole.profit * share), floor(won * share), floor(whole.commission * share)
    )


def _back(game: Game, whole: Settled, stack: Stack) -> Cents:
    if whole.resolution is Resolution.LOSES:
        return 0
    kept = stack.token and game.keeps_tokens and whole.resolution is Resolution.WINS
    return 0 if kept else stack.amount


def _ratio(waits: Fraction) -> tuple[int, int]:
    return waits.numerator, waits.denominator
