"""Where a scenario stands: the table, the cards told and not dealt yet, patrons still to come, the clock.

It is the one thing here that changes while a scenario runs; only run.py changes the table. Start at `Situation`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from croupier.cards import Card
from croupier.coup import Side
from croupier.rulebooks import Rulebook
from croupier.scenario.settings import made_setup
from croupier.scenario.statements import PatronWords, Setting
from croupier.scenario.times import NOON
from croupier.table.rules import Rules, rules_of
from croupier.table.state import Instant, Setup, Table


@dataclass
class Situation:
    book: Rulebook
    setting: Setting
    table: Table
    clock: Instant = NOON
    actor: str = ""  # who gives the steps, where a line says so
    stock: list[Card | None] = field(default_factory=list)
    waiting: list[PatronWords] = field(default_factory=list)  # patrons who come when the table is open
    hidden: dict[Side, list[Card]] = field(default_factory=lambda: {side: [] for side in Side})  # told, face down
    given: int = 0  # commands so far

    @property
    def rules(self) -> Rules:
        assert self.table.setup is not None, "only an open table has rules"
        return rules_of(self.book, self.table.setup)

    @property
    def setup(self) -> Setup:
        """The set-up to open with."""
        highest = max((patron.seat or place for place, patron in enumerate(self.waiting, start=1)), default=0)
        return made_setup(self.book, self.setting, highest, self.clock)

    def free_seat(self) -> int:
        """The lowest seat that nobody has or will have."""
        taken = {*self.table.seated(), *(patron.seat for patron in self.waiting)}
        if self.table.setup is not None:
            taken |= set(self.table.setup.closed_places)
        return next(seat for seat in range(1, len(taken) + 2) if seat not in taken)
