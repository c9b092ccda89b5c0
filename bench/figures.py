"""How long the reports of a floor take of a month of one busy table, and how much room: `python bench/figures.py`.

A month is recorded first: a table that is dealt day and night with two wagers a coup, played in memory and then written
to an SQLite file in large commits, with every snapshot that a floor would have kept. Every report is then made of its
last day and of all of it. All of this is in processes of their own; a report's says its time, how much of it the
processor worked for it, and its largest size, which a process has from whoever starts it: that one has to be small.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import date, timedelta
from itertools import count
from pathlib import Path
from time import monotonic, process_time

from croupier import open_book
from croupier.automatic import AutomaticDealer
from croupier.chance import TapesInMemory
from croupier.day.draft import DraftFloor
from croupier.duties.owed import time_of
from croupier.floor import Floor
from croupier.reports import Period, period
from croupier.reports.figures import FLOOR_REPORTS, make_figures
from croupier.store.copying import copy_streams
from croupier.store.log import Append, AppendAnswer, Snapshot
from croupier.store.memory import MemoryLog
from croupier.store.opening import open_log
from croupier.table import PATRON, Actor, Limit, Setup
from surroundings import surroundings

BOOK, TABLE = "crown-sydney", "T1"
START = 1_796_043_600_000  # 1 December 2026, midnight in Sydney
LATER = 4_102_444_800_000
MONTH = 31
PAUSE = 5_000  # milliseconds from one act to the next: about 70 coups an hour


class Draft(MemoryLog):
    """Keeps a list of its snapshots: a report of a day begins at the newest before it."""

    def __init__(self) -> None:
        super().__init__()
        self.snapshots: list[Snapshot] = []

    def append(self, batch: Sequence[Append], snapshots: Sequence[Snapshot] = ()) -> list[AppendAnswer]:
        self.snapshots += snapshots
        return super().append(batch, snapshots)


@contextmanager
def recorded(file: Path) -> Iterator[Floor]:
    draft = Draft()
    floor = DraftFloor(draft)
    yield floor
    floor.close()
    with closing(open_log(file, create=True)) as log:
        copy_streams(draft, log)
        log.append([], draft.snapshots)


def record(file: Path, coups: int) -> None:
    book, ticks = open_book(BOOK), count(START, PAUSE)
    with recorded(file) as floor:
        dealer = AutomaticDealer(floor.desk(TABLE, book), tapes=TapesInMemory(1), clock=lambda: next(ticks))
        setup = Setup(
            variation=book.variations[0].id,
            decks=8,
            chips=(100,),
            layout=book.layouts[0].id,
            places=7,
            limits=Limit(5_00, 5_000_00),
            shoe="virtual-shoe",
            gaming_ends=2**42,
            venue="gaming-floor",
            method="dealer-opens",
        )
        assert dealer.open(setup) is None
        for patron in ("ann", "bob"):
            dealer.say("arrive", dealer.staff(book.authority.rank[0].id), patron=patron, chips=10_000_000_00)
        for number in range(coups):
            dealer.advance()
            for patron, wager in (("ann", "player"), ("bob", "banker")):
                stake = 50_00 + 5_00 * (number % 7)
                dealer.say("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake)
            dealer.advance(deal=True)


def days(last: bool) -> Period:
    book = open_book(BOOK)
    first = date(2026, 12, 1)
    end = first + timedelta(days=MONTH - 1)
    return period("gaming-day", time_of(book), LATER, end if last else first, end)


def measure(file: Path, name: str, last: bool) -> None:
    began, at_work = monotonic(), process_time()
    with closing(open_log(file)) as log:
        made = make_figures(log, open_book(BOOK), name, days(last), ("table", "gaming-day"))
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    of = "last day" if last else "month"
    took, worked = monotonic() - began, process_time() - at_work
    sys.stdout.write(f"{name:9} {of:9} {len(made.lines):4} lines {took:8.1f} s {worked:8.1f} s at work {most:5} MiB\n")


def main(coups: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "month.db"
        began = monotonic()
        subprocess.run([sys.executable, __file__, str(file), str(coups)], check=True, env=surroundings())
        size = file.stat().st_size >> 20
        sys.stdout.write(f"{coups} coups recorded in {monotonic() - began:.0f} s, {size} MiB\n")
        for name in FLOOR_REPORTS:
            for last in ("day", "month"):
                subprocess.run([sys.executable, __file__, str(file), name, last], check=True, env=surroundings())


if __name__ == "__main__":
    if len(sys.argv) == 4:
        measure(Path(sys.argv[1]), sys.argv[2], sys.argv[3] == "day")
    elif len(sys.argv) == 3:
        record(Path(sys.argv[1]), int(sys.argv[2]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 52_000)
