"""People of a day: patrons who come, wager, cut, add to the order and go; staff who see them in and end shoes early.

A page's message is sent until it is answered, under the same id: it may be lost, doubled, overtaken, or answered to
nobody. What was promised to anyone is kept on paper. Start at `Page.send` and `Patron.live`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec

from croupier.service.errors import ErrorCode
from croupier.service.people import Session
from croupier.service.socket import answer
from croupier.service.wire import Reply
from croupier.store.log import LogError
from croupier.table import Table
from fault_days.faults import Faults
from fault_days.loop import DayLoop
from fault_days.workers import Worker

_WAITS: Final = 4.0  # seconds for an answer, before the message is sent again
_TRIES: Final = 4
CHIPS: Final = 50_000_00
_WAGERS: Final = ("banker", "player", "tie")
_FOR_GOOD: Final = frozenset({ErrorCode.ID_USED, ErrorCode.NOT_UNDERSTOOD, ErrorCode.HALTED, ErrorCode.LOG_IN})


class Sent(msgspec.Struct):
    """What someone asked for, and what they were told became of it."""

    table: str
    person: str
    id: str  # as the log has it
    command: str
    facts: dict[str, Any]
    tries: int = 0
    answers: list[Reply] = []

    @property
    def done(self) -> Reply | None:
        return next((one for one in self.answers if one.done), None)


class Paper:
    """Everything that was asked for on a day, by table and id."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, str], Sent] = {}
        self.faults: list[str] = []

    def answered(self, sent: Sent, reply: Reply, known: bool) -> None:
        """`known`: it was in the log before it was asked for this time."""
        sent.answers.append(reply)
        if known and not reply.done and not reply.error:
            self.faults.append(f"{sent.id} at {sent.table} was done, and is {reply.became} when it is sent again")
        if reply.code in (ErrorCode.ID_USED, ErrorCode.NOT_UNDERSTOOD, ErrorCode.HALTED):
            self.faults.append(f"{sent.id} ({sent.command} {sent.facts}) at {sent.table}: {reply.error}")


class Page:
    """Someone's page, which goes to whichever worker answers."""

    def __init__(self, session: Session, workers: Sequence[Worker], paper: Paper, chance: Random, said: int) -> None:
        self.session, self._workers, self._paper, self._chance = session, workers, paper, chance
        self._said = said

    @property
    def _loop(self) -> DayLoop:
        return self._workers[0].house.loop

    @property
    def _faults(self) -> Faults:
        return self._workers[0].house.faults

    def worker(self) -> Worker | None:
        up = [worker for worker in self._workers if worker.floor is not None]
        return self._chance.choice(up) if up else None

    def table(self, table: str) -> Table | None:
        """As a worker has it."""
        worker = self.worker()
        room = worker.floor.rooms.get(table) if worker and worker.floor else None
        return room.table if room else None

    async def send(self, table: str, command: str, **facts: Any) -> Reply | None:
        """Until it is answered, or nobody answers for too long."""
        self._said += 1
        person = self.session.account.id
        sent = Sent(table, person, f"{person}:{self._said}", command, facts, answers=[])
        self._paper.sent[table, sent.id] = sent
        version = None
        now = self.table(table)
        if now is not None and self._chance.random() < 0.1:
            version = now.version
        said = {"say": "command", "id": str(self._said), "command": command, "facts": facts, "version": version}
        data = msgspec.json.encode(said)
        for _ in range(_TRIES):
            reply = await self._tried(sent, data)
            if reply is not None and (not reply.error or reply.code in _FOR_GOOD):
                return reply
            await asyncio.sleep(0.5 + self._chance.random())
        return None

    async def _tried(self, sent: Sent, data: bytes) -> Reply | None:
        worker, faults = self.worker(), self._faults
        if worker is None or worker.process is None:
            return None
        sent.tries += 1
        heard: asyncio.Future[Reply] = self._loop.create_future()
        for _ in range(2 if faults.happens(faults.doubled) else 1):
            if not faults.happens(faults.lost):
                context = worker.process.context
                self._loop.call_later(faults.on_the_way(), self._arrives, worker, sent, data, heard, context=context)
        try:
            async with asyncio.timeout(_WAITS):
                return await heard
        except TimeoutError:
            return None

    def _arrives(self, worker: Worker, sent: Sent, data: bytes, heard: asyncio.Future[Reply]) -> None:
        """At a worker, in its process."""
        task = self._loop.create_task(self._answered(worker, sent, data, heard))
        if self._faults.happens(self._faults.hung_up):
            self._loop.call_later(self._faults.on_the_way(), task.cancel)

    async def _answered(self, worker: Worker, sent: Sent, data: bytes, heard: asyncio.Future[Reply]) -> None:
        floor = worker.floor
        room = floor.rooms.get(sent.table) if floor is not None else None
        if floor is None or room is None:
            return
        try:
            known = worker.house.has(sent.table, sent.id)
            reply = await answer(floor, room, self.session, data)
        except LogError:  # the connection is closed, as for any page
            return
        lost = self._faults.happens(self._faults.lost)
        if not lost:
            self._paper.answered(sent, reply, known)
            self._loop.call_later(self._faults.on_the_way(), _tell, heard, reply)


def _tell(heard: asyncio.Future[Reply], reply: Reply) -> None:
    if not heard.done():
        heard.set_result(reply)


class Patron:
    """Someone at one table, who does what comes to mind."""

    def __init__(self, page: Page, host: Page, table: str, chance: Random) -> None:
        self.page, self.host, self.at, self._chance = page, host, table, chance
        self.id = page.session.account.id

    async def live(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self._chance.random() * 4)
        while loop.time() < until:
            await self.act()
            await asyncio.sleep(self._chance.choice((0.3, 1.0, 3.0)))

    async def act(self) -> None:
        table = self.page.table(self.at)
        if table is None or not table.is_open:
            return
        if self.id not in table.patrons:
            await self.arrive()
        elif self._chance.random() < 0.04:
            await self.page.send(self.at, "leave-table", patron=self.id)
        elif table.shoe.commitment and not table.coup.bets_called:
            await self._shoe(table)
        elif table.coup.bets_called and not table.coup.bets_closed:
            await self._wagers(table)
        elif self._chance.random() < 0.1:
            await self.wager()

    async def arrive(self) -> None:
        await self.host.send(self.at, "arrive", patron=self.id, chips=CHIPS)
        await self.page.send(self.at, "sit-down", patron=self.id, seat=self._chance.randint(1, 7))

    async def _shoe(self, table: Table) -> None:
        """Before the cut: words, or the cut itself; later nothing."""
        chosen = self._chance.random()
        if table.shoe.waits_until is None or chosen < 0.4:
            return
        if chosen < 0.7:
            words = f"{self._chance.randrange(10**6)}"
            await self.page.send(self.at, "contribute-to-shoe", patron=self.id, contribution=words)
        else:
            await self.page.send(self.at, "cut-cards", patron=self.id, after=self._chance.randint(60, 300))

    async def _wagers(self, table: Table) -> None:
        own = [number for number, down in table.coup.wagers.items() if down.patron == self.id]
        chosen = self._chance.random()
        if own and chosen < 0.15:
            await self.page.send(self.at, "withdraw-wager", number=self._chance.choice(own))
        elif own and chosen < 0.3:
            await self.page.send(self.at, "change-wager", number=self._chance.choice(own), stake=self._stake())
        elif len(own) < 2:
            await self.wager()

    async def wager(self) -> Reply | None:
        wager = self._chance.choice(_WAGERS)
        return await self.page.send(self.at, "place-wager", patron=self.id, wager=wager, stake=self._stake())

    def _stake(self) -> int:
        return self._chance.randint(5, 60) * 100
