"""Which commands are packed, and where: an id sent again gets the answer it got before, however long ago.

Of each id a mark and the place of its first entry are kept, eight bytes, in buckets by the rest of its digest. A table
has a few buckets at first; when those are filled more are begun, eight times as many, and the old ones stay as they
are. So an id is looked up in six rows at most, and packing never writes anew what lies there. A mark that fits is a
hint: the pack itself says whether the id is there. Start at `buckets_of` and `places_in`.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from croupier.store.log import LogError

RECORD: Final = 8  # bytes: a mark of 24 bits, a sequence of 40
_SEQUENCE: Final = 40
_FULL: Final = 128  # records of a bucket, on average, when more buckets are begun
SIZES: Final = tuple(16 * 8**age for age in range(6))  # buckets of each age; the last goes on for ever


def _digest(id: str) -> int:
    return int.from_bytes(sha256(id.encode()).digest()[:8], "big")


def buckets_of(id: str) -> tuple[int, ...]:
    """Where an id may be listed, one bucket of each age; those of an age are numbered from its size on."""
    digest = _digest(id)
    return tuple(size + digest % size for size in SIZES)


def listed(packed: int, ids: Iterable[tuple[str, int]]) -> dict[int, bytes]:
    """Records to be added, by bucket: of ids with their first entries, where so many commands were packed before."""
    size = next((size for size in SIZES if packed < size * _FULL), SIZES[-1])
    found: dict[int, bytes] = {}
    for id, first in ids:
        if first >> _SEQUENCE:
            raise LogError(f"entry {first} is too far on to be packed")
        digest = _digest(id)
        bucket = size + digest % size
        found[bucket] = found.get(bucket, b"") + _record(digest, first)
    return found


def places_in(id: str, bucket: bytes) -> tuple[int, ...]:
    """The first entries of the commands in a bucket that may be this one; mostly none."""
    mark = _mark(_digest(id)).to_bytes(3, "big")
    return tuple(
        int.from_bytes(bucket[place + 3 : place + RECORD], "big")
        for place in range(0, len(bucket), RECORD)
        if bucket[place : place + 3] == mark
    )


def _mark(digest: int) -> int:
    return digest >> _SEQUENCE


def _record(digest: int, first: int) -> bytes:
    return (_mark(digest) << _SEQUENCE | first).to_bytes(RECORD, "big")
