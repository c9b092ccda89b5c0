"""The corpus: every scenario file, and every case of the documents, played on the live table command by command.

What is told and shown of it is written down by the other files of this folder, under names that logs and pages know:
a record of the core may move or get another name, and every snapshot stays as it was. Start at `days`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from croupier import Refusal, Rulebook, open_book
from croupier.scenario.report import GivenCommand as Answered
from croupier.table import Command, Event, Table, apply, name_of
from played import played

ROOT: Final = Path(__file__).parents[2]
FILES: Final = tuple(
    file for folder in ("tests/scenarios", "docs/cases") for file in sorted((ROOT / folder).glob("*.scenario"))
)


class Given(msgspec.Struct, frozen=True):
    """A command, what came of it, and the table before and after."""

    command: Command
    answer: tuple[Event, ...] | Refusal
    before: Table
    after: Table
    happened: tuple[tuple[Event, Table], ...]  # each event with the table before it

    @property
    def name(self) -> str:
        return name_of(type(self.command))

    @property
    def events(self) -> tuple[Event, ...]:
        return () if isinstance(self.answer, Refusal) else self.answer

    @property
    def became(self) -> tuple[str, ...]:
        """Why it was refused, or the names of what happened."""
        if isinstance(self.answer, Refusal):
            return ("refused", self.answer.reason.value)
        return tuple(name_of(type(event)) for event in self.answer)


class Day(msgspec.Struct, frozen=True, eq=False):  # one is itself and no other, and what is made of it can be kept
    """One table of a file, from its first command to its last."""

    name: str
    book: Rulebook
    given: tuple[Given, ...]


@cache
def days(file: Path) -> tuple[Day, ...]:
    """Every table of a file; one that only does sums has no book and is left out."""
    return tuple(
        Day(one.name, open_book(one.book), tuple(_given(one.name, (each for done in one.done for each in done.given))))
        for one in played(file).tables
        if one.book
    )


def _given(table: str, answered: Iterable[Answered]) -> Iterator[Given]:
    state = Table(id=table)
    for one in answered:
        before, happened = state, list[tuple[Event, Table]]()
        for event in one.events:
            happened.append((event, state))
            state = apply(state, event)
        yield Given(one.command, one.answer, before, state, tuple(happened))
