"""Deciding: from a promotion, a command and a book to the events that follow, or to a refusal. It changes nothing.

The order is that of `Reason`: the command itself, the person, the promotion, then the matter. Each chapter judges its
own commands (see acts.py). Start at `decide`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.promotions.acts import PROMOTION_ACTS, PromotionAct, PromotionAnswer, PromotionPhase, PromotionRole
from croupier.promotions.conduct import judge as conduct
from croupier.promotions.drawing import judge as drawing
from croupier.promotions.entries import judge as entries
from croupier.promotions.preparing import judge as preparing
from croupier.promotions.prizes import judge as prizes
from croupier.promotions.rules import PromotionRules, promotion_rules
from croupier.promotions.state import Promotion
from croupier.rulebooks import Rulebook
from croupier.rulebooks import procedure as pr
from croupier.table import NO_RANK, PATRON, Command
from croupier.table.decide import untimely

# importing them enters their commands
JUDGES = (preparing, entries, drawing, prizes, conduct)


def decide(promotion: Promotion, command: Command, book: Rulebook) -> PromotionAnswer:
    """The events that a command causes, or why it is refused."""
    act = PROMOTION_ACTS[type(command)]
    refusal = untimely(promotion.recent, promotion.clock, command)
    if refusal is not None:
        return refusal
    rules = promotion_rules(book)
    if rules is None:
        return Refusal(Reason.NO_PROMOTIONS, (), {"book": book.id})
    refusal = refused_before_facts(promotion, command, act, rules)
    return act.judge(promotion, command, rules) if refusal is None else refusal


def refused_before_facts(
    promotion: Promotion, command: Command, act: PromotionAct, rules: PromotionRules
) -> Refusal | None:
    """Why nobody looks at the facts of a command: the person, the promotion's life, what must be so before it."""
    refusal = authorise(command, act, rules) or _out_of_time(promotion, act, rules)
    if refusal is not None:
        return refusal
    return next((found for before in act.before if (found := before(promotion, rules)) is not None), None)


def _out_of_time(promotion: Promotion, act: PromotionAct, rules: PromotionRules) -> Refusal | None:
    if act.when is PromotionPhase.FIRST:
        name = promotion.name
        return Refusal(Reason.PROMOTION_BEGUN, (), {"name": name}) if name else None
    if not promotion.name:
        return Refusal(Reason.PROMOTION_NOT_BEGUN, (), {"command": act.name})
    if promotion.edition != rules.house.edition:
        return Refusal(Reason.OTHER_EDITION, (), {"opened": promotion.edition, "given": rules.house.edition})
    closed = promotion.closed and act.when is not PromotionPhase.AND_AFTER
    if closed or (promotion.cancelled and act.when is PromotionPhase.OPEN):
        how = "closed" if promotion.closed else "cancelled"
        return Refusal(Reason.PROMOTION_OVER, rules.chapter.integrity.clauses, {"name": promotion.name, "how": how})
    return None


def authorise(command: Command, act: PromotionAct, rules: PromotionRules) -> Refusal | None:
    """Whether this person may give this command at all."""
    rank, house = command.actor.rank, rules.house
    power = power_of(act, rules)
    if rank == PATRON:
        if act.role is not PromotionRole.PATRON:
            return _too_low(PATRON, power, rules)
        who = str(getattr(command, "entrant", ""))
        if who != command.actor.id:
            return Refusal(Reason.NOT_FOR_ANOTHER, (), {"actor": command.actor.id, "patron": who})
        return None
    if rank == NO_RANK:
        return Refusal(Reason.NO_RANK, power.clauses, {"needed": rules.named(power.rank)})
    if rank not in house.ladder and rank not in house.outside:
        known = (PATRON, *house.ladder, *house.outside)
        return Refusal(Reason.UNKNOWN_RANK, (), {"rank": rank, "known": tuple(dict.fromkeys(known))})
    return None if house.reaches(rank, power.rank) or rank in power.also else _too_low(rank, power, rules)


def power_of(act: PromotionAct, rules: PromotionRules) -> pr.Power:
    """The rank of the ladder that an act needs, and by which clauses it is theirs."""
    authority = rules.book.authority
    match act.role:
        case PromotionRole.OPERATOR:
            return rules.chapter.operator
        case PromotionRole.SUPERVISOR:
            return pr.Power(authority.supervisor.rank, act.clauses(rules))
        case PromotionRole.STAFF | PromotionRole.PATRON:
            return pr.Power(authority.dealer.rank, act.clauses(rules))


def _too_low(rank: str, needed: pr.Power, rules: PromotionRules) -> Refusal:
    facts: RefusalFacts = {"rank": rules.named(rank), "needed": rules.named(needed.rank)}
    return Refusal(Reason.RANK_TOO_LOW, needed.clauses, facts)
