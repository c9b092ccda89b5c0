"""Packing the log of shoes that ended a while ago, in the background and a little at a time.

One worker of the floor does it, and between two packs play has the database to itself. What cannot be packed stays in
rows: nothing but room on the disk depends on it. Start at `Packing.run`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from croupier.floor.packing import pack_settled
from croupier.store.log import LogError
from croupier.store.sql import SqlLog
from croupier.table import Instant

LEASE: Final = "packing of the log"  # of the one worker that does it: no table's id has a space
_BETWEEN: Final = 1.0  # seconds from one pack to the next
_LOOKING: Final = 60.0  # seconds from one look at all tables to the next

log = logging.getLogger("croupier")


class Packing:
    def __init__(self, store: SqlLog, clock: Callable[[], Instant], after: int) -> None:
        """`after`: seconds that a shoe has to settle."""
        self._log, self._clock, self._after = store, clock, after
        self._told: dict[str, str] = {}  # by table, what stood in the way: said once

    async def run(self) -> None:
        while True:
            for table in await asyncio.to_thread(self._tables):
                while await asyncio.to_thread(self.pack_one, table):
                    await asyncio.sleep(_BETWEEN)
            await asyncio.sleep(_LOOKING)

    def _tables(self) -> tuple[str, ...]:
        try:
            return self._log.tables()
        except LogError:  # the floor itself says so
            return ()

    def pack_one(self, table: str) -> bool:
        """One pack of a table; whether there may be more to pack."""
        try:
            done = pack_settled(self._log, table, self._clock() - self._after * 1_000)
        except LogError as error:
            if self._told.get(table) != str(error):
                self._told[table] = str(error)
                log.warning("nothing is packed now: %s", error)
            return False
        if done is not None:
            log.debug("entries %d to %d of %s are packed", done.first, done.last, table)
        return done is not None
