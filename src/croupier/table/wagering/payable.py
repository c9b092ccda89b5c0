"""Whether chips can pay every win of a wager exactly, and whether a wager could be settled at all.

Both ask the wager's own rows, which also settle it. Start at `always_payable` and `not_payable`.
"""

from __future__ import annotations

from msgspec.structs import replace

from croupier.clauses import Reason, Refusal, RefusalFacts
from croupier.coup import Stake, split
from croupier.money import NOTHING, Cents, Odds, Rounding, Share
from croupier.table.rules import Rules
from croupier.table.state import Down


def not_payable(rules: Rules, down: Down, whole: Cents) -> Refusal | None:
    """Why what counts of a wager could not be settled: it does not split into chips, or must be paid exactly.

    `whole` is the wager with all its stacks.
    """
    terms = rules.terms_now
    combined = terms.combined.get(down.wager)
    if down.counts == 0:
        return None  # it goes back as it lies
    if combined is not None and not down.parts:
        parts = split(terms, Stake(down.wager, down.counts, down.token), combined)
        if isinstance(parts, Refusal):
            return parts
    counts = down.counts + whole - down.stake
    if terms.rounding.value is not Rounding.EXACT or always_payable(rules, replace(down, stake=counts)):
        return None
    facts: RefusalFacts = {"wager": down.wager, "stake": counts, "chip": terms.chips.smallest}
    return Refusal(Reason.NOT_PAYABLE_IN_CHIPS, terms.rounding.clauses, facts)


def always_payable(rules: Rules, down: Down) -> bool:
    terms = rules.terms_now
    if combined := terms.combined.get(down.wager):
        parts = split(terms, Stake(down.wager, down.stake), combined)
        return not isinstance(parts, Refusal) and all(_rows(rules, part.wager, part.amount) for part in parts)
    if run := terms.runs.get(down.wager):
        return _exact(rules, down.stake, run.pays, NOTHING)
    if tail := terms.tails.get(down.wager):
        return all(_exact(rules, down.stake, odds, NOTHING) for _, odds in tail.pays)
    differential = rules.setup.differential if down.arranged else None
    over = 0 if differential is None else max(0, down.stake - differential)
    return _rows(rules, down.wager, down.stake, over)


def _rows(rules: Rules, wager: str, stake: Cents, over: Cents = 0) -> bool:
    rows = rules.terms_now.wagers[wager].rows
    return all(_exact(rules, stake, row.pays, row.commission, over) for row in rows if row.pays is not None)


def _exact(rules: Rules, stake: Cents, odds: Odds, commission: Share, over: Cents = 0) -> bool:
    """`over` is the part of the stake that bears the additional commission."""
    surcharge = rules.terms_now.surcharge
    more = NOTHING if isinstance(surcharge, Refusal) else surcharge.rate
    bottom = odds.per * commission.whole * more.whole
    owed = stake * odds.pays * (commission.whole - commission.part) * more.whole
    owed -= over * odds.pays * commission.whole * more.part
    return rules.terms_now.chips.at_least(owed, bottom) * bottom == owed
