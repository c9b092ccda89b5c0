"""Integrity that is compromised, disputes, and the end: what may happen.

Start at `postpone_promotion`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.promotions.acts import PromotionAnswer, PromotionPhase, PromotionRole, act
from croupier.promotions.conduct.records import (
    AdviseDisputant,
    CancelPromotion,
    ClosePromotion,
    DecidePromotionDispute,
    DisputantAdvised,
    InspectorNotified,
    NotifyInspector,
    PostponePromotion,
    PromotionCancelled,
    PromotionClosed,
    PromotionDisputeDecided,
    PromotionDisputeRaised,
    PromotionPostponed,
    PromotionResumed,
    RaisePromotionDispute,
    ResumePromotion,
)
from croupier.promotions.drawing.allotting import taking_part
from croupier.promotions.rules import PromotionRules
from croupier.promotions.state import AwardStatus, Promotion
from croupier.promotions.times import closing, drawing
from croupier.table import Instant
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long, unknown_case


def _integrity(rules: PromotionRules) -> Clauses:
    return rules.chapter.integrity.clauses


def _postponed(promotion: Promotion, rules: PromotionRules, now: Instant = 0) -> Refusal | None:
    if promotion.postponed:
        return Refusal(Reason.PROMOTION_POSTPONED, _integrity(rules), {"what": promotion.postponed})
    return None


def _goes_on(promotion: Promotion, rules: PromotionRules, now: Instant = 0) -> Refusal | None:
    if not promotion.postponed:
        return Refusal(Reason.PROMOTION_NOT_POSTPONED, _integrity(rules), {"name": promotion.name})
    return None


@act(PostponePromotion, PromotionRole.OPERATOR, chance=_postponed, clauses=_integrity)
def postpone_promotion(promotion: Promotion, command: PostponePromotion, rules: PromotionRules) -> PromotionAnswer:
    refusal = too_long("why", command.why, least=1) or _postponed(promotion, rules)
    if refusal is not None:
        return refusal
    owed = rules.chapter.integrity.postponed
    number = len(promotion.findings) + 1
    return (PromotionPostponed(made(command), _integrity(rules), number, command.of, command.why, owed),)


@act(ResumePromotion, PromotionRole.OPERATOR, chance=_goes_on, clauses=_integrity)
def resume_promotion(promotion: Promotion, command: ResumePromotion, rules: PromotionRules) -> PromotionAnswer:
    refusal = too_long("why", command.why, least=1) or _goes_on(promotion, rules)
    if refusal is not None:
        return refusal
    closes, draws = command.closes or closing(promotion), command.draws or drawing(promotion)
    if (command.closes and command.closes < command.at) or (command.draws and command.draws < command.at):
        facts: RefusalFacts = {"at": command.at, "closes": command.closes, "draws": command.draws}
        return Refusal(Reason.TIMES_OUT_OF_ORDER, _integrity(rules), facts)
    if promotion.terms is not None and draws <= closes:
        facts = {"at": command.at, "closes": closes, "draws": draws}
        return Refusal(Reason.TIMES_OUT_OF_ORDER, rules.chapter.entry.closing.clauses, facts)
    return (PromotionResumed(made(command), _integrity(rules), command.why, command.closes, command.draws),)


@act(CancelPromotion, PromotionRole.OPERATOR, clauses=_integrity)
def cancel_promotion(promotion: Promotion, command: CancelPromotion, rules: PromotionRules) -> PromotionAnswer:
    refusal = too_long("why", command.why, least=1)
    if refusal is not None:
        return refusal
    owed = rules.chapter.integrity.cancelled
    return (PromotionCancelled(made(command), _integrity(rules), len(promotion.findings) + 1, command.why, owed),)


def _all_notified(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    waits = any(one.notified is None for one in promotion.findings.values())
    return None if waits else unknown_case("finding", 0, {})


@act(
    NotifyInspector,
    PromotionRole.SUPERVISOR,
    when=PromotionPhase.AND_AFTER,
    chance=_all_notified,
    clauses=_integrity,
)
def notify_inspector(promotion: Promotion, command: NotifyInspector, rules: PromotionRules) -> PromotionAnswer:
    finding = promotion.findings.get(command.finding)
    if finding is None:
        return unknown_case("finding", command.finding, dict(promotion.findings))
    if finding.notified is not None:
        return Refusal(Reason.ALREADY_DONE, _integrity(rules), {"what": "inspector-notified", "who": ""})
    refusal = too_long("reference", command.reference) or too_long("channel", command.channel)
    if refusal is not None:
        return refusal
    if not command.reference.strip():
        return Refusal(Reason.REFERENCE_MISSING, _integrity(rules), {"what": "inspector-notified"})
    return (InspectorNotified(made(command), _integrity(rules), finding.number, command.reference, command.channel),)


# --- disputes ------------------------------------------------------------------------------------


def _final(rules: PromotionRules) -> Clauses:
    return rules.chapter.disputes.final.clauses


@act(RaisePromotionDispute, PromotionRole.PATRON, when=PromotionPhase.AND_AFTER, clauses=_final)
def raise_promotion_dispute(
    promotion: Promotion, command: RaisePromotionDispute, rules: PromotionRules
) -> PromotionAnswer:
    """Any person's: whoever was kept from entering may dispute that as well, and whoever hears of it late."""
    refusal = too_long("entrant", command.entrant, least=1) or too_long("complaint", command.about, least=1)
    if refusal is not None:
        return refusal
    number = len(promotion.disputes) + 1
    return (PromotionDisputeRaised(made(command), _final(rules), number, command.entrant, command.about),)


def _all_decided(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    waits = any(not one.by for one in promotion.disputes.values())
    return None if waits else unknown_case("dispute", 0, {})


def _all_advised(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    waits = any({*rules.chapter.disputes.to} - {*one.advised} for one in promotion.disputes.values())
    return None if waits else unknown_case("dispute", 0, {})


@act(
    DecidePromotionDispute,
    PromotionRole.OPERATOR,
    when=PromotionPhase.AND_AFTER,
    chance=_all_decided,
    clauses=_final,
)
def decide_promotion_dispute(
    promotion: Promotion, command: DecidePromotionDispute, rules: PromotionRules
) -> PromotionAnswer:
    dispute = promotion.disputes.get(command.dispute)
    if dispute is None:
        return unknown_case("dispute", command.dispute, dict(promotion.disputes))
    if dispute.by:
        return Refusal(Reason.ALREADY_DECIDED, _final(rules), {"what": "dispute", "number": dispute.number})
    refusal = too_long("decision", command.decision, least=1)
    if refusal is not None:
        return refusal
    return (
        PromotionDisputeDecided(
            made(command), _final(rules), dispute.number, dispute.person, command.decision, command.accepted
        ),
    )


@act(AdviseDisputant, PromotionRole.STAFF, when=PromotionPhase.AND_AFTER, chance=_all_advised, clauses=_final)
def advise_disputant(promotion: Promotion, command: AdviseDisputant, rules: PromotionRules) -> PromotionAnswer:
    rule, dispute = rules.chapter.disputes, promotion.disputes.get(command.dispute)
    if dispute is None:
        return unknown_case("dispute", command.dispute, dict(promotion.disputes))
    if command.of not in rule.to:
        facts: RefusalFacts = {"to": command.of, "needed": ", ".join(rules.named(one) for one in rule.to)}
        return Refusal(Reason.OTHER_REGULATOR, rule.clauses, facts)
    if command.of in dispute.advised:
        return Refusal(Reason.ALREADY_DONE, rule.clauses, {"what": "disputant-advised", "who": dispute.person})
    return (DisputantAdvised(made(command), rule.clauses, dispute.number, dispute.person, command.of),)


# --- the end -------------------------------------------------------------------------------------


@act(ClosePromotion, PromotionRole.OPERATOR, when=PromotionPhase.UNTIL_CLOSED)
def close_promotion(promotion: Promotion, command: ClosePromotion, rules: PromotionRules) -> PromotionAnswer:
    left = list(unfinished(promotion, command.at, rules))
    if left:
        return Refusal(Reason.STILL_OPEN, together(*(clauses for _, clauses in left)), {"what": left[0][0]})
    return (PromotionClosed(made(command), rules.chapter.prizes.offered.clauses),)


def unfinished(promotion: Promotion, at: Instant, rules: PromotionRules) -> Iterator[tuple[str, Clauses]]:
    """What keeps a promotion open: prizes that nobody has, refusals untold, disputes undecided or unadvised.

    Where nobody is left to draw from, nothing is drawn.
    """
    chapter = rules.chapter
    if not promotion.cancelled:
        nobody = at > closing(promotion) and not taking_part(promotion)
        if promotion.started is not None and not promotion.draws and not nobody:
            yield "prizes-drawn", chapter.draw.manner.clauses
        if any(one.status is AwardStatus.DRAWN for one in promotion.awards.values()):
            yield "prize-awarded", chapter.draw.presence.clauses
    if any(one.told is None for one in promotion.claims.values()):
        yield "refusal-told", chapter.refused.clauses
    rule = chapter.disputes
    if any(not one.by or not (one.accepted or one.advised) for one in promotion.disputes.values()):
        yield "dispute", together(rule.final.clauses, rule.clauses)
    if any(one.owed and one.notified is None for one in promotion.findings.values()):
        yield "inspector-notified", chapter.integrity.clauses
