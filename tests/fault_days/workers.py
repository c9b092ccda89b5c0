"""Workers of a day: web floors that live, die and start again on one database, with made-up time and failing disks.

Everything of the floor is the real thing but for its edges: the log's driver, the writer's thread, the machine's clocks
and its random bytes. Start at `Worker.live`.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from croupier.chance import entropy
from croupier.floor.timekeeping import Timekeeper
from croupier.service.room import Room, Watcher
from croupier.service.settings import Settings
from croupier.service.web_floor import WebFloor
from croupier.store.heads import HeadsFile, SignedHead
from croupier.store.keys import Keys, open_keys
from croupier.store.log import Append, AppendAnswer, Log, LogError, Snapshot
from croupier.store.owner import Owner
from croupier.store.writer import Writer
from croupier.table import Actor
from fault_days.failing_log import DayLog, Switchboard
from fault_days.faults import Died, Faults
from fault_days.loop import PROCESS, DayLoop, Process
from fault_days.machine import Machine
from service.cheap import CHEAP


class DayWriter(Writer):
    """The floor's writer without its thread: what waits is written a moment later."""

    def __init__(self, log: Log) -> None:
        assert isinstance(log, DayLog)
        self._log, self._board = log, log.board
        self._waiting: deque[tuple[Append, Future[AppendAnswer]]] = deque()
        self._snapshots: list[Snapshot] = []
        self._something = threading.Condition()
        self._ending = False
        self._busy = False

    def submit(self, append: Append) -> Future[AppendAnswer]:
        future = super().submit(append)
        self._soon()
        return future

    def keep(self, snapshot: Snapshot) -> None:
        super().keep(snapshot)
        self._soon()

    def _soon(self) -> None:
        if not self._busy:
            self._busy = True
            self._board.loop.call_later(self._board.faults.slowly(), self._now)

    def _now(self) -> None:
        self._busy = False
        self._write_some()
        if self._waiting or self._snapshots:
            self._soon()

    def close(self) -> None:
        self._ending = True
        while self._write_some():
            pass


class _FailingHeads(HeadsFile):
    """Heads beside the keys, on another disk that fails on its own."""

    def __init__(self, path: Path, faults: Faults) -> None:
        super().__init__(path)
        self._faults = faults

    def add(self, head: SignedHead) -> None:
        if self._faults.head_fails():
            raise LogError("the heads cannot be written: the disk is full")
        super().add(head)


class House:
    """What all workers of a day share: a machine, a database, keys, a line between them."""

    def __init__(self, folder: Path, loop: DayLoop, faults: Faults, chance: Random) -> None:
        self.folder, self.loop, self.faults, self.chance = folder, loop, faults, chance
        self.machine = Machine(loop)
        self.board = Switchboard(loop, faults)
        self._looking: sqlite3.Connection | None = None
        self.settings = Settings(
            database=str(folder / "floor.db"),
            keys=str(folder / "keys"),
            player_idle=10**6,
            staff_idle=10**6,
            session_longest=10**6,
        )

    def log(self) -> DayLog:
        process = PROCESS.get()
        assert process is not None, "nobody opens the log of a day from outside"
        log = DayLog(self.folder / "floor.db", process, self.board)
        process.leaves.append(log.close)
        return log

    def has(self, table: str, command: str) -> bool:
        """Whether a command is in the log, asked past everything that goes wrong."""
        if self._looking is None:
            self._looking = sqlite3.connect(self.folder / "floor.db", isolation_level=None)
        wanted = "SELECT 1 FROM commands WHERE table_id = ? AND id = ?"
        return self._looking.execute(wanted, (table, command)).fetchone() is not None

    def keys(self) -> Keys:
        keys = open_keys(self.folder / "keys")
        keys.heads = _FailingHeads(keys.heads.path, self.faults)
        return keys

    @contextmanager
    def standing(self) -> Iterator[None]:
        """While the day lasts, floors of this process have this house's edges."""
        machine = self.machine
        clocks: dict[str, Any] = {
            "wall": machine.wall, "steady": machine.counter, "boot": machine.boot, "counter": machine.counter,
        }  # fmt: skip
        entropy._last.clear()  # what an earlier day drew says nothing about this one
        floor = "croupier.service.web_floor"
        with (
            patch(f"{floor}.open_log", lambda *_, **__: self.log()),
            patch(f"{floor}.own_file", lambda *_: Owner()),  # two workers share a file here, as they would a server
            patch(f"{floor}.keys_of_log", lambda *_, **__: self.keys()),
            patch(f"{floor}.Timekeeper", partial(Timekeeper, **clocks)),
            patch("croupier.floor.floor.Writer", DayWriter),
            patch("croupier.service.people.PasswordHasher", lambda: CHEAP),
            patch("os.urandom", self.chance.randbytes),
            patch("croupier.service.announcing._in_english", lambda *_: ""),  # what is said is no matter here
            patch("croupier.service.wire.sentence", lambda *_: ""),
        ):
            yield
        if self._looking is not None:
            self._looking.close()


class Worker:
    def __init__(self, house: House, name: str, chance: Random) -> None:
        self.house, self.name, self._chance = house, name, chance
        self.floor: WebFloor | None = None  # while it is up
        self.process: Process | None = None
        self.lives = 0
        self.ended = False
        self.watched = False  # somebody looks at its tables
        self.seen: list[str] = []  # what was wrong with what they saw
        self.after_death: Callable[[], None] = lambda: None

    async def live(self) -> None:
        """One life after the other, until the day is over."""
        while not self.ended:
            self.lives += 1
            process = self.process = Process(f"{self.name}{self.lives}")
            begun = self.house.loop.create_task(self._start(process), context=process.context)
            await process.death
            self.floor = None
            begun._log_destroy_pending = False  # type: ignore[attr-defined]
            for leave in process.leaves:
                leave()
            self.after_death()
            await asyncio.sleep(self._chance.choice((0.1, 1.0, 4.0)))

    async def _start(self, process: Process) -> None:
        try:
            floor = WebFloor(self.house.settings, now=lambda: self.house.loop.time() + 1_790_000_000)
            await floor.start()
        except (LogError, Died):
            process.die()  # a floor that cannot start is started again
            return
        self.floor = floor
        for room in floor.rooms.values() if self.watched else ():
            self.house.loop.create_task(self._look_at(room))

    async def _look_at(self, room: Room) -> None:
        """As a page of staff does; one that is sent away comes again, and says what it has heard so far."""
        known = room.version
        while True:
            async with Watcher(room, Actor("inspector", ""), staff=True, after=known) as watcher:
                with suppress(LogError):
                    while True:
                        known = self._shown(room, known, await watcher.next(15))
            await asyncio.sleep(1)

    def _shown(self, room: Room, known: int, message: bytes | None) -> int:
        """Everything that happens is told once, in order, with the view that it leads to."""
        if message is None:
            return known
        view = msgspec.json.decode(message)
        told, version = [one["sequence"] for one in view["told"]], int(view["version"])
        if told != list(range(known + 1, version + 1)):
            self.seen.append(f"{room.id}: after {known} a view of {version} tells {told}")
        return version

    async def stop(self) -> None:
        """In order, as a floor is stopped in the evening."""
        floor, process = self.floor, self.process
        self.ended = True
        if floor is not None and process is not None:
            done = self.house.loop.create_task(floor.stop(), context=process.context)
            await done
            process.die()

    def die(self) -> None:
        if self.process is not None:
            self.process.die()
