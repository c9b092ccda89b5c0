"""Wagers by kind: how many, for how much, what the house won by them, what it was to expect, and how odd that is.

What is expected is exact, as a ratio; how odd a win is, is a statistic and is rounded. Start at `WagerFigures`.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Final

from croupier.languages import Message
from croupier.money import Cents
from croupier.odds.rational import decimal, exact, root
from croupier.reports.cases import HeardAt
from croupier.reports.figures.expectation import StakeKind
from croupier.reports.figures.grouping import GroupKey
from croupier.reports.figures.settling import settled_by
from croupier.reports.figures.stakes import GameLaws, GamePlayed, StakeSums
from croupier.reports.floor_columns import FloorColumn
from croupier.reports.report import NOTHING, ReportCell, WinCurve
from croupier.table import Table

WAGER_COLUMNS: Final[tuple[FloorColumn, ...]] = (
    "wager",
    "in-tokens",
    "wagers",
    "handle",
    "win",
    "of-handle",
    "expected",
    "edge",
    "z-score",
)


class KindSums:
    """One kind of wager in one group, over every game in which it was played."""

    def __init__(self) -> None:
        self.count = 0
        self.handle: Cents = 0
        self.win: Cents = 0
        self.games: dict[GamePlayed, StakeSums] = defaultdict(StakeSums)


class WagerFigures:
    def __init__(self) -> None:
        self.laws = GameLaws()
        self.kinds: dict[tuple[GroupKey, StakeKind], KindSums] = defaultdict(KindSums)

    def hear(self, key: GroupKey, heard: HeardAt) -> None:
        settled = tuple(settled_by(heard))
        if not settled:
            return
        game = self.laws.game(heard)
        for kind in {StakeKind(one.wager, one.token) for one in settled}:
            sums = self.kinds[key, kind]
            own = [one for one in settled if (one.wager, one.token) == kind]
            for one in own:
                sums.count += one.sign
                sums.handle += one.sign * one.stake
                sums.win += one.sign * one.won
            sums.games[game].add(own)

    def stands(self, key: GroupKey, table: Table, since: int, until: int) -> None:
        """Wagers know nothing of hours."""

    def lines(self) -> list[tuple[GroupKey, list[ReportCell]]]:
        return [(key, self._cells(kind, sums)) for (key, kind), sums in sorted(self.kinds.items(), key=lambda i: i[0])]

    def total(self) -> list[ReportCell] | None:
        return None

    def notes(self) -> tuple[Message, ...]:
        unknown = {kind.wager for (_, kind), sums in self.kinds.items() if self._law(kind, sums) is None}
        return (Message("report-note-no-odds", {"wagers": sorted(unknown)}),) if unknown else ()

    def curve(self) -> WinCurve | None:
        return None

    def _law(self, kind: StakeKind, sums: KindSums) -> tuple[Fraction, Fraction] | None:
        """Expectation and variance over all games; nothing where a game has no odds for it."""
        mean = variance = Fraction(0)
        for game, stakes in sums.games.items():
            law = self.laws.law(game)
            expected = stakes.expected(law, kind)
            if law is None or expected is None:
                return None
            mean, variance = mean + expected, variance + stakes.variance(law, kind)
        return mean, variance

    def _cells(self, kind: StakeKind, sums: KindSums) -> list[ReportCell]:
        law, handle = self._law(kind, sums), sums.handle
        found: dict[FloorColumn, ReportCell] = {
            "wager": ReportCell(kind.wager),
            "in-tokens": ReportCell(kind.token),
            "wagers": ReportCell(sums.count),
            "handle": ReportCell(handle),
            "win": ReportCell(sums.win),
            "of-handle": ReportCell(exact(Fraction(sums.win, handle))) if handle else NOTHING,
            "expected": ReportCell(exact(law[0])) if law is not None else NOTHING,
            "edge": ReportCell(exact(law[0] / handle)) if law is not None and handle else NOTHING,
            "z-score": ReportCell(z_score(sums.win, *law)) if law is not None and law[1] > 0 else NOTHING,
        }
        return [found[column] for column in WAGER_COLUMNS]


def z_score(win: Cents, expected: Fraction, variance: Fraction) -> str:
    """By how many standard deviations the house won more than was to be expected: to two places."""
    more = win - expected
    size = root(more * more / variance, 2)
    return decimal(Fraction(size) * (-1 if more < 0 else 1), 2)
