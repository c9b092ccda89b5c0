"""Finding events in a log by what they are about: a slice at a time, so that no search is longer than it may be.

A slice ends when it has found enough or its time is over, and says where the next one begins: whoever looks asks on,
or does not. Streams come one after the other, each from its beginning on. What is hidden at a table is neither shown
nor found here: a secret wager counts as everyone hears of it. Start at `search`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from croupier.floor.kinds import TABLE, StreamKind, kind_of_entry
from croupier.floor.standing import FoldedEvent
from croupier.inspection.facts import facts_in, is_under
from croupier.inspection.trail import TrailAct, Trails
from croupier.ledger import Breach
from croupier.store.sql import SqlLog
from croupier.table import Event, name_of
from croupier.table.events import Hears
from croupier.table.upcast import UnknownEvent

_LOOK_AT_CLOCK: Final = 64  # entries between two looks


def every_event(kind: type[Event] = Event) -> Iterator[type[Event]]:
    """Every kind of event there is, of every kind of stream."""
    for one in kind.__subclasses__():
        yield one
        yield from every_event(one)


VERSIONS: Final = {  # of every kind of event, as it is written now
    name: version for one in every_event() for name, _, version in [str(one.__struct_config__.tag).partition("/")]
}


class SearchAsked(msgspec.Struct, frozen=True, kw_only=True):
    """What is looked for: everything that is said must hold. `shoe` and `within` are a coup's place, `coup` its number
    through the log."""

    streams: tuple[str, ...]
    since: int | None = None
    until: int | None = None
    shoe: int | None = None
    within: int | None = None
    coup: int | None = None
    patron: str = ""
    wager: str = ""
    clause: str = ""
    irregularity: str = ""
    least: int | None = None  # cents
    most: int | None = None
    kinds: frozenset[str] = frozenset()  # names of events; any where none is said

    @property
    def by_place(self) -> bool:
        """Whether it can only be told from the fold."""
        return self.shoe is not None or self.within is not None or self.coup is not None


class SearchPlace(msgspec.Struct, frozen=True):
    """Where a search goes on: in this stream, after this entry."""

    stream: int = 0
    sequence: int = 0


class Hit(msgspec.Struct, frozen=True):
    """One event that was found, with what it changed; without that, and without a place, where the log is broken."""

    stream: str
    kind: str
    sequence: int
    event: Event
    edition: str
    folded: FoldedEvent[Any] | None = None
    coup: int = 0
    shoe: int = 0
    within: int = 0


class SearchFound(msgspec.Struct, frozen=True):
    hits: tuple[Hit, ...]
    next: SearchPlace | None  # none where everything was gone through
    entries: int  # that this slice went through
    broken: tuple[tuple[str, str], ...]  # streams whose log does not follow, and why


def as_told(event: Event) -> Event:
    """As staff at the table hear of it: what lies face down, and a secret wager, stay so."""
    if event.heard is Hears.OWNER:
        return event.openly()
    if getattr(event, "exposed", None) is False and getattr(event, "card", None) is not None:
        return msgspec.structs.replace(event, card=None)
    return event


def search(
    trails: Trails,
    log: SqlLog,
    asked: SearchAsked,
    place: SearchPlace,
    *,
    enough: int,
    going_on: Callable[[], bool],
) -> SearchFound:
    """One slice; `going_on` says whether there is time left. A slice always gets somewhere."""
    return _Slice(trails, log, asked, enough, going_on).run(place)


class _Slice:
    def __init__(
        self, trails: Trails, log: SqlLog, asked: SearchAsked, enough: int, going_on: Callable[[], bool]
    ) -> None:
        self._trails, self._log, self._asked = trails, log, asked
        self._enough, self._going_on = enough, going_on
        self._hits: list[Hit] = []
        self._entries = 0
        words = (asked.patron, asked.wager, asked.irregularity, asked.clause)
        self._words = [msgspec.json.encode(word)[1:-1] for word in words if word]  # that its text has, as JSON has it
        self._broken: dict[str, str] = {}

    def run(self, place: SearchPlace) -> SearchFound:
        streams = self._asked.streams
        at = place.stream
        after: int | None = place.sequence
        while at < len(streams) and after is not None:
            stream = streams[at]
            after = self._in_stream(stream, after) if self._log.head(stream).sequence else None
            if after is None:
                at, after = at + 1, 0
                if not self._going_on():
                    break
            else:
                break
        done = at >= len(streams)
        where = None if done else SearchPlace(at, after or 0)
        return SearchFound(tuple(self._hits), where, self._entries, tuple(self._broken.items()))

    def _in_stream(self, stream: str, after: int) -> int | None:
        """Where to go on in this stream; nothing where it was gone through."""
        since, until = self._asked.since, self._asked.until
        kind, end = _kind(self._log, stream), self._log.head(stream).sequence
        if not after and since is not None:
            after = _before(self._log, stream, kind, since, end)
        if self._asked.by_place:
            return self._by_place(stream, kind, after)
        upto = end if until is None else _before(self._log, stream, kind, until + 1, end)
        return self._plainly(stream, kind, after, upto)

    # --- event by event ----------------------------------------------------------------------------

    def _plainly(self, stream: str, kind: StreamKind, after: int, upto: int) -> int | None:
        """Read without folding; only what is found is folded, to be told."""
        last, found, ended = after, list[tuple[int, Event]](), True
        for number, (sequence, body) in enumerate(self._log.bodies(stream, after, upto), start=1):
            last, self._entries = sequence, self._entries + 1
            if self._may_fit(body) and (event := self._read(stream, kind, sequence, body)) is not None:
                found.append((sequence, event))
            full = len(self._hits) + len(found) >= self._enough
            if full or (number % _LOOK_AT_CLOCK == 0 and not self._going_on()):
                ended = False
                break
        self._hits += self._placed(stream, kind, found)
        return None if ended or last >= upto else last

    def _may_fit(self, body: bytes) -> bool:
        """What need not be read to know that it does not fit; of a record in an older shape nothing is known so."""
        name, version = _tag(body)
        if self._asked.kinds and name not in self._asked.kinds:
            return False
        return version != VERSIONS.get(name) or all(word in body for word in self._words)

    def _read(self, stream: str, kind: StreamKind, sequence: int, body: bytes) -> Event | None:
        try:
            event = kind.read_event(body)
        except UnknownEvent as error:
            self._broken.setdefault(stream, f"entry {sequence} {error}")
            return None
        return event if self._fits(event) else None

    def _placed(self, stream: str, kind: StreamKind, found: list[tuple[int, Event]]) -> Iterator[Hit]:
        """What was found, each with its place, by folds that go on from one to the next where they are near."""
        walk, act = None, None
        for sequence, event in found:
            try:
                near = act is not None and sequence - act.act.last.sequence < 1_000
                if act is None or sequence > act.act.last.sequence:
                    if walk is None or not near:
                        walk = self._trails.walk(self._trails.before(stream, sequence - 1))
                    act = next((one for one in walk if one.act.last.sequence >= sequence), None)
                    if act is None:
                        raise Breach(f"entry {sequence} of {stream} is not there any more")
                yield _hit(stream, kind, act, sequence)
            except Breach as breach:
                self._broken.setdefault(stream, str(breach))
                walk = act = None
                yield Hit(stream, kind.name, sequence, event, "")

    # --- by place ----------------------------------------------------------------------------------

    def _by_place(self, stream: str, kind: StreamKind, after: int) -> int | None:
        asked = self._asked
        if kind is not TABLE:
            return None
        coup, shoe = asked.coup or 1, asked.shoe or 1
        standing = self._trails.before(stream, after) if after else self._trails.before_coup(stream, coup, shoe)
        last = after
        try:
            for number, act in enumerate(self._trails.walk(standing), start=1):
                if asked.coup is not None and act.coup > asked.coup:
                    return None
                if asked.shoe is not None and act.shoe > asked.shoe:
                    return None
                self._entries += len(act.act.entries)
                if act.act.last.sequence > after and self._is_there(act):
                    for entry in act.act.entries:
                        one = _hit(stream, kind, act, entry.sequence)
                        if self._fits(one.event):
                            self._hits.append(one)
                last = max(last, act.act.last.sequence)
                full = len(self._hits) >= self._enough
                if full or (number % _LOOK_AT_CLOCK == 0 and not self._going_on()):
                    return last
        except Breach as breach:
            self._broken.setdefault(stream, str(breach))
        return None

    def _is_there(self, act: TrailAct) -> bool:
        asked = self._asked
        return (
            (asked.coup is None or act.coup == asked.coup)
            and (asked.shoe is None or act.shoe == asked.shoe)
            and (asked.within is None or act.within == asked.within)
        )

    def _fits(self, event: Event) -> bool:
        asked = self._asked
        if asked.kinds and name_of(type(event)) not in asked.kinds:
            return False
        if asked.since is not None and event.made.at < asked.since:
            return False
        if asked.until is not None and event.made.at > asked.until:
            return False
        return _is_about(as_told(event), asked)


def _is_about(event: Event, asked: SearchAsked) -> bool:
    by_amount = asked.least is not None or asked.most is not None
    if not (asked.patron or asked.wager or asked.clause or asked.irregularity or by_amount):
        return True
    facts = facts_in(event)
    least, most = asked.least, asked.most
    return (
        (not asked.patron or asked.patron in facts.named)
        and (not asked.wager or asked.wager in facts.wagers)
        and (not asked.irregularity or asked.irregularity in facts.irregularities)
        and (not asked.clause or any(is_under(asked.clause, one) for one in facts.clauses))
        and (
            not by_amount
            or any((least is None or one >= least) and (most is None or one <= most) for one in facts.amounts)
        )
    )


def _hit(stream: str, kind: StreamKind, act: TrailAct, sequence: int) -> Hit:
    folded = act.folded[sequence - act.act.entries[0].sequence]
    return Hit(
        stream,
        kind.name,
        sequence,
        as_told(folded.event),
        act.act.edition,
        FoldedEvent(as_told(folded.event), folded.before, folded.after),
        act.coup,
        act.shoe,
        act.within,
    )


def _kind(log: SqlLog, stream: str) -> StreamKind:
    return kind_of_entry(next(log.bodies(stream, 0, 1))[1])


def _tag(body: bytes) -> tuple[str, str]:
    """What an entry calls itself and its version, without reading all of it: `{"event":"coup-settled/2",...`."""
    name, _, version = body[10 : body.find(b'"', 10, 80)].decode(errors="replace").partition("/")
    return name, version


def _before(log: SqlLog, stream: str, kind: StreamKind, at: int, end: int) -> int:
    """The last entry before this time: a stream's time never goes back."""
    low, high = 0, end  # what is wanted comes after low, and not after high
    while low < high:
        middle = (low + high) // 2
        [(_, body)] = log.bodies(stream, middle, middle + 1)
        try:
            late = kind.read_event(body).made.at >= at
        except UnknownEvent:
            return low  # an altered log: look through the rest of it
        if late:
            high = middle
        else:
            low = middle + 1
    return low
