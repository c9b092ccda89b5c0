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

    from croupier.odds.falls import Falls

for _part in (
    kernel.tell_pairs,
    kernel.take_out,
    kernel.change_pairs,
    kernel.add_ways,
    kernel.pairs_of_one_rank,
    kernel.two_pairs_of_one_rank,
):
    register_jitable(_part)

LANES = 32  # compositions that are counted together, each in a lane of its own

_count_points: Any = numba.njit(cache=True, nogil=True, boundscheck=False)(kernel.count_points)
_count_pairings: Any = numba.njit(cache=True, nogil=True, boundscheck=False)(kernel.count_pairings)


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]  # numba is untyped
def _solve_all(
    compositions: Any, card_values: Any, cells: Any, bins: Any, begins: Any, up_to: Any, rows: Any, pairing_bins: Any,
    values: Any, points_room: Any, found: Any, pairings_room: Any, points_out: Any, pairings_out: Any,
) -> None:  # fmt: skip
    for first in range(0, compositions.shape[0], LANES):
        lanes = min(LANES, compositions.shape[0] - first)
        values[:] = 0
        found[:] = 0
        for lane in range(lanes):
            for kind in range(52):
                values[card_values[kind], lane] += compositions[first + lane, kind]
            _count_pairings(compositions[first + lane], pairing_bins, pairings_room, pairings_out[first + lane])
        _count_points(values, lanes, cells, bins, begins, up_to, rows, points_room, found)
        for lane in range(lanes):
            for bin in range(found.shape[0]):
                points_out[first + lane, bin] = found[bin, lane]


class Solver:
    """A plan's tables laid out for the compiled kernel, with room to work in; one thread at a time."""

    def __init__(
        self, falls: Falls, pairing_bins: Any, points: int, pairings: int, card_values: tuple[int, ...]
    ) -> None:
        self._fixed = (
            np.array(card_values, np.uint8),
            np.array(falls.cells, np.uint8),
            np.array(falls.bins, np.uint16),
            np.array(falls.begins, np.int64),
            np.int64(falls.up_to),
            np.int64(falls.rows),
            np.array(pairing_bins, np.uint16),
            np.zeros((10, LANES), np.int64),
            tuple(np.zeros((rows, LANES), np.int64) for rows in kernel.POINTS_ROOM),
            np.zeros((points, LANES), np.int64),
            (np.zeros(4, np.int64), np.zeros((4, 4), np.int64), np.zeros((4, 4), np.int64)),
        )
        self._points, self._pairings = points, pairings

    def solve(self, compositions: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The weights of the plan's bins of points and of pairings, a row for each composition."""
        points_out = np.zeros((len(compositions), self._points), np.int64)
        pairings_out = np.zeros((len(compositions), self._pairings), np.int64)
        _solve_all(compositions, *self._fixed, points_out, pairings_out)
        return points_out, pairings_out
