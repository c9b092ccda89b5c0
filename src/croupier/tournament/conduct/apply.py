"""Conduct: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.ledger import Entry
from croupier.tournament.applying import applies, changed, posted, with_entrant
from croupier.tournament.conduct.records import (
    ActUndone,
    ComplaintAdvice,
    ComplaintDecided,
    ComplaintRaised,
    EntrantDisqualified,
    EntrantRetired,
    PenaltyGiven,
    PhoneRecorded,
)
from croupier.tournament.seating.apply import after_consequence
from croupier.tournament.state import EntrantStatus, Tournament


@applies(PenaltyGiven, reversible=True)
def penalty_given(tournament: Tournament, event: PenaltyGiven) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    after = after_consequence(entrant, event.consequence, event.chips, event.penalty)
    return with_entrant(tournament, replace(after, penalties=(*entrant.penalties, event.penalty)))


@applies(PhoneRecorded, reversible=True)
def phone_recorded(tournament: Tournament, event: PhoneRecorded) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    after = after_consequence(entrant, event.consequence, event.chips, "phone")
    return with_entrant(tournament, replace(after, penalties=(*entrant.penalties, "phone")))


@applies(EntrantDisqualified, reversible=True)
def entrant_disqualified(tournament: Tournament, event: EntrantDisqualified) -> Tournament:
    return changed(tournament, event.entrant, status=EntrantStatus.DISQUALIFIED, why=event.reason, seat=None)


@applies(EntrantRetired, reversible=True)
def entrant_retired(tournament: Tournament, event: EntrantRetired) -> Tournament:
    """Whoever is placed by chips keeps the seat on record until the session is ranked."""
    entrant = tournament.entrants[event.entrant]
    placed = event.disposition == "placed-by-chips"
    seat = entrant.seat if placed else None
    chips = event.chips if placed else 0
    return changed(
        tournament, event.entrant, status=EntrantStatus.RETIRED, why=event.disposition, seat=seat, chips=chips
    )


@applies(ComplaintRaised)
def complaint_raised(tournament: Tournament, event: ComplaintRaised) -> Tournament:
    one = event.complaint
    return replace(tournament, complaints={**tournament.complaints, one.number: one})


def _complaint(tournament: Tournament, number: int, **changes: Any) -> Tournament:
    one = replace(tournament.complaints[number], **changes)
    return replace(tournament, complaints={**tournament.complaints, number: one})


@applies(ComplaintDecided)
def complaint_decided(tournament: Tournament, event: ComplaintDecided) -> Tournament:
    by = event.made.actor.id
    return _complaint(tournament, event.complaint, decision=event.decision, accepted=event.accepted, by=by)


@applies(ComplaintAdvice)
def complaint_advice(tournament: Tournament, event: ComplaintAdvice) -> Tournament:
    advised = (*tournament.complaints[event.complaint].advised, event.of)
    return _complaint(tournament, event.complaint, advised=advised)


@applies(ActUndone)
def act_undone(tournament: Tournament, event: ActUndone) -> Tournament:
    left = tuple(one for one in tournament.reversible if one.command != event.act)
    others = {id: one for id, one in tournament.entrants.items() if id != event.entrant}
    after = replace(tournament, entrants=others, reversible=left)
    if event.before is not None:  # in the same order as ever
        after = replace(tournament, entrants={**tournament.entrants, event.entrant: event.before}, reversible=left)
    return posted(after, Entry(event.moved).reversed())
