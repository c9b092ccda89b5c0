"""The workers of a Dask cluster as those who verify: each asked anew, and each with the same Croupier as this one.

What a verification says stands on a database that anyone may have changed since, so that nothing of it is taken from
memory. Whoever waits for a cluster looks now and then whether somebody works there. Start at `on_cluster`.
"""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from croupier.netstrings import netstrings
from croupier.store.log import LogError

P = ParamSpec("P")
T = TypeVar("T")

NOBODY: Final = 20.0  # seconds without any worker, after which none is waited for: one that ended may be started again
SILENT: Final = 120.0  # seconds without an answer of the scheduler; where it ends, its connection says so at once
_ANSWER: Final = 5.0  # seconds that the scheduler has to say who works
_HOME: Final = Path(__file__).parent.parent
_AGAIN: Final = "nothing was changed, try again"


class WorkerLost(LogError):
    """Whoever verified a part is gone, and nothing is known of that part."""


class OnCluster(Executor):
    def __init__(self, client: Any, on: str) -> None:
        self._client, self._on = client, on
        # not pure: the same log asked for again, by whomever, is read again
        self._executor: Executor = client.get_executor(pure=False)
        self._heard = self._somebody = time.monotonic()  # when the scheduler answered, and when somebody was there

    def submit(self, work: Callable[P, T], /, *words: P.args, **facts: P.kwargs) -> Future[T]:
        return self._executor.submit(work, *words, **facts)

    def look(self) -> None:
        """A WorkerLost where nobody works any more, and nobody came for a while; a slow scheduler is waited for."""
        now = time.monotonic()
        try:
            there = self._client.sync(self._client.scheduler.ncores, callback_timeout=_ANSWER)
        except Exception as error:
            if now - self._heard > SILENT:
                why = f"answers no more ({type(error).__name__})"
                raise WorkerLost(f"the scheduler at {self._on} {why}; {_AGAIN}") from None
            return
        self._heard = now
        if there:
            self._somebody = now
        elif now - self._somebody > NOBODY:
            raise WorkerLost(f"the cluster at {self._on} has no workers any more; {_AGAIN}")


@contextmanager
def on_cluster(on: str) -> Iterator[OnCluster]:
    from croupier.simulate.run import connected

    with _silent(), connected(on) as client:
        from distributed import KilledWorker

        try:
            yield OnCluster(client, on)
        except CancelledError:
            raise WorkerLost(f"the scheduler at {on} ended before all was verified; {_AGAIN}") from None
        except KilledWorker:
            raise WorkerLost(f"one worker of {on} after another ended at the same table; {_AGAIN}") from None


@contextmanager
def _silent() -> Iterator[None]:
    """Without what Dask writes on its own about what is told in a sentence anyway."""
    with suppress(ImportError):
        import distributed  # noqa: F401  # which makes its loggers
    known = (one for one in logging.root.manager.loggerDict.values() if isinstance(one, logging.Logger))
    loud = [one for one in known if one.name.split(".")[0] == "distributed" and not one.disabled]
    for one in loud:
        one.disabled = True
    try:
        yield
    finally:
        for one in loud:
            one.disabled = False


# --- at a worker ---------------------------------------------------------------------------------


@cache
def code() -> str:
    """A digest of every source of this Croupier: another may decide otherwise, whatever it calls itself."""
    sources = sorted((one.relative_to(_HOME).as_posix(), one) for one in _HOME.rglob("*.py"))
    return sha256(
        netstrings(*(part for name, one in sources for part in (name.encode(), one.read_bytes())))
    ).hexdigest()


def expect_this_code(asked: str) -> None:
    """What another Croupier says of a log is not what this one would say."""
    if asked != code():
        raise LogError("it has another Croupier than the one that asks, though of the same release: install the same")


def here() -> str:
    """Which machine this is, for whoever looks for what is wrong with it."""
    return socket.gethostname()
