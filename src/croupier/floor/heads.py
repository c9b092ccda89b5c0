"""Heads of the floor as it goes on: one for every minute in which anything happened, and one whenever it is asked for.

A head is kept in the database and in a file beside the keys; a witness is told of it by whoever can wait (the service).
Start at `HeadMaker.make`.
"""

from __future__ import annotations

import threading
from typing import Final

from croupier.floor.floor import Floor
from croupier.store.floor_heads import FloorHead, TableEnd, sign_floor
from croupier.store.house import HouseEnd
from croupier.store.house_keys import signer_named
from croupier.store.keys import Keys
from croupier.store.log import LogError
from croupier.store.sql import SqlLog
from croupier.table import Instant

# a little less than a minute, so that nothing is older than one when its head is signed: whoever verifies counts a
# minute from the newest head on
MINUTE: Final = 55_000


class HeadMaker:
    def __init__(self, floor: Floor, log: SqlLog, keys: Keys) -> None:
        self._floor, self._log, self._keys = floor, log, keys
        self._making = threading.Lock()
        self.last: FloorHead | None = log.newest_floor_head()
        self.trouble = ""  # why the last head could not be made, or kept beside the keys

    @property
    def key(self) -> str:
        return self._keys.signer.public

    def is_due(self, at: Instant) -> bool:
        """Whether a minute is over since the last head."""
        return self.last is None or not 0 <= at - self.last.at < MINUTE

    def make(self, at: Instant, why: str, *, always: bool = False, next_key: str = "") -> FloorHead | None:
        """A head of the floor as it is now; none where nothing happened since the last, unless it must be."""
        with self._making:
            try:
                made = self._made(at, why, always, next_key)
                self._fill_file()
            except LogError as error:
                self.trouble = str(error)
                raise
            self.trouble = ""
            return made

    def _made(self, at: Instant, why: str, always: bool, next_key: str) -> FloorHead | None:
        ends = self._floor.ends()

        def follow(newest: FloorHead | None, house: HouseEnd) -> FloorHead | None:
            self.last = newest
            if not always and newest is not None and _says(newest) == (house.number, [one[:2] for one in ends]):
                return None
            self._take_next_key(newest)
            tables = (TableEnd(table, sequence, hash.hex(), root().hex()) for table, sequence, hash, root in ends)
            return sign_floor(self._keys.signer, newest, at=at, why=why, house=house, tables=tables, next_key=next_key)

        made = self._log.add_floor_head(follow)
        self.last = made or self.last
        return made

    def _take_next_key(self, newest: FloorHead | None) -> None:
        """Whoever rotated the key meanwhile left the new one in its place; this process goes on with it."""
        if newest is not None and newest.next_key and newest.next_key != self._keys.signer.public:
            self._keys.signer = signer_named(self._keys.folder, newest.next_key)

    def _fill_file(self) -> None:
        """What is in the database and not in the file yet; a death between the two leaves some."""
        file = self._keys.floor_heads
        if self.last is None or file.last_number() >= self.last.number:
            return
        missing = self._log.floor_heads(file.last_number())
        file.add(*(head for head in missing if isinstance(head, FloorHead)))


def _says(head: FloorHead) -> tuple[int, list[tuple[str, int]]]:
    return head.house[0], [(one.table, one.sequence) for one in head.tables]
