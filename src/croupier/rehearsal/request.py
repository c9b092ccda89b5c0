"""A request for a rehearsal: which terms, how many enter and by which strategies, how many events, which seed.

The events are split into chunks by the request alone and each is seeded by its own number, so that the same request
gives the same sums in one process, in many, or on a cluster. Start at `RehearsalRequest`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from croupier.rehearsal.strategies import Strategy
from croupier.tournament.terms.schema import TournamentTerms

_CHUNK: Final = {False: 20, True: 1}  # events, where the engine plays them and where not
_MOST_CHUNKS: Final = 2_000


class RehearsalRequest(msgspec.Struct, frozen=True):
    """Plain data, so that it can be sent to another machine and compared."""

    book: str
    digest: str
    terms: TournamentTerms
    strategies: tuple[Strategy, ...]  # of every entrant, in the order of entering
    runs: int
    seed: int
    pace: int  # coups an hour
    engine: bool = False
    content: bytes = b""  # of a book that other machines do not have

    @property
    def entrants(self) -> int:
        return len(self.strategies)

    @property
    def chunk(self) -> int:
        return max(_CHUNK[self.engine], -(-self.runs // _MOST_CHUNKS))

    @property
    def chunks(self) -> int:
        return -(-self.runs // self.chunk)

    def events_in(self, number: int) -> range:
        return range(number * self.chunk, min((number + 1) * self.chunk, self.runs))


def shared_out(entrants: int, counts: dict[Strategy, int] | None = None) -> tuple[Strategy, ...]:
    """So many of each; whoever is left over, or everyone where nothing is asked, by all of them in turn."""
    given = [one for one, number in (counts or {}).items() for _ in range(number)]
    every = list(Strategy)
    return (*given, *(every[number % len(every)] for number in range(entrants - len(given))))
