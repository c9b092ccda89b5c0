"""Which acts somebody could do at a promotion now, and why they cannot do the others: before any fact is looked at.

It asks what `decide` asks first and whether an act has a chance, and judges no fact. Start at `promotion_acts_for`.
"""

from __future__ import annotations

import msgspec

from croupier.clauses import Clauses, Reason, Refusal
from croupier.promotions.acts import PROMOTION_ACTS, PromotionRole
from croupier.promotions.decide import authorise, decide, refused_before_facts
from croupier.promotions.rules import PromotionRules, promotion_rules
from croupier.promotions.state import Promotion
from croupier.rulebooks import Rulebook
from croupier.table import PATRON, Actor, Command, Instant


class PromotionActOffered(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act, and why it would be refused whatever its facts are; nothing where that depends on them."""

    act: str
    chapter: str
    reason: str = ""
    clauses: Clauses = ()


def promotion_acts_for(
    promotion: Promotion, book: Rulebook, actor: Actor, now: Instant
) -> tuple[PromotionActOffered, ...]:
    """In the order of a promotion."""
    rules = promotion_rules(book)
    if rules is None:
        return ()
    found = []
    for kind, act in PROMOTION_ACTS.items():
        refusal = _refused(promotion, kind, Command("", actor, max(now, promotion.clock)), rules)
        reason, clauses = (refusal.reason.value, refusal.clauses) if refusal else ("", ())
        found.append(PromotionActOffered(act.name, act.chapter, reason, clauses))
    return tuple(found)


def may_give(kind: type[Command], book: Rulebook, actor: Actor) -> bool:
    """Whether an act is not refused for who somebody is."""
    rules = promotion_rules(book)
    return rules is not None and _for_another(kind, Command("", actor, 0), rules) is None


def _refused(promotion: Promotion, kind: type[Command], probe: Command, rules: PromotionRules) -> Refusal | None:
    """An act that asks for no facts is judged whole."""
    if any(field.required for field in msgspec.structs.fields(kind)[len(Command.__struct_fields__) :]):
        other = _for_another(kind, probe, rules)
        if other is not None or probe.actor.rank == PATRON:
            return other
        act = PROMOTION_ACTS[kind]
        return refused_before_facts(promotion, probe, act, rules) or act.chance(promotion, rules, probe.at)
    answer = decide(promotion, kind("", probe.actor, probe.at), rules.book)
    return answer if isinstance(answer, Refusal) else None


def _for_another(kind: type[Command], probe: Command, rules: PromotionRules) -> Refusal | None:
    """A patron acts for themselves: that is a fact, and none is looked at."""
    refusal = authorise(probe, PROMOTION_ACTS[kind], rules)
    theirs = PROMOTION_ACTS[kind].role is PromotionRole.PATRON
    return None if theirs and refusal is not None and refusal.reason is Reason.NOT_FOR_ANOTHER else refusal
