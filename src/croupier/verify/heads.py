"""Holding a log against the heads that were signed for it and kept apart.

Start at `HeadCheck.pass_by`, which is told of every entry's place, hash and Merkle root as far as a head asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias

from croupier.languages import Message
from croupier.store.heads import SignedHead, fingerprint
from croupier.verify.finding import Finding

HouseKeys: TypeAlias = str | tuple[str, ...] | None  # the house's public key, or all it ever had, newest first


class HeadPoint(NamedTuple):
    """What a head of the floor says of one table; that the head is genuine was found out already."""

    sequence: int
    hash: str
    root: str
    why: str


class HeadCheck:
    """The signed heads of one table. `key` is the house's public key, if whoever verifies knows it."""

    def __init__(
        self, table: str, heads: Iterable[SignedHead], key: HouseKeys, points: Iterable[HeadPoint] = ()
    ) -> None:
        self.table = table
        self.met = 0
        self.upto = 0  # the last entry that a head was met at
        self._key = key
        self._waiting: dict[int, list[HeadPoint]] = {}
        self._bad: list[Finding] = []
        for head in heads:
            if head.table != table:
                continue
            trouble = not_genuine(head, key)
            if trouble is None:
                self._wait_for(HeadPoint(head.sequence, head.hash, head.root, head.why))
            else:
                self._bad.append(trouble)
        for point in points:
            self._wait_for(point)

    def _wait_for(self, point: HeadPoint) -> None:
        self._waiting.setdefault(point.sequence, []).append(point)

    @property
    def waits(self) -> bool:
        """Whether a head was signed for an entry that has not passed by."""
        return bool(self._waiting)

    def first(self) -> Iterator[Finding]:
        """Heads that say nothing, since they are not genuine."""
        yield from self._bad

    def pass_by(self, sequence: int, hash: bytes, root: Callable[[], bytes]) -> Iterator[Finding]:
        for head in self._waiting.pop(sequence, ()):
            if head.hash != hash.hex():
                facts = {"for": head.why, "signed": head.hash[:16], "log": hash.hex()[:16]}
                yield Finding("head-not-met", self.table, sequence, Message("found-other-hash", facts))
            elif head.root != root().hex():
                facts = {"signed": head.root[:16], "log": root().hex()[:16]}
                yield Finding("head-not-met", self.table, sequence, Message("found-other-root", facts))
            else:
                self.met += 1
                self.upto = sequence

    def last(self, sequence: int) -> Iterator[Finding]:
        """Heads for entries that never came."""
        for beyond in sorted(self._waiting):
            why = Message("found-ends-before", {"ends": sequence, "signed": beyond})
            yield Finding("log-too-short", self.table, sequence, why)


def own_heads(table: str, heads: Iterable[SignedHead]) -> tuple[SignedHead, ...]:
    return tuple(head for head in heads if head.table == table)


def keys_of(key: HouseKeys) -> tuple[str, ...]:
    return () if key is None else (key,) if isinstance(key, str) else key


def not_genuine(head: SignedHead, key: HouseKeys) -> Finding | None:
    known = keys_of(key)
    if known and head.key not in known:
        why = Message("found-other-key", {"signed": fingerprint_or(head.key), "house": fingerprint(known[0])})
        return Finding("head-not-genuine", head.table, head.sequence, why)
    if not head.is_genuine():
        return Finding("head-not-genuine", head.table, head.sequence, Message("found-signature"))
    return None


def fingerprint_or(key: str) -> str:
    """Of what may be no key at all; then it has none."""
    try:
        return fingerprint(key)
    except ValueError:
        return ""
