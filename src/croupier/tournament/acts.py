"""What an act at a tournament is, declared once beside the function that judges it: whose part it is, what must be so
before it, and whether it can still be done when the tournament is over.

The lists of commands and what people are offered follow from it. Start at `act`; decide.py finds an act by the type of
its command.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from croupier.clauses import Clauses, Refusal
from croupier.rulebooks.procedure import Power
from croupier.table import Command, Event
from croupier.table.acts import chapter_of, name_of
from croupier.tournament.rules import TournamentRules
from croupier.tournament.state import Tournament

C = TypeVar("C", bound=Command)

Decided: TypeAlias = tuple[Event, ...] | Refusal
Before: TypeAlias = Callable[[Tournament, TournamentRules], Refusal | None]
PowerIn: TypeAlias = Callable[[TournamentRules], Power | None]
ClausesIn: TypeAlias = Callable[[TournamentRules], Clauses]


class Whose(Enum):
    """Whose part it is; the director may do what any of them may, but for what the book gives to a rank by name."""

    ENTRANT = "entrant"  # for themselves, or staff for them
    STAFF = "staff"  # whoever is on the book's ladder
    SUPERVISOR = "supervisor"
    OPERATOR = "operator"  # whoever appoints the director
    DIRECTOR = "director"  # and deputies


class TournamentPhase(Enum):
    """In which part of a tournament's life an act belongs."""

    FIRST = "first"  # it begins it
    OPEN = "open"  # begun, neither cancelled nor closed
    UNTIL_CLOSED = "until-closed"  # also when it was cancelled
    AND_AFTER = "and-after"  # also when it was closed


class TournamentAct(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    chapter: str
    whose: Whose
    judge: Callable[[Tournament, Any, TournamentRules], Decided]
    before: tuple[Before, ...] = ()
    when: TournamentPhase = TournamentPhase.OPEN
    power: PowerIn | None = None  # the book's row that says who may, and nobody else but those above
    staffed: ClausesIn | None = None  # by which it is staff's or the operator's part; else as all of it is conducted


TOURNAMENT_ACTS: Final[dict[type[Command], TournamentAct]] = {}


def act(
    kind: type[C],
    whose: Whose,
    *before: Before,
    when: TournamentPhase = TournamentPhase.OPEN,
    power: PowerIn | None = None,
    staffed: ClausesIn | None = None,
) -> Callable[
    [Callable[[Tournament, C, TournamentRules], Decided]], Callable[[Tournament, C, TournamentRules], Decided]
]:
    """Enter the function that judges a command; `before` are looked at first, in their order."""

    def enter(
        judge: Callable[[Tournament, C, TournamentRules], Decided],
    ) -> Callable[[Tournament, C, TournamentRules], Decided]:
        TOURNAMENT_ACTS[kind] = TournamentAct(
            name=name_of(kind),
            chapter=chapter_of(kind),
            whose=whose,
            judge=judge,
            before=before,
            when=when,
            power=power,
            staffed=staffed,
        )
        return judge

    return enter
