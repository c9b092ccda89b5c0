"""What an act is, declared once beside the function that judges it: whose part it is, what it waits for, when it can be
done at all, and whether it has a chance now.

The lists of commands, what people are offered, and the names that a book gives powers to all follow from it. Start at
`act`; decide.py finds an act by the type of its command.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import msgspec

from croupier.clauses import Refusal
from croupier.rulebooks import Rulebook
from croupier.rulebooks.procedure import Power
from croupier.table.commands import Command
from croupier.table.events import Event, Made
from croupier.table.rules import House, Rules
from croupier.table.state import NOBODY, Actor, Table

if TYPE_CHECKING:
    from croupier.table.moment import Moment

C = TypeVar("C", bound=Command)

Answer: TypeAlias = tuple[Event, ...] | Refusal
Ready: TypeAlias = Callable[[Table, Rules], Refusal | None]
PowerOf: TypeAlias = Callable[[Rulebook], Power | None]
Chance: TypeAlias = "Callable[[Moment], bool]"
RankOfChoice: TypeAlias = Callable[[Table, Any, Any], str]
ChanceWhenClosed: TypeAlias = Callable[[Table, House, Actor], bool]


class By(Enum):
    """Whose part it is where the book has no row of its own for the command."""

    PATRON = "patron"  # a patron for themselves, or staff for them
    DEALER = "dealer"
    SUPERVISOR = "supervisor"


class Listed(Enum):
    """Where a supervisor finds an act without looking for it by name."""

    NOWHERE = ""
    FLOOR = "floor"  # among what is done with a table
    CASES = "cases"  # among what is done about people and payments


class Apart(Enum):
    """What of ordinary gaming an act belongs to that has no place at a table kept for a tournament."""

    SEATS = "seats"  # who comes, sits and goes
    CHIPS = "chips"  # chips for money, vouchers or other chips
    GAME = "game"  # what is played and by which limits
    OTHERS = "others"  # chips of whoever is no entrant


class CoupPart(Enum):
    """The part of a coup that an act belongs to, for tables that do some of it by themselves."""

    CALL = "call"
    DEAL = "deal"
    SETTLE = "settle"


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


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """One act at a table as it was declared beside its judge: whose part it is, its moment, and what it waits for."""

    name: str
    chapter: str
    by: By
    judge: Callable[[Table, Any, Any], Answer]
    holds: frozenset[Pending] = NOTHING
    ready: Ready | None = None
    chance: Chance | None = None  # none: whenever rank and moment are right
    whose: Callable[[Table, Any], str]
    early: bool = False  # judged out of its moment too: some of its faults stand before the moment
    listed: Listed = Listed.NOWHERE
    part: CoupPart | None = None
    power: PowerOf | None = None  # the book's row that says who may, where it is not in authority.toml
    choices: dict[str, str] = {}  # by fact: the list of the book from which it is chosen
    approvals: tuple[str, ...] = ()  # what a book may want approved beforehand, of what it does
    decides: bool = False  # about money, or about dealing at all: nobody does it without being asked to
    answers: bool = False  # possible only where something at the table waits for it: an open case, a matter, a debt
    by_rank: bool = True  # else what it is about has a row of its own that says who may
    rank_named: RankOfChoice | None = None  # the rank in that row, where it depends on what is chosen
    apart: Apart | None = None
    when_closed: bool = False  # given at a table that is not open, and judged by the book alone
    closed_too: bool = False  # given at an open table, and after it closed: what is owed outlasts a day's gaming
    chance_when_closed: ChanceWhenClosed | None = None

    def is_owed(self, table: Table, house: House, actor: Actor) -> bool:
        """Done at a table that has closed, since something is owed there yet."""
        chance = self.chance_when_closed
        return self.closed_too and chance is not None and chance(table, house, actor)


ACTS: Final[dict[type[Command], Act]] = {}
"""Every act, by the kind of its command."""


def _patron(_: Table, command: Any) -> str:
    return str(getattr(command, "patron", NOBODY))


def act(
    kind: type[C],
    by: By,
    *,
    holds: frozenset[Pending],
    ready: Ready | None = None,
    chance: Chance | None = None,
    whose: Callable[[Table, C], str] = _patron,
    early: bool = False,
    listed: Listed = Listed.NOWHERE,
    part: CoupPart | None = None,
    choices: dict[str, str] | None = None,
    power: PowerOf | None = None,
    approvals: tuple[str, ...] = (),
    decides: bool = False,
    answers: bool = False,
    by_rank: bool = True,
    rank_named: Callable[[Table, C, Rules], str] | None = None,
    apart: Apart | None = None,
    closed_too: ChanceWhenClosed | None = None,
) -> Callable[[Callable[[Table, C, Rules], Answer]], Callable[[Table, C, Rules], Answer]]:
    """Enter the function that judges a command at an open table; `closed_too` is its chance at one that is closed,
    where it is judged by the book alone."""

    def enter(judge: Callable[[Table, C, Rules], Answer]) -> Callable[[Table, C, Rules], Answer]:
        ACTS[kind] = Act(
            name=name_of(kind),
            chapter=chapter_of(kind),
            by=by,
            judge=judge,
            holds=holds,
            ready=ready,
            chance=chance,
            whose=whose,
            early=early,
            listed=listed,
            part=part,
            choices=choices or {},
            power=power,
            approvals=approvals,
            decides=decides,
            answers=answers,
            by_rank=by_rank,
            rank_named=rank_named,
            apart=apart,
            closed_too=closed_too is not None,
            chance_when_closed=closed_too,
        )
        return judge

    return enter


def act_when_closed(
    kind: type[C],
    by: By,
    *,
    chance: ChanceWhenClosed,
    listed: Listed = Listed.NOWHERE,
    choices: dict[str, str] | None = None,
    power: PowerOf | None = None,
) -> Callable[[Callable[[Table, C, House], Answer]], Callable[[Table, C, House], Answer]]:
    """Enter the function that judges a command which needs no open table."""

    def enter(judge: Callable[[Table, C, House], Answer]) -> Callable[[Table, C, House], Answer]:
        ACTS[kind] = Act(
            name=name_of(kind),
            chapter=chapter_of(kind),
            by=by,
            judge=judge,
            whose=_patron,
            listed=listed,
            choices=choices or {},
            power=power,
            when_closed=True,
            chance_when_closed=chance,
        )
        return judge

    return enter


def name_of(kind: type[msgspec.Struct]) -> str:
    """A record's stable outside name; an event's without its version."""
    return str(kind.__struct_config__.tag).partition("/")[0]


def chapter_of(kind: type[msgspec.Struct]) -> str:
    """The chapter that declares a record: the name of its folder."""
    return kind.__module__.split(".")[-2]


def made(command: Command) -> Made:
    return Made(command.id, command.actor, command.at)
