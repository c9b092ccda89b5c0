"""Opening a table, its signs, its float and what surveillance is told: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.events import Event, Hears
from croupier.table.state import (
    Face,
    Piles,
    Setup,
)

# --- commands ------------------------------------------------------------------------------------


class RecordApproval(Command, frozen=True, tag="record-approval"):
    """The regulator approved the table or a layout, under this reference."""

    thing: str
    reference: str


class OpenTable(Command, frozen=True, tag="open-table"):
    """Open the table with everything that is fixed for the day."""

    setup: Setup


class DisplaySign(Command, frozen=True, tag="display-sign"):
    """A sign now stands at the table."""

    sign: str


class RemoveSign(Command, frozen=True, tag="remove-sign"):
    """A sign was taken away."""

    sign: str


class FillFloat(Command, frozen=True, tag="fill-float"):
    """Chips brought to the float, and how many of each worth if that is said."""

    amount: Cents
    piles: Piles | UnsetType = UNSET


class CreditFloat(Command, frozen=True, tag="credit-float"):
    """Chips taken from the float to the cage, and how many of each worth if that is said."""

    amount: Cents
    piles: Piles | UnsetType = UNSET


class CountFloat(Command, frozen=True, tag="count-float"):
    """The float was counted: how many chips of each worth lie in it."""

    piles: Piles


class NotifySurveillance(Command, frozen=True, tag="notify-surveillance"):
    """Surveillance was told of something."""

    about: str


class RestrictWager(Command, frozen=True, tag="restrict-wager"):
    """Keep a side wager for those who also have a main wager."""

    wager: str


class LiftRestriction(Command, frozen=True, tag="lift-restriction"):
    """Open a restricted side wager to everyone again."""

    wager: str


# --- events --------------------------------------------------------------------------------------


class ApprovalRecorded(Event, frozen=True, tag="approval-recorded/1"):
    """The regulator's approval of the table or a layout."""

    heard = Hears.STAFF

    thing: str
    reference: str


class TableOpened(Event, frozen=True, tag="table-opened/1"):
    """The table opened, under this edition of its book."""

    heard = Hears.EVERYONE

    edition: str
    setup: Setup
    method: str
    face: Face
    machine_deals: bool | UnsetType = UNSET  # the virtual shoe is the machine's alone


class SignDisplayed(Event, frozen=True, tag="sign-displayed/1"):
    """A sign stands at the table."""

    heard = Hears.EVERYONE

    sign: str


class SignRemoved(Event, frozen=True, tag="sign-removed/1"):
    """A sign was taken away."""

    heard = Hears.EVERYONE

    sign: str


class FloatFilled(Event, frozen=True, tag="float-filled/1"):
    """Chips came to the float."""

    heard = Hears.STAFF

    amount: Cents
    piles: Piles | UnsetType = UNSET


class FloatCredited(Event, frozen=True, tag="float-credited/1"):
    """Chips left the float."""

    heard = Hears.STAFF

    amount: Cents
    piles: Piles | UnsetType = UNSET


class FloatCounted(Event, frozen=True, tag="float-counted/1"):
    """The float chip by chip: what was found in it, and what was to be there by all that happened."""

    heard = Hears.STAFF

    piles: Piles
    found: Cents
    due: Cents


class SurveillanceNotified(Event, frozen=True, tag="surveillance-notified/1"):
    """Surveillance was told."""

    heard = Hears.STAFF

    about: str


class WagerRestricted(Event, frozen=True, tag="wager-restricted/1"):
    """A side wager is kept for those with a main wager."""

    heard = Hears.EVERYONE

    wager: str


class RestrictionLifted(Event, frozen=True, tag="restriction-lifted/1"):
    """A side wager is open to everyone again."""

    heard = Hears.EVERYONE

    wager: str
