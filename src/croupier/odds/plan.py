"""What has to be counted for a set of wagers: the ways a coup can fall, in as few bins as their rows tell apart.

Two ways that no row of any wager distinguishes share a bin, so that a solve adds up a few hundred numbers instead of
thousands. A plan is made once for a tableau and its wagers and serves any composition. Start at `Plan`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from croupier.cards import PACK, POINTS, PairKind
from croupier.coup import WORDS, Condition, DrawOrStand, Facts, Tableau, Wager, classes_under
from croupier.coup.classes import NO_PAIRS, Pairing, join, points_of
from croupier.odds import joint, kernel
from croupier.odds.composition import Composition
from croupier.odds.falls import find_falls

if TYPE_CHECKING:
    from croupier.odds.compiled import Solver

_PAIR_KINDS = tuple(PairKind)
_CARD_VALUES = tuple(POINTS[card.rank] for card in PACK)
_ANY_POINTS = points_of(0, 0)


class Weights(msgspec.Struct, frozen=True):
    """The number of deals behind each row of a wager, and behind the wager being offered at all."""

    rows: tuple[int, ...]
    offered: int


class Plan:
    """Bins for the points and for the pairings of a coup, as fine as the wagers' rows need and no finer."""

    def __init__(self, tableau: Tableau, wagers: Sequence[Wager]) -> None:
        self.tableau = tableau
        self.wagers = tuple(wagers)
        conditions = [one for wager in wagers for one in _conditions(wager)]
        self.naturals_from = min(tableau.naturals.value, default=10)
        self.player_draws = [tableau.player_act(count).value is DrawOrStand.DRAW for count in range(10)]
        self.banker_draws = [[cell.value is DrawOrStand.DRAW for cell in row] for row in tableau.banker]
        self.point_samples, self.point_bins = _bin_points(tableau, conditions)
        self.falls = find_falls(self.naturals_from, self.player_draws, self.banker_draws, self.point_bins)
        self.pairing_samples, self.pairing_bins = _bin_pairings(conditions)
        self._rows = {id(wager): self._bins_of(wager) for wager in self.wagers}

    def count(self, composition: Composition) -> tuple[list[int], list[int]]:
        """The exact weights of all bins, on Python's own integers."""
        points, pairings = [[0] for _ in self.point_samples], [0] * len(self.pairing_samples)
        kernel.count_points([[count] for count in composition.values], 1, *self.falls, kernel.points_room(), points)
        kernel.count_pairings(composition.counts, self.pairing_bins, kernel.pairings_room(), pairings)
        return [weight for (weight,) in points], pairings

    @cached_property
    def solver(self) -> Solver:
        """The same counts by the compiled kernel; needs the extra `croupier[fast]`."""
        from croupier.odds.compiled import Solver

        return Solver(
            falls=self.falls,
            pairing_bins=self.pairing_bins,
            points=len(self.point_samples),
            pairings=len(self.pairing_samples),
            card_values=_CARD_VALUES,
        )

    def weigh(self, wager: Wager, points: Sequence[int], pairings: Sequence[int], composition: Composition) -> Weights:
        """Gather the bins' weights into the wager's rows."""
        about, rows = self._rows[id(wager)]
        if about == "joint":
            together = joint.weigh([wager], joint.distribution(self.tableau, composition))
            sums = tuple(together.get((place,), 0) for place in range(len(wager.rows)))
            return Weights(sums, sum(sums))
        weights = points if about == "points" else pairings
        sums = tuple(sum(int(weights[bin]) for bin in bins) for bins in rows)
        return Weights(sums, sum(sums))

    def rows_of(self, wager: Wager) -> tuple[str, tuple[tuple[int, ...], ...]]:
        """What a wager asks about (points, pairings or joint), and for each of its rows the bins that fall to it."""
        return self._rows[id(wager)]

    def gather(self, wager: Wager, points: Sequence[int], pairings: Sequence[int], both: Any) -> tuple[int, ...]:
        """Gather counts of a simulation into the wager's rows; `both` counts by bin of points and bin of pairing."""
        about, rows = self._rows[id(wager)]
        if about != "joint":
            counts = points if about == "points" else pairings
            return tuple(sum(int(counts[bin]) for bin in bins) for bins in rows)
        found = [0] * len(wager.rows)
        for point, point_facts in enumerate(self.point_samples):
            for pairing, pairing_facts in enumerate(self.pairing_samples):
                facts = mixed(point_facts, pairing_facts)
                if both[point][pairing] and wager.offered_in(facts):
                    found[wager.place_for(facts)] += int(both[point][pairing])
        return tuple(found)

    def _bins_of(self, wager: Wager) -> tuple[str, tuple[tuple[int, ...], ...]]:
        """What a wager asks about, and for each of its rows the bins that fall to it."""
        pair_words = {WORDS[word].about_pairs for one in _conditions(wager) for word, _ in one.asks}
        if pair_words == {True, False}:
            return "joint", ()
        about = "pairings" if pair_words == {True} else "points"
        samples = self.pairing_samples if about == "pairings" else self.point_samples
        rows: list[list[int]] = [[] for _ in wager.rows]
        for bin, facts in enumerate(samples):
            if wager.offered_in(facts):
                rows[wager.place_for(facts)].append(bin)
        return about, tuple(tuple(bins) for bins in rows)


def mixed(points: Facts, pairing: Facts) -> Facts:
    """The points of one class with the pairing of another."""
    return msgspec.structs.replace(
        points, player_pair=pairing.player_pair, banker_pair=pairing.banker_pair, same_rank=pairing.same_rank
    )


def _conditions(wager: Wager) -> Iterable[Condition]:
    yield from (row.when for row in wager.rows if row.when is not None)
    if wager.window is not None:
        yield wager.window


def _told_apart(conditions: Iterable[Condition], about_pairs: bool) -> dict[str, dict[object, tuple[bool, ...]]]:
    """For each word asked about, which of the conditions each of its values meets: values alike here need no telling
    apart.
    """
    asked: dict[str, set[tuple[object, ...]]] = {}
    for condition in conditions:
        for word, allowed in condition.asks:
            if WORDS[word].about_pairs is about_pairs:
                asked.setdefault(word, set()).add(allowed)
    return {
        word: {value: tuple(value in allowed for allowed in sorted(choices, key=repr)) for value in WORDS[word].values}
        for word, choices in asked.items()
    }


def _bin_points(tableau: Tableau, conditions: list[Condition]) -> tuple[list[Facts], list[list[list[list[int]]]]]:
    told = _told_apart(conditions, about_pairs=False)
    readers = [(WORDS[word].read, marks) for word, marks in told.items()]
    numbers: dict[tuple[tuple[bool, ...], ...], int] = {}
    samples: list[Facts] = []
    bins = [[[[0] * 11 for _ in range(11)] for _ in range(10)] for _ in range(10)]
    for points in classes_under(tableau).points:
        facts = join(points, NO_PAIRS)
        key = tuple(marks[read(facts)] for read, marks in readers)
        if key not in numbers:
            numbers[key] = len(samples)
            samples.append(facts)
        player_third, banker_third = points.thirds
        bins[points.player_first_two][points.banker_first_two][player_third][banker_third] = numbers[key]
    return samples, bins


def _bin_pairings(conditions: list[Condition]) -> tuple[list[Facts], list[list[list[int]]]]:
    told = _told_apart(conditions, about_pairs=True)
    readers = [(WORDS[word].read, marks) for word, marks in told.items()]
    numbers: dict[tuple[tuple[bool, ...], ...], int] = {}
    samples: list[Facts] = []
    bins = [[[0, 0] for _ in range(4)] for _ in range(4)]
    for one, player_pair in enumerate(_PAIR_KINDS):
        for two, banker_pair in enumerate(_PAIR_KINDS):
            for same_rank in (False, True):
                if same_rank and not (one and two):
                    continue
                facts = join(_ANY_POINTS, Pairing(player_pair, banker_pair, same_rank))
                key = tuple(marks[read(facts)] for read, marks in readers)
                if key not in numbers:
                    numbers[key] = len(samples)
                    samples.append(facts)
                bins[one][two][same_rank] = numbers[key]
    return samples, bins
