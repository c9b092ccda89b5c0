"""Sentences about people and payments: breaches, exclusions, seats, disputes, payments put right.

One for every kind of event of events_people.py, as words/events.py has for the others.
"""

from __future__ import annotations

from typing import Any, Final

from croupier.money import dollars
from croupier.table import Table
from croupier.table import events_people as e
from croupier.words.parts import Naming, Teller, of
from croupier.words.refusals_at_table import words


def _person(patron: str, who: str, name: Naming) -> str:
    return name(patron) if patron else who


def _breach(event: e.BreachRecorded, before: Table, name: Naming) -> str:
    breach = event.breach
    told = f"Breach {breach.number}: {words(breach.kind)}, by {_person(breach.patron, breach.who, name)}"
    return f"{told}: {event.says}" if event.says else told


def _acted(event: e.BreachActedOn, before: Table, name: Naming) -> str:
    told = f"On breach {event.breach}: {words(event.power)}, {_person(event.patron, event.who, name)}"
    if event.says:
        told += f": {event.says}"
    return f"{told}; to be told: {', '.join(map(words, event.tells))}" if event.tells else told


def _seized(event: e.WinningsSeized, before: Table, name: Naming) -> str:
    return f"{dollars(event.amount)} of {name(event.patron)} is seized and held while it is investigated"


def _ended(event: e.SeizureEnded, before: Table, name: Naming) -> str:
    return f"Of money held, {dollars(event.returned)} goes back to {name(event.patron)}, {dollars(event.kept)} does not"


def _dispute(event: e.DisputeRaised, before: Table, name: Naming) -> str:
    return f"{name(event.dispute.patron)} raises dispute {event.dispute.number}: {event.dispute.about}"


def _decided(event: e.DisputeDecided, before: Table, name: Naming) -> str:
    told = f"Dispute {event.dispute} of {name(event.patron)} is decided{', finally' if event.final else ''}"
    told += f": {event.decision}"
    if event.paid:
        told += f"; {dollars(event.paid)} is paid"
    if event.taken or event.missing:
        told += f"; {dollars(event.taken)} is taken back"
    return f"{told}, {dollars(event.missing)} is missing" if event.missing else told


def _advised(event: e.ComplainantAdvised, before: Table, name: Naming) -> str:
    told = f"{name(event.patron)} is told of the right to turn to: {', '.join(map(words, event.to))}"
    return f"{told}; and may ask for a review" if event.review else told


def _error(event: e.PaymentErrorRecorded, before: Table, name: Naming) -> str:
    error = event.error
    wrong = "overpaid" if error.overpaid else "underpaid"
    told = f"Payment error {error.number}: {name(error.patron)} was {wrong} {dollars(error.value)}"
    told += f" on wager {error.wager} of coup {error.coup}"
    return f"{told}; it goes to the regulator" if event.to_report else told


def _enquired(event: e.PaymentErrorEnquired, before: Table, name: Naming) -> str:
    told = f"Enquiry into payment error {event.error}: {'may be intended' if event.intentional else 'not intended'}"
    return f"{told}; {event.identified}" if event.identified else told


def _rectified(event: e.PaymentErrorRectified, before: Table, name: Naming) -> str:
    way = (
        f"{name(event.patron)} gives {dollars(event.amount)} back"
        if event.overpaid
        else (f"{name(event.patron)} gets {dollars(event.amount)}")
    )
    return f"Payment error {event.error}: {way}" + (f"; {dollars(event.open)} stays open" if event.open else "")


PEOPLE_SENTENCES: Final[dict[type[Any], Teller]] = {
    e.BreachRecorded: _breach,
    e.BreachActedOn: _acted,
    e.PersonExcluded: lambda event, before, name: f"{name(event.exclusion.patron)} takes no further part in the game",
    e.ExclusionLifted: of("{patron} may take part in the game again"),
    e.WinningsSeized: _seized,
    e.SeizureEnded: _ended,
    e.DirectedToVacate: of("{patron} sat out {coups} coups at a full table and must give up seat {seat}"),
    e.DisputeRaised: _dispute,
    e.DisputeDecided: _decided,
    e.ComplainantAdvised: _advised,
    e.PaymentErrorRecorded: _error,
    e.PaymentErrorEnquired: _enquired,
    e.PaymentErrorRectified: _rectified,
    e.PaymentErrorReported: of("Payment error {error} was brought to the regulator, {to}: {reference}"),
    e.PaymentErrorClosed: of("Payment error {error} is closed"),
}
