"""Dates, numbers of players, and what can be had for money besides the entry. Start at `details_contradictions`."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses, Silent
from croupier.rulebooks.tournament import TournamentChapter
from croupier.terms.findings import TermFinding
from croupier.tournament.terms.schema import Extra, TournamentTerms


def details_contradictions(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    yield from _dates(terms, chapter)
    details = terms.details
    if details.least and details.most and details.least > details.most:
        facts = {"least": details.least, "most": details.most}
        yield TermFinding("contradiction", "fewest-above-most", "details.least", chapter.entry.numbers.clauses, facts)
    if details.most == 1:
        yield TermFinding("contradiction", "one-player", "details.most", chapter.offered.clauses)
    yield from _extra(terms, chapter, "re-buy", "no-re-buy", details.re_buy)
    yield from _extra(terms, chapter, "add-on", "no-add-on", details.add_on)


def item_clauses(chapter: TournamentChapter, *ids: str) -> Clauses:
    """The clauses of the first of these items that the book has."""
    return next((item.clauses for id in ids if (item := chapter.item(id)) is not None), ())


def _dates(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    details, entry = terms.details, terms.entry
    starts, when = details.starts, item_clauses(chapter, "starts")
    if not starts:
        return
    if details.ends is not UNSET and details.ends <= starts:
        yield TermFinding("contradiction", "ends-before-start", "details.ends", when)
    if entry.closes is not UNSET and entry.closes > starts:
        yield TermFinding("contradiction", "closes-after-start", "entry.closes", when)
    period = () if isinstance(chapter.entry.withdrawal, Silent) else chapter.entry.withdrawal.clauses
    if entry.withdraw_until is not UNSET and entry.withdraw_until > starts:
        yield TermFinding("contradiction", "withdrawal-after-start", "entry.withdraw-until", period)
    if entry.substitute_until is not UNSET and details.ends is not UNSET and entry.substitute_until > details.ends:
        yield TermFinding("contradiction", "substitution-after-end", "entry.substitute-until", period)


def _extra(
    terms: TournamentTerms, chapter: TournamentChapter, name: str, not_here: str, extra: Extra | UnsetType
) -> Iterator[TermFinding]:
    if not isinstance(extra, Extra):
        return
    key, rounds = f"details.{name}", len(terms.format.round)
    if name not in chapter.chips.moved_by:
        yield TermFinding("contradiction", not_here, key, chapter.chips.moved_clauses)
    if not extra.chips:
        yield TermFinding("contradiction", "no-chips-for-it", f"{key}.chips", chapter.money.fee.clauses)
    if rounds and extra.until_round > rounds:
        facts = {"round": extra.until_round, "rounds": rounds}
        yield TermFinding("contradiction", "no-such-round", f"{key}.until-round", chapter.money.fee.clauses, facts)
