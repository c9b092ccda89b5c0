"""The moments at which a floor is killed: around every step of a commit, a snapshot, a signature, a system call.

They are hooks hung into the process from outside; the program knows nothing of them. Start at `Killer`, `hang`.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final
from unittest import mock

import msgspec
from sqlalchemy import event

from croupier.store.heads import HeadsFile, SignedHead, Signer
from croupier.store.log import Append, Snapshot
from croupier.store.sqlite import SqliteLog
from croupier.store.writer import Writer
from durability.disk import FINE, HALF, Disk
from durability.scripts import phases_of

IN_A_COMMIT: Final = (
    *("before-submit", "begin", "entries-inserted", "commands-inserted", "before-commit", "write", "half-write"),
    *("sync", "after-commit", "after-submit", "before-acknowledging", "after-acknowledging"),
)
NOW_AND_THEN: Final = (
    *("before-keep", "after-keep", "snapshots-inserted", "before-signing", "after-signing", "head-half-written"),
    *("file-made", "file-sync", "head-written", "tapes-inserted", "editions-inserted"),
)


class Kill(msgspec.Struct, frozen=True):
    """The so-manieth time that a moment comes; or, in a phase, the first time after so many of its commands came."""

    moment: str
    number: int
    phase: str = ""


class Killer:
    def __init__(self, kill: Kill | None) -> None:
        self.counts: Counter[str] = Counter()
        self._kill = kill
        self.watches_the_disk = kill is not None and kill.moment in ("write", "half-write", "sync")
        self._armed = kill is not None and not kill.phase
        self._lock = threading.Lock()

    def at(self, moment: str) -> None:
        if self.due(moment):
            die()

    def due(self, moment: str) -> bool:
        with self._lock:
            self.counts[moment] += 1
            kill = self._kill
            if kill is None or not self._armed or kill.moment != moment:
                return False
            return bool(kill.phase) or self.counts[moment] == kill.number

    def submitting(self, append: Append) -> None:
        phases = phases_of(msgspec.json.decode(body)["event"] for body in append.events)
        with self._lock:
            self.counts.update(f"phase {phase}" for phase in phases)
            if self._kill and self._kill.phase in phases:
                self._armed = self._armed or self.counts[f"phase {self._kill.phase}"] >= self._kill.number


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(60)  # the signal is on its way


def hang(killer: Killer) -> None:
    """Hang hooks around the writer, the signer and the files, for the rest of this process's life."""
    submit, keep, sign, add, fsync = Writer.submit, Writer.keep, Signer.sign, HeadsFile.add, os.fsync
    fdopen = os.fdopen

    def submitting(self: Writer, append: Append) -> Any:
        killer.submitting(append)
        killer.at("before-submit")
        future = submit(self, append)
        killer.at("after-submit")
        return future

    def keeping(self: Writer, snapshot: Snapshot) -> None:
        killer.at("before-keep")
        keep(self, snapshot)
        killer.at("after-keep")

    def signing(self: Signer, **facts: Any) -> SignedHead:
        killer.at("before-signing")
        head = sign(self, **facts)
        killer.at("after-signing")
        return head

    def adding(self: HeadsFile, head: SignedHead) -> None:
        if killer.due("head-half-written"):
            line = msgspec.json.encode(head)
            with self.path.open("ab") as file:
                file.write(line[: len(line) // 2])
            die()
        add(self, head)
        killer.at("head-written")

    def syncing(file: int) -> None:
        killer.at("file-sync")
        fsync(file)

    def opening(*facts: Any, **more: Any) -> Any:
        killer.at("file-made")
        return fdopen(*facts, **more)

    _replace(os, "fdopen", opening)
    _replace(Writer, "submit", submitting)
    _replace(Writer, "keep", keeping)
    _replace(Signer, "sign", signing)
    _replace(HeadsFile, "add", adding)
    _replace(os, "fsync", syncing)
    if killer.watches_the_disk:
        Disk().install().rule = _calls(killer)


def hang_on(killer: Killer, log: SqliteLog) -> None:
    """Hang hooks around the transactions of a log."""
    engine = log._writing
    commit = engine.dialect.do_commit

    def inserted(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if statement.startswith("INSERT INTO"):
            killer.at(f"{statement.split()[2]}-inserted")

    def committing(connection: Any) -> None:
        killer.at("before-commit")
        commit(connection)
        killer.at("after-commit")

    event.listen(engine, "begin", lambda _connection: killer.at("begin"))
    event.listen(engine, "after_cursor_execute", inserted)
    _replace(engine.dialect, "do_commit", committing)


def _calls(killer: Killer) -> Callable[[str], int]:
    """Before a write, in the middle of one, before a sync."""
    halved = False

    def rule(call: str) -> int:
        nonlocal halved
        if halved:
            die()
        killer.at(call)
        halved = call == "write" and killer.due("half-write")
        return HALF if halved else FINE

    return rule


def _replace(of: Any, name: str, by: Any) -> None:
    mock.patch.object(of, name, by).start()
