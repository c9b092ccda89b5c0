"""Who was forgotten, beside the keys: a copy of the database from before still has their names, and this has not.

It holds ids alone, one line for each time, and is only ever added to. A database whose house log tells of fewer is an
older one: whoever is missing there is forgotten again. Start at `forget` and `forget_again`.
"""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from croupier.store.durable import sync_folder
from croupier.store.house import HouseNote
from croupier.store.house_keys import now_for
from croupier.store.log import LogError
from croupier.store.sound import sound_id
from croupier.store.sql import SqlLog

FORGOTTEN: Final = "forgotten.jsonl"
_KIND: Final = "person-forgotten"


class Forgetting(msgspec.Struct, frozen=True):
    id: str
    at: int


class ForgottenFile:
    def __init__(self, folder: Path) -> None:
        self.path = folder / FORGOTTEN

    def begin(self) -> None:
        """It is there from the first start on: where it is missing it was lost, and not left out."""
        if not self.path.exists():
            self._add(b"")

    def add(self, one: Forgetting) -> None:
        """Durable when this returns."""
        self._add(msgspec.json.encode(one) + b"\n")

    def _add(self, line: bytes) -> None:
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
            raise LogError(f"{self.path}: who is forgotten cannot be written: {error.strerror}") from error

    def times(self) -> Counter[str]:
        """How often each was forgotten; a line that was cut off says nothing."""
        try:
            lines = self.path.read_bytes().splitlines()
        except FileNotFoundError:
            return Counter()
        except OSError as error:
            raise LogError(f"{self.path} cannot be read: {error.strerror}") from error
        found: Counter[str] = Counter()
        for line in lines:
            try:
                found[msgspec.json.decode(line, type=Forgetting).id] += 1
            except msgspec.DecodeError:
                continue
        return found


def forget(log: SqlLog, folder: Path, person: str) -> None:
    """The name and the alias, in this database and in every copy that is ever restored."""
    sound_id(person)
    at = now_for(log)
    ForgottenFile(folder).add(Forgetting(person, at))  # first: what is only in the database comes back with a copy
    _forget(log, person, at)


def forget_again(log: SqlLog, folder: Path) -> tuple[str, ...]:
    """Whoever was forgotten since this database was as it is; a name that was given after that stays."""
    listed = ForgottenFile(folder).times()
    if not listed:
        return ()
    notes = (entry.note for entry in log.house_log())
    done = Counter(str(note.facts.get("account")) for note in notes if note.kind == _KIND)
    missing = listed - done
    for person in missing.elements():
        _forget(log, person, now_for(log))
    return tuple(missing)


def _forget(log: SqlLog, person: str, at: int) -> None:
    log.forget_person(person)
    log.note(HouseNote(at=at, kind=_KIND, facts={"account": person}))
