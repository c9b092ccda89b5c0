"""Where a floor breaks, in some minutes: more and more tables on one floor until its players wait too long.

Tables deal quickly (a coup of seven players each 8 s), so that few connections are many coups; what counts is coups a
second, and 25 times as many is how many tables deal so many at a floor's own pace. Each stage adds half as many tables
again, lets a coup pass and measures one and a half. A floor breaks where one of 100 players waits longer than a quarter
of a second for the view that shows their wager. The figures that say whether it was the floor or this program that came
to its end stand beside it. Start at `ramp`.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import time
from collections.abc import Iterator
from typing import NamedTuple

from floor_under_load import AS_ON_A_FLOOR, QUICKLY, Floors, Players, running
from live_table import reference
from load import AIM, Figures, Outcome, be_on_time, percentile, table_of

_FIRST = 12  # tables
_MORE = 1.5  # times as many in the next stage
_LATE = 50.0  # milliseconds by which this program may be late itself; beyond that it measures itself


class Floor(NamedTuple):
    """One way to lay out a floor."""

    name: str
    postgres: bool
    workers: int = 1
    machines: int = 1


FLOORS = {
    "sqlite": Floor("SQLite, 1 worker", postgres=False),
    "postgresql-1": Floor("PostgreSQL, 1 worker", postgres=True),
    "postgresql-2": Floor("PostgreSQL, 2 workers", postgres=True, workers=2),
    "postgresql-4": Floor("PostgreSQL, 4 workers", postgres=True, workers=4),
    "machines-2": Floor("PostgreSQL, 2 machines of 1 worker", postgres=True, machines=2),
}


def stages(first: int, most: int) -> Iterator[int]:
    tables = float(first)
    while tables < most:
        yield int(tables)
        tables *= _MORE
    yield most


async def ramp(floors: Floors, players: Players, first: int) -> list[Outcome]:
    """One floor, more and more of its tables dealing, until it breaks."""
    figures, found, waiting = Figures(0, 0), [], list(players.items())
    jobs = [asyncio.create_task(be_on_time(figures))]
    try:
        for tables in stages(first, len(waiting)):
            for number in range(len(jobs) - 1, tables):
                name, sitting = waiting[number]
                jobs.append(asyncio.create_task(table_of(floors, number, name, sitting, figures, QUICKLY)))
            begins = time.perf_counter() + 2 * QUICKLY.coup
            figures.begin(begins, begins + 1.5 * QUICKLY.coup)
            await asyncio.sleep(begins - time.perf_counter())
            before, own = floors.usage(), time.process_time()
            await asyncio.sleep(figures.until - time.perf_counter())
            after, own = floors.usage(), time.process_time() - own
            await asyncio.sleep(0.5)  # the last answers
            outcome = _outcome(tables, figures, after.memory, own)
            outcome.cpu, outcome.database_cpu = after.floor - before.floor, after.database - before.database
            _tell(outcome)
            found.append(outcome)
            if not outcome.holds:
                break
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
    return found


def _outcome(tables: int, figures: Figures, memory: float, own: float) -> Outcome:
    """The figures of a stage, apart from those of the next."""
    kept = Figures(0, 0)
    kept.__dict__.update(figures.__dict__)
    return Outcome(tables, figures.until - figures.since, kept, memory, 0, 0, own)


def _tell(one: Outcome) -> None:
    found, seconds = one.figures, one.seconds
    coups = max(found.coups, 1)
    print(
        f"  {one.tables:4} tables   {found.coups / seconds:5.1f} coups/s   wager to view p50"
        f" {percentile(found.seen, 0.5):6.1f} p99 {one.p99:7.1f} ms   a coup {1000 * one.cpu / coups:6.1f} ms of the"
        f" floor, {1000 * one.database_cpu / coups:5.1f} of the database   floor {100 * one.cpu / seconds:3.0f}%,"
        f" database {100 * one.database_cpu / seconds:3.0f}%, this program {100 * one.own_cpu / seconds:3.0f}%"
        f" and late by {percentile(found.late, 0.99):5.1f} ms   {one.memory:5.0f} MB"
        f"   unanswered {found.unanswered}, cut off {found.broken}",
        flush=True,
    )


def measure(floor: Floor, first: int, most: int) -> None:
    print(f"{floor.name}; bare bookkeeping beside it: {reference() / 1000:.0f} thousand a second", flush=True)
    with running(most, postgres=floor.postgres, workers=floor.workers, machines=floor.machines, pace=QUICKLY) as (
        floors,
        players,
    ):
        found = asyncio.run(ramp(floors, players, first))
    held = [one.figures.coups / one.seconds for one in found if one.holds]
    last = found[-1]
    carried = max(held, default=0.0)
    print(
        f"  carries {carried:.1f} coups a second, as {carried * AS_ON_A_FLOOR.coup:.0f} tables deal at a floor's pace;"
        f" {_why(last)}",
        flush=True,
    )


def _why(last: Outcome) -> str:
    """What came to its end."""
    if last.holds:
        return "it was not broken: ask for more --tables"
    if percentile(last.figures.late, 0.99) > _LATE:
        return "this program itself was late: the machine had no more to give"
    return f"players waited longer than {AIM:.0f} ms, or were not answered"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("floors", nargs="*", choices=[[], *FLOORS], help=f"of {', '.join(FLOORS)}; all if not said")
    parser.add_argument("--first", type=int, default=_FIRST, help="tables of the first stage")
    parser.add_argument("--tables", type=int, default=300, help="the most")
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65_536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    for name in wanted.floors or FLOORS:
        measure(FLOORS[name], wanted.first, wanted.tables)


if __name__ == "__main__":
    main()
