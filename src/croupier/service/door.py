"""The door of the floor: who is in, how many of them from one address, and who has been silent for too long.

A connection is counted from its coming to its going and waits for something at any time: for a whole request, for the
next one, or for nothing because it is being served. Where the floor or an address is full, whoever has asked for
nothing yet makes room for whoever comes; only where all are served is the newcomer turned away. Start at `Door.enter`
and `Door.sweep`; what connections tell the door is in protocols.py.
"""

from __future__ import annotations

import asyncio
import json
import logging
import resource
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from http import HTTPStatus
from typing import Final, TypeAlias

from croupier.service.clients import counted_as, is_proxy
from croupier.service.errors import ErrorCode
from croupier.service.headcount import Headcount
from croupier.service.settings import Settings

_LOOKING: Final = 0.5  # seconds between looks at who has been silent
# whoever is let go comes again: a crowd that came together would otherwise come again together, and while there is room
# there is no hurry, since whoever needs a place is given one at once
_AT_ONCE: Final = 6  # connections that are closed before anyone else has their turn
_BREATH: Final = 0.04  # seconds until the next of them, so 150 a second
_TELLING: Final = 60.0  # seconds between lines about whom the door let go
_ALL: Final = "all"  # who are in, whoever they are
_THROUGH: Final = "through "  # before an address for which a proxy asks
OWN_HANDLES: Final = 256  # files of the floor's own, and connections that came and are not counted yet

log = logging.getLogger("croupier")


# why a connection was turned away or closed
REASONS: Final = ("full", "address", "room", "headers", "body", "next", "unread")


class Waits(Enum):
    """What a connection waits for."""

    HEADERS = "headers"
    BODY = "body"
    NEXT = "next"  # request; this one was answered
    NOTHING = "nothing"  # it is being served


# whoever has not asked for anything yet goes before one that was answered, and may ask again
_MAKE_ROOM: Final = (Waits.HEADERS, Waits.BODY, Waits.NEXT)


class Visit:
    """One connection, from its coming to its going."""

    __slots__ = ("_queues", "began", "behind", "counted", "seen", "since", "taken", "transport", "waits")

    def __init__(self, transport: asyncio.Transport, counted: str, queues: Queues) -> None:
        self.transport = transport
        self.counted = counted  # whom it is counted with; a proxy's own connections are nobody's
        self._queues = queues
        self.waits, self.since = Waits.HEADERS, time.monotonic()
        queues[self.waits][self] = None
        self.began = False  # something of a request was sent
        self.behind: float | None = None  # since when something lies ready for it
        self.seen = 0  # bytes that lay ready when it was last looked at
        self.taken = 0  # bytes that it took since it is behind, as far as looks tell

    def wait_for(self, what: Waits) -> None:
        if what is not self.waits and self in self._queues[self.waits]:
            del self._queues[self.waits][self]
            self._queues[what][self] = None
            self.waits, self.since = what, time.monotonic()

    def goes(self) -> None:
        self._queues[self.waits].pop(self, None)

    def takes(self) -> None:
        """It has read most of what lay ready."""
        self.behind = None


Queues: TypeAlias = dict[Waits, dict[Visit, None]]  # whoever waits for the same, the longest first


class Door:
    def __init__(self, settings: Settings, headcount: Headcount | None = None) -> None:
        self._settings = settings
        self._headcount = headcount or Headcount()
        self._in: dict[asyncio.Transport, Visit] = {}
        self._of: dict[str, dict[Visit, None]] = {}
        self._queues: Queues = {what: {} for what in Waits}
        self._through: Counter[str] = Counter()  # requests that proxies bring, by whom they bring them for
        self.let_go: Counter[str] = Counter()  # by why
        self._told: Counter[str] = Counter()
        self._most = most_connections(settings)

    def __len__(self) -> int:
        return len(self._in)

    # --- coming and going ------------------------------------------------------------------------

    def enter(self, transport: asyncio.Transport, peer: str) -> Visit | None:
        """Nothing where there is no room; the connection is closed then."""
        counted = "" if is_proxy(peer, self._settings.proxies) else counted_as(peer)
        crowd = self._of.get(counted, {})
        crowded = counted and self._is_full(len(crowd), counted, self._settings.connections_an_address)
        if crowded and not self._make_room(_patient(crowd)):
            self._turn_away(transport, "address", HTTPStatus.TOO_MANY_REQUESTS, "too many connections from there")
            return None
        full = len(self._in) >= self._most or self._is_full(len(self._in), _ALL, self._settings.connections)
        if full and not self._make_room(self._first()):
            self._turn_away(transport, "full", HTTPStatus.SERVICE_UNAVAILABLE, "too many connections: try again")
            return None
        visit = Visit(transport, counted, self._queues)
        self._in[transport] = visit
        self._of.setdefault(counted, {})[visit] = None
        self._count(counted, 1)
        return visit

    def _is_full(self, here: int, whose: str, most: int) -> bool:
        """Whether there are as many as may be, with all workers; none is turned away from a worker's own share.

        Only here can room be made: whoever filled another worker would otherwise keep others out of this one too.
        """
        return here >= -(-most // self._settings.workers) and here + self._headcount.elsewhere(whose) >= most

    def _count(self, counted: str, more: int) -> None:
        self._headcount.count(counted, more)
        self._headcount.count(_ALL, more)

    def found(self, transport: asyncio.Transport) -> Visit | None:
        return self._in.get(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        visit = self._in.pop(transport, None)
        if visit is None:
            return
        visit.goes()
        self._count(visit.counted, -1)
        crowd = self._of[visit.counted]
        del crowd[visit]
        if not crowd:
            del self._of[visit.counted]

    def _make_room(self, visit: Visit | None) -> bool:
        if visit is not None:
            self._close(visit, "room", self._late(visit))
        return visit is not None

    def _first(self) -> Visit | None:
        """Of all who are in, whoever is the first to make room."""
        return next((visit for what in _MAKE_ROOM for visit in self._queues[what]), None)

    def _turn_away(self, transport: asyncio.Transport, why: str, status: HTTPStatus, says: str) -> None:
        self.let_go[why] += 1
        transport.write(answer(status, ErrorCode.CROWDED, says))
        transport.abort()

    def _close(self, visit: Visit, why: str, said: bytes = b"") -> None:
        """At once: whoever does not read would otherwise be waited for; and with a goodbye where nothing lies ready."""
        self.let_go[why] += 1
        if said:
            visit.transport.write(said)
        if visit.transport.get_write_buffer_size():
            visit.transport.abort()
        else:
            visit.transport.close()
        self.leave(visit.transport)

    # --- through a proxy -------------------------------------------------------------------------

    @contextmanager
    def brought(self, client: str) -> Iterator[bool]:
        """A request that a proxy brings for someone, counted as a connection of theirs; whether there is room."""
        counted = _THROUGH + counted_as(client)
        if self._is_full(self._through[counted], counted, self._settings.connections_an_address):
            self.let_go["address"] += 1
            yield False
            return
        self._through[counted] += 1
        self._headcount.count(counted, 1)
        try:
            yield True
        finally:
            self._through[counted] -= 1
            self._headcount.count(counted, -1)
            if not self._through[counted]:
                del self._through[counted]

    # --- time ------------------------------------------------------------------------------------

    async def watch(self) -> None:
        told = time.monotonic()
        while True:
            await asyncio.sleep(_LOOKING)
            self._most = most_connections(self._settings)
            late = self.sweep(time.monotonic())
            for several in range(0, len(late), _AT_ONCE):
                self.close_late(late[several : several + _AT_ONCE])
                await asyncio.sleep(_BREATH)
            if time.monotonic() - told > _TELLING:
                told = time.monotonic()
                self.tell()

    def sweep(self, now: float) -> list[tuple[Visit, float]]:
        """Whoever has been silent for too long, or takes nothing of what it is sent; and since when."""
        settings = self._settings
        longest = {
            Waits.HEADERS: settings.header_seconds,
            Waits.BODY: settings.body_seconds,
            Waits.NEXT: settings.idle_seconds,
        }
        late: list[tuple[Visit, float]] = []
        for visit in self._in.values():
            waits = visit.waits is not Waits.NOTHING and now - visit.since > longest[visit.waits]
            if self._unread(visit, now) or waits:
                late.append((visit, visit.since))
        return late

    def close_late(self, late: Iterable[tuple[Visit, float]]) -> None:
        for visit, since in late:
            if visit.transport not in self._in or visit.since != since:
                continue  # it went, or went on
            if visit.waits is Waits.NOTHING:
                self._close(visit, "unread")
            else:
                self._close(visit, visit.waits.value, self._late(visit))

    def _late(self, visit: Visit) -> bytes:
        """Whoever has not begun to ask is told nothing."""
        says = "the request did not come to its end"
        return answer(HTTPStatus.REQUEST_TIMEOUT, ErrorCode.TOO_SLOW, says) if visit.began else b""

    def _unread(self, visit: Visit, now: float) -> bool:
        """Whether it takes nothing of what lies ready for it, or so little that it does so to stay."""
        lies, settings = visit.transport.get_write_buffer_size(), self._settings
        visit.taken += max(0, visit.seen - lies)
        visit.seen = lies
        if not lies:
            visit.behind = None
        elif visit.behind is None:
            visit.behind, visit.taken = now, 0
        elif now - visit.behind > settings.slowest_reader:
            if visit.taken < settings.slowest_bytes * settings.slowest_reader:
                return True
            visit.behind, visit.taken = now, 0
        return False

    def tell(self) -> None:
        """One line for all whom the door let go since the last one."""
        new = self.let_go - self._told
        self._told = self.let_go.copy()
        if new:
            why = ", ".join(f"{many} {reason}" for reason, many in sorted(new.items()))
            log.warning("connections that were closed or turned away: %s; %d are open", why, len(self))


def _patient(crowd: Iterable[Visit]) -> Visit | None:
    """Of those of one address, whoever is the first to make room."""
    waiting = [visit for visit in crowd if visit.waits in _MAKE_ROOM]
    return min(waiting, key=lambda visit: _MAKE_ROOM.index(visit.waits), default=None)


def most_connections(settings: Settings) -> int:
    """As many as the settings say, and as there are file handles for."""
    handles = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return min(settings.connections, max(handles - OWN_HANDLES, handles // 2))


def raise_handles(settings: Settings) -> None:
    """As many file handles as the connections need, if whoever runs the machine allows them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.connections + OWN_HANDLES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def answer(status: HTTPStatus, code: ErrorCode, says: str) -> bytes:
    """What is answered where no request came to its end: as everything else, and then the connection is closed."""
    body = json.dumps({"detail": says, "code": code, "facts": {}})
    lines = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Retry-After: 1",
        "Connection: close",
        "",
        body,
    )
    return "\r\n".join(lines).encode("ascii")
