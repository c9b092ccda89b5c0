"""Fees, commission and prizes: what is taken and given, and shares that add up. Start at `money_contradictions`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from croupier.clauses import Silent, together
from croupier.languages.message import MessageFacts
from croupier.rulebooks.tournament import TournamentChapter
from croupier.terms.findings import TermFinding
from croupier.terms.parts import percent
from croupier.tournament.terms.schema import TournamentTerms

WHOLE: Final = 10_000  # parts


def money_contradictions(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    details, money = terms.details, chapter.money
    if details.free and (details.fee or details.buy_in):
        yield TermFinding("contradiction", "free-with-fee", "details.free", money.fee.clauses)
    if details.commission and money.commission.policy == "none":
        yield TermFinding("contradiction", "no-commission", "details.commission", money.commission.clauses)
    if details.commission > details.fee:
        facts = {"commission": details.commission, "fee": details.fee}
        key = "details.commission"
        yield TermFinding("contradiction", "commission-above-fee", key, money.commission.clauses, facts)
    if details.commission_approved and details.commission > details.commission_approved:
        facts = {"commission": details.commission, "approved": details.commission_approved}
        key = "details.commission"
        yield TermFinding("contradiction", "commission-above-approved", key, money.commission.clauses, facts)
    yield from _pool(terms, chapter)
    yield from _shares(terms, chapter)


def _pool(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    prizes, money = terms.prizes, chapter.money
    if prizes.pool in ("guaranteed", "fixed") and not prizes.amount:
        yield TermFinding("contradiction", "pool-without-amount", "prizes.amount", money.pool.clauses)
    if prizes.pool == "fees" and prizes.amount:
        yield TermFinding("contradiction", "amount-of-fees", "prizes.amount", money.pool.clauses)
    if prizes.pool == "fixed" and not isinstance(money.balance, Silent):
        yield TermFinding("contradiction", "fees-kept", "prizes.pool", money.balance.clauses)


def _shares(terms: TournamentTerms, chapter: TournamentChapter) -> Iterator[TermFinding]:
    prizes, clauses = terms.prizes, chapter.money.shares.clauses
    if not prizes.share:
        return
    places = [one.place for one in prizes.share]
    if sorted(places) != list(range(1, len(places) + 1)):
        facts: MessageFacts = {"places": tuple(str(one) for one in places)}
        yield TermFinding("contradiction", "places-not-in-order", "prizes.share", clauses, facts)
    for number, one in enumerate(prizes.share, start=1):
        if sum(map(bool, (one.parts, one.amount))) != 1 and not (one.thing and not one.parts and not one.amount):
            key = f"prizes.share[{number}]"
            yield TermFinding("contradiction", "share-of-nothing", key, clauses, {"place": one.place})
    parts, amounts = sum(one.parts for one in prizes.share), sum(one.amount for one in prizes.share)
    if parts and amounts:
        yield TermFinding("contradiction", "parts-and-amounts", "prizes.share", clauses)
    elif parts and parts != WHOLE:
        whole = together(clauses, chapter.money.whole_pool.clauses)
        yield TermFinding("contradiction", "shares-do-not-add-up", "prizes.share", whole, {"parts": percent(parts)})
    elif amounts and prizes.pool != "fixed":
        yield TermFinding("contradiction", "amounts-of-open-pool", "prizes.share", clauses)
    elif amounts and prizes.amount and amounts != prizes.amount:
        facts = {"amounts": amounts, "pool": prizes.amount}
        yield TermFinding("contradiction", "amounts-do-not-add-up", "prizes.share", clauses, facts)
    elif not parts and not amounts and prizes.pool == "fees" and terms.details.fee > terms.details.commission:
        yield TermFinding("contradiction", "pool-not-shared", "prizes.share", clauses)
    least = terms.details.least
    if least and len(places) > least:
        facts = {"places": len(places), "least": least}
        yield TermFinding("contradiction", "more-prizes-than-players", "prizes.share", clauses, facts)
