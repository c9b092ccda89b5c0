"""Claims about the people and the money of a tournament, held against what is so.

It knows no rule and asks nothing new. Start at `judge_entrants`.
"""

from __future__ import annotations

from typing import Final, assert_never

from croupier.ledger import Place
from croupier.money import Cents
from croupier.scenario.tournament_statements import (
    EntrantHas,
    EntrantIs,
    EntrantPlaced,
    EntrantSits,
    EntrantWins,
    PoolIs,
    TournamentClaim,
)
from croupier.scenario.values import cents_text
from croupier.tournament.state import Entrant, Tournament

HOLDS: Final = None


def judge_entrants(claim: TournamentClaim, tournament: Tournament) -> str | None:
    """Nothing where the claim holds; else what was found."""
    if isinstance(claim, PoolIs):
        pool = pool_of(tournament)
        return HOLDS if pool == claim.amount else f"the pool is {cents_text(pool)}"
    entrant = tournament.entrants.get(claim.entrant)
    return f"{claim.entrant} is no entrant" if entrant is None else _of(entrant, claim)


def _of(entrant: Entrant, claim: EntrantIs | EntrantHas | EntrantSits | EntrantPlaced | EntrantWins) -> str | None:
    match claim:
        case EntrantIs():
            return HOLDS if entrant.status is claim.status else f"{entrant.id} is {entrant.status.value}"
        case EntrantHas():
            return HOLDS if entrant.chips == claim.chips else f"{entrant.id} has {cents_text(entrant.chips)}"
        case EntrantSits():
            seat = entrant.seat
            if seat is None:
                return f"{entrant.id} has no seat"
            right = seat.table == claim.table and claim.seat in (None, seat.seat)
            return HOLDS if right else f"{entrant.id} sits at {seat.table}/{seat.seat}"
        case EntrantPlaced():
            return HOLDS if entrant.place == claim.place else f"{entrant.id} has place {entrant.place or 'none'}"
        case EntrantWins():
            return HOLDS if entrant.prize == claim.amount else f"{entrant.id} wins {cents_text(entrant.prize)}"
        case _:
            assert_never(claim)


def pool_of(tournament: Tournament) -> Cents:
    """What will be prizes; once they are awarded, what they are together."""
    if tournament.prizes_awarded:
        return sum(prize.amount for prize in tournament.prizes)
    return tournament.ledger.balance(Place.POOL)
