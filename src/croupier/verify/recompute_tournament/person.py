"""One entrant as the second path follows them: where they sit, what they had when a session ended, whether they play.

Nothing is judged here. Start at `FollowedEntrant`.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from croupier.money import Cents


class Score(NamedTuple):
    """A session that someone played to its end, or until they were out."""

    session: int
    round: int
    chips: Cents
    coup: int  # after which they were out; nothing for whoever lasted
    points: Fraction


@dataclass(frozen=True)
class FollowedEntrant:
    number: int
    staff: bool = False
    plays: bool = True  # neither out, nor gone, nor only waiting for a seat
    ranked: bool = True  # has a place at the end
    round: int = 1
    session: int = 0  # in which they hold a seat
    table: str = ""
    coup: int = 0  # of that session, after which they were out
    chips: Cents = 0
    scores: tuple[Score, ...] = ()
    pool: Cents = 0  # of their money, where it lies
    commission: Cents = 0
    held: Cents = 0

    @property
    def lasted(self) -> bool:
        return self.coup == 0

    @property
    def points(self) -> Fraction:
        return sum((score.points for score in self.scores), Fraction(0))
