"""Entrants of a contest at a real table who wager by their strategies: what they can see there, put to `wager_of`.

Start at `by_strategy`.
"""

from __future__ import annotations

from collections.abc import Mapping

from croupier.automatic.entrants import WagerChoice
from croupier.money import Cents
from croupier.rehearsal.strategies import NUMBERS, SIDES, Strategy, wager_of
from croupier.table import Table
from croupier.table.contest.standing import clockwise, holding

ENDLESS = 1 << 30  # coups of a session that is over with its shoes


def by_strategy(strategies: Mapping[str, Strategy], coins: bytes, seats: int, unit: int) -> WagerChoice:
    """`coins`: a byte for each of so many seats in each coup, from the beginning again where they are used up."""

    def wagering(table: Table, entrant: str) -> tuple[str, Cents]:
        setup, contest = table.setup, table.contest_now
        assert setup is not None
        assert contest is not None
        order = clockwise(table, contest.marker) if contest.marker else tuple(table.seated().values())
        lying = {down.patron: down for down in table.coup.wagers.values()}
        sides = [SIDES.index(lying[one].wager) if one in lying else 0 for one in order]
        stakes = [lying[one].stake if one in lying else 0 for one in order]
        coin = coins[(contest.coups * seats + contest.entrants[entrant].seat - 1) % len(coins)] & 1
        side, stake = wager_of(
            NUMBERS[strategies[entrant]],
            order.index(entrant),
            [holding(table, one) for one in order],
            sides,
            stakes,
            (contest.terms.coups or ENDLESS) - contest.coups,
            max(setup.limits.minimum, contest.terms.compulsory),
            setup.limits.maximum,
            unit,
            coin,
        )
        return SIDES[side], stake

    return wagering
