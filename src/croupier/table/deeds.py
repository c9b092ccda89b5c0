"""What each command is: its name, who gives it, when it can be given at all, and the function that judges it.

Every chapter enters its commands here with `deed`; decide.py looks them up by type. Start at `Deed`.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from croupier.clauses import Refusal
from croupier.table.commands import Command
from croupier.table.events import Event, Made
from croupier.table.rules import House, Rules
from croupier.table.state import NOBODY, Table

C = TypeVar("C", bound=Command)

Answer: TypeAlias = tuple[Event, ...] | Refusal
Ready: TypeAlias = Callable[[Table, Rules], Refusal | None]


class By(Enum):
    """Whose part it is where the book has no row of its own for the command."""

    PATRON = "patron"  # a patron for themselves, or staff for them
    DEALER = "dealer"
    SUPERVISOR = "supervisor"


class Pending(Enum):
    """What can be open at a table for others to wait for."""

    MATTER = "matter"  # an irregularity that has no remedy yet
    OFFER = "offer"  # patrons still choose
    CHANGES = "changes"  # patrons may still change their wagers
    CARRIED = "carried"  # a card left over begins a dummy coup before the cards go


# what an act waits for, said at each act: nobody forgets it, and no act moves by being moved to another file
NOTHING: Final[frozenset[Pending]] = frozenset()
COUP: Final = frozenset((Pending.MATTER, Pending.OFFER))  # it carries the coup or its wagers on
DEAL: Final = COUP | {Pending.CHANGES}  # it deals, and no card is dealt while wagers may change
SHOE: Final = COUP | {Pending.CARRIED}  # it takes the cards of the shoe away
REPORT: Final = DEAL - {Pending.MATTER}  # one matter after the other, and its own refusal says so


class Deed(msgspec.Struct, frozen=True):
    name: str
    by: By
    holds: frozenset[Pending]
    chapter: str
    ready: Ready | None
    judge: Callable[[Table, Any, Any], Answer]
    whose: Callable[[Table, Any], str]
    when_closed: bool = False  # given at a table that is not open, and judged by the book alone
    early: bool = False  # judged out of its moment too: some of its faults stand before the moment


DEEDS: Final[dict[type[Command], Deed]] = {}


def _patron(_: Table, command: Any) -> str:
    return str(getattr(command, "patron", NOBODY))


def deed(
    kind: type[C],
    by: By,
    *,
    holds: frozenset[Pending],
    ready: Ready | None = None,
    whose: Callable[[Table, C], str] = _patron,
    early: bool = False,
) -> Callable[[Callable[[Table, C, Rules], Answer]], Callable[[Table, C, Rules], Answer]]:
    """Enter the function that judges a command at an open table."""

    def enter(judge: Callable[[Table, C, Rules], Answer]) -> Callable[[Table, C, Rules], Answer]:
        DEEDS[kind] = Deed(name_of(kind), by, holds, _chapter(judge), ready, judge, whose, early=early)
        return judge

    return enter


def deed_when_closed(
    kind: type[C], by: By
) -> Callable[[Callable[[Table, C, House], Answer]], Callable[[Table, C, House], Answer]]:
    """Enter the function that judges a command which needs no open table."""

    def enter(judge: Callable[[Table, C, House], Answer]) -> Callable[[Table, C, House], Answer]:
        DEEDS[kind] = Deed(name_of(kind), by, NOTHING, _chapter(judge), None, judge, _patron, when_closed=True)
        return judge

    return enter


def name_of(kind: type[msgspec.Struct]) -> str:
    """A record's stable outside name; an event's without its version."""
    return str(kind.__struct_config__.tag).partition("/")[0]


def made(command: Command) -> Made:
    return Made(command.id, command.actor, command.at)


def _chapter(judge: Callable[..., Answer]) -> str:
    return judge.__module__.rpartition(".")[2]
