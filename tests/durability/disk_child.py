"""The process whose disk fails: for one n after another, a short day whose n-th write, truncation or sync fails.

A fault comes once, or for good; with EIO, or ENOSPC; at once, or after half of the bytes were written. What is wrong
afterwards is said on standard output, one JSON line for every n. Start at `main`.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
from sqlalchemy import Engine, event

from croupier.floor import Floor
from croupier.store.log import LogError
from croupier.store.sqlite import SqliteLog, open_sqlite
from durability.afterwards import look
from durability.disk import FINE, HALF, Disk, NoHold, can_be_held
from durability.playing import DATABASE, Paper, play
from durability.scripts import Script, pack, unpack

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


class Numbers(msgspec.Struct, frozen=True):
    """Which calls fail, each on a day of its own: this one, and every so many-th after it."""

    first: int = 1
    step: int = 1


class Tried(msgspec.Struct, frozen=True):
    """What came of the n-th call failing; `calls` were made in all before the fault was lifted.

    `failed` is what that call was for, or nothing where there was no such call.
    """

    n: int
    calls: int
    failed: str
    refused: list[str]
    trouble: str = ""


class Failing:
    """A rule for the disk: the n-th call fails, and those after it if it fails for good."""

    def __init__(self, fault: Fault, n: int) -> None:
        self.calls = 0
        self.failed = ""
        self._fault, self._n = fault, n
        self._halved = False

    def __call__(self, call: str) -> int:
        self.calls += 1
        if self._halved or (self.calls > self._n and not self._fault.once):
            self._halved = False
            return self._fault.error
        if self.calls != self._n:
            return FINE
        self.failed = call
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


def attempt(session: Session, *, once: bool) -> tuple[list[str], bool]:
    """Play while the disk may fail; what was refused, and whether the day was done nevertheless."""
    refused = list[str]()
    for _ in range(TRIES if once else 2):
        try:
            session.try_on()
            session.leave()
            return refused, True
        except LogError as error:
            refused.append(str(error))
    session.leave()
    assert not once, "one fault stopped the day for good"
    return refused, False


def mend(session: Session, *, done: bool) -> None:
    """The disk is well again: everything must hold, and the day goes on to its end."""
    look(session.folder, (session.script,), ended=done)
    if not done:
        session.try_on()
        session.leave()
        look(session.folder, (session.script,), ended=True)


def tried(disk: Disk, fault: Fault, n: int, session: Session) -> Tried:
    """One day with the n-th call failing, and what must hold after it."""
    failing, refused = Failing(fault, n), list[str]()
    disk.rule = failing
    try:
        try:
            refused, done = attempt(session, once=fault.once)
        finally:
            disk.rule = lambda call: FINE
        mend(session, done=done)
    except BaseException:
        return Tried(n, failing.calls, failing.failed, refused, traceback.format_exc())
    return Tried(n, failing.calls, failing.failed, refused)


def every(fault: Fault, script: Script, numbers: Numbers) -> Iterator[Tried]:
    """Every such n until the day makes fewer calls than that."""
    disk = Disk(syncs=False).install()
    for n in count(numbers.first, numbers.step):
        with TemporaryDirectory() as folder:
            found = tried(disk, fault, n, Session(Path(folder), script))
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


def every_by_strace(fault: Fault, script: Script) -> Iterator[Tried]:
    """The same where SQLite cannot be taken hold of: the kernel's answers are changed, and a day is a process."""
    strace = shutil.which("strace")
    if strace is None:
        raise NoHold("SQLite cannot be taken hold of here and there is no strace: no disk fault can be tried")
    n = 0
    for call in ("pwrite64", "fdatasync"):
        with TemporaryDirectory() as folder:
            seen = Path(folder) / "seen"
            _strace(strace, [f"trace={call}"], script, "once", Path(folder), seen)
            calls = len(seen.read_bytes().splitlines())
        for number in range(1, calls + 1):
            n += 1
            when = f"{number}" if fault.once else f"{number}+"
            inject = f"inject={call}:error={errno.errorcode[fault.error]}:when={when}"
            with TemporaryDirectory() as folder:
                session = Session(Path(folder), script)
                try:
                    how = "once" if fault.once else "for-good"
                    refused, done = _strace(strace, [f"trace={call}", inject], script, how, session.folder)
                    mend(session, done=done)
                except BaseException:
                    yield Tried(n, n, call, [], traceback.format_exc())
                    return
            yield Tried(n, n, call, refused)
    yield Tried(n + 1, n, "", [])


def _strace(
    strace: str, what: list[str], script: Script, how: str, folder: Path, out: Path = Path(os.devnull)
) -> tuple[list[str], bool]:
    (folder / "script").write_bytes(pack((script,)))
    said = [word for one in what for word in ("-e", one)]
    command = [sys.executable, "-m", "durability.disk_child", str(folder / "script"), "under-strace", how, str(folder)]
    done = subprocess.run([strace, "-f", "-qq", "-o", str(out), *said, *command], capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=tuple[list[str], bool])


def main() -> None:
    @event.listens_for(Engine, "connect")
    def often(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")

    what, (script,) = sys.argv[2], unpack(Path(sys.argv[1]).read_bytes())
    match what:
        case "sync":
            lines: Iterator[object] = iter((synced(script),))
        case "under-strace":
            once, folder = sys.argv[3] == "once", Path(sys.argv[4])
            lines = iter((attempt(Session(folder, script), once=once),))
        case "strace":
            lines = every_by_strace(msgspec.json.decode(sys.argv[3], type=Fault), script)
        case _:
            fault, numbers = msgspec.json.decode(what, type=tuple[Fault, Numbers])
            lines = every(fault, script, numbers) if can_be_held() else every_by_strace(fault, script)
    for line in lines:
        sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")


if __name__ == "__main__":
    main()
