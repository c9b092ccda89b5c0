"""What may lie on a bet altogether: the most of one player over all boxes, the most on a betting area, and the sign
without which nobody goes above the table's own maximum.

One wager's own limits are in limits.py. Start at `above_totals`.
"""

from __future__ import annotations

from collections.abc import Iterator

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.money import Cents
from croupier.table.rules import Rules
from croupier.table.state import Patron, Table


def above_totals(
    table: Table, rules: Rules, patron: Patron, wager: str, stake: Cents, *, before: Cents = 0
) -> Iterator[Refusal]:
    """Why a stake on a bet would be too much beside what lies there; `before` is the part of it that does already."""
    more = stake - before
    if more <= 0:
        return
    yield from _above_player_maximum(table, rules, patron, wager, more)
    yield from _above_area_maximum(table, rules, wager, more)
    yield from _without_its_sign(table, rules, patron, wager, stake)


def _above_player_maximum(table: Table, rules: Rules, patron: Patron, wager: str, more: Cents) -> Iterator[Refusal]:
    rule, most = rules.book.limits.player_maximum, rules.setup.most_by_a_player
    if isinstance(rule, Silent) or most is None:
        return
    most = max(most, patron.maximum or 0)  # who was let wager in excess of the sign is not held to it here
    lying = [down for down in table.coup.wagers.values() if (down.patron, down.wager) == (patron.id, wager)]
    total = more + sum(down.stake for down in lying)
    if total > most:
        yield _above(wager, total, most, rule.clauses)


def _above_area_maximum(table: Table, rules: Rules, wager: str, more: Cents) -> Iterator[Refusal]:
    """Where the book cuts what is too much instead, the dealer does so (reducing.py)."""
    rule, most = rules.book.limits.area_maximum, rules.setup.area_maximum
    if isinstance(rule, Silent) or most is None or rule.policy != "refuse":
        return
    total = more + sum(down.counts for down in table.coup.wagers.values() if down.wager == wager)
    if total > most:
        yield _above(wager, total, most, rule.clauses)


def _above(wager: str, total: Cents, most: Cents, clauses: Clauses) -> Refusal:
    facts: RefusalFacts = {"wager": wager, "stake": total, "minimum": 0, "maximum": most}
    return Refusal(Reason.ABOVE_MAXIMUM, clauses, facts)


def _without_its_sign(table: Table, rules: Rules, patron: Patron, wager: str, stake: Cents) -> Iterator[Refusal]:
    missing = rules.personal_signs_missing(table)
    if missing and patron.maximum is not None and rules.limit(wager).maximum < stake <= patron.maximum:
        clauses = together(*(sign.clauses for sign in missing))
        yield Refusal(Reason.SIGNS_MISSING, clauses, {"signs": tuple(sign.id for sign in missing)})
