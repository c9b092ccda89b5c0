"""Entries: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from croupier.ledger import tournament_acts as money
from croupier.tournament.applying import applies, changed, posted, with_entrant
from croupier.tournament.entries.records import (
    EntrantEntered,
    EntrantSubstituted,
    EntrantWithdrew,
    EntriesClosed,
    EntryRefused,
    LikenessPermitted,
    ReserveAdded,
    TermsSigned,
)
from croupier.tournament.state import Entrant, EntrantStatus, SecondChance, Tournament, TournamentSession

MONEY: Final = ("paid", "into_pool", "commission", "for_chips", "refund_due", "refunded")


def _on_record(tournament: Tournament, entrant: str) -> dict[str, Any]:
    """What someone paid and was given back before, as whom they come again: it stays theirs."""
    before = tournament.entrants.get(entrant)
    return {name: getattr(before, name) if before else 0 for name in MONEY}


@applies(EntrantEntered, reversible=True)
def entrant_entered(tournament: Tournament, event: EntrantEntered) -> Tournament:
    before = _on_record(tournament, event.entrant)
    entrant = Entrant(
        id=event.entrant,
        number=event.number,
        status=EntrantStatus.WAITING,
        signed=event.signed,
        likeness=event.likeness,
        staff=event.staff,
        paid=event.paid + before["paid"],
        into_pool=event.into_pool + before["into_pool"],
        commission=event.commission + before["commission"],
        for_chips=event.for_chips + before["for_chips"],
        refund_due=before["refund_due"],
        refunded=before["refunded"],
    )
    paid = money.pay_in(event.entrant, pool=event.into_pool, commission=event.commission, chips=event.for_chips)
    return posted(with_entrant(tournament, entrant), paid)


@applies(EntryRefused, reversible=True)
def entry_refused(tournament: Tournament, event: EntryRefused) -> Tournament:
    refused = Entrant(id=event.entrant, number=event.number, status=EntrantStatus.REFUSED, why=event.reason)
    return with_entrant(tournament, refused)


@applies(TermsSigned, reversible=True)
def terms_signed(tournament: Tournament, event: TermsSigned) -> Tournament:
    return changed(tournament, event.entrant, signed=True)


@applies(LikenessPermitted, reversible=True)
def likeness_permitted(tournament: Tournament, event: LikenessPermitted) -> Tournament:
    return changed(tournament, event.entrant, likeness=event.permits)


@applies(EntrantWithdrew, reversible=True)
def entrant_withdrew(tournament: Tournament, event: EntrantWithdrew) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    left = replace(
        entrant,
        status=EntrantStatus.WITHDRAWN,
        into_pool=entrant.into_pool - event.from_pool,
        commission=entrant.commission - event.from_commission,
        for_chips=entrant.for_chips - event.from_chips,
        refund_due=entrant.refund_due + event.refund,
    )
    owed = money.owe_back(event.entrant, pool=event.from_pool, commission=event.from_commission, chips=event.from_chips)
    return posted(with_entrant(tournament, left), owed)


@applies(EntrantSubstituted)
def entrant_substituted(tournament: Tournament, event: EntrantSubstituted) -> Tournament:
    """Seat, chips, scores and round go over; what was paid stays with whoever paid it."""
    before = tournament.entrants[event.entrant]
    substitute = replace(
        before,
        id=event.substitute,
        number=event.number,
        signed=event.signed,
        staff=event.staff,
        likeness=False,
        penalties=(),
        instead_of=event.entrant,
        **_on_record(tournament, event.substitute),
    )
    gone = replace(before, status=EntrantStatus.SUBSTITUTED, seat=None, scores=(), chips=0)
    sessions = {
        number: _with(session, event.entrant, event.substitute) for number, session in tournament.sessions.items()
    }
    return replace(with_entrant(with_entrant(tournament, gone), substitute), sessions=sessions)


def _with(session: TournamentSession, before: str, after: str) -> TournamentSession:
    """A session that is yet to be played, with one person in the stead of another."""
    if session.counted or session.points:
        return session
    seats = tuple(replace(one, entrant=after) if one.entrant == before else one for one in session.seats)
    chance = session.repechage
    if chance is not None:
        chance = SecondChance(tuple(after if one == before else one for one in chance.players), chance.number)
    return replace(session, seats=seats, repechage=chance)


@applies(ReserveAdded, reversible=True)
def reserve_added(tournament: Tournament, event: ReserveAdded) -> Tournament:
    reserve = Entrant(
        id=event.entrant,
        number=event.number,
        status=EntrantStatus.RESERVE,
        signed=event.signed,
        staff=event.staff,
        **_on_record(tournament, event.entrant),
    )
    return with_entrant(tournament, reserve)


@applies(EntriesClosed, settles=True)
def entries_closed(tournament: Tournament, event: EntriesClosed) -> Tournament:
    return replace(tournament, entries_closed=True)
