"""Automatic patrons: they sit at a demonstration table and wager a little every coup, so that it looks alive.

What they do follows from the coup's number and their own: there is no randomness in it. Start at `Patrons.look`.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any, Final

from croupier.floor import Done
from croupier.service.room import Room
from croupier.table import PATRON, Actor, Play
from croupier.table.codec import COMMANDS

NAMES: Final = ("Mei", "Oscar", "Priya", "Liam", "Sofia", "Kenji", "Amara")
AUTOMATIC: Final = {f"demo-{name.lower()}": name for name in NAMES}
GUEST: Final = "guest-"  # how ids of players of one click begin
_BROUGHT: Final = 20_000_00
_AWAY: Final = 90  # seconds without a screen after which a guest's place is free again


class Patrons:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.ids = tuple(AUTOMATIC)[: room.card.patrons]
        self._acted: set[tuple[str, int, int]] = set()
        self._seen: dict[str, float] = {}  # guests, when they last were at their screen, by the loop's time

    async def look(self) -> None:
        """Sit down, bring chips, wager, keep: whatever is due; and places of guests who went away become free."""
        if self.room.table.contest_now is None:
            await self._see_out()
        if not self.ids:
            return
        table = self.room.table
        if table.setup is None:
            return
        for person in self.ids:
            if person not in table.patrons:
                await self._arrive(person)
        coup = table.coup
        if coup.play is Play.WAGERING and coup.bets_called and not coup.bets_closed and not coup.dummy:
            for person in self.ids:
                key = (person, table.shoe.number, coup.number)
                if key not in self._acted:
                    self._acted = {one for one in self._acted if one[1:] == key[1:]} | {key}
                    await self._wager(person)
        for number in table.offer.wagers if table.offer is not None else ():
            owner = table.coup.wagers[number].patron
            if owner in self.ids:
                await self._say("answer-offer", Actor(owner, PATRON), number=number, choice="keep")

    async def _arrive(self, person: str) -> None:
        room = self.room
        dealer = Actor("automatic", room.book.authority.dealer.rank)
        await self._say("arrive", dealer, patron=person, chips=_BROUGHT)
        taken = set(room.table.seated())
        setup = room.table.setup
        free = (
            []
            if setup is None
            else [n for n in range(1, setup.places + 1) if n not in taken | set(setup.closed_places)]
        )
        if free:
            await self._say("sit-down", Actor(person, PATRON), patron=person, seat=free[-1])

    async def _see_out(self) -> None:
        # hours that count though the floor was away are nobody's absence: who could have been at a screen then?
        room, now = self.room, asyncio.get_running_loop().time()
        table = room.table
        here = {watcher.actor.id for watcher in room.watchers}
        here |= {down.patron for down in table.coup.wagers.values()}
        guests = [person for person in table.patrons if person.startswith(GUEST)]
        self._seen = {guest: now if guest in here else self._seen.get(guest, now) for guest in guests}
        for guest in guests:
            if now - self._seen[guest] > _AWAY:
                await self._say("leave-table", Actor("automatic", room.book.authority.dealer.rank), patron=guest)

    async def _wager(self, person: str) -> None:
        room, table = self.room, self.room.table
        if table.setup is None:
            return
        chance = sha256(f"{person} {table.shoe.number} {table.coup.number}".encode()).digest()
        wager = "banker" if chance[0] < 120 else "player" if chance[0] < 225 else "tie"
        least = room.minimum(wager)
        stake = least * (1 + chance[1] % 6)
        await self._say("place-wager", Actor(person, PATRON), patron=person, wager=wager, stake=stake)

    async def _say(self, name: str, actor: Actor, **facts: Any) -> bool:
        room = self.room
        id = f"p{room.version}-{sha256(f'{name} {actor.id} {facts}'.encode()).hexdigest()[:12]}"
        at = max(room.clock(), room.table.clock)
        return isinstance(await room.give(COMMANDS[name](id=id, actor=actor, at=at, **facts)), Done)
