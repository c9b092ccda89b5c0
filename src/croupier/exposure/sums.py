"""What was counted of a request: sums that add up in any order, can be saved, and be taken up again.

Whole numbers only; what each of them is of, the kernel names. Start at `ExposureSums`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.exposure.kernel import SHOE_SUMS, SUMS
from croupier.simulate.sums import read_counts


class ExposureSums:
    """By burn and place of the cutting card: of shoes, of a bettor who sees the edge, of one who counts."""

    def __init__(self, shoes: NDArray[np.int64], perfect: NDArray[np.int64], counted: NDArray[np.int64]) -> None:
        self.shoes = shoes  # by burn, place and what is summed
        self.perfect = perfect  # by burn, place, wager and what is summed
        self.counted = counted  # by burn, place, wager, trigger and what is summed

    @classmethod
    def empty(cls, burns: int, places: int, wagers: int, triggers: int) -> ExposureSums:
        return cls(
            np.zeros((burns, places, SHOE_SUMS), np.int64),
            np.zeros((burns, places, wagers, SUMS), np.int64),
            np.zeros((burns, places, wagers, triggers, SUMS), np.int64),
        )

    @property
    def arrays(self) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
        return self.shoes, self.perfect, self.counted

    def add(self, other: ExposureSums) -> None:
        self.shoes += other.shoes
        self.perfect += other.perfect
        self.counted += other.counted

    def document(self) -> dict[str, Any]:
        return {"shoes": self.shoes.tolist(), "perfect": self.perfect.tolist(), "counted": self.counted.tolist()}

    @classmethod
    def read(cls, document: dict[str, Any]) -> ExposureSums:
        """What `document` wrote; a ValueError where that is not what anybody could have counted."""
        return cls(
            shoes=read_counts(document["shoes"], (None, None, SHOE_SUMS)),
            perfect=read_counts(document["perfect"], (None, None, None, SUMS), signed=True),
            counted=read_counts(document["counted"], (None, None, None, None, SUMS), signed=True),
        )
