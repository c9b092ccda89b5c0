"""Every class of facts a coup can have under a tableau, and sets of them.

A set of classes is one large integer, a bit a class, so that "these rows overlap" is a single AND.
Start at `classes_under`; settlement never needs this, but proving a book whole and computing odds do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from croupier.cards import PairKind
from croupier.coup.conditions import WORDS, Condition, Value
from croupier.coup.facts import Facts
from croupier.coup.tableau import Act, Tableau

ClassSet: TypeAlias = int


class Classes:
    """All classes of facts under one tableau, in a fixed order, with a set for each word and value."""

    def __init__(self, tableau: Tableau) -> None:
        self.all: tuple[Facts, ...] = tuple(_every_class(tableau))
        self.everything: ClassSet = (1 << len(self.all)) - 1
        self._sets: dict[tuple[str, Value], ClassSet] = {}
        for name, word in WORDS.items():
            digits: dict[Value, bytearray] = {value: bytearray(b"0" * len(self.all)) for value in word.values}
            for place, facts in enumerate(reversed(self.all)):
                digits[word.read(facts)][place] = ord("1")
            for value, text in digits.items():
                self._sets[name, value] = int(text.decode(), 2)

    def where(self, condition: Condition) -> ClassSet:
        found = self.everything
        for word, allowed in condition.asks:
            found &= sum(self._sets[word, value] for value in allowed)
        return found

    def first_of(self, some: ClassSet) -> Facts:
        """One class of a set that is not empty, to show a person what went wrong."""
        return self.all[(some & -some).bit_length() - 1]


@lru_cache(maxsize=8)
def classes_under(tableau: Tableau) -> Classes:
    return Classes(tableau)


def _every_class(tableau: Tableau) -> Iterator[Facts]:
    pairings = tuple(_pairings())
    seen: set[tuple[int, ...]] = set()
    for player in range(10):
        for banker in range(10):
            for player_third, banker_third in _third_cards(tableau, player, banker):
                totals = (
                    player,
                    banker,
                    (player + (player_third or 0)) % 10,
                    (banker + (banker_third or 0)) % 10,
                    2 if player_third is None else 3,
                    2 if banker_third is None else 3,
                )
                if totals in seen:
                    continue
                seen.add(totals)
                for player_pair, banker_pair, same_rank in pairings:
                    # two cards of one rank make an even count, and two pairs of one rank make the same
                    if (
                        (player_pair is PairKind.NONE or player % 2 == 0)
                        and (banker_pair is PairKind.NONE or banker % 2 == 0)
                        and (not same_rank or player == banker)
                    ):
                        yield Facts(*totals, player_pair, banker_pair, same_rank)


def _third_cards(tableau: Tableau, player: int, banker: int) -> Iterator[tuple[int | None, int | None]]:
    if tableau.is_natural(player) or tableau.is_natural(banker):
        yield None, None
        return
    player_draws = tableau.player_act(player).value is Act.DRAW
    for player_third in range(10) if player_draws else (None,):
        banker_draws = tableau.banker_act(banker, player_third).value is Act.DRAW
        for banker_third in range(10) if banker_draws else (None,):
            yield player_third, banker_third


def _pairings() -> Iterator[tuple[PairKind, PairKind, bool]]:
    for player_pair in PairKind:
        for banker_pair in PairKind:
            yield player_pair, banker_pair, False
            if player_pair is not PairKind.NONE and banker_pair is not PairKind.NONE:
                yield player_pair, banker_pair, True
