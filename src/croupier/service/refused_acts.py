"""Acts that were asked for and refused, kept for inspectors: nothing happened by them, so no log of a table has them.

A file beside the keys, of a bounded size, written apart from whoever waits for an answer. It is a help to whoever
inspects and no evidence: it is in no chain, and a copy of the floor does not have it (decision 0041). Start at
`RefusedActs.keep`.
"""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec

FILE: Final = "refused.jsonl"
_BEFORE: Final = "refused.1.jsonl"  # what was there before the file was full
_LARGEST: Final = 4 * 1024 * 1024  # bytes of each of the two
_LONGEST: Final = 4_000  # of one line
_WAITING: Final = 2_000  # lines that may wait to be written; who sends more a second is not kept whole
_SEALED: Final = frozenset(("place-secret-wager",))  # on what and how much is nobody's business, refused or not

log = logging.getLogger("croupier")


class RefusedAct(msgspec.Struct, frozen=True):
    """`reason` is the book's, with its clauses and facts; or the code of why the floor did not even judge it."""

    at: int
    stream: str
    by: str
    role: str
    rank: str
    command: str
    reason: str
    clauses: tuple[str, ...] = ()
    facts: dict[str, Any] = {}
    book: str = ""


class RefusedActs:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._writer = ThreadPoolExecutor(1, "croupier-refused")
        self._room = threading.BoundedSemaphore(_WAITING)
        self._failed = False

    def keep(self, one: RefusedAct) -> None:
        """Have it written in its turn; what cannot be kept is no reason to answer later."""
        if not self._room.acquire(blocking=False):
            return
        with contextlib.suppress(RuntimeError):  # the floor stops
            self._writer.submit(self._write, one)

    def _write(self, one: RefusedAct) -> None:
        try:
            plain = msgspec.structs.replace(one, facts={}) if one.command in _SEALED else one
            line = msgspec.json.encode(plain, enc_hook=str)
            if len(line) > _LONGEST:
                line = msgspec.json.encode(msgspec.structs.replace(plain, facts={}, clauses=plain.clauses[:8]))
            path = self._folder / FILE
            if path.exists() and path.stat().st_size > _LARGEST:
                path.replace(self._folder / _BEFORE)
            with path.open("ab") as file:
                file.write(line + b"\n")
            self._failed = False
        except (OSError, ValueError, TypeError) as error:
            if not self._failed:
                log.warning("a refused act was not kept: %s", error)
            self._failed = True
        finally:
            self._room.release()

    def all(self) -> Iterator[RefusedAct]:
        """What is kept, the oldest first; a line that is none is passed over."""
        self._flush()
        for name in (_BEFORE, FILE):
            try:
                lines = (self._folder / name).read_bytes().splitlines()
            except OSError:
                continue
            for line in lines:
                with contextlib.suppress(msgspec.DecodeError):
                    yield msgspec.json.decode(line, type=RefusedAct)

    def _flush(self) -> None:
        with contextlib.suppress(RuntimeError):
            self._writer.submit(int).result(5)

    def close(self) -> None:
        self._writer.shutdown()
