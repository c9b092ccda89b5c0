"""What a session or a day of one mix of wagers comes to: the law of its result, for the patron and for the house.

Coups count as independent of each other, each from a fresh shoe; real shoes differ a little, and whoever shows this
says so (`ASSUMPTION`). Start at `session_odds`; `coups_until_significant` is how long chance can hide an edge.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import Any, Final

import msgspec

from croupier.frames import Frame
from croupier.money import Cents
from croupier.odds.law import Law
from croupier.odds.mix import MixOdds
from croupier.odds.rational import decimal, exact, root
from croupier.odds.streaks import ASSUMPTION
from croupier.odds.table import WagerOdds

PERCENTILES: Final = (1, 5, 10, 25, 50, 75, 90, 95, 99)
# how many standard deviations either way hold so much of the normal law
DEVIATIONS: Final = {
    90: Fraction("1.644854"),
    95: Fraction("1.959964"),
    99: Fraction("2.575829"),
}
_PLACES: Final = 15


class SessionOdds(msgspec.Struct, frozen=True):
    """So many coups of one mix: `law` is of what the patron wins by them, in cents.

    >>> from croupier.odds import session_of
    >>> session = session_of("crown-sydney", "traditional", {"player": 100_00}, coups=80)
    >>> session.percentile(5), session.percentile(95), sum(session.law.weights) == session.law.total
    (-150000, 130000, True)
    """

    mix: MixOdds
    coups: int
    law: Law

    @property
    def mean(self) -> Fraction:
        return self.coups * self.mix.mean

    @property
    def variance(self) -> Fraction:
        return self.coups * self.mix.variance

    @property
    def staked(self) -> Fraction:
        return self.coups * self.mix.staked

    @property
    def ahead(self) -> Fraction:
        """The probability that the patron ends with more than nothing."""
        return self.law.at_least(1)

    @property
    def behind(self) -> Fraction:
        return self.law.at_most(-1)

    def percentile(self, percent: int) -> Cents:
        """The least result of the patron that so many of a hundred sessions do not exceed."""
        return self.law.quantile(Fraction(percent, 100))

    def house_percentile(self, percent: int) -> Cents:
        """The same of what the house wins."""
        return self.law.negated.quantile(Fraction(percent, 100))

    def at_most_won(self, won: Cents) -> Fraction:
        """How often the house wins so much or less."""
        return self.law.at_least(-won)

    def at_least_won(self, won: Cents) -> Fraction:
        return self.law.at_most(-won)

    def document(self) -> dict[str, Any]:
        """What `croupier odds session --json` prints; exact figures as text, amounts in cents."""
        return {
            **mix_document(self.mix),
            "coups": self.coups,
            "assumes": ASSUMPTION,
            "staked": exact(self.staked),
            "mean": exact(self.mean),
            "variance": exact(self.variance),
            "standard_deviation": root(self.variance, 2),
            "ahead": decimal(self.ahead, _PLACES),
            "even": decimal(self.law.probability(0), _PLACES),
            "behind": decimal(self.behind, _PLACES),
            "lowest": self.law.lowest,
            "highest": self.law.highest,
            "percentiles": {str(one): self.percentile(one) for one in PERCENTILES},
            "house": {
                "theoretical_win": exact(-self.mean),
                "percentiles": {str(one): self.house_percentile(one) for one in PERCENTILES},
            },
            "significant": {str(one): coups_until_significant(self.mix, one) for one in DEVIATIONS},
            "unplaced": exact(Fraction(self.law.unplaced, self.law.total)),
        }

    def frame(self) -> Frame:
        """A row for each result there can be, with its weight."""
        from croupier.odds.frames import session_frame

        return session_frame(self)

    def records(self) -> list[dict[str, Any]]:
        """A record an amount that the session can end with: its weight of a total, both as text, and the share."""
        total = self.law.total
        return [
            {"result": amount, "weight": str(weight), "total": str(total), "share": share_of(weight, total)}
            for amount, weight in self.law.items()
        ]


def session_odds(mix: MixOdds, coups: int) -> SessionOdds:
    """The law of so many coups of one mix.

    >>> from croupier.odds import mix_of, session_odds
    >>> session_odds(mix_of("canberra", "commission", {"tie": 10_00}), 2).law.highest
    16000
    """
    return SessionOdds(mix, coups, mix.law.repeated(coups))


def unit_law(odds: WagerOdds) -> tuple[Law, int]:
    """What one unit on a wager comes to by a coup that offers it, in parts of a unit, and how many of those it has.

    As the rows pay, before any rounding to chips.
    """
    parts = lcm(*(row.net.denominator for row in odds.rows))
    weights: dict[int, int] = {}
    for row in odds.rows:
        amount = int(row.net * parts)
        weights[amount] = weights.get(amount, 0) + row.combinations
    return Law.of(weights), parts


def coups_until_significant(mix: MixOdds, confidence: int, difference: Fraction | None = None) -> int | None:
    """After how many coups a hold that is off its theory by so much of the stakes is more than chance, both sides
    counted; by the normal law, which sums of so many coups come close to.

    Without a difference it is the edge itself: a table that has won nothing by then is out of order. None: never.
    """
    off = (abs(mix.edge) if difference is None else difference) * mix.staked
    if not off:
        return None
    return -(-(DEVIATIONS[confidence] ** 2 * mix.variance) // off**2)


def mix_document(mix: MixOdds) -> dict[str, Any]:
    return {
        "book": mix.book,
        "edition": mix.edition,
        "variation": mix.variation,
        "decks": mix.decks,
        "options": mix.options,
        "stakes": mix.stakes,
        "edge": exact(mix.edge),
        "edge_decimal": decimal(mix.edge, 12),
        "coup": {
            "mean": exact(mix.mean),
            "variance": exact(mix.variance),
            "results": {str(amount): exact(Fraction(weight, mix.law.total)) for amount, weight in mix.law.items()},
        },
    }


def share_of(weight: int, total: int) -> float:
    """The nearest number a machine has, for the eye and for pictures: nothing is reckoned from it."""
    return weight / total  # Python divides whole numbers of any size, rounded once
