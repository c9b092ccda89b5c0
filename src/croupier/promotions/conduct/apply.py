"""Conduct: what follows.

It folds and judges nothing: everything comes with the event.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from croupier.promotions.applying import applies
from croupier.promotions.conduct.records import (
    DisputantAdvised,
    InspectorNotified,
    PromotionCancelled,
    PromotionClosed,
    PromotionDisputeDecided,
    PromotionDisputeRaised,
    PromotionPostponed,
    PromotionResumed,
)
from croupier.promotions.state import IntegrityFinding, Promotion, PromotionDispute


def _found(
    promotion: Promotion,
    event: PromotionPostponed | PromotionCancelled,
    outcome: Literal["postponed", "cancelled"],
    of: Literal["promotion", "draw"],
) -> Promotion:
    finding = IntegrityFinding(event.finding, outcome, of, event.why, event.made.at, event.owed)
    return replace(promotion, findings={**promotion.findings, event.finding: finding})


@applies(PromotionPostponed)
def promotion_postponed(promotion: Promotion, event: PromotionPostponed) -> Promotion:
    return replace(_found(promotion, event, "postponed", event.of), postponed=event.of)


@applies(PromotionResumed)
def promotion_resumed(promotion: Promotion, event: PromotionResumed) -> Promotion:
    closes, draw_at = event.closes or promotion.closes, event.draws or promotion.draw_at
    return replace(promotion, postponed="", closes=closes, draw_at=draw_at)


@applies(PromotionCancelled)
def promotion_cancelled(promotion: Promotion, event: PromotionCancelled) -> Promotion:
    return replace(_found(promotion, event, "cancelled", "promotion"), cancelled=event.why, postponed="")


@applies(InspectorNotified)
def inspector_notified(promotion: Promotion, event: InspectorNotified) -> Promotion:
    told = replace(promotion.findings[event.finding], notified=event.made.at, reference=event.reference)
    return replace(promotion, findings={**promotion.findings, event.finding: told})


def _dispute(promotion: Promotion, number: int, **changes: Any) -> Promotion:
    changed = replace(promotion.disputes[number], **changes)
    return replace(promotion, disputes={**promotion.disputes, number: changed})


@applies(PromotionDisputeRaised)
def promotion_dispute_raised(promotion: Promotion, event: PromotionDisputeRaised) -> Promotion:
    dispute = PromotionDispute(event.dispute, event.entrant, event.about, event.made.at)
    return replace(promotion, disputes={**promotion.disputes, event.dispute: dispute})


@applies(PromotionDisputeDecided)
def promotion_dispute_decided(promotion: Promotion, event: PromotionDisputeDecided) -> Promotion:
    return _dispute(promotion, event.dispute, decision=event.decision, by=event.made.actor.id, accepted=event.accepted)


@applies(DisputantAdvised)
def disputant_advised(promotion: Promotion, event: DisputantAdvised) -> Promotion:
    return _dispute(promotion, event.dispute, advised=(*promotion.disputes[event.dispute].advised, event.of))


@applies(PromotionClosed)
def promotion_closed(promotion: Promotion, event: PromotionClosed) -> Promotion:
    return replace(promotion, closed=True)
