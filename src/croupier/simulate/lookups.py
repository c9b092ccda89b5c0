"""Rules laid out for the kernel, each question one lookup, and shoes dealt with it.

A coup is known by four digits: the points of Player's first two cards and of Banker's, of the fifth card and of the
sixth, whether or not they are taken. Start at `Dealer`; what each table is for is said in kernel.py.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from croupier.cards import PACK, PairKind, Rank, pair_kind
from croupier.coup.tableau import NO_CARD
from croupier.odds.plan import Plan
from croupier.simulate import kernel
from croupier.simulate.seeding import Seeding
from croupier.simulate.shoe_rules import ShoeRules
from croupier.simulate.sums import LONGEST_COUNTED, SimulationSums

_KINDS = tuple(PairKind)
_RANKS = tuple(Rank)
PLAYER, BANKER, TIE = 0, 1, kernel.TIE


class Dealer:
    def __init__(self, rules: ShoeRules) -> None:
        self._cards, self._half = rules.cards, rules.cards // 2
        self._cut_depth = rules.cut_depth
        bounds = np.arange(1, rules.cards + 1, dtype=np.uint64)
        bounds[0] = rules.cards - 2 * rules.cut_depth + 1  # no card is left to place there: it is where the cut goes
        least = np.uint64(1 << 32) % bounds
        self._unseeded = np.zeros((8, kernel.ROW), np.uint64)
        self._unseeded[4:, : self._half] = np.concatenate([bounds, least]).reshape(4, self._half)
        self._seeding = Seeding(4 * self._half)
        cards = [kind << 4 | card.points for kind, card in enumerate(PACK)]
        self._fresh = np.array(cards * (rules.cards // len(PACK)), np.uint16)
        self._fixed: tuple[Any, ...] = (
            np.array(rules.burned, np.int64),
            (_outcomes(rules.plan), _hands(), _pairings(rules.plan), np.uint64(rules.pairings), _following()),
            rules.cut_depth,
            rules.cutting_card,
            np.array(rules.coups_left, np.int64),
        )

    def deal(self, shoes: int, seeds: np.random.SeedSequence, sums: SimulationSums) -> NDArray[np.uint8]:
        """Add so many shoes to the sums; the kinds of the last one's cards in the order they left."""
        cards, stack = self._cards, np.empty_like(self._fresh)
        chosen = np.zeros(2 * kernel.MOST_HALF, np.uint16)
        # rows, with one at either end that is not used: what another thread counts never shares a line of memory
        counted = np.zeros((6, kernel.ROOM), np.int64)
        lanes = tuple(
            # a shoe is written twice over, and read a little beyond its end
            (np.zeros(2 * cards + 8, np.uint16), *(np.zeros(cards, np.uint16) for _ in range(2)), streaks)
            for streaks in counted[1:3]
        )
        last, totals = counted[3], counted[4]
        counts = (sums.histogram.reshape(-1), sums.across.reshape(-1), sums.within.reshape(-1), last, totals)
        play: Any = kernel.play_shoes
        numbers = self._numbers(seeds)
        cut = play(shoes, numbers, self._half, chosen, self._fresh, stack, lanes, *self._fixed, *counts)
        sums.last += last[:3]
        sums.close(shoes, totals)
        shoe: NDArray[np.uint16] = lanes[(shoes - 1) % 2][0]
        return (shoe[cut : cut + cards] >> 4).astype(np.uint8)

    def _numbers(self, seeds: np.random.SeedSequence) -> NDArray[np.uint64]:
        """Generators seeded apart from each other, and beside them the bounds they serve."""
        numbers = self._unseeded.copy()
        numbers[:4, : self._half] = self._seeding.words(seeds).reshape(4, self._half)
        return numbers.reshape(-1)


def _outcomes(plan: Plan) -> NDArray[Any]:
    """By four digits: the bin of points, times sixteen; the result, times four; the cards taken beyond four."""
    found: list[int] = []
    for player, banker, fifth, sixth in product(range(10), repeat=4):
        drawn, thirds = [fifth, sixth], [NO_CARD, NO_CARD]
        if player < plan.naturals_from and banker < plan.naturals_from:
            if plan.player_draws[player]:
                thirds[PLAYER] = drawn.pop(0)
            if plan.banker_draws[banker][thirds[PLAYER]]:
                thirds[BANKER] = drawn.pop(0)
        ends = [(two + third % NO_CARD) % 10 for two, third in zip((player, banker), thirds, strict=True)]
        result = TIE if ends[0] == ends[1] else (PLAYER if ends[0] > ends[1] else BANKER)
        bin = plan.point_bins[player][banker][thirds[PLAYER]][thirds[BANKER]]
        found.append(bin << 4 | result << 2 | (2 - len(drawn)))
    # half the room where they fit, which is everywhere but in a book whose wagers tell thousands of classes apart
    return np.array(found, np.uint16 if max(found) < 1 << 16 else np.uint32)


def _hands() -> NDArray[np.uint8]:
    """By two kinds of card: 0 where they are no pair, or a number for each kind of pair and rank."""
    found = np.zeros((64, 64), np.uint8)
    for (one, first), (two, second) in product(enumerate(PACK), repeat=2):
        kind = _KINDS.index(pair_kind(first, second))
        if kind:
            found[one, two] = 1 + (kind - 1) * len(_RANKS) + _RANKS.index(first.rank)
    return found.reshape(-1)


def _pairings(plan: Plan) -> NDArray[np.uint8]:
    """By Player's pair and Banker's: the bin of pairing."""
    found = np.zeros((kernel.PAIRS, kernel.PAIRS), np.uint8)
    for one, two in product(range(kernel.PAIRS), repeat=2):
        kinds = [1 + (pair - 1) // len(_RANKS) if pair else 0 for pair in (one, two)]
        same_rank = bool(one and two) and (one - 1) % len(_RANKS) == (two - 1) % len(_RANKS)
        found[one, two] = plan.pairing_bins[kinds[0]][kinds[1]][same_rank]
    return found.reshape(-1)


def _following() -> NDArray[np.uint8]:
    """By a streak and a result: the streak after it, its side times the lengths there are and its length."""
    lengths = LONGEST_COUNTED + 1
    found = np.zeros((kernel.NO_STREAK + 1, 4), np.uint8)
    for streak, result in product(range(kernel.NO_STREAK + 1), (PLAYER, BANKER, TIE)):
        side, length = divmod(streak, lengths)
        found[streak, result] = result * lengths + (min(length + 1, LONGEST_COUNTED) if side == result else 1)
    return found.reshape(-1)
