"""Calls for a supervisor: someone at a table asks for one, and a supervisor says that they come.

No book speaks of it, so it is in no log: a call is kept in the room, and the other workers of the floor are told.
Start at `Calls.take`; what a page's message comes to is in calling.py.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from croupier.table import Instant

About: TypeAlias = Literal["call", "answer-call", "end-call"]
ABOUTS: Final[tuple[About, ...]] = ("call", "answer-call", "end-call")
NEWS: Final = "call "  # before what happened, among the names of tables that are in the news


class StaffCall(msgspec.Struct, frozen=True, omit_defaults=True):
    """Someone wants a supervisor at their table."""

    by: str
    at: Instant
    answered_by: str = ""
    answered_at: Instant | None = None


class CallNews(msgspec.Struct, frozen=True, array_like=True):
    """What one worker tells the others."""

    table: str
    about: About
    who: str
    at: Instant

    def written(self) -> str:
        return NEWS + msgspec.json.encode(self).decode()


def read_news(text: str) -> CallNews:
    return msgspec.json.decode(text.removeprefix(NEWS), type=CallNews)


class Calls:
    """The call of one table, if there is one."""

    def __init__(self) -> None:
        self.now: StaffCall | None = None
        self._at: Instant = 0  # when it last changed: news may come late

    def stamp(self, now: Instant) -> Instant:
        """When something happens here: after all that is known, though another worker's clock may be ahead."""
        return max(now, self._at + 1)

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
