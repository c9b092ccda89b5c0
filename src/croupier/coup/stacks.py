"""A patron's chips on one bet: where the book makes them one wager it is paid once, on the sum, and then shared out.

Each stack keeps its own stake and its kind, chips or token; what the wager is paid is divided in the order of the
stacks, so that the shares are always the whole. Start at `shared`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import accumulate
from typing import TypeVar

from msgspec.structs import replace

from croupier.clauses import together
from croupier.coup.payment import Settled, Stake, stake_back
from croupier.coup.terms import Terms
from croupier.money import Cents

T = TypeVar("T")


def grouped(items: Iterable[T], key: Callable[[T], Hashable]) -> Iterator[list[T]]:
    """The items of each key, in the order of the first."""
    groups: dict[Hashable, list[T]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    yield from groups.values()


def shared(terms: Terms, whole: Settled, stakes: Sequence[Stake]) -> tuple[Settled, ...]:
    """What each stack has of a wager that was paid as one; `whole` is of all their amounts."""
    if len(stakes) == 1 and not stakes[0].token:
        return (whole,)
    winnings = whole.profit - whole.rounding + (0 if whole.waits[0] else whole.commission)
    reached = list(accumulate(stake.amount for stake in stakes))
    profits = _portions([terms.chips.at_most(whole.profit * sum_, whole.stake) for sum_ in reached[:-1]], whole.profit)
    paid = _portions([winnings * sum_ // whole.stake for sum_ in reached[:-1]], winnings)
    commissions = _portions([whole.commission * sum_ // whole.stake for sum_ in reached[:-1]], whole.commission)
    clauses = together(whole.clauses, terms.stacks_clauses) if len(stakes) > 1 else whole.clauses
    return tuple(
        replace(
            whole,
            stake=stake.amount,
            token=stake.token,
            profit=profit,
            commission=commission,
            rounding=profit - won + (0 if whole.waits[0] else commission),
            returned=profit + stake_back(terms, stake, whole.resolution),
            waits=(whole.waits[0] * stake.amount, whole.waits[1] * whole.stake) if whole.waits[0] else whole.waits,
            clauses=together(clauses, terms.tokens.clauses) if stake.token else clauses,
        )
        for stake, profit, won, commission in zip(stakes, profits, paid, commissions, strict=True)
    )


def _portions(reached: list[Cents], whole: Cents) -> list[Cents]:
    """What each adds to those before it; the last has the rest."""
    return [after - before for before, after in zip([0, *reached], [*reached, whole], strict=True)]
