"""Clauses of a provision that speak of some wagers, variations, layouts or grounds alone, cited for those alone.

Start at `decided_by`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from croupier.clauses import Clauses, holding
from croupier.rulebooks.provision import Provision


class Only(Provision, frozen=True):
    """Those of a provision's clauses that speak of some wagers, variations, layouts or grounds alone."""

    clauses: Clauses
    wagers: tuple[str, ...] = ()
    variations: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()  # on which something is ordered
    layouts: tuple[str, ...] = ()  # of which one lies on the table

    def holds(self, wagers: Collection[str], variation: str, grounds: str, layouts: Collection[str]) -> bool:
        about = not self.wagers or any(wager in wagers for wager in self.wagers)
        there = not self.variations or variation in self.variations
        laid = not self.layouts or any(layout in layouts for layout in self.layouts)
        return about and there and laid and (not self.grounds or grounds in self.grounds)


def decided_by(
    clauses: Clauses,
    only: Sequence[Only],
    wagers: Collection[str],
    variation: str,
    grounds: str = "",
    layouts: Collection[str] = (),
) -> Clauses:
    """The clauses of a provision that speak of these wagers in this variation, layout and for these grounds, or all."""
    return holding(clauses, *((one.clauses, one.holds(wagers, variation, grounds, layouts)) for one in only))
