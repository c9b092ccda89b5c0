"""Conduct, disputes and wrong payments: the records.

What a person may ask for, then what happened; each in the order in which it comes.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.events import Event, Hears
from croupier.table.state import (
    NOBODY,
    Dispute,
    Exclusion,
    PaymentError,
    RecordedBreach,
)

# --- commands ------------------------------------------------------------------------------------


class RecordBreach(Command, frozen=True, tag="record-breach"):
    """Someone did what the book forbids: a patron by name, or whoever else it was in words."""

    kind: str
    patron: str = NOBODY
    who: str = ""
    excuse: str = ""  # what may make it no breach: on-duty, asked, compliance
    says: str = ""


class ActOnBreach(Command, frozen=True, tag="act-on-breach"):
    """One of the book's powers on a breach; `amount` is what is seized, where that is the power."""

    breach: int
    power: str
    amount: Cents = 0
    says: str = ""


class EndSeizure(Command, frozen=True, tag="end-seizure"):
    """The investigation is over: this much of the money held goes back to the patron, the rest to the authorities."""

    patron: str
    returned: Cents


class LiftExclusion(Command, frozen=True, tag="lift-exclusion"):
    """A person may take part in the game again."""

    patron: str


class DirectToVacate(Command, frozen=True, tag="direct-to-vacate"):
    """A patron who abstains at a full table has to give up the seat."""

    patron: str


class RaiseDispute(Command, frozen=True, tag="raise-dispute"):
    """A patron disputes something, such as the payment of a wager."""

    patron: str
    about: str
    coup: int = 0
    wager: int = 0


class DecideDispute(Command, frozen=True, tag="decide-dispute"):
    """The decision, what is paid to the patron or taken back by it, and whether the patron is satisfied."""

    dispute: int
    decision: str
    pays: Cents = 0
    takes: Cents = 0
    accepted: bool = False


class ReviewDispute(Command, frozen=True, tag="review-dispute"):
    """A decision reviewed because the complainant asked for it."""

    dispute: int
    decision: str
    requested_by: str
    pays: Cents = 0
    takes: Cents = 0
    accepted: bool = False


class RecordPaymentError(Command, frozen=True, tag="record-payment-error"):
    """A wager was paid wrong: what was due to the patron for it, stake and winnings, and what was handed over."""

    patron: str
    coup: int
    wager: int
    due: Cents
    paid: Cents
    stands: bool | UnsetType = UNSET  # paid by another variation's odds, where the book lets that stand


class EnquirePaymentError(Command, frozen=True, tag="enquire-payment-error"):
    """What an enquiry found: whether it was intended, or may have been, and who the patron is."""

    error: int
    intentional: bool
    identified: str = ""
    says: str = ""


class RectifyPaymentError(Command, frozen=True, tag="rectify-payment-error"):
    """This much is handed over now to put it right; less than what is open where the patron lacks or refuses it."""

    error: int
    amount: Cents
    says: str = ""


class ReportPaymentError(Command, frozen=True, tag="report-payment-error"):
    """It was brought to the regulator's attention, under this reference."""

    error: int
    reference: str
    month_end: bool | UnsetType = UNSET  # in the notice at the end of the month, where the book wants one


# --- events --------------------------------------------------------------------------------------


class BreachRecorded(Event, frozen=True, tag="breach-recorded/1"):
    """Someone did what the book forbids."""

    heard = Hears.STAFF

    breach: RecordedBreach
    says: str


class BreachActedOn(Event, frozen=True, tag="breach-acted-on/1"):
    """A power on a breach was used, and these people must be told of it."""

    heard = Hears.STAFF

    breach: int
    kind: str
    power: str
    patron: str
    who: str
    says: str
    tells: tuple[str, ...] = ()


class PersonExcluded(Event, frozen=True, tag="person-excluded/1"):
    """Someone takes no further part in the game, and gives up their seat."""

    heard = Hears.PATRON

    exclusion: Exclusion


class ExclusionLifted(Event, frozen=True, tag="exclusion-lifted/1"):
    heard = Hears.PATRON

    patron: str


class WinningsSeized(Event, frozen=True, tag="winnings-seized/1"):
    """Money won is held while it is investigated."""

    heard = Hears.PATRON

    patron: str
    amount: Cents


class SeizureEnded(Event, frozen=True, tag="seizure-ended/1"):
    """What was held goes back to the patron, and the rest to the authorities."""

    heard = Hears.PATRON

    patron: str
    returned: Cents
    kept: Cents
    discharges: tuple[int, ...] | UnsetType = UNSET  # duties, by their numbers


class DirectedToVacate(Event, frozen=True, tag="directed-to-vacate/1"):
    """A patron who abstained gives up the seat."""

    heard = Hears.PATRON

    patron: str
    seat: int
    coups: int


class DisputeRaised(Event, frozen=True, tag="dispute-raised/1"):
    """A patron disputes something."""

    heard = Hears.PATRON

    dispute: Dispute
    tells: tuple[str, ...] | UnsetType = UNSET  # what is owed because of it


class DisputeDecided(Event, frozen=True, tag="dispute-decided/1"):
    """A decision: what it pays or takes back, what of that the patron did not have, and whether it can be reviewed."""

    heard = Hears.PATRON

    dispute: int
    patron: str
    decision: str
    paid: Cents
    taken: Cents
    missing: Cents
    accepted: bool
    final: bool
    review: bool = False
    discharges: tuple[int, ...] | UnsetType = UNSET


class ComplainantAdvised(Event, frozen=True, tag="complainant-advised/1"):
    """Whoever is not satisfied was told to whom they may turn, and whether they may ask for a review."""

    heard = Hears.PATRON

    dispute: int
    patron: str
    to: tuple[str, ...]
    review: bool


class PaymentErrorRecorded(Event, frozen=True, tag="payment-error-recorded/1"):
    """A wager was paid wrong; the chips lie where they were handed. `to_report` where it must go to the regulator."""

    heard = Hears.PATRON

    error: PaymentError
    to_report: bool


class PaymentErrorEnquired(Event, frozen=True, tag="payment-error-enquired/1"):
    """What an enquiry found."""

    heard = Hears.STAFF

    error: int
    patron: str
    intentional: bool
    identified: str
    says: str


class PaymentErrorRectified(Event, frozen=True, tag="payment-error-rectified/1"):
    """Chips handed over to put it right, and what stays open because the patron lacks or refuses it."""

    heard = Hears.PATRON

    error: int
    patron: str
    amount: Cents
    overpaid: bool
    open: Cents
    says: str


class PaymentErrorReported(Event, frozen=True, tag="payment-error-reported/1"):
    """It was brought to the regulator's attention."""

    heard = Hears.STAFF

    error: int
    patron: str
    to: str
    reference: str
    month_end: bool | UnsetType = UNSET


class PaymentErrorClosed(Event, frozen=True, tag="payment-error-closed/1"):
    """Everything the book asks about a wrong payment was done; `open` can still be put right at any later time."""

    heard = Hears.STAFF

    error: int
    patron: str
    open: Cents | UnsetType = UNSET
