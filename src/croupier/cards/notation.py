"""Cards and coups as people write them: `3s Kd 4h / 6c Td P7-6`.

Reading is forgiving about case and spaces and strict about everything else; a stated result is checked, never believed.
Start at `read_coup`; nothing here knows a tableau, so a hand of three cards is only counted, not judged.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from croupier.cards.card import PACK, Card
from croupier.cards.hand import point_count

_BY_TEXT: Final = {str(card).lower(): card for card in PACK}
_STATED_RESULT: Final = re.compile(r"\s+([PBT])\s*([0-9])-([0-9])\s*$", re.IGNORECASE)
_LONGEST_QUOTE: Final = 24


class NotationError(ValueError):
    """The text is not cards, or contradicts itself; the message says where and what to write instead.

    >>> from croupier import read_coup
    >>> read_coup("3sKd4h/6cTd P6-6")
    Traceback (most recent call last):
    ...
    croupier.cards.notation.NotationError: the result P6-6 contradicts the cards, which make P7-6
    """


class TwoHands(msgspec.Struct, frozen=True):
    """The cards of one coup, in the order each hand received them.

    >>> from croupier import read_coup
    >>> hands = read_coup("3s Kd 4h / 6c Td")
    >>> hands, len(hands.player), hands.banker[0].name
    (<TwoHands 3sKd4h/6cTd>, 3, 'six of clubs')
    """

    player: tuple[Card, ...]
    banker: tuple[Card, ...]

    def __str__(self) -> str:
        return "".join(map(str, self.player)) + "/" + "".join(map(str, self.banker))

    def __repr__(self) -> str:
        return f"<TwoHands {self}>"

    @property
    def counts(self) -> tuple[int, int]:
        """Player's point count and Banker's."""
        return point_count(self.player), point_count(self.banker)

    def _repr_svg_(self) -> str:
        from croupier.cards.picture import svg_hands

        return svg_hands(self.player, self.banker)


def quoted(text: str) -> str:
    """The text as it may be shown in a message: printable, and no longer than a line can bear."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:_LONGEST_QUOTE])
    return f"'{shown}'" if len(text) <= _LONGEST_QUOTE else f"'{shown}...'"


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards one after the other, a rank and a suit each; case and spaces do not matter.

    >>> from croupier import read_cards
    >>> read_cards("3s kd TH")
    (<Card 3s>, <Card Kd>, <Card Th>)
    """
    letters = "".join(text.split())
    cards: list[Card] = []
    for start in range(0, len(letters), 2):
        pair = letters[start : start + 2]
        card = _BY_TEXT.get(pair.lower())
        if card is None:
            raise NotationError(
                f"{quoted(pair)} (card {len(cards) + 1} of {quoted(text.strip())}) is not a card: "
                "write a rank A 2-9 T J Q K and a suit c d h s, such as Td for the ten of diamonds"
            )
        cards.append(card)
    return tuple(cards)


def read_coup(text: str) -> TwoHands:
    """Read `player / banker`, with an optional result such as `P7-6` that must agree with the cards.

    >>> from croupier import read_coup
    >>> read_coup("3sKd4h/6cTd P7-6")
    <TwoHands 3sKd4h/6cTd>
    """
    stated = _STATED_RESULT.search(text)
    hands = (text[: stated.start()] if stated else text).split("/")
    if len(hands) != 2:
        raise NotationError(
            f"{quoted(text)} is not a coup: write Player's cards, a slash, Banker's cards, such as 3sKd4h/6cTd"
        )
    coup = TwoHands(read_cards(hands[0]), read_cards(hands[1]))
    for side, hand in (("Player", coup.player), ("Banker", coup.banker)):
        if not 2 <= len(hand) <= 3:
            number = "1 card" if len(hand) == 1 else f"{len(hand)} cards"
            raise NotationError(f"{side} has {number} in {quoted(text)}: a hand has two or three")
    if stated and (found := result_text(coup)) != stated.group().strip().upper().replace(" ", ""):
        raise NotationError(f"the result {stated.group().strip()} contradicts the cards, which make {found}")
    return coup


def result_text(coup: TwoHands) -> str:
    """`P7-6`: the winner, Player's count, Banker's count."""
    player, banker = point_count(coup.player), point_count(coup.banker)
    winner = "T" if player == banker else "P" if player > banker else "B"
    return f"{winner}{player}-{banker}"
