"""Entries: what may happen.

An entry is received from the start until the closing moment, that moment included, and from nobody who is excluded.
Start at `enter_promotion`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.promotions.acts import PromotionAnswer, PromotionRole, act
from croupier.promotions.entries.records import (
    CheckedIn,
    CheckedOut,
    CheckIn,
    CheckOut,
    EnterPromotion,
    EntrantExcluded,
    EntryReceived,
    ExcludeEntrant,
)
from croupier.promotions.preparing.judge import published, running
from croupier.promotions.rules import PromotionRules
from croupier.promotions.state import Promotion
from croupier.promotions.terms.schema import PromotionTerms
from croupier.promotions.times import closing
from croupier.table import Instant
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long


def _eligible(rules: PromotionRules) -> Clauses:
    return rules.chapter.entry.eligible.clauses


def _entitled(rules: PromotionRules) -> Clauses:
    return rules.chapter.entry.entitled.clauses


def _presence(rules: PromotionRules) -> Clauses:
    return rules.chapter.draw.presence.clauses


def now(promotion: Promotion) -> PromotionTerms:
    """The terms that hold; every act that asks waits for them."""
    terms = promotion.terms
    assert terms is not None
    return terms


def _closed(promotion: Promotion, rules: PromotionRules, at: Instant) -> Refusal | None:
    if promotion.postponed == "promotion":
        return Refusal(Reason.PROMOTION_POSTPONED, rules.chapter.integrity.clauses, {"what": promotion.postponed})
    closes = closing(promotion)
    if at > closes or promotion.draws:
        return Refusal(Reason.ENTRIES_CLOSED, rules.chapter.entry.closing.clauses, {"at": closes})
    return None


@act(EnterPromotion, PromotionRole.STAFF, published, running, chance=_closed, clauses=_eligible)
def enter_promotion(promotion: Promotion, command: EnterPromotion, rules: PromotionRules) -> PromotionAnswer:
    """Received by the desk: what was wagered, and who someone is, is not for themselves to say."""
    entry = rules.chapter.entry
    refusal = (
        too_long("entrant", command.entrant, least=1)
        or too_long("reference", command.reference)
        or _closed(promotion, rules, command.at)
        or _unfit(promotion, command, rules)
        or _wagered(promotion, command, rules)
        or _too_often(promotion, command, rules)
    )
    if refusal is not None:
        return refusal
    under = together(
        entry.eligible.clauses, entry.wager.clauses if command.by == "wager" else (), entry.closing.clauses
    )
    number = len(promotion.tickets) + 1
    event = EntryReceived(made(command), under, command.entrant, number, command.by, command.wager, command.reference)
    return (event,)


def _unfit(promotion: Promotion, command: EnterPromotion, rules: PromotionRules) -> Refusal | None:
    if command.excluded or command.entrant in promotion.excluded:
        return Refusal(Reason.NOT_ENTITLED, _entitled(rules), {"entrant": command.entrant})
    terms = now(promotion)
    if not command.eligible:
        facts: RefusalFacts = {"entrant": command.entrant, "criteria": terms.entry.eligibility}
        return Refusal(Reason.CRITERIA_NOT_MET, _eligible(rules), facts)
    if command.by not in terms.entry.by:
        return Refusal(Reason.WAY_NOT_OFFERED, _eligible(rules), {"by": command.by, "known": terms.entry.by})
    return None


def _wagered(promotion: Promotion, command: EnterPromotion, rules: PromotionRules) -> Refusal | None:
    least = now(promotion).entry.wager
    if command.by == "wager" and command.wager < least:
        facts: RefusalFacts = {"wager": command.wager, "least": least}
        return Refusal(Reason.WAGER_BELOW_ENTRY, rules.chapter.entry.wager.clauses, facts)
    if command.wager < 0 or (command.by == "wager") != bool(command.wager):
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"amount": command.wager})
    return None


def _too_often(promotion: Promotion, command: EnterPromotion, rules: PromotionRules) -> Refusal | None:
    most = now(promotion).entry.most
    if most and sum(one.entrant == command.entrant for one in promotion.tickets) >= most:
        return Refusal(Reason.TOO_OFTEN, _eligible(rules), {"most": most, "what": "entry-received"})
    return None


@act(ExcludeEntrant, PromotionRole.SUPERVISOR, clauses=_entitled)
def exclude_entrant(promotion: Promotion, command: ExcludeEntrant, rules: PromotionRules) -> PromotionAnswer:
    refusal = too_long("entrant", command.entrant, least=1) or too_long("why", command.why, least=1)
    if refusal is not None:
        return refusal
    if command.entrant in promotion.excluded:
        facts: RefusalFacts = {"what": "entrant-excluded", "who": command.entrant}
        return Refusal(Reason.ALREADY_DONE, _entitled(rules), facts)
    return (EntrantExcluded(made(command), _entitled(rules), command.entrant, command.why),)


# --- who is there --------------------------------------------------------------------------------


def _nobody_to_come(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    if promotion.entrants - promotion.excluded.keys() - {*promotion.present}:
        return None
    return Refusal(Reason.UNKNOWN_ENTRANT, _presence(rules), {"entrant": ""})


def _nobody_to_go(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    if promotion.present:
        return None
    return Refusal(Reason.ALREADY_DONE, _presence(rules), {"what": "checked-out", "who": ""})


@act(CheckIn, PromotionRole.STAFF, running, chance=_nobody_to_come, clauses=_presence)
def check_in(promotion: Promotion, command: CheckIn, rules: PromotionRules) -> PromotionAnswer:
    if command.entrant not in promotion.entrants:
        return Refusal(Reason.UNKNOWN_ENTRANT, _presence(rules), {"entrant": command.entrant})
    if command.entrant in promotion.excluded:
        return Refusal(Reason.NOT_ENTITLED, _entitled(rules), {"entrant": command.entrant})
    if command.entrant in promotion.present:
        return Refusal(Reason.ALREADY_DONE, _presence(rules), {"what": "checked-in", "who": command.entrant})
    return (CheckedIn(made(command), _presence(rules), command.entrant),)


@act(CheckOut, PromotionRole.STAFF, running, chance=_nobody_to_go, clauses=_presence)
def check_out(promotion: Promotion, command: CheckOut, rules: PromotionRules) -> PromotionAnswer:
    if command.entrant not in promotion.present:
        return Refusal(Reason.ALREADY_DONE, _presence(rules), {"what": "checked-out", "who": command.entrant})
    return (CheckedOut(made(command), _presence(rules), command.entrant),)
