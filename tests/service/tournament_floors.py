"""Tournaments for tests of the web floor: put on a floor's log before it opens, by whoever usually gives each command.

Start at `hold`.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any

from croupier import open_book
from croupier.clauses import Refusal
from croupier.floor import Floor
from croupier.floor.ballots import SealedBallots
from croupier.store.keys import open_keys
from croupier.table import Actor
from croupier.tournament import records as r
from croupier.tournament.terms.schema import TournamentTerms
from croupier.tournament.usually import given_by
from service.floors import Ready
from tournaments import terms_for

CUP = "tournament:cup"
PAID = 200_00


class Holding:
    """A tournament in the log of a floor that is not open."""

    def __init__(self, floor: Floor, book: str, stream: str = CUP) -> None:
        self.floor, self.book, self.stream = floor, open_book(book), stream
        self._clock = floor.clock()
        self._given = 0

    def give(self, kind: Any, **facts: Any) -> None:
        tournament = self.floor.standing(self.stream).tournament
        self._given += 1
        at = max(self._clock.now(), tournament.clock)
        asked = kind(f"before-{tournament.version}-{self._given}", Actor("", ""), at, **facts)
        command, _ = given_by(tournament, asked, self.book)
        answer = self.floor.desk(self.stream, self.book).give(command)
        assert not isinstance(answer, Refusal), answer


def hold(
    ready: Ready,
    book: str = "crown-sydney",
    *,
    entrants: tuple[str, ...] = ("player", "kim", "lee"),
    tables: dict[str, int] | None = None,
    terms: TournamentTerms | None = None,
    closed: bool = True,
) -> None:
    """Published, conducted by `director`, entered; with `closed`, entries are closed and the players briefed."""
    with closing(ready.log()) as log:
        keys = open_keys(ready.settings.keys_folder, create=True)
        floor = Floor(log, keys)
        event = Holding(floor, book)
        event.give(r.BeginTournament, name="Cup")
        event.give(r.WriteTerms, terms=terms or terms_for(book))
        event.give(r.AppointDirector, person="director")
        event.give(r.MarkPresent, person="director")
        event.give(r.PublishTerms, where="at the desk")
        if book != "crown-sydney":
            event.give(r.AdviseRegulator, to="the regulator", reference="1", copy=True)
        for table, seats in (tables or {"T1": 7}).items():
            event.give(r.DesignateTable, table=table, seats=seats)
        event.give(r.CommitBallot, commitment=SealedBallots(log, keys.tape_key, 1).commit(CUP))
        for one in entrants:
            event.give(r.Enter, entrant=one, paid=PAID, signed=True)
        if closed:
            event.give(r.CloseEntries)
            if book != "canberra":
                event.give(r.BriefPlayers)
        floor.close()
