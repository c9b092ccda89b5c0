"""The house behind the web: the log, its keys, the people, and a room for every table.

Everything that a request needs is here; nothing here knows HTTP. Start at `House.start`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator

from croupier.floor import Floor, SealedTapes
from croupier.rulebooks import Rulebook
from croupier.service.cards import Cards, TableCard
from croupier.service.people import People
from croupier.service.room import Room
from croupier.service.runner import Runner
from croupier.service.settings import Settings
from croupier.store.keys import open_keys
from croupier.store.log import LogError
from croupier.store.opening import open_log
from croupier.words.events import naming

log = logging.getLogger("croupier")


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.log = open_log(settings.database, create=True)
        self.keys = open_keys(settings.keys_folder, create=True)
        self.floor = Floor(self.log, self.keys)
        self.clock = self.floor.clock()
        self.people = People(self.log, settings)
        self.cards = Cards(self.log)
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()

    async def start(self) -> None:
        """Every table as it was when the floor stopped; automatic ones go on."""
        for card in self.cards.all():
            if not card.closed:
                self.add_room(card)
        self._begin(self._listen())
        self._begin(self._check())

    def add_room(self, card: TableCard) -> Room:
        room = Room(self.floor, card, self.clock.now)
        room.naming = naming(self.log.people())
        room.load()
        self.rooms[card.id] = room
        if card.automatic:
            self._begin(Runner(room, SealedTapes(self.log, self.keys.tape_key)).run())
        return room

    def add_table(self, card: TableCard) -> Room:
        self.cards.keep(card)
        return self.add_room(card)

    def _begin(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a part of the floor failed", exc_info=task.exception())

    async def _listen(self) -> None:
        """What other workers write, told to those who watch here."""
        news = await asyncio.to_thread(self.log.listen)
        try:
            while True:
                tables = await asyncio.to_thread(news.wait, 1.0)
                for name in tables:
                    room = self.rooms.get(name)
                    if room is not None and room.version != self.floor.log.head(name).sequence:
                        with contextlib.suppress(LogError):
                            await room.news()
        finally:
            news.close()

    async def _check(self) -> None:
        """Replay every table once in the background; one that is not what its log makes is halted."""
        for name in tuple(self.rooms):
            says = await asyncio.to_thread(self.floor.check, name, lambda: not self._ending.is_set())
            if says:
                log.error("table %s is halted: %s", name, says)
                self.rooms[name].trouble = says
                self.rooms[name].publish()

    def books(self) -> Iterator[Rulebook]:
        yield from {room.book.id: room.book for room in self.rooms.values()}.values()

    async def stop(self) -> None:
        """Let go of everything; what was answered is durable, and whatever was under way was not answered."""
        self._ending.set()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.floor.close, self.clock.now())
        self.log.close()
