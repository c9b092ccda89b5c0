"""A floor that was put back from a copy: at which tables more may have been dealt than the copy knows.

Cards that were dealt since are known to somebody. Such a table is held: no card is drawn and no wager laid, until its
coup and its shoe have ended by the book and the shoe is revealed. Start at `hold` and `is_held`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from croupier.automatic.ending import is_over
from croupier.floor.recall import standing_now
from croupier.store.log import Head, LogError
from croupier.store.sql import SqlLog
from croupier.table import Command, Table, name_of

_HELD: Final = "held "  # before a table's id, among what the floor remembers
# what brings a card out of a shoe, or puts money on one
GOES_ON: Final = frozenset(
    {
        "contribute-to-shoe",
        "cut-cards",
        "place-cutting-card",
        "burn-cards",
        "burn-before-coup",
        "call-for-bets",
        "reopen-bets",
        "place-wager",
        "declare-wager",
        "change-wager",
        "find-wager",
        "draw-card",
        "lay-carried-card",
    }
)


class Held(LogError):
    """A table that was put back, and may not go on with a coup or a shoe of which more is known than its log says."""

    def __init__(self, table: str) -> None:
        says = (
            f"table {table} was put back from a copy, and cards dealt since may be known to somebody:"
            " its coup and its shoe are ended before anything else"
        )
        super().__init__(says)
        self.facts = {"table": table}


def goes_on(restored: Head, newest: Head | None) -> bool:
    """Whether a table is known to be where it was when it stopped: its end is the newest that a witness knows.

    Where nobody kept a witness nothing is known, and it is not.
    """
    return newest is not None and (restored.sequence, restored.hash) == (newest.sequence, newest.hash)


def hold(log: SqlLog, newest: Mapping[str, Head]) -> tuple[str, ...]:
    """Hold every table of a log that was just put back whose coup and shoe may not go on; their names."""
    held: list[str] = []
    for name in log.tables():
        if goes_on(log.head(name), newest.get(name)):
            continue
        table = standing_now(log, name).state
        if isinstance(table, Table) and not is_over(table):  # nobody gains by knowing how a tournament went on
            log.keep_fact(_HELD + name, str(table.shoe.number))
            held.append(name)
    return tuple(held)


def held_shoe(log: SqlLog, table: str) -> int | None:
    """The number of the shoe that a table may not go on with, if there is one."""
    said = log.fact(_HELD + table)
    return int(said) if said is not None else None


def is_held(table: Table, shoe: int | None) -> bool:
    """Until that shoe has ended, whoever ended it."""
    return shoe is not None and table.shoe.number == shoe and not is_over(table)


def may_be(table: Table, command: Command, shoe: int | None) -> bool:
    """Whether a command may be given while its table is held."""
    return not is_held(table, shoe) or name_of(type(command)) not in GOES_ON
