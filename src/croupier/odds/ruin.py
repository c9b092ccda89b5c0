"""Ruin: how often a bankroll no longer covers the wagers before so many coups are over, or before a goal is reached.

A bankroll's whole law is carried from coup to coup, all its weights in one large integer, and what is ruined or has
reached the goal is taken out and kept apart. Coups count as independent of each other. Start at `ruin_odds`.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import reduce
from math import gcd
from typing import Any, Final

import msgspec

from croupier.frames import Frame
from croupier.money import Cents
from croupier.odds.law import MOST_AMOUNTS, Law, TooManyAmounts
from croupier.odds.mix import MixOdds
from croupier.odds.rational import decimal, exact
from croupier.odds.session import PERCENTILES, mix_document
from croupier.odds.streaks import ASSUMPTION

_ROUNDED_BITS: Final = 128
_MOST_EXACT_BITS: Final = 1 << 20  # of the ruin of a gambler, whose fraction takes their square to shorten
_MOST_EXACT_WORK: Final = 1 << 33  # bits that are added up, coup after coup
_MOST_WORK: Final = 1 << 34  # the same where nobody said how many coups
_SLACK_OCTETS: Final = 4  # beyond a weight's own bits, so that sums of weights never meet
_NOW_AND_THEN: Final = 64
_HARDLY_ANY: Final = 10**12  # of this many bankrolls one still plays: the rest is not waited for
_CURVE_BITS: Final = 64
_PLACES: Final = 15


class Ruin(msgspec.Struct, frozen=True):
    """What became of a bankroll: of `total`, the weights that were ruined, reached the goal and still play.

    `law` is of the bankroll at the end, wherever play stopped. Weights are exact, or each was rounded down and
    `unplaced` is what all of them lack together: no probability is off by more.

    >>> from croupier.odds import ruin_of
    >>> ruin = ruin_of("crown-sydney", "traditional", {"player": 100_00}, bankroll=1_000_00, goal=2_000_00)
    >>> f"{float(ruin.ruined):.4%}", ruin.exact
    ('56.8219%', True)
    """

    mix: MixOdds
    bankroll: Cents
    goal: Cents | None
    coups: int | None  # none: as long as it takes
    played: int  # coups that were followed; none where a closed form says it all
    ruined: Fraction
    reached: Fraction
    playing: Fraction
    unplaced: Fraction = Fraction(0)
    law: Law | None = None
    by_coup: tuple[Fraction, ...] = ()  # ruined by then, from the first coup on

    @property
    def exact(self) -> bool:
        """Whether there is nothing that rounding, or an end to patience, left open."""
        return not self.unplaced and (self.coups is not None or not self.playing)

    def percentile(self, percent: int) -> Cents | None:
        return None if self.law is None else self.law.quantile(Fraction(percent, 100))

    def document(self) -> dict[str, Any]:
        """What `croupier odds ruin --json` prints; amounts in cents."""
        found: dict[str, Any] = {
            **mix_document(self.mix),
            "assumes": ASSUMPTION,
            "bankroll": self.bankroll,
            "needed": self.mix.needed,
            "goal": self.goal,
            "coups": self.coups,
            "played": self.played,
            "ruined": decimal(self.ruined, _PLACES),
            "reached": decimal(self.reached, _PLACES),
            "playing": decimal(self.playing, _PLACES),
            "unplaced": exact(self.unplaced),
            "exact": self.exact,
        }
        if self.law is not None:
            found["percentiles"] = {str(one): self.percentile(one) for one in PERCENTILES}
        return found

    def frame(self) -> Frame:
        """A row for each coup: how much is ruined by then."""
        from croupier.odds.frames import ruin_frame

        return ruin_frame(self)

    def records(self) -> list[dict[str, Any]]:
        """A record a coup: how much is ruined by then."""
        return [
            {"coup": coup, "ruined": float(share), "ruined_exact": exact(share)}
            for coup, share in enumerate(self.by_coup, start=1)
        ]


def ruin_odds(mix: MixOdds, bankroll: Cents, *, coups: int | None = None, goal: Cents | None = None) -> Ruin | None:
    """Ruin within so many coups, before a goal, or both; `None` where neither is given and no closed form says it.

    A bankroll is ruined when it does not cover every wager of the mix, and reaches its goal at that amount or more.
    A TooManyAmounts where it could be more than can be told apart.
    """
    if coups is None and (closed := _closed_form(mix, bankroll, goal)):
        return closed
    if coups is None and goal is None:
        return None
    return _Walk(mix, bankroll, goal, coups).walked()


def _closed_form(mix: MixOdds, bankroll: Cents, goal: Cents | None) -> Ruin | None:
    """The gambler's ruin, for a mix that wins and loses one amount alone; and certain ruin without an edge."""
    law, unit = mix.law, mix.needed
    results = {amount: weight for amount, weight in law.items() if amount}

    def answer(ruined: Fraction) -> Ruin:
        return Ruin(mix, bankroll, goal, None, 0, ruined, 1 - ruined, Fraction(0))

    if bankroll < mix.needed:
        return answer(Fraction(1))
    if goal is not None and bankroll >= goal:
        return answer(Fraction(0))
    if set(results) != {unit, -unit}:
        certain = goal is None and law.mean <= 0 and law.lowest < 0
        return answer(Fraction(1)) if certain else None
    wins, loses = results[unit], results[-unit]
    left = bankroll // unit
    if goal is None and wins <= loses:
        return answer(Fraction(1))
    every = left if goal is None else left + -(-(goal - bankroll) // unit)
    bits = max(wins, loses).bit_length()
    if every * bits > _MOST_EXACT_BITS:
        raise TooManyAmounts(every, _MOST_EXACT_BITS // bits)
    if goal is None:
        return answer(Fraction(loses, wins) ** left)
    if wins == loses:
        return answer(1 - Fraction(left, every))
    # 1 - (1 - r^left) / (1 - r^every) with r = loses / wins, in whole numbers
    kept = wins ** (every - left) * (wins**left - loses**left)
    return answer(1 - Fraction(kept, wins**every - loses**every))


class _Walk:
    """The law of one bankroll, coup after coup. A place is an amount of money, in steps of what results have in common;
    the weights of all places lie in one integer, `width` bits each, the lowest first.
    """

    def __init__(self, mix: MixOdds, bankroll: Cents, goal: Cents | None, coups: int | None) -> None:
        self.mix, self.bankroll, self.goal, self.coups = mix, bankroll, goal, coups
        results = list(mix.law.items())
        self.unit = reduce(gcd, (amount for amount, _ in results), 0) or 1
        self.base = bankroll % self.unit
        highest = goal - 1 if goal is not None else bankroll + max(0, mix.law.highest) * (coups or 0)
        self.places = (highest - self.base) // self.unit + 1
        if self.places > MOST_AMOUNTS:
            raise TooManyAmounts(self.places)
        self.broke = -(-(mix.needed - self.base) // self.unit)  # a place below this does not cover the wagers
        bits = mix.law.total.bit_length() * (coups or 0) + 1
        self.rounds = coups is None or self.places * bits * coups * len(results) > _MOST_EXACT_WORK
        total = mix.law.total
        self.steps = [
            (amount // self.unit, (weight << _ROUNDED_BITS) // total if self.rounds else weight)
            for amount, weight in results
        ]
        self.back = -min(0, self.steps[0][0])
        self.octets = (2 * _ROUNDED_BITS if self.rounds else bits) // 8 + _SLACK_OCTETS
        self.width = 8 * self.octets
        reach = self.places + self.back + self.steps[-1][0] + 1
        self.mask = _ones(reach, _ROUNDED_BITS + 1, self.octets) if self.rounds else 0
        self.whole = 1 << _ROUNDED_BITS if self.rounds else 1
        self.ruined = self.reached = self.ruined_sum = 0
        self.playing = self.whole << ((bankroll - self.base) // self.unit * self.width)
        self._take_out(self.playing)

    def walked(self) -> Ruin:
        by_coup: list[Fraction] = []
        work = 0
        while self.playing and len(by_coup) != self.coups:
            self._one_coup()
            by_coup.append(Fraction((self.ruined_sum << _CURVE_BITS) // self.whole, 1 << _CURVE_BITS))
            work += self.playing.bit_length() * len(self.steps)
            if self.coups is None and not len(by_coup) % _NOW_AND_THEN and (work > _MOST_WORK or self._hardly_any()):
                break
        return self._told(by_coup)

    def _one_coup(self) -> None:
        moved = 0
        for step, weight in self.steps:
            moved += (self.playing * weight) << ((step + self.back) * self.width)
        if self.rounds:
            moved = (moved >> _ROUNDED_BITS) & self.mask
        else:
            total = self.mix.law.total
            self.whole *= total
            self.ruined *= total
            self.reached *= total
            self.ruined_sum *= total
        self._take_out(moved >> (self.back * self.width))  # nobody loses more than the wagers

    def _take_out(self, moved: int) -> None:
        """What can go on goes on."""
        goal, broke = self.places * self.width, self.broke * self.width
        over, moved = moved >> goal, moved & ((1 << goal) - 1)
        low = moved & ((1 << broke) - 1)
        self.playing = moved ^ low
        self.ruined += low
        self.reached += over
        self.ruined_sum += self._sum(low)

    def _sum(self, packed: int) -> int:
        """Of all places: with so many bits each, the remainder by a place full of ones."""
        return packed % ((1 << self.width) - 1)

    def _hardly_any(self) -> bool:
        return self._sum(self.playing) * _HARDLY_ANY < self.whole

    def _told(self, by_coup: list[Fraction]) -> Ruin:
        ruined, reached, playing = (
            Fraction(self._sum(one), self.whole) for one in (self.ruined, self.reached, self.playing)
        )
        together = self.ruined + self.playing + (self.reached << (self.places * self.width))
        weights = {self.base + self.unit * place: weight for place, weight in self._unpacked(together)}
        unplaced = 1 - ruined - reached - playing
        return Ruin(
            mix=self.mix,
            bankroll=self.bankroll,
            goal=self.goal,
            coups=self.coups,
            played=len(by_coup),
            ruined=ruined,
            reached=reached,
            playing=playing,
            unplaced=unplaced,
            law=Law.of(weights, self.whole),
            by_coup=tuple(by_coup),
        )

    def _unpacked(self, packed: int) -> Iterator[tuple[int, int]]:
        octets = packed.to_bytes((packed.bit_length() // self.width + 1) * self.octets, "little")
        for place, at in enumerate(range(0, len(octets), self.octets)):
            if weight := int.from_bytes(octets[at : at + self.octets], "little"):
                yield place, weight


def _ones(places: int, bits: int, octets: int) -> int:
    """So many places whose lowest bits are ones."""
    return int.from_bytes(((1 << bits) - 1).to_bytes(octets, "little") * places, "little")
