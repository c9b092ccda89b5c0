"""Conduct: consequences that the book leaves to the terms or does not, refunds, and what must still be told.

Start at `conduct_contradictions`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses, Silent
from croupier.languages.message import MessageFacts
from croupier.rulebooks.tournament import LatePolicy, TournamentChapter
from croupier.terms.findings import TermFinding
from croupier.terms.parts import percent
from croupier.tournament.terms.contradicting.money import WHOLE
from croupier.tournament.terms.schema import Answering, TournamentTerms

_FORFEITS: Final = ("forfeits-session", "forfeits-entry")
_IN_TIME: Final = "withdrawal-in-time"


def conduct_contradictions(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    conduct, rules = terms.conduct, chapter.conduct
    yield from _late(conduct.late, "conduct.late", chapter.seating.late, chapter)
    yield from _late(conduct.absence, "conduct.absence", chapter.seating.absence, chapter)
    yield from _answering(conduct.phone, "conduct.phone", rules.phone.clauses, chapter)
    for place, one in enumerate(conduct.penalty, start=1):
        key = f"conduct.penalty[{place}]"
        yield from _answering(one.penalty, f"{key}.penalty", rules.penalties.clauses, chapter)
    for id, times in Counter(one.id for one in conduct.penalty).items():
        if times > 1 or not id:
            facts: MessageFacts = {"found": id, "times": times}
            yield TermFinding("contradiction", "penalty-twice", "conduct.penalty", rules.penalties.clauses, facts)
    if conduct.disqualified_chips == "as-told" and not conduct.disqualified_told:
        clauses = rules.disqualified_chips.clauses
        yield TermFinding("contradiction", "not-told", "conduct.disqualified-told", clauses)
    if conduct.retirement == "as-told" and not conduct.retirement_told:
        yield TermFinding("contradiction", "not-told", "conduct.retirement-told", rules.retirement.clauses)
    yield from _refunds(terms, chapter)


def _late(
    answering: Answering | UnsetType, key: str, policy: LatePolicy, chapter: TournamentChapter
) -> Iterator[TermFinding]:
    if isinstance(answering, Answering) and policy.policy == "forfeits" and answering.consequence not in _FORFEITS:
        yield TermFinding("contradiction", "late-forfeits", key, policy.clauses, {"found": answering.consequence})
    yield from _answering(answering, key, policy.clauses, chapter)


def _answering(
    answering: Answering | UnsetType, key: str, clauses: Clauses, chapter: TournamentChapter
) -> Iterator[TermFinding]:
    if not isinstance(answering, Answering):
        return
    if answering.consequence == "chips" and "penalty" not in chapter.chips.moved_by:
        yield TermFinding("contradiction", "no-chips-taken", key, chapter.chips.moved_clauses)
    elif (answering.consequence == "chips") != bool(answering.chips):
        yield TermFinding("contradiction", "chips-of-penalty", f"{key}.chips", clauses)


def _refunds(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    refunds, rule = terms.conduct.refund, chapter.money.refunds
    for circumstance, times in Counter(one.circumstance for one in refunds).items():
        if times > 1:
            facts: MessageFacts = {"found": circumstance, "times": times}
            yield TermFinding("contradiction", "refund-twice", "conduct.refund", rule.clauses, facts)
    in_time = next((one.parts for one in refunds if one.circumstance == _IN_TIME), 0)
    if rule.policy == "none-but-cancelled":
        for place, one in enumerate(refunds, start=1):
            key = f"conduct.refund[{place}]"
            if one.circumstance != "cancelled" and one.parts:
                facts = {"found": one.circumstance}
                yield TermFinding("contradiction", "no-refunds", key, rule.clauses, facts)
            if one.circumstance == "cancelled" and one.parts != WHOLE:
                facts = {"parts": percent(one.parts)}
                yield TermFinding("contradiction", "cancelled-in-full", key, rule.cancelled_clauses, facts)
        if terms.entry.withdraw_until is not UNSET:
            yield TermFinding("contradiction", "no-withdrawal", "entry.withdraw-until", rule.clauses)
    elif refunds and terms.entry.withdraw_until is not UNSET and in_time != WHOLE and not terms.details.free:
        withdrawal = chapter.entry.withdrawal
        clauses = rule.clauses if isinstance(withdrawal, Silent) else withdrawal.clauses
        key = "conduct.refund"
        yield TermFinding("contradiction", "withdrawal-costs", key, clauses, {"parts": percent(in_time)})
