"""The machine: the actors by which a table deals a virtual shoe by itself, and what is theirs alone to say.

A card, a commitment, a tape, the cutting card: whatever says what comes out of a virtual shoe is the machine's, and no
person's, whatever their rank. Which commands say so follows from their fields. People may ask without saying it, such
as to open a hand. Start at `not_the_machine`.
"""

from __future__ import annotations

import types
import typing
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from croupier.cards import Card
from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.table.commands import OF_THE_SHOE, TAKES_A_CARD, Command
from croupier.table.contest.records import SeatEntrant
from croupier.table.likeness import likeness
from croupier.table.people.records import Arrive
from croupier.table.shoe.records import ContributeToShoe, CutCards, DeclineCut, NominateCutter
from croupier.table.state import NOBODY, PATRON, Actor, Table

VIRTUAL: Final = "virtual-shoe"
NAME: Final = "automatic"  # with which the id of every one of the machine's actors begins
_COMES: Final = (Arrive, SeatEntrant)
_OF_THE_PATRON: Final = (CutCards, DeclineCut, NominateCutter, ContributeToShoe)


@lru_cache(maxsize=64)  # a book has a dozen ranks, and is asked at every command
def machine(rank: str) -> Actor:
    """The machine, acting at a rank of the book."""
    return Actor(f"{NAME} {rank}", rank)


def is_machine(actor: Actor) -> bool:
    return actor == machine(actor.rank)


def is_reserved(id: str) -> bool:
    """Whether an id is one of the machine's, or could be taken for one: in any case, width, accents or alphabet."""
    return _joined(id).startswith(_joined(NAME))


def _joined(id: str) -> str:
    return likeness(id).replace("-", "")


# --- what a command says of the shoe --------------------------------------------------------------


class _Says(NamedTuple):
    """The fields by which a command says what comes out of the shoe, with what they are where they say nothing."""

    fields: tuple[tuple[str, Any], ...]
    always: bool  # there is no way to give it without saying so


@cache
def says_of_the_shoe(kind: type[Command]) -> _Says:
    hints = typing.get_type_hints(kind, include_extras=True)
    own = [one for one in msgspec.structs.fields(kind) if one.name not in Command.__struct_fields__]
    found = [(one.name, one.default, one.required) for one in own if _is_of_the_shoe(hints[one.name])]
    always = any(required or TAKES_A_CARD in _marks(hints[name]) for name, _, required in found)
    return _Says(tuple((name, default) for name, default, _ in found), always)


def _marks(hint: Any) -> tuple[Any, ...]:
    return getattr(hint, "__metadata__", ())


def _is_of_the_shoe(hint: Any) -> bool:
    """A card anywhere in it, or marked as something of the shoe."""
    if OF_THE_SHOE in _marks(hint) or TAKES_A_CARD in _marks(hint):
        return True
    if typing.get_origin(hint) in (typing.Union, types.UnionType, tuple, typing.Annotated):
        return any(_is_of_the_shoe(one) for one in typing.get_args(hint))
    return hint is Card


def carries(command: Command) -> str:
    """The field by which a command says what comes out of the shoe; nothing where it does not."""
    says = says_of_the_shoe(type(command))
    told = (name for name, default in says.fields if says.always or getattr(command, name) != default)
    return next(told, "")


# --- who may --------------------------------------------------------------------------------------


def not_the_machine(table: Table, command: Command, name: str, whose: str) -> Refusal | None:
    """Why a command at a table whose virtual shoe only the machine deals is refused to whoever gives it."""
    if table.machine_deals is not True:
        return None
    return only_the_machines(command, name) or name_reserved(command) or _in_their_name(command, whose)


def _in_their_name(command: Command, whose: str) -> Refusal | None:
    """What a patron does to the order of the shoe is done by that patron: nobody cuts or speaks in another's name.

    Staff of the same name do not either: whoever acts at a rank is not there as a patron.
    """
    themselves = command.actor.rank == PATRON and command.actor.id == whose
    if whose == NOBODY or themselves or not isinstance(command, _OF_THE_PATRON):
        return None
    return Refusal(Reason.NOT_FOR_ANOTHER, (), {"actor": command.actor.id, "patron": whose})


def only_the_machines(command: Command, name: str) -> Refusal | None:
    field = "" if is_machine(command.actor) else carries(command)
    if not field:
        return None
    facts: RefusalFacts = {"command": name, "field": field, "actor": command.actor.id}
    return Refusal(Reason.ONLY_THE_MACHINE, (), facts)


def name_reserved(command: Command) -> Refusal | None:
    """Nobody comes to the table under a name of the machine's."""
    if isinstance(command, _COMES) and is_reserved(command.patron):
        return Refusal(Reason.ID_RESERVED, (), {"patron": command.patron})
    return None
