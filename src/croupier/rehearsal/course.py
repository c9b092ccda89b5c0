"""How an event goes, as both paths ask: how many sessions a round takes, who sits where in further coups, which ties.

Start at `sessions_of` and `Ties`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from croupier.rehearsal.outcome import TieMet
from croupier.rehearsal.preparing import EventBegun
from croupier.tournament.terms.schema import Round

MOST_TURNS: Final = 200  # of further coups: equals who are not parted by then never will be
_COINS: Final = 4096  # bytes for a table that plays whole shoes: from the beginning again where they are used up


def sessions_of(one_round: Round, players: int, tables: Mapping[str, int]) -> int:
    """How many sessions a round takes, one after the other, where its tables have not enough seats for all at once."""
    return -(-players // sum(seats_of(one_round, tables).values()))


def seats_of(one_round: Round, tables: Mapping[str, int]) -> dict[str, int]:
    """The tables of a round, with the seats that are drawn there."""
    used = list(tables.items())[: one_round.tables or len(tables)]
    return {table: min(seats, one_round.seats) for table, seats in used}


def in_order(begun: EventBegun, entrants: Sequence[str]) -> tuple[str, ...]:
    """By the order of entering."""
    return tuple(sorted(entrants, key=lambda one: begun.tournament.entrants[one].number))


def widest(begun: EventBegun) -> int:
    """Seats of the largest table."""
    return max(begun.tournament.tables.values())


def tables_of(begun: EventBegun, entrants: Sequence[str]) -> list[tuple[str, ...]]:
    """Equals who play further coups: as many to a table as it has seats."""
    seats = widest(begun)
    return [tuple(entrants[first : first + seats]) for first in range(0, len(entrants), seats)]


def coins_for(begun: EventBegun, coups: int) -> int:
    return coups * widest(begun) if coups else _COINS


class Ties:
    """The ties of an event as they are met."""

    def __init__(self) -> None:
        self.found: tuple[TieMet, ...] = ()

    def met(self, number: int, entrants: tuple[str, ...]) -> None:
        """Equals play further coups; a further turn among some of those who were equal before is the same tie."""
        last = self.found[-1] if self.found else None
        if last is not None and last.round == number and set(entrants) <= set(last.entrants):
            self.found = (*self.found[:-1], replace(last, turns=last.turns + 1))
        else:
            self.found = (*self.found, TieMet(number, entrants, 1))

    def shared(self, begun: EventBegun, places: Sequence[tuple[str, int]]) -> None:
        """Equals at the very end who divide what their places have."""
        prizes = {share.place for share in begun.terms.prizes.share}
        at: dict[int, list[str]] = {}
        for entrant, place in places:
            at.setdefault(place, []).append(entrant)
        for place, entrants in sorted(at.items()):
            if len(entrants) > 1 and prizes & set(range(place, place + len(entrants))):
                self.found = (*self.found, TieMet(0, in_order(begun, entrants), divided=True))
