"""Room for what the compiled loops of exposure write, used again for every batch of shoes: asking for new memory each
time would cost more than some of the loops.

It knows sizes, not what is written. Start at `DealtShoes`.
"""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np

from croupier.cards import PACK
from croupier.exposure.kernel import FINE


class DealtShoes:
    """Room for what `kernel.deal` and then `pass_triggers` write: so many shoes, and so many coups at most."""

    def __init__(self, shoes: int, places: int, most: int, wagers: int) -> None:
        self.rows = 0
        self.unseen = np.empty(most, np.int64)
        self.left = np.empty((most, len(PACK)), np.int64)
        self.counts = np.empty((wagers, most), np.int32)
        self.reached = np.empty((wagers, most), np.uint8)
        self.results = np.empty(most, np.int64)
        self.first_rows = np.empty(shoes + 1, np.int64)
        self.ends = np.empty((shoes, places), np.int64)
        self.positions = np.empty((shoes, places), np.int64)
        self.short = np.empty((shoes, places), np.int64)

    def of(self, shoes: int) -> DealtShoes:
        """The same room for no more than so many shoes."""
        found = copy(self)
        found.first_rows, found.ends = self.first_rows[: shoes + 1], self.ends[:shoes]
        found.positions, found.short = self.positions[:shoes], self.short[:shoes]
        return found

    @property
    def arrays(self) -> tuple[Any, ...]:
        return (
            self.unseen, self.left, self.counts, self.results, self.first_rows, self.ends, self.positions, self.short,
        )  # fmt: skip


class PricedCoups:
    """Room for what `price_kernel.price` writes: by wager, so many coups; a whole unit staked unless it says less."""

    def __init__(self, wagers: int, coups: int) -> None:
        self.won = np.zeros((wagers, coups), np.int64)
        self.staked = np.full((wagers, coups), 1 << FINE, np.int64)
        self.favourable = np.zeros((wagers, coups), np.bool_)

    @property
    def arrays(self) -> tuple[Any, Any, Any]:
        return self.won, self.staked, self.favourable

    def put(self, wager: int, won: Any, staked: Any, favourable: Any) -> None:
        """One wager's, from the first coup on."""
        for room, found in zip(self.arrays, (won, staked, favourable), strict=True):
            room[wager, : len(found)] = found
