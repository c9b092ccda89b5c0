"""People at a table: coming and going, seats, chips, limits of their own, approvals: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.events import Event, Hears
from croupier.table.state import (
    NOBODY,
    Granted,
)

# --- commands ------------------------------------------------------------------------------------


class Arrive(Command, frozen=True, tag="arrive"):
    """Come to the table, with chips from elsewhere if any."""

    patron: str
    chips: Cents = 0


class SitDown(Command, frozen=True, tag="sit-down"):
    """Take a numbered seat, or another one."""

    patron: str
    seat: int


class StandUp(Command, frozen=True, tag="stand-up"):
    """Give up the seat and stay at the table."""

    patron: str


class LeaveTable(Command, frozen=True, tag="leave-table"):
    """Leave with all chips."""

    patron: str


class RecordWalkOff(Command, frozen=True, tag="record-walk-off"):
    """A patron has walked off; deferred commission that they owe stays owed."""

    patron: str


class BuyIn(Command, frozen=True, tag="buy-in"):
    """Chips for cash, or for value that arrives without cash."""

    patron: str
    amount: Cents
    tender: Literal["cash", "cashless"] = "cash"


class ExchangeVoucher(Command, frozen=True, tag="exchange-voucher"):
    """A table play voucher gives promotional tokens, a complementary chip voucher gives chips."""

    patron: str
    amount: Cents
    voucher: Literal["table-play", "complementary"]


class ColourUp(Command, frozen=True, tag="colour-up"):
    """Chips for others of another value, of the same worth together."""

    patron: str
    amount: Cents
    into: Cents


class AgreePersonalLimits(Command, frozen=True, tag="agree-personal-limits"):
    """Limits of a patron's own; none at all puts the patron back under the sign."""

    patron: str
    minimum: Cents | None = None
    maximum: Cents | None = None


class ArrangeAboveDifferential(Command, frozen=True, tag="arrange-above-differential"):
    """Let a patron wager above the table differential, up to this, for additional commission."""

    patron: str
    maximum: Cents


class Approve(Command, frozen=True, tag="approve"):
    """Approval given beforehand for an act, for one patron where the act is a patron's."""

    act: str
    patron: str = NOBODY


# --- events --------------------------------------------------------------------------------------


class PatronArrived(Event, frozen=True, tag="patron-arrived/1"):
    """Someone came to the table, with chips."""

    heard = Hears.PATRON

    patron: str
    chips: Cents


class PatronSat(Event, frozen=True, tag="patron-sat/1"):
    """A patron sits."""

    heard = Hears.EVERYONE

    patron: str
    seat: int


class PatronStood(Event, frozen=True, tag="patron-stood/1"):
    """A patron stands."""

    heard = Hears.EVERYONE

    patron: str


class PatronLeft(Event, frozen=True, tag="patron-left/1"):
    """`forgets_advice`: an earlier warning about the minimum goes with the patron."""

    heard = Hears.EVERYONE

    patron: str
    forgets_advice: bool
    walked_off: bool | UnsetType = UNSET  # without a word


class BoughtIn(Event, frozen=True, tag="bought-in/1"):
    """Chips for cash, or for value without cash."""

    heard = Hears.PATRON

    patron: str
    amount: Cents
    cash: bool


class VoucherExchanged(Event, frozen=True, tag="voucher-exchanged/1"):
    """Tokens or chips for a voucher."""

    heard = Hears.PATRON

    patron: str
    amount: Cents
    tokens: bool


class ColouredUp(Event, frozen=True, tag="coloured-up/1"):
    """Chips changed for others, of the same worth."""

    heard = Hears.PATRON

    patron: str
    amount: Cents
    into: Cents


class PersonalLimitsAgreed(Event, frozen=True, tag="personal-limits-agreed/1"):
    """Limits of one patron's own, and how they are shown."""

    heard = Hears.PATRON

    patron: str
    minimum: Cents | None
    maximum: Cents | None
    shown_by: str


class AboveDifferentialArranged(Event, frozen=True, tag="above-differential-arranged/1"):
    """One patron may wager above the differential."""

    heard = Hears.PATRON

    patron: str
    maximum: Cents


class Approved(Event, frozen=True, tag="approved/1"):
    """An approval given beforehand."""

    heard = Hears.PATRON

    granted: Granted
