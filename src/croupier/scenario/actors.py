"""Who gives a command: whom the line names, else the patron it is about, else the lowest rank that may.

The machine gives what says which cards come out of a virtual shoe.
Trying ranks is safe because deciding changes nothing. Start at `acting`.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal
from croupier.rulebooks import Rulebook
from croupier.table.acts import ACTS, Answer, By
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.machine import carries, machine
from croupier.table.rules import house_of
from croupier.table.shoe.records import CutCards
from croupier.table.state import NOBODY, PATRON, Actor, Table


def named(actor: str, table: Table) -> Actor:
    """`area-manager`, `area-manager/Kim`, or a patron by name."""
    rank, slash, name = actor.partition("/")
    if not slash and actor in table.patrons:
        return Actor(actor, PATRON)
    return Actor(name or rank, rank)


def acting(table: Table, command: Command, book: Rulebook) -> tuple[Command, Answer]:
    """The command as whoever usually gives it gives it, and the table's answer."""
    act = ACTS[type(command)]
    whose = act.whose(table, command) if act.by is By.PATRON else NOBODY
    people = [Actor(whose, PATRON)] if whose != NOBODY else []
    staff: Callable[[str], Actor] = _someone
    staff_cuts = isinstance(command, CutCards) and command.patron == NOBODY
    if table.machine_deals is True and (carries(command) or staff_cuts):  # a virtual shoe is the machine's to deal
        people, staff = [], machine
    first: tuple[Command, Answer] | None = None
    for actor in (*people, *map(staff, house_of(book).ladder)):
        tried = _by(actor, table, command, book)
        if not isinstance(tried[1], Refusal) or tried[1].reason is not Reason.RANK_TOO_LOW:
            return tried
        first = first or tried
    assert first is not None, "a book has at least one rank"
    return first


def _someone(rank: str) -> Actor:
    return Actor(rank, rank)


def _by(actor: Actor, table: Table, command: Command, book: Rulebook) -> tuple[Command, Answer]:
    given = replace(command, actor=actor)
    return given, decide(table, given, book)
