"""What every command of a table has: an id, who asks, and when; the facts they bring are each chapter's own.

A command decides nothing. Its name is stable and is what every log, page and file calls it. The core reads no clock
and draws no card: the time and the card come with the command. The commands themselves are in each chapter's records.py
and, all together, in records.py.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from croupier.money import in_whole_numbers
from croupier.table.state import Actor, Instant

# what a field says of the cards in a shoe beyond a card itself: with a virtual shoe the machine alone says it
OF_THE_SHOE: Final = "of-the-shoe"
TAKES_A_CARD: Final = "takes-a-card"  # and whatever it says, a card leaves the shoe
Digits: TypeAlias = Annotated[str, OF_THE_SHOE]  # of a commitment, a tape, a salt
OutOfTurn: TypeAlias = Annotated[int, OF_THE_SHOE]
CameOut: TypeAlias = Annotated[bool, OF_THE_SHOE]
CameOutBefore: TypeAlias = Annotated[bool, TAKES_A_CARD]
PlaceInShoe: TypeAlias = Annotated[int, OF_THE_SHOE]


class Command(msgspec.Struct, frozen=True, tag_field="command", forbid_unknown_fields=True):
    """`id` makes it take effect once; `actor` answers for it; `at` is when it was given."""

    id: str
    actor: Actor
    at: Instant

    def __post_init__(self) -> None:
        in_whole_numbers(self)
