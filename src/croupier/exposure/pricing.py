"""What a unit on each wager wins, from the weights of a plan's bins: whole numbers that are added up, never decimals.

A wager is a whole number for each bin, over one scale; a combined wager is the sum of its parts, each by its share.
The few that no 64 bits can hold are priced with Python's own whole numbers, and those that ask about points and pairs
together with fractions, a composition at a time.
Start at `Priced`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.clauses import Refusal
from croupier.coup import Tableau, Wager
from croupier.exposure.kernel import FINE
from croupier.exposure.price_kernel import FURTHEST
from croupier.odds.composition import Composition
from croupier.odds.plan import Plan
from croupier.odds.table import WagerOnOffer, net_of
from croupier.odds.whatif import ChangedPay, change_pays

_ROOM: Final = 1 << 63


class StakePart(NamedTuple):
    """A share of the stake and the wager on one coup that it goes on."""

    share: Fraction
    wager: Wager


class OfferedStake(NamedTuple):
    """A wager on one coup, or a combined one, with the choice that offers it and what its stake goes on."""

    wager: str
    options: dict[str, str]
    parts: tuple[StakePart, ...]


class UnitPrice(NamedTuple):
    """From one composition: units won a coup by one unit, and how often the wager is offered at all."""

    won: Fraction
    offered: Fraction


class Linear(NamedTuple):
    """Net win of all deals, times `scale`: `every` for each deal, and so much more for those of some bins.

    Bins of pairings are counted after those of points. `offered`: the bins that offer it, where not all do.
    """

    scale: int
    every: int
    bins: dict[int, int]
    offered: tuple[int, ...] | None

    def of_many(
        self, points: NDArray[np.int64], pairings: NDArray[np.int64], deals: NDArray[np.int64]
    ) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
        """What `price_kernel.price` says of one wager, with whole numbers of any size: won, staked, favourable."""
        weights, of = np.concatenate([points, pairings], axis=1), deals.astype(object)
        net = self.every * of + weights[:, list(self.bins)].astype(object) @ np.array([*self.bins.values()], object)
        won = (net << FINE) // (self.scale * of)
        open_to = deals if self.offered is None else weights[:, list(self.offered)].sum(axis=1)
        staked = (open_to.astype(object) << FINE) // of
        return won.astype(np.int64), staked.astype(np.int64), (net > 0).astype(np.bool_)


class Priced:
    """A wager or a combined wager of an offer, as a plan counts it."""

    def __init__(self, plan: Plan, offered: OfferedStake) -> None:
        self.plan, self.offered, self.parts = plan, offered, offered.parts

    @cached_property
    def linear(self) -> Linear | None:
        """None where it asks about points and pairs together, or is made within a coup beside others."""
        shapes = [self.plan.rows_of(part.wager) for part in self.parts]
        windows = [part.wager.window is not None for part in self.parts]
        if any(about == "joint" for about, _ in shapes) or (any(windows) and len(self.parts) > 1):
            return None
        nets = [[net_of(row) * part.share for row in part.wager.rows] for part in self.parts]
        scale = lcm(*(net.denominator for row in nets for net in row))
        every, found = 0, Counter[int]()
        offered: list[int] = []
        for (about, rows), net, window in zip(shapes, nets, windows, strict=True):
            shift = 0 if about == "points" else len(self.plan.point_samples)
            whole = [int(one * scale) for one in net]
            usual = 0 if window else whole[max(range(len(rows)), key=lambda place: len(rows[place]))]
            every += usual
            for place, bins in enumerate(rows):
                for bin in bins:
                    found[shift + bin] += whole[place] - usual
                    if window:
                        offered.append(shift + bin)
        return Linear(
            scale,
            every,
            {bin: net for bin, net in sorted(found.items()) if net},
            tuple(offered) if any(windows) else None,
        )

    def fits(self, deals: int) -> bool:
        """Whether every sum on the way stays within 64 bits, for so many deals of the fullest shoe, and its quotient
        within what the kernel guesses well.
        """
        if self.linear is None:
            return False
        furthest = max(map(abs, (*self.linear.bins.values(), self.linear.every, self.linear.scale)))
        return 4 * furthest * deals < _ROOM and 2 * furthest < FURTHEST * self.linear.scale

    def price(self, left: Composition, points: Sequence[int], pairings: Sequence[int]) -> UnitPrice:
        """With fractions, from the same bins; a wager about points and pairs together counts them itself."""
        won, offered = Fraction(0), Fraction(0)
        for share, wager in self.parts:
            weights = self.plan.weigh(wager, points, pairings, left)
            net = sum((net_of(row) * weight for row, weight in zip(wager.rows, weights.rows, strict=True)), Fraction(0))
            won += share * net / left.deals
            offered += share * Fraction(weights.offered, left.deals)
        return UnitPrice(won, offered)


def on_offer(book: str, offer: WagerOnOffer, pays: Sequence[ChangedPay], only: Sequence[str]) -> list[OfferedStake]:
    """Every wager on one coup that is wanted, the combined ones last, with the odds that were asked about.

    The names in `pays` were judged when the request was made.
    """

    def changed(wagers: Sequence[Wager], changes: Sequence[ChangedPay]) -> list[Wager]:
        found = change_pays(book, wagers, changes)
        assert not isinstance(found, Refusal)
        return found

    wagers = changed([wager for wager, _ in offer.wagers], pays)
    found = [
        OfferedStake(wager.id, chosen, (StakePart(Fraction(1), wager),))
        for wager, (_, chosen) in zip(wagers, offer.wagers, strict=True)
    ]
    for combined, by_name, chosen in offer.combined:
        named = [one.wager for one in combined.parts]
        priced = changed([by_name[name] for name in named], [pay for pay in pays if pay.wager in named])
        shares = [Fraction(one.share.part, one.share.whole) for one in combined.parts]
        found.append(OfferedStake(combined.id, chosen, tuple(map(StakePart, shares, priced))))
    return [one for one in found if not only or one.wager in only]


def plan_of(tableau: Tableau, offered: Sequence[OfferedStake], besides: Sequence[Wager]) -> Plan:
    """A plan that counts for all of them, as coarse as they allow."""
    wagers = {id(part.wager): part.wager for one in offered for part in one.parts}
    return Plan(tableau, [*wagers.values(), *besides])
