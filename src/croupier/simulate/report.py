"""What a simulation says of each wager: counts, the edge with its interval, and the exact edge beside it.

Counts are exact; intervals are statistics, and the only place here where decimals are computed with. Start at `report`.
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from typing import Any, Final

import msgspec

from croupier.clauses import Refusal
from croupier.coup import Terms, Winner
from croupier.frames import Frame
from croupier.odds.rational import decimal, exact
from croupier.odds.streaks import ASSUMPTION
from croupier.odds.table import TableOdds, net_of, table_odds
from croupier.simulate.prepare import offer_of
from croupier.simulate.run import Progress
from croupier.simulate.sums import LONGEST_COUNTED, SimulationSums
from croupier.simulate.tables import tables_for

Z_99: Final = 2.5758293035489004  # the normal distribution leaves half a percent beyond this on either side
_RESULTS: Final = (Winner.PLAYER, Winner.BANKER, Winner.TIE)


class RowCount(msgspec.Struct, frozen=True):
    event: str
    net: Fraction
    count: int


class WagerReport(msgspec.Struct, frozen=True):
    """One wager as it went: how often each row came, out of how many coups that offered it."""

    wager: str
    options: dict[str, str]
    rows: tuple[RowCount, ...]
    exact: Fraction | None
    assumes: str | None = None

    @property
    def trials(self) -> int:
        return sum(row.count for row in self.rows)

    @property
    def edge(self) -> Fraction:
        total = sum((row.net * row.count for row in self.rows), Fraction(0))
        return -total / self.trials if self.trials else Fraction(0)

    @property
    def half_width(self) -> float:
        """Half of the 99% interval, as though coups were independent."""
        if not self.trials:
            return 0.0
        squares = sum((row.net * row.net * row.count for row in self.rows), Fraction(0)) / self.trials
        return Z_99 * sqrt(float(squares - self.edge**2) / self.trials)

    @property
    def inside(self) -> bool | None:
        """Whether the exact edge lies in the interval."""
        return None if self.exact is None else abs(float(self.edge - self.exact)) <= self.half_width


class SimulationReport(msgspec.Struct, frozen=True):
    """What a simulation came to: how far it got, results, and each wager with its intervals."""

    progress: Progress
    results: dict[str, int]
    wagers: tuple[WagerReport, ...]

    @property
    def shoes(self) -> int:
        """So many were dealt."""
        return self.progress.sums.shoes

    @property
    def coups(self) -> int:
        return self.progress.sums.coups

    @property
    def coups_a_second(self) -> int:
        seconds = self.progress.seconds
        return round(self.progress.sums.coups / seconds) if seconds > 0 else 0

    def document(self) -> dict[str, Any]:
        request, sums = self.progress.request, self.progress.sums
        return {
            **request.document(),
            "finished": self.progress.finished,
            "chunks_done": len(self.progress.done),
            "shoes_done": sums.shoes,
            "coups": sums.coups,
            "cards": sums.cards,
            "short_shoes": sums.short,
            "seconds": round(self.progress.seconds, 3),
            "coups_per_second": self.coups_a_second,
            "results": self.results,
            "wagers": [_wager_document(one) for one in self.wagers],
        }

    def frame(self) -> Frame:
        """A row for each row of each wager: how often it came, with the edge, its interval and the exact edge."""
        from croupier.simulate.frames import simulation_frame

        return simulation_frame(self)


def _wager_document(one: WagerReport) -> dict[str, Any]:
    edge, half = float(one.edge), one.half_width
    found: dict[str, Any] = {
        "wager": one.wager,
        "rows": [{"event": row.event, "pays": exact(row.net), "count": row.count} for row in one.rows],
        "trials": one.trials,
        "edge": decimal(one.edge, 9),
        "interval_99": [round(edge - half, 9), round(edge + half, 9)],
    }
    if one.exact is not None:
        found |= {"exact_edge": decimal(one.exact, 12), "exact_inside": one.inside}
    if one.options:
        found["options"] = one.options
    if one.assumes:
        found["exact_assumes"] = one.assumes
    return found


def report(progress: Progress) -> SimulationReport:
    """Everything the counts say, beside what is exact."""
    request, sums = progress.request, progress.sums
    book, offer, _ = offer_of(request)
    _, tables = tables_for(msgspec.json.encode(request))
    true = table_odds(book, request.variation, decks=request.decks, options=request.options, pays=request.changes())
    assert not isinstance(true, Refusal)
    found: list[WagerReport] = []
    points, pairings = sums.histogram.sum(axis=1).tolist(), sums.histogram.sum(axis=0).tolist()
    priced = zip(tables.plan.wagers, offer.wagers, true.wagers, strict=False)  # combined wagers follow in `true`
    for wager, (_, chosen), odds in priced:
        counts = tables.plan.gather(wager, points, pairings, sums.histogram)
        rows = tuple(RowCount(row.event, net_of(row), count) for row, count in zip(wager.rows, counts, strict=True))
        found.append(WagerReport(wager.id, chosen, rows, odds.edge))
    found.extend(_streaks(offer.terms, sums, true))
    results = {winner.value: int(sums.across[place].sum()) for place, winner in enumerate(_RESULTS)}
    return SimulationReport(progress, results, tuple(found))


def _streaks(terms: Terms, sums: SimulationSums, true: TableOdds) -> list[WagerReport]:
    """Runs and Dragon Tails from the lengths that streaks had reached, coup by coup.

    A coup that is the n-th of its streak completes a run of n, n-1, ... begun so many coups before: counting coups by
    the length their streak had reached counts every run that was ever begun.
    """
    edges = {one.wager: one for one in true.streaks}
    found: list[WagerReport] = []
    for run in terms.runs.values():
        place = _RESULTS.index(run.of or Winner.BANKER)
        won = int(sums.across[place, run.length :].sum())
        lengths = range(1, LONGEST_COUNTED + 1)
        undecided = sum(int(sums.open_streaks[place, one]) * min(one, run.length - 1) for one in lengths)
        odds = edges[run.id]
        rows: tuple[RowCount, ...] = (
            RowCount(odds.rows[0].event, odds.rows[0].net, won),
            RowCount(odds.rows[1].event, odds.rows[1].net, sums.coups - undecided - won),
        )
        found.append(WagerReport(run.id, {}, rows, odds.edge, ASSUMPTION))
    for tail in terms.tails.values():
        place = _RESULTS.index(tail.side)
        reached = [int(sums.within[place, length:].sum()) for length in range(LONGEST_COUNTED + 1)]
        last = int(sums.last[place])
        # Early is placed before every coup but a shoe's last, on which it cannot win and is refused; Late after a first
        # result of its side, wherever another coup of the shoe follows
        early = [sums.coups - int(sums.last.sum()), reached[1] - last, *reached[2:-1]]
        late = [reached[1] - last, *reached[2:]]
        at_least = [*(late if tail.late else early), 0]
        odds = edges[tail.id]
        rows = tuple(
            RowCount(row.event, row.net, at_least[length] - (at_least[length + 1] if length < tail.longest else 0))
            for length, row in enumerate(odds.rows)
        )
        found.append(WagerReport(tail.id, {}, rows, odds.edge, ASSUMPTION))
    return found
