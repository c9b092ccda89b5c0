"""Conduct: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from croupier.table import Command, Event, Instant
from croupier.table.events import Hears

# --- commands ------------------------------------------------------------------------------------


class PostponePromotion(Command, frozen=True, tag="postpone-promotion"):
    """The integrity of the promotion or of the draw is compromised: it waits until it is validated."""

    of: Literal["promotion", "draw"]
    why: str


class ResumePromotion(Command, frozen=True, tag="resume-promotion"):
    """Its integrity is validated and it goes on; times that have passed meanwhile are set anew."""

    why: str
    closes: Instant = 0
    draws: Instant = 0


class CancelPromotion(Command, frozen=True, tag="cancel-promotion"):
    """The integrity of the promotion is compromised: nothing is drawn any more."""

    why: str


class NotifyInspector(Command, frozen=True, tag="notify-inspector"):
    """An inspector was told of what was determined."""

    finding: int
    reference: str
    channel: str = ""


class RaisePromotionDispute(Command, frozen=True, tag="raise-promotion-dispute"):
    """Someone does not accept what was done under the terms."""

    entrant: str
    about: str


class DecidePromotionDispute(Command, frozen=True, tag="decide-promotion-dispute"):
    """The operator's last word; whether the person accepts it."""

    dispute: int
    decision: str
    accepted: bool = False


class AdviseDisputant(Command, frozen=True, tag="advise-disputant"):
    """The person was told to whom they may turn, and of their right to."""

    dispute: int
    of: str


class ClosePromotion(Command, frozen=True, tag="close-promotion"):
    """Nothing is left to do."""


# --- events --------------------------------------------------------------------------------------


class PromotionPostponed(Event, frozen=True, tag="promotion-postponed/1"):
    """`owed` are the rows of the book's duties that this opens."""

    heard = Hears.EVERYONE

    finding: int
    of: Literal["promotion", "draw"]
    why: str
    owed: tuple[str, ...]


class PromotionResumed(Event, frozen=True, tag="promotion-resumed/1"):
    heard = Hears.EVERYONE

    why: str
    closes: Instant
    draws: Instant


class PromotionCancelled(Event, frozen=True, tag="promotion-cancelled/1"):
    heard = Hears.EVERYONE

    finding: int
    why: str
    owed: tuple[str, ...]


class InspectorNotified(Event, frozen=True, tag="inspector-notified/1"):
    heard = Hears.STAFF

    finding: int
    reference: str
    channel: str


class PromotionDisputeRaised(Event, frozen=True, tag="promotion-dispute-raised/1"):
    heard = Hears.STAFF

    dispute: int
    entrant: str
    about: str


class PromotionDisputeDecided(Event, frozen=True, tag="promotion-dispute-decided/1"):
    heard = Hears.STAFF

    dispute: int
    entrant: str
    decision: str
    accepted: bool


class DisputantAdvised(Event, frozen=True, tag="disputant-advised/1"):
    heard = Hears.STAFF

    dispute: int
    entrant: str
    of: str


class PromotionClosed(Event, frozen=True, tag="promotion-closed/1"):
    heard = Hears.EVERYONE
