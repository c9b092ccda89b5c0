"""Runs and Dragon Tails under exposure: decided by the edge that independent coups would have, paid by what came.

Coups of one shoe depend on each other, so that such a wager has no exact edge before a coup: what it wins is counted
from the results that follow. Whether to bet is decided from the chance of its side in the unseen cards, with whole
numbers wherever decimals come near nothing. Start at `StreakWager`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from croupier.coup import Condition, PayRow, Resolution, SettledWhen, Terms, Wager, Winner
from croupier.coup.streaks import LONGEST_STREAK, AtShoeEnd, DragonTail, Run
from croupier.exposure.kernel import FINE
from croupier.money import Odds, Share
from croupier.odds.plan import Plan

RESULTS: Final = (Winner.PLAYER, Winner.BANKER, Winner.TIE)  # as the kernel numbers them
CARRIED, RETURNED, SETTLED = range(3)  # what becomes of it at the end of a shoe, for the kernel
_AT_SHOE_END: Final = {AtShoeEnd.CARRY: CARRIED, AtShoeEnd.RETURN: RETURNED, AtShoeEnd.SETTLE: SETTLED}
_NEAR_NOTHING: Final = 1e-9  # far beyond what decimals may be wrong by


class StreakWager:
    """One such wager: its side, how many results end it, and what a unit comes to after so many."""

    def __init__(self, wager: Run | DragonTail) -> None:
        self.wager = wager.id
        self.options: dict[str, str] = {}
        self.late = isinstance(wager, DragonTail) and wager.late
        at_end = wager.rules.shoe_end.value
        if isinstance(wager, Run):
            # a combination Run pays the same whichever hands are nominated: Banker every time is its best chance
            self.side, self.longest = wager.of or Winner.BANKER, wager.length
            self.nets = (Fraction(-1),) * wager.length + (_fraction(wager.pays),)
            self.at_end = RETURNED if at_end is AtShoeEnd.SETTLE else _AT_SHOE_END[at_end]
        else:
            pays = dict(wager.pays)
            self.side, self.longest = wager.side, wager.longest
            self.nets = tuple(_fraction(pays[n]) if n in pays else Fraction(-1) for n in range(wager.longest + 1))
            self.at_end = _AT_SHOE_END[at_end]

    def expected(self, chance: Fraction) -> Fraction:
        """Of a unit, if every coup that follows had this chance of its side."""
        found = Fraction(0)
        for length, net in enumerate(self.nets):
            found += net * chance**length * (1 if length == self.longest else 1 - chance)
        return found

    def favourable(self, wins: NDArray[np.int64], deals: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Whether that is more than nothing, for each composition; decimals decide nothing that is close."""
        chance = wins / deals
        about = np.zeros(len(wins))
        for length, net in enumerate(self.nets):
            about += float(net) * chance**length * (1 if length == self.longest else 1 - chance)
        found: NDArray[np.bool_] = about > 0
        for row in np.flatnonzero(np.abs(about) < _NEAR_NOTHING):
            found[row] = self.expected(Fraction(int(wins[row]), int(deals[row]))) > 0
        return found


def streaks_of(terms: Terms, only: Sequence[str]) -> list[StreakWager]:
    """The Runs, then the Dragon Tails, that are wanted."""
    every: Iterable[Run | DragonTail] = (*terms.runs.values(), *terms.tails.values())
    return [StreakWager(one) for one in every if not only or one.id in only]


def results_asked() -> list[Wager]:
    """Wagers that nobody offers, so that a plan tells the three results apart."""
    clauses = ()
    otherwise = PayRow("", None, Resolution.LOSES, None, _NO_SHARE, clauses)
    return [
        Wager(
            id=f"{side.value} wins",
            name="",
            rows=(
                PayRow(
                    side.value, Condition((("winner", (side.value,)),)), Resolution.WINS, Odds(1, 1), _NO_SHARE, clauses
                ),
                otherwise,
            ),
            settled=SettledWhen.END_OF_COUP,
            window=None,
            capped_by_main=False,
            surcharged=False,
            backs=None,
            clauses=clauses,
        )
        for side in RESULTS
    ]


_NO_SHARE: Final = Share(0, 1)


class StreakTables:
    """The streaks of a request as the kernel reads them; `asked` tell its plan's results apart."""

    def __init__(self, plan: Plan, asked: Sequence[Wager], streaks: Sequence[StreakWager]) -> None:
        self.plan, self.asked, self.streaks = plan, tuple(asked), tuple(streaks)

    def chances(self, points: Sequence[int], deals: int) -> dict[Winner, Fraction]:
        """Of each result, from a plan's weights of points; of none where no streak asks."""
        return {side: Fraction(sum(int(points[bin]) for bin in bins), deals) for side, bins in self._bins.items()}

    def favourable(self, points: NDArray[np.int64], deals: NDArray[np.int64]) -> NDArray[np.bool_]:
        """A column for each streak, a row for each composition."""
        wins = {side: points[:, bins].sum(axis=1) for side, bins in self._bins.items()}
        columns = [one.favourable(wins[one.side], deals) for one in self.streaks]
        return np.stack(columns, axis=1)

    @cached_property
    def _bins(self) -> dict[Winner, list[int]]:
        """The bins of points in which each side wins."""
        return {side: list(self.plan.rows_of(one)[1][0]) for side, one in zip(RESULTS, self.asked, strict=False)}

    @cached_property
    def arrays(self) -> tuple[Any, ...]:
        """Side, whether it is late, longest run, the end of a shoe, and what each length comes to."""
        nets = np.zeros((len(self.streaks), LONGEST_STREAK + 2), np.int64)
        for place, one in enumerate(self.streaks):
            nets[place, : one.longest + 1] = [net * (1 << FINE) // 1 for net in one.nets]
        return (
            np.array([RESULTS.index(one.side) for one in self.streaks], np.int64),
            np.array([one.late for one in self.streaks], np.bool_),
            np.array([one.longest for one in self.streaks], np.int64),
            np.array([one.at_end for one in self.streaks], np.int64),
            nets,
        )


def _fraction(odds: Odds) -> Fraction:
    return Fraction(odds.pays, odds.per)
