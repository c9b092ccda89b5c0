"""What one patron has of a table's log: when they were there, in which coups they had wagers, and what these came to.

It is read off the entries that name them, in order and without folding the table, and goes on where it stopped. Stakes
of a tournament are chips and no money. Nobody else's wagers are in it. Start at `OwnRecords.of`.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final, TypeAlias

import msgspec

from croupier.floor.kinds import TABLE, kind_of_id
from croupier.floor.recall import RecalledAct, moments
from croupier.money import Cents
from croupier.reports.figures.settling import settled_wager
from croupier.store.sql import SqlLog
from croupier.table import Event, Instant, Payment
from croupier.table import records as r

_PEOPLE: Final = 64  # whose records are kept in memory
_FAR: Final = 200  # coups between two of a patron's, beyond which the log is read from a later snapshot
# what is needed of a table besides what names the patron: it counts coups, ends shoes and sittings, begins a contest
_COUNTED: Final = ("coup-cleared", "result-recorded")
_ENDS_SHOE: Final = ("shoe-ended", "table-closed", "cards-brought")
_MARKS: Final = (*_COUNTED, *_ENDS_SHOE, "shoe-revealed", "contest-begun", "contest-released")

Span: TypeAlias = tuple[Instant, Instant]


class OwnSettlement(msgspec.Struct, frozen=True):
    """What an entry of the log made of a patron's wagers; `coup` is counted through the log."""

    sequence: int
    at: Instant
    coup: int
    net: Cents  # for the patron; commission that waits is among it
    contest: bool


class OwnSitting(msgspec.Struct, frozen=True):
    """From coming to the table to leaving it; `until` is nothing for whoever is still there."""

    table: str
    since: Instant
    until: Instant | None
    coups: int
    net: Cents

    def span(self, now: Instant) -> Span:
        return self.since, now if self.until is None else self.until


class TableRecord:
    """One patron at one table, as far as the log was read."""

    def __init__(self, table: str, patron: str) -> None:
        self.table, self.patron = table, patron
        self.upto = 0
        self.settled: list[OwnSettlement] = []
        self._sittings: list[tuple[Instant, Instant | None]] = []
        self._coups = 0
        self._contest = False
        self._shoe_ended = 0  # the last entry that ended a shoe
        self._revealed: list[int] = []
        self._words = (msgspec.json.encode(patron).decode(), *(f'{{"event":"{name}/' for name in _MARKS))

    def read_on(self, log: SqlLog) -> None:
        end = log.head(self.table).sequence
        if end > self.upto:
            for sequence, body in log.bodies(self.table, self.upto, end, words=self._words):
                self._hear(sequence, body)
            self.upto = end

    def _hear(self, sequence: int, body: bytes) -> None:
        name = body[10 : body.find(b"/", 10, 80)].decode(errors="replace")
        event = None if name in _MARKS and self._words[0].encode() not in body else TABLE.read_event(body)
        if event is not None:
            self._take(sequence, event)
        if name in _COUNTED:
            self._coups += 1
        if name in _ENDS_SHOE:
            self._shoe_ended = sequence
        if name == "shoe-revealed":
            self._revealed.append(sequence)
        if name == "table-closed":
            self._leaves(TABLE.read_event(body).made.at)
        if name in ("contest-begun", "contest-released"):
            self._contest = name == "contest-begun"

    def _take(self, sequence: int, event: Event) -> None:
        at = event.made.at
        if isinstance(event, r.PatronArrived) and event.patron == self.patron:
            self._leaves(at)
            self._sittings.append((at, None))
        elif isinstance(event, r.PatronLeft) and event.patron == self.patron:
            self._leaves(at)
        paid = self._mine(getattr(event, "payments", ()))
        undone = self._mine(getattr(event, "reversed", ()))
        if paid or undone:
            net = 0 if self._contest else _won(undone) - _won(paid)
            self.settled.append(OwnSettlement(sequence, at, self._coups + 1, net, self._contest))

    def _mine(self, payments: Iterable[Payment]) -> tuple[Payment, ...]:
        return tuple(one for one in payments if one.patron == self.patron)

    def _leaves(self, at: Instant) -> None:
        if self._sittings and self._sittings[-1][1] is None:
            self._sittings[-1] = (self._sittings[-1][0], at)

    @property
    def sittings(self) -> list[OwnSitting]:
        return [self._sitting(since, until) for since, until in self._sittings]

    def _sitting(self, since: Instant, until: Instant | None) -> OwnSitting:
        there = [one for one in self.settled if since <= one.at and (until is None or one.at <= until)]
        return OwnSitting(self.table, since, until, len({one.coup for one in there}), sum(one.net for one in there))

    def lost_since(self, since: Instant) -> Cents:
        """What was lost from then on, less what was won; below nothing where more was won."""
        return -sum(one.net for one in self.settled if one.at >= since)

    def shoe_is_over(self, settled: OwnSettlement) -> bool:
        """Whether no card comes any more from the shoe that decided this."""
        return self._shoe_ended > settled.sequence

    def reveals_after(self, sequence: int) -> int | None:
        """The entry that reveals the shoe, where that is done: the first of its kind from there on."""
        return next((one for one in self._revealed if one > sequence), None)


def _won(payments: Iterable[Payment]) -> Cents:
    """By the house."""
    return sum(one.won for payment in payments for one in settled_wager(1, payment))


class OwnRecords:
    """The records of those who asked last; any thread may ask."""

    def __init__(self, log: SqlLog) -> None:
        self._log = log
        self._kept: OrderedDict[str, tuple[threading.Lock, dict[str, TableRecord]]] = OrderedDict()
        self._lock = threading.Lock()

    def of(self, patron: str) -> list[TableRecord]:
        """At every table of the log, read to its end."""
        with self._lock:
            lock, records = self._kept.setdefault(patron, (threading.Lock(), {}))
            self._kept.move_to_end(patron)
            while len(self._kept) > _PEOPLE:
                self._kept.popitem(last=False)
        with lock:  # nobody waits for what somebody else has to read
            for table in self._log.tables():
                if kind_of_id(table) is TABLE:
                    records.setdefault(table, TableRecord(table, patron)).read_on(self._log)
            return list(records.values())


def time_within(spans: Iterable[Span], since: Instant, now: Instant) -> int:
    """Milliseconds that somebody was at a table from then on; at two at once they count once."""
    total, upto = 0, since
    for begins, ends in sorted(spans):
        first, last = max(begins, upto), min(ends, now)
        if last > first:
            total, upto = total + last - first, last
    return total


def acts_of_coups(log: SqlLog, table: str, coups: Iterable[int]) -> Iterator[tuple[RecalledAct, ...]]:
    """The acts of each of these coups, the earliest first; those near each other are read in one go."""
    wanted = sorted(set(coups))
    begins = [wanted[0], *(later for earlier, later in pairwise(wanted) if later - earlier > _FAR)] if wanted else []
    for begin, end in zip(begins, [*begins[1:], None], strict=True):
        here = [one for one in wanted if one >= begin and (end is None or one < end)]
        yield from _acts(log, table, here)


def _acts(log: SqlLog, table: str, coups: list[int]) -> Iterator[tuple[RecalledAct, ...]]:
    found: list[RecalledAct] = []
    for moment in moments(log, table, coup=coups[0]):
        if found and moment.coup != found[0].coup:
            yield tuple(found)
            found = []
        if moment.coup > coups[-1]:
            return
        if moment.coup in coups:
            found.append(moment)
    if found:
        yield tuple(found)


def revealed_shoe(
    log: SqlLog, record: TableRecord, settled: OwnSettlement
) -> tuple[r.ShoeCommitted, r.ShoeRevealed] | None:
    """What was committed to before a coup, and what was shown to be behind it; nothing where it is not shown yet."""
    at = record.reveals_after(settled.sequence)
    if at is None:
        return None
    words = tuple(f'{{"event":"shoe-{what}/' for what in ("committed", "revealed"))
    found = [TABLE.read_event(body) for _, body in log.bodies(record.table, 0, at, words=words)]
    committed = [one for one in found if isinstance(one, r.ShoeCommitted)]
    revealed = found[-1]
    if not committed or not isinstance(revealed, r.ShoeRevealed):
        return None
    return (committed[-1], revealed) if committed[-1].commitment == revealed.commitment else None
