"""The automatic dealer: follows the table's own next step, with cards from a virtual shoe and a clock handed in.

It judges nothing: every step is a command that `decide` accepts or refuses. It remembers nothing either: which card
comes next follows from the table and the tape of its commitment, so that another process can go on where one stopped.
Start at `AutomaticDealer.advance`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from croupier.automatic.desk import Desk
from croupier.cards import Card
from croupier.chance import (
    EntropyFailed,
    TapeLost,
    Tapes,
    TapeTooShort,
    commitment,
    committed_order,
    cut_place,
    next_card,
    shoe_id,
)
from croupier.clauses import Reason, Refusal, Silent
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Command, Event, Instant, Setup, Table, decide, power_of
from croupier.table.codec import COMMANDS, encode
from croupier.table.machine import machine
from croupier.table.opening.judge import concerns
from croupier.table.rules import rules_of
from croupier.table.shoe.cutting import cut_bounds
from croupier.table.views import Step, next_step

_STEPS = 400  # more than any coup with its shoe takes: what asks for more goes round in circles
CLOSES = "call-no-more-bets"
_MINUTE = 60_000


class Stuck(Exception):
    """The table refused the step it named itself, or has none: evidence of a fault in the program."""


class DealingStopped(Exception):
    """There is no chance to deal by: no entropy, or no tape. The table is closed, or waits for it to be."""

    def __init__(self, why: str, refusal: Refusal | None, *, closed: bool) -> None:
        self.why = why
        self.closed = closed
        self.refusal = refusal  # why the table could not be closed at once
        super().__init__(f"no card is dealt any more: {why}")


def lasting_id(table: Table, command: Command) -> str:
    """What a table of this version is asked: the same id never says two things, before or after a restart."""
    return f"a{table.version}-{hashlib.sha256(encode(command)).hexdigest()[:12]}"


class AutomaticDealer:
    def __init__(
        self,
        desk: Desk,
        *,
        tapes: Tapes,
        clock: Callable[[], Instant],
        waits: int | None = None,
        ids: Callable[[Table, Command], str] = lasting_id,
    ) -> None:
        """`tapes` makes and keeps the tapes of shoes, `clock` gives the time, `ids` the ids of commands.

        `waits` is for how many milliseconds patrons may cut a shoe, or add to its order, before the machine cuts.
        """
        self._ids = ids
        self._waits = waits
        self.desk = desk
        self._tapes = tapes
        self._clock = clock
        self._stopped: Exception | None = None
        self._made: tuple[object, tuple[Card, ...]] = (None, ())  # the order last made, and what it was made of

    @property
    def table(self) -> Table:
        return self.desk.table

    @property
    def book(self) -> Rulebook:
        return self.desk.book

    # --- commands --------------------------------------------------------------------------------

    def say(self, name: str, actor: Actor | None = None, **facts: Any) -> tuple[Event, ...] | Refusal:
        """Give a command by its name, from whoever is just high enough unless an actor is named."""
        return self.desk.give(self.command(name, actor, **facts))

    def command(self, name: str, actor: Actor | None = None, **facts: Any) -> Command:
        """The same, to be given by someone else."""
        kind = COMMANDS[name]
        who = actor or self.staff(power_of(self.book, kind).rank)
        command = kind(id="", actor=who, at=max(self._clock(), self.table.clock), **facts)
        return msgspec.structs.replace(command, id=self._ids(self.table, command))

    def may(self, name: str, actor: Actor, **facts: Any) -> bool:
        """Whether the table would accept a command now; nothing happens."""
        command = COMMANDS[name](id="asked", actor=actor, at=max(self._clock(), self.table.clock), **facts)
        return not isinstance(decide(self.table, command, self.book), Refusal)

    def staff(self, rank: str) -> Actor:
        return machine(rank)

    def _must(self, command: Command) -> None:
        answer = self.desk.give(command)
        if isinstance(answer, Refusal):
            raise Stuck(f"{command}: {answer}")

    # --- the day ---------------------------------------------------------------------------------

    def open(self, setup: Setup) -> Refusal | None:
        """Record what must be approved, and open with a virtual shoe; a refusal where the book forbids the set-up."""
        for command in self.opening(setup):
            answer = self.desk.give(command)
            if isinstance(answer, Refusal):
                return answer
        return None

    def opening(self, setup: Setup, *, virtual: bool = True) -> Iterator[Command]:
        """The commands that open a table, one after the other; with a virtual shoe unless people bring the cards."""
        things = self.book.table.approved
        for thing in () if isinstance(things, Silent) else things:
            if thing.unless_chosen is None or concerns(thing, setup, self.book):
                yield self.command("record-approval", thing=thing.id, reference="automatic")
        yield self.command(
            "open-table", setup=msgspec.structs.replace(setup, shoe="virtual-shoe") if virtual else setup
        )

    def advance(self, *, deal: bool = False, until: Callable[[], bool] = lambda: False) -> None:
        """Do what comes next until patrons are to wager, or `until`; with `deal`, close wagering and deal the coup.

        Raises DealingStopped where there is no chance to deal by.
        """
        if self._stopped is not None:
            self._stop(self._stopped)
        begun = self.table.coups
        for _ in range(_STEPS):
            if deal and self.table.coups > begun:
                deal = False
            step = next_step(self.table, self.book)
            if step is None or (step.command == CLOSES and not deal) or until():
                return
            try:
                self._must(self.taking(step))
            except (EntropyFailed, TapeLost, TapeTooShort) as error:
                self._stop(error)
        raise Stuck("the next steps go round in circles")

    def retire(self) -> bool:
        """Everyone leaves, the table closes and its last shoe is revealed; false where it cannot close now."""
        for patron in tuple(self.table.patrons):
            self.say("leave-table", patron=patron)
        if self.table.is_open:
            self.say("close-table")
        if self.table.is_open:
            return False
        self.advance()
        return True

    def taking(self, step: Step) -> Command:
        """The command that takes the next step, with the card, commitment or tape that it needs."""
        facts: dict[str, Any] = dict(step.facts)
        if "commitment" in step.needs:
            facts["commitment"] = self._tapes.commit(shoe_id(self.table))
            if self._tapes.seeded:
                facts["seeded"] = True
            if self._waits is not None:
                facts["until"] = max(self._clock(), self.table.clock) + self._waits
        if "after" in step.needs and self.table.machine_deals is True:
            facts["after"] = self._cut_place()
        if "tape" in step.needs:
            tape, salt = self._opened(self.table.unrevealed)
            facts["tape"], facts["salt"] = tape.hex(), salt.hex()
        if "card" in step.needs:
            facts["card"], facts["cutting_card"] = next_card(self._in_order(), self.table.shoe)
        if "first" in step.needs:
            facts["first"], _ = next_card(self._in_order(), self.table.shoe)
        return self.command(step.command, self.staff(step.rank), **facts)

    def _cut_place(self) -> int:
        """Where the tape has it: what nobody cut is cut where nobody chose."""
        table, setup = self.table, self.table.setup
        assert setup is not None, "the cards of a closed table are not cut"
        tape, _ = self._opened(table.shoe.commitment)
        return cut_place(tape, shoe_id(table), cut_bounds(table, rules_of(self.book, setup)))

    # --- chance ----------------------------------------------------------------------------------

    def _in_order(self) -> tuple[Card, ...]:
        """The order of the shoe in play, from its commitment and contributions; made again when they change."""
        shoe = self.table.shoe
        of = (shoe.commitment, shoe.contributions, shoe.cards)
        if self._made[0] != of:
            tape, _ = self._opened(shoe.commitment)
            self._made = of, committed_order(shoe.cards, tape, shoe.contributions)
        return self._made[1]

    def _opened(self, made: str) -> tuple[bytes, bytes]:
        tape, salt = self._tapes.open(made)
        if commitment(tape, salt, shoe_id(self.table)) != made:
            raise TapeLost(f"what is kept for the commitment {made} is not what was committed to")
        return tape, salt

    def _stop(self, error: Exception) -> None:
        """Close the table; where patrons are to be told first, put up the notice. No card is dealt any more."""
        self._stopped = error
        refusal = self._close() if self.table.is_open else None
        if refusal is not None and refusal.reason is Reason.NOTICE_NOT_UP:
            wait = int(str(refusal.facts["needed"])) if refusal.facts["unit"] == "milliseconds" else 0
            when = max(self._clock(), self.table.clock) + wait + _MINUTE  # it goes up a moment later than this
            self.say("display-notice", about="closing", says="No further card can be dealt", takes_effect=when)
            refusal = self._close()
        raise DealingStopped(str(error), refusal, closed=not self.table.is_open) from error

    def _close(self) -> Refusal | None:
        answer = self.say("close-table")
        return answer if isinstance(answer, Refusal) else None
