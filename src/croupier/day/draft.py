"""A floor in memory, whose streams go into a real log in large commits: nobody waits for each act of a day long over.

What is written is the same to the last byte, only sooner. Start at `drafted`.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager

from croupier.floor import Floor
from croupier.floor.floor import JudgedCommand
from croupier.store.copying import copy_streams
from croupier.store.log import AppendAnswer, Log
from croupier.store.memory import MemoryLog


class DraftFloor(Floor):
    """Writes at once, in this thread: there is no disk to wait for."""

    def submit(self, asked: JudgedCommand) -> Future[AppendAnswer]:
        answer: Future[AppendAnswer] = Future()
        answer.set_result(self.log.append([asked.append])[0])
        return answer


@contextmanager
def drafted(log: Log) -> Iterator[Floor]:
    """What is played here is in the log afterwards, with a snapshot of each stream; nothing of it where it failed."""
    draft = MemoryLog()
    floor = DraftFloor(draft)
    try:
        yield floor
    finally:
        floor.close()
    copy_streams(draft, log)
    snapshots = (draft.snapshot(stream) for stream in draft.tables())
    log.append([], [one for one in snapshots if one is not None])
