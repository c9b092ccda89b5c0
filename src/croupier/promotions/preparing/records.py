"""Preparing a promotion: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from croupier.promotions.terms.schema import PromotionTerms
from croupier.table import Command, Event, Instant
from croupier.table.events import Hears

# --- commands ------------------------------------------------------------------------------------


class BeginPromotion(Command, frozen=True, tag="begin-promotion"):
    """A promotion is to be held."""

    name: str


class WritePromotionTerms(Command, frozen=True, tag="write-promotion-terms"):
    """Its terms and conditions; written again they are a further edition."""

    terms: PromotionTerms


class PublishPromotionTerms(Command, frozen=True, tag="publish-promotion-terms"):
    """The latest edition is made available, here; held against the operator's list of what is prescribed."""

    where: str
    prescribed: tuple[str, ...] = ()


class RecordTermsRequest(Command, frozen=True, tag="record-terms-request"):
    """The regulator asks for the terms."""

    by: str
    reference: str = ""


class SubmitPromotionTerms(Command, frozen=True, tag="submit-promotion-terms"):
    """The regulator was given the terms that hold, all of them."""

    to: str
    reference: str
    channel: str = ""


class CommitDraw(Command, frozen=True, tag="commit-draw"):
    """The commitment to what the prizes are drawn with, before entries close."""

    commitment: str


class StartPromotion(Command, frozen=True, tag="start-promotion"):
    """From now on entries are received."""


# --- events --------------------------------------------------------------------------------------


class PromotionBegun(Event, frozen=True, tag="promotion-begun/1"):
    """A promotion is to be held, by this edition of the book."""

    heard = Hears.EVERYONE

    name: str
    edition: str


class PromotionTermsWritten(Event, frozen=True, tag="promotion-terms-written/1"):
    """An edition of the terms; the digest tells it from every other."""

    heard = Hears.STAFF

    number: int
    digest: str
    terms: PromotionTerms


class PromotionTermsPublished(Event, frozen=True, tag="promotion-terms-published/1"):
    """An edition of the terms is available and holds from now on; `amended` where the promotion had started."""

    heard = Hears.EVERYONE

    number: int
    digest: str
    where: str
    prescribed: tuple[str, ...]
    amended: bool


class PromotionTermsRequested(Event, frozen=True, tag="promotion-terms-requested/1"):
    heard = Hears.STAFF

    by: str
    reference: str


class PromotionTermsSubmitted(Event, frozen=True, tag="promotion-terms-submitted/1"):
    heard = Hears.STAFF

    to: str
    reference: str
    channel: str
    number: int


class DrawCommitted(Event, frozen=True, tag="draw-committed/1"):
    heard = Hears.EVERYONE

    commitment: str


class PromotionStarted(Event, frozen=True, tag="promotion-started/1"):
    """Entries are received until the time told."""

    heard = Hears.EVERYONE

    closes: Instant
