"""What is so in one promotion: the fold of its events, and nothing else.

Small frozen records. People are known by their ids; a name or an address is never here. Start at `Promotion`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from croupier.money import Cents
from croupier.promotions.terms.schema import EntryWay, PromotionTerms
from croupier.rulebooks.promotions import ContactMethod
from croupier.table import NOBODY, Instant


class PromotionEdition(msgspec.Struct, frozen=True):
    """The terms as they were written once; none is ever forgotten."""

    number: int
    digest: str
    terms: PromotionTerms
    written: Instant
    published: Instant | None = None
    where: str = ""  # they are to be had
    submitted: Instant | None = None  # to the regulator, last


class TermsSubmission(msgspec.Struct, frozen=True):
    """That the regulator was given the terms: when, how, and the reference under which that can be found."""

    to: str
    reference: str
    channel: str
    edition: int
    at: Instant


class PromotionTicket(msgspec.Struct, frozen=True):
    """One entry: one chance in the draw."""

    number: int
    entrant: str
    by: EntryWay
    at: Instant
    wager: Cents = 0
    reference: str = ""


class DrawnPrize(msgspec.Struct, frozen=True):
    """What the draw gave one ticket; `award` is its number from then on."""

    award: int
    prize: int  # as the terms list them, from one
    what: str
    value: Cents
    ticket: int
    entrant: str


class PassedOver(msgspec.Struct, frozen=True):
    """A ticket that came before one that won and did not: its owner was not there, or has a prize."""

    ticket: int
    entrant: str
    why: Literal["absent", "has-prize"]


class ContactTry(msgspec.Struct, frozen=True):
    """An attempt to tell a winner."""

    method: ContactMethod
    at: Instant
    reached: bool
    by: str


class AwardStatus(StrEnum):
    DRAWN = "drawn"
    AWARDED = "awarded"
    REFUSED = "refused"


class PrizeAward(msgspec.Struct, frozen=True):
    number: int
    prize: int
    what: str
    value: Cents
    ticket: int
    entrant: str
    drawn: Instant
    notify: bool  # the winner need not be there and is to be told
    tries: tuple[ContactTry, ...] = ()
    status: AwardStatus = AwardStatus.DRAWN
    form: str = ""  # how money was paid
    alternative: Cents = 0  # taken instead

    @property
    def reached(self) -> bool:
        return any(one.reached for one in self.tries)


class RefusedClaim(msgspec.Struct, frozen=True):
    """Someone who was refused a prize; what is kept of them apart from the log is listed in `details`."""

    number: int
    claimant: str
    prize: int
    value: Cents
    reason: str
    at: Instant
    award: int = 0
    details: tuple[str, ...] = ()
    told: Instant | None = None


class IntegrityFinding(msgspec.Struct, frozen=True):
    """That the integrity of the promotion or the draw is compromised, and what was determined."""

    number: int
    outcome: Literal["postponed", "cancelled"]
    of: Literal["promotion", "draw"]
    why: str
    at: Instant
    owed: tuple[str, ...] = ()  # rows of the book's duties
    notified: Instant | None = None
    reference: str = ""


class PromotionDispute(msgspec.Struct, frozen=True):
    number: int
    person: str
    about: str
    at: Instant
    decision: str = ""
    by: str = NOBODY
    accepted: bool = False
    advised: tuple[str, ...] = ()  # of whom the person was told


class Promotion(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    version: int = 0  # how many events it is the fold of
    clock: Instant = 0
    recent: tuple[str, ...] = ()  # ids of the latest commands
    name: str = ""  # nothing until it is begun
    edition: str = ""  # of the book
    editions: tuple[PromotionEdition, ...] = ()  # of the terms
    prescribed: tuple[str, ...] = ()  # the operator's list, as it was when terms were published last
    submissions: tuple[TermsSubmission, ...] = ()
    requested: Instant | None = None  # the regulator asked for the terms and has them not yet
    commitment: str = ""  # what the next draw's tape must seal to
    draws: int = 0
    started: Instant | None = None
    tickets: tuple[PromotionTicket, ...] = ()
    excluded: dict[str, str] = {}  # persons who have no part in it, and why
    present: tuple[str, ...] = ()  # entrants who are at the place of the draw
    postponed: str = ""  # "promotion" or "draw", while it is
    closes: Instant = 0  # instead of what the terms say, after a postponement
    draw_at: Instant = 0
    awards: dict[int, PrizeAward] = {}
    claims: dict[int, RefusedClaim] = {}  # refused
    published: str = ""  # where the winners were made known
    findings: dict[int, IntegrityFinding] = {}
    disputes: dict[int, PromotionDispute] = {}
    cancelled: str = ""  # why
    closed: bool = False

    @property
    def holds(self) -> PromotionEdition | None:
        """The terms that hold: the latest edition that was published."""
        return next((one for one in reversed(self.editions) if one.published is not None), None)

    @property
    def terms(self) -> PromotionTerms | None:
        edition = self.holds
        return edition.terms if edition else None

    @property
    def entrants(self) -> frozenset[str]:
        return frozenset(one.entrant for one in self.tickets)

    @property
    def turned_down(self) -> frozenset[str]:
        """Whoever had won and was refused the prize: another draw is for the others."""
        return frozenset(one.entrant for one in self.awards.values() if one.status is AwardStatus.REFUSED)
