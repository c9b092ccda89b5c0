"""Who was forgotten, beside the keys: a copy of the database from before still has their names, and this has not.

It holds ids alone, one line for each time, and is only ever added to. A database whose house log tells of fewer is an
older one: whoever is missing there is forgotten again. Start at `forget` and `forget_again`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from croupier.store.beside_keys import BesideKeys
from croupier.store.house import HouseNote
from croupier.store.house_keys import now_for
from croupier.store.sound import sound_id
from croupier.store.sql import SqlLog

FORGOTTEN: Final = "forgotten.jsonl"
_KIND: Final = "person-forgotten"


class Forgetting(msgspec.Struct, frozen=True):
    id: str
    at: int


class ForgottenFile(BesideKeys):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FORGOTTEN, "who is forgotten")

    def add(self, one: Forgetting) -> None:
        """Durable when this returns."""
        self.append(msgspec.json.encode(one) + b"\n")

    def times(self) -> Counter[str]:
        """How often each was forgotten; a line that was cut off says nothing."""
        found: Counter[str] = Counter()
        for line in self.lines():
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
