"""How automatic entrants of a tournament wager: named strategies, each a pure function of what a player can see.

Whole cents, no chance but the coin that is handed in. Defined once: the engine's tables call `wager_of` as it stands,
and the kernel compiles the same text. Start at `Strategy`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final


class Strategy(StrEnum):
    """In the order of their numbers in `wager_of`."""

    CAUTIOUS = "cautious"  # the least, on either hand
    ALL_IN_LATE = "all-in-late"  # the least until the last coups, then everything
    COPIES_LEADER = "copies-leader"  # whatever the leader did, where the leader came first
    OPPOSES_LEADER = "opposes-leader"  # late, on the other hand and by so much that it overtakes the leader
    PROPORTIONAL = "proportional"  # a tenth of what one has, in every coup


NUMBERS: Final = {one: number for number, one in enumerate(Strategy)}
SIDES: Final = ("player", "banker")
LATE: Final = 3  # coups before the end that are late
SHARE: Final = 10  # of one's chips, where a part of them is wagered


def wager_of(
    strategy: int,
    turn: int,
    chips: Any,
    sides: Any,
    stakes: Any,
    left: int,
    least: int,
    most: int,
    unit: int,
    coin: int,
) -> Any:
    """On which hand (0 Player, 1 Banker) and how much someone wagers in their turn, who has the least at least.

    `chips`: everyone's before this coup, in the order of turns; one's own is `chips[turn]`. `sides`, `stakes`: the
    wagers of those who came before. `left`: coups to come, with this one. `least`, `most`: the table's. `unit`: a
    stake is a multiple of it, so that every payment is made exactly. `coin`: 0 or 1, as good as tossed.
    """
    own = chips[turn]
    top = min(own, most) // unit * unit
    leader = -1
    for other in range(len(chips)):
        if other != turn and (leader < 0 or chips[other] > chips[leader]):
            leader = other
    side = coin
    stake = least
    late = left <= LATE
    if strategy == 1 and late:
        stake = top
    elif strategy == 2 and 0 <= leader < turn and chips[leader] > own and stakes[leader] > 0:
        side = sides[leader]
        stake = stakes[leader]
    elif strategy == 3 and late and leader >= 0 and chips[leader] >= own:
        stake = chips[leader] - own + unit
        if leader < turn and stakes[leader] > 0:
            side = 1 - sides[leader]
            stake = max(stake - stakes[leader], least)
    elif strategy == 4:
        stake = own // SHARE
    stake = (stake + unit - 1) // unit * unit
    return side, min(max(stake, least), top)
