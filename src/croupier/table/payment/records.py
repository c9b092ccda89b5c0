"""Payment: Pairs, the coup, commission: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.events import Event, Hears
from croupier.table.state import (
    Down,
    Payment,
    StreakDown,
    Tails,
)

# --- commands ------------------------------------------------------------------------------------


class SettlePairs(Command, frozen=True, tag="settle-pairs"):
    """Settle the wagers that are decided by the first four cards and settled before any further card."""


class SettleCoup(Command, frozen=True, tag="settle-coup"):
    """Take losing wagers and pay winning ones."""


class CollectCommission(Command, frozen=True, tag="collect-commission"):
    """Collect deferred commission."""

    patron: str
    why: Literal["shoe-end", "request", "stopping"]


class CallInCommission(Command, frozen=True, tag="call-in-commission"):
    """Have a patron's deferred commission collected now."""

    patron: str


# --- events --------------------------------------------------------------------------------------


class PairsSettled(Event, frozen=True, tag="pairs-settled/2"):
    """Wagers decided by the first four cards were settled; `downs` as they lay, where the coup may go on again."""

    heard = Hears.EVERYONE

    payments: tuple[Payment, ...]
    downs: tuple[Down, ...] | UnsetType = UNSET


class CoupSettled(Event, frozen=True, tag="coup-settled/2"):
    """Every wager of the coup in the order of payment, and what the result did to those over several coups."""

    heard = Hears.EVERYONE

    payments: tuple[Payment, ...]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]


class MinimumAdvised(Event, frozen=True, tag="minimum-advised/1"):
    """A patron whose wager below the minimum was settled was told that further ones go back."""

    heard = Hears.PATRON

    patron: str


class CommissionCollected(Event, frozen=True, tag="commission-collected/1"):
    """Deferred commission was collected."""

    heard = Hears.PATRON

    patron: str
    collected: Cents
    why: str
