"""Holding a log against the heads that were signed for it and kept apart.

Start at `HeadCheck.pass_by`, which is told of every entry's place, hash and Merkle root as far as a head asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from croupier.store.heads import SignedHead, fingerprint
from croupier.verify.finding import Finding


class HeadCheck:
    """The signed heads of one table. `key` is the house's public key, if whoever verifies knows it."""

    def __init__(self, table: str, heads: Iterable[SignedHead], key: str | None) -> None:
        self.table = table
        self.met = 0
        self.upto = 0  # the last entry that a head was met at
        self._key = key
        self._waiting: dict[int, list[SignedHead]] = {}
        self._bad: list[Finding] = []
        for head in heads:
            if head.table != table:
                continue
            trouble = not_genuine(head, key)
            if trouble is None:
                self._waiting.setdefault(head.sequence, []).append(head)
            else:
                self._bad.append(trouble)

    def first(self) -> Iterator[Finding]:
        """Heads that say nothing, since they are not genuine."""
        yield from self._bad

    def pass_by(self, sequence: int, hash: bytes, root: Callable[[], bytes]) -> Iterator[Finding]:
        for head in self._waiting.pop(sequence, ()):
            if head.hash != hash.hex():
                says = (
                    f"the head signed there for {head.why} has hash {head.hash[:16]}..., the log {hash.hex()[:16]}..."
                )
                yield Finding("head-not-met", self.table, sequence, says)
            elif head.root != root().hex():
                says = f"the Merkle root signed there is {head.root[:16]}..., of the log {root().hex()[:16]}..."
                yield Finding("head-not-met", self.table, sequence, says)
            else:
                self.met += 1
                self.upto = sequence

    def last(self, sequence: int) -> Iterator[Finding]:
        """Heads for entries that never came."""
        for beyond in sorted(self._waiting):
            says = f"the log ends at entry {sequence}, and a head was signed at entry {beyond}"
            yield Finding("log-too-short", self.table, sequence, says)


def not_genuine(head: SignedHead, key: str | None) -> Finding | None:
    if key is not None and head.key != key:
        says = f"it is signed by the key {fingerprint_or(head.key)}, and the house's is {fingerprint(key)}"
        return Finding("head-not-genuine", head.table, head.sequence, says)
    if not head.is_genuine():
        return Finding("head-not-genuine", head.table, head.sequence, "the signature does not fit what it signs")
    return None


def fingerprint_or(key: str) -> str:
    try:
        return fingerprint(key)
    except ValueError:
        return "no key at all"
