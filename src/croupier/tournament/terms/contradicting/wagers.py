"""Chips and wagers: limits, the bank, kinds of chips, secret wagers, pass cards, the turn.

Start at `wagers_contradictions`.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from msgspec import UNSET

from croupier.clauses import Silent, together
from croupier.rulebooks import Rulebook
from croupier.rulebooks.tournament import TournamentChapter
from croupier.terms.findings import TermFinding
from croupier.tournament.terms.contradicting.details import item_clauses
from croupier.tournament.terms.schema import Allowance, TournamentTerms


def wagers_contradictions(terms: TournamentTerms, book: Rulebook, chapter: TournamentChapter) -> Iterator[TermFinding]:
    yield from _limits(terms, chapter)
    yield from _chips(terms, chapter)
    wagers = terms.wagers
    if wagers.in_turn is False and chapter.wagers.turn.policy == "in-turn":
        yield TermFinding("contradiction", "not-in-turn", "wagers.in-turn", chapter.wagers.turn.clauses)
    # what a book has not is no part of its rules, which prevail over the terms; some of them leave no room for it
    order = chapter.wagers
    if isinstance(wagers.secret, Allowance) and isinstance(order.secret, Silent):
        turn = order.turn.clauses if order.turn.policy == "in-turn" else ()
        clauses = together(chapter.precedence.clauses, chapter.chips.in_view.clauses, turn)
        yield TermFinding("contradiction", "no-secret", "wagers.secret", clauses)
    if isinstance(wagers.pass_card, Allowance) and isinstance(order.pass_cards, Silent):
        always = order.compulsory.clauses if order.compulsory.policy == "table-minimum" else ()
        clauses = together(chapter.precedence.clauses, always)
        yield TermFinding("contradiction", "no-pass-card", "wagers.pass-card", clauses)
    known = book.wager_ids()
    for place, wager in enumerate(wagers.side_wagers, start=1):
        if wager not in known:
            near = get_close_matches(wager, known, 1, 0.5)
            facts = {"found": wager, "near": near[0] if near else None}
            key = f"wagers.side-wagers[{place}]"
            yield TermFinding("contradiction", "unknown-wager", key, chapter.offered.clauses, facts)


def _limits(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    wagers, bank = terms.wagers, terms.format.bank
    limits, compulsory = item_clauses(chapter, "minimum"), chapter.wagers.compulsory
    if wagers.least and wagers.most and wagers.least > wagers.most:
        facts = {"least": wagers.least, "most": wagers.most}
        yield TermFinding("contradiction", "minimum-above-maximum", "wagers.least", limits, facts)
    if wagers.least and bank and bank < wagers.least:
        facts = {"bank": bank, "least": wagers.least}
        yield TermFinding("contradiction", "bank-below-minimum", "format.bank", chapter.chips.bank.clauses, facts)
    if wagers.compulsory is UNSET:
        return
    if wagers.compulsory < wagers.least:
        facts = {"compulsory": wagers.compulsory, "least": wagers.least}
        yield TermFinding("contradiction", "compulsory-below", "wagers.compulsory", compulsory.clauses, facts)
    if wagers.most and wagers.compulsory > wagers.most:
        facts = {"compulsory": wagers.compulsory, "most": wagers.most}
        yield TermFinding("contradiction", "compulsory-above", "wagers.compulsory", compulsory.clauses, facts)


def _chips(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    format, chips = terms.format, chapter.chips
    if format.chips is not UNSET and format.chips not in chips.kinds:
        facts = {"found": format.chips}
        yield TermFinding("contradiction", "chips-kind", "format.chips", chips.kinds_clauses, facts)
    if format.disposition == "cash" and not chips.cashed:
        yield TermFinding("contradiction", "chips-not-cashed", "format.disposition", chips.cashed_clauses)
    if format.disposition == "as-told" and not format.disposition_told:
        clauses = item_clauses(chapter, "disposition")
        yield TermFinding("contradiction", "not-told", "format.disposition-told", clauses)
