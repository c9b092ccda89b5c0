"""Which rank of a book's ladder each person has, in the database and beside the keys; it knows no ladder.

Each change is a row, a note of the house log in the same transaction, and a line beside the keys: a copy of the
database from before has the old rank still, and the newest line has not. Start at `RankChange` and `change_with`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, select

from croupier.store import schema as s
from croupier.store.beside_keys import BesideKeys
from croupier.store.house import HouseNote, NoteFact
from croupier.store.house_keys import now_for
from croupier.store.sound import sound_id, sound_text
from croupier.store.sql import SqlLog

RANKS: Final = "ranks.jsonl"
NONE: Final = "none"  # no rank at all
BY_ROLE: Final = "role"  # whatever the role has by itself: no row
EVERYWHERE: Final = ""  # at every table of a book
NOTES: Final = ("rank-granted", "rank-taken", "rank-by-role")

_c = s.ranks.c


class RankPlace(msgspec.Struct, frozen=True, order=True):
    """Whose rank, by which book, and at which table."""

    account: str
    book: str
    table: str = EVERYWHERE


class RankChange(msgspec.Struct, frozen=True):
    """The rank that somebody has there from now on: one of the book's, or NONE, or BY_ROLE."""

    at: int
    place: RankPlace
    rank: str


class RanksFile(BesideKeys):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder / RANKS, "who has which rank")

    def add(self, change: RankChange) -> None:
        self.append(msgspec.json.encode(change) + b"\n")

    def newest(self) -> dict[RankPlace, RankChange]:
        """The last change of each; a line that was cut off says nothing."""
        found: dict[RankPlace, RankChange] = {}
        for line in self.lines():
            try:
                change = msgspec.json.decode(line, type=RankChange)
            except msgspec.DecodeError:
                continue
            if change.place not in found or change.at >= found[change.place].at:
                found[change.place] = change
        return found


def ranks_of(connection: Connection, accounts: Iterable[str]) -> dict[str, dict[tuple[str, str], str]]:
    """By account, book and table: the rank, or NONE."""
    found: dict[str, dict[tuple[str, str], str]] = {}
    wanted = select(_c.account, _c.book, _c.table_id, _c.rank).where(_c.account.in_(list(accounts)))
    for account, book, table, rank in connection.execute(wanted):
        found.setdefault(account, {})[book, table] = rank
    return found


def change_with(
    log: SqlLog, connection: Connection, change: RankChange, *, by: str, user: str = "", file: RanksFile | None = None
) -> bool:
    """In the caller's transaction; whether anything is other than before.

    The line comes last, before the caller commits: what cannot be kept from coming back is not done.
    """
    place, rank = change.place, change.rank
    sound_id(place.account)
    sound_text(place.book, place.table, rank)
    here = (_c.account == place.account) & (_c.book == place.book) & (_c.table_id == place.table)
    before = connection.scalar(select(_c.rank).where(here)) or BY_ROLE
    if before == rank:
        return False
    facts: dict[str, NoteFact] = {
        "account": place.account, "book": place.book, "table": place.table, "before": before, "user": user
    }  # fmt: skip
    connection.execute(delete(s.ranks).where(here))
    if rank != BY_ROLE:
        row = {"account": place.account, "book": place.book, "table_id": place.table, "rank": rank}
        log.put(connection, s.ranks, row)
    kind = {NONE: "rank-taken", BY_ROLE: "rank-by-role"}.get(rank, "rank-granted")
    told = {**facts, "rank": rank} if kind == "rank-granted" else facts
    log.note_with(connection, HouseNote(at=change.at, kind=kind, by=by, facts=told))
    log.people_changed(connection)
    if file is not None:
        file.add(change)
    return True


def place_of(note: HouseNote) -> RankPlace:
    """Of a note about a rank; one that nobody of ours wrote may lack anything."""
    facts = note.facts
    return RankPlace(*(str(facts.get(name, "")) for name in ("account", "book", "table")))


def rank_told(note: HouseNote) -> str:
    """What such a note makes of it."""
    return {"rank-taken": NONE, "rank-by-role": BY_ROLE}.get(note.kind, str(note.facts.get("rank", "")))


def change_again(log: SqlLog, folder: Path) -> tuple[RankPlace, ...]:
    """What was changed since this database was as it is: nobody has a rank back by an old copy."""
    newest = RanksFile(folder).newest()
    if not newest:
        return ()
    told: dict[RankPlace, int] = {}
    for entry in log.house_log():
        note = entry.note
        if note.kind in NOTES:
            told[place_of(note)] = note.at
    missing = [change for place, change in sorted(newest.items()) if told.get(place, -1) < change.at]
    if not missing:
        return ()
    at = now_for(log)

    def write(connection: Connection) -> tuple[RankPlace, ...]:
        log.alone(connection)
        again = (RankChange(max(at, one.at), one.place, one.rank) for one in missing)
        return tuple(one.place for one in again if change_with(log, connection, one, by=""))

    return log.writes(write)
