"""What someone could do now, by name, and why one concrete command could not be done.

A command is possible where its rank is right, its moment has come and nothing makes a refusal certain; every refusal is
never computed. Start at `possible`; `why_not` answers on request.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from croupier.clauses import Refusal, Silent
from croupier.rulebooks import Rulebook
from croupier.table.authority import within_rank
from croupier.table.codec import COMMANDS
from croupier.table.commands import Command
from croupier.table.decide import decide
from croupier.table.deeds import DEEDS, By, Deed
from croupier.table.opening.records import OpenTable, RecordApproval
from croupier.table.people.records import Approve
from croupier.table.rules import House, house_of
from croupier.table.shoe.committing import SALT_DIGITS, TAPE_DIGITS
from croupier.table.shoe.records import CheckCards, RevealShoe
from croupier.table.state import PATRON, Actor, Table
from croupier.table.views.chances import CHANCES
from croupier.table.views.moment import Moment, rules_here

_KEPT = 256  # ranks of books


Deeds: TypeAlias = tuple[tuple[type[Command], Deed], ...]
_within: dict[tuple[int, str], tuple[House, Deeds]] = {}


class Known(msgspec.Struct):
    """What is the same for several people at one moment of one table, as far as it was asked for."""

    timely: dict[str, Deeds] = {}  # by rank
    facts: dict[object, Any] = {}


def possible(table: Table, book: Rulebook, actor: Actor, known: Known | None = None) -> tuple[str, ...]:
    """The names of the commands that this person could give now, in the order of a day.

    `known` is what was found for others who look at the same table.
    """
    house, rules = house_of(book), rules_here(table, book)
    known = known if known is not None else Known()
    moment = Moment(table, rules, actor, found=known.facts) if rules is not None else None
    if actor.rank not in known.timely:
        known.timely[actor.rank] = timely(table, book, actor.rank)
    found: list[str] = []
    for kind, deed in known.timely[actor.rank]:
        if deed.when_closed:
            has_chance = _has_chance_closed(table, house, actor, kind)
        else:
            chance = CHANCES.get(kind)
            has_chance = moment is not None and (chance is None or chance(moment))
        if has_chance:
            found.append(deed.name)
    return tuple(found)


def timely(table: Table, book: Rulebook, rank: str) -> Deeds:
    """The commands that this rank may give and whose moment has come: the same for everyone of the rank."""
    house, rules = house_of(book), rules_here(table, book)
    return tuple(
        (kind, deed)
        for kind, deed in _within_rank(house, rank)
        if deed.when_closed or (rules is not None and (deed.ready is None or deed.ready(table, rules) is None))
    )


def _within_rank(house: House, rank: str) -> Deeds:
    """Every command that this rank may give at all, in the order of a day; found once and kept."""
    kept = _within.get((id(house), rank))
    if kept is not None and kept[0] is house:
        return kept[1]
    deeds = tuple((kind, DEEDS[kind]) for kind in COMMANDS.values() if _may_give(house, rank, kind, DEEDS[kind]))
    if len(_within) >= _KEPT:
        _within.clear()
    _within[id(house), rank] = (house, deeds)
    return deeds


def _may_give(house: House, rank: str, kind: type[Command], deed: Deed) -> bool:
    if rank == PATRON:
        return deed.by is By.PATRON
    if kind is Approve:  # the act's own row says who approves it
        return rank in house.ladder
    return within_rank(house, rank, deed)


def _has_chance_closed(table: Table, house: House, actor: Actor, kind: type[Command]) -> bool:
    """The commands that need no open table."""
    if kind is RecordApproval:
        return not isinstance(house.book.table.approved, Silent)
    if kind is OpenTable:
        return table.setup is None and not table.cards_to_check and not table.unrevealed
    if kind is CheckCards:
        return not isinstance(DEEDS[kind].judge(table, CheckCards("", actor, table.clock), house), Refusal)
    if kind is RevealShoe:
        asked = RevealShoe("", actor, table.clock, "0" * TAPE_DIGITS, "0" * SALT_DIGITS)
        return not isinstance(DEEDS[kind].judge(table, asked, house), Refusal)
    return True


def why_not(table: Table, command: Command, book: Rulebook) -> Refusal | None:
    """Why a command would be refused; nothing where it would be accepted."""
    answer = decide(table, command, book)
    return answer if isinstance(answer, Refusal) else None
