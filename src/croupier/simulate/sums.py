"""What a simulation counted: sums that add up in any order, can be saved, and be taken up again.

Whole numbers only. Start at `Sums`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.coup.streaks import LONGEST_STREAK

LONGEST_COUNTED = LONGEST_STREAK + 1  # a Late tail of the longest run stands on a run of one more


class SimulationSums:
    """Counts of coups by class, and of streaks by result and length."""

    def __init__(
        self,
        histogram: NDArray[np.int64],
        across: NDArray[np.int64],
        within: NDArray[np.int64],
        last: NDArray[np.int64],
        open_streaks: NDArray[np.int64],
        shoes: int,
        coups: int,
        cards: int,
        short: int,
    ) -> None:
        self.histogram = histogram  # by bin of points and bin of pairing
        self.across = across  # by result: how long its streak had become, shoe after shoe
        self.within = within  # the same, begun anew in every shoe
        self.last = last  # results of the last coup of each shoe
        self.open_streaks = open_streaks  # by result and length: streaks cut off where a chunk ended
        self.shoes, self.coups, self.cards, self.short = shoes, coups, cards, short

    @classmethod
    def empty(cls, points: int, pairings: int) -> SimulationSums:
        def streaks() -> NDArray[np.int64]:
            return np.zeros((3, LONGEST_COUNTED + 1), np.int64)

        histogram = np.zeros((points, pairings), np.int64)
        return cls(
            histogram=histogram,
            across=streaks(),
            within=streaks(),
            last=np.zeros(3, np.int64),
            open_streaks=streaks(),
            shoes=0,
            coups=0,
            cards=0,
            short=0,
        )

    def close(self, shoes: int, totals: NDArray[np.int64]) -> None:
        """Take over a chunk's totals; the streak it ended in was cut off by the chunk's end, not by the cards."""
        self.shoes, self.coups, self.cards, self.short = shoes, int(totals[0]), int(totals[1]), int(totals[2])
        if shoes:
            self.open_streaks[totals[3], min(int(totals[4]), LONGEST_COUNTED)] += 1

    def add(self, other: SimulationSums) -> None:
        self.histogram += other.histogram
        self.across += other.across
        self.within += other.within
        self.last += other.last
        self.open_streaks += other.open_streaks
        self.shoes += other.shoes
        self.coups += other.coups
        self.cards += other.cards
        self.short += other.short

    def take_away(self, other: SimulationSums) -> None:
        """Undo an addition, to the count."""
        self.histogram -= other.histogram
        self.across -= other.across
        self.within -= other.within
        self.last -= other.last
        self.open_streaks -= other.open_streaks
        self.shoes -= other.shoes
        self.coups -= other.coups
        self.cards -= other.cards
        self.short -= other.short

    def document(self) -> dict[str, Any]:
        return {
            "histogram": self.histogram.tolist(),
            "across": self.across.tolist(),
            "within": self.within.tolist(),
            "last": self.last.tolist(),
            "open_streaks": self.open_streaks.tolist(),
            "shoes": self.shoes,
            "coups": self.coups,
            "cards": self.cards,
            "short": self.short,
        }

    @classmethod
    def read(cls, document: dict[str, Any]) -> SimulationSums:
        """What `document` wrote; a ValueError where that is not what anybody could have counted."""
        streaks = (3, LONGEST_COUNTED + 1)
        return cls(
            histogram=read_counts(document["histogram"], (None, None)),
            across=read_counts(document["across"], streaks),
            within=read_counts(document["within"], streaks),
            last=read_counts(document["last"], (3,)),
            open_streaks=read_counts(document["open_streaks"], streaks),
            shoes=int(document["shoes"]),
            coups=int(document["coups"]),
            cards=int(document["cards"]),
            short=int(document["short"]),
        )


def read_counts(written: object, shape: tuple[int | None, ...], *, signed: bool = False) -> NDArray[np.int64]:
    """Counts of a shape, of any length where none is said; a ValueError where they are anything else."""
    try:
        read = np.array(written)
    except OverflowError:
        read = np.array(None)
    alike = read.ndim == len(shape) and all(one in (None, long) for one, long in zip(shape, read.shape, strict=True))
    if read.dtype != np.int64 or not alike or (not signed and (read < 0).any()):
        raise ValueError("these are no counts")
    return read
