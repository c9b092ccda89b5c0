"""Cutting wagers pro rata: above the table differential, or above the maximum of an area.

The table proposes, the dealer confirms; only books that provide for a cut have one. Start at `proposed_cut`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from croupier.clauses import Clauses, Reason, Refusal, Silent
from croupier.coup import SIDES, grouped
from croupier.money import Cents
from croupier.rulebooks import procedure as pr
from croupier.table.acts import COUP, Answer, By, act, made
from croupier.table.dealing.delivery import other
from croupier.table.moment import Moment
from croupier.table.rules import Rules
from croupier.table.state import Down, Play, Table
from croupier.table.wagering.records import ReduceWagers, WagersReduced
from croupier.table.wagering.stacks import same_wager


class ProposedCut(msgspec.Struct, frozen=True):
    """Each wager's number with what it would be cut to, and the clauses that allow it."""

    stakes: tuple[tuple[int, Cents], ...]
    clauses: Clauses


def proposed_cut(table: Table, rules: Rules, to: str) -> ProposedCut | Refusal:
    """What the dealer may confirm now."""
    rule = rules.book.limits.differential if to == "differential" else rules.book.limits.area_maximum
    most = rules.setup.differential if to == "differential" else rules.setup.area_maximum
    if isinstance(rule, Silent) or rule.policy != "cut":
        clauses = rule.clauses
        what = f"cut-to-{to}"
        return Refusal(Reason.NO_SUCH_POWER, clauses, {"what": what, "book": rules.book.id})
    over = _too_late(table, rules, rule)
    if over is not None:
        return over
    groups = {} if most is None else too_much(table, rules, rule, to, most)
    stakes = tuple(pair for downs, target in groups.values() for pair in _pro_rata(rules, downs, target))
    if not stakes:
        return Refusal(Reason.NOTHING_TO_REDUCE, rule.clauses, {"to": to, "most": most or 0})
    return ProposedCut(stakes, rule.clauses)


def _too_late(table: Table, rules: Rules, rule: pr.Reducing) -> Refusal | None:
    coup = table.coup
    dealt = coup.play is not Play.WAGERING or coup.burned_before
    over = dealt if rule.before == "first-card" else coup.any_exposed or coup.handled or coup.winner is not None
    if not over:
        return None
    return Refusal(Reason.WAGERING_OVER, rules.book.wagering.deadline.untouched_clauses, {"coup": coup.number})


def too_much(
    table: Table, rules: Rules, rule: pr.Reducing, to: str, most: Cents
) -> dict[object, tuple[list[Down], Cents]]:
    """The wagers that are too much together, and what they may come to."""
    mains = [down for down in table.coup.wagers.values() if rules.backs(down.wager)]
    by_side = {side: [down for down in mains if rules.backs(down.wager) is side] for side in SIDES}
    totals = {side: sum(down.counts for down in downs) for side, downs in by_side.items()}
    # an area is a hand's: its maximum binds all that lies on that hand, wherever it was placed
    net = to == "differential" and rules.option(rule.basis_option, "net") != "gross"
    groups: dict[object, tuple[list[Down], Cents]] = {}
    for side in SIDES:  # what was arranged beforehand is not cut, but stands against the other hand
        downs = [down for down in by_side[side] if not down.arranged]
        target = most + (totals[other(side)] if net else 0)
        if sum(down.counts for down in downs) > target:
            groups[side] = (downs, target)
    return groups


def _pro_rata(rules: Rules, downs: list[Down], target: Cents) -> list[tuple[int, Cents]]:
    """Each wager keeps its share of the target, rounded down to chips; the remainder goes back."""
    total, chips = sum(down.counts for down in downs), rules.terms_now.chips
    cut: list[tuple[int, Cents]] = []
    for stacks in grouped(downs, lambda down: same_wager(rules, down)):
        kept = chips.at_most(sum(down.counts for down in stacks) * target, total)
        for down in stacks:  # the stacks that came first are kept first
            cut.append((down.number, min(down.counts, kept)))
            kept -= cut[-1][1]
    return sorted(cut)


def _can_reduce(m: Moment) -> bool:
    to: tuple[Literal["differential", "area-maximum"], ...] = ("differential", "area-maximum")
    return any(m.accepts(ReduceWagers(*m.asked, one)) for one in to)


@act(ReduceWagers, By.DEALER, holds=COUP, chance=_can_reduce, decides=True)
def reduce_wagers(table: Table, command: ReduceWagers, rules: Rules) -> Answer:
    cut = proposed_cut(table, rules, command.to)
    if isinstance(cut, Refusal):
        return cut
    return (WagersReduced(made(command), cut.clauses, command.to, cut.stakes),)
