"""Others' chips on the felt, as everyone at the table may see them: at which place, on what, what became of them.

No name and no id is in it, and no amount where the house shows none; whoever looks has their own elsewhere, and finds
none of them here. Nothing is shown of a contest that permits secret wagers. Start at `chips_of_others`.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec
from msgspec import UnsetType

from croupier.coup import Resolution
from croupier.money import Cents
from croupier.table import Play, Table
from croupier.table.state import Payment


class ShowsChips(StrEnum):
    """What the house lets people see of what others wager."""

    AMOUNTS = "amounts"
    CHIPS = "chips"  # that some lie there, and not how many
    NOTHING = "nothing"


class ChipsShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What others have on one bet, by the numbered place where it lies; 0 where it lies at none."""

    place: int
    wager: str
    stake: Cents = 0  # where the house shows amounts
    became: Resolution | None = None  # once it is settled, until the cards are cleared
    profit: Cents = 0  # what came to it


def chips_of_others(table: Table, me: str, shows: ShowsChips) -> tuple[ChipsShown, ...]:
    """What lies there, and of what was settled in this coup what became of it; what lies together is one."""
    contest = table.contest_now
    if shows is ShowsChips.NOTHING or (contest is not None and contest.terms.secret is not None):
        return ()
    found: dict[tuple[int, str, str], ChipsShown] = {}
    for one in (*_lying(table, me), *_settled(table, me)):
        key = (one.place, one.wager, one.became or "")
        before = found.get(key, ChipsShown(one.place, one.wager, became=one.became))
        more = msgspec.structs.replace(before, stake=before.stake + one.stake, profit=before.profit + one.profit)
        found[key] = more if shows is ShowsChips.AMOUNTS else before
    return tuple(found[key] for key in sorted(found))


def _lying(table: Table, me: str) -> Iterator[ChipsShown]:
    """Of this coup, and what lives on over several."""
    for down in (*table.coup.wagers.values(), *(streak.down for streak in table.streaks)):
        if down.patron != me:
            yield ChipsShown(down.place, down.wager, down.stake)


def _settled(table: Table, me: str) -> Iterator[ChipsShown]:
    """A payment has no place: it is where the wager lay, or where its patron sits."""
    coup, lay = table.coup, _lay(table)
    for payment in (*coup.settled_early, *(coup.paid if coup.play is Play.SETTLED else ())):
        if payment.patron != me:
            settled = payment.settled
            place = lay.get((payment.patron, settled.wager, payment.number), _sits(table, payment))
            yield ChipsShown(place, settled.wager, settled.stake, settled.resolution, max(0, settled.profit))


def _lay(table: Table) -> dict[tuple[str, str, int], int]:
    """Where what the coup's settlements found on the layout lay."""
    coup = table.coup
    early = () if isinstance(coup.early, UnsetType) else coup.early
    before = () if coup.before is None else (*coup.before.wagers.values(), *(one.down for one in coup.before.streaks))
    return {(down.patron, down.wager, down.number): down.place for down in (*early, *before)}


def _sits(table: Table, payment: Payment) -> int:
    patron = table.patrons.get(payment.patron)
    return 0 if patron is None else patron.seat or 0
