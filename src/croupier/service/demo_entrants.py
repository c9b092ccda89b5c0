"""Automatic entrants of the demonstration's tournament: named strategies, which wager at a table when it is their turn.

They see what any player sees. Where a guest lets their turn pass, the dealer makes the least wager for them, as the
terms of the demonstration say. Whoever has not so many chips and is still in has a pass card, and uses it. Start at
`ContestEntrants.look`.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from croupier.automatic import AutomaticDealer
from croupier.floor import Done
from croupier.money import Cents
from croupier.rehearsal.entrants import by_strategy
from croupier.rehearsal.strategies import Strategy
from croupier.service.patrons import GUEST
from croupier.service.room import Room
from croupier.table import PATRON, Actor, Table
from croupier.table.contest.standing import at_risk, compulsory, contesting, free_chips
from croupier.table.contest.state import Contest
from croupier.table.rules import rules_of

# their ids, the names that everyone sees, and how they wager
NAMED: Final = {
    "demo-cautious": ("Cautious Carla", Strategy.CAUTIOUS),
    "demo-late": ("Late Lucas", Strategy.ALL_IN_LATE),
    "demo-copies": ("Copycat Priya", Strategy.COPIES_LEADER),
    "demo-opposes": ("Contrary Liam", Strategy.OPPOSES_LEADER),
    "demo-tenth": ("Steady Sofia", Strategy.PROPORTIONAL),
}
_STRATEGIES: Final = {id: strategy for id, (_, strategy) in NAMED.items()}
_UNIT: Final = 10_00  # stakes are multiples of it, so that no payment is rounded


class ContestEntrants:
    def __init__(self, room: Room, dealer: AutomaticDealer) -> None:
        self.room = room
        self._dealer = dealer

    async def look(self) -> bool:
        """Whoever's wager is due makes it; whether anybody did."""
        table = self.room.table
        contest, coup = table.contest_now, table.coup
        if contest is None or not contest.on or not self.room.card.entrants:
            return False
        if contest.paused or not coup.bets_called or coup.bets_closed:
            return False
        due = [one for one in self._waiting(table, contest) if not at_risk(table, one) and one not in contest.passed]
        for entrant in due:
            if entrant in _STRATEGIES:
                await asyncio.sleep(self.room.card.step_milliseconds / 1000)
                return await self._wager(entrant)
            if entrant.startswith(GUEST) and self._is_late():
                return await self._wager_for(entrant)
        return False

    def everyone_has(self, table: Table) -> bool:
        """Whether everyone in a contest who has to wager has wagered: nobody is waited for any more."""
        contest = table.contest_now
        if contest is None or not contest.on:
            return False
        return all(at_risk(table, one) or one in contest.passed for one in table.seated().values())

    def _waiting(self, table: Table, contest: Contest) -> tuple[str, ...]:
        return (contest.asked,) if contest.asked else () if contest.marker else tuple(table.seated().values())

    def _is_late(self) -> bool:
        timer = self.room.timer
        return timer is not None and timer.closes <= self.room.clock()

    async def _wager(self, entrant: str) -> bool:
        table = self.room.table
        contest, setup = table.contest_now, table.setup
        if contest is None or setup is None:
            return False
        coins = sha256(f"{contest.tournament} {contest.session} {table.id} {table.shoe.number}".encode()).digest()
        if free_chips(table, entrant) < self._least():
            return await self._pass(Actor(entrant, PATRON), entrant)
        wager, stake = by_strategy(_by_name(table), coins, setup.places, _UNIT)(table, entrant)
        return await self._place(Actor(entrant, PATRON), entrant, wager, stake)

    async def _wager_for(self, guest: str) -> bool:
        staff = self._dealer.staff(self.room.book.authority.dealer.rank)
        stake = self._least()
        if free_chips(self.room.table, guest) < stake:
            return await self._pass(staff, guest)
        return await self._place(staff, guest, "player", stake)

    def _least(self) -> Cents:
        """What everyone has to wager now."""
        table = self.room.table
        rules = rules_of(self.room.book, table.setup) if table.setup else None
        at = contesting(table, rules) if rules else None
        return max(compulsory(at, rules), rules.setup.limits.minimum) if rules and at else 0

    async def _pass(self, actor: Actor, patron: str) -> bool:
        return await self._give("use-pass-card", actor, patron=patron)

    async def _place(self, actor: Actor, patron: str, wager: str, stake: int) -> bool:
        return await self._give("place-wager", actor, patron=patron, wager=wager, stake=stake)

    async def _give(self, name: str, actor: Actor, **facts: Any) -> bool:
        command = self._dealer.command(name, actor, **facts)
        given = await self.room.give(replace(command, id=f"e{command.id}"))
        return isinstance(given, Done)


def _by_name(table: Table) -> dict[str, Strategy]:
    return {one: _STRATEGIES.get(one, Strategy.CAUTIOUS) for one in table.patrons}
