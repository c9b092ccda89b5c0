"""Applying: a tournament and one event give the tournament after it. A tournament is the fold of its events.

It judges nothing and reads no rulebook. Start at `apply`; what somebody may take back is noted here, for every kind of
event alike, as what it changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final

from msgspec.structs import replace

from croupier.ledger import Account, Ledger
from croupier.money import Cents
from croupier.table import Event, name_of
from croupier.table.apply import remembering
from croupier.tournament.applying import APPLIERS, REVERSIBLE, SETTLING
from croupier.tournament.conduct import apply as conduct
from croupier.tournament.entries import apply as entries
from croupier.tournament.money import apply as money
from croupier.tournament.preparing import apply as preparing
from croupier.tournament.seating import apply as seating
from croupier.tournament.sessions import apply as sessions
from croupier.tournament.standings import apply as standings
from croupier.tournament.state import Reversible, Tournament

# importing them enters their events
CHAPTERS = (preparing, entries, seating, sessions, standings, money, conduct)
TAKEN_BACK: Final = 64  # acts that may still be taken back, the latest ones


def apply(tournament: Tournament, event: Event) -> Tournament:
    changed = APPLIERS[type(event)](tournament, event)
    if type(event) in REVERSIBLE:
        changed = replace(changed, reversible=_noted(tournament, changed, event))
    elif type(event) in SETTLING:
        changed = replace(changed, reversible=())
    made = event.made
    return replace(
        changed,
        version=tournament.version + 1,
        clock=made.at,
        recent=remembering(tournament.recent, made.command),
    )


def replay_tournament(id: str, events: Iterable[Event]) -> Tournament:
    """The tournament that these events made, from the first on."""
    return reduce(apply, events, Tournament(id=id))


def _noted(before: Tournament, after: Tournament, event: Event) -> tuple[Reversible, ...]:
    """What this event changed of its entrant, together with what the same command changed before."""
    entrant: str = event.entrant  # type: ignore[attr-defined]  # every reversible event is about one
    made, held = event.made, before.reversible
    first = held[-1] if held and held[-1].command == made.command and held[-1].entrant == entrant else None
    one = Reversible(
        command=made.command,
        act=name_of(type(event)) if first is None else first.act,
        by=made.actor.id,
        entrant=entrant,
        before=before.entrants.get(entrant) if first is None else first.before,
        after=after.entrants[entrant],
        moved=_moved(before.ledger, after.ledger, first.moved if first else ()),
    )
    return (*(held[:-1] if first else held)[1 - TAKEN_BACK :], one)


def _moved(
    before: Ledger, after: Ledger, earlier: tuple[tuple[Account, Cents], ...]
) -> tuple[tuple[Account, Cents], ...]:
    """What the accounts hold more now than before, with what was moved earlier."""
    known, accounts = dict(earlier), dict.fromkeys((*before.balances, *after.balances))
    moved = {
        one: known.get(one, 0) + after.balances.get(one, 0) - before.balances.get(one, 0)
        for one in (*known, *(account for account in accounts if account not in known))
    }
    return tuple((account, amount) for account, amount in moved.items() if amount)
