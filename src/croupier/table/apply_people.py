"""Applying what happens about people and payments: breaches, exclusions, seats, disputes, payments put right.

It folds and judges nothing. Start at `breach_recorded`; `sat_out_after` counts the coups that someone sits out.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.ledger import acts
from croupier.table import events_people as e
from croupier.table.applying import applies
from croupier.table.state import SatOut, Table, ToTell

# --- conduct -------------------------------------------------------------------------------------


@applies(e.BreachRecorded)
def breach_recorded(table: Table, event: e.BreachRecorded) -> Table:
    breach = event.breach
    return replace(table, matters=breach.number, breaches={**table.breaches, breach.number: breach})


@applies(e.BreachActedOn)
def breach_acted_on(table: Table, event: e.BreachActedOn) -> Table:
    telling = tuple(ToTell(who, event.breach) for who in event.tells)
    return replace(table, to_tell=(*table.to_tell, *(one for one in telling if one not in table.to_tell)))


@applies(e.PersonExcluded)
def person_excluded(table: Table, event: e.PersonExcluded) -> Table:
    """Whoever is excluded from the casino stays so, even if a lesser exclusion follows."""
    exclusion = event.exclusion
    before = table.excluded.get(exclusion.patron)
    if before is not None and before.power == "exclude-from-casino":
        return table
    return replace(table, excluded={**table.excluded, exclusion.patron: exclusion})


@applies(e.ExclusionLifted)
def exclusion_lifted(table: Table, event: e.ExclusionLifted) -> Table:
    return replace(table, excluded={id: one for id, one in table.excluded.items() if id != event.patron})


@applies(e.WinningsSeized)
def winnings_seized(table: Table, event: e.WinningsSeized) -> Table:
    return replace(table, ledger=table.ledger.post(acts.seize(event.patron, event.amount)))


@applies(e.SeizureEnded)
def seizure_ended(table: Table, event: e.SeizureEnded) -> Table:
    here = event.patron in table.patrons
    entry = acts.end_seizure(event.patron, event.returned, event.kept, here=here)
    return replace(table, ledger=table.ledger.post(entry))


# --- seats ---------------------------------------------------------------------------------------


@applies(e.DirectedToVacate)
def directed_to_vacate(table: Table, event: e.DirectedToVacate) -> Table:
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


# --- disputes ------------------------------------------------------------------------------------


@applies(e.DisputeRaised)
def dispute_raised(table: Table, event: e.DisputeRaised) -> Table:
    dispute = event.dispute
    return replace(table, matters=dispute.number, disputes={**table.disputes, dispute.number: dispute})


@applies(e.DisputeDecided)
def dispute_decided(table: Table, event: e.DisputeDecided) -> Table:
    """A decision that is final, or that the patron accepts, ends the dispute; another may still be reviewed."""
    disputes = dict(table.disputes)
    if event.final or event.accepted:
        del disputes[event.dispute]
    else:
        disputes[event.dispute] = replace(disputes[event.dispute], decided_by=event.made.actor.id)
    here = event.patron in table.patrons
    ledger = table.ledger.post(acts.correct(event.patron, event.paid, here=here))
    ledger = ledger.post(acts.take_back(event.patron, event.taken, here=here))
    return replace(table, disputes=disputes, ledger=ledger)


@applies(e.ComplainantAdvised)
def complainant_advised(table: Table, event: e.ComplainantAdvised) -> Table:
    return table


# --- wrong payments ------------------------------------------------------------------------------


@applies(e.PaymentErrorRecorded)
def payment_error_recorded(table: Table, event: e.PaymentErrorRecorded) -> Table:
    """The accounts had what was due; from now on they have what was handed over."""
    error = event.error
    here = error.patron in table.patrons
    entry = (acts.correct if error.overpaid else acts.take_back)(error.patron, error.value, here=here)
    errors = {**table.payment_errors, error.number: error}
    return replace(table, matters=error.number, payment_errors=errors, ledger=table.ledger.post(entry))


def _changed(table: Table, number: int, **changes: Any) -> Table:
    error = replace(table.payment_errors[number], **changes)
    return replace(table, payment_errors={**table.payment_errors, number: error})


@applies(e.PaymentErrorEnquired)
def payment_error_enquired(table: Table, event: e.PaymentErrorEnquired) -> Table:
    return _changed(table, event.error, enquired=True, intentional=event.intentional, identified=event.identified)


@applies(e.PaymentErrorRectified)
def payment_error_rectified(table: Table, event: e.PaymentErrorRectified) -> Table:
    here = event.patron in table.patrons
    entry = (acts.take_back if event.overpaid else acts.correct)(event.patron, event.amount, here=here)
    done = table.payment_errors[event.error].rectified + event.amount
    return replace(_changed(table, event.error, rectified=done, tried=True), ledger=table.ledger.post(entry))


@applies(e.PaymentErrorReported)
def payment_error_reported(table: Table, event: e.PaymentErrorReported) -> Table:
    return _changed(table, event.error, reported=True)


@applies(e.PaymentErrorClosed)
def payment_error_closed(table: Table, event: e.PaymentErrorClosed) -> Table:
    left = {number: error for number, error in table.payment_errors.items() if number != event.error}
    return replace(table, payment_errors=left)
