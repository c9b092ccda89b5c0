"""What a table knows that keeps results only: those of the shoe at hand, and no card.

It is a record for the scoreboard and settles nothing. Start at `ResultsOnly`.
"""

from __future__ import annotations

import msgspec

from croupier.coup import Winner


class KeptResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a coup whose cards nobody recorded."""

    coup: int
    winner: Winner
    player_pair: bool = False
    banker_pair: bool = False
    natural: bool = False


class ResultsOnly(msgspec.Struct, frozen=True):
    """The results of the shoe, the oldest first: no more than its cards could have made."""

    results: tuple[KeptResult, ...] = ()

    def of(self, coup: int) -> KeptResult | None:
        return next((one for one in self.results if one.coup == coup), None)
