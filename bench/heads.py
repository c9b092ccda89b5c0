"""What the floor's heads cost: appends a second with a head every so often, beside the same run without any.

Many tables write at once, each waiting for its own answer; every head has all of them, is signed, kept in the database
and beside the keys, and shipped to a witness file. Runs with and without take turns. A floor makes one a minute: with
`--every 1` it is made sixty times as often, and what that makes of a minute is printed beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path

from croupier.floor import Floor
from croupier.floor.heads import HeadMaker
from croupier.rulebooks.editions import packed
from croupier.store.keys import open_keys
from croupier.store.log import Append, Appended
from croupier.store.opening import open_log
from croupier.store.witness import witness_at
from croupier.store.writer import Writer
from log import Recorded, at_table, recorded


class Run:
    def __init__(self, folder: Path, day: Recorded, tables: int, each: int) -> None:
        self._folder, self._day, self._tables, self._each = folder, day, tables, each
        self.heads = 0

    def rate(self, every: float) -> float:
        """Appends a second; with a head every so many seconds, or none where that is 0."""
        with tempfile.TemporaryDirectory(dir=self._folder) as name:
            folder = Path(name)
            with closing(open_log(folder / "floor.db", create=True)) as log:
                log.keep_edition(self._day.book.edition, packed(self._day.book))
                floor, writer = Floor(log), Writer(log)
                maker = HeadMaker(floor, log, open_keys(folder / "keys", create=True, environment={}))
                over = threading.Event()
                heads = threading.Thread(target=self._make, args=(maker, folder, every, over))
                if every:
                    heads.start()
                start = time.perf_counter()
                asyncio.run(self._together(floor, writer))
                took = time.perf_counter() - start
                over.set()
                if every:
                    heads.join()
                writer.close()
                floor.close()
        return self._tables * self._each / took

    async def _together(self, floor: Floor, writer: Writer) -> None:
        await asyncio.gather(*(self._play(floor, writer, f"T{number}") for number in range(self._tables)))

    async def _play(self, floor: Floor, writer: Writer, name: str) -> None:
        appends: list[Append] = at_table(name, self._day.appends[: self._each])
        for one in appends:
            answer = await asyncio.wrap_future(writer.submit(one))
            assert isinstance(answer, Appended)
            floor.follow(name, [answer.act])

    def _make(self, maker: HeadMaker, folder: Path, every: float, over: threading.Event) -> None:
        witness, shipped = witness_at(str(folder / "witness.jsonl")), 0
        while not over.wait(every):
            head = maker.make(int(time.time() * 1000), "minute", always=True)
            if head is not None:
                witness.ship([head], shipped)
                shipped = head.number
                self.heads += 1


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--tables", type=int, default=64)
    asked.add_argument("--each", type=int, default=400, help="appends at each table")
    asked.add_argument("--every", type=float, default=1, help="seconds between heads")
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    day, _ = recorded(given.each * 4)
    with tempfile.TemporaryDirectory() as folder:
        run = Run(Path(folder), day, given.tables, min(given.each, len(day.appends)))
        run.rate(0)  # warm
        pairs = [(run.rate(0), run.rate(given.every)) for _ in range(given.rounds)]
    plain, signed = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    ratio = statistics.median(one / other for other, one in pairs)
    print(f"{given.tables} tables, {run.heads} heads, one every {given.every:g} s, of all tables each")
    print(f"  without heads {plain:>10,.0f} appends/s")
    print(f"  with heads    {signed:>10,.0f} appends/s   {ratio:.3f} of the same run without")
    print(f"  at one a minute that is {1 - (1 - ratio) * given.every / 60:.4f}")


if __name__ == "__main__":
    main()
