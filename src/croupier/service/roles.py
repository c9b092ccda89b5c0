"""Roles of people, and the rank of a book's ladder that each has at its tables.

A book names its own ranks; a role says where on the ladder someone stands who was granted none of them. Which rank
somebody was granted, by which book and at which table, is told by `HeldRanks`. Start at `rank_for`.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeAlias

from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.store.ranks import EVERYWHERE
from croupier.table import ACTS, NO_RANK, PATRON, Actor, Command
from croupier.table.authority import within_rank
from croupier.table.rules import house_of
from croupier.tournament.state import DIRECTOR

HeldRanks: TypeAlias = Mapping[tuple[str, str], str]  # by book and table, nothing for every table: a rank, or "none"
NO_GRANTS: HeldRanks = {}


class Role(StrEnum):
    PLAYER = "player"
    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    MANAGER = "manager"  # the highest rank of the book
    INSPECTOR = "inspector"  # outside the ladder: sees everything, decides nothing
    ADMINISTRATOR = "administrator"  # people and tables of the floor; a manager at the table
    DIRECTOR = "director"  # of tournaments, once appointed there; at a table only what concerns a contest


STAFF = frozenset({Role.DEALER, Role.SUPERVISOR, Role.MANAGER, Role.ADMINISTRATOR})
SUPERVISING = frozenset({Role.SUPERVISOR, Role.MANAGER, Role.ADMINISTRATOR})
CONDUCTING = SUPERVISING | {Role.DIRECTOR}  # a tournament, each by their own powers


def sees_names(role: Role | None) -> bool:
    """Whether someone sees who is who at a table: whoever works there, and inspectors."""
    return role in STAFF or role in (Role.INSPECTOR, Role.DIRECTOR)


def ranks_open_to(book: Rulebook, role: Role) -> tuple[pr.RankOfLadder, ...]:
    """Which of a book's ranks somebody of this role may be granted, the lowest first; who directs is appointed."""
    if role in STAFF:
        return book.authority.rank
    return tuple(one for one in book.authority.outside if one.id != DIRECTOR) if role is Role.INSPECTOR else ()


def rank_for(book: Rulebook, role: Role, table: str = EVERYWHERE, held: HeldRanks = NO_GRANTS) -> str:
    """Under which rank somebody acts: as granted at this table, else as granted by this book, else as the role does.

    A rank that the book has not, or not for this role, is none.
    """
    if not held or role in (Role.PLAYER, Role.DIRECTOR):
        return rank_of_role(book, role)
    granted = held.get((book.id, table), held.get((book.id, EVERYWHERE)))
    if granted is None:
        return rank_of_role(book, role)
    return granted if any(one.id == granted for one in ranks_open_to(book, role)) else NO_RANK


def rank_of_role(book: Rulebook, role: Role) -> str:
    """The rank of whoever was granted none."""
    authority = book.authority
    match role:
        case Role.PLAYER:
            return PATRON
        case Role.DEALER:
            return authority.dealer.rank
        case Role.SUPERVISOR:
            return authority.supervisor.rank
        case Role.MANAGER | Role.ADMINISTRATOR:
            return authority.rank[-1].id
        case Role.INSPECTOR:
            return authority.outside[0].id if authority.outside else NO_RANK
        case Role.DIRECTOR:
            return DIRECTOR


def book_gives(book: Rulebook, command: Command) -> bool:
    """Whether the book gives a command to this rank outside its ladder; nothing of a tournament or a promotion is."""
    act = ACTS.get(type(command))
    return act is not None and within_rank(house_of(book), command.actor.rank, act)


def actor_for(book: Rulebook, person: str, role: Role) -> Actor:
    """Somebody who was granted no rank."""
    return Actor(person, rank_of_role(book, role))
