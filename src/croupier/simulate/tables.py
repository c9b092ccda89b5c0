"""A request's rules with the kernel that plays it, and one chunk of its shoes.

Start at `play_chunk`; `Tables` is what a process keeps from chunk to chunk.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from croupier.simulate.first_lookups import FirstDealer
from croupier.simulate.lookups import Dealer
from croupier.simulate.request import Kernel, Request
from croupier.simulate.shoe_rules import ShoeRules
from croupier.simulate.sums import SimulationSums

_DEALERS: dict[Kernel, type[FirstDealer | Dealer]] = {1: FirstDealer, 2: Dealer}


class Tables:
    """Everything a chunk needs that the request says once."""

    def __init__(self, rules: ShoeRules, kernel: Kernel) -> None:
        self.plan, self.pairings = rules.plan, rules.pairings
        self._dealer = _DEALERS[kernel](rules)

    def play(self, shoes: int, seeds: np.random.SeedSequence) -> SimulationSums:
        """Deal so many shoes."""
        return self._play(shoes, seeds)[0]

    def play_one(self, seeds: np.random.SeedSequence) -> tuple[SimulationSums, list[int]]:
        """Deal one shoe and show it: the kinds of its cards in the order they left, after shuffle and cut."""
        return self._play(1, seeds)

    def _play(self, shoes: int, seeds: np.random.SeedSequence) -> tuple[SimulationSums, list[int]]:
        sums = SimulationSums.empty(len(self.plan.point_samples), self.pairings)
        order = self._dealer.deal(shoes, seeds, sums)
        return sums, order.tolist()


@lru_cache(maxsize=4)
def tables_for(encoded: bytes) -> tuple[Request, Tables]:
    """A request's tables, made once in each process that plays a part of it."""
    from croupier.simulate.prepare import prepare

    return prepare(encoded)


def play_chunk(encoded: bytes, number: int) -> SimulationSums:
    """One chunk of a request, wherever this runs: its shoes and its seed follow from the request and the number."""
    request, tables = tables_for(encoded)
    seeds = np.random.SeedSequence(entropy=request.seed, spawn_key=(number,))
    return tables.play(request.shoes_in(number), seeds)
