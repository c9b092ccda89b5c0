"""How far sessions of real shoes are from independent coups: whole shoes dealt, one result of a mix for each.

The law of independent coups is exact (odds/session.py); what cards that are gone change of it is measured here. Start
at `real_sessions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import msgspec
import numpy as np

from croupier.clauses import Refusal
from croupier.coup import Stake, Terms
from croupier.odds.mix import MixOdds, bets_of, one_coup
from croupier.odds.plan import mixed
from croupier.simulate.request import Request
from croupier.simulate.tables import Tables, tables_for

_Z_99: Final = 2.5758293035489004


class RealSessions(msgspec.Struct, frozen=True):
    """Results of so many shoes, held against as many independent coups."""

    shoes: int
    coups: int
    won: int  # by the patron, in cents
    spread: float  # the variance of a shoe's result as a share of what independent coups have
    half_width: float  # of its 99% interval

    def document(self) -> dict[str, Any]:
        return msgspec.structs.asdict(self)


def real_sessions(request: Request, terms: Terms, stakes: Sequence[Stake], mix: MixOdds) -> RealSessions:
    """Deal the shoes of a request, one after another; `terms` are the mix's own, with any changed pays."""
    _, tables = tables_for(msgspec.json.encode(request))
    results = _results(tables, terms, stakes)
    mean, coups, won, squares = mix.mean.numerator / mix.mean.denominator, 0, 0, 0.0
    for number in range(request.shoes):
        seeds = np.random.SeedSequence(entropy=request.seed, spawn_key=(number,))
        sums = tables.play(1, seeds)
        result = int((sums.histogram * results).sum())
        coups, won = coups + sums.coups, won + result
        squares += (result - mean * sums.coups) ** 2  # about what was expected of so many coups
    spread = squares / (coups * mix.variance.numerator / mix.variance.denominator)
    return RealSessions(request.shoes, coups, won, spread, _Z_99 * spread * sqrt(2 / request.shoes))


def _results(tables: Tables, terms: Terms, stakes: Sequence[Stake]) -> Any:
    """What the mix wins by a coup, by bin of points and bin of pairing."""
    plan, bets = tables.plan, bets_of(terms, stakes)
    found = np.zeros((len(plan.point_samples), tables.pairings), np.int64)
    for one, points in enumerate(plan.point_samples):
        for other, pairing in enumerate(plan.pairing_samples):
            came = one_coup(terms, mixed(points, pairing), stakes, bets)
            assert not isinstance(came, Refusal), "the mix was settled before"
            found[one, other] = came[0]
    return found
