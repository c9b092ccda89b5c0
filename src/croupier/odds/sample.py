"""How well a linear count follows the true edge: both over random depleted shoes, the edge solved exactly in each.

Needs the extra `croupier[fast]`; the sample is seeded, and correlations are statistics. Start at
`sampled_correlations`.
"""

from __future__ import annotations

import numpy as np

from croupier.cards import PACK
from croupier.clauses import Refusal
from croupier.odds.plan import Plan
from croupier.odds.removal import RemovalTable, linear_count
from croupier.odds.table import gather, net_of
from croupier.rulebooks import Rulebook

_LEAST_LEFT = 52  # past the cutting card nothing is wagered, and far from it edges are no longer nearly linear


def sampled_correlations(book: Rulebook, removal: RemovalTable, number: int, seed: int) -> dict[str, float]:
    """For each wager, the correlation of its count with minus its exact edge over so many depleted shoes."""
    offer = gather(book, removal.variation, None, {})
    if isinstance(offer, Refusal):
        return {}
    names = [one.wager for one in removal.wagers]
    wagers = [wager for wager, _ in offer.wagers if wager.id in names]
    plan = Plan(offer.terms.tableau, wagers)
    left = deplete(removal.composition.counts, number, seed)
    points, pairings = plan.solver.solve(left)
    found: dict[str, float] = {}
    by_name = {one.wager: one for one in removal.wagers}
    for wager in wagers:
        about, rows = plan.rows_of(wager)
        if about == "joint":
            continue
        weights = points if about == "points" else pairings
        per_row = np.stack([weights[:, list(bins)].sum(axis=1) for bins in rows], axis=1).astype(np.float64)
        expected = per_row @ np.array([float(net_of(row)) for row in wager.rows]) / per_row.sum(axis=1)
        count = linear_count(by_name[wager.id], dict.fromkeys(by_name[wager.id].effects, 1))
        tags = np.array([count.tags[card.rank.value] for card in PACK], np.float64)
        # cards gone raise the running count, less what so many average cards would; over the cards left it speaks of
        # the edge
        start = np.array(removal.composition.counts)
        true_count = (start - left) @ (tags - tags @ start / start.sum()) / left.sum(axis=1)
        if true_count.std() > 0 and expected.std() > 0:
            found[wager.id] = float(np.corrcoef(true_count, expected)[0, 1])
    return found


def deplete(counts: tuple[int, ...], number: int, seed: int) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """Random shoes with random numbers of their cards gone, each order equally likely."""
    chance = np.random.default_rng(seed)
    cards = sum(counts)
    sizes = chance.integers(_LEAST_LEFT, cards, size=number)
    return np.stack([chance.multivariate_hypergeometric(counts, size) for size in sizes]).astype(np.int64)
