"""The kernel's own text compiled by numba, for many compositions at a time; an extra, and never a second definition.

The functions of kernel.py are compiled as they stand, on 64-bit integers: six cards out of at most a thousand have
fewer than 10^18 orders, below 2^63. Start at `Solver.solve`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import numba
import numpy as np
from numba.core.compiler import Compiler
from numba.extending import register_jitable

from croupier.odds import kernel

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from croupier.odds.falls import Falls

LANES: Final = 32  # compositions that are counted together, each in a lane of its own
WORTH_TOGETHER: Final = 8  # fewer are done sooner one by one than with lanes that stand empty


class WithoutOverlap(Compiler):  # type: ignore[misc, unused-ignore]  # numba is untyped
    """Tells the compiler that no two arrays given to a function overlap, which is so of every call in kernel.py.

    It then asks nothing before the short loops over lanes. Numba has the flag, and no option that sets it.
    """

    def define_pipelines(self) -> Any:
        self.state.flags.noalias = True
        pipelines: Any = super()
        return pipelines.define_pipelines()


# Inlined, so that the number of lanes is a constant everywhere and loops over lanes are laid out whole. No array is
# made in these functions, so none has to be counted. Numba keeps what it compiles by the date of this file: whoever
# changes kernel.py saves this one too.
_OPTIONS: Final[dict[str, Any]] = {
    "pipeline_class": WithoutOverlap,
    "forceinline": True,
    "error_model": "numpy",
    "boundscheck": False,
    "_nrt": False,
}

for _part in (
    kernel.tell_pairs,
    kernel.take_out,
    kernel.change_pairs,
    kernel.add_ways,
    kernel.count_points,
):
    register_jitable(**_OPTIONS)(_part)
for _pairing in (kernel.pairs_of_one_rank, kernel.two_pairs_of_one_rank):
    register_jitable(_pairing)

_count_pairings: Any = numba.njit(cache=True, nogil=True, boundscheck=False)(kernel.count_pairings)


_numba: Any = numba.njit
_inlined: Callable[[Callable[..., Any]], Callable[..., Any]] = _numba(**_OPTIONS)


@_inlined
def _solve_some(
    compositions: Any, first: Any, some: Any, lanes: Any, card_values: Any, falls: Any, pairing_bins: Any,
    room: Any, pairings_room: Any, points_out: Any, pairings_out: Any,
) -> None:  # fmt: skip
    values, points_room, found = room
    values[:] = 0
    found[:] = 0
    for lane in range(some):
        for kind in range(52):
            values[card_values[kind], lane] += compositions[first + lane, kind]
        _count_pairings(compositions[first + lane], pairing_bins, pairings_room, pairings_out[first + lane])
    cells, bins, begins, needed, needed_from = falls
    kernel.count_points(values, lanes, cells, bins, begins, needed, needed_from, points_room, found)
    for lane in range(some):
        for bin in range(found.shape[0]):
            points_out[first + lane, bin] = found[bin, lane]


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def _solve_all(
    compositions: Any, card_values: Any, falls: Any, pairing_bins: Any, together: Any, alone: Any, pairings_room: Any,
    points_out: Any, pairings_out: Any,
) -> None:  # fmt: skip
    first = 0
    while first < compositions.shape[0]:
        some = min(LANES, compositions.shape[0] - first)
        if some >= WORTH_TOGETHER:
            _solve_some(
                compositions, first, some, LANES, card_values, falls, pairing_bins, together, pairings_room,
                points_out, pairings_out,
            )  # fmt: skip
        else:
            some = 1
            _solve_some(
                compositions, first, some, 1, card_values, falls, pairing_bins, alone, pairings_room,
                points_out, pairings_out,
            )  # fmt: skip
        first += some


class Solver:
    """A plan's tables laid out for the compiled kernel, with room to work in; one thread at a time."""

    def __init__(
        self, falls: Falls, pairing_bins: Any, points: int, pairings: int, card_values: tuple[int, ...]
    ) -> None:
        self._fixed = (
            np.array(card_values, np.uint8),
            (
                np.array(falls.cells, np.uint8),
                np.array(falls.bins, np.uint16),
                np.array(falls.begins, np.int64),
                np.array(falls.needed, np.uint8),
                np.array(falls.needed_from, np.int64),
            ),
            np.array(pairing_bins, np.uint16),
            _room(points, LANES),
            _room(points, 1),
            (np.zeros(4, np.int64), np.zeros((4, 4), np.int64), np.zeros((4, 4), np.int64)),
        )
        self._points, self._pairings = points, pairings

    def solve(self, compositions: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The weights of the plan's bins of points and of pairings, a row for each composition."""
        points_out = np.zeros((len(compositions), self._points), np.int64)
        pairings_out = np.zeros((len(compositions), self._pairings), np.int64)
        _solve_all(compositions, *self._fixed, points_out, pairings_out)
        return points_out, pairings_out


def _room(points: int, lanes: int) -> tuple[Any, ...]:
    """The cards by point value, tables to work in, and the weights that come of them."""
    tables = tuple(np.zeros((rows, lanes), np.int64) for rows in kernel.POINTS_ROOM)
    return np.zeros((10, lanes), np.int64), tables, np.zeros((points, lanes), np.int64)
