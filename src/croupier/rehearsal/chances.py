"""All the chance of one rehearsed event, from the seed of the whole rehearsal and the number of the event.

The tapes of shoes, the word of a ballot, the coins of entrants: each has a name of its own, so that no two are the same
and either path finds the same ones. Start at `EventChance`.
"""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from croupier.netstrings import netstrings

_SHOES: Final = b"croupier-rehearsal-shoes/1"
_COINS: Final = b"croupier-rehearsal-coins/1"
TAPE: Final = hashlib.sha256(b"croupier-rehearsal-ballots/1").digest()  # the word makes every draw another one
SALT: Final = hashlib.sha256(TAPE).digest()
GIVES_THE_WORD: Final = "E1"  # an entrant, as the book wants


class Where(NamedTuple):
    """A table of a session; `turn` counts the turns of further coups after it."""

    session: int
    table: str
    turn: int = 0


class EventChance(NamedTuple):
    seed: int
    event: int

    @property
    def word(self) -> str:
        """What is said at the event's ballots."""
        return f"{self.seed}-{self.event}"

    def shoes(self, where: Where) -> int:
        """The seed of a table's shoes."""
        return int.from_bytes(hashlib.sha256(self._named(_SHOES, where)).digest()[:8], "big")

    def coins(self, where: Where, number: int) -> bytes:
        """So many bytes, whose last bits are as good as tossed."""
        return hashlib.shake_256(self._named(_COINS, where)).digest(number)

    def _named(self, what: bytes, where: Where) -> bytes:
        numbers = (self.seed, self.event, where.session, where.turn)
        return netstrings(what, *(str(one).encode() for one in numbers), where.table.encode())
