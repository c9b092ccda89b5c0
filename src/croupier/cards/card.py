"""One playing card: a rank, a suit, a colour and a point value.

It knows nothing of any rulebook; every approved book counts cards this way, and loading a book checks that it does.
Start at `Card`; `PACK` is the fifty-two kinds of card in one fixed order.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec


class Suit(StrEnum):
    """One of the four suits, by the letter it is written with.

    >>> from croupier import Suit
    >>> Suit("h").name, Suit.HEARTS.is_red
    ('HEARTS', True)
    """

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def is_red(self) -> bool:
        return self is Suit.DIAMONDS or self is Suit.HEARTS


class Rank(StrEnum):
    """One of the thirteen ranks, ace first, by the sign it is written with; the ten is T.

    >>> from croupier import Rank
    >>> Rank("T").name, [rank.value for rank in Rank][-4:]
    ('TEN', ['T', 'J', 'Q', 'K'])
    """

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


POINTS: Final[dict[Rank, int]] = {rank: (number if number < 10 else 0) for number, rank in enumerate(Rank, start=1)}
"""What each rank counts."""

_RANK_NAMES: Final = dict(
    zip(
        Rank,
        ["ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"],
        strict=True,
    )
)
_SUIT_NAMES: Final = dict(zip(Suit, ["clubs", "diamonds", "hearts", "spades"], strict=True))


class CardError(ValueError):
    """There is no such card.

    >>> from croupier import Card
    >>> Card("T", "d")  # type: ignore[arg-type]
    Traceback (most recent call last):
    ...
    croupier.cards.card.CardError: 'T' and 'd' are no card: write Card(Rank.TEN, Suit.DIAMONDS), or read_cards('Td')
    """


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it lies on the layout; two equal cards of different decks are the same kind.

    >>> from croupier import Card, Rank, Suit
    >>> card = Card(Rank.KING, Suit.DIAMONDS)
    >>> card, card.points, card.code, card.name
    (<Card Kd>, 0, 'KD', 'king of diamonds')
    """

    rank: Rank
    suit: Suit

    def __post_init__(self) -> None:
        if type(self.rank) is not Rank or type(self.suit) is not Suit:
            raise CardError(
                f"{self.rank!r} and {self.suit!r} are no card: write Card(Rank.TEN, Suit.DIAMONDS), or read_cards('Td')"
            )

    @property
    def points(self) -> int:
        return POINTS[self.rank]

    @property
    def code(self) -> str:
        """The form used in data: `KD`."""
        return self.rank + self.suit.upper()

    @property
    def name(self) -> str:
        """The form a dealer says aloud: `king of diamonds`."""
        return f"{_RANK_NAMES[self.rank]} of {_SUIT_NAMES[self.suit]}"

    def __str__(self) -> str:
        return self.rank + self.suit

    def __repr__(self) -> str:
        return f"<Card {self}>"

    def _repr_svg_(self) -> str:
        from croupier.cards.picture import svg_cards

        return svg_cards((self,))


PACK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The fifty-two kinds of card, in one fixed order: clubs, diamonds, hearts, spades, each from the ace."""
CARDS_IN_A_DECK: Final = len(PACK)
"""Fifty-two: no book plays with jokers."""
