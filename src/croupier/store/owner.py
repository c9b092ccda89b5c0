"""One floor at a time on a file: two that write to one would each deal on what it remembers.

The lock is the operating system's, on a file beside the database, and goes with its process however that ends. Whoever
reads, copies or verifies beside a running floor asks for no lock. Start at `own_file`.
"""

from __future__ import annotations

import os
import socket
import time
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from croupier.store.log import LogError

fcntl: Any = import_module("fcntl") if find_spec("fcntl") else None  # where there are no such locks nobody is kept out

_BESIDE: Final = "-owner"


class OwnedBy(msgspec.Struct, frozen=True):
    """Who has a floor's file: the process, its machine, and since when (seconds since 1970)."""

    process: int
    machine: str
    since: int


class FloorTaken(LogError):
    """Another floor runs on this file."""

    def __init__(self, file: Path, by: OwnedBy | None) -> None:
        super().__init__(f"{file} belongs to a floor that runs already: stop that one first, or name another database")
        self.file, self.by = file, by


def utc(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(seconds))


class Owner:
    """Whoever holds it is the one floor of a file; where there is no file, of nothing."""

    def __init__(self, beside: Path | None = None, descriptor: int = -1) -> None:
        self._beside, self._descriptor = beside, descriptor

    def let_go(self) -> None:
        if self._beside is not None:
            with suppress(OSError):
                self._beside.unlink()
            os.close(self._descriptor)
            self._beside = None


def own_file(database: str) -> Owner:
    """Become the floor of an SQLite file, by whatever name it goes; a FloorTaken where there is one."""
    if "://" in database and not database.startswith("sqlite://"):
        return Owner()  # PostgreSQL has leases, and as many workers as one likes
    if fcntl is None:
        return Owner()
    file = Path(database.removeprefix("sqlite://").removeprefix("/") if "://" in database else database)
    try:
        real = file.resolve()
        beside = real.with_name(f"{real.name}{_BESIDE}")
        descriptor = _locked(file, beside)
    except (OSError, ValueError):  # no such folder, or one that may not be written: whoever opens the file says so
        return Owner()
    written = msgspec.json.encode(OwnedBy(os.getpid(), socket.gethostname(), int(time.time())))
    with suppress(OSError):  # on a full disk it cannot be said who has it; that someone has it is known all the same
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, written, 0)
    return Owner(beside, descriptor)


def _locked(file: Path, beside: Path) -> int:
    while True:
        descriptor = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if _is_there(beside, descriptor):
                return descriptor
        except BlockingIOError:
            by = _read(descriptor)
            os.close(descriptor)
            raise FloorTaken(file, by) from None
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)  # whoever had it took the file away just now


def _is_there(beside: Path, descriptor: int) -> bool:
    with suppress(FileNotFoundError):
        return beside.stat().st_ino == os.fstat(descriptor).st_ino
    return False


def _read(descriptor: int) -> OwnedBy | None:
    try:
        return msgspec.json.decode(os.pread(descriptor, 4_096, 0), type=OwnedBy)
    except (OSError, msgspec.DecodeError):
        return None
