"""What happened in a tournament, as a message: the id of its sentence in the catalogue, and an event's own facts.

As words/events.py tells a table's. It tells and decides nothing. Start at `tournament_message`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any, Final

from croupier.languages import Message, MessageFacts
from croupier.table import Event
from croupier.tournament import records as r
from croupier.tournament.state import Placing, Tournament
from croupier.words.events import SHORT_COMMITMENT, facts_of, message_id


def tournament_message(event: Event, before: Tournament) -> Message:
    """What is to be said of an event, told from the tournament as it was before it."""
    more = _MORE.get(type(event))
    return Message(message_id(event), {**facts_of(event), **(more(event, before) if more else {})})


def _chips(counts: Iterable[tuple[str, int]]) -> tuple[Message, ...]:
    return tuple(Message("counted-chips", {"entrant": one, "chips": chips}) for one, chips in counts)


def _counted(event: Any, before: Tournament) -> MessageFacts:
    return {"counted": _chips(event.counts)}


def _drawn(event: r.BallotDrawn | r.PlayOffOrdered, before: Tournament) -> MessageFacts:
    seats = tuple(
        Message("drawn-seat", {"entrant": one.entrant, "table": one.table, "seat": one.seat}) for one in event.seats
    )
    return {"drawn": seats}


def _scored(event: r.PointsRecorded, before: Tournament) -> MessageFacts:
    told = ((one, str(Fraction(*points))) for one, points in event.points)
    return {"scored": tuple(Message("scored-points", {"entrant": one, "points": points}) for one, points in told)}


def ranked(one: Placing) -> Message:
    """A place, and why it is that one."""
    points = Fraction(*one.points)
    facts: MessageFacts = {
        "place": one.place,
        "entrant": one.entrant,
        "chips": one.chips,
        "points": str(points) if points else "",
        "ahead": one.ahead,
        "of": one.of,
    }
    return Message("ranked-place", facts)


def _ranked(event: Any, before: Tournament) -> MessageFacts:
    return {"ranked": tuple(ranked(one) for one in event.placings)}


def _awarded(event: r.PrizesAwarded, before: Tournament) -> MessageFacts:
    prizes = (
        Message("awarded-prize", {"entrant": one.entrant, "amount": one.amount, "thing": one.thing})
        for one in event.prizes
    )
    return {"awarded": tuple(prizes)}


_MORE: Final[dict[type[Event], Callable[[Any, Tournament], MessageFacts]]] = {
    r.BallotCommitted: lambda e, b: {"commitment": e.commitment[:SHORT_COMMITMENT]},
    r.BallotDrawn: _drawn,
    r.TableCounted: _counted,
    r.CountCorrected: _counted,
    r.PlayOffOrdered: _drawn,
    r.PlayOffCounted: _counted,
    r.PlayOffRecorded: _counted,
    r.PointsRecorded: _scored,
    r.SessionRanked: _ranked,
    r.FinalRanked: _ranked,
    r.PrizesAwarded: _awarded,
    r.ComplaintRaised: lambda e, b: {"entrant": e.complaint.entrant, "about": e.complaint.about},
    r.ActUndone: lambda e, b: {"person": e.made.actor.id},
}
