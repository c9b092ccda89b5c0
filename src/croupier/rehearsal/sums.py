"""What is counted over many rehearsed events: coups, ties, chips, places and prizes, in whole numbers only.

Sums of parts add up to the sums of the whole, in any order. Start at `RehearsalSums`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.rehearsal.outcome import EventOutcome
from croupier.rehearsal.strategies import Strategy

TENTHS = 10  # chips are counted by tenths of the starting bank


class TieSums(msgspec.Struct):
    """Ties of one round, or of the very end."""

    events: int = 0  # in which there was any
    ties: int = 0
    turns: int = 0  # of further coups
    divided: int = 0

    def add(self, other: TieSums) -> None:
        self.events += other.events
        self.ties += other.ties
        self.turns += other.turns
        self.divided += other.divided


class StrategySums(msgspec.Struct):
    """How those with one strategy fared."""

    entrants: int = 0
    wins: int = 0  # first places, shared ones too
    prized: int = 0
    prizes: int = 0  # cents
    places: int = 0  # added up
    last_round: int = 0  # how many played in it

    def add(self, other: StrategySums) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class RehearsalSums(msgspec.Struct):
    events: int = 0
    coups: dict[int, int] = {}  # how many events took so many, one session after the other
    ties: dict[int, TieSums] = {}  # by round; 0 is the end
    chips: dict[int, dict[int, int]] = {}  # by round: how many ended with so many tenths of the bank
    out: dict[int, int] = {}  # by round: how many were out before its end
    strategies: dict[str, StrategySums] = {}
    prizes: dict[int, dict[int, int]] = {}  # by place: how many got so many cents

    def count(self, outcome: EventOutcome, strategies: Mapping[str, Strategy], bank: int, rounds: int) -> None:
        """One more event."""
        self.events += 1
        _more(self.coups, sum(one.coups for one in outcome.sessions) + outcome.further)
        for one_round in {one.round for one in outcome.ties}:
            self.ties.setdefault(one_round, TieSums()).events += 1
        for tie in outcome.ties:
            sums = self.ties[tie.round]
            sums.ties += 1
            sums.turns += tie.turns
            sums.divided += tie.divided
        for session in outcome.sessions:
            chips = self.chips.setdefault(session.round, {})
            for held in session.held:
                _more(chips, held.chips * TENTHS // bank)
                _more(self.out, session.round, int(held.coup > 0))
        for place in outcome.places:
            fared = self.strategies.setdefault(strategies[place.entrant].value, StrategySums())
            fared.entrants += 1
            fared.wins += place.place == 1
            fared.prized += place.prize > 0
            fared.prizes += place.prize
            fared.places += place.place
            fared.last_round += place.round == rounds
            if place.prize:
                _more(self.prizes.setdefault(place.place, {}), place.prize)

    def add(self, other: RehearsalSums) -> None:
        self.events += other.events
        for own, more in ((self.coups, other.coups), (self.out, other.out)):
            _all_more(own, more)
        for nested, further in ((self.chips, other.chips), (self.prizes, other.prizes)):
            for number, counts in further.items():
                _all_more(nested.setdefault(number, {}), counts)
        for number, ties in other.ties.items():
            self.ties.setdefault(number, TieSums()).add(ties)
        for name, fared in other.strategies.items():
            self.strategies.setdefault(name, StrategySums()).add(fared)

    def document(self) -> dict[str, Any]:
        """The same, in order, whichever chunk came first."""
        return _sorted(msgspec.to_builtins(self))  # type: ignore[no-any-return]


def _more(counts: dict[int, int], what: int, by: int = 1) -> None:
    counts[what] = counts.get(what, 0) + by


def _all_more(counts: dict[int, int], more: Mapping[int, int]) -> None:
    for what, by in more.items():
        _more(counts, what, by)


def _sorted(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    return {key: _sorted(value[key]) for key in sorted(value)}


def quantile(counts: Mapping[int, int], part: int, of: int) -> int:
    """The least value that so many parts of all do not exceed."""
    wanted, seen = -(-Counter(counts).total() * part // of), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0
