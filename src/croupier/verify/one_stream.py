"""Verifying one stream of a log, in this process or in any other: what is asked, and what is kept of it afterwards.

Where it ends is said beforehand, so that a floor may go on writing: whatever came later is not looked at, and every
stream is seen as it was when the verification began. Start at `verify_stream`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from croupier.floor.books import Editions
from croupier.languages import Message
from croupier.rulebooks import Rulebook
from croupier.store.chain import BrokenPack
from croupier.store.entry import LoggedAct
from croupier.store.heads import SignedHead
from croupier.store.log import Head, Log, LogError
from croupier.store.sound import LARGEST_NUMBER
from croupier.verify.finding import Finding
from croupier.verify.heads import HeadPoint, HouseKeys
from croupier.verify.links import Linked
from croupier.verify.recheck import Tally
from croupier.verify.stream_check import StreamCheck

TOGETHER: Final = 64  # acts that are heard together: more than that bring nothing
_AGAIN = 8  # how often commands are counted anew while a floor writes more of them


class Verified:
    """One table of a verification, as far as it has come."""

    def __init__(self, table: str, tally: Tally) -> None:
        self.table = table
        self.tally = tally
        self.findings = 0
        self.notes: list[Message] = []  # what is not wrong and yet worth saying


Progress = Callable[[Verified], None]


class StreamAsked(msgspec.Struct, frozen=True):
    """A stream, where it ended when the verification began, and the heads that were signed for it."""

    end: Head
    heads: tuple[SignedHead, ...]
    key: HouseKeys
    points: tuple[HeadPoint, ...]

    @property
    def stream(self) -> str:
        return self.end.table


class StreamGone(msgspec.Struct, frozen=True):
    """A stream that was gone through: what the rest of a verification has to know of it."""

    verified: Verified
    editions: frozenset[str]  # that its commands were judged by
    signed_upto: int
    clock: int
    linked: Linked


GoThrough: TypeAlias = Callable[[Sequence[StreamAsked], Progress], Iterator[Finding | StreamGone]]
"""Whoever takes many streams through, in their order."""


def verify_stream(
    log: Log, asked: StreamAsked, editions: Editions, progress: Progress = lambda verified: None
) -> Iterator[Finding | StreamGone]:
    """Findings as they come, and at last what was gone through."""
    used: set[str] = set()

    def book_of(edition: str) -> Rulebook | None:
        used.add(edition)
        return editions.find(edition)

    linked = Linked()
    check = StreamCheck(asked.stream, book_of, asked.heads, asked.key, asked.points, linked)
    verified = Verified(asked.stream, check.tally)
    yield from counted(verified, check.first())
    try:
        for several in _together(log.acts(asked.stream), asked.end.sequence):
            for found in check.hear_several(several):
                if found:
                    yield from counted(verified, found)
                progress(verified)
            if check.stopped:
                break
    except BrokenPack as pack:
        if not check.stopped:
            yield from counted(verified, check.ends_at(pack.broken))
            yield from counted(verified, check.first_wrong(pack.acts))
    yield from counted(verified, check.last(_commands(log, asked, check.tally.commands)))
    verified.notes += check.notes()
    yield StreamGone(verified, frozenset(used), check.signed_upto, check.state.clock, linked)


def _together(acts: Iterator[LoggedAct], end: int) -> Iterator[list[LoggedAct]]:
    """A few at a time, up to an entry; what was read before something could not be is handed on first."""
    several: list[LoggedAct] = []
    try:
        for act in acts:
            if act.entries and act.entries[0].sequence > end:
                break
            several.append(act)
            if len(several) >= TOGETHER:
                yield several
                several = []
    except LogError:
        if several:
            yield several
        raise
    if several:
        yield several


def _commands(log: Log, asked: StreamAsked, heard: int) -> int:
    """How many commands are kept, without those that came since; a stray one caused nothing, and is among them."""
    kept = log.commands(asked.stream)
    for _ in range(_AGAIN if kept != heard else 0):
        before = _since(log, asked)
        kept = log.commands(asked.stream)
        if _since(log, asked) == before:
            return kept - before
    return kept


def _since(log: Log, asked: StreamAsked) -> int:
    if asked.end.sequence > LARGEST_NUMBER:  # a number that someone wrote there: none comes after it
        return 0
    return sum(1 for _ in log.acts(asked.stream, asked.end.sequence))


def counted(verified: Verified, findings: Iterable[Finding]) -> Iterator[Finding]:
    for finding in findings:
        verified.findings += 1
        yield finding
