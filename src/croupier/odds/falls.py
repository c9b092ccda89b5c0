"""The ways the points of a coup can fall, by the third cards they take, and in which bin each of them is counted.

Made once from a tableau's draws and a plan's bins, so that counting asks nothing: flat lists of whole numbers, which
the kernel reads as they stand and numba as arrays. Start at `find_falls`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, product
from typing import NamedTuple

from croupier.coup.tableau import NO_CARD

Bins = Sequence[Sequence[Sequence[Sequence[int]]]]


class Falls(NamedTuple):
    """Ways stand in the order in which the kernel takes third cards out: none, then each value alone, and after it
    each two values of which it is the lower. `begins` has where the ways of each of these begin, and the end.
    """

    cells: list[int]  # of each way, the lower of the two hands' counts times ten and the higher
    bins: list[int]  # of each way, where it is counted
    begins: list[int]
    needed: list[int]  # the cells that have to be known once those third cards are gone
    needed_from: list[int]  # where those of each choice begin, and the end


def find_falls(
    naturals_from: int, player_draws: Sequence[bool], banker_draws: Sequence[Sequence[bool]], bins: Bins
) -> Falls:
    """`player_draws[p]`, `banker_draws[b][third]`: whether the hand draws; a third card of 10 is none.
    `bins[p][b][player's third][banker's third]`: where that way is counted.
    """
    ways, begins = _ways(naturals_from, tuple(player_draws), tuple(map(tuple, banker_draws)))
    cells = [min(player, banker) * 10 + max(player, banker) for player, banker, _, _ in ways]
    places = [bins[player][banker][player_third][banker_third] for player, banker, player_third, banker_third in ways]
    needed, needed_from = _needed(cells, begins)
    return Falls(cells, places, begins, needed, needed_from)


def _needed(cells: Sequence[int], begins: Sequence[int]) -> tuple[list[int], list[int]]:
    """Of each choice of third cards the cells that some way counts there; those of two third cards are corrected from
    those of the first alone, which are needed with them.
    """
    found = {thirds: set(cells[begin:end]) for thirds, (begin, end) in zip(_taken_out(), pairwise(begins), strict=True)}
    for thirds, some in found.items():
        if len(thirds) == 2:
            found[thirds[:1]] |= some
    needed: list[int] = []
    needed_from = [0]
    for some in found.values():
        needed += sorted(some)
        needed_from.append(len(needed))
    return needed, needed_from


@lru_cache(maxsize=8)
def _ways(
    naturals_from: int, player_draws: tuple[bool, ...], banker_draws: tuple[tuple[bool, ...], ...]
) -> tuple[list[tuple[int, int, int, int]], list[int]]:
    """All ways in their order, and where those of each choice of third cards begin; found once for each tableau."""
    by_thirds: dict[tuple[int, ...], list[tuple[int, int, int, int]]] = {}
    for player, banker in product(range(10), range(10)):
        natural = player >= naturals_from or banker >= naturals_from
        for player_third in range(10) if player_draws[player] and not natural else (NO_CARD,):
            draws = banker_draws[banker][player_third] and not natural
            for banker_third in range(10) if draws else (NO_CARD,):
                drawn = tuple(sorted(third for third in (player_third, banker_third) if third != NO_CARD))
                by_thirds.setdefault(drawn, []).append((player, banker, player_third, banker_third))
    ways: list[tuple[int, int, int, int]] = []
    begins = [0]
    for thirds in _taken_out():
        ways += by_thirds.get(thirds, ())
        begins.append(len(ways))
    return ways, begins


def _taken_out() -> list[tuple[int, ...]]:
    alone_and_with = [[(third,), *((third, other) for other in range(third, 10))] for third in range(10)]
    return [(), *(thirds for some in alone_and_with for thirds in some)]
