"""Which wagers an event settles, and which settled before it undoes: one definition for every figure made of them.

Stakes of a tournament are chips and no money: they are nobody's takings. Start at `settled_by`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from croupier.coup import Resolution
from croupier.money import Cents
from croupier.reports.cases import HeardAt
from croupier.table.state import Payment

OnceOrUndone: TypeAlias = Literal[1, -1]

_DECIDED = frozenset((Resolution.WINS, Resolution.LOSES, Resolution.STANDOFF))


class SettledWager(msgspec.Struct, frozen=True):
    """A wager that was won, lost or stood off; with the sign below nothing, one that is as though it never was."""

    sign: OnceOrUndone
    wager: str
    token: bool
    stake: Cents
    won: Cents  # by the house, in chips; commission that waits is among it
    commission: Cents


def settled_by(heard: HeardAt) -> Iterator[SettledWager]:
    if heard.before.contest_now is not None:
        return
    for payment in getattr(heard.event, "payments", ()):
        yield from settled_wager(1, payment)
    for payment in getattr(heard.event, "reversed", ()):
        yield from settled_wager(-1, payment)


def settled_wager(sign: OnceOrUndone, payment: Payment) -> Iterator[SettledWager]:
    """What a payment counts as; nothing where it decided no wager."""
    settled = payment.settled
    if settled.resolution not in _DECIDED or not settled.stake:
        return
    taken = 0 if settled.token else settled.stake - (settled.returned - settled.profit)
    waits = settled.commission if settled.waits[0] else 0
    won = taken - settled.profit + waits
    yield SettledWager(sign, settled.wager, settled.token, settled.stake, won, settled.commission)
