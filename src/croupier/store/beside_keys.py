"""Lines beside the keys, only ever added to: what a copy of the database from before must not bring back.

Start at `BesideKeys`.
"""

from __future__ import annotations

import os
from pathlib import Path

from croupier.store.durable import sync_folder
from croupier.store.log import LogError


class BesideKeys:
    def __init__(self, path: Path, what: str) -> None:
        """`what` is in it, for whoever is told that it cannot be written."""
        self.path, self._what = path, what

    def begin(self) -> None:
        """It is there from the first start on: where it is missing it was lost, and not left out."""
        if not self.path.exists():
            self.append(b"")

    def append(self, line: bytes) -> None:
        """Durable when this returns."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = os.open(self.path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o600)
            try:
                size = os.fstat(file).st_size
                if line and size and os.pread(file, 1, size - 1) != b"\n":
                    line = b"\n" + line  # a line cut off by a crash stays as it is
                os.write(file, line)
                os.fsync(file)
            finally:
                os.close(file)
            sync_folder(self.path.parent)
        except OSError as error:
            raise LogError(f"{self.path}: {self._what} cannot be written: {error.strerror}") from error

    def lines(self) -> list[bytes]:
        """As they are: one that was cut off is for whoever reads to leave out."""
        try:
            return self.path.read_bytes().splitlines()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise LogError(f"{self.path} cannot be read: {error.strerror}") from error
