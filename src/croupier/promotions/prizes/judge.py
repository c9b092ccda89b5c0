"""Prizes: what may happen.

A prize is given to whoever won it and is not excluded, in a form that the book has; or it is refused with a reason,
and the patron is told. Start at `award_prize`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.money import Cents
from croupier.promotions.acts import PromotionAnswer, PromotionPhase, PromotionRole, act
from croupier.promotions.entries.judge import now
from croupier.promotions.preparing.judge import published, waiting
from croupier.promotions.prizes.records import (
    AwardPrize,
    ContactWinner,
    PrizeAwarded,
    PrizeRefused,
    PublishWinners,
    RefusalTold,
    RefusePrize,
    TellRefused,
    WinnerContacted,
    WinnersPublished,
)
from croupier.promotions.rules import PromotionRules
from croupier.promotions.state import AwardStatus, PrizeAward, Promotion
from croupier.promotions.terms.contradictions import MONEY
from croupier.promotions.terms.schema import Prize
from croupier.table import Instant
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long, unknown_case


def _notified(rules: PromotionRules) -> Clauses:
    return rules.chapter.notified.clauses


def _refusing(rules: PromotionRules) -> Clauses:
    return rules.chapter.refused.clauses


def _claiming(rules: PromotionRules) -> Clauses:
    return rules.chapter.draw.presence.clauses


def _award(promotion: Promotion, number: int, clauses: Clauses) -> PrizeAward | Refusal:
    """An award whose prize is neither given nor refused."""
    award = promotion.awards.get(number)
    if award is None:
        return unknown_case("award", number, dict(promotion.awards))
    if award.status is not AwardStatus.DRAWN:
        return Refusal(Reason.ALREADY_DECIDED, clauses, {"what": "award", "number": number})
    return award


def _nothing_open(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    waits = any(one.status is AwardStatus.DRAWN for one in promotion.awards.values())
    return None if waits else unknown_case("award", 0, {})


# --- telling winners -----------------------------------------------------------------------------


@act(
    ContactWinner,
    PromotionRole.STAFF,
    published,
    when=PromotionPhase.UNTIL_CLOSED,
    chance=_nothing_open,
    clauses=_notified,
)
def contact_winner(promotion: Promotion, command: ContactWinner, rules: PromotionRules) -> PromotionAnswer:
    award = _award(promotion, command.award, _notified(rules))
    if isinstance(award, Refusal):
        return award
    way = next((one for one in rules.chapter.notified.way if one.method == command.method), None)
    if way is None:
        known = tuple(one.method for one in rules.chapter.notified.way)
        return Refusal(Reason.METHOD_NOT_LISTED, _notified(rules), {"method": command.method, "known": known})
    refusal = too_long("reference", command.reference)
    if refusal is not None:
        return refusal
    under = together(_notified(rules), way.clauses)
    return (
        WinnerContacted(
            made(command), under, award.number, award.entrant, command.method, command.reached, command.reference
        ),
    )


# --- giving prizes -------------------------------------------------------------------------------


def _too_late(promotion: Promotion, rules: PromotionRules, at: Instant) -> Refusal | None:
    until = now(promotion).claim.until
    if until is not UNSET and at > until:
        return Refusal(Reason.PERIOD_OVER, _claiming(rules), {"until": until, "at": at})
    return None


def _no_prize_to_give(promotion: Promotion, rules: PromotionRules, at: Instant) -> Refusal | None:
    return _nothing_open(promotion, rules, at) or _too_late(promotion, rules, at)


@act(AwardPrize, PromotionRole.STAFF, published, chance=_no_prize_to_give, clauses=_claiming)
def award_prize(promotion: Promotion, command: AwardPrize, rules: PromotionRules) -> PromotionAnswer:
    award = _award(promotion, command.award, _claiming(rules))
    if isinstance(award, Refusal):
        return award
    refusal = waiting(promotion, rules)
    if refusal is not None:
        return refusal
    if award.entrant in promotion.excluded:
        clauses = rules.chapter.entry.entitled.clauses
        return Refusal(Reason.WINNER_NOT_ENTITLED, clauses, {"entrant": award.entrant, "award": award.number})
    prize = now(promotion).prize[award.prize - 1]
    paid = _paid(award, prize, command, rules)
    refusal = paid if isinstance(paid, Refusal) else too_long("reference", command.reference)
    if refusal is not None:
        return refusal
    assert not isinstance(paid, Refusal)
    amount, clauses = paid
    refusal = _too_late(promotion, rules, command.at)
    if refusal is not None:
        return refusal
    event = PrizeAwarded(
        made(command),
        together(_claiming(rules), clauses),
        award=award.number,
        entrant=award.entrant,
        form=command.form,
        paid=amount,
        alternative=command.alternative,
        reference=command.reference,
    )
    return (event,)


def _paid(
    award: PrizeAward, prize: Prize, command: AwardPrize, rules: PromotionRules
) -> tuple[Cents, Clauses] | Refusal:
    """What is paid in money, and by which clauses; nothing where the prize itself is given."""
    payment, alternative = rules.chapter.prizes.payment, rules.chapter.prizes.alternative
    instead: Clauses = ()
    if command.alternative:
        instead = () if isinstance(alternative, Silent) else alternative.clauses
        if prize.alternative is UNSET:
            return Refusal(Reason.NO_ALTERNATIVE, instead, {"award": award.number})
    if prize.kind != MONEY and not command.alternative:
        if command.form:
            clauses = () if isinstance(payment, Silent) else payment.clauses
            return Refusal(Reason.NOT_MONEY, clauses, {"award": award.number, "form": command.form})
        return 0, ()
    if not command.form:
        clauses = () if isinstance(payment, Silent) else payment.clauses
        return Refusal(Reason.FORM_MISSING, clauses, {"award": award.number})
    forms = prize.paid or (() if isinstance(payment, Silent) else payment.forms)
    ruled = not isinstance(payment, Silent) and command.form not in payment.forms
    if ruled or (forms and command.form not in forms):
        clauses = () if isinstance(payment, Silent) else payment.clauses
        return Refusal(Reason.NOT_PAID_SO, clauses, {"form": command.form, "known": forms})
    amount = prize.alternative if command.alternative and prize.alternative is not UNSET else award.value
    return amount, together(instead, () if isinstance(payment, Silent) else payment.clauses)


# --- refusing ------------------------------------------------------------------------------------


@act(RefusePrize, PromotionRole.SUPERVISOR, published, when=PromotionPhase.AND_AFTER, clauses=_refusing)
def refuse_prize(promotion: Promotion, command: RefusePrize, rules: PromotionRules) -> PromotionAnswer:
    """Of a winner, or of someone who claims to be one, however late; over the book's amount with the details kept."""
    rule, terms = rules.chapter.refused, now(promotion)
    refusal = too_long("claimant", command.claimant, least=1) or too_long("reason", command.reason, least=1)
    if refusal is not None:
        return refusal
    if not 1 <= command.prize <= len(terms.prize):
        facts: RefusalFacts = {"what": "prize", "number": command.prize, "known": tuple(range(1, len(terms.prize) + 1))}
        return Refusal(Reason.UNKNOWN_CASE, (), facts)
    value = terms.prize[command.prize - 1].value
    if command.award:
        award = _award(promotion, command.award, rule.clauses)
        if isinstance(award, Refusal):
            return award
        if (award.entrant, award.prize) != (command.claimant, command.prize):
            facts = {"award": award.number, "entrant": award.entrant}
            return Refusal(Reason.NOT_THEIR_AWARD, rule.clauses, facts)
        value = award.value
    kept = value > rule.over
    missing = tuple(one for one in rule.details if one not in command.details)
    if kept and missing:
        facts = {"missing": missing, "over": rule.over, "value": value}
        return Refusal(Reason.DETAILS_NOT_KEPT, rule.kept_clauses, facts)
    under = together(rule.clauses, rule.kept_clauses if kept else ())
    event = PrizeRefused(
        made(command),
        under,
        claim=len(promotion.claims) + 1,
        claimant=command.claimant,
        prize=command.prize,
        value=value,
        reason=command.reason,
        award=command.award,
        details=command.details,
        kept=kept,
    )
    return (event,)


def _all_told(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    waits = any(one.told is None for one in promotion.claims.values())
    return None if waits else unknown_case("claim", 0, {})


@act(TellRefused, PromotionRole.STAFF, when=PromotionPhase.AND_AFTER, chance=_all_told, clauses=_refusing)
def tell_refused(promotion: Promotion, command: TellRefused, rules: PromotionRules) -> PromotionAnswer:
    claim = promotion.claims.get(command.claim)
    if claim is None:
        return unknown_case("claim", command.claim, dict(promotion.claims))
    if claim.told is not None:
        return Refusal(Reason.ALREADY_DONE, _refusing(rules), {"what": "refusal-told", "who": claim.claimant})
    refusal = too_long("reference", command.reference)
    if refusal is not None:
        return refusal
    return (
        RefusalTold(made(command), _refusing(rules), claim.number, claim.claimant, command.method, command.reference),
    )


# --- making known --------------------------------------------------------------------------------


def _publishing(rules: PromotionRules) -> Clauses:
    """The items of the terms that say how winners are made known."""
    return together(*(one.clauses for one in rules.chapter.term if "claim.published" in one.fields))


def _not_drawn(promotion: Promotion, rules: PromotionRules, now: Instant = 0) -> Refusal | None:
    return None if promotion.draws else Refusal(Reason.NOT_DRAWN, _publishing(rules), {})


@act(PublishWinners, PromotionRole.STAFF, published, chance=_not_drawn, clauses=_publishing)
def publish_winners(promotion: Promotion, command: PublishWinners, rules: PromotionRules) -> PromotionAnswer:
    refusal = too_long("where", command.where, least=1) or _not_drawn(promotion, rules)
    if refusal is not None:
        return refusal
    refusal = waiting(promotion, rules)
    if refusal is not None:
        return refusal
    return (WinnersPublished(made(command), _publishing(rules), command.where),)
