"""A verification in a process of its own, so that no table waits for it: what it finds comes as lines of JSON.

It is told on one line of its input which log, which streams and which language, and reads the log and nothing else.
Ended from outside at any time, it leaves nothing behind. Start at `main`; service/verifying.py is who runs it.
"""

from __future__ import annotations

import contextlib
import os
import sys
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Final, Literal

import msgspec

from croupier.languages import Speaker
from croupier.ledger import Breach
from croupier.store.log import LogError
from croupier.store.opening import open_log
from croupier.verify import Finding, Verified, verify_log
from croupier.verify.beside import floor_check_of, heads_in, keys_published_in, unreadable_in

_EVERY: Final = 400  # entries between two lines of progress
_SHOWN: Final = 200  # findings told one by one; after these only counted
_POLITE: Final = 10  # it makes way for whatever else the machine has to do


class VerifyAsked(msgspec.Struct, frozen=True):
    database: str
    keys: str
    language: str = "en"
    streams: tuple[str, ...] = ()  # all where none is said
    witness: str = ""


class VerifyProgress(msgspec.Struct, frozen=True, tag="progress", tag_field="told"):
    stream: str
    entries: int  # of this stream so far
    through: int  # of all
    of: int
    findings: int


class VerifyStream(msgspec.Struct, frozen=True, tag="stream", tag_field="told"):
    """A stream was gone through."""

    stream: str
    entries: int
    commands: int
    coups: int
    shoes: int
    heads: int
    findings: int
    notes: tuple[str, ...]


class VerifyFinding(msgspec.Struct, frozen=True, tag="finding", tag_field="told"):
    kind: str
    stream: str
    entry: int
    says: str
    clauses: tuple[str, ...]


class VerifyEnd(msgspec.Struct, frozen=True, tag="end", tag_field="told"):
    """All was gone through, or it could not be: `outcome` says which. `vouched` is the newest head that was met."""

    outcome: Literal["sound", "wrong", "not-possible", "taken"]  # by somebody else who watches one
    findings: int = 0
    vouched: int = 0


Line = VerifyProgress | VerifyStream | VerifyFinding | VerifyEnd


class _Telling:
    def __init__(self, asked: VerifyAsked, of: int) -> None:
        self._speaker, self._where = Speaker(asked.language), f"{Path(asked.keys)}{os.sep}"
        self._of, self._done, self._next, self.found = of, 0, 0, 0

    def progress(self, verified: Verified) -> None:
        through = self._done + verified.tally.entries
        if through >= self._next:
            self._next = through + _EVERY
            tell(VerifyProgress(verified.table, verified.tally.entries, through, self._of, self.found))

    def __call__(self, one: Finding | Verified) -> None:
        if isinstance(one, Verified):
            tally = one.tally
            self._done += tally.entries
            notes = tuple(self._speaker.said(note) for note in one.notes)
            counts = (tally.entries, tally.commands, tally.coups, tally.shoes, tally.heads)
            tell(VerifyStream(one.table, *counts, one.findings, notes))
            return
        self.found += 1
        if self.found <= _SHOWN:
            says = one.sentence(self._speaker).replace(self._where, "")  # nothing of the machine goes to a page
            tell(VerifyFinding(one.kind, one.table, one.sequence, says, tuple(map(str, one.clauses))))


def tell(line: Line) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


def verify(asked: VerifyAsked) -> None:
    folder = Path(asked.keys)
    with closing(open_log(asked.database, reading=True)) as log:
        wanted = asked.streams or log.tables()
        telling = _Telling(asked, sum(log.head(stream).sequence for stream in wanted))
        known = keys_published_in(folder)
        floor = floor_check_of(log, folder, known, witness=asked.witness or None)
        found = verify_log(
            log,
            heads_in(folder),
            key=known or None,
            tables=asked.streams or None,
            floor=floor,
            progress=telling.progress,
        )
        for one in chain(unreadable_in(folder), found):
            telling(one)
        vouched = floor.vouched()
    outcome: Literal["sound", "wrong"] = "wrong" if telling.found else "sound"
    tell(VerifyEnd(outcome, telling.found, vouched.heads if vouched else 0))


def main() -> None:
    with contextlib.suppress(OSError):
        os.nice(_POLITE)
    asked = msgspec.json.decode(sys.stdin.buffer.readline(), type=VerifyAsked)
    try:
        verify(asked)
    except (LogError, Breach, OSError) as error:
        print(f"a verification could not go on: {error}", file=sys.stderr)  # noqa: T201
        tell(VerifyEnd("not-possible"))


if __name__ == "__main__":
    main()
