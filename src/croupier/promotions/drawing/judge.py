"""The draw: what may happen.

It comes after the closing moment and not before its own time; what it gives is worked out here, so that nobody can say
who wins. Start at `draw_prizes`.
"""

from __future__ import annotations

from croupier.chance.ballot import BALLOTS, drawn, sealed
from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.promotions.acts import PromotionAnswer, PromotionRole, act
from croupier.promotions.drawing.allotting import allotted, open_prizes, taking_part
from croupier.promotions.drawing.records import DrawPrizes, PrizesDrawn
from croupier.promotions.entries.judge import now
from croupier.promotions.preparing.judge import hexadecimal, published, running, waiting
from croupier.promotions.rules import PromotionRules
from croupier.promotions.state import AwardStatus, Promotion
from croupier.promotions.terms.schema import PromotionTerms
from croupier.promotions.times import closing, drawing
from croupier.table import Instant
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long


def _manner(rules: PromotionRules) -> Clauses:
    return rules.chapter.draw.manner.clauses


def _no_draw_now(promotion: Promotion, rules: PromotionRules, at: Instant) -> Refusal | None:
    return (
        _not_yet(promotion, at, rules) or _unsealed(promotion, rules) or _nothing_left(promotion, now(promotion), rules)
    )


@act(DrawPrizes, PromotionRole.OPERATOR, published, running, chance=_no_draw_now, clauses=_manner)
def draw_prizes(promotion: Promotion, command: DrawPrizes, rules: PromotionRules) -> PromotionAnswer:
    refusal = _not_yet(promotion, command.at, rules) or _not_committed(promotion, command, rules)
    if refusal is not None:
        return refusal
    terms, tickets = now(promotion), taking_part(promotion)
    refusal = _nothing_left(promotion, terms, rules)
    if refusal is not None:
        return refusal
    prizes = open_prizes(promotion, terms)
    order = drawn(
        tickets,
        bytes.fromhex(command.tape),
        bytes.fromhex(command.salt),
        stream=promotion.id,
        draw=promotion.draws + 1,
        by=command.by,
        word=command.word,
    )
    held = {one.entrant for one in promotion.awards.values() if one.status is not AwardStatus.REFUSED}
    asked = terms.draw.present is True
    given = allotted(
        order,
        prizes,
        terms,
        first=len(promotion.awards) + 1,
        winners=held,
        there=frozenset(promotion.present) if asked else None,
    )
    event = PrizesDrawn(
        made(command),
        _under(promotion, command, rules, present=asked),
        draw=promotion.draws + 1,
        tickets=tuple(one.number for one in tickets),
        tape=command.tape,
        salt=command.salt,
        word=command.word,
        by=command.by,
        winners=given.winners,
        passed=given.passed,
        undrawn=given.undrawn,
        notify=not asked,
    )
    return (event,)


def _under(promotion: Promotion, command: DrawPrizes, rules: PromotionRules, *, present: bool) -> Clauses:
    draw, scrutineer = rules.chapter.draw, rules.chapter.prizes.scrutineer
    overseen = command.by in now(promotion).draw.scrutineers and not isinstance(scrutineer, Silent)
    return together(
        draw.manner.clauses,
        draw.place.clauses,
        draw.presence.clauses if present else rules.chapter.notified.clauses,
        scrutineer.clauses if overseen else (),
    )


def _not_yet(promotion: Promotion, at: int, rules: PromotionRules) -> Refusal | None:
    refusal = waiting(promotion, rules)
    if refusal is not None:
        return refusal
    closes, starts = closing(promotion), drawing(promotion)
    if at <= closes:
        # an entry may still come at this very moment
        return Refusal(Reason.ENTRIES_STILL_OPEN, rules.chapter.entry.closing.clauses, {"closes": closes, "at": at})
    if at < starts:
        return Refusal(Reason.STARTS_LATER, rules.chapter.draw.place.clauses, {"starts": starts, "at": at})
    return None


def _unsealed(promotion: Promotion, rules: PromotionRules) -> Refusal | None:
    return None if promotion.commitment else Refusal(Reason.DRAW_NOT_COMMITTED, _manner(rules), {})


def _nothing_left(promotion: Promotion, terms: PromotionTerms, rules: PromotionRules) -> Refusal | None:
    if not open_prizes(promotion, terms) or promotion.draws >= BALLOTS:
        return Refusal(Reason.NOTHING_TO_DRAW, _manner(rules), {"draws": promotion.draws})
    if not taking_part(promotion):
        return Refusal(Reason.NOBODY_TO_DRAW, _manner(rules), {})
    return None


def _not_committed(promotion: Promotion, command: DrawPrizes, rules: PromotionRules) -> Refusal | None:
    clauses = _manner(rules)
    refusal = _unsealed(promotion, rules)
    if refusal is not None:
        return refusal
    refusal = hexadecimal("tape", command.tape) or hexadecimal("salt", command.salt)
    refusal = refusal or too_long("word", command.word) or too_long("by", command.by)
    if refusal is not None:
        return refusal
    if not command.word.strip() or not command.by.strip():
        return Refusal(Reason.DRAW_WORD_MISSING, clauses, {})
    if not _gives_the_word(promotion, command):
        facts: RefusalFacts = {"by": command.by}
        return Refusal(Reason.DRAW_WORD_NOT_THEIRS, clauses, facts)
    tape, salt = bytes.fromhex(command.tape), bytes.fromhex(command.salt)
    if sealed(tape, salt, promotion.id).hex() != promotion.commitment:
        return Refusal(Reason.TAPE_NOT_AS_COMMITTED, clauses, {"commitment": promotion.commitment})
    return None


def _gives_the_word(promotion: Promotion, command: DrawPrizes) -> bool:
    """A scrutineer whom the terms name, or an entrant; never whoever has the tape and could try words."""
    if command.by == command.actor.id:
        return False
    known = command.by in promotion.entrants and command.by not in promotion.excluded
    return known or command.by in now(promotion).draw.scrutineers
