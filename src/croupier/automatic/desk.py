"""The desk that the automatic dealer works at: a table, its book, and a way to give it commands.

The one here keeps the table in memory; another may write every event to a log before it says that it was done.
Start at `Desk`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.table import Command, Event, Table, apply, decide


class Desk(Protocol):
    @property
    def table(self) -> Table: ...

    @property
    def book(self) -> Rulebook: ...

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        """Give a command to the table; accepted, it has taken effect."""
        ...


class DeskInMemory:
    def __init__(self, table: Table, book: Rulebook, heard: Callable[[Event], None] = lambda event: None) -> None:
        """`heard` is told of every event."""
        self.table = table
        self.book = book
        self._heard = heard

    def give(self, command: Command) -> tuple[Event, ...] | Refusal:
        answer = decide(self.table, command, self.book)
        if not isinstance(answer, Refusal):
            for event in answer:
                self.table = apply(self.table, event)
                self._heard(event)
        return answer
