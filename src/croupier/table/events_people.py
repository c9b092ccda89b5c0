"""What happens about people and payments: breaches, exclusions, seats, disputes, payments put right.

As in events.py, each says everything `apply` needs. Start at `BreachRecorded`.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.table.events import Event
from croupier.table.state import Dispute, Exclusion, PaymentError, RecordedBreach


class BreachRecorded(Event, frozen=True, tag="breach-recorded/1"):
    """Someone did what the book forbids."""

    breach: RecordedBreach
    says: str


class BreachActedOn(Event, frozen=True, tag="breach-acted-on/1"):
    """A power on a breach was used, and these people must be told of it."""

    breach: int
    kind: str
    power: str
    patron: str
    who: str
    says: str
    tells: tuple[str, ...] = ()


class PersonExcluded(Event, frozen=True, tag="person-excluded/1"):
    """Someone takes no further part in the game, and gives up their seat."""

    exclusion: Exclusion


class ExclusionLifted(Event, frozen=True, tag="exclusion-lifted/1"):
    patron: str


class WinningsSeized(Event, frozen=True, tag="winnings-seized/1"):
    """Money won is held while it is investigated."""

    patron: str
    amount: Cents


class SeizureEnded(Event, frozen=True, tag="seizure-ended/1"):
    """What was held goes back to the patron, and the rest to the authorities."""

    patron: str
    returned: Cents
    kept: Cents


class DirectedToVacate(Event, frozen=True, tag="directed-to-vacate/1"):
    """A patron who abstained gives up the seat."""

    patron: str
    seat: int
    coups: int


class DisputeRaised(Event, frozen=True, tag="dispute-raised/1"):
    """A patron disputes something."""

    dispute: Dispute


class DisputeDecided(Event, frozen=True, tag="dispute-decided/1"):
    """A decision: what it pays or takes back, what of that the patron did not have, and whether it can be reviewed."""

    dispute: int
    patron: str
    decision: str
    paid: Cents
    taken: Cents
    missing: Cents
    accepted: bool
    final: bool
    review: bool = False


class ComplainantAdvised(Event, frozen=True, tag="complainant-advised/1"):
    """Whoever is not satisfied was told to whom they may turn, and whether they may ask for a review."""

    dispute: int
    patron: str
    to: tuple[str, ...]
    review: bool


class PaymentErrorRecorded(Event, frozen=True, tag="payment-error-recorded/1"):
    """A wager was paid wrong; the chips lie where they were handed. `to_report` where it must go to the regulator."""

    error: PaymentError
    to_report: bool


class PaymentErrorEnquired(Event, frozen=True, tag="payment-error-enquired/1"):
    """What an enquiry found."""

    error: int
    patron: str
    intentional: bool
    identified: str
    says: str


class PaymentErrorRectified(Event, frozen=True, tag="payment-error-rectified/1"):
    """Chips handed over to put it right, and what stays open because the patron lacks or refuses it."""

    error: int
    patron: str
    amount: Cents
    overpaid: bool
    open: Cents
    says: str


class PaymentErrorReported(Event, frozen=True, tag="payment-error-reported/1"):
    """It was brought to the regulator's attention."""

    error: int
    patron: str
    to: str
    reference: str


class PaymentErrorClosed(Event, frozen=True, tag="payment-error-closed/1"):
    """Everything the book asks about a wrong payment was done."""

    error: int
    patron: str
