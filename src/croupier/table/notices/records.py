"""Notices and what they announce: limits, another variation, closing: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.events import Event, Hears
from croupier.table.state import (
    Instant,
    Limit,
    NoticeUp,
    Payment,
    Setup,
)

# --- commands ------------------------------------------------------------------------------------


class DisplayNotice(Command, frozen=True, tag="display-notice"):
    """Notice of a change to come: the new minimum, and of which bet, or the new variation; and what else it says."""

    about: Literal["closing", "higher-minimum", "limits", "variation"]
    says: str = ""
    takes_effect: Instant | None = None
    minimum: Cents | None = None
    variation: str = ""
    wager: str | UnsetType = UNSET


class RemoveNotice(Command, frozen=True, tag="remove-notice"):
    """A notice was taken down; if it is put up again its time starts anew."""

    about: Literal["closing", "higher-minimum", "limits", "variation"]


class ChangeLimits(Command, frozen=True, tag="change-limits"):
    """New limits; `keeping` lets those present keep the old minimum where the book allows that."""

    limits: Limit
    wager_limits: tuple[tuple[str, Limit], ...] = ()
    differential: Cents | None = None
    keeping: bool = False


class ChangeVariation(Command, frozen=True, tag="change-variation"):
    """Another variation, with the side wagers and options that go with it; `agreed` are those who consent to it."""

    variation: str
    side_wagers: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    agreed: tuple[str, ...] = ()


class CloseTable(Command, frozen=True, tag="close-table"):
    """End gaming at the table; patrons leave with their chips."""


# --- events --------------------------------------------------------------------------------------


class NoticeDisplayed(Event, frozen=True, tag="notice-displayed/1"):
    """A notice is on display."""

    heard = Hears.EVERYONE

    notice: NoticeUp


class NoticeRemoved(Event, frozen=True, tag="notice-removed/1"):
    """A notice was taken down."""

    heard = Hears.EVERYONE

    about: str


class LimitsChanged(Event, frozen=True, tag="limits-changed/1"):
    """The new set-up; `kept` is the old minimum where those present keep it."""

    heard = Hears.EVERYONE

    setup: Setup
    kept: Cents | None


class LimitsToChange(Event, frozen=True, tag="limits-to-change/1"):
    """Limits altered during a coup: they hold from the next one. `kept` is the minimum that those present keep."""

    heard = Hears.EVERYONE

    limits: Limit
    wager_limits: tuple[tuple[str, Limit], ...]
    differential: Cents | None
    kept: Cents | None


class VariationChanged(Event, frozen=True, tag="variation-changed/1"):
    """The new set-up; `agreed` are the patrons whose consent took the place of a notice."""

    heard = Hears.EVERYONE

    setup: Setup
    agreed: tuple[str, ...] = ()


class TableClosed(Event, frozen=True, tag="table-closed/2"):
    """Streak wagers go back, patrons leave with their chips."""

    heard = Hears.EVERYONE

    payments: tuple[Payment, ...]
    cards_to_check: bool
