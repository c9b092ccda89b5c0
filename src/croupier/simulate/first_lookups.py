"""Rules laid out for the first kernel, and shoes dealt with it: what was saved then goes on as it began.

Start at `FirstDealer`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.cards import PACK, PairKind, Rank, pair_kind
from croupier.simulate import first_kernel
from croupier.simulate.shoe_rules import ShoeRules
from croupier.simulate.sums import SimulationSums

_KINDS = {kind: number for number, kind in enumerate(PairKind)}


class FirstDealer:
    def __init__(self, rules: ShoeRules) -> None:
        plan = rules.plan
        self._cards = rules.cards
        self.arrays: tuple[Any, ...] = (
            np.array([card.points for card in PACK], np.int64),
            np.array([list(Rank).index(card.rank) for card in PACK], np.int64),
            np.array([[_KINDS[pair_kind(one, two)] for two in PACK] for one in PACK], np.int64),
            np.array(plan.player_draws, np.bool_),
            np.array(plan.banker_draws, np.bool_),
            plan.naturals_from,
            np.array(plan.point_bins, np.int64),
            np.array(plan.pairing_bins, np.int64),
            rules.pairings,
            rules.cut_depth,
            rules.cutting_card,
            np.array(rules.burned, np.int64),
            np.array(rules.coups_left, np.int64),
        )

    def deal(self, shoes: int, seeds: np.random.SeedSequence, sums: SimulationSums) -> NDArray[np.uint8]:
        state = seeds.generate_state(4, np.uint64).astype(np.uint64)
        stack = np.tile(np.arange(len(PACK), dtype=np.uint8), self._cards // len(PACK))
        shoe = np.empty_like(stack)
        totals = np.zeros(5, np.int64)
        counts = (sums.histogram.reshape(-1), sums.across, sums.within, sums.last, totals)
        play: Any = first_kernel.play_shoes
        play(shoes, state, stack, shoe, *self.arrays, *counts)
        sums.close(shoes, totals)
        return shoe
