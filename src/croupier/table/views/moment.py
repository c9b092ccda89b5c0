"""A table at one moment, asked by one person: what the questions of possible.py and steps.py have in common.

A chapter is asked with a command that nobody gave; its answer is looked at and thrown away. Start at `Moment.accepts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

import msgspec

from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.table.commands import Command
from croupier.table.deeds import DEEDS, Answer
from croupier.table.irregularities.carried import stands_still
from croupier.table.rules import Rules, rules_of
from croupier.table.state import PATRON, Actor, Instant, Table

T = TypeVar("T")
Asked: TypeAlias = tuple[str, Actor, Instant]


def rules_here(table: Table, book: Rulebook) -> Rules | None:
    """The rules of an open table under the book it opened with."""
    if table.setup is None or table.edition != book.edition:
        return None
    return rules_of(book, table.setup)


class Moment(msgspec.Struct, frozen=True):
    table: Table
    rules: Rules
    actor: Actor
    without: tuple[str, ...] = ()  # commands that are no next step for whoever asks
    found: dict[object, Any] = {}  # what is the same whoever asks, once it was asked for

    def once(self, key: object, find: Callable[[], T]) -> T:
        """A fact of the table and its rules alone, found when it is first asked for."""
        if key not in self.found:
            self.found[key] = find()
        known: T = self.found[key]
        return known

    @property
    def asked(self) -> Asked:
        """How a command begins that nobody gave."""
        return "", self.actor, self.table.clock

    @property
    def people(self) -> tuple[str, ...]:
        """For whom the actor may speak: a patron for themselves, staff for everyone at the table."""
        return (self.actor.id,) if self.actor.rank == PATRON else tuple(self.table.patrons)

    def answer(self, command: Command) -> Answer:
        """What the chapter says of a command whose rank and moment are right."""
        return DEEDS[type(command)].judge(self.table, command, self.rules)

    def accepts(self, command: Command) -> bool:
        return not isinstance(self.answer(command), Refusal)

    def is_ready(self, kind: type[Command]) -> bool:
        ready = DEEDS[kind].ready
        if stands_still(self.table, DEEDS[kind], self.rules) is not None:
            return False
        return ready is None or ready(self.table, self.rules) is None
