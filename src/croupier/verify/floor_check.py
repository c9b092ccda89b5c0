"""The floor as a whole held against its heads: those of the database, those beside the keys, those a witness kept.

A witness' heads find a tail that was cut off, a table or a head that was taken away, keys that were made anew. Without
a witness it can only be said up to where the heads vouch for a log. Start at `FloorCheck`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from croupier.languages import Fact, Message
from croupier.store.floor_heads import NO_HEAD, FloorHead
from croupier.store.heads import fingerprint
from croupier.store.house import HouseChain
from croupier.store.log import Log
from croupier.store.sql import SqlLog
from croupier.verify.finding import Finding
from croupier.verify.heads import HeadPoint, HouseKeys, fingerprint_or, keys_of
from croupier.verify.house_told import HouseTold

MINUTE: Final = 60_000  # by which an entry may be later than the newest head

_AGAIN: Final = 8  # how often the house log is heard on while a floor writes more of it

DATABASE, FILE, WITNESS = "database", "keys", "witness"  # where heads come from


class Vouched(msgspec.Struct, frozen=True):
    """Up to where the heads of a floor vouch for its log."""

    heads: int  # the number of the newest
    at: int
    witness: int | None  # the number of the newest that the witness has; nothing where none was asked
    entries: int  # that came after it, at all tables


class _Link(NamedTuple):
    """What is kept of a head that was read: a year has half a million of them."""

    number: int
    digest: str
    previous: str
    at: int
    key: str
    next_key: str


class FloorCheck:
    """`keys` are the house's public keys, if whoever verifies knows them; `trusted`: whoever verifies says so himself.

    `sources` are heads by where they come from, each in order; a number in the place of a head is a line that is none.
    """

    def __init__(
        self,
        sources: dict[str, Iterable[FloorHead | int]] | None = None,
        keys: HouseKeys = None,
        *,
        trusted: bool = False,
    ) -> None:
        self._keys, self._trusted = keys_of(keys), trusted
        self._findings: list[Finding] = []
        self._by_number: dict[int, _Link] = {}
        self._newest: dict[str, int] = {}
        self._points: dict[str, dict[HeadPoint, None]] = {}
        self._house: dict[int, str] = {}
        self._clock = 0  # the latest time of any entry
        self._unsigned = 0
        given = sources or {}
        for source in (WITNESS, FILE, DATABASE):  # what is farthest from whoever alters things is believed first
            if source in given:
                self._take_in(source, given[source])

    # --- heads -----------------------------------------------------------------------------------

    def _take_in(self, source: str, heads: Iterable[FloorHead | int]) -> None:
        """Heads of one place: each genuine, each following the one before, none otherwise than elsewhere."""
        known: dict[int, _Link] = {}
        for one in heads:
            if isinstance(one, int):
                self._found("floor-heads-broken", "found-no-floor-head", source=source, line=one)
            elif not one.is_genuine():
                self._found("head-not-genuine", "found-floor-signature", source=source, number=one.number)
            else:
                link = _Link(one.number, one.digest(), one.previous, one.at, one.key, one.next_key)
                if known.setdefault(one.number, link) != link:
                    self._found("floor-heads-differ", "found-head-twice", source=source, number=one.number)
                elif self._by_number.get(one.number, link) == link:
                    self._remember(one)
        self._newest[source] = max(known, default=0)
        self._follow(source, known)
        for number, head in known.items():
            if self._by_number.setdefault(number, head) != head:
                self._found("floor-heads-differ", "found-other-head", source=source, number=number)
                break  # those after it follow from this one, and differ too

    def _remember(self, head: FloorHead) -> None:
        """What it says of the house log and of every table."""
        self._house[head.house[0]] = head.house[1]
        for end in head.tables:
            self._points.setdefault(end.table, {})[HeadPoint(end.sequence, end.hash, end.root, "minute")] = None

    def _follow(self, source: str, known: dict[int, _Link]) -> None:
        before: _Link | None = None
        for number in sorted(known):
            head, place = known[number], 0 if before is None else before.number
            if number != place + 1:
                gap = {"first": place + 1, "last": number - 1}
                self._found("floor-heads-missing", "found-heads-missing", source=source, **gap)
            elif head.previous != (NO_HEAD if before is None else before.digest):
                self._found("floor-heads-broken", "found-head-follows", source=source, number=number)
            self._check_key(source, head, before)
            before = head

    def _check_key(self, source: str, head: _Link, before: _Link | None) -> None:
        facts: dict[str, str | int]
        if self._keys and head.key not in self._keys:
            facts = {"number": head.number, "signed": fingerprint_or(head.key), "house": fingerprint(self._keys[0])}
            self._found("key-not-known", "found-floor-other-key", source=source, **facts)
        elif before is not None and head.key != (before.next_key or before.key) and not self._trusted:
            facts = {"signed": fingerprint_or(head.key), "before": fingerprint_or(before.next_key or before.key)}
            self._found("key-not-known", "found-key-not-named", source=source, number=head.number, **facts)

    def _found(self, kind: str, why: str, /, **facts: str | int) -> None:
        self._findings.append(Finding(kind, "", 0, Message(why, dict(facts))))

    @property
    def _head(self) -> _Link | None:
        return self._by_number[max(self._by_number)] if self._by_number else None

    # --- what a verification asks ----------------------------------------------------------------

    def tables(self) -> set[str]:
        """Every table that a head was signed for."""
        return set(self._points)

    def points(self, table: str) -> Iterable[HeadPoint]:
        """What the heads say of one table, each once."""
        return tuple(self._points.get(table, ()))

    def first(self) -> Iterator[Finding]:
        """What is wrong with the heads themselves."""
        yield from self._findings
        local = max(self._newest.get(DATABASE, 0), self._newest.get(FILE, 0))
        told = self._newest.get(WITNESS, 0)
        if WITNESS in self._newest and told > local:
            facts = {"witness": told, "here": local}
            yield Finding("floor-heads-missing", "", 0, Message("found-witness-has-more", facts))
        if DATABASE in self._newest and self._newest[DATABASE] < local:  # a file may be filled later, the database not
            ends: dict[str, Fact] = {"source": DATABASE, "ends": self._newest[DATABASE], "newest": local}
            yield Finding("floor-heads-missing", "", 0, Message("found-source-ends", ends))

    def reached(self, table: str, signed_upto: int, entries: int, clock: int) -> None:
        """A table was gone through: up to which entry a head was met, how many there are, the time of the last."""
        self._clock = max(self._clock, clock)
        self._unsigned += entries - signed_upto

    def last(self, log: Log) -> Iterator[Finding]:
        """The house log, and whether the newest head is too old for the last entry."""
        chain, told = HouseChain(), HouseTold()
        broken = self._hear_on(log, chain, told)
        if broken is not None:
            yield broken
            return
        self._house.pop(0, None)
        if self._house:
            facts = {"ends": chain.end.number, "signed": max(self._house)}
            yield Finding("house-log-broken", "", 0, Message("found-house-ends", facts))
        if isinstance(log, SqlLog):
            yield from self._compared(log, chain, told)
        yield from self._vouching(told.floor_started)

    def _hear_on(self, log: Log, chain: HouseChain, told: HouseTold) -> Finding | None:
        """The house log from where the chain stands; what is wrong with it, if anything is."""
        for entry in log.house_log(chain.end.number):
            why = chain.follow(entry)
            if why is not None:
                place = chain.end.number + 1
                return Finding("house-log-broken", "", 0, Message("found-house-broken", {"entry": place, "why": [why]}))
            told.hear(entry.note)
            signed = self._house.pop(entry.number, None)
            if signed is not None and signed != entry.hash.hex():
                return Finding("house-log-broken", "", 0, Message("found-house-other", {"entry": entry.number}))
        return None

    def _compared(self, log: SqlLog, chain: HouseChain, told: HouseTold) -> list[Finding]:
        """What the house log tells beside what is there; once more where the floor noted something meanwhile."""
        for _ in range(_AGAIN):
            found, before = list(told.compared(log)), chain.end
            if not found:
                return found
            broken = self._hear_on(log, chain, told)
            if broken is not None:
                return [broken]
            if chain.end == before:
                return found
        return list(told.compared(log))

    def _vouching(self, noted: bool) -> Iterator[Finding]:
        head = self._head
        if head is None:
            if noted:
                yield Finding("floor-heads-missing", "", 0, Message("found-no-floor-heads"))
            return
        late = self._clock - head.at
        if late > MINUTE:
            facts = {"number": head.number, "at": head.at, "seconds": late // 1000, "entries": self._unsigned}
            yield Finding("not-vouched-for", "", 0, Message("found-not-vouched", facts))

    def vouched(self) -> Vouched | None:
        """Up to where the heads vouch; nothing where the floor never signed one."""
        head = self._head
        if head is None:
            return None
        witness = self._newest.get(WITNESS) if WITNESS in self._newest else None
        return Vouched(head.number, head.at, witness, self._unsigned)
