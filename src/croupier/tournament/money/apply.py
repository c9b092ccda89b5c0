"""Money: what follows.

It folds and judges nothing: every figure comes with the event.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.ledger import tournament_acts as entries
from croupier.tournament.applying import applies, changed, posted, with_entrant
from croupier.tournament.money.records import (
    ChipsCashed,
    DueBack,
    HeldPrizePaid,
    PrizePaid,
    PrizesAwarded,
    RefundPaid,
    TournamentCancelled,
    TournamentClosed,
)
from croupier.tournament.state import AwardedPrize, Tournament


@applies(DueBack, reversible=True)
def due_back(tournament: Tournament, event: DueBack) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    owed = replace(
        entrant,
        into_pool=entrant.into_pool - event.from_pool,
        commission=entrant.commission - event.from_commission,
        for_chips=entrant.for_chips - event.from_chips,
        refund_due=entrant.refund_due + event.amount,
    )
    entry = entries.owe_back(
        event.entrant, pool=event.from_pool, commission=event.from_commission, chips=event.from_chips
    )
    return posted(with_entrant(tournament, owed), entry)


@applies(PrizesAwarded, settles=True)
def prizes_awarded(tournament: Tournament, event: PrizesAwarded) -> Tournament:
    after = replace(tournament, prizes=event.prizes, prizes_awarded=True, unawarded=event.held)
    for prize in event.prizes:
        after = changed(after, prize.entrant, prize=prize.amount, thing=prize.thing)
    amounts = ((prize.entrant, prize.amount) for prize in event.prizes)
    return posted(after, entries.award(amounts, added=event.added, kept=event.kept))


@applies(PrizePaid, reversible=True)
def prize_paid(tournament: Tournament, event: PrizePaid) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    thing = "" if event.thing else entrant.thing
    paid = replace(entrant, prize_paid=entrant.prize_paid + event.amount, thing=thing)
    return posted(with_entrant(tournament, paid), entries.pay_prize(event.entrant, event.amount))


@applies(HeldPrizePaid)
def held_prize_paid(tournament: Tournament, event: HeldPrizePaid) -> Tournament:
    """It is a prize from now on, with what the same person was awarded before."""
    entrant, amount = tournament.entrants[event.entrant], event.amount
    before = next((one for one in tournament.prizes if one.entrant == entrant.id), None)
    mine = before or AwardedPrize(entrant.id, event.place, 0, (event.place,))
    others = tuple(one for one in tournament.prizes if one is not before)
    prizes = (*others, replace(mine, amount=mine.amount + amount))
    paid = replace(entrant, prize=entrant.prize + amount, prize_paid=entrant.prize_paid + amount)
    after = replace(tournament, prizes=prizes, unawarded=tournament.unawarded - amount)
    after = posted(with_entrant(after, paid), entries.award(((entrant.id, amount),), added=0, kept=0))
    return posted(after, entries.pay_prize(entrant.id, amount))


@applies(ChipsCashed, reversible=True)
def chips_cashed(tournament: Tournament, event: ChipsCashed) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    cashed = replace(entrant, cashed=entrant.cashed + event.amount, chips=entrant.chips - event.amount)
    return posted(with_entrant(tournament, cashed), entries.cash(event.entrant, event.amount))


@applies(RefundPaid, reversible=True)
def refund_paid(tournament: Tournament, event: RefundPaid) -> Tournament:
    entrant = tournament.entrants[event.entrant]
    paid = replace(entrant, refund_due=entrant.refund_due - event.amount, refunded=entrant.refunded + event.amount)
    return posted(with_entrant(tournament, paid), entries.refund(event.entrant, event.amount))


@applies(TournamentCancelled, settles=True)
def tournament_cancelled(tournament: Tournament, event: TournamentCancelled) -> Tournament:
    return replace(tournament, cancelled=event.reason)


@applies(TournamentClosed)
def tournament_closed(tournament: Tournament, event: TournamentClosed) -> Tournament:
    return posted(replace(tournament, closed=True), entries.award((), added=0, kept=event.kept))
