"""What cannot be in the terms of a promotion: times out of order, money in a form that the book does not have, details
of another kind of prize, a scrutineer where none may be named.

Each with the clause that it contradicts. Start at `promotion_contradictions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import UNSET

from croupier.clauses import Silent
from croupier.languages.message import MessageFacts
from croupier.promotions.terms.schema import Prize, PromotionTerms
from croupier.rulebooks.promotions import PrizeKind, PromotionChapter
from croupier.terms.findings import TermFinding

_PART_OF: Final[dict[PrizeKind, str]] = {
    "appliance": "machine",
    "vehicle": "vehicle",
    "travel": "travel",
    "real-estate": "estate",
}
MONEY: Final[PrizeKind] = "money"


def promotion_contradictions(terms: PromotionTerms, chapter: PromotionChapter) -> Iterator[TermFinding]:
    yield from _times(terms, chapter)
    yield from _entry(terms, chapter)
    yield from _scrutineers(terms, chapter)
    for place, prize in enumerate(terms.prize, start=1):
        yield from _prize(prize, chapter, f"prize[{place}]")


def _times(terms: PromotionTerms, chapter: PromotionChapter) -> Iterator[TermFinding]:
    starts, closes, at = terms.details.starts, terms.entry.closes, terms.draw.at
    if starts and closes and closes <= starts:
        yield TermFinding("contradiction", "closes-before-start", "entry.closes", chapter.entry.closing.clauses)
    if closes and at and at <= closes:
        yield TermFinding("contradiction", "draw-before-closing", "draw.at", chapter.draw.place.clauses)
    until = terms.claim.until
    if until is not UNSET and at and until < at:
        yield TermFinding("contradiction", "claimed-before-draw", "claim.until", chapter.draw.presence.clauses)


def _entry(terms: PromotionTerms, chapter: PromotionChapter) -> Iterator[TermFinding]:
    if terms.entry.wager and "wager" not in terms.entry.by:
        yield TermFinding("contradiction", "wager-without-way", "entry.wager", chapter.entry.wager.clauses)


def _scrutineers(terms: PromotionTerms, chapter: PromotionChapter) -> Iterator[TermFinding]:
    rule = chapter.prizes.scrutineer
    if isinstance(rule, Silent) or not terms.draw.scrutineers:
        return
    dearest = max((one.value for one in terms.prize), default=0)
    if dearest <= rule.over:
        facts: MessageFacts = {"over": rule.over, "dearest": dearest}
        yield TermFinding("contradiction", "no-scrutineer", "draw.scrutineers", rule.clauses, facts)


def _prize(prize: Prize, chapter: PromotionChapter, key: str) -> Iterator[TermFinding]:
    if not prize.number:
        yield TermFinding("contradiction", "no-prize-of-it", f"{key}.number")
    own = _PART_OF.get(prize.kind, "")
    for part in _PART_OF.values():
        if part != own and getattr(prize, part) is not UNSET:
            facts: MessageFacts = {"part": part, "found": prize.kind}
            yield TermFinding("contradiction", "details-of-another-kind", f"{key}.{part}", facts=facts)
    yield from _money(prize, chapter, key)


def _money(prize: Prize, chapter: PromotionChapter, key: str) -> Iterator[TermFinding]:
    payment, alternative = chapter.prizes.payment, chapter.prizes.alternative
    if not isinstance(payment, Silent):
        for form in prize.paid:
            if form not in payment.forms:
                facts: MessageFacts = {"found": form, "known": payment.forms}
                yield TermFinding("contradiction", "not-paid-so", f"{key}.paid", payment.clauses, facts)
    if prize.alternative is UNSET:
        return
    if prize.kind == MONEY:
        clauses = () if isinstance(alternative, Silent) else alternative.clauses
        yield TermFinding("contradiction", "money-for-money", f"{key}.alternative", clauses)
    elif not isinstance(alternative, Silent) and prize.kind in alternative.but:
        facts = {"found": prize.kind}
        yield TermFinding("contradiction", "no-cash-alternative", f"{key}.alternative", alternative.clauses, facts)
