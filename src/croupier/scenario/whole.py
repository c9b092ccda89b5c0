"""A whole scenario: its tables and its tournaments, in the order in which the file tells of them."""

from __future__ import annotations

import msgspec

from croupier.scenario.statements import TableScript
from croupier.scenario.tournament_statements import TournamentScript


class Scenario(msgspec.Struct, frozen=True):
    """A file: its name, its title (the first comment), its tables, and its parts about tournaments."""

    name: str
    title: str
    tables: tuple[TableScript, ...]
    tournaments: tuple[TournamentScript, ...] = ()

    @property
    def parts(self) -> tuple[TableScript | TournamentScript, ...]:
        return tuple(sorted((*self.tables, *self.tournaments), key=lambda part: part.line))
