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
        self._bounds = bounds
        cards = [kind << 4 | card.points for kind, card in enumerate(PACK)]
        self._fresh = np.array(cards * (rules.cards // len(PACK)), np.uint16)
        self._fixed: tuple[Any, ...] = (
            np.array(rules.burned, np.int64),
            _outcomes(rules.plan),
            _hands(),
            _pairings(rules.plan),
            rules.pairings,
            _following(),
            rules.cut_depth,
            rules.cutting_card,
            np.array(rules.coups_left, np.int64),
        )

    def deal(self, shoes: int, seeds: np.random.SeedSequence, sums: SimulationSums) -> NDArray[np.uint8]:
        """Add so many shoes to the sums; the kinds of the last one's cards in the order they left."""
        stack, shoe = np.empty_like(self._fresh), np.empty(2 * self._cards, np.uint16)
        chosen = np.zeros(2 * kernel.MOST_HALF, np.uint16)
        room = (chosen, self._fresh, stack, shoe, np.empty_like(stack), np.empty_like(stack))
        totals = np.zeros(5, np.int64)
        counts = (sums.histogram.reshape(-1), sums.across.reshape(-1), sums.within.reshape(-1), sums.last, totals)
        play: Any = kernel.play_shoes
        play(shoes, self._numbers(seeds), self._half, *room, *self._fixed, *counts)
        sums.close(shoes, totals)
        cut = self._cut_depth + int(chosen[0])
        return (shoe[cut : cut + self._cards] >> 4).astype(np.uint8)

    def _numbers(self, seeds: np.random.SeedSequence) -> NDArray[np.uint64]:
        """Generators seeded apart from each other, and beside them the bounds they serve."""
        half = self._half
        least = np.uint64(1 << 32) % self._bounds
        rows = np.zeros((8, kernel.MOST_HALF), np.uint64)
        rows[:4, :half] = seeds.generate_state(4 * half, np.uint64).reshape(4, half)
        rows[4:, :half] = np.concatenate([self._bounds, least]).reshape(4, half)
        return rows.reshape(-1)


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
