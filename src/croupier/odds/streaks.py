"""Runs and Dragon Tails, exactly, as though successive coups were independent of each other.

Real shoes are not quite that: cards dealt are gone. The figure is labelled so, and simulation gives the one from real
shoes. Start at `streak_odds`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final, Literal

import msgspec

from croupier.coup import Terms, Winner

ASSUMPTION = "independent coups"


class StreakRow(msgspec.Struct, frozen=True):
    """How such a wager ends: with so many in a row, broken, or after too few; `event` is that for programs."""

    ending: Literal["in-a-row", "broken", "ended-after"]
    length: int
    net: Fraction
    probability: Fraction

    @property
    def event(self) -> str:
        return _EVENTS[self.ending].format(self.length)


_EVENTS: Final = {"in-a-row": "{} in a row", "broken": "Run broken", "ended-after": "ended after {}"}


class StreakOdds(msgspec.Struct, frozen=True):
    """The exact odds of one wager over several coups, row by row."""

    wager: str
    name: str
    rows: tuple[StreakRow, ...]
    nominated: str | None = None  # which hand a combination Run is taken to nominate in every coup

    @property
    def expected(self) -> Fraction:
        return sum((row.net * row.probability for row in self.rows), Fraction(0))

    @property
    def edge(self) -> Fraction:
        return -self.expected

    @property
    def variance(self) -> Fraction:
        return sum((row.net * row.net * row.probability for row in self.rows), Fraction(0)) - self.expected**2


def streak_odds(terms: Terms, results: Mapping[Winner, Fraction]) -> Iterator[StreakOdds]:
    for run in terms.runs.values():
        # a combination Run pays the same whichever hands are nominated: Banker every time is its best chance
        side = run.of or Winner.BANKER
        wins = results[side] ** run.length
        rows: tuple[StreakRow, ...] = (
            StreakRow("in-a-row", run.length, Fraction(run.pays.pays, run.pays.per), wins),
            StreakRow("broken", run.length, Fraction(-1), 1 - wins),
        )
        yield StreakOdds(run.id, run.name, rows, None if run.of else side.value)
    for tail in terms.tails.values():
        chance = results[tail.side]
        pays = dict(tail.pays)
        # a Late wager counts only what comes after it was placed, so that its chances are an Early one's
        rows = tuple(
            StreakRow(
                "in-a-row" if length in pays else "ended-after",
                length,
                Fraction(pays[length].pays, pays[length].per) if length in pays else Fraction(-1),
                chance**length * (1 if length == tail.longest else 1 - chance),
            )
            for length in range(tail.longest + 1)
        )
        yield StreakOdds(tail.id, tail.name, rows)
