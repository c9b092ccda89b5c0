"""The house's own terminals: browsers that a manager or administrator has made one, on the machine itself.

A terminal is a token in a cookie, of which the house log has the digest and a name, and nothing else has anything: who
took it away again, and when, stands there too. It knows no person and no play; which tables it matters at is the
book's row on devices. Start at `HouseTerminals`, and at `barred` for a patron's own device.
"""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec

from croupier.clauses import Clauses
from croupier.netstrings import netstrings
from croupier.service.room import Room
from croupier.service.stream_room import StreamRoom
from croupier.store.house import HouseNote
from croupier.store.sql import SqlLog
from croupier.table import Instant
from croupier.table.machine import VIRTUAL

MOST: Final = 1000  # terminals at once
_MADE, _TAKEN = "terminal-made", "terminal-taken"


class HouseTerminal(msgspec.Struct, frozen=True):
    """`id` is the digest of its token, by which nobody can be one."""

    id: str
    name: str
    at: Instant
    by: str


class TooManyTerminals(Exception):
    """No floor has so many: one that stands nowhere any more is taken away first."""


def id_of(token: str) -> str:
    """As the house log has it."""
    return sha256(netstrings(b"croupier-terminal/1", token.encode("utf-8", "replace"))).hexdigest() if token else ""


class HouseTerminals:
    """Any thread may ask."""

    def __init__(self, log: SqlLog, clock: Callable[[], Instant]) -> None:
        self._log, self._clock = log, clock
        self._lock = threading.Lock()
        self._read = 0  # of the house log
        self._there: dict[str, HouseTerminal] = {}

    def there(self) -> dict[str, HouseTerminal]:
        """Read on in the house log: another worker may have written there."""
        with self._lock:
            for entry in self._log.house_log(self._read):
                self._read, note = entry.number, entry.note
                if note.kind == _MADE:
                    id, name = str(note.facts["terminal"]), str(note.facts["name"])
                    self._there[id] = HouseTerminal(id, name, note.at, note.by)
                elif note.kind == _TAKEN:
                    self._there.pop(str(note.facts["terminal"]), None)
            return dict(self._there)

    def is_one(self, id: str) -> bool:
        return bool(id) and id in self.there()

    def make(self, name: str, by: str) -> tuple[str, HouseTerminal]:
        """The token of a new one, told this once, and what is known of it."""
        if len(self.there()) >= MOST:
            raise TooManyTerminals
        token = secrets.token_urlsafe(32)
        self._note(_MADE, by, terminal=id_of(token), name=name)
        return token, self.there()[id_of(token)]

    def take(self, id: str, by: str) -> bool:
        """It is no terminal any more, wherever it is open; whether it was one."""
        found = self.there().get(id)
        if found is not None:
            self._note(_TAKEN, by, terminal=id, name=found.name)
        return found is not None

    def _note(self, kind: str, by: str, **facts: str) -> None:
        self._log.note(HouseNote(at=self._clock(), kind=kind, by=by, facts=dict(facts)))


def barred(room: StreamRoom) -> Clauses:
    """By which a patron's own device is not for this table: it is dealt by hand, and the book bars whatever is able.

    A device that a book bars for its purpose alone may be used for another, and a virtual shoe cannot be followed.
    """
    if not isinstance(room, Room):
        return ()
    row = room.book.conduct.forbidden("device")
    setup = room.table.setup or room.card.setup
    return row.clauses if row is not None and row.able and setup.shoe != VIRTUAL else ()
