"""What staff should look at before it costs something: wagers past the differential, too small ones, an empty float,
seats of those who abstain, payments to be put right, debts.

Each warning asks the chapter that has the rule; none decides anything. Start at `warnings`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from croupier.clauses import RefusalFacts, Silent, together
from croupier.ledger import Place
from croupier.table.conduct.abstaining import who_abstains
from croupier.table.conduct.payment_errors import left_to_do
from croupier.table.payment.debts import debtors, refunds
from croupier.table.payment.streaks import without_main
from croupier.table.rules import Rules
from croupier.table.stages import coup_not_begun, shoe_in_play
from croupier.table.state import Table
from croupier.table.views.records import Warned
from croupier.table.wagering.judge import sides
from croupier.table.wagering.reducing import ProposedCut, proposed_cut, too_much


def warnings(table: Table, rules: Rules) -> Iterator[Warned]:
    yield from _signs(table, rules)
    yield from _too_much(table, rules, "differential", "above-differential")
    yield from _too_much(table, rules, "area-maximum", "above-area-maximum")
    yield from _for_nothing(table)
    yield from _no_main_wager(table, rules)
    yield from _abstaining(table, rules)
    yield from _wrong_payments(table, rules)
    yield from _debts(table)
    for patron, amount in refunds(table):
        yield Warned(about="refund-kept", facts={"patron": patron, "amount": amount})
    if table.ledger.balance(Place.FLOAT) < 0:
        yield Warned(about="float-below-zero")


def _signs(table: Table, rules: Rules) -> Iterator[Warned]:
    if missing := rules.signs_to_show(table):
        clauses = together(*(rules.clauses_for(sign, *rules.offered) for sign in missing))
        yield Warned(about="signs-missing", clauses=clauses, facts={"signs": tuple(sign.id for sign in missing)})


def _too_much(
    table: Table,
    rules: Rules,
    to: Literal["differential", "area-maximum"],
    about: Literal["above-differential", "above-area-maximum"],
) -> Iterator[Warned]:
    """Above the differential or an area's maximum, with the cut that the dealer may confirm now, if any."""
    by_differential = to == "differential"
    rule = rules.book.limits.differential if by_differential else rules.book.limits.area_maximum
    most = rules.setup.differential if by_differential else rules.setup.area_maximum
    if isinstance(rule, Silent) or most is None or not too_much(table, rules, rule, to, most):
        return
    cut = proposed_cut(table, rules, to)
    totals = {side.value: amount for side, amount in sides(table, rules).items()} if by_differential else {}
    yield Warned(
        about=about,
        clauses=rule.clauses,
        facts={"most": most, **totals},
        cut=cut.stakes if isinstance(cut, ProposedCut) else (),
    )


def _for_nothing(table: Table) -> Iterator[Warned]:
    """Wagers under the minimum that go back whatever the result."""
    for down in table.coup.wagers.values():
        if down.counts == 0:
            facts: RefusalFacts = {"number": down.number, "patron": down.patron, "stake": down.stake}
            yield Warned(about="counts-for-nothing", clauses=down.because, facts=facts)


def _no_main_wager(table: Table, rules: Rules) -> Iterator[Warned]:
    """A combination Run whose patron has no main wager yet, while there is still time to make one."""
    coup = table.coup
    if coup.bets_closed or coup_not_begun(table, rules) is not None or shoe_in_play(table, rules) is not None:
        return
    for down in without_main(table, rules):
        clauses = rules.terms_now.runs[down.wager].clauses
        facts: RefusalFacts = {"number": down.number, "patron": down.patron, "wager": down.wager}
        yield Warned(about="no-main-wager", clauses=clauses, facts=facts)


def _abstaining(table: Table, rules: Rules) -> Iterator[Warned]:
    """Seated patrons who sat out as many coups as the book allows, at a full table."""
    clauses = rules.book.conduct.abstention.clauses
    for patron, coups in who_abstains(table, rules):
        yield Warned(about="abstaining", clauses=clauses, facts={"patron": patron, "coups": coups})


def _wrong_payments(table: Table, rules: Rules) -> Iterator[Warned]:
    """Wrong payments that are not put right yet, and whether their time has passed."""
    rule = rules.book.conduct.payment_errors
    if isinstance(rule, Silent):
        return
    for error in table.payment_errors.values():
        if error.closed:
            continue
        facts: RefusalFacts = {"error": error.number, "patron": error.patron, "amount": error.value}
        facts["left"] = tuple(left_to_do(error, rule))
        if error.until is not None:
            facts |= {"until": error.until, "late": "yes" if table.clock > error.until else "no"}
        yield Warned(about="payment-error", clauses=rule.clauses, facts=facts)


def _debts(table: Table) -> Iterator[Warned]:
    """Someone at the table who owes the house, and might pay now."""
    for patron, amount in debtors(table):
        if patron in table.patrons:
            under = together(*(debt.under for debt in table.debts_kept if debt.patron == patron))
            yield Warned(about="debt", clauses=under, facts={"patron": patron, "amount": amount})
