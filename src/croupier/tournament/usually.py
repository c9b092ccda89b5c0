"""Who usually gives a command of a tournament: the director where there is one, else the lowest rank that may.

Trying people is safe because deciding changes nothing. For whoever does not say who gives it: scenarios, the terminal.
Start at `given_by`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal
from croupier.rulebooks import Rulebook
from croupier.table import NOBODY, PATRON, Actor, Command
from croupier.table.rules import house_of
from croupier.tournament.acts import Decided
from croupier.tournament.decide import decide
from croupier.tournament.state import DIRECTOR, Tournament

# said to whoever is not the one to give a command: another is tried
OF_THE_PERSON: Final = (
    Reason.UNKNOWN_RANK,
    Reason.NO_RANK,
    Reason.RANK_TOO_LOW,
    Reason.NOT_FOR_ANOTHER,
    Reason.NOT_THE_DIRECTOR,
)


def given_by(tournament: Tournament, command: Command, book: Rulebook, actor: str = "") -> tuple[Command, Decided]:
    """The command as whoever is named gives it, else as the first does who may; and the answer."""
    first: tuple[Command, Decided] | None = None
    for person in [named(tournament, actor)] if actor else _people(tournament, command, book):
        given = replace(command, actor=person)
        answer = decide(tournament, given, book)
        first = first or (given, answer)
        if not (isinstance(answer, Refusal) and answer.reason in OF_THE_PERSON):
            return given, answer
    assert first is not None, "a book has at least one rank"
    return first


def _people(tournament: Tournament, command: Command, book: Rulebook) -> Iterator[Actor]:
    if tournament.director != NOBODY:
        yield Actor(tournament.director, DIRECTOR)
    for rank in house_of(book).ladder:
        yield Actor(rank, rank)
    entrant = getattr(command, "entrant", "")
    if entrant:
        yield Actor(entrant, PATRON)


def named(tournament: Tournament, actor: str) -> Actor:
    """`Kim:tournament-director`, `area-manager/Kim`, `area-manager`, `director`, or an entrant."""
    person, colon, rank = actor.partition(":")
    if colon:
        return Actor(person, rank)
    if actor == "director":
        return Actor(tournament.director, DIRECTOR)
    if actor in tournament.entrants:
        return Actor(actor, PATRON)
    rank, _, name = actor.partition("/")
    return Actor(name or rank, rank)
