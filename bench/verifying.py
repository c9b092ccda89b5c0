"""What a verification costs: deciding again, one process, two, and what a year of a floor would take.

Everything in one run, in rounds that alternate, the best of each: a verification of one process beside deciding the
same commands again (both by the time of the processor), and two processes beside one (by the clock, since that is what
they are for, and by the processor, where the machine has other work). `--tables N --events N` say how much is verified.
"""

from __future__ import annotations

import argparse
import resource
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from croupier.rulebooks.editions import packed
from croupier.store.opening import open_log
from croupier.table import Command
from croupier.table.codec import decode_command
from croupier.verify import Finding, verify_log
from croupier.verify.at_once import at_once
from log import Recorded, again, fill, recorded

YEAR = 200 * 60 * 20 * 365  # coups of 200 tables, 60 an hour, 20 hours a day


def on_the_processor(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds by the clock, and of the processor for this process and those that it started and that ended."""
    clock, used = time.perf_counter(), processor()
    work()
    return time.perf_counter() - clock, processor() - used


def processor() -> float:
    return sum(
        one.ru_utime + one.ru_stime for one in map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    )


def verified(path: Path, processes: int) -> None:
    with closing(open_log(path, reading=True)) as log:
        others = at_once(str(path), processes=processes) if processes > 1 else None
        for one in verify_log(log, go_through=others):
            assert not isinstance(one, Finding), one


def decided(day: Recorded, orders: list[Command], tables: int) -> None:
    for _ in range(tables):
        again(day, orders)


def measured(folder: Path, tables: int, events: int, rounds: int) -> None:
    day, coups = recorded(events)
    path = folder / "floor.db"
    with closing(open_log(path, create=True)) as log:
        log.keep_edition(day.book.edition, packed(day.book))
        for number in range(tables):
            fill(log, f"T{number}", day.appends)
    orders = [decode_command(one.body) for one in day.appends]
    works: dict[str, Callable[[], object]] = {
        "decide": lambda: decided(day, orders, tables),
        "one": lambda: verified(path, 1),
        "two": lambda: verified(path, 2),
    }
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            times[name].append(on_the_processor(work))
    clock = {name: min(one for one, _ in found) for name, found in times.items()}
    used = {name: min(one for _, one in found) for name, found in times.items()}
    told(tables, day.table.version, len(orders), coups, clock, used)


def told(tables: int, events: int, commands: int, coups: int, clock: dict[str, float], used: dict[str, float]) -> None:
    through, decides = tables * events / used["one"], tables * commands / used["decide"]
    print(f"{tables} tables of {events:,} events and {coups:,} coups, seven patrons, every check")
    show("deciding again", decides, "commands a second of a core")
    show("verify, one process", through, "events a second of a core", f"{through / decides:.2f} of it (aim 0.4)")
    times = f"{clock['one'] / clock['two']:.2f} times one (aim 1.8)"
    show("verify, two processes", tables * events / clock["two"], "events a second by the clock", times)
    print(f"  two take {used['two'] / used['one']:.2f} of what one takes of the processor, their start included")
    year = YEAR * events / coups
    hours = year / through / 3600
    print(f"a year of 200 tables: {YEAR / 1e6:,.1f} million coups, {year / 1e9:.2f} billion events")
    print(f"  {hours:,.0f} hours of one core; {hours / 16:,.1f} on 16")


def show(what: str, figure: float, unit: str, beside: str = "") -> None:
    print(f"  {what:<24} {figure:>9,.0f} {unit:<28} {beside}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--events", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        measured(Path(name), wanted.tables, wanted.events, wanted.rounds)


if __name__ == "__main__":
    main()
