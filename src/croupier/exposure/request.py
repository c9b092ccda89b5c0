"""A request for the exposure to advantage play: which table, which shoes, which places of the cutting card and burns.

Shoes come in chunks of a fixed size, seeded by the request's seed and the chunk's number alone, so that a request for
more shoes begins with the very same ones and what was counted can be extended. Start at `ExposureRequest`.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

import msgspec

from croupier.money import Odds
from croupier.odds.whatif import ChangedPay

CHUNK: Final = 200  # shoes; never changed, or saved counts could not be extended


class BurnPolicy(msgspec.Struct, frozen=True):
    """A form of the burn, by its id in the book, and whether its first card is seen by whoever counts."""

    burn: str
    seen: bool

    def __str__(self) -> str:
        return f"{self.burn}{'+seen' if self.seen else ''}"


class GivenCount(msgspec.Struct, frozen=True):
    """A count that was asked for: a tag for each of the 13 ranks, and a trigger unless one is to be found."""

    wager: str
    tags: tuple[int, ...]
    trigger: str | None = None  # as a fraction, n/d

    @property
    def at(self) -> Fraction | None:
        return None if self.trigger is None else Fraction(self.trigger)


class ExposureRequest(msgspec.Struct, frozen=True):
    """Plain data, so that it can be saved, sent to another machine and compared."""

    book: str
    digest: str
    variation: str
    decks: int
    options: dict[str, str]
    wagers: tuple[str, ...]  # none: every wager
    shoes: int
    seed: int
    burns: tuple[BurnPolicy, ...]
    cutting_cards: tuple[int, ...]  # cards from the back of the stack, most first
    perfect: bool = True  # solve every coup; else only those in which a count bets
    coups_after: int | None = None  # what if so many coups followed the one in which the cutting card comes out
    counts: tuple[GivenCount, ...] = ()
    pays: tuple[tuple[str, str, str], ...] = ()
    content: bytes = b""  # of a book that other machines do not have, as it is kept beside a log

    def changes(self) -> list[ChangedPay]:
        """The pay rows asked about, as odds."""
        return [ChangedPay(wager, row, Odds.read(odds)) for wager, row, odds in self.pays]

    def pieces(self, done: Mapping[int, int]) -> list[int]:
        """What is left to play, each piece by the number of its first shoe: the rest of a chunk or a whole one."""
        chunks = ((first, first + done.get(first // CHUNK, 0)) for first in range(0, self.shoes, CHUNK))
        return [next_one for first, next_one in chunks if next_one < self.end_of(first)]

    def end_of(self, first: int) -> int:
        """The number after the last shoe of the piece that begins there, or of its chunk if it is beyond its end."""
        return min((first // CHUNK + 1) * CHUNK, self.shoes)

    def extends(self, other: ExposureRequest) -> bool:
        """Whether this asks for the same and at least as many shoes."""
        return msgspec.structs.replace(other, shoes=self.shoes) == self and self.shoes >= other.shoes

    def document(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(self) | {"chunk": CHUNK}
        del told["content"]  # the digest names it
        return told
