"""What packing saves and costs: bytes a coup before and after, packing, reading packs beside reading rows, verifying.

One day of a table with seven patrons, on SQLite, with ids as browsers make them and times as people take them: without
these a log would be squeezed better than any real one. Both logs lie beside each other in the same run, and each figure
is the best of several rounds in turns. Start with `python bench/log_packing.py`; `bench/log.py` shows it too.
"""

from __future__ import annotations

import random
import re
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from time import process_time
from uuid import UUID

import msgspec

from croupier.floor.packing import pack_closed
from croupier.rulebooks.editions import packed as edition_packed
from croupier.store.log import Append
from croupier.store.opening import open_log
from croupier.store.sql import SqlLog
from croupier.store.sqlite import size_on_disk
from log import Recorded, fill, follow, recorded, replay, verify

ROUNDS = 3
_ID = re.compile(rb'"(id|command)":"(c\d+)"')
_AT = re.compile(rb'"at":(\d+)')


class Lifelike:
    """The same appends with ids and times that nobody can foresee."""

    def __init__(self, seed: int = 1) -> None:
        self._chance = random.Random(seed)
        self._ids: dict[bytes, bytes] = {}
        self._times: dict[bytes, bytes] = {}
        self._now = 1_790_000_000_000

    def append(self, one: Append) -> Append:
        return msgspec.structs.replace(
            one,
            command=self._id(one.command.encode()).decode(),
            body=self._said(one.body),
            events=tuple(self._said(event) for event in one.events),
        )

    def _said(self, body: bytes) -> bytes:
        body = _ID.sub(lambda found: b'"%b":"%b"' % (found[1], self._id(found[2])), body)
        return _AT.sub(lambda found: b'"at":%b' % self._time(found[1]), body)

    def _id(self, id: bytes) -> bytes:
        if id not in self._ids:
            self._ids[id] = str(UUID(int=self._chance.getrandbits(128), version=4)).encode()
        return self._ids[id]

    def _time(self, at: bytes) -> bytes:
        if at not in self._times:
            self._now += self._chance.randrange(20, 3_000)
            self._times[at] = b"%d" % self._now
        return self._times[at]


def best(works: dict[str, Callable[[], object]]) -> dict[str, float]:
    """Seconds of the processor that each takes: in turns, the best of several rounds."""
    found: dict[str, float] = {}
    for _ in range(ROUNDS):
        for name, work in works.items():
            begun = process_time()
            work()
            took = process_time() - begun
            found[name] = min(took, found.get(name, took))
    return found


def size_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    return size_on_disk(path)


def kept_in(path: Path, *names: str) -> int:
    """Bytes of some tables of the database, their indexes included."""
    with closing(sqlite3.connect(path)) as connection:
        marks = ", ".join("?" * len(names))
        pages = (
            f"SELECT sum(pgsize) FROM dbstat WHERE name IN (SELECT name FROM sqlite_master WHERE tbl_name IN ({marks}))"
        )
        return int(connection.execute(pages, names).fetchone()[0] or 0)


def packing(folder: Path, day: Recorded, coups: int) -> None:
    lifelike = Lifelike()
    appends = [lifelike.append(one) for one in day.appends]
    events = day.table.version
    for name in ("rows.db", "packs.db"):
        with closing(open_log(folder / name, create=True)) as log:
            log.keep_edition(day.book.edition, edition_packed(day.book))
            fill(log, "day", appends)
    print(f"packing {coups:,} coups of {events / coups:.1f} events on SQLite, beside the same rows not packed")
    rows, packs = folder / "rows.db", folder / "packs.db"
    with closing(open_log(packs)) as log:
        begun = process_time()
        done = list(pack_closed(log, "day"))
        took = process_time() - begun
    before, after = size_of(rows), size_of(packs)
    packed_coups = coups * done[-1].last / events
    speed = f"{packed_coups / took:,.0f} coups a second, {took / len(done) * 1_000:.0f} ms of the processor a pack"
    print(f"  packed: {done[-1].last:,} of {events:,} entries, {len(done)} packs, {speed}")
    print(f"  bytes a coup on the disk: {before / coups:,.0f} in rows, {after / coups:,.0f} with closed shoes packed")
    parts = {"packs": ("packs",), "their ids": ("packed_ids",), "dictionaries": ("dictionaries",)}
    kept = {what: kept_in(packs, *names) / packed_coups for what, names in parts.items()}
    said = ", ".join(f"{what} {size:,.0f}" for what, size in kept.items())
    was = kept_in(rows, "entries", "commands") / coups
    now, bodies = sum(kept.values()), sum(one.bytes for one in done) / packed_coups
    print(f"  of a coup in a closed shoe: {was:,.0f} in rows, {now:,.0f} packed ({now / was:.3f}): {said}")
    print(f"  (bodies of events and commands alone: {bodies:,.0f})")
    with closing(open_log(rows, reading=True)) as plain, closing(open_log(packs, reading=True)) as small:
        command = appends[len(appends) // 3].command
        works: dict[str, tuple[Callable[[SqlLog], object], int]] = {
            "read every entry": (lambda log: sum(1 for _ in log.entries("day")), events),
            "read every body": (lambda log: sum(1 for _ in log.bodies("day")), events),
            "follow the chain": (follow, events),
            "replay": (replay, events),
            "verify": (verify, events),
            "find one command": (lambda log: log.act("day", command), 1),
        }
        for name, (work, many) in works.items():
            took_by = best({"rows": lambda: work(plain), "packs": lambda: work(small)})  # noqa: B023
            small_rate, plain_rate = many / took_by["packs"], many / took_by["rows"]
            beside = f"{plain_rate:>11,.0f} of rows ({small_rate / plain_rate:.2f})"
            print(f"  {name:<20} {small_rate:>11,.0f} a second of packs, {beside}")


def main() -> None:
    day, coups = recorded(int(sys.argv[1]) if len(sys.argv) > 1 else 30_000)
    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        packing(Path(name), day, coups)


if __name__ == "__main__":
    main()
