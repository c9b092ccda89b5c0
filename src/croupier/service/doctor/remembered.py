"""What a floor's own log remembers that the doctor compares the machine with, read in one go.

Start at `Remembered.of`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress

import msgspec

from croupier.floor.timekeeping import KeptTime
from croupier.store.house import HouseNote
from croupier.store.log import LogError
from croupier.store.sql import SqlLog


class Remembered(msgspec.Struct, frozen=True):
    """Of a log that is new, or cannot be read: nothing."""

    used: bool = False  # something was ever logged
    latest: int = 0  # the latest time that anything in it has
    kept: KeptTime | None = None  # how the clocks stood when a floor last looked
    signs: str = ""  # the public key that signs, and the fingerprint of the one that seals
    seals: str = ""
    head: int = 0  # the number of the newest head of the floor
    facts: dict[str, str] = {}
    approved: frozenset[str] = frozenset()  # editions that an administrator took
    people: int = 0
    backed_up: int = 0  # when, in milliseconds

    @classmethod
    def of(cls, log: SqlLog) -> Remembered:
        tables = log.tables()
        times = [_last_time(log, table) for table in tables]
        facts, notes, newest = log.facts(), list(_notes(log)), log.newest_floor_head()
        times += [note.at for note in notes] + ([newest.at] if newest else [])
        return cls(
            used=bool(tables or notes or newest),
            latest=max(times, default=0),
            kept=_kept(facts.get("clock", "")),
            signs=facts.get("signing-key", ""),
            seals=facts.get("tape-key", ""),
            head=newest.number if newest else 0,
            facts=facts,
            approved=frozenset(str(note.facts.get("edition")) for note in notes if note.kind == "book-approved"),
            people=len(log.accounts()),
            backed_up=max((note.at for note in notes if note.kind == "backed-up"), default=0),
        )


def _notes(log: SqlLog) -> Iterator[HouseNote]:
    """As far as they can be read: what was altered is for `croupier verify` to find."""
    for entry in log.house_log():
        with suppress(LogError):
            yield entry.note


def _kept(said: str) -> KeptTime | None:
    try:
        return msgspec.json.decode(said, type=KeptTime)
    except msgspec.DecodeError:
        return None


def _last_time(log: SqlLog, table: str) -> int:
    """Of the last command at a table."""
    acts = list(log.acts(table, max(0, log.head(table).sequence - 1)))
    with suppress(ValueError, KeyError, TypeError, IndexError):
        return int(json.loads(acts[-1].body)["at"])
    return 0
