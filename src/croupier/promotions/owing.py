"""What a promotion owes to others: the regulator, winners, whoever was refused a prize or disputes, an inspector.

All of it follows from what was recorded and was not discharged yet, so that nothing is lost; when each is due is the
book's (`duties.toml`). Start at `open_promotion_duties`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.duties import Duty
from croupier.promotions.rules import PromotionRules, promotion_rules
from croupier.promotions.state import AwardStatus, Promotion
from croupier.rulebooks import Rulebook


def open_promotion_duties(promotion: Promotion, book: Rulebook) -> tuple[Duty, ...]:
    """The oldest first; what is still owed when a promotion is over stays owed."""
    rules = promotion_rules(book)
    if rules is None:
        return ()
    found = (
        *_terms(promotion, rules),
        *_winners(promotion, rules),
        *_refused(promotion, rules),
        *_integrity(promotion),
        *_disputes(promotion, rules),
    )
    return tuple(sorted(found, key=lambda one: one.since))


def _terms(promotion: Promotion, rules: PromotionRules) -> Iterator[Duty]:
    """The edition that holds, where the regulator has it not; a start that never came asks for none."""
    wanted, edition = rules.chapter.terms.submitted, promotion.holds
    if edition is None or edition.published is None:
        return
    facts: dict[str, str | int] = {"name": promotion.name, "edition": edition.number}
    if wanted.when == "on-request":
        if promotion.requested is not None:
            yield Duty(0, wanted.duty, edition.number, promotion.requested, facts)
        return
    if edition.submitted is not None:
        return
    started = promotion.started
    if started is not None:  # it began with terms that were submitted: these came later
        yield Duty(0, wanted.amended or wanted.duty, edition.number, edition.published, facts)
    elif not promotion.cancelled and not promotion.closed:
        yield Duty(0, wanted.duty, edition.number, edition.published, facts, edition.terms.details.starts)


def _winners(promotion: Promotion, rules: PromotionRules) -> Iterator[Duty]:
    """Until they are reached, or have the prize, or it is refused: every attempt stays recorded."""
    for one in promotion.awards.values():
        if one.notify and one.status is AwardStatus.DRAWN and not one.reached:
            facts: dict[str, str | int] = {"patron": one.entrant, "prize": one.what, "tries": len(one.tries)}
            yield Duty(0, rules.chapter.notified.duty, one.number, one.drawn, facts)


def _refused(promotion: Promotion, rules: PromotionRules) -> Iterator[Duty]:
    for one in promotion.claims.values():
        if one.told is None:
            facts: dict[str, str | int] = {"patron": one.claimant, "reason": one.reason}
            yield Duty(0, rules.chapter.refused.duty, one.number, one.at, facts)


def _integrity(promotion: Promotion) -> Iterator[Duty]:
    for one in promotion.findings.values():
        if one.notified is None:
            for id in one.owed:
                yield Duty(0, id, one.number, one.at, {"name": promotion.name, "reason": one.why})


def _disputes(promotion: Promotion, rules: PromotionRules) -> Iterator[Duty]:
    """Until it is decided, and whoever does not accept that was told to whom they may turn."""
    for one in promotion.disputes.values():
        if not one.by or not (one.accepted or one.advised):
            yield Duty(0, rules.chapter.disputes.duty, one.number, one.at, {"patron": one.person, "reason": one.about})
