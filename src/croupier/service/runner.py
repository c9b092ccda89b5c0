"""The automatic dealer of a web table: the acts that the table's card makes automatic, with pauses people can follow.

It follows the table's own next step; what is left to people waits for them. Every step is for the version it was
chosen at: whoever else acts meanwhile, a person or another worker, makes it think again. Start at `Runner.run`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

import msgspec

from croupier.automatic import AutomaticDealer
from croupier.automatic.ending import next_ending
from croupier.chance import EntropyFailed, TapeLost, Tapes, TapeTooShort
from croupier.clauses import Reason, Refusal
from croupier.floor import BookTrouble, Done
from croupier.rulebooks import Rulebook
from croupier.service.demo_entrants import ContestEntrants
from croupier.service.patrons import Patrons
from croupier.service.room import Room
from croupier.service.table_cards import Automatic, TableCard
from croupier.service.troubles import DEALER_FAILED, NO_CARD, Trouble, trouble_of
from croupier.store.log import Conflict, LogError, Unavailable
from croupier.table import ACTS, PATRON, Actor, Command, Event, Play, Stage, Table, next_step
from croupier.table.codec import COMMANDS
from croupier.table.views import Step

_CLOSES: Final = "call-no-more-bets"
_CUTS: Final = "cut-cards"
_OPENS: Final = "expose-cards"
_REMEDY: Final = "order-remedy"
# the steps of a coup, by the act of the table that takes them; whatever is not part of a coup prepares the shoe
STEPS: Final = {name: Automatic(part.value) for name, kind in COMMANDS.items() if (part := ACTS[kind].part) is not None}
_MINUTE: Final = 60_000  # milliseconds
_SOONEST, _LATEST = 1.0, 60.0  # seconds until a dealer that stumbled starts again
_SLOW: Final = {"draw-card", "expose-cards", "announce-result", "settle-coup", "deliver-hand", "lay-carried-card"}
_WAITS: Final = {  # steps that end what people may do at this moment
    _CLOSES: "wagers",
    "draw-card": "window",
    "announce-result": "window",
    "close-offer": "offer",
    "close-changes": "changes",
    "cut-cards": "cut",
    "expose-cards": "hand",
}

log = logging.getLogger("croupier")


class _CannotOpen(LogError):
    """What a table's card says is no way to open it."""


def act_of(step: Step) -> Automatic:
    """Which act a step belongs to; whatever is not part of a coup prepares the shoe."""
    return STEPS.get(step.command, Automatic.SHUFFLE)


class RoomDesk:
    """What the automatic dealer needs to know of a table; its commands go through the room instead."""

    def __init__(self, room: Room) -> None:
        self._room = room

    @property
    def book(self) -> Rulebook:
        return self._room.book  # another one where the table closed and opened again by what lies on the shelf now

    @property
    def table(self) -> Table:
        return self._room.table

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        raise AssertionError("commands of a web table go through its room")


class Runner:
    def __init__(self, room: Room, tapes: Tapes) -> None:
        self.room = room
        self._tapes = tapes
        self._still: Trouble | None = None  # why nothing goes on, while someone has to see to it
        self._sit_down()

    def _sit_down(self) -> None:
        """A dealer who knows nothing yet: everything they need is on the table."""
        waits = round(self.card.cut_seconds * 1000)
        self._dealer = AutomaticDealer(RoomDesk(self.room), tapes=self._tapes, clock=self.room.clock, waits=waits)
        self._patrons = Patrons(self.room)
        self._entrants = ContestEntrants(self.room, self._dealer)
        self._looked: tuple[Table, Step | None] | None = None  # the table as it was, and what came next there

    @property
    def card(self) -> TableCard:
        return self.room.card

    async def run(self) -> None:
        """Until it is cancelled: open if that is automatic, then step after step.

        A fault of the program is no end either: it is logged, and the dealer starts again from the table as it is.
        """
        try:
            await self._run()
        finally:  # whoever deals here from now on says what is wrong
            self._take_down()

    async def _run(self) -> None:
        stumbles = 0
        while True:
            begun = self.room.version
            try:
                await self._open()
                while True:
                    await self._once()
                    self._take_down()
            except (EntropyFailed, TapeLost, TapeTooShort) as error:
                await self._stop(str(error))
            except BookTrouble as error:
                await self._stands_still(trouble_of(error))
            except _CannotOpen as error:
                log.warning("table %s cannot open: %s", self.room.id, error)
                await self._out_of_order(Trouble("trouble-cannot-open"), 2)
            except LogError as error:
                if not isinstance(error, Unavailable):
                    log.warning("table %s: %s", self.room.id, error)
                await self._out_of_order(trouble_of(error), 2)
            except Exception as error:
                stumbles = 0 if self.room.version != begun else min(stumbles + 1, 10)
                wait = min(_LATEST, _SOONEST * 2**stumbles)
                log.error("the dealer of table %s failed, again in %.0f s", self.room.id, wait, exc_info=error)
                await self._out_of_order(DEALER_FAILED, wait)
                self._sit_down()

    async def _out_of_order(self, why: Trouble, seconds: float) -> None:
        """For so long nothing goes on by itself, and everyone sees why."""
        self._put_up(why)
        try:
            await asyncio.sleep(seconds)
        finally:  # also where another worker takes over meanwhile
            self._take_down()

    async def _stands_still(self, why: Trouble) -> None:
        """Until someone has seen to it: the table says so all the while."""
        self._put_up(why)
        await self._wait(_LATEST)

    def _put_up(self, why: Trouble) -> None:
        self._still = why
        if self.room.trouble != why:
            self.room.trouble = why
            self.room.publish()

    def _take_down(self) -> None:
        """Whatever it stood still for is seen to; what others say is wrong stays."""
        if self._still and self.room.trouble == self._still:
            self.room.trouble = None
            self.room.publish()
        self._still = None

    def _next(self, table: Table) -> Step | None:
        if self._looked is None or self._looked[0] is not table:
            self._looked = (table, next_step(table, self.room.book) or self._asked_everyone(table))
        return self._looked[1]

    def _asked_everyone(self, table: Table) -> Step | None:
        """Patrons choose, and whoever has not when the time is up keeps their wagers, as a dealer would end it."""
        if table.offer is None:
            return None
        return Step(command="close-offer", rank=self.room.book.authority.dealer.rank, clauses=table.offer.under)

    async def _open(self) -> None:
        room = self.room
        if not self.card.does(Automatic.OPEN):
            return
        if room.table.is_open:
            await self._fill_float()
            return
        if room.table.unrevealed or room.has_been_open:  # a table that was closed stays so, whoever takes over
            return
        for command in self._dealer.opening(self.card.setup, virtual=self.card.setup.shoe == "virtual-shoe"):
            given = await room.give(command)
            if isinstance(given, Refusal):
                raise _CannotOpen(f"{given.reason.value} {dict(given.facts)}")
        self._take_down()
        await self._fill_float()

    async def _fill_float(self) -> None:
        """Once an opening, before any card is on the table: whoever opened it may not have come to it.

        The id is the same for all who try, so that it is done once.
        """
        table = self.room.table
        if self.card.float_chips and table.shoe.stage is Stage.NO_CARDS and table.shoe.number == table.shoes_before:
            command = self._dealer.command("fill-float", amount=self.card.float_chips)
            command = msgspec.structs.replace(command, id=f"a-float-{table.shoes_before}")
            await self.room.give(command)

    async def _once(self) -> None:
        """Take the next step if it is automatic, or wait until something happens."""
        room = self.room
        if room.held:
            await self._end()
            return
        await self._patrons.look()
        if await self._entrants.look():
            return
        step = self._next(room.table)
        if step is None or (step.command not in STEPS and not room.table.is_open and not room.table.to_reveal):
            await self._wait(self._turn_lasts() or 30)
            return
        if step.whose and not self._may_stand_in(step):
            await self._wait(30)
            return
        if not self.card.does(act_of(step)) or self._for_staff(step):
            await self._wait(30)
            return
        if step.command == _CLOSES and self._entrants.everyone_has(room.table):
            await self._pause(step)
        elif step.command == _CLOSES or (room.waits_for and room.waits_for == _WAITS.get(step.command)):
            if not await self._time_is_up():
                return
        else:
            await self._pause(step)
        standing = room.floor.standing(room.id)
        if self._next(standing.table) != step:
            return
        if step.command == _OPENS and step.whose:
            await self._open_for(step, standing.head.sequence)
            return
        command = self._dealer.taking(step)
        if step.command == _CUTS and step.whose:
            command = msgspec.structs.replace(command, actor=Actor(step.whose, PATRON))
        given = await room.give(command, standing.head.sequence)
        if not isinstance(given, (Done, Conflict)):
            await self._wait(1)

    async def _open_for(self, step: Step, version: int) -> None:
        """A patron has cards and did not open them: the dealer does, or a supervisor takes them back; never they.

        An automatic patron opens theirs. Where the book has neither way, people see to it.
        """
        hand, patron = step.facts["hand"], step.whose
        if patron in self._patrons.ids:
            ways = [self._dealer.command(_OPENS, Actor(patron, PATRON), hand=hand, opener=patron)]
        else:
            ways = [
                self._dealer.command("ask-dealer-to-open", hand=hand, patron=patron),
                self._dealer.command("take-back-hand", hand=hand),
            ]
        for way in ways:
            if isinstance(await self.room.give(way, version), (Done, Conflict)):
                return
        await self._wait(30)

    def _may_stand_in(self, step: Step) -> bool:
        """Whether the machine goes on where a patron does nothing. Nobody is ever made to have cut.

        A virtual shoe that nobody cuts is the machine's to cut, and no step of a patron's; only at a table that opened
        before that was so does the next step name one.
        """
        return self.card.does(Automatic.DEAL) and (step.command != _CUTS or step.whose in self._patrons.ids)

    async def _end(self) -> None:
        """A table that was put back does not go on: it ends its coup and its shoe, where it deals by itself."""
        command = next_ending(self._dealer) if self.card.does(Automatic.DEAL) else None
        if command is None:
            await self._wait(_LATEST)
            return
        given = await self.room.give(command, self.room.floor.standing(self.room.id).head.sequence)
        if not isinstance(given, (Done, Conflict)):
            await self._wait(1)

    def _for_staff(self, step: Step) -> bool:
        """A remedy is ordered by itself only where the book leaves no choice and any dealer may order it."""
        return step.command == _REMEDY and step.rank != self.room.book.authority.dealer.rank

    async def _time_is_up(self) -> bool:
        """Wait for the timer, which runs once something is wagered: whoever is first has all the time too."""
        room = self.room
        if not room.waits_for:
            if room.timer is not None:
                room.stop_timer()
            await self._wait(30)
            return False
        if room.timer is None:
            room.start_timer()
            return False
        left = (room.timer.closes - room.clock()) / 1000
        if left > 0:
            await self._wait(left)
            return False
        return True

    def _turn_lasts(self) -> float:
        """Seconds for which whoever is to wager in a contest is waited for, where a timer says so."""
        timer = self.room.timer
        return max(0.05, (timer.closes - self.room.clock()) / 1000) if timer is not None else 0

    async def _pause(self, step: Step) -> None:
        milliseconds: float = self.card.step_milliseconds if step.command in _SLOW else self.card.step_milliseconds // 4
        if step.command == "reveal-shoe":  # whoever waits to check the shoe waits for nothing
            return
        if step.command == "clear-cards":  # people look at what they won before the cards go
            milliseconds = self.card.pause_seconds * 1000
        await asyncio.sleep(milliseconds / 1000)

    async def _wait(self, seconds: float) -> None:
        self.room.changed.clear()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.room.changed.wait()

    async def _stop(self, why: str) -> None:
        """No chance to deal by: the table is closed if it can be, and says so."""
        room = self.room
        log.error("table %s deals no card any more: %s", room.id, why)
        self._put_up(NO_CARD)
        while room.table.is_open and not await self._closed():
            await self._wait(30)  # for patrons to leave, for a coup in hand to be put right by people
        await asyncio.sleep(3600)

    async def _closed(self) -> bool:
        """Between coups, with a notice first where patrons are to have one; its shoe is owed then, and all are told."""
        room = self.room
        if room.table.coup.play is not Play.WAGERING:
            return False
        given = await room.give(self._dealer.command("close-table"))
        if isinstance(given, Refusal) and given.reason is Reason.NOTICE_NOT_UP:
            if not any(notice.about == "closing" for notice in room.table.notices):
                wait = int(str(given.facts["needed"])) if given.facts["unit"] == "milliseconds" else 0
                when = max(room.clock(), room.table.clock) + wait + _MINUTE
                says = "No further card can be dealt"
                await room.give(self._dealer.command("display-notice", about="closing", says=says, takes_effect=when))
            given = await room.give(self._dealer.command("close-table"))
        return isinstance(given, Done)
