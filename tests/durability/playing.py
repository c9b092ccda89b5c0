"""Giving a script to a floor, and an acknowledgement on paper for every answer that came back.

A line is written only after `Floor.give` returned, in one piece, to a file that is only ever added to: whatever it
says was promised to someone. Start at `play`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from croupier import open_book
from croupier.floor import Done, Floor
from croupier.store.log import Log
from croupier.table.records import CommitShoe
from durability.scripts import Script, mark

DATABASE = "floor.db"
KEYS = "keys"


class Line(NamedTuple):
    """What was answered to a script's command of this number; `again`: it had been sent before, in an earlier life."""

    table: str
    number: int
    mark: str
    again: bool


class Paper:
    """The acknowledgements of all lives of a floor."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "acknowledged"

    def note(self, line: Line) -> None:
        said = f"{line.table} {line.number} {line.mark} {int(line.again)}\n".encode()
        file = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            assert os.write(file, said) == len(said)
        finally:
            os.close(file)

    def lines(self) -> list[Line]:
        if not self.path.exists():
            return []
        rows = (line.split() for line in self.path.read_text(encoding="ascii").splitlines())
        return [Line(table, int(number), mark, again == "1") for table, number, mark, again in rows]

    def next(self, table: str) -> int:
        """The number of the first command of a table's script that was not acknowledged."""
        return max((line.number + 1 for line in self.lines() if line.table == table), default=0)


def play(
    floor: Floor,
    log: Log,
    script: Script,
    paper: Paper,
    *,
    resend: int = 0,
    before: Callable[[], None] = lambda: None,
    after: Callable[[], None] = lambda: None,
) -> None:
    """Go on where the paper ends, after sending again a few commands that had been accepted.

    `before` and `after` are called around every acknowledgement.
    """
    book, commands, start = open_book(script.book), script.read(), paper.next(script.table)
    old = [number for number in range(start) if script.written[number]]
    for number in (*old[len(old) - min(resend, len(old)) :], *range(start, len(commands))):
        command = commands[number]
        if isinstance(command, CommitShoe) and number >= start:
            log.keep_tape(command.commitment, b"sealed")  # durable before anyone commits to it
        answer = floor.give(script.table, command, book)
        assert number >= start or (isinstance(answer, Done) and answer.again), f"{command} was done anew"
        before()
        paper.note(Line(script.table, number, mark(answer), number < start))
        after()
