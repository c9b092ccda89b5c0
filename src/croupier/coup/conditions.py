"""The closed vocabulary in which a book says when a row of a wager applies.

A condition is a conjunction of words, each with the values it allows: `{winner = "banker", total = 6}`.
A new word needs a reason written down in docs/decisions; start at `WORDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from croupier.cards import PairKind
from croupier.coup.facts import Facts, Winner

Value: TypeAlias = str | int | bool


class FactWord(msgspec.Struct, frozen=True):
    """One thing a condition may ask about a coup, and every answer there can be."""

    name: str
    asks: str
    values: tuple[Value, ...]
    read: Callable[[Facts], Value]
    about_pairs: bool = False  # asks only how the first two cards pair; every other word asks only about points


_COUNTS: Final = tuple(range(10))
_PAIR_KINDS: Final = tuple(kind.value for kind in PairKind)

WORDS: Final[dict[str, FactWord]] = {
    word.name: word
    for word in (
        FactWord("winner", "which hand won, or a tie", tuple(w.value for w in Winner), lambda f: f.winner.value),
        FactWord("total", "the count of the winning hand, or of both in a tie", _COUNTS, lambda f: f.winning_total),
        FactWord("cards", "how many cards the winning hand has; 0 in a tie", (0, 2, 3), lambda f: f.winning_cards),
        FactWord(
            "natural",
            "whether the coup was decided by a natural",
            (False, True),
            # two cards each and a count of eight or nine: nothing else than a natural ends a coup so
            lambda f: f.player_cards == f.banker_cards == 2 and f.winning_total >= 8,
        ),
        FactWord("margin", "by how many points the winner won; 0 in a tie", _COUNTS, lambda f: f.margin),
        FactWord(
            "player-pair",
            "the kind of pair in Player's first two cards",
            _PAIR_KINDS,
            lambda f: f.player_pair.value,
            True,
        ),
        FactWord(
            "banker-pair",
            "the kind of pair in Banker's first two cards",
            _PAIR_KINDS,
            lambda f: f.banker_pair.value,
            True,
        ),
        FactWord("pairs", "how many hands begin with a pair", (0, 1, 2), lambda f: f.pairs, True),
        FactWord("same-rank", "whether both hands are pairs of one rank", (False, True), lambda f: f.same_rank, True),
        FactWord("player-first-two", "the count of Player's first two cards", _COUNTS, lambda f: f.player_first_two),
        FactWord("banker-first-two", "the count of Banker's first two cards", _COUNTS, lambda f: f.banker_first_two),
    )
}
"""The words that conditions of a book are written in, each with what it may be compared to."""


class Condition(msgspec.Struct, frozen=True):
    """Every word must have one of the values allowed for it."""

    asks: tuple[tuple[str, tuple[Value, ...]], ...]

    def covers(self, facts: Facts) -> bool:
        return all(WORDS[word].read(facts) in allowed for word, allowed in self.asks)

    def asked(self) -> tuple[str, ...]:
        """What it asks, word by word: `banker-first-two 6`, `player-first-two 0-5`."""
        return tuple(f"{word} {'/'.join(_together(allowed))}" for word, allowed in self.asks)

    def __str__(self) -> str:
        return ", ".join(f"{word} {'/'.join(map(str, allowed))}" for word, allowed in self.asks)


def _together(values: tuple[Value, ...]) -> tuple[str, ...]:
    """`6`, `8` and `9`, or `0-5` for three and more in a row."""
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) == len(values) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return (f"{numbers[0]}-{numbers[-1]}",)
    return tuple(map(str, values))


def read_condition(raw: dict[str, object]) -> Condition:
    """Read `{winner = "banker", total = [6, 7]}`; a word or value outside the vocabulary is a ValueError."""
    asks: list[tuple[str, tuple[Value, ...]]] = []
    for name, given in raw.items():
        word = WORDS.get(name)
        if word is None:
            raise ValueError(f"'{name}' is not a condition word: there are {', '.join(WORDS)}")
        allowed: list[Value] = []
        listed: list[Value] = given if isinstance(given, list) else [given]  # type: ignore[list-item]  # judged below
        for value in listed:
            # 1 is not true and 0 is not false here, whatever Python thinks
            if not any(type(value) is type(known) and value == known for known in word.values):
                raise ValueError(f"'{name}' cannot be {value!r}: it is one of {', '.join(map(str, word.values))}")
            allowed.append(value)
        if not allowed or len(set(allowed)) < len(allowed):
            raise ValueError(f"'{name}' must list at least one value, each once")
        asks.append((name, tuple(allowed)))
    if not asks:
        raise ValueError("a condition names at least one word")
    return Condition(tuple(asks))
