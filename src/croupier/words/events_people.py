"""Sentences about people and payments: breaches, exclusions, seats, disputes, payments put right.

One for every kind of event of the chapter on conduct, as words/events.py has for the others.
"""

from __future__ import annotations

from typing import Any, Final

from croupier.money import dollars
from croupier.table import Table
from croupier.table import records as r
from croupier.words.parts import Naming, Telling, of
from croupier.words.refusals_at_table import words


def _person(patron: str, who: str, name: Naming) -> str:
    return name(patron) if patron else who


def _breach(event: r.BreachRecorded, before: Table, name: Naming) -> str:
    breach = event.breach
    told = f"Breach {breach.number}: {words(breach.kind)}, by {_person(breach.patron, breach.who, name)}"
    return f"{told}: {event.says}" if event.says else told


def _acted(event: r.BreachActedOn, before: Table, name: Naming) -> str:
    told = f"On breach {event.breach}: {words(event.power)}, {_person(event.patron, event.who, name)}"
    if event.says:
        told += f": {event.says}"
    return f"{told}; to be told: {', '.join(map(words, event.tells))}" if event.tells else told


def _seized(event: r.WinningsSeized, before: Table, name: Naming) -> str:
    return f"{dollars(event.amount)} of {name(event.patron)} is seized and held while it is investigated"


def _ended(event: r.SeizureEnded, before: Table, name: Naming) -> str:
    return f"Of money held, {dollars(event.returned)} goes back to {name(event.patron)}, {dollars(event.kept)} does not"


def _dispute(event: r.DisputeRaised, before: Table, name: Naming) -> str:
    return f"{name(event.dispute.patron)} raises dispute {event.dispute.number}: {event.dispute.about}"


def _decided(event: r.DisputeDecided, before: Table, name: Naming) -> str:
    told = f"Dispute {event.dispute} of {name(event.patron)} is decided{', finally' if event.final else ''}"
    told += f": {event.decision}"
    if event.paid:
        told += f"; {dollars(event.paid)} is paid"
    if event.taken or event.missing:
        told += f"; {dollars(event.taken)} is taken back"
    return f"{told}, {dollars(event.missing)} is missing" if event.missing else told


def _advised(event: r.ComplainantAdvised, before: Table, name: Naming) -> str:
    told = f"{name(event.patron)} is told of the right to turn to: {', '.join(map(words, event.to))}"
    return f"{told}; and may ask for a review" if event.review else told


def _error(event: r.PaymentErrorRecorded, before: Table, name: Naming) -> str:
    error = event.error
    wrong = "overpaid" if error.overpaid else "underpaid"
    told = f"Payment error {error.number}: {name(error.patron)} was {wrong} {dollars(error.value)}"
    told += f" on wager {error.wager} of coup {error.coup}"
    return f"{told}; it goes to the regulator" if event.to_report else told


def _enquired(event: r.PaymentErrorEnquired, before: Table, name: Naming) -> str:
    told = f"Enquiry into payment error {event.error}: {'may be intended' if event.intentional else 'not intended'}"
    return f"{told}; {event.identified}" if event.identified else told


def _rectified(event: r.PaymentErrorRectified, before: Table, name: Naming) -> str:
    way = (
        f"{name(event.patron)} gives {dollars(event.amount)} back"
        if event.overpaid
        else (f"{name(event.patron)} gets {dollars(event.amount)}")
    )
    return f"Payment error {event.error}: {way}" + (f"; {dollars(event.open)} stays open" if event.open else "")


PEOPLE_SENTENCES: Final[dict[type[Any], Telling]] = {
    r.BreachRecorded: _breach,
    r.BreachActedOn: _acted,
    r.PersonExcluded: lambda event, before, name: f"{name(event.exclusion.patron)} takes no further part in the game",
    r.ExclusionLifted: of("{patron} may take part in the game again"),
    r.WinningsSeized: _seized,
    r.SeizureEnded: _ended,
    r.DirectedToVacate: of("{patron} sat out {coups} coups at a full table and must give up seat {seat}"),
    r.DisputeRaised: _dispute,
    r.DisputeDecided: _decided,
    r.ComplainantAdvised: _advised,
    r.PaymentErrorRecorded: _error,
    r.PaymentErrorEnquired: _enquired,
    r.PaymentErrorRectified: _rectified,
    r.PaymentErrorReported: of("Payment error {error} was brought to the regulator, {to}: {reference}"),
    r.PaymentErrorClosed: of("Payment error {error} is closed"),
}
