"""The ballot and the seats: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.ledger import tournament_acts as money
from croupier.tournament.applying import applies, changed, posted, with_entrant, with_session
from croupier.tournament.seating.records import (
    AbsenceRecorded,
    BallotCommitted,
    BallotDrawn,
    SeatOffered,
    SeatTaken,
)
from croupier.tournament.state import Entrant, EntrantStatus, HeldSeat, SessionStage, Tournament

# what a stated consequence makes of someone; whatever is not here leaves them in the tournament
OUT_BY = {
    "forfeits-session": EntrantStatus.ELIMINATED,
    "forfeits-entry": EntrantStatus.FORFEITED,
    "disqualified": EntrantStatus.DISQUALIFIED,
}


@applies(BallotCommitted)
def ballot_committed(tournament: Tournament, event: BallotCommitted) -> Tournament:
    return replace(tournament, commitment=event.commitment)


@applies(BallotDrawn, settles=True)
def ballot_drawn(tournament: Tournament, event: BallotDrawn) -> Tournament:
    """The tape that was shown is what the next one must seal to."""
    entrants = dict(tournament.entrants)
    for drawn, bank in zip(event.seats, event.banks, strict=True):
        seat = HeldSeat(event.session, drawn.table, drawn.seat, bank)
        before = entrants[drawn.entrant]
        entrants[drawn.entrant] = replace(
            before, status=EntrantStatus.SEATED, seat=seat, chips=bank, chips_taken=0, chips_added=0
        )
    session = replace(tournament.sessions[event.session], stage=SessionStage.DRAWN, seats=event.seats)
    after = with_session(replace(tournament, entrants=entrants), session)
    return replace(after, commitment=event.tape, draws=event.draw)


@applies(SeatTaken, reversible=True)
def seat_taken(tournament: Tournament, event: SeatTaken) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    assert entrant.seat is not None
    return with_entrant(tournament, replace(entrant, seat=replace(entrant.seat, taken=True)))


@applies(AbsenceRecorded, reversible=True)
def absence_recorded(tournament: Tournament, event: AbsenceRecorded) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    return with_entrant(tournament, after_consequence(entrant, event.consequence, event.chips, "absence"))


def after_consequence(entrant: Entrant, consequence: str, chips: int, why: str) -> Entrant:
    """An entrant when something that the terms or the book say has followed from what they did."""
    out = OUT_BY.get(consequence)
    if out is not None:
        return replace(entrant, status=out, seat=None, why=why)
    seat = entrant.seat
    if seat is not None and why == "absence":
        seat = replace(seat, late=consequence)
    return replace(entrant, seat=seat, chips_taken=entrant.chips_taken + chips)


@applies(SeatOffered)
def seat_offered(tournament: Tournament, event: SeatOffered) -> Tournament:
    session = tournament.sessions[event.session]
    seats = tuple(replace(one, entrant=event.reserve) if one.entrant == event.entrant else one for one in session.seats)
    after = with_session(tournament, replace(session, seats=seats))
    if tournament.entrants[event.entrant].status is EntrantStatus.WITHDRAWN:  # they did not stay away: they had gone
        after = changed(after, event.entrant, seat=None)
    else:
        after = changed(after, event.entrant, status=EntrantStatus.FORFEITED, seat=None, why="absence")
    reserve = tournament.entrants[event.reserve]
    after = changed(
        after,
        event.reserve,
        status=EntrantStatus.SEATED,
        seat=HeldSeat(event.session, event.table, event.seat, event.bank, taken=True),
        chips=event.bank,
        paid=reserve.paid + event.paid,
        into_pool=reserve.into_pool + event.into_pool,
        commission=reserve.commission + event.commission,
        for_chips=reserve.for_chips + event.for_chips,
    )
    paid = money.pay_in(event.reserve, pool=event.into_pool, commission=event.commission, chips=event.for_chips)
    return posted(after, paid)
