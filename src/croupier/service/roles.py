"""Roles of people, and the rank of a book's ladder that each has at its tables.

A book names its own ranks; a role says where on the ladder someone stands. Start at `actor_for`.
"""

from __future__ import annotations

from enum import StrEnum

from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor
from croupier.tournament.state import DIRECTOR


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


def rank_for(book: Rulebook, role: Role) -> str:
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
            return authority.outside[0].id if authority.outside else ""
        case Role.DIRECTOR:
            return DIRECTOR


def actor_for(book: Rulebook, person: str, role: Role) -> Actor:
    return Actor(person, rank_for(book, role))
