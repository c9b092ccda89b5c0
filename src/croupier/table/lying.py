"""Wagers as they lie on the layout: of one coup, and those that live on over several.

Small frozen records that know nothing of a table. Start at `Down`.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses
from croupier.coup import Winner
from croupier.money import Cents


class Down(msgspec.Struct, frozen=True):
    """A wager on the layout. `counts` is the part of it that is at stake; the rest goes back whatever happens."""

    number: int
    patron: str
    wager: str
    stake: Cents
    counts: Cents
    place: int
    token: bool = False
    arranged: bool = False  # above the differential by arrangement
    because: Clauses = ()  # why it counts for less than it is
    nominations: tuple[Winner, ...] = ()  # of a Run whose every coup was nominated beforehand
    parts: tuple[Cents, ...] | UnsetType = UNSET  # of a combined wager: what counts of each part, where it is not all


class StreakDown(msgspec.Struct, frozen=True):
    """A Run or Dragon Tail that lives on after a coup, with its count so far."""

    down: Down
    count: int
    since: int | UnsetType = UNSET  # coups complete when it was placed: stacks of one coup are one wager


class Tails(msgspec.Struct, frozen=True):
    """The Dragon Tail indicators, and whose Late areas are open for the coup now open."""

    player: int = 0
    banker: int = 0

    def of(self, side: str) -> int:
        return self.player if side == "player" else self.banker
