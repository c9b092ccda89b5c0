"""A tournament or a promotion of the day on its stream: commands from whoever usually gives them, on the day's clock.

Start at `TournamentOfTheDay` and `PromotionOfTheDay`, which say what happens; here is only how it is said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.automatic.dealer import Stuck
from croupier.clauses import Refusal
from croupier.day.clock import DayClock
from croupier.floor import Floor
from croupier.rulebooks import Rulebook
from croupier.table import Actor, Command, Event

_NOBODY_YET = Actor("", "")


class DayStream:
    """`given_by` finds who gives a command of this kind of stream."""

    def __init__(
        self, floor: Floor, id: str, book: Rulebook, clock: DayClock, given_by: Callable[..., tuple[Command, Any]]
    ) -> None:
        self.floor, self.id, self.book, self.clock = floor, id, book, clock
        self._given_by = given_by
        self._desk = floor.desk(id, book)

    def answer(self, kind: type[Command], **facts: Any) -> tuple[Event, ...] | Refusal:
        state = self.floor.standing(self.id).state
        asked = kind(f"d{state.version}", _NOBODY_YET, self.clock.now(), **facts)
        command, _ = self._given_by(state, asked, self.book)
        return self._desk.give(command)

    def give(self, kind: type[Command], **facts: Any) -> tuple[Event, ...]:
        answer = self.answer(kind, **facts)
        if isinstance(answer, Refusal):
            raise Stuck(f"{self.id}: {kind.__name__}: {answer}")
        return answer
