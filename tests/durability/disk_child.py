"""The process whose disk fails: for every n, a short day on a disk whose n-th write, truncation or sync fails.

A fault comes once, or for good; with EIO, or ENOSPC; at once, or after half of the bytes were written. What is wrong
afterwards is said on standard output, one JSON line for every n. Start at `main`.
"""

from __future__ import annotations

import errno
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from sqlalchemy import Engine, event

from croupier.floor import Floor
from croupier.store.log import LogError
from croupier.store.sqlite import SqliteLog, open_sqlite
from durability.afterwards import look
from durability.disk import FINE, HALF, Disk
from durability.playing import DATABASE, Paper, play
from durability.scripts import Script, unpack

CHECKPOINT: Final = 8  # pages: a checkpoint every other command
TRIES: Final = 4  # of one who sends a command again, where one fault is all there is


class Fault(msgspec.Struct, frozen=True):
    """How the n-th call fails."""

    error: int
    once: bool
    half: bool = False  # only a write can

    def __str__(self) -> str:
        says = f"{errno.errorcode[self.error]} {'once' if self.once else 'for-good'}"
        return f"{says} after-half" if self.half else says


class Tried(msgspec.Struct, frozen=True):
    """What came of the n-th call failing; `calls` were made in all before the fault was lifted."""

    n: int
    calls: int
    refused: list[str]
    trouble: str = ""


class Failing:
    """A rule for the disk: the n-th call fails, and those after it if it fails for good."""

    def __init__(self, fault: Fault, n: int) -> None:
        self.calls = 0
        self._fault, self._n = fault, n
        self._halved = False

    def __call__(self, call: str) -> int:
        self.calls += 1
        if self._halved or (self.calls > self._n and not self._fault.once):
            self._halved = False
            return self._fault.error
        if self.calls != self._n:
            return FINE
        self._halved = self._fault.half and call == "write"  # the rest of the bytes is the next call
        return HALF if self._halved else self._fault.error


class Session:
    """Somebody who plays a script and sends again what had no answer, on one floor as long as there is one."""

    def __init__(self, folder: Path, script: Script) -> None:
        self.folder, self.script, self.paper = folder, script, Paper(folder)
        self.log: SqliteLog | None = None
        self.floor: Floor | None = None

    def try_on(self) -> None:
        if self.floor is None or self.log is None:
            self.log = open_sqlite(self.folder / DATABASE)
            self.floor = Floor(self.log)
        play(self.floor, self.log, self.script, self.paper, resend=1)

    def leave(self) -> None:
        if self.floor is not None and self.log is not None:
            self.floor.close()
            self.log.close()
        self.floor = self.log = None


def tried(disk: Disk, fault: Fault, n: int, folder: Path, script: Script) -> Tried:
    """One day with the n-th call failing, and what must hold after it."""
    failing, refused, trouble = Failing(fault, n), list[str](), ""
    session, done = Session(folder, script), False
    disk.rule = failing
    try:
        try:
            for _ in range(TRIES if fault.once else 2):
                try:
                    session.try_on()
                    done = True
                    break
                except LogError as error:
                    refused.append(str(error))
            assert done or not fault.once, "one fault stopped the day for good"
            session.leave()
        finally:
            disk.rule = lambda call: FINE
        look(folder, (script,), ended=done)
        if not done:
            session.try_on()
            session.leave()
            look(folder, (script,), ended=True)
    except BaseException:
        trouble = traceback.format_exc()
    return Tried(n, failing.calls, refused, trouble)


def every(fault: Fault, script: Script) -> Iterator[Tried]:
    """Every n until the day makes fewer calls than that."""
    disk = Disk(syncs=False).install()
    n = 0
    while True:
        n += 1
        with TemporaryDirectory() as folder:
            found = tried(disk, fault, n, Path(folder), script)
        yield found
        if n > found.calls or found.trouble:
            return


def synced(script: Script) -> dict[str, int]:
    """How many commands were acknowledged, and how many of them while the write-ahead log was not on the disk."""
    disk, unsynced = Disk().install(), 0

    def look_at_the_disk() -> None:
        nonlocal unsynced
        unsynced += bool(disk.unsynced)

    with TemporaryDirectory() as folder:
        log, paper = open_sqlite(Path(folder) / DATABASE), Paper(Path(folder))
        floor = Floor(log)
        play(floor, log, script, paper, before=look_at_the_disk)
        floor.close()
        log.close()
        return {"acknowledged": len(paper.lines()), "unsynced": unsynced}


def main() -> None:
    @event.listens_for(Engine, "connect")
    def often(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")

    (script,) = unpack(Path(sys.argv[1]).read_bytes())
    if sys.argv[2] == "sync":
        sys.stdout.buffer.write(msgspec.json.encode(synced(script)) + b"\n")
        return
    for found in every(msgspec.json.decode(sys.argv[2], type=Fault), script):
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
