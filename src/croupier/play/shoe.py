"""A virtual shoe by itself: its cards in order, its commitment, and the coups that a book's tableau makes of them.

Nobody wagers and nothing is settled: it is for looking at shoes. A table deals from the same orders, so that a seed
names the same cards here and there. Start at `deal_shoe`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from croupier.cards import TwoHands, result_text
from croupier.coup import Winner
from croupier.play.gaming_table import open_table
from croupier.rulebooks import Rulebook
from croupier.scoreboard import Board

_WATCHER: Final = "watcher"  # whose least wager has every coup dealt
_PURSE: Final = 10_000_000_00


class DealtCoup(msgspec.Struct, frozen=True):
    """A coup of a shoe: its number within it, and both hands."""

    number: int
    hands: TwoHands

    @property
    def winner(self) -> Winner:
        player, banker = self.hands.counts
        return Winner.TIE if player == banker else Winner.PLAYER if player > banker else Winner.BANKER

    def to_dict(self) -> dict[str, Any]:
        return {"coup": self.number, "hands": str(self.hands), "winner": self.winner.value}

    def __repr__(self) -> str:
        return f"<coup {self.number}: {self.hands}, {result_text(self.hands)}>"

    def _repr_svg_(self) -> str:
        return self.hands._repr_svg_()


class DealtShoe(msgspec.Struct, frozen=True):
    """A shoe to its end.

    >>> from croupier import DealtShoe, deal_shoe
    >>> shoe: DealtShoe = deal_shoe("crown-sydney", seed=7)
    >>> shoe, shoe[0], shoe[0].winner.value
    (<shoe of crown-sydney, traditional: 79 coups, 1 burned>, <coup 1: 5s6s5s/AhQsJd, P6-1>, 'player')
    >>> shoe.roads.counts.banker
    41
    """

    book: Rulebook
    variation: str
    burned: int
    coups: tuple[DealtCoup, ...]
    roads: Board

    def __iter__(self) -> Iterator[DealtCoup]:
        return iter(self.coups)

    def __len__(self) -> int:
        return len(self.coups)

    def __getitem__(self, place: int) -> DealtCoup:
        return self.coups[place]

    def to_dict(self) -> dict[str, Any]:
        return {
            "book": self.book.id,
            "variation": self.variation,
            "burned": self.burned,
            "coups": [one.to_dict() for one in self.coups],
        }

    def __repr__(self) -> str:
        game = f"{self.book.id}, {self.variation}"
        return f"<shoe of {game}: {len(self.coups)} coups, {self.burned} burned>"

    def _repr_svg_(self) -> str:
        return self.roads._repr_svg_()


def deal_shoe(
    book: str | Path | Rulebook, variation: str | None = None, *, seed: int | None = None, decks: int | None = None
) -> DealtShoe:
    """A whole shoe of a book, by its own burn and its own rule for the last coup; by chance without a seed.

    >>> from croupier import deal_shoe
    >>> [coup.winner.value for coup in deal_shoe("canberra", seed=3)][:3]
    ['banker', 'banker', 'player']
    """
    table = open_table(book, variation, seed=seed, decks=decks)
    setup = table.table.setup
    assert setup is not None, "a table that opened has its set-up"
    table.sit(_WATCHER, _PURSE)
    main = next(one.id for one in table.book.wagers if one.backs)
    first = table.shoe
    while table.shoe.number == first.number:
        table.wager(_WATCHER, main, setup.limits.minimum)
        table.deal()
    hands = [(one.line.number, one.hands) for one in table.coups if one.shoe == first.number]
    return DealtShoe(
        book=table.book,
        variation=setup.variation,
        burned=first.burned,
        coups=tuple(DealtCoup(number, seen) for number, seen in hands if seen is not None),
        roads=table.roads_of(first.number),
    )
