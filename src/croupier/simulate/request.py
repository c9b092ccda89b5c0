"""A request for a simulation: which table, how many shoes, which seed; everything that decides the counts.

The shoes are split into chunks and the chunks seeded by the request alone, so that the same request gives the same
counts on one thread, on many, or on a cluster. Start at `Request`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from croupier.money import Odds
from croupier.odds.whatif import ChangedPay

Kernel = Literal[1, 2]
KERNEL: Final = 2  # which kernel plays what is asked for now; 1 plays what was asked before there was a second

_SMALL_CHUNKS: Final = {1: 1_000, 2: 4_000}  # shoes, by kernel
_MOST_CHUNKS: Final = {1: 2_000, 2: 250_000}  # beyond them chunks are larger, and no save of smaller ones goes on


class Request(msgspec.Struct, frozen=True):
    """Plain data, so that it can be saved, sent to another machine and compared."""

    book: str
    digest: str
    variation: str
    decks: int
    options: dict[str, str]
    shoes: int
    seed: int
    burn: str
    cutting_card: int  # cards from the back of the stack
    pays: tuple[tuple[str, str, str], ...] = ()
    content: bytes = b""  # of a book that other machines do not have, as it is kept beside a log
    kernel: Kernel = 1  # a request that does not say was made before there was a choice

    def by_kernel_of(self, earlier: Request) -> Request:
        """The same, played as an earlier one was: what was counted with one kernel goes on with it."""
        return msgspec.structs.replace(self, kernel=earlier.kernel)

    def changes(self) -> list[ChangedPay]:
        """The pay rows asked about, as odds."""
        return [ChangedPay(wager, row, Odds.read(odds)) for wager, row, odds in self.pays]

    def goes_on_from(self, earlier: Request) -> bool:
        """Whether this is the same with no fewer shoes, in chunks of one size, so that what was counted counts here."""
        alike = msgspec.structs.replace(self, shoes=earlier.shoes) == earlier
        return alike and self.shoes >= earlier.shoes and self.chunk == earlier.chunk

    @property
    def most_shoes(self) -> int:
        """As many as can be gone on to in chunks of this size."""
        return self.chunk * _MOST_CHUNKS[self.kernel]

    @property
    def chunk(self) -> int:
        """Shoes in a chunk: a few thousand, or more where there would be too many chunks."""
        return max(_SMALL_CHUNKS[self.kernel], -(-self.shoes // _MOST_CHUNKS[self.kernel]))

    @property
    def chunks(self) -> int:
        return -(-self.shoes // self.chunk)

    def shoes_in(self, number: int) -> int:
        return min(self.chunk, self.shoes - number * self.chunk)

    def document(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.to_builtins(self) | {"chunk": self.chunk, "chunks": self.chunks}
        del told["content"]  # the digest names it
        return told

    def kept(self) -> dict[str, Any]:
        """The same with the content of the book: all that is needed to go on."""
        return {**self.document(), **({"content": msgspec.to_builtins(self.content)} if self.content else {})}


def read_request(document: Mapping[str, Any]) -> Request:
    known = {name: document[name] for name in Request.__struct_fields__ if name in document}
    return msgspec.convert(known, Request)
