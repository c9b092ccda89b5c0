"""The house's win by settled wagers as a period goes on, beside what the odds expect: sums by stretches of time.

However long the period, it is cut into the same number of stretches, so that it takes no more room. Start at
`WinOverTime`.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import isqrt
from typing import Final

from croupier.money import Cents
from croupier.reports.cases import HeardAt
from croupier.reports.figures.settling import SettledWager
from croupier.reports.figures.stakes import GameLaws, GamePlayed, StakeSums, money_of
from croupier.reports.period import Period
from croupier.reports.report import WinCurve

STRETCHES: Final = 96  # a quarter of an hour each, of a day


class Stretch:
    def __init__(self) -> None:
        self.win: Cents = 0
        self.games: dict[GamePlayed, StakeSums] = defaultdict(StakeSums)


class WinOverTime:
    def __init__(self, period: Period) -> None:
        self.period = period
        self.laws = GameLaws()
        self.stretches: dict[int, Stretch] = defaultdict(Stretch)

    def add(self, heard: HeardAt, settled: tuple[SettledWager, ...]) -> None:
        if not settled:
            return
        since, whole = heard.at - self.period.begins, self.period.ends + 1 - self.period.begins
        stretch = self.stretches[since * STRETCHES // whole]
        stretch.win += sum(one.sign * one.won for one in settled)
        stretch.games[self.laws.game(heard)].add(settled)

    def curve(self) -> WinCurve | None:
        """From nothing at the beginning; to the last stretch with a wager where the period still runs."""
        if not self.stretches:
            return None
        begins, whole = self.period.begins, self.period.ends + 1 - self.period.begins
        win, mean, variance = 0, Fraction(0), Fraction(0)
        points = [(begins, 0, 0, 0)]
        for number in range(STRETCHES if self.period.over else max(self.stretches) + 1):
            stretch = self.stretches.get(number)
            if stretch is not None:
                win += stretch.win
                for game, sums in stretch.games.items():
                    law = self.laws.law(game)
                    if law is not None:
                        mean, variance = mean + sums.all_expected(law), variance + sums.all_variance(law)
            spread = isqrt(max(0, money_of(variance)))
            points.append((begins + whole * (number + 1) // STRETCHES, win, money_of(mean), spread))
        instants, wins, means, spreads = zip(*points, strict=True)
        return WinCurve(instants, wins, means, spreads)
