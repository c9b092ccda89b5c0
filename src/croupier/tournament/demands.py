"""What the book and the terms still ask for, as a list with clauses that a director can go through.

It asks the same questions as the judges and decides nothing. Start at `checklist`.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from croupier.clauses import Clauses, Refusal, Silent
from croupier.ledger import Place
from croupier.rulebooks import Rulebook
from croupier.tournament.conduct.complaints import unfinished
from croupier.tournament.preparing.terms import advised, change_notified, published
from croupier.tournament.rules import TournamentRules, presence_clauses, rules_of, somebody_present
from croupier.tournament.state import Tournament


class Demand(msgspec.Struct, frozen=True):
    """Something that is asked for, whether it was done, and about whom or what it still is."""

    what: str
    done: bool
    clauses: Clauses
    about: tuple[str, ...] = ()


def checklist(tournament: Tournament, book: Rulebook) -> tuple[Demand, ...]:
    """In the order in which it comes; what a book does not ask for is not on it."""
    rules = rules_of(book)
    return () if rules is None else tuple(one for one in _all(tournament, rules) if one.clauses)


def _all(tournament: Tournament, rules: TournamentRules) -> Iterator[Demand]:
    yield from _before_entries(tournament, rules)
    yield from _before_play(tournament, rules)
    yield from _at_the_end(tournament, rules)


def _asked(what: str, refusal: Refusal | None, clauses: Clauses) -> Demand:
    return Demand(what, refusal is None, refusal.clauses if refusal else clauses)


def _before_entries(tournament: Tournament, rules: TournamentRules) -> Iterator[Demand]:
    before = rules.chapter.before
    yield Demand("terms-written", bool(tournament.editions), before.documented.clauses)
    yield _asked("terms-published", published(tournament, rules), before.available.clauses)
    yield _asked("regulator-advised", advised(tournament, rules), before.advised.clauses)
    yield Demand("director-appointed", bool(tournament.director), rules.chapter.director.clauses)


def _before_play(tournament: Tournament, rules: TournamentRules) -> Iterator[Demand]:
    tables, entry, terms = rules.chapter.tables, rules.chapter.entry, tournament.terms
    yield Demand("tables-designated", bool(tournament.tables), tables.designated.clauses)
    yield Demand("ballot-committed", bool(tournament.commitment), rules.chapter.seating.ballot.clauses)
    least = terms.details.least if terms else 0
    players = len(tournament.accepted)
    yield Demand("players-enough", tournament.has_started or players >= max(least, 1), entry.numbers.clauses)
    if terms is not None and terms.entry.signature:
        unsigned = tuple(one.id for one in tournament.entrants.values() if one.is_in and not one.signed)
        yield Demand("terms-signed", not unsigned, entry.signature.clauses, unsigned)
    yield _asked("change-notified", change_notified(tournament, rules), rules.chapter.before.changed.clauses)
    briefed = bool(tournament.briefed) and not tournament.unbriefed
    yield Demand("players-briefed", briefed, tables.briefing.clauses, tournament.unbriefed)
    present = bool(tournament.director) and somebody_present(tournament, rules)
    yield Demand("somebody-present", present, presence_clauses(rules))


def _at_the_end(tournament: Tournament, rules: TournamentRules) -> Iterator[Demand]:
    money, everyone = rules.chapter.money, tuple(tournament.entrants.values())
    if not tournament.cancelled:
        yield Demand("places-awarded", bool(tournament.ranking), rules.chapter.progression.places.clauses)
        yield Demand("prizes-awarded", tournament.prizes_awarded, money.shares.clauses)
    unpaid = tuple(one.id for one in everyone if tournament.ledger.balance(Place.PRIZE_DUE, one.id) or one.thing)
    if tournament.prizes_awarded:
        clauses = money.shares.clauses if isinstance(money.whole_pool, Silent) else money.whole_pool.clauses
        yield Demand("prizes-paid", not unpaid, clauses, unpaid)
    owed = tuple(one.id for one in everyone if one.refund_due)
    if owed or tournament.cancelled:
        yield Demand("refunds-paid", not owed, money.refunds.cancelled_clauses, owed)
    left, clauses = unfinished(tournament, rules)
    if tournament.complaints:
        yield Demand("complaints-answered", not left, clauses, tuple(str(one) for one in left))
