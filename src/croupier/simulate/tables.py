"""A book's rules as the small tables that the kernel reads, and one chunk of shoes played with them.

Made from the same plan that exact odds use: bins as fine as the wagers' rows need. Start at `Tables` and `play_chunk`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.cards import CARDS_IN_A_DECK, PACK, PairKind, Rank, pair_kind
from croupier.coup import BurnForm, Terms, Wager, burn_count, coups_left
from croupier.odds.plan import Plan
from croupier.simulate import kernel
from croupier.simulate.request import Request
from croupier.simulate.sums import SimulationSums

_KINDS = {kind: number for number, kind in enumerate(PairKind)}


class Tables:
    """Everything the kernel needs that does not change from shoe to shoe."""

    def __init__(self, terms: Terms, wagers: list[Wager], burn: BurnForm, cut_depth: int, cutting_card: int) -> None:
        plan = Plan(terms.tableau, wagers)
        self.plan = plan
        ends = [
            [
                [coups_left(terms.shoe_end, first_card=first, tied=tied, extra_rounds=since) for since in (0, 1)]
                for tied in (False, True)
            ]
            for first in (False, True)
        ]
        self.cards = terms.decks * CARDS_IN_A_DECK
        self.pairings = len(plan.pairing_samples)
        self.arrays: tuple[Any, ...] = (
            np.array([card.points for card in PACK], np.int64),
            np.array([list(Rank).index(card.rank) for card in PACK], np.int64),
            np.array([[_KINDS[pair_kind(one, two)] for two in PACK] for one in PACK], np.int64),
            np.array(plan.player_draws, np.bool_),
            np.array(plan.banker_draws, np.bool_),
            plan.naturals_from,
            np.array(plan.point_bins, np.int64),
            np.array(plan.pairing_bins, np.int64),
            self.pairings,
            cut_depth,
            cutting_card,
            np.array([burn_count(burn, card) for card in PACK], np.int64),
            np.array(ends, np.int64),
        )

    def play(self, shoes: int, state: NDArray[np.uint64]) -> SimulationSums:
        """Deal so many shoes; the generator's state moves on."""
        return self._play(shoes, state)[0]

    def play_one(self, state: NDArray[np.uint64]) -> tuple[SimulationSums, list[int]]:
        """Deal one shoe and show it: the kinds of its cards in the order they left, after shuffle and cut."""
        sums, shoe = self._play(1, state)
        return sums, shoe.tolist()

    def _play(self, shoes: int, state: NDArray[np.uint64]) -> tuple[SimulationSums, NDArray[np.uint8]]:
        stack = np.tile(np.arange(len(PACK), dtype=np.uint8), self.cards // len(PACK))
        shoe = np.empty_like(stack)
        sums = SimulationSums.empty(len(self.plan.point_samples), self.pairings)
        totals = np.zeros(5, np.int64)
        counts = (sums.histogram.reshape(-1), sums.across, sums.within, sums.last, totals)
        play: Any = kernel.play_shoes
        play(shoes, state, stack, shoe, *self.arrays, *counts)
        return sums.closed(shoes, totals), shoe


@lru_cache(maxsize=4)
def tables_for(encoded: bytes) -> tuple[Request, Tables]:
    """A request's tables, made once in each process that plays a part of it."""
    from croupier.simulate.prepare import prepare

    return prepare(encoded)


def play_chunk(encoded: bytes, number: int) -> SimulationSums:
    """One chunk of a request, wherever this runs: its shoes and its seed follow from the request and the number."""
    request, tables = tables_for(encoded)
    seeds = np.random.SeedSequence(entropy=request.seed, spawn_key=(number,))
    return tables.play(request.shoes_in(number), seeds.generate_state(4, np.uint64).astype(np.uint64))
