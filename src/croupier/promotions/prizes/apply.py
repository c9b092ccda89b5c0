"""Prizes: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.promotions.applying import applies
from croupier.promotions.prizes.records import (
    PrizeAwarded,
    PrizeRefused,
    RefusalTold,
    WinnerContacted,
    WinnersPublished,
)
from croupier.promotions.state import AwardStatus, ContactTry, Promotion, RefusedClaim


def _award(promotion: Promotion, number: int, **changes: Any) -> Promotion:
    return replace(promotion, awards={**promotion.awards, number: replace(promotion.awards[number], **changes)})


@applies(WinnerContacted)
def winner_contacted(promotion: Promotion, event: WinnerContacted) -> Promotion:
    one = ContactTry(event.method, event.made.at, event.reached, event.made.actor.id)
    return _award(promotion, event.award, tries=(*promotion.awards[event.award].tries, one))


@applies(PrizeAwarded)
def prize_awarded(promotion: Promotion, event: PrizeAwarded) -> Promotion:
    instead = event.paid if event.alternative else 0
    return _award(promotion, event.award, status=AwardStatus.AWARDED, form=event.form, alternative=instead)


@applies(PrizeRefused)
def prize_refused(promotion: Promotion, event: PrizeRefused) -> Promotion:
    claim = RefusedClaim(
        event.claim, event.claimant, event.prize, event.value, event.reason, event.made.at, event.award, event.details
    )
    refused = replace(promotion, claims={**promotion.claims, event.claim: claim})
    return _award(refused, event.award, status=AwardStatus.REFUSED) if event.award else refused


@applies(RefusalTold)
def refusal_told(promotion: Promotion, event: RefusalTold) -> Promotion:
    told = replace(promotion.claims[event.claim], told=event.made.at)
    return replace(promotion, claims={**promotion.claims, event.claim: told})


@applies(WinnersPublished)
def winners_published(promotion: Promotion, event: WinnersPublished) -> Promotion:
    return replace(promotion, published=event.where)
