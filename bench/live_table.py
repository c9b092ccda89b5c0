"""How many commands a second the live table decides and applies in one process, and whether a long day slows it.

The reference in the same run is bare bookkeeping: two nested records replaced and a dictionary of accounts copied, with
nothing judged. Figures are commands a second (decide and apply) for 7 and 14 patrons, the time of a command at coup 1
against coup 1,000, and the size of the open table at both.
"""

from __future__ import annotations

import time

import msgspec

from croupier import BOOKS
from croupier.table import Table
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


def main() -> None:
    base = reference()
    print(f"Live table, commands a second in one process (bare bookkeeping: {base:,.0f})")
    for patrons in (7, 14):
        for name in BOOKS:
            found = rate(name, patrons)
            print(f"  {patrons:2} patrons  {name:16} {found:9,.0f}   {found / base:.2f} of bare bookkeeping")
    print("A long day")
    long_day()


if __name__ == "__main__":
    main()
