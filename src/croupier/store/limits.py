"""How long a client waits for PostgreSQL: a server that is frozen, or a line that died, fires no time limit of its own.

Every round trip of a `LimitedConnection` ends in time, with an error that says so; the connection is given up then,
since what became of the question is not known. `Heartbeat` asks all the while whether the server answers. Start there.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator
from time import monotonic
from typing import Any, Final

import psycopg
from psycopg import waiting

CONNECTING: Final = 8  # seconds
ROUND_TRIP: Final = 4.0  # seconds after which a question to a silent server is given up
_OF_A_BUSY_ONE: Final = 30.0  # seconds that a question may take while the server answers others
_SILENCE: Final = 3.0  # seconds without any answer after which the server is silent
_BEAT: Final = 0.5  # seconds between two questions whether the server answers
_LOOK: Final = 0.1  # seconds between two looks whether anything was answered
# a line that died without a word: the operating system notices within about ten seconds
KEEPALIVE: Final = {
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# the same for the server's end: a worker whose machine is gone without a word keeps neither leases nor locks
SERVER_KEEPALIVE: Final = " ".join(
    f"-c {name}={value}"
    for name, value in {
        "tcp_keepalives_idle": 5,
        "tcp_keepalives_interval": 2,
        "tcp_keepalives_count": 3,
        "tcp_user_timeout": 10_000,
    }.items()
)


class WaitLimit:
    """How long the questions of one log may take; as long as they like where no floor waits, as for a verification.

    A server that is busy is not taken for one that is frozen: as long as anything is answered on any connection, a
    question may take its time.
    """

    def __init__(self) -> None:
        self.seconds: float | None = None
        self.answers = 0  # so far, on all connections
        self.silent = False

    def is_over(self, passed: float, *, patient: bool) -> bool:
        if self.seconds is None:
            return False
        return passed > (self.seconds if self.silent and not patient else _OF_A_BUSY_ONE)


class LimitedConnection(psycopg.Connection[Any]):
    """A connection that gives up a question which is not answered in time, and itself with it."""

    limit: WaitLimit | None = None
    patient = False  # also with a silent server: whoever asks whether it answers wants to hear when it does again

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        if self.limit is None or timeout is not None:
            return super().wait(gen, interval, timeout)
        return super().wait(self._in_time(gen, self.limit), interval)

    def _in_time(self, gen: Any, limit: WaitLimit) -> Generator[Any, Any, Any]:
        """The driver's own question, which is told of every interval in which nothing came."""
        began, heard = monotonic(), False
        try:
            wants = next(gen)
            while True:
                ready = yield wants
                heard = heard or bool(ready and ready & waiting.READY_R)
                passed = monotonic() - began
                if not ready and limit.is_over(passed, patient=self.patient):
                    self.pgconn.finish()
                    raise psycopg.OperationalError(f"no answer within {passed:.0f} seconds")
                wants = gen.send(ready)
        except StopIteration as ended:
            limit.answers += heard  # some questions need no answer: nothing to roll back, say
            return ended.value


class Heartbeat:
    """Whether the server answers: one thread asks, on a connection of its own, another looks whether anything came."""

    def __init__(self, connect: Callable[[], LimitedConnection], limit: WaitLimit, changed: Callable[[], None]) -> None:
        self._connect, self._limit, self._changed = connect, limit, changed
        self._connection: LimitedConnection | None = None
        self._refused = False  # it said no, so nobody need wait to know
        self._ending = threading.Event()
        self._threads = [
            threading.Thread(target=work, name=f"croupier-{name}", daemon=True)
            for name, work in (("heartbeat", self._ask_on), ("silence", self._look_on))
        ]
        for thread in self._threads:
            thread.start()

    def _ask_on(self) -> None:
        while not self._ending.wait(_BEAT):
            try:
                if self._connection is None:
                    self._connection = self._connect()
                    self._connection.patient = True
                self._connection.execute("SELECT 1")
                self._refused = False
            except Exception:  # whatever it is: it did not answer
                self._refused = True
                self._forget()
        self._forget()

    def _look_on(self) -> None:
        """Time in which this process itself did not run is nobody's silence."""
        answers, unheard, before = self._limit.answers, 0.0, monotonic()
        while not self._ending.wait(_LOOK):
            now = monotonic()
            if self._limit.answers != answers:
                answers, unheard, self._refused = self._limit.answers, 0.0, False
            else:
                unheard += min(now - before, 2 * _LOOK)
            before = now
            silent = self._refused or unheard > _SILENCE
            if silent is not self._limit.silent:
                self._limit.silent = silent
                self._changed()

    def _forget(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """A thread that still waits for a server ends with the process."""
        self._ending.set()
        for thread in self._threads:
            thread.join(2 * _BEAT)
