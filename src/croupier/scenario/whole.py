"""A whole scenario: its tables, tournaments and promotions, in the order in which the file tells of them."""

from __future__ import annotations

import msgspec

from croupier.scenario.promotion_statements import PromotionScript
from croupier.scenario.statements import TableScript
from croupier.scenario.tournament_statements import TournamentScript


class Scenario(msgspec.Struct, frozen=True):
    """A file: its name, its title (the first comment), its tables, and its parts about tournaments and promotions."""

    name: str
    title: str
    tables: tuple[TableScript, ...]
    tournaments: tuple[TournamentScript, ...] = ()
    promotions: tuple[PromotionScript, ...] = ()

    @property
    def parts(self) -> tuple[TableScript | TournamentScript | PromotionScript, ...]:
        return tuple(sorted((*self.tables, *self.tournaments, *self.promotions), key=lambda part: part.line))
