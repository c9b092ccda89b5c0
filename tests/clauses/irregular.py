"""What tests of Canberra's and The Star's irregularities look at alike: chips before patrons, the hands as they lie.

It knows no clause and no figure: those stand in the tests.
"""

from __future__ import annotations

from typing import Any

from croupier.table import Actor
from live import Live


def racks(live: Live) -> list[int]:
    """What A, B and C have before them, in dollars."""
    return [live.has(patron) // 100 for patron in "ABC"]


def hands(live: Live) -> str:
    coup = live.table.coup
    sides = ("".join(str(dealt.card) for dealt in hand) for hand in (coup.player, coup.banker))
    return "/".join(sides)


def reported(live: Live, slip: str, **facts: Any) -> None:
    """Kim, the dealer, says what happened."""
    live.do("report-irregularity", Actor("Kim", "dealer"), slip=slip, **facts)
