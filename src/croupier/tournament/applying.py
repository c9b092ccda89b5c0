"""Applying events: where each kind of event enters the function that folds it into a tournament.

Such a function changes and judges nothing, and knows no rulebook. Start at `apply` (in apply.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from croupier.ledger import Entry
from croupier.table import Event
from croupier.tournament.state import Entrant, Tournament, TournamentSession

E = TypeVar("E", bound=Event)

APPLIERS: Final[dict[type[Event], Callable[[Tournament, Any], Tournament]]] = {}
REVERSIBLE: Final[set[type[Event]]] = set()
SETTLING: Final[set[type[Event]]] = set()


def applies(
    kind: type[E], *, reversible: bool = False, settles: bool = False
) -> Callable[[Callable[[Tournament, E], Tournament]], Callable[[Tournament, E], Tournament]]:
    """Enter the function that folds an event.

    `reversible` where whoever caused it may take it back: it is about one entrant. `settles` where whatever was done
    before it stays done: who plays, where, with what, was worked out from it.
    """

    def enter(change: Callable[[Tournament, E], Tournament]) -> Callable[[Tournament, E], Tournament]:
        APPLIERS[kind] = change
        if reversible:
            REVERSIBLE.add(kind)
        if settles:
            SETTLING.add(kind)
        return change

    return enter


def posted(tournament: Tournament, entry: Entry) -> Tournament:
    return replace(tournament, ledger=tournament.ledger.post(entry))


def changed(tournament: Tournament, entrant: str, **changes: Any) -> Tournament:
    """With something else so of one entrant."""
    return with_entrant(tournament, replace(tournament.entrants[entrant], **changes))


def with_entrant(tournament: Tournament, entrant: Entrant) -> Tournament:
    return replace(tournament, entrants={**tournament.entrants, entrant.id: entrant})


def with_session(tournament: Tournament, session: TournamentSession) -> Tournament:
    return replace(tournament, sessions={**tournament.sessions, session.number: session})
