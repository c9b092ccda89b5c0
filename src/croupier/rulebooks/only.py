"""Clauses of a provision that speak of some wagers, variations or grounds alone, and are cited for those alone.

Start at `decided_by`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from croupier.clauses import Clauses, holding
from croupier.rulebooks.provision import Provision


class Only(Provision, frozen=True):
    """Those of a provision's clauses that speak of some wagers, variations or grounds alone."""

    clauses: Clauses
    wagers: tuple[str, ...] = ()
    variations: tuple[str, ...] = ()
    grounds: tuple[str, ...] = ()  # on which something is ordered

    def holds(self, wagers: Collection[str], variation: str, grounds: str) -> bool:
        about = not self.wagers or any(wager in wagers for wager in self.wagers)
        there = not self.variations or variation in self.variations
        return about and there and (not self.grounds or grounds in self.grounds)


def decided_by(
    clauses: Clauses, only: Sequence[Only], wagers: Collection[str], variation: str, grounds: str = ""
) -> Clauses:
    """The clauses of a provision that speak of these wagers in this variation on these grounds, or of all."""
    return holding(clauses, *((one.clauses, one.holds(wagers, variation, grounds)) for one in only))
