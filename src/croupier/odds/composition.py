"""What is left in a shoe: how many of each of the fifty-two kinds of card.

It knows cards and files, not rules. Start at `Composition.fresh`; `without` takes cards out one by one.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec

from croupier.cards import PACK, POINTS, Card, NotationError, quoted, read_cards

FEWEST_CARDS: Final = 6  # a coup may take six
MOST_CARDS: Final = 1000  # six cards of a thousand stay far below what 64 bits can count

_PLACE: Final = {card: place for place, card in enumerate(PACK)}
_VALUES: Final = tuple(POINTS[card.rank] for card in PACK)


class CompositionError(NotationError):
    """These cards cannot be dealt from."""


class Composition(msgspec.Struct, frozen=True):
    """The number of cards of each kind, in the order of `PACK`."""

    counts: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.counts) != len(PACK) or any(type(count) is not int for count in self.counts):
            raise CompositionError(f"a composition counts each of the {len(PACK)} kinds of card")
        for card, count in zip(PACK, self.counts, strict=True):
            if count < 0:
                raise CompositionError(f"there cannot be {count} of {card.code}")
        if not FEWEST_CARDS <= self.cards <= MOST_CARDS:
            raise CompositionError(
                f"{self.cards} cards: a coup needs {FEWEST_CARDS} at least, and {MOST_CARDS} is the most"
            )

    @classmethod
    def fresh(cls, decks: int) -> Composition:
        return cls((decks,) * len(PACK))

    @classmethod
    def of(cls, counts: dict[Card, int]) -> Composition:
        return cls(tuple(counts.get(card, 0) for card in PACK))

    @property
    def cards(self) -> int:
        return sum(self.counts)

    @property
    def deals(self) -> int:
        """How many ordered deals of six cards there are."""
        deals = 1
        for taken in range(6):
            deals *= self.cards - taken
        return deals

    @property
    def values(self) -> tuple[int, ...]:
        """How many cards there are of each point value, 0 to 9."""
        found = [0] * 10
        for value, count in zip(_VALUES, self.counts, strict=True):
            found[value] += count
        return tuple(found)

    def __getitem__(self, card: Card) -> int:
        return self.counts[_PLACE[card]]

    def within(self, decks: int) -> Composition:
        """The same, if so many decks can have left it."""
        for card, count in zip(PACK, self.counts, strict=True):
            if count > decks:
                raise CompositionError(f"there are {count} of {card.code}, and {decks} decks have only {decks} of it")
        return self

    def without(self, cards: Iterable[Card]) -> Composition:
        counts = list(self.counts)
        for card in cards:
            counts[_PLACE[card]] -= 1
            if counts[_PLACE[card]] < 0:
                raise CompositionError(f"cannot remove {card.code}: there are only {self[card]} of it")
        return Composition(tuple(counts))


def read_composition(text: str) -> Composition:
    """Read `{"AS": 8, "KD": 7}` (JSON) or a line a kind, `AS 8`; kinds not named have none left."""
    stripped = text.strip()
    rows = _json_rows(stripped) if stripped.startswith("{") else _text_rows(stripped)
    counts: dict[Card, int] = {}
    for name, count, where in rows:
        cards = read_cards(name)
        if len(cards) != 1:
            raise CompositionError(f"{where}: {quoted(name)} is not one card")
        if cards[0] in counts:
            raise CompositionError(f"{where}: {cards[0].code} is counted twice")
        if type(count) is not int or count < 0:
            raise CompositionError(f"{where}: {count!r} of {cards[0].code}: a count is a whole number, not below zero")
        counts[cards[0]] = count
    return Composition.of(counts)


def read_composition_file(path: Path) -> Composition:
    try:
        return read_composition(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, CompositionError, ValueError) as error:
        raise CompositionError(f"{path.name}: {error}") from None


def _json_rows(text: str) -> list[tuple[str, Any, str]]:
    try:
        table = msgspec.json.decode(text, type=dict[str, int])
    except msgspec.DecodeError as error:
        raise CompositionError(f"not a JSON object of cards and counts: {error}") from None
    return [(name, count, name) for name, count in table.items()]


def _text_rows(text: str) -> list[tuple[str, Any, str]]:
    rows: list[tuple[str, Any, str]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        where = f"line {number}"
        digits = words[1].removeprefix("-") if len(words) == 2 else ""
        if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
            raise CompositionError(f"{where}: {quoted(line.strip())} is not a card and a count, such as AS 8")
        rows.append((words[0], int(words[1]), where))
    return rows
