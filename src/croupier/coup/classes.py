"""Every class of facts a coup can have under a tableau, and sets of them.

A class is a way the points can fall joined with a way the first two cards of each hand can pair; a set of them is one
large integer, a bit a class, so that "these rows overlap" is a single AND. Start at `classes_under`; settlement never
needs this, but proving a book whole and computing odds do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property, lru_cache
from typing import TypeAlias

import msgspec

from croupier.cards import PairKind
from croupier.coup.conditions import WORDS, Condition, FactWord, Value
from croupier.coup.facts import Facts
from croupier.coup.tableau import NO_CARD, DrawOrStand, Tableau

ClassSet: TypeAlias = int
"""Some of the classes of facts, one bit each, in the order of `Classes`."""


class Points(msgspec.Struct, frozen=True):
    """How the points of a coup fell: the counts of both hands on two cards and at the end, and their cards."""

    player_first_two: int
    banker_first_two: int
    player_total: int
    banker_total: int
    player_cards: int
    banker_cards: int

    @property
    def thirds(self) -> tuple[int, int]:
        """What Player's and Banker's third cards counted, `NO_CARD` where there was none."""
        return (
            (self.player_total - self.player_first_two) % 10 if self.player_cards == 3 else NO_CARD,
            (self.banker_total - self.banker_first_two) % 10 if self.banker_cards == 3 else NO_CARD,
        )


@cache
def points_of(player: int, banker: int, player_third: int | None = None, banker_third: int | None = None) -> Points:
    """From the counts on two cards and what each third card counted; kept, as odds ask for the same over and over."""
    return Points(
        player_first_two=player,
        banker_first_two=banker,
        player_total=(player + (player_third or 0)) % 10,
        banker_total=(banker + (banker_third or 0)) % 10,
        player_cards=2 if player_third is None else 3,
        banker_cards=2 if banker_third is None else 3,
    )


class Pairing(msgspec.Struct, frozen=True):
    """How the first two cards of each hand pair."""

    player_pair: PairKind
    banker_pair: PairKind
    same_rank: bool


def join(points: Points, pairing: Pairing) -> Facts:
    return Facts(*msgspec.structs.astuple(points), *msgspec.structs.astuple(pairing))


class Classes:
    """All classes of facts under one tableau, in a fixed order: by points, then by pairing."""

    def __init__(self, points: tuple[Points, ...]) -> None:
        self.points = points
        self._blocks = tuple(_pairings(one.player_first_two, one.banker_first_two) for one in self.points)
        self.everything: ClassSet = (1 << sum(map(len, self._blocks))) - 1
        self._sets: dict[str, dict[Value, ClassSet]] = {}

    @cached_property
    def all(self) -> tuple[Facts, ...]:
        return tuple(
            join(points, pairing) for points, block in zip(self.points, self._blocks, strict=True) for pairing in block
        )

    def where(self, condition: Condition) -> ClassSet:
        found = self.everything
        for word, allowed in condition.asks:
            sets = self._sets_of(WORDS[word])
            found &= sum(sets.get(value, 0) for value in allowed)
        return found

    def first_of(self, some: ClassSet) -> Facts:
        """One class of a set that is not empty, to show a person what went wrong."""
        return self.all[(some & -some).bit_length() - 1]

    def _sets_of(self, word: FactWord) -> dict[Value, ClassSet]:
        """For each value of a word, the classes that have it."""
        if word.name not in self._sets:
            sets: dict[Value, ClassSet] = dict.fromkeys(word.values, 0)
            place = 0
            for points, block in zip(self.points, self._blocks, strict=True):
                for value, some in _in_block(word, points, block).items():
                    sets[value] |= some << place
                place += len(block)
            self._sets[word.name] = sets
        return self._sets[word.name]


@lru_cache(maxsize=8)
def classes_under(tableau: Tableau) -> Classes:
    """Every class of facts that a tableau can bring about; found once for each tableau."""
    return _classes_of(tuple(dict.fromkeys(_every_points(tableau))))


@lru_cache(maxsize=8)
def _classes_of(points: tuple[Points, ...]) -> Classes:
    """One for all books that draw the same cards, whichever clauses say so."""
    return Classes(points)


NO_PAIRS = Pairing(PairKind.NONE, PairKind.NONE, False)


def _in_block(word: FactWord, points: Points, block: tuple[Pairing, ...]) -> dict[Value, ClassSet]:
    """The values in one block of classes, which share their points and differ in their pairing."""
    if not word.about_pairs:
        return {word.read(join(points, NO_PAIRS)): (1 << len(block)) - 1}
    return _pairs_in_block(word, block)


@lru_cache(maxsize=64)
def _pairs_in_block(word: FactWord, block: tuple[Pairing, ...]) -> dict[Value, ClassSet]:
    nothing, found = points_of(0, 0), dict[Value, ClassSet]()
    for place, pairing in enumerate(block):
        value = word.read(join(nothing, pairing))
        found[value] = found.get(value, 0) | 1 << place
    return found


def _every_points(tableau: Tableau) -> Iterator[Points]:
    for player in range(10):
        for banker in range(10):
            for player_third, banker_third in _third_cards(tableau, player, banker):
                yield points_of(player, banker, player_third, banker_third)


def _third_cards(tableau: Tableau, player: int, banker: int) -> Iterator[tuple[int | None, int | None]]:
    if tableau.is_natural(player) or tableau.is_natural(banker):
        yield None, None
        return
    player_draws = tableau.player_act(player).value is DrawOrStand.DRAW
    for player_third in range(10) if player_draws else (None,):
        banker_draws = tableau.banker_act(banker, player_third).value is DrawOrStand.DRAW
        for banker_third in range(10) if banker_draws else (None,):
            yield player_third, banker_third


@lru_cache(maxsize=100)
def _pairings(player_first_two: int, banker_first_two: int) -> tuple[Pairing, ...]:
    """The pairings that leave these counts possible: two cards of one rank make an even count."""
    found = []
    for player_pair in PairKind if player_first_two % 2 == 0 else (PairKind.NONE,):
        for banker_pair in PairKind if banker_first_two % 2 == 0 else (PairKind.NONE,):
            found.append(Pairing(player_pair, banker_pair, False))
            both = player_pair is not PairKind.NONE and banker_pair is not PairKind.NONE
            if both and player_first_two == banker_first_two:
                found.append(Pairing(player_pair, banker_pair, True))
    return tuple(found)
