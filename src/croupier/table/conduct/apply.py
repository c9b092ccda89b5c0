"""Conduct, disputes and wrong payments: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.duties import DutyFacts, said
from croupier.ledger import acts
from croupier.table.applying import applies
from croupier.table.conduct.records import (
    BreachActedOn,
    BreachRecorded,
    ComplainantAdvised,
    DirectedToVacate,
    DisputeDecided,
    DisputeRaised,
    ExclusionLifted,
    PaymentErrorClosed,
    PaymentErrorEnquired,
    PaymentErrorRecorded,
    PaymentErrorRectified,
    PaymentErrorReported,
    PersonExcluded,
    SeizureEnded,
    WinningsSeized,
)
from croupier.table.state import (
    SatOut,
    Table,
)


@applies(BreachRecorded)
def breach_recorded(table: Table, event: BreachRecorded) -> Table:
    breach = event.breach
    return replace(table, matters=breach.number, breaches={**table.breaches, breach.number: breach})


@applies(BreachActedOn)
def breach_acted_on(table: Table, event: BreachActedOn) -> Table:
    """Who waits to be told of this breach already is not owed it twice."""
    fresh = [id for id in event.tells if not table.duties.about(id, event.breach)]
    facts: DutyFacts = {"breach": event.kind, "power": event.power, "patron": event.patron, "who": event.who}
    return replace(table, duties=table.duties.more(fresh, matter=event.breach, since=event.made.at, facts=said(facts)))


@applies(PersonExcluded)
def person_excluded(table: Table, event: PersonExcluded) -> Table:
    """Whoever is excluded from the casino stays so, even if a lesser exclusion follows."""
    exclusion = event.exclusion
    before = table.excluded.get(exclusion.patron)
    if before is not None and before.power == "exclude-from-casino":
        return table
    return replace(table, excluded={**table.excluded, exclusion.patron: exclusion})


@applies(ExclusionLifted)
def exclusion_lifted(table: Table, event: ExclusionLifted) -> Table:
    return replace(table, excluded={id: one for id, one in table.excluded.items() if id != event.patron})


@applies(WinningsSeized)
def winnings_seized(table: Table, event: WinningsSeized) -> Table:
    return replace(table, ledger=table.ledger.post(acts.seize(event.patron, event.amount)))


@applies(SeizureEnded)
def seizure_ended(table: Table, event: SeizureEnded) -> Table:
    here = event.patron in table.patrons
    entry = acts.end_seizure(event.patron, event.returned, event.kept, here=here)
    return replace(table, ledger=table.ledger.post(entry), duties=table.duties.without(event.discharges or ()))


@applies(DirectedToVacate)
def directed_to_vacate(table: Table, event: DirectedToVacate) -> Table:
    """Standing up, which follows, empties the seat."""
    return table


def sat_out_after(table: Table) -> dict[str, SatOut]:
    """Who did not wager on the coup that ends now while every seat was taken, and for how many coups in a row."""
    if not table.is_full:
        return {}
    wagering = {*table.coup.bettors, *(streak.down.patron for streak in table.streaks)}
    found: dict[str, SatOut] = {}
    for patron in table.seated().values():
        if patron not in wagering:
            before = table.sat_out.get(patron, SatOut())
            dummy = 1 if table.coup.dummy else 0
            found[patron] = SatOut(before.coups + 1 - dummy, before.dummies + dummy)
    return found


@applies(DisputeRaised)
def dispute_raised(table: Table, event: DisputeRaised) -> Table:
    dispute = event.dispute
    facts = said({"patron": dispute.patron, "coup": dispute.coup, "wager": dispute.wager})
    duties = table.duties.more(event.tells or (), matter=dispute.number, since=event.made.at, facts=facts)
    disputes = {**table.disputes, dispute.number: dispute}
    return replace(table, matters=dispute.number, disputes=disputes, duties=duties)


@applies(DisputeDecided)
def dispute_decided(table: Table, event: DisputeDecided) -> Table:
    """A decision that is final, or that the patron accepts, ends the dispute; another may still be reviewed."""
    disputes = dict(table.disputes)
    if event.final or event.accepted:
        del disputes[event.dispute]
    else:
        disputes[event.dispute] = replace(disputes[event.dispute], decided_by=event.made.actor.id)
    here = event.patron in table.patrons
    ledger = table.ledger.post(acts.correct(event.patron, event.paid, here=here))
    ledger = ledger.post(acts.take_back(event.patron, event.taken, here=here))
    duties = table.duties.without(event.discharges or ())
    return replace(table, disputes=disputes, ledger=ledger, duties=duties)


@applies(ComplainantAdvised)
def complainant_advised(table: Table, event: ComplainantAdvised) -> Table:
    return table


@applies(PaymentErrorRecorded)
def payment_error_recorded(table: Table, event: PaymentErrorRecorded) -> Table:
    """The accounts had what was due; from now on they have what was handed over."""
    error = event.error
    here = error.patron in table.patrons
    entry = (acts.correct if error.overpaid else acts.take_back)(error.patron, error.value, here=here)
    errors = {**table.payment_errors, error.number: error}
    return replace(table, matters=error.number, payment_errors=errors, ledger=table.ledger.post(entry))


def _changed(table: Table, number: int, **changes: Any) -> Table:
    error = replace(table.payment_errors[number], **changes)
    return replace(table, payment_errors={**table.payment_errors, number: error})


@applies(PaymentErrorEnquired)
def payment_error_enquired(table: Table, event: PaymentErrorEnquired) -> Table:
    return _changed(table, event.error, enquired=True, intentional=event.intentional, identified=event.identified)


@applies(PaymentErrorRectified)
def payment_error_rectified(table: Table, event: PaymentErrorRectified) -> Table:
    here = event.patron in table.patrons
    entry = (acts.take_back if event.overpaid else acts.correct)(event.patron, event.amount, here=here)
    done = table.payment_errors[event.error].rectified + event.amount
    return replace(_changed(table, event.error, rectified=done, tried=True), ledger=table.ledger.post(entry))


@applies(PaymentErrorReported)
def payment_error_reported(table: Table, event: PaymentErrorReported) -> Table:
    return _changed(table, event.error, **{"informed" if event.month_end is True else "reported": True})


@applies(PaymentErrorClosed)
def payment_error_closed(table: Table, event: PaymentErrorClosed) -> Table:
    if event.open:  # it is kept for as long as something can be put right
        return _changed(table, event.error, closed=True)
    left = {number: error for number, error in table.payment_errors.items() if number != event.error}
    return replace(table, payment_errors=left)
