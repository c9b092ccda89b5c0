"""Preparing a promotion: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from croupier.promotions.applying import applies
from croupier.promotions.preparing.records import (
    DrawCommitted,
    PromotionBegun,
    PromotionStarted,
    PromotionTermsPublished,
    PromotionTermsRequested,
    PromotionTermsSubmitted,
    PromotionTermsWritten,
)
from croupier.promotions.state import Promotion, PromotionEdition, TermsSubmission


@applies(PromotionBegun)
def promotion_begun(promotion: Promotion, event: PromotionBegun) -> Promotion:
    return replace(promotion, name=event.name, edition=event.edition)


@applies(PromotionTermsWritten)
def promotion_terms_written(promotion: Promotion, event: PromotionTermsWritten) -> Promotion:
    edition = PromotionEdition(event.number, event.digest, event.terms, event.made.at)
    return replace(promotion, editions=(*promotion.editions, edition))


def _edition(promotion: Promotion, number: int, **changes: Any) -> Promotion:
    editions = tuple(replace(one, **changes) if one.number == number else one for one in promotion.editions)
    return replace(promotion, editions=editions)


@applies(PromotionTermsPublished)
def promotion_terms_published(promotion: Promotion, event: PromotionTermsPublished) -> Promotion:
    """What the terms set anew holds instead of what a postponement set; what they leave as it was does not."""
    before = promotion.terms
    told = _edition(promotion, event.number, published=event.made.at, where=event.where)
    now = told.terms
    same_closing = before is not None and now is not None and before.entry.closes == now.entry.closes
    same_draw = before is not None and now is not None and before.draw.at == now.draw.at
    return replace(
        told,
        prescribed=event.prescribed,
        closes=promotion.closes if same_closing else 0,
        draw_at=promotion.draw_at if same_draw else 0,
    )


@applies(PromotionTermsRequested)
def promotion_terms_requested(promotion: Promotion, event: PromotionTermsRequested) -> Promotion:
    return replace(promotion, requested=event.made.at)


@applies(PromotionTermsSubmitted)
def promotion_terms_submitted(promotion: Promotion, event: PromotionTermsSubmitted) -> Promotion:
    at = event.made.at
    given = TermsSubmission(event.to, event.reference, event.channel, event.number, at)
    told = _edition(promotion, event.number, submitted=at)
    return replace(told, submissions=(*told.submissions, given), requested=None)


@applies(DrawCommitted)
def draw_committed(promotion: Promotion, event: DrawCommitted) -> Promotion:
    return replace(promotion, commitment=event.commitment)


@applies(PromotionStarted)
def promotion_started(promotion: Promotion, event: PromotionStarted) -> Promotion:
    return replace(promotion, started=event.made.at)
