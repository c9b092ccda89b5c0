"""The kernel's own text compiled by numba, for many compositions at a time; an extra, and never a second definition.

The functions of kernel.py are compiled as they stand, on 64-bit integers: six cards out of at most a thousand have
fewer than 10^18 orders, below 2^63. Start at `Solver.solve`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numba.extending import register_jitable

from croupier.odds import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

for _part in (kernel.four_card_ways, kernel._two_pairs_of_one_rank, kernel._pair_of_suits):
    register_jitable(_part)

_count_points: Any = numba.njit(cache=True, nogil=True, boundscheck=False)(kernel.count_points)
_count_pairings: Any = numba.njit(cache=True, nogil=True, boundscheck=False)(kernel.count_pairings)


def _table() -> NDArray[np.int64]:
    return np.zeros((10, 10), np.int64)


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]  # numba is untyped
def _solve_all(
    compositions: Any, card_values: Any, naturals_from: Any, player_draws: Any, banker_draws: Any, point_bins: Any,
    pairing_bins: Any, points_room: Any, pairings_room: Any, points_out: Any, pairings_out: Any,
) -> None:  # fmt: skip
    values = np.zeros(10, np.int64)
    for row in range(compositions.shape[0]):
        values[:] = 0
        for kind in range(52):
            values[card_values[kind]] += compositions[row, kind]
        _count_points(values, naturals_from, player_draws, banker_draws, point_bins, points_room, points_out[row])
        _count_pairings(compositions[row], pairing_bins, pairings_room, pairings_out[row])


class Solver:
    """A plan's tables laid out for the compiled kernel, with room to work in; one thread at a time."""

    def __init__(
        self,
        naturals_from: int,
        player_draws: list[bool],
        banker_draws: list[list[bool]],
        point_bins: Any,
        pairing_bins: Any,
        points: int,
        pairings: int,
        card_values: tuple[int, ...],
    ) -> None:
        self._fixed = (
            np.array(card_values, np.int64),
            np.int64(naturals_from),
            np.array(player_draws, np.bool_),
            np.array(banker_draws, np.bool_),
            np.array(point_bins, np.uint16),
            np.array(pairing_bins, np.uint16),
            (_table(), _table(), np.zeros(10, np.int64), _table()),
            (np.zeros(4, np.int64), np.zeros((4, 4), np.int64), np.zeros((4, 4), np.int64)),
        )
        self._points, self._pairings = points, pairings

    def solve(self, compositions: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The weights of the plan's bins of points and of pairings, a row for each composition."""
        points_out = np.zeros((len(compositions), self._points), np.int64)
        pairings_out = np.zeros((len(compositions), self._pairings), np.int64)
        _solve_all(compositions, *self._fixed, points_out, pairings_out)
        return points_out, pairings_out
