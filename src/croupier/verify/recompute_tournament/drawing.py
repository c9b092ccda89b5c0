"""A ballot drawn again, byte by byte as docs/decisions tell it: the seal of its tape, and who sits where.

Start at `order`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

_SEAL: Final = "croupier-ballot-seal/1"
_DRAW: Final = "croupier-ballot/1"
_RANGE: Final = 1 << 64


def _told(*parts: str | bytes) -> bytes:
    """Each with its length before it, so that no two lists of parts are the same bytes."""
    bare = [part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part for part in parts]
    return b"".join(b"%d:%b," % (len(part), part) for part in bare)


def seal(tape: str, salt: str, tournament: str) -> str:
    """What was committed to, if this is the tape; in hexadecimal digits, as everything here."""
    return hashlib.sha256(_told(_SEAL, tournament, bytes.fromhex(salt), bytes.fromhex(tape))).hexdigest()


def order(names: Sequence[str], tournament: str, draw: int, tape: str, salt: str, by: str, word: str) -> list[str]:
    """The names as the tape and the word put them: from the last place to the second, each drawn from those left."""
    seed = _told(_DRAW, tournament, str(draw), bytes.fromhex(salt), bytes.fromhex(tape), by, word)
    left, drawn = list(names), []
    place = 0
    while len(left) > 1:
        bound = len(left)
        number = _RANGE
        while number >= _RANGE - _RANGE % bound:  # what would favour some is thrown away
            stream = hashlib.shake_256(seed).digest(8 * (place + 1))
            number = int.from_bytes(stream[-8:], "big")
            place += 1
        chosen = number % bound
        left[chosen], left[-1] = left[-1], left[chosen]
        drawn.append(left.pop())
    return [*left, *reversed(drawn)]
