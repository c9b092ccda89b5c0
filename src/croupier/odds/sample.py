"""How well a linear count follows the true edge: both over random depleted shoes, the edge solved exactly in each.

Needs the extra `croupier[fast]`; the sample is seeded, and correlations are statistics. Start at
`sampled_correlations`.
"""

from __future__ import annotations

import numpy as np

from croupier.cards import PACK
from croupier.odds.composition import CompositionError
from croupier.odds.plan import Plan
from croupier.odds.removal import RemovalTable
from croupier.odds.table import net_of

_LEAST_LEFT = 52  # past the cutting card nothing is wagered, and far from it edges are no longer nearly linear


def sampled_correlations(removal: RemovalTable, number: int, seed: int) -> dict[int, float]:
    """For each wager of the table, by its place, the correlation of its count with its exact expectation."""
    if removal.composition.cards <= _LEAST_LEFT:
        raise CompositionError(
            f"{removal.composition.cards} cards: a sample needs more than {_LEAST_LEFT} to take from"
        )
    names = [(one.wager, one.options) for one in removal.wagers]
    wagers = [wager for wager, chosen in removal.offer.wagers if (wager.id, chosen) in names]
    plan = Plan(removal.offer.terms.tableau, wagers)
    left = deplete(removal.composition.counts, number, seed)
    points, pairings = plan.solver.solve(left)
    start = np.array(removal.composition.counts)
    found: dict[int, float] = {}
    for place, (wager, one) in enumerate(zip(wagers, removal.wagers, strict=True)):
        about, rows = plan.rows_of(wager)
        if about == "joint":
            continue
        weights = points if about == "points" else pairings
        per_row = np.stack([weights[:, list(bins)].sum(axis=1) for bins in rows], axis=1).astype(np.float64)
        offered = per_row.sum(axis=1)
        possible = offered > 0
        net = np.array([float(net_of(row)) for row in wager.rows])
        expected = (per_row @ net)[possible] / offered[possible]
        tags = np.array([one.count.tags.get(card.rank.value, 0) for card in PACK], np.float64)
        # cards gone raise the running count, less what so many average cards would; over the cards left it speaks of
        # the edge
        true_count = ((start - left) @ (tags - tags @ start / start.sum()) / left.sum(axis=1))[possible]
        if true_count.std() > 0 and expected.std() > 0:
            found[place] = float(np.corrcoef(true_count, expected)[0, 1])
    return found


def deplete(counts: tuple[int, ...], number: int, seed: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Random shoes with random numbers of their cards gone, each order equally likely."""
    chance = np.random.default_rng(seed)
    cards = sum(counts)
    sizes = chance.integers(_LEAST_LEFT, cards, size=number)
    return np.stack([chance.multivariate_hypergeometric(counts, size) for size in sizes]).astype(np.int64)
