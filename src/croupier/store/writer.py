"""One writer for all tables: whatever waits is written in one commit, and answered when it is durable.

While one commit is on its way to the disk the next group gathers, so that many tables share the price of a sync.
Start at `Writer.submit`.
"""

from __future__ import annotations

import threading
from collections import deque
from concurrent.futures import Future
from typing import Final

from croupier.store.log import Append, AppendAnswer, Log, LogError, Snapshot
from croupier.store.sound import sound_append

MOST_TOGETHER: Final = 512  # appends in one commit


class Writer:
    def __init__(self, log: Log) -> None:
        self._log = log
        self._waiting: deque[tuple[Append, Future[AppendAnswer]]] = deque()
        self._snapshots: list[Snapshot] = []
        self._something = threading.Condition()
        self._ending = False
        self._thread = threading.Thread(target=self._run, name="croupier-writer", daemon=True)
        self._thread.start()

    def submit(self, append: Append) -> Future[AppendAnswer]:
        """The answer comes when the append is durable, or a LogError when it could not be written."""
        sound_append(append)
        future: Future[AppendAnswer] = Future()
        with self._something:
            if self._ending:
                raise LogError("the log is closed")
            self._waiting.append((append, future))
            self._something.notify()
        return future

    def keep(self, snapshot: Snapshot) -> None:
        """Written with whatever is written next; nobody waits for it."""
        with self._something:
            self._snapshots.append(snapshot)
            self._something.notify()

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._something:
            self._ending = True
            self._something.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._something:
                self._something.wait_for(lambda: self._waiting or self._snapshots or self._ending)
            if not self._write_some():
                return

    def _write_some(self) -> bool:
        """Whatever waits, in one commit; whether there was anything."""
        with self._something:
            group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
            snapshots, self._snapshots = self._snapshots, []
        if not group and not snapshots:
            return False
        # whoever gave up waiting before it was written does not get it written
        self._write([one for one in group if one[1].set_running_or_notify_cancel()], snapshots)
        return True

    def _write(self, group: list[tuple[Append, Future[AppendAnswer]]], snapshots: list[Snapshot]) -> None:
        try:
            answers = self._log.append([append for append, _ in group], snapshots)
        except BaseException as error:  # whoever waits must hear of it, whatever it is
            for _, future in group:
                future.set_exception(error)
            return
        for (_, future), answer in zip(group, answers, strict=True):
            future.set_result(answer)
