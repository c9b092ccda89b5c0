"""Which clauses a count or a result rests on: the value of an ace only where there is one, and so on.

A book that does not tell its clauses apart has all of them cited. Start at `Counting.of`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from croupier.cards import Card, point_count
from croupier.clauses import Clauses, holding
from croupier.coup.facts import Winner

_TENS = frozenset("TJQK")


class Counting(msgspec.Struct, frozen=True):
    """The clauses on values and counts, and those among them about some cards or sums alone."""

    clauses: Clauses
    number: Clauses = ()
    tens: Clauses = ()
    ace: Clauses = ()
    below_ten: Clauses = ()
    ten_or_more: Clauses = ()
    zero: Clauses = ()

    @property
    def tells_apart(self) -> bool:
        return bool(self.number or self.tens or self.ace or self.below_ten or self.ten_or_more or self.zero)

    def of(self, *hands: Sequence[Card]) -> Clauses:
        """The clauses by which these hands were counted."""
        ranks = {card.rank.value for hand in hands for card in hand}
        sums = [sum(card.points for card in hand) for hand in hands]
        groups = (
            (self.number, not ranks <= _TENS | {"A"}),
            (self.tens, not ranks.isdisjoint(_TENS)),
            (self.ace, "A" in ranks),
            (self.below_ten, any(total < 10 for total in sums)),
            (self.ten_or_more, any(total >= 10 for total in sums)),
            (self.zero, any(point_count(hand) == 0 for hand in hands)),
        )
        return holding(self.clauses, *(group for group in groups if group[0]))


class Ranking(msgspec.Struct, frozen=True):
    """The clauses on which hand wins, and those among them about one count alone, or about a tie."""

    clauses: Clauses
    counts: dict[int, Clauses] = {}
    tie: Clauses = ()

    def of(self, winner: Winner, count: int) -> Clauses:
        """The clauses by which the higher count won, or the hands tied."""
        tied = winner is Winner.TIE
        groups = [(group, number == count and not tied) for number, group in self.counts.items()]
        return holding(self.clauses, *groups, *([(self.tie, tied)] if self.tie else ()))
