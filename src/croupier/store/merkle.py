"""A Merkle tree over a table's entries, so that some of them can be shown, and proved, without the rest.

The tree is that of certificate transparency (RFC 6962): leaf and node hashes are told apart, and the left part is the
largest full tree. Nothing here holds all leaves at once. No library: whoever inspects a log has to be able to read the
whole of a proof, and no upgrade may change what every signed head stands on. Start at `Frontier` and `prove`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final

from croupier.store.entry import Hash

_LEAF: Final = b"\x00"
_NODE: Final = b"\x01"
NO_LEAVES: Final = sha256(b"").digest()


def leaf(entry: Hash) -> Hash:
    return sha256(_LEAF + entry).digest()


def node(left: Hash, right: Hash) -> Hash:
    return sha256(_NODE + left + right).digest()


class Frontier:
    """The full trees that so many leaves make, largest first: enough to go on and to name the root."""

    def __init__(self, size: int = 0, trees: Iterable[Hash] = ()) -> None:
        self.size = size
        self.trees = list(trees)
        if len(self.trees) != size.bit_count():
            raise ValueError(f"{size} leaves make {size.bit_count()} full trees, not {len(self.trees)}")

    def add(self, entry: Hash) -> None:
        tree = leaf(entry)
        size = self.size
        while size & 1:
            tree = node(self.trees.pop(), tree)
            size >>= 1
        self.trees.append(tree)
        self.size += 1

    def root(self) -> Hash:
        if not self.trees:
            return NO_LEAVES
        *larger, root = self.trees
        for tree in reversed(larger):
            root = node(tree, root)
        return root

    def packed(self) -> bytes:
        return self.size.to_bytes(8, "big") + b"".join(self.trees)

    @classmethod
    def unpacked(cls, packed: bytes) -> Frontier:
        trees = (packed[place : place + 32] for place in range(8, len(packed), 32))
        return cls(int.from_bytes(packed[:8], "big"), trees)

    def copy(self) -> Frontier:
        return Frontier(self.size, self.trees)


def prove(entries: Iterator[Hash], size: int, shown: Sequence[int]) -> list[Hash]:
    """The trees that the entries not shown make, in order, for whoever has the ones shown (places from 0, sorted)."""
    return list(_trees(entries, shown, 0, size)) if size else []


def _trees(entries: Iterator[Hash], shown: Sequence[int], low: int, high: int) -> Iterator[Hash]:
    if not _any_in(shown, low, high):
        rest = Frontier()
        for _ in range(high - low):
            rest.add(next(entries))
        yield rest.root()
    elif high - low == 1:
        next(entries)
    else:
        middle = low + _left(high - low)
        yield from _trees(entries, shown, low, middle)
        yield from _trees(entries, shown, middle, high)


def root_of(shown: dict[int, Hash], size: int, proof: Sequence[Hash]) -> Hash | None:
    """The root that the entries shown and a proof make; nothing where they do not fit each other."""
    places = sorted(shown)
    trees = iter(proof)

    def walk(low: int, high: int) -> Hash:
        if not _any_in(places, low, high):
            return next(trees)
        if high - low == 1:
            return leaf(shown[low])
        middle = low + _left(high - low)
        left = walk(low, middle)
        return node(left, walk(middle, high))

    if not places or places[0] < 0 or places[-1] >= size:
        return None
    try:
        root = walk(0, size)
    except StopIteration:
        return None
    return root if next(trees, None) is None else None


def _any_in(places: Sequence[int], low: int, high: int) -> bool:
    first = bisect_left(places, low)
    return first < len(places) and places[first] < high


def _left(size: int) -> int:
    """The largest power of two below a size."""
    return 1 << ((size - 1).bit_length() - 1)
