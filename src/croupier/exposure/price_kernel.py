"""The compiled pricing of exposure: from the weights of a plan's bins to what a unit on each wager wins.

Many compositions side by side, each in a lane of its own. Bins that every wager pays alike are added up first, so that
what follows goes through fewer of them. Nothing in the loops over lanes is decided by a branch, which lets them run on
several lanes at once. Whole numbers decide; a decimal is only the first guess at the last digits of a quotient. Start
at `price`.
"""

from __future__ import annotations

from typing import Any, Final

import numba
import numpy as np

from croupier.exposure.kernel import FINE

LANES: Final = 64  # compositions that are priced together
# a row of them has room to spare: rows a power of two apart would drive each other out of the nearest memory
ROOM: Final = LANES + 8
FURTHEST: Final = 1 << (50 - FINE)  # units: below it the guess at a quotient is at most one off


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]  # numba is untyped
def _add_bins(weights: Any, first: Any, lanes: Any, bins: Any, columns: Any, summed: Any) -> None:
    for lane in range(lanes):
        row = first + lane
        for place in range(bins.shape[0]):
            summed[columns[place], lane] += weights[row, bins[place]]


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def _add_nets(begin: Any, end: Any, columns: Any, nets: Any, summed: Any, net: Any) -> None:
    for place in range(begin, end):
        more, some = nets[place], summed[columns[place]]
        for lane in range(LANES):
            net[lane] += more * some[lane]


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def _in_parts(lanes: Any, net: Any, scale: Any, deals: Any, parts: Any, out: Any) -> None:
    """`net / (scale * deals)` in parts of a unit, rounded down, exactly; `parts`: about how many make one deal.

    What is left after the guess is found modulo 2^64, which is exact because it is small.
    """
    share = 1 / scale
    for lane in range(lanes):
        of = scale * deals[lane]
        part = np.int64(np.floor(np.float64(net[lane]) * (parts[lane] * share)))
        over = (net[lane] << FINE) - part * of
        out[lane] = part - np.int64(over < 0) + np.int64(over >= of)


@numba.njit(cache=True, nogil=True, boundscheck=False)  # type: ignore[misc, unused-ignore]
def price(
    points: Any, pairings: Any, unseen: Any, deals_of: Any, parts_of: Any, scales: Any, every: Any, starts: Any,
    columns: Any, nets: Any, open_starts: Any, open_columns: Any, of_points: Any, of_pairings: Any, summed: Any,
    won: Any, staked: Any, favourable: Any,
) -> None:  # fmt: skip
    """What a unit on each wager wins, how much of it is staked, and whether it wins anything: by wager, composition.

    `of_points`, `of_pairings`: the bins that any wager asks about, and the columns of `summed` that they are added to.
    `columns[starts[w]:starts[w + 1]]`: where the wager pays other than `every[w]`, and by how much more in `nets`;
    `open_columns` the same way: those that offer it, none where all do, and then `staked` is left as it is.
    `deals_of`: by cards, how many deals there are; `parts_of`: about how many parts of a unit make one of them. Places
    are unsigned: the compiler need not ask whether they are counted from the end.
    """
    net, deals, parts = np.zeros(ROOM, np.int64), np.zeros(ROOM, np.int64), np.zeros(ROOM, np.float64)
    for first in range(0, points.shape[0], LANES):
        lanes = min(LANES, points.shape[0] - first)
        end = first + lanes
        summed[:] = 0
        _add_bins(points, first, lanes, of_points[0], of_points[1], summed)
        _add_bins(pairings, first, lanes, of_pairings[0], of_pairings[1], summed)
        for lane in range(lanes):
            deals[lane] = deals_of[unseen[first + lane]]
            parts[lane] = parts_of[unseen[first + lane]]
        for wager in range(scales.shape[0]):
            for lane in range(LANES):
                net[lane] = every[wager] * deals[lane]
            _add_nets(starts[wager], starts[wager + 1], columns, nets, summed, net)
            _in_parts(lanes, net, scales[wager], deals, parts, won[wager, first:end])
            wins = favourable[wager, first:end]
            for lane in range(lanes):
                wins[lane] = net[lane] > 0
            if open_starts[wager] < open_starts[wager + 1]:
                net[:] = 0
                for place in range(open_starts[wager], open_starts[wager + 1]):
                    some = summed[open_columns[place]]
                    for lane in range(LANES):
                        net[lane] += some[lane]
                _in_parts(lanes, net, np.int64(1), deals, parts, staked[wager, first:end])
