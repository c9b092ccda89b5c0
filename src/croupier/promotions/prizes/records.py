"""Prizes: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from typing import Literal

from croupier.money import Cents
from croupier.rulebooks.promotions import ContactMethod, KeptDetail, PaymentForm
from croupier.table import Command, Event
from croupier.table.events import Hears

# --- commands ------------------------------------------------------------------------------------


class ContactWinner(Command, frozen=True, tag="contact-winner"):
    """An attempt to tell a winner, and whether they were reached."""

    award: int
    method: ContactMethod
    reached: bool
    reference: str = ""


class AwardPrize(Command, frozen=True, tag="award-prize"):
    """The winner has the prize; `alternative`: its worth in money instead."""

    award: int
    form: PaymentForm | Literal[""] = ""  # how money is paid, where it is money
    alternative: bool = False
    reference: str = ""


class RefusePrize(Command, frozen=True, tag="refuse-prize"):
    """Someone who claims a prize does not get it; `details` of them were put down apart from the log."""

    claimant: str
    prize: int
    reason: str
    award: int = 0  # that they had won, where they had
    details: tuple[KeptDetail, ...] = ()


class TellRefused(Command, frozen=True, tag="tell-refused"):
    """Whoever was refused a prize was told why."""

    claim: int
    method: ContactMethod
    reference: str = ""


class PublishWinners(Command, frozen=True, tag="publish-winners"):
    """The winners were made known, here."""

    where: str


# --- events --------------------------------------------------------------------------------------


class WinnerContacted(Event, frozen=True, tag="winner-contacted/1"):
    heard = Hears.STAFF

    award: int
    entrant: str
    method: ContactMethod
    reached: bool
    reference: str


class PrizeAwarded(Event, frozen=True, tag="prize-awarded/1"):
    """`paid` is the money, where it was paid in money."""

    heard = Hears.STAFF

    award: int
    entrant: str
    form: PaymentForm | Literal[""]
    paid: Cents
    alternative: bool
    reference: str


class PrizeRefused(Event, frozen=True, tag="prize-refused/1"):
    """`kept` where the book wants the details of the claim kept."""

    heard = Hears.STAFF

    claim: int
    claimant: str
    prize: int
    value: Cents
    reason: str
    award: int
    details: tuple[KeptDetail, ...]
    kept: bool


class RefusalTold(Event, frozen=True, tag="refusal-told/1"):
    heard = Hears.STAFF

    claim: int
    claimant: str
    method: ContactMethod
    reference: str


class WinnersPublished(Event, frozen=True, tag="winners-published/1"):
    heard = Hears.EVERYONE

    where: str
