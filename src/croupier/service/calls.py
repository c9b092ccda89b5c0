"""Calls for a supervisor: someone at a table asks for one, and a supervisor says that they come.

No book speaks of it, so it is in no log: a call is kept in the room, and the other workers of the floor are told.
Start at `Calls.take`; `called` is what a page's message comes to.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from croupier.service.errors import ErrorCode, code_of_log
from croupier.service.people import Session
from croupier.service.roles import STAFF, SUPERVISING
from croupier.service.wire import Reply, not_done
from croupier.store.log import LogError
from croupier.table import Instant

if TYPE_CHECKING:
    from croupier.service.room import Room
    from croupier.service.web_floor import WebFloor

About: TypeAlias = Literal["call", "answer-call", "end-call"]
NEWS: Final = "call "  # before what happened, among the names of tables that are in the news


class StaffCall(msgspec.Struct, frozen=True, omit_defaults=True):
    """Someone wants a supervisor at their table."""

    by: str
    at: Instant
    answered_by: str = ""
    answered_at: Instant | None = None


class _News(msgspec.Struct, frozen=True, array_like=True):
    """What one worker tells the others."""

    table: str
    about: About
    who: str
    at: Instant


class Calls:
    """The call of one table, if there is one."""

    def __init__(self) -> None:
        self.now: StaffCall | None = None
        self._at: Instant = 0  # when it last changed: news may come late

    def take(self, about: About, who: str, at: Instant) -> bool:
        """Whether anything is other than before."""
        before = self.now
        if at < self._at:
            return False
        match about:
            case "call" if before is None or before.answered_by:
                self.now = StaffCall(who, at)
            case "answer-call" if before is not None and not before.answered_by:
                self.now = StaffCall(before.by, before.at, who, at)
            case "end-call":
                self.now = None
        if self.now == before:
            return False
        self._at = at
        return True


async def called(house: WebFloor, room: Room, session: Session, about: About, id: str) -> Reply:
    """A page calls, answers a call or ends it."""
    who = session.account
    if who.role not in (SUPERVISING if about == "answer-call" else STAFF):
        says = f"a {who.role} may not do this: calls are for staff, answers for supervisors"
        return not_done(id, ErrorCode.NOT_FOR_ROLE, says)
    news = _News(room.id, about, who.id, room.clock())
    if _taken(room, news):
        try:
            await asyncio.to_thread(house.log.announce, NEWS + msgspec.json.encode(news).decode())
        except LogError as error:
            return not_done(id, code_of_log(error), str(error))
    return Reply("answer", id, done=True, version=room.version)


def heard(house: WebFloor, name: str) -> None:
    """What another worker tells; a worker hears its own news too, and nothing comes of that."""
    news = msgspec.json.decode(name.removeprefix(NEWS), type=_News)
    room = house.rooms.get(news.table)
    if room is not None:
        _taken(room, news)


def _taken(room: Room, news: _News) -> bool:
    changed = room.calls.take(news.about, news.who, news.at)
    if changed:
        for watcher in room.watchers:
            if watcher.staff:
                watcher.wake()
    return changed
