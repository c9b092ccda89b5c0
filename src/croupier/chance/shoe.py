"""A virtual shoe: its order from a tape of random bytes, and the next card from how many have left it.

There is no cursor: the table's own record of cards out says which card comes next, so that nothing can skip or repeat
one. Start at `order_of` and `next_card`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

from croupier.cards import PACK, Card
from croupier.table import CuttingCard, Shoe

TAPE_BYTES: Final = 2048  # 416 cards take 830 bytes and a few more for what is thrown away


class TapeTooShort(Exception):
    """The tape ran out before every card had its place."""


def tape_of(seed: int, shoe: int) -> bytes:
    """The tape of one shoe of a repeatable day."""
    return hashlib.shake_256(f"croupier seed {seed} shoe {shoe}".encode()).digest(TAPE_BYTES)


def salt_of(seed: int, shoe: int) -> bytes:
    """The salt of one shoe of a repeatable day."""
    return hashlib.shake_256(f"croupier seed {seed} salt {shoe}".encode()).digest(32)


def order_of(decks: int, tape: bytes) -> tuple[Card, ...]:
    """Fisher and Yates's shuffle, each place drawn evenly: a number that would favour some places is thrown away."""
    cards = list(PACK) * decks
    words = _words(tape)
    for last in range(len(cards) - 1, 0, -1):
        chosen = _below(last + 1, words)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return tuple(cards)


def _words(tape: bytes) -> Iterator[int]:
    for place in range(0, len(tape) - 1, 2):
        yield int.from_bytes(tape[place : place + 2], "big")


def _below(bound: int, words: Iterator[int]) -> int:
    fair = 65_536 - 65_536 % bound
    for word in words:
        if word < fair:
            return word % bound
    raise TapeTooShort(f"{TAPE_BYTES} bytes did not suffice")


def next_card(order: Sequence[Card], shoe: Shoe) -> tuple[Card, bool]:
    """The card that leaves the shoe next, and whether the cutting card comes out before it."""
    return card_at(order, shoe, shoe.out), cutting_card_comes(shoe)


def card_at(order: Sequence[Card], shoe: Shoe, out: int) -> Card:
    """The card that leaves the shoe after so many: the cut put those in front of the cutting card to the back."""
    return order[(shoe.cut_at + out) % len(order)]


def cutting_card_comes(shoe: Shoe) -> bool:
    """Whether the cutting card, which lies so many from the end, comes out before the next card."""
    return shoe.cutting_card is CuttingCard.IN and shoe.left <= shoe.cutting_card_at
