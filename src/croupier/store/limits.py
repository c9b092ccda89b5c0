"""How long a client waits for PostgreSQL: a server that is frozen, or a line that died, fires no time limit of its own.

Every round trip of a `LimitedConnection` ends in time, with an error that says so; the connection is given up then,
since what became of the question is not known. `Heartbeat` asks all the while whether the server answers. Start there.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

import psycopg
from psycopg import waiting

CONNECTING: Final = 3  # seconds
ROUND_TRIP: Final = 4.0  # seconds that a question of a floor may take
_BEAT: Final = 0.5  # seconds between two questions whether the server answers
_BEAT_LIMIT: Final = 2.0  # seconds for the answer
# a line that died without a word: the operating system notices within about ten seconds
KEEPALIVE: Final = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


class WaitLimit:
    """Seconds for one round trip; none where whoever asks has all the time, such as a verification."""

    def __init__(self) -> None:
        self.seconds: float | None = None


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that gives up a question which is not answered in time, and itself with it."""

    limit: WaitLimit | None = None

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        seconds = self.limit.seconds if self.limit is not None and timeout is None else None
        if seconds is None:
            return super().wait(gen, interval, timeout)
        try:
            return waiting.wait(gen, self.pgconn.socket, interval, seconds)
        except psycopg.errors._WaitTimeout:
            self.pgconn.finish()
            raise psycopg.OperationalError(f"no answer within {seconds:g} seconds") from None


class Heartbeat:
    """Whether the server answers: asked on a connection of its own, by a thread of its own, until it is closed."""

    def __init__(self, connect: Callable[[WaitLimit], psycopg.Connection[Any]], changed: Callable[[], None]) -> None:
        self._connect, self._changed = connect, changed
        self._limit = WaitLimit()
        self._limit.seconds = _BEAT_LIMIT
        self._connection: psycopg.Connection[Any] | None = None
        self._ending = threading.Event()
        self.silent_since: float | None = None  # by the machine's counter, or nothing while it answers
        self._thread = threading.Thread(target=self._run, name="croupier-heartbeat", daemon=True)
        self._thread.start()

    @property
    def silent(self) -> bool:
        return self.silent_since is not None

    def _run(self) -> None:
        while not self._ending.wait(_BEAT):
            answers = self._answers()
            if answers is self.silent:  # it is otherwise than it was
                self.silent_since = None if answers else monotonic()
                self._changed()
        self._forget()

    def _answers(self) -> bool:
        try:
            if self._connection is None:
                self._connection = self._connect(self._limit)
            self._connection.execute("SELECT 1")
        except Exception:  # whatever it is: it did not answer
            self._forget()
            return False
        return True

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        self._ending.set()
        self._thread.join(_BEAT_LIMIT + CONNECTING + 1)
