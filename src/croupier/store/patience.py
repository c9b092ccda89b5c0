"""How long a log waits for its database: for ever, unless a floor watches it.

A store that is asked over a line says more (postgres.py); a file is there or is not. Start at `Patience`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from croupier.store.log import Unavailable


class Patience:
    """What a log knows of waiting, besides what it keeps."""

    may_be_in_doubt = False  # whether an append that failed as Unavailable may have been written all the same

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._patient: float = -1  # seconds to wait for whoever writes just now; for ever where nobody watches

    def watch(self, changed: Callable[[], None]) -> None:
        """Limit how long anything waits, and watch whether the database answers; `changed` is told, from any thread."""

    @property
    def silent(self) -> bool:
        """Whether the database is known not to answer just now: whoever asks it hears so at once."""
        return False

    def _awake(self) -> None:
        """Raise Unavailable where the database is known not to answer."""

    @contextmanager
    def _alone_here(self) -> Iterator[None]:
        """One thread of this process writes at a time; the others do not wait for ever."""
        if not self._lock.acquire(timeout=self._patient):
            raise Unavailable("the database takes too long over what is written just now: this was not written")
        try:
            yield
        finally:
            self._lock.release()
