"""A ballot that anyone can check: who sits where, or wins what, from a tape committed to and a word given later.

Whoever committed could not know the word, and whoever gave the word could not know the tape, so that neither chose a
seat. One commitment serves a whole tournament or promotion, named by its stream: each tape is the seal of the next one
(`tapes_for`), so that a tape that was shown tells nothing of those to come. Start at `drawn`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from croupier.netstrings import netstrings

SEAL: Final = b"croupier-ballot-seal/1"
DRAW: Final = b"croupier-ballot/1"
SEAL_BYTES: Final = 32
BALLOTS: Final = 64  # of one stream, at most
_WORD: Final = 8  # bytes of each number drawn

T = TypeVar("T")


def sealed(tape: bytes, salt: bytes, stream: str) -> bytes:
    """What commits to a tape: nobody finds the tape from it, and nobody a second tape with the same."""
    return hashlib.sha256(netstrings(SEAL, _text(stream), salt, tape)).digest()


def tapes_for(tape: bytes, salt: bytes, stream: str, ballots: int = BALLOTS) -> tuple[bytes, ...]:
    """The tapes of so many ballots, the first one first; the seal of the first is the commitment to all of them."""
    tapes = [tape]
    for _ in range(ballots - 1):
        tapes.append(sealed(tapes[-1], salt, stream))
    return tuple(reversed(tapes))


def drawn(names: Sequence[T], tape: bytes, salt: bytes, *, stream: str, draw: int, by: str, word: str) -> list[T]:
    """The names in the order of the ballot: Fisher and Yates's shuffle, each place drawn evenly."""
    seed = netstrings(DRAW, _text(stream), str(draw).encode(), salt, tape, _text(by), _text(word))
    order, numbers = list(names), _numbers(seed)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, numbers)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def _numbers(seed: bytes) -> Iterator[int]:
    """Numbers without end, eight bytes each, from the stream that the seed gives."""
    size, done = 4096, 0
    while True:
        found = hashlib.shake_256(seed).digest(size)
        for place in range(done, size, _WORD):
            yield int.from_bytes(found[place : place + _WORD], "big")
        size, done = size * 2, size


def _below(bound: int, numbers: Iterator[int]) -> int:
    """One of so many, each as likely: a number that would favour some is thrown away."""
    fair = 256**_WORD - 256**_WORD % bound
    return next(number for number in numbers if number < fair) % bound


def _text(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
