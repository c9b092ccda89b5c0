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
    Debt,
    Down,
    Payment,
    Ratio,
    StreakDown,
    Tails,
)

# --- commands ------------------------------------------------------------------------------------


class SettlePairs(Command, frozen=True, tag="settle-pairs"):
    """Settle the wagers that are decided by the first four cards and settled before any further card."""


class SettleCoup(Command, frozen=True, tag="settle-coup"):
    """Take losing wagers and pay winning ones."""


class CollectCommission(Command, frozen=True, tag="collect-commission"):
    """Collect deferred commission; this much of it, where the patron has no more."""

    patron: str
    why: Literal["shoe-end", "request", "stopping"]
    amount: Cents | UnsetType = UNSET


class CallInCommission(Command, frozen=True, tag="call-in-commission"):
    """Have a patron's deferred commission collected now."""

    patron: str


class CarryCommissionOver(Command, frozen=True, tag="carry-commission-over"):
    """Let deferred commission wait beyond the shoe: to the end of the next one, or until the patron is back."""

    patron: str


class WriteOffCommission(Command, frozen=True, tag="write-off-commission"):
    """Let a patron's deferred commission go, for a reason that is recorded."""

    patron: str
    says: str


class CollectDebt(Command, frozen=True, tag="collect-debt"):
    """Collect what someone owes, in part or whole: in chips at the table, or at the cage from whoever is not there."""

    patron: str
    amount: Cents


class WriteOffDebt(Command, frozen=True, tag="write-off-debt"):
    """Let go all that someone owes beside deferred commission, for a reason that is recorded."""

    patron: str
    says: str


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
    left: Ratio | UnsetType = UNSET  # what is still owed, where only a part was collected


class CommissionCarriedOver(Event, frozen=True, tag="commission-carried-over/1"):
    """Deferred commission waits: through this shoe, and of someone who has gone until they are back."""

    heard = Hears.PATRON

    patron: str
    owed: Cents
    through: int | None


class CommissionWrittenOff(Event, frozen=True, tag="commission-written-off/1"):
    """The house let deferred commission go."""

    heard = Hears.PATRON

    patron: str
    owed: Cents
    says: str


class DebtRecorded(Event, frozen=True, tag="debt-recorded/1"):
    """Someone owes the house: what they no longer had of a payment undone, or commission of someone who goes."""

    heard = Hears.PATRON

    debt: Debt


class TokensTakenIn(Event, frozen=True, tag="tokens-taken-in/1"):
    """Tokens that an undone payment gave back to someone who has gone went where tokens go when their patron leaves."""

    heard = Hears.STAFF

    patron: str
    amount: Cents


class CommissionFallsAway(Event, frozen=True, tag="commission-falls-away/1"):
    """Commission that someone went owing is owed no more, as the win that it was for is undone."""

    heard = Hears.PATRON

    patron: str
    amount: Cents


class RefundKept(Event, frozen=True, tag="refund-kept/1"):
    """What an undone payment gives back to someone who has gone lies at the table for them until they come again."""

    heard = Hears.STAFF

    patron: str
    amount: Cents


class DebtCollected(Event, frozen=True, tag="debt-collected/1"):
    """Someone paid of what they owe; `here` at the table, else at the cage."""

    heard = Hears.PATRON

    patron: str
    amount: Cents
    left: Cents
    here: bool


class DebtWrittenOff(Event, frozen=True, tag="debt-written-off/1"):
    """The house let a debt go."""

    heard = Hears.PATRON

    patron: str
    amount: Cents
    says: str
