"""Seats of those who abstain: at a full table, whoever sits out so many coups may have to give up the seat.

The count is the fold's (`sat_out_after` in apply.py); here the book's number and option are held against it.
Nothing happens by itself: staff are warned, and someone of rank directs. Start at `direct_to_vacate`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Reason, Refusal, RefusalFacts, Silent
from croupier.table.acts import NOTHING, Answer, Apart, By, Listed, act, made
from croupier.table.conduct.powers import by_row
from croupier.table.conduct.records import DirectedToVacate, DirectToVacate
from croupier.table.moment import Moment
from croupier.table.people.judge import holds_cards
from croupier.table.people.records import PatronStood
from croupier.table.rules import Rules
from croupier.table.state import Table


def coups_abstained(table: Table, rules: Rules, patron: str) -> int:
    """Consecutive coups without a wager at a full table; none where something is wagered now."""
    abstention, sat_out = rules.book.conduct.abstention, table.sat_out.get(patron)
    if isinstance(abstention, Silent) or sat_out is None:
        return 0
    wagering = patron in table.coup.bettors or any(streak.down.patron == patron for streak in table.streaks)
    if wagering:
        return 0
    dummies = sat_out.dummies if rules.option(abstention.dummies_option, "no") == "yes" else 0
    return sat_out.coups + dummies


def who_abstains(table: Table, rules: Rules) -> Iterator[tuple[str, int]]:
    """Patrons who may have to give up their seats, each with the coups they sat out."""
    abstention = rules.book.conduct.abstention
    if isinstance(abstention, Silent) or not table.sat_out:
        return
    for patron in table.seated().values():
        coups = coups_abstained(table, rules, patron)
        if coups >= abstention.coups:
            yield patron, coups


def _can_vacate(m: Moment) -> bool:
    return any(True for _ in who_abstains(m.table, m.rules))


@act(
    DirectToVacate,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=_can_vacate,
    answers=True,
    listed=Listed.CASES,
    power=by_row(lambda conduct: conduct.abstention),
    apart=Apart.SEATS,
)
def direct_to_vacate(table: Table, command: DirectToVacate, rules: Rules) -> Answer:
    abstention, patron = rules.book.conduct.abstention, table.patrons.get(command.patron)
    if isinstance(abstention, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "direct-to-vacate", "book": rules.book.id})
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, abstention.clauses, {"patron": command.patron})
    if patron.seat is None:
        return Refusal(Reason.NOT_SEATED, abstention.clauses, {"patron": patron.id})
    coups = coups_abstained(table, rules, patron.id)
    if coups < abstention.coups:
        free = rules.setup.places - len(rules.setup.closed_places) - len(table.seated())
        facts: RefusalFacts = {"patron": patron.id, "coups": coups, "needed": abstention.coups, "free": free}
        return Refusal(Reason.NOT_ABSTAINING, abstention.clauses, facts)
    for held in holds_cards(table, patron, rules):
        return held
    under = abstention.clauses
    return (
        DirectedToVacate(made(command), under, patron.id, patron.seat, coups),
        PatronStood(made(command), under, patron.id),
    )
