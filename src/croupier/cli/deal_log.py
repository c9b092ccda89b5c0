"""Where `croupier deal` plays: in memory, or on a log that another process can go on with, verify and replay."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

from croupier.automatic import AutomaticDealer, DeskInMemory
from croupier.chance import TapesInMemory
from croupier.cli.log_options import opened, opened_keys
from croupier.rulebooks import Rulebook
from croupier.table import Event, Instant, Table

Heard = Callable[[Event], None]


def now() -> Instant:
    return time.time_ns() // 1_000_000


def in_memory(table: str, book: Rulebook, heard: Heard, seed: int | None) -> AutomaticDealer:
    return AutomaticDealer(DeskInMemory(Table(id=table), book, heard=heard), tapes=TapesInMemory(seed), clock=now)


@contextmanager
def on_a_log(
    address: str, keys: str | None, table: str, book: Rulebook, heard: Heard, seed: int | None, recalled: Heard
) -> Iterator[AutomaticDealer]:
    """A dealer at a table of a log; `recalled` is told of what happened there before."""
    from croupier.floor import Floor, SealedTapes
    from croupier.table.upcast import read_event

    with closing(opened(address, create=True)) as log:
        house = opened_keys(address, keys, log=log)
        floor = Floor(log, house)
        clock = floor.clock()
        try:
            for entry in log.entries(table):
                recalled(read_event(entry.body))
            # a table that is open goes on under the name its book had then, which may be shorter
            desk = floor.desk(table, book.called(floor.table(table).edition) or book, heard)
            yield AutomaticDealer(desk, tapes=SealedTapes(log, house.tape_key, seed), clock=clock.now)
        finally:
            floor.close(clock.now())
