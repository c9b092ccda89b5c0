"""The terms and conditions, what the regulator is given of them, the tape of the draw, and the start: what may happen.

Start at `start_promotion`; other chapters ask `published` and `running`.
"""

from __future__ import annotations

import hashlib

import msgspec

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, together
from croupier.promotions.acts import PromotionAnswer, PromotionPhase, PromotionRole, act
from croupier.promotions.preparing.records import (
    BeginPromotion,
    CommitDraw,
    DrawCommitted,
    PromotionBegun,
    PromotionStarted,
    PromotionTermsPublished,
    PromotionTermsRequested,
    PromotionTermsSubmitted,
    PromotionTermsWritten,
    PublishPromotionTerms,
    RecordTermsRequest,
    StartPromotion,
    SubmitPromotionTerms,
    WritePromotionTerms,
)
from croupier.promotions.rules import PromotionRules
from croupier.promotions.state import Promotion
from croupier.promotions.terms.check import check_promotion
from croupier.promotions.terms.schema import PromotionTerms
from croupier.promotions.times import HOUR, closing
from croupier.table import Instant
from croupier.table.acts import made
from croupier.table.conduct.judge import too_long

MOST_PRESCRIBED = 1_000  # entries of the operator's list
_DIGITS = frozenset("0123456789abcdef")
_HEX = 64


def terms_digest(terms: PromotionTerms) -> str:
    """What tells one edition of terms from every other: the SHA-256 of what a log holds of them."""
    return hashlib.sha256(msgspec.json.encode(terms)).hexdigest()


def hexadecimal(what: str, text: str) -> Refusal | None:
    """Not the digits of so many bytes."""
    if len(text) == _HEX and _DIGITS.issuperset(text):
        return None
    return Refusal(Reason.TEXT_NOT_POSSIBLE, (), {"what": what, "least": _HEX, "most": _HEX, "of": "hexadecimal"})


@act(BeginPromotion, PromotionRole.OPERATOR, when=PromotionPhase.FIRST)
def begin_promotion(promotion: Promotion, command: BeginPromotion, rules: PromotionRules) -> PromotionAnswer:
    refusal = too_long("promotion", command.name, least=1)
    if refusal is not None:
        return refusal
    return (PromotionBegun(made(command), rules.chapter.prizes.offered.clauses, command.name, rules.house.edition),)


# --- terms ---------------------------------------------------------------------------------------


def _documented(rules: PromotionRules) -> Clauses:
    return rules.chapter.terms.documented.clauses


def _fixed(promotion: Promotion, rules: PromotionRules, now: Instant = 0) -> Refusal | None:
    if promotion.draws:
        return Refusal(Reason.TERMS_FIXED, _documented(rules), {"what": "prizes-drawn"})
    return None


@act(WritePromotionTerms, PromotionRole.OPERATOR, chance=_fixed, clauses=_documented)
def write_promotion_terms(promotion: Promotion, command: WritePromotionTerms, rules: PromotionRules) -> PromotionAnswer:
    """They may be unfinished: what is missing is said when they are published."""
    digest, editions = terms_digest(command.terms), promotion.editions
    clauses = _documented(rules)
    refusal = _fixed(promotion, rules)
    if refusal is not None:
        return refusal
    if editions and editions[-1].digest == digest:
        return Refusal(Reason.ALREADY_DONE, clauses, {"what": "promotion-terms-written", "who": ""})
    return (PromotionTermsWritten(made(command), clauses, len(editions) + 1, digest, command.terms),)


def _nothing_to_publish(promotion: Promotion, rules: PromotionRules, now: Instant = 0) -> Refusal | None:
    terms = rules.chapter.terms
    if not promotion.editions:
        return Refusal(Reason.TERMS_NOT_WRITTEN, terms.documented.clauses, {})
    if promotion.editions[-1].published is not None:
        facts: RefusalFacts = {"what": "promotion-terms-published", "who": ""}
        return Refusal(Reason.ALREADY_DONE, terms.available.clauses, facts)
    return _fixed(promotion, rules)


@act(PublishPromotionTerms, PromotionRole.OPERATOR, chance=_nothing_to_publish, clauses=_documented)
def publish_promotion_terms(
    promotion: Promotion, command: PublishPromotionTerms, rules: PromotionRules
) -> PromotionAnswer:
    refusal = _nothing_to_publish(promotion, rules)
    if refusal is not None:
        return refusal
    terms, edition = rules.chapter.terms, promotion.editions[-1]
    refusal = too_long("where", command.where, least=1) or _impossible_list(command.prescribed)
    refusal = refusal or incomplete_terms(edition.terms, command.prescribed, rules)
    if refusal is not None:
        return refusal
    amended = promotion.started is not None
    under = together(terms.available.clauses, terms.submitted.amended_clauses if amended else ())
    return (
        PromotionTermsPublished(
            made(command), under, edition.number, edition.digest, command.where, command.prescribed, amended
        ),
    )


def _impossible_list(prescribed: tuple[str, ...]) -> Refusal | None:
    if len(prescribed) > MOST_PRESCRIBED:
        facts: RefusalFacts = {"what": "prescribed", "least": 0, "most": MOST_PRESCRIBED, "of": "entries"}
        return Refusal(Reason.TEXT_NOT_POSSIBLE, (), facts)
    return next((found for one in prescribed if (found := too_long("prescribed", one, least=1)) is not None), None)


def incomplete_terms(terms: PromotionTerms, prescribed: tuple[str, ...], rules: PromotionRules) -> Refusal | None:
    """Everything that is missing or contradictory, with the clauses of all of it."""
    findings = check_promotion(terms, rules.book, prescribed)
    if not findings:
        return None
    facts: RefusalFacts = {"missing": tuple(one.item or one.id for one in findings), "number": len(findings)}
    return Refusal(Reason.TERMS_INCOMPLETE, together(*(one.clauses for one in findings)), facts)


# --- the regulator -------------------------------------------------------------------------------


def _submitted(rules: PromotionRules) -> Clauses:
    return rules.chapter.terms.submitted.clauses


@act(RecordTermsRequest, PromotionRole.STAFF, when=PromotionPhase.AND_AFTER, clauses=_submitted)
def record_terms_request(promotion: Promotion, command: RecordTermsRequest, rules: PromotionRules) -> PromotionAnswer:
    refusal = _other_regulator(command.by, rules) or too_long("reference", command.reference)
    if refusal is not None:
        return refusal
    return (PromotionTermsRequested(made(command), _submitted(rules), command.by, command.reference),)


def _none_hold(promotion: Promotion, rules: PromotionRules, now: Instant = 0) -> Refusal | None:
    return Refusal(Reason.TERMS_NOT_PUBLISHED, _submitted(rules), {}) if promotion.holds is None else None


@act(
    SubmitPromotionTerms,
    PromotionRole.SUPERVISOR,
    when=PromotionPhase.AND_AFTER,
    chance=_none_hold,
    clauses=_submitted,
)
def submit_promotion_terms(
    promotion: Promotion, command: SubmitPromotionTerms, rules: PromotionRules
) -> PromotionAnswer:
    """The terms that hold are given, in full: a draft that is not published yet is not what the promotion goes by."""
    clauses, edition = rules.chapter.terms.submitted, promotion.holds
    if edition is None:
        return Refusal(Reason.TERMS_NOT_PUBLISHED, clauses.clauses, {})
    refusal = _other_regulator(command.to, rules) or too_long("reference", command.reference)
    refusal = refusal or too_long("channel", command.channel)
    if refusal is not None:
        return refusal
    if not command.reference.strip():
        return Refusal(Reason.REFERENCE_MISSING, clauses.clauses, {"what": "promotion-terms-submitted"})
    late = promotion.started is not None and (edition.published or 0) >= promotion.started
    under = together(clauses.clauses, clauses.amended_clauses if late else ())
    return (
        PromotionTermsSubmitted(made(command), under, command.to, command.reference, command.channel, edition.number),
    )


def _other_regulator(to: str, rules: PromotionRules) -> Refusal | None:
    wanted = rules.chapter.terms.submitted
    if to == wanted.to:
        return None
    return Refusal(Reason.OTHER_REGULATOR, wanted.clauses, {"to": to, "needed": rules.named(wanted.to)})


def not_submitted(promotion: Promotion, at: int, rules: PromotionRules) -> Refusal | None:
    """Where the book wants it so: the regulator has the terms that hold, and has had them for so many hours.

    An edition that was published later has to be there as long as the first: reading A-192.
    """
    wanted, edition = rules.chapter.terms.submitted, promotion.holds
    if wanted.when != "before-start" or edition is None:
        return None
    if edition.submitted is None:
        facts: RefusalFacts = {"to": rules.named(wanted.to), "edition": edition.number, "hours": wanted.hours}
        return Refusal(Reason.TERMS_NOT_SUBMITTED, wanted.clauses, facts)
    # a second copy makes the first no later
    first = min(one.at for one in promotion.submissions if one.edition == edition.number)
    earliest = first + wanted.hours * HOUR
    if at < earliest:
        facts = {"submitted": first, "hours": wanted.hours, "from": earliest, "at": at}
        return Refusal(Reason.SUBMITTED_TOO_LATE, wanted.clauses, facts)
    return None


# --- the tape and the start ----------------------------------------------------------------------


def _manner(rules: PromotionRules) -> Clauses:
    return rules.chapter.draw.manner.clauses


def published(promotion: Promotion, rules: PromotionRules) -> Refusal | None:
    """The terms are available."""
    if promotion.terms is None:
        return Refusal(Reason.TERMS_NOT_PUBLISHED, rules.chapter.terms.available.clauses, {})
    return None


def running(promotion: Promotion, rules: PromotionRules) -> Refusal | None:
    """Entries were opened, and nothing is postponed."""
    if promotion.started is None:
        return Refusal(Reason.PROMOTION_NOT_STARTED, rules.chapter.terms.available.clauses, {"name": promotion.name})
    return None


def waiting(promotion: Promotion, rules: PromotionRules) -> Refusal | None:
    """The promotion or its draw is postponed until its integrity is validated."""
    if not promotion.postponed:
        return None
    return Refusal(Reason.PROMOTION_POSTPONED, rules.chapter.integrity.clauses, {"what": promotion.postponed})


def _commits_no_more(promotion: Promotion, rules: PromotionRules, now: Instant) -> Refusal | None:
    if promotion.commitment:
        return Refusal(Reason.ALREADY_DONE, _manner(rules), {"what": "draw-committed", "who": ""})
    closes = closing(promotion)
    if now > closes:
        return Refusal(Reason.ENTRIES_CLOSED, rules.chapter.entry.closing.clauses, {"at": closes})
    return None


@act(CommitDraw, PromotionRole.OPERATOR, published, chance=_commits_no_more, clauses=_manner)
def commit_draw(promotion: Promotion, command: CommitDraw, rules: PromotionRules) -> PromotionAnswer:
    """Before entries close: whoever commits cannot know who has entered, nor the word that is given at the draw."""
    refusal = hexadecimal("commitment", command.commitment) or _commits_no_more(promotion, rules, command.at)
    if refusal is not None:
        return refusal
    return (DrawCommitted(made(command), _manner(rules), command.commitment),)


@act(StartPromotion, PromotionRole.OPERATOR, published)
def start_promotion(promotion: Promotion, command: StartPromotion, rules: PromotionRules) -> PromotionAnswer:
    terms, offered = promotion.terms, rules.chapter.prizes.offered.clauses
    assert terms is not None
    if promotion.started is not None:
        return Refusal(Reason.ALREADY_DONE, offered, {"what": "promotion-started", "who": ""})
    refusal = not_submitted(promotion, command.at, rules)
    if refusal is not None:
        return refusal
    refusal = waiting(promotion, rules)
    if refusal is not None:
        return refusal
    if not promotion.commitment:
        return Refusal(Reason.DRAW_NOT_COMMITTED, _manner(rules), {})
    if command.at < terms.details.starts:
        facts: RefusalFacts = {"starts": terms.details.starts, "at": command.at}
        return Refusal(Reason.STARTS_LATER, rules.chapter.terms.available.clauses, facts)
    closes = closing(promotion)
    if command.at > closes:
        return Refusal(Reason.ENTRIES_CLOSED, rules.chapter.entry.closing.clauses, {"at": closes})
    wanted = rules.chapter.terms.submitted
    under = together(offered, wanted.clauses if wanted.when == "before-start" else ())
    return (PromotionStarted(made(command), under, closes),)
