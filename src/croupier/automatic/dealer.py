"""The automatic dealer: follows the table's own next step, with cards from a virtual shoe and a clock handed in.

It judges nothing: every step is a command that `decide` accepts or refuses. Start at `AutomaticDealer.advance`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.cards import CARDS_IN_A_DECK, Card
from croupier.chance import next_card, order_of
from croupier.clauses import Refusal, Silent
from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Command, Event, Instant, Setup, Table, apply, decide, power_of
from croupier.table.names import COMMANDS
from croupier.table.views import Step, next_step

_STEPS = 400  # more than any coup with its shoe takes: what asks for more goes round in circles
CLOSES = "call-no-more-bets"


class Stuck(Exception):
    """The table refused the step it named itself, or has none: evidence of a fault in the program."""


class AutomaticDealer:
    def __init__(
        self,
        table: Table,
        book: Rulebook,
        *,
        tape: Callable[[int], bytes],
        clock: Callable[[], Instant],
        heard: Callable[[Event], None] = lambda event: None,
    ) -> None:
        """`tape` gives the random bytes of a shoe by its number, `clock` the time; `heard` is told of every event."""
        self.table = table
        self.book = book
        self._tape = tape
        self._clock = clock
        self._heard = heard
        self._given = 0
        self._shoe = 0  # the shoe whose order is at hand; the core never holds it
        self._order: tuple[Card, ...] = ()

    # --- commands --------------------------------------------------------------------------------

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        """Give a command to the table; accepted, it takes effect at once."""
        answer = decide(self.table, command, self.book)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.table = apply(self.table, event)
                self._heard(event)
        return answer

    def say(self, name: str, actor: Actor | None = None, **facts: Any) -> tuple[Event, ...] | Refusal:
        """A command by its name, from whoever is just high enough unless an actor is named."""
        kind = COMMANDS[name]
        self._given += 1
        who = actor or self.staff(power_of(self.book, kind).rank)
        return self.give(kind(id=f"a{self._given}", actor=who, at=max(self._clock(), self.table.clock), **facts))

    def may(self, name: str, actor: Actor, **facts: Any) -> bool:
        """Whether the table would accept a command now; nothing happens."""
        command = COMMANDS[name](id="asked", actor=actor, at=max(self._clock(), self.table.clock), **facts)
        return not isinstance(decide(self.table, command, self.book), Refusal)

    def staff(self, rank: str) -> Actor:
        return Actor(f"automatic {rank}", rank)

    def _must(self, name: str, actor: Actor | None = None, **facts: Any) -> None:
        answer = self.say(name, actor, **facts)
        if isinstance(answer, Refusal):
            raise Stuck(f"{name} {facts}: {answer}")

    # --- the day ---------------------------------------------------------------------------------

    def open(self, setup: Setup) -> Refusal | None:
        """Record what must be approved, and open; a refusal where the book forbids the set-up."""
        things = self.book.table.approved
        for thing in () if isinstance(things, Silent) else things:
            self._must("record-approval", thing=thing.id, reference="automatic")
        answer = self.say("open-table", setup=setup)
        return answer if isinstance(answer, Refusal) else None

    def advance(self, *, deal: bool = False, until: Callable[[], bool] = lambda: False) -> None:
        """Do what comes next until patrons are to wager, or `until`; with `deal`, close wagering and deal the coup."""
        begun = self.table.coups
        for _ in range(_STEPS):
            if deal and self.table.coups > begun:
                deal = False
            step = next_step(self.table, self.book)
            if step is None or (step.command == CLOSES and not deal) or until():
                return
            self._take(step)
        raise Stuck("the next steps go round in circles")

    def _take(self, step: Step) -> None:
        facts: dict[str, Any] = dict(step.facts)
        if "card" in step.needs:
            facts["card"], facts["cutting_card"] = next_card(self._in_order(), self.table.shoe)
        actor = Actor(step.whose, PATRON) if step.whose else self.staff(step.rank)
        self._must(step.command, actor, **facts)

    def _in_order(self) -> tuple[Card, ...]:
        """The order of the shoe in play; made from its tape when first needed."""
        shoe = self.table.shoe
        if self._shoe != shoe.number:
            self._shoe = shoe.number
            self._order = order_of(shoe.cards // CARDS_IN_A_DECK, self._tape(shoe.number))
        return self._order
