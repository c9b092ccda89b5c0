"""The number of a wager that a person names by whose it is and on what: `A/player`, the latest such wager.

The table gives each wager its number when it is placed; it keeps it when it is settled, withdrawn or gone. Start at
`WagerNumbers`.
"""

from __future__ import annotations

from collections.abc import Iterable

from croupier.scenario.values import WagerOf
from croupier.table.state import Payment, Table


class WagerNumbers:
    """The latest number for each patron and wager, heard from the table as it goes."""

    def __init__(self) -> None:
        self._latest: dict[tuple[str, str], int] = {}

    def hear(self, table: Table) -> None:
        for down in (*table.coup.wagers.values(), *(streak.down for streak in table.streaks)):
            key = (down.patron, down.wager)
            self._latest[key] = max(self._latest.get(key, 0), down.number)

    def of(self, wager: WagerOf) -> int | None:
        return self._latest.get((wager.patron, wager.wager))


def settled_number(wager: WagerOf, payments: Iterable[Payment]) -> int | None:
    """The number under which a wager was settled."""
    named = (wager.patron, wager.wager)
    return max((one.number for one in payments if (one.patron, one.settled.wager) == named), default=None)


def number_at(table: Table, wager: WagerOf) -> int | None:
    """The number of the latest such wager that the table still knows: one that lies there, else one settled last."""
    before = table.coup.before
    downs = (
        *table.coup.wagers.values(),
        *(streak.down for streak in table.streaks),
        *(before.wagers.values() if before else ()),
    )
    lying = [down.number for down in downs if (down.patron, down.wager) == (wager.patron, wager.wager)]
    payments = (*table.coup.settled_early, *table.coup.paid, *(one for past in table.past for one in past.payments))
    return max(lying) if lying else settled_number(wager, payments)
