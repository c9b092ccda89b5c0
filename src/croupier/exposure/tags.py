"""The best simple count for a wager: small whole-number tags, one a rank, that sum to zero over a deck.

Of all such tags those are taken whose correlation with the effects of removal is highest; tags no larger than needed
for nearly that. Everything is whole numbers. Start at `best_tags`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.cards import Rank

LARGEST_TAG: Final = 4
RANKS: Final = len(Rank)
# larger tags only where smaller ones lose more than so much of the squared correlation
_NEARLY: Final = Fraction(98, 100)
_UNREACHED: Final = -(1 << 62)
_FINE: Final = 10**15  # effects are counted in whole parts of this size while tags are searched for


def correlation_squared(tags: Sequence[int], effects: Sequence[Fraction]) -> Fraction:
    """The square of Σte / √(Σt² Σe²) over the 13 ranks, exactly; 0 where nothing is counted or nothing matters."""
    both = sum((tag * effect for tag, effect in zip(tags, effects, strict=True)), Fraction(0))
    spread = sum(tag * tag for tag in tags) * sum((effect * effect for effect in effects), Fraction(0))
    return both * both / spread if spread else Fraction(0)


def runs_against(tags: Sequence[int], effects: Sequence[Fraction]) -> bool:
    """Whether the correlation is below nothing: a count that bets where there is less to win."""
    return sum((tag * effect for tag, effect in zip(tags, effects, strict=True)), Fraction(0)) < 0


@lru_cache(maxsize=256)  # every thread asks for the same
def best_tags(effects: tuple[Fraction, ...], largest: int = LARGEST_TAG) -> tuple[int, ...]:
    """Balanced tags from -`largest` to `largest`; all zero where removing one card is like removing another."""
    if not any(effects):
        return (0,) * RANKS
    found = [_best_up_to(effects, size) for size in range(1, largest + 1)]
    squared = [correlation_squared(tags, effects) for tags in found]
    return next(tags for tags, one in zip(found, squared, strict=True) if one >= _NEARLY * max(squared))


def _best_up_to(effects: Sequence[Fraction], largest: int) -> tuple[int, ...]:
    """The highest Σte for every sum of tags and every Σt², rank by rank; then the best of those that sum to zero.

    Ranks with the same effect have the same tag.
    """
    groups: dict[Fraction, list[int]] = {}
    for rank, effect in enumerate(effects):
        groups.setdefault(effect, []).append(rank)
    span, most = RANKS * largest, RANKS * largest * largest
    best = np.full((2 * span + 1, most + 1), _UNREACHED, np.int64)
    best[span, 0] = 0
    chosen: list[NDArray[np.int8]] = []
    for effect, ranks in groups.items():
        fine = round(effect * _FINE)
        after = np.full_like(best, _UNREACHED)
        choice: NDArray[np.int8] = np.zeros(best.shape, np.int8)
        for tag in sorted(range(-largest, largest + 1), key=lambda tag: (abs(tag), tag)):
            shift, square = tag * len(ranks), tag * tag * len(ranks)
            if square > most or abs(shift) > span:
                continue
            moved = np.full_like(best, _UNREACHED)
            sums = slice(max(shift, 0), best.shape[0] + min(shift, 0))
            came = slice(max(-shift, 0), best.shape[0] - max(shift, 0))
            moved[sums, square:] = best[came, : best.shape[1] - square]
            moved[moved != _UNREACHED] += fine * shift
            better = moved > after
            after[better] = moved[better]
            choice[better] = tag
        best = after
        chosen.append(choice)
    scores = [(Fraction(int(best[span, square]) ** 2, square), -square) for square in range(1, most + 1)
              if best[span, square] > 0]  # fmt: skip
    if not scores:
        return (0,) * RANKS
    place, square = span, -max(scores)[1]
    tags = [0] * RANKS
    for chose, ranks in zip(reversed(chosen), reversed(list(groups.values())), strict=True):
        tag = int(chose[place, square])
        for rank in ranks:
            tags[rank] = tag
        place, square = place - tag * len(ranks), square - tag * tag * len(ranks)
    return tuple(tags)
