"""How many commands a second the live table decides and applies in one process, and whether a long day slows it.

The reference in the same run is bare bookkeeping: two nested records replaced and a dictionary of accounts copied, with
nothing judged. Figures are commands a second (decide and apply) for 7 and 14 patrons, the time of a command at coup 1
against coup 1,000, the size of the open table at both, and what a view costs after each command of a few coups.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import msgspec

from croupier import BOOKS
from croupier.table import Actor, Command, Table
from croupier.table.views import Scene
from day import Day


def evenly(name: str, patrons: int) -> Day:
    return Day(name, [["player"] if number % 2 else ["banker"] for number in range(patrons)])


def rate(name: str, patrons: int, coups: int = 100, rounds: int = 4) -> float:
    """The best of a few rounds: what else the machine does only ever slows one down."""
    day = evenly(name, patrons)
    day.coup()
    return max(measured(day, coups) for _ in range(rounds))


def measured(day: Day, coups: int) -> float:
    given, start = day.given, time.perf_counter()
    for _ in range(coups):
        day.coup()
    return (day.given - given) / (time.perf_counter() - start)


def reference() -> float:
    """Replace two nested records and copy a dictionary of 28 accounts: the least any command would do."""
    table, accounts, number = Table(id="bench"), {key: key for key in range(28)}, 200_000
    start = time.perf_counter()
    for count in range(number):
        accounts = dict(accounts)
        coup = msgspec.structs.replace(table.coup, number=count)
        table = msgspec.structs.replace(table, coup=coup, version=count)
    return number / (time.perf_counter() - start)


def long_day(name: str = "crown-melbourne", coups: int = 1_000, patrons: int = 7) -> None:
    day = evenly(name, patrons)

    def batch() -> tuple[float, int]:
        return 1e6 / max(measured(day, 30) for _ in range(6)), len(repr(day.table))

    day.coup()
    first, small = batch()
    while day.table.coups < coups:
        day.coup()
    last, large = batch()
    print(f"  microseconds a command   coup 1: {first:6.1f}   coup {coups:,}: {last:6.1f}   ratio {last / first:.2f}")
    print(f"  characters of its state  coup 1: {small:6,}   coup {coups:,}: {large:6,}   ratio {large / small:.2f}")


class Watched(Day):
    """A day that keeps where the table stood after each command."""

    def __init__(self, name: str, wagers: list[list[str]]) -> None:
        self.moments: list[Table] = []
        super().__init__(name, wagers)

    def do(self, command: Command) -> None:
        super().do(command)
        self.moments.append(self.table)


def views(name: str = "crown-melbourne", patrons: int = 7, coups: int = 5) -> None:
    """Microseconds and calls of Python functions for a view of each kind, averaged over every moment of some coups."""
    day = Watched(name, evenly(name, patrons).wagers)
    day.coup()
    day.moments.clear()
    for _ in range(coups):
        day.coup()
    people: dict[str, Actor | None] = {
        "shared": None,
        "patron": day.people[0],
        "dealer": day.dealer,
        "highest": day.boss,
    }
    for whose, actor in people.items():

        def look(actor: Actor | None = actor) -> None:
            for table in day.moments:
                scene = Scene(table, day.book)
                _ = scene.shared if actor is None else scene.private(actor)

        look()  # what a process finds out once
        taken = min(seconds(look) for _ in range(5)) / len(day.moments)
        print(f"  {whose:8} {taken * 1e6:8.1f} microseconds   {calls(look) / len(day.moments):7.1f} calls")
    everyone = (day.dealer, day.dealer, day.boss, day.boss, *day.people)

    def room() -> None:
        for table in day.moments:
            scene = Scene(table, day.book)
            for actor in everyone:
                scene.private(actor)

    room()
    taken, each = min(seconds(room) for _ in range(5)) / len(day.moments), len(everyone)
    print(f"  each of {each} who look at one table: {taken / each * 1e6:.1f} microseconds, ", end="")
    print(f"{calls(room) / len(day.moments) / each:.1f} calls")


def seconds(work: Callable[[], None]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def calls(work: Callable[[], None]) -> int:
    found = 0

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal found
        found += event == "call"

    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(None)
    return found


def main() -> None:
    base = reference()
    print(f"Live table, commands a second in one process (bare bookkeeping: {base:,.0f})")
    for patrons in (7, 14):
        for name in BOOKS:
            found = rate(name, patrons)
            print(f"  {patrons:2} patrons  {name:16} {found:9,.0f}   {found / base:.2f} of bare bookkeeping")
    print("A long day")
    long_day()
    print("A view, on average over every moment of five coups with 7 patrons at crown-melbourne")
    views()


if __name__ == "__main__":
    main()
