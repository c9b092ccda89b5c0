"""Carries facts between a tournament and its tables, and is the only one that does: neither reads the other.

Whatever it carries is due because of what both logs say, and its command's id derives from the fact: it may be stopped
after any step, and whoever goes on loses nothing and doubles nothing. One worker of a floor holds the lease of it.
Start at `TournamentDriver.run`; what is due: tournament_due.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from croupier.automatic import AutomaticDealer
from croupier.chance import Tapes
from croupier.clauses import Refusal
from croupier.floor import Done
from croupier.floor.told_by_tables import further_end, told_by
from croupier.rehearsal.setting import contest_setup
from croupier.service.room import Room
from croupier.service.runner import RoomDesk
from croupier.service.table_cards import Automatic
from croupier.service.tournament_due import (
    DueAtTable,
    SessionPast,
    due_at,
    happened,
    has_further,
    has_news,
    id_of,
)
from croupier.service.tournament_frames import NotCarried
from croupier.service.tournament_room import TournamentRoom
from croupier.service.wire import refused as refused_reply
from croupier.store.log import Conflict, LogError
from croupier.table import Command, name_of
from croupier.table.machine import machine
from croupier.table.records import SeatVacated
from croupier.tournament.carrying import FromTable, brought, brought_further
from croupier.tournament.preparing.judge import at_play
from croupier.tournament.state import EntrantStatus, OrderedPlayOff, Tournament

_LOOKS_AGAIN: Final = 1.0  # seconds, while a session is on: a time may be up
_AFTER_TROUBLE: Final = 2.0
_MOST: Final = 1_000  # commands in one go: what asks for more goes round in circles

log = logging.getLogger("croupier")


class TournamentDriver:
    def __init__(self, room: TournamentRoom, tables: Mapping[str, Room], tapes: Tapes) -> None:
        self.room = room
        self._tapes = tapes
        self._tables = tables  # all those of the floor
        self._news = asyncio.Event()
        self._past: tuple[int, SessionPast] = (-1, SessionPast())
        self._carried: set[str] = set()  # ids that are known to be written

    async def run(self) -> None:
        """Until it is cancelled. Whatever goes wrong, it looks again."""
        self.room.also_tells.add(self._news)
        listened: set[Room] = set()
        try:
            while True:
                self._news.clear()
                here = set(self._at())
                for room in here - listened:
                    room.also_tells.add(self._news)
                listened |= here
                try:
                    await self.carry()
                    wait = _LOOKS_AGAIN
                except LogError as error:
                    log.warning("tournament %s: %s", self.room.id, error)
                    wait = _AFTER_TROUBLE
                except Exception as error:
                    log.error("what carries facts of %s failed", self.room.id, exc_info=error)
                    wait = _AFTER_TROUBLE
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._news.wait()
        finally:
            for stream in (self.room, *listened):
                stream.also_tells.discard(self._news)

    async def carry(self) -> None:
        """Everything that is due now, one after the other; what is refused waits for something to happen."""
        refused: dict[str, NotCarried] = {}
        for _ in range(_MOST):
            if not await self._one(refused):
                break
        self.room.not_carried(tuple(refused.values()))

    # --- one fact after the other ----------------------------------------------------------------

    @property
    def _tournament(self) -> Tournament:
        return self.room.tournament

    def _at(self) -> Iterator[Room]:
        """The tables of this floor that it is held at; others are counted by hand."""
        seen = self._tournament
        names = {*seen.tables, *(name for one in seen.sessions.values() for name in one.tables())}
        names.update(seen.play_off.tables() if seen.play_off else ())
        return (self._tables[name] for name in sorted(names) if name in self._tables)

    async def _one(self, refused: dict[str, NotCarried]) -> bool:
        """Give the first command that is due and was not refused just now; whether there was one."""
        past = await self._look_back()
        for room in self._at():
            session = has_news(self._tournament, room.table)
            if session is not None and await self._bring(room, session, refused):
                return True
            further = has_further(self._tournament, room.table)
            if further is not None and await self._bring_further(room, further, refused):
                return True
            if await self._prepared(room, refused):
                return True
            for due in due_at(self._tournament, self.room.book, room.table, past, self.room.clock()):
                id = id_of(self.room.id, due.fact)
                if id in self._carried or id in refused:
                    continue
                return await self._tell(room, due, id, refused)
        return False

    async def _look_back(self) -> SessionPast:
        """What of the past matters still; read again whenever something happened."""
        version = self._tournament.version
        if self._past[0] != version:
            read, log = self.room.kind.read_event, self.room.floor.log
            events = await self.room.apart(lambda: [read(entry.body) for entry in log.entries(self.room.id)])
            self._past = (version, happened(events))
        return self._past[1]

    async def _bring(self, room: Room, session: int, refused: dict[str, NotCarried]) -> bool:
        """What a table tells the tournament: who is out, and in the end how many chips everyone has."""
        told = await self.room.apart(told_by, self.room.floor.log, room.id, self.room.id, session)
        for one in told:
            tournament = self._tournament
            if isinstance(one.event, SeatVacated):
                entrant = tournament.entrants.get(one.event.patron)
                if entrant is None or entrant.status is not EntrantStatus.SEATED:
                    continue  # it was carried over before
            if await self._hand_on(room, one, brought(tournament, one), refused):
                return True
        return False

    async def _bring_further(self, room: Room, further: OrderedPlayOff, refused: dict[str, NotCarried]) -> bool:
        """What everyone has after further coups among equals."""
        told = await self.room.apart(further_end, self.room.floor.log, room.id, self.room.id, further)
        if told is None:
            return False
        return await self._hand_on(room, told, brought_further(self._tournament, further, told), refused)

    async def _hand_on(
        self, room: Room, told: FromTable, what: tuple[type[Command], dict[str, Any]], refused: dict[str, NotCarried]
    ) -> bool:
        """Give the tournament the command that an entry of a table's log is for, if it was not given before."""
        kind, facts = what
        id = id_of(self.room.id, f"entry:{room.id}:{told.entry}")
        if facts.get("counts") == () or id in self._carried or id in refused:
            return False
        staff = machine(self.room.book.authority.dealer.rank)
        return await self._given(self.room, kind(id, staff, self.room.time, **facts), room.id, refused)

    async def _tell(self, room: Room, due: DueAtTable, id: str, refused: dict[str, NotCarried]) -> bool:
        command = self._dealer(room).command(due.command, **due.facts)
        return await self._given(room, replace(command, id=id), room.id, refused)

    async def _given(
        self, room: Room | TournamentRoom, command: Command, table: str, refused: dict[str, NotCarried]
    ) -> bool:
        given = await room.give(command)
        if isinstance(given, Done):
            self._carried.add(command.id)
        elif isinstance(given, Refusal):
            refused[command.id] = NotCarried(table, name_of(type(command)), refused_reply(given))
        elif not isinstance(given, Conflict):  # its id is another's, or the stream is halted
            self._carried.add(command.id)
        return True

    # --- tables that this floor deals by itself ---------------------------------------------------

    async def _prepared(self, room: Room, refused: dict[str, NotCarried]) -> bool:
        """A table that deals by itself opens for a contest as the terms want it, and closes after it."""
        card, table, terms = room.card, room.table, self._tournament.terms
        if card.does(Automatic.OPEN) or not card.does(Automatic.DEAL) or terms is None:
            return False
        contest = table.contest_now
        if contest is not None and contest.tournament == self.room.id and not table.is_open and contest.on:
            seats = self._tournament.tables.get(room.id, card.setup.places)
            plain = contest_setup(self.room.book, terms, seats, room.time)
            setup = replace(plain, gaming_ends=card.setup.gaming_ends, shoe=card.setup.shoe)
            for command in self._dealer(room).opening(setup, virtual=False):
                if command.id in refused:
                    return False
                await self._given(room, command, room.id, refused)
            return True
        standing = at_play(self._tournament, room.id) is not None
        if contest is None and table.is_open and not table.patrons and not standing:
            command = self._dealer(room).command("close-table")
            return command.id not in refused and await self._given(room, command, room.id, refused)
        return False

    def _dealer(self, room: Room) -> AutomaticDealer:
        """Who says what the machine says at a table."""
        return AutomaticDealer(RoomDesk(room), tapes=self._tapes, clock=room.clock)
