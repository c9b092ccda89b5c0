"""The commands about people and payments: breaches and what is done about them, seats, disputes, wrong payments.

Whoever records a breach or a wrong payment says what happened; the book's row says what may be done about it and by
whom. Start at `RecordBreach`.
"""

from __future__ import annotations

from croupier.money import Cents
from croupier.table.commands import Command
from croupier.table.state import NOBODY

# --- conduct -------------------------------------------------------------------------------------


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


# --- disputes ------------------------------------------------------------------------------------


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


# --- wrong payments ------------------------------------------------------------------------------


class RecordPaymentError(Command, frozen=True, tag="record-payment-error"):
    """A wager was paid wrong: what was due to the patron for it, stake and winnings, and what was handed over."""

    patron: str
    coup: int
    wager: int
    due: Cents
    paid: Cents


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
