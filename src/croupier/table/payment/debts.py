"""What people owe the house: payments undone that they no longer had, and commission they went without paying.

A debt is recorded with the event it comes of, collected in part or whole while the table is open, or written off by the
rank that the table's option names, for a reason. No clause speaks of writing off: that is the house's own. Start at
`recorded`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.ledger import Place
from croupier.money import Cents
from croupier.table.acts import NOTHING, Answer, Apart, By, Listed, act, made
from croupier.table.apply import apply
from croupier.table.commands import Command
from croupier.table.conduct.judge import too_long
from croupier.table.events import Event
from croupier.table.moment import Moment
from croupier.table.opening.judge import not_an_amount
from croupier.table.payment.commission import owed
from croupier.table.payment.records import (
    CollectDebt,
    CommissionFallsAway,
    CommissionWrittenOff,
    DebtCollected,
    DebtRecorded,
    DebtWrittenOff,
    RefundKept,
    TokensTakenIn,
    WriteOffCommission,
    WriteOffDebt,
)
from croupier.table.postings import change_of_rack, ratios_together
from croupier.table.rules import Rules
from croupier.table.state import NOBODY, Actor, Debt, Table


def debt_of(table: Table, patron: str) -> Cents:
    """What someone owes beside deferred commission that still waits: as the ledger has it."""
    if patron == NOBODY:
        return 0
    here = table.patrons.get(patron)
    return -table.ledger.balance(Place.OWED, patron) - (owed(here) if here is not None else 0)


def debtors(table: Table) -> Iterator[tuple[str, Cents]]:
    """Everyone with a debt, here or not."""
    for account in table.ledger.balances:
        if account.place is Place.OWED and (amount := debt_of(table, account.patron)) > 0:
            yield account.patron, amount


def open_debts(table: Table) -> Iterator[Debt]:
    """Every debt on record, then what older events left owed without one."""
    yield from table.debts_kept
    for patron, amount in debtors(table):
        known = sum(debt.amount for debt in table.debts_kept if debt.patron == patron)
        if amount > known:
            yield Debt(patron, amount - known, "payment", 0, ())


# --- how a debt comes about ----------------------------------------------------------------------


def recorded(table: Table, command: Command, rules: Rules, answer: Answer) -> Answer:
    """Where payments are undone, what someone no longer has becomes a debt on record, as books since then have it."""
    if rules.book.settlement.write_off is None:
        return answer
    if isinstance(answer, Refusal) or not any(getattr(event, "reversed", ()) for event in answer):
        return answer
    follows: list[Event] = []
    for event in answer:
        before, table = table, apply(table, event)
        for patron in dict.fromkeys(payment.patron for payment in getattr(event, "reversed", ())):
            more = debt_of(table, patron) - debt_of(before, patron)
            named = getattr(event, "coup", UNSET)  # of an earlier coup, or of the one at hand
            if more > 0:
                coup = before.coup.number if named is UNSET else named
                debt = Debt(patron, more, "payment", coup, event.under)
                follows.append(DebtRecorded(made(command), event.under, debt))
            commission = waited_no_more(table, event, patron) if patron not in table.patrons else 0
            if commission:
                follows.append(CommissionFallsAway(made(command), event.under, patron, commission))
            tokens = table.ledger.balance(Place.TOKENS, patron)
            if tokens and patron not in table.patrons:
                follows.append(TokensTakenIn(made(command), (), patron, tokens))
            back = came_back(event, patron) if patron not in table.patrons else 0
            if back > 0:
                follows.append(RefundKept(made(command), event.under, patron, back))
    return (*answer, *follows)


def waited_no_more(table: Table, event: Event, patron: str) -> Cents:
    """Commission on wins that are undone, of what someone went owing; whoever is here just owes less."""
    undone = (one.settled.waits for one in getattr(event, "reversed", ()) if one.patron == patron)
    part, whole = reduce(ratios_together, undone, (0, 1))
    owing = sum(debt.amount for debt in table.debts_kept if (debt.patron, debt.of) == (patron, "commission"))
    return min(part // whole, owing)


def came_back(event: Event, patron: str) -> Cents:
    """What someone gets back in chips where payments are undone and others are made instead."""
    return change_of_rack(patron, getattr(event, "reversed", ()), getattr(event, "payments", ()))


def refunds(table: Table) -> Iterator[tuple[str, Cents]]:
    """Chips that lie at the table for someone who has gone."""
    for account, amount in table.ledger.balances.items():
        if account.place is Place.RACK and amount > 0 and account.patron not in table.patrons:
            yield account.patron, amount


# --- how it ends ---------------------------------------------------------------------------------


def _can_collect(m: Moment) -> bool:
    return any(True for _ in debtors(m.table))


@act(
    CollectDebt,
    By.SUPERVISOR,
    holds=NOTHING,
    chance=_can_collect,
    answers=True,
    listed=Listed.CASES,
    decides=True,
    apart=Apart.OTHERS,
)
def collect_debt(table: Table, command: CollectDebt, rules: Rules) -> Answer:
    patron, amount, debt = command.patron, command.amount, debt_of(table, command.patron)
    here = patron in table.patrons
    refusal = not_an_amount("debt", amount) if here or debt > 0 else None
    if refusal is not None or debt <= 0:
        return refusal or _owes_nothing(table, patron)
    if amount > debt or (amount != debt and rules.terms_now.chips.at_most(amount) != amount):
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": "debt", "amount": amount})
    has = table.ledger.balance(Place.RACK, patron)
    if here and has < amount:
        return Refusal(Reason.NOT_ENOUGH_CHIPS, (), {"patron": patron, "stake": amount, "has": has})
    under = _collected_under(table, rules, patron)
    return (DebtCollected(made(command), under, patron, amount, debt - amount, here),)


def _collected_under(table: Table, rules: Rules, patron: str) -> Clauses:
    """A clause speaks of collecting commission; none does of what a void coup left owed."""
    deferral = rules.book.settlement.deferral
    mine = [debt for debt in table.debts_kept if debt.patron == patron]
    if isinstance(deferral, Silent) or not mine or mine[0].of != "commission":
        return ()
    return together(deferral.settled_clauses, deferral.clauses)


def _owes_nothing(table: Table, patron: str) -> Refusal:
    if patron not in table.patrons:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": patron})
    return Refusal(Reason.NOTHING_OWED, (), {"patron": patron, "what": "debt"})


def write_off_rank(rules: Rules) -> str:
    """Who lets go what is owed: the table's option, else the highest rank of the ladder."""
    highest = rules.book.authority.rank[-1].id
    rule = rules.book.settlement.write_off
    return highest if rule is None else rules.option(rule.option, highest)


def _not_high_enough(actor: Actor, rules: Rules) -> Refusal | None:
    """A control of the house and of no clause."""
    needed = write_off_rank(rules)
    if rules.reaches(actor.rank, needed):
        return None
    facts: RefusalFacts = {"rank": rules.names.get(actor.rank, actor.rank), "needed": rules.names[needed]}
    return Refusal(Reason.RANK_TOO_LOW, (), facts)


def _can_write_off(m: Moment) -> bool:
    return _not_high_enough(m.actor, m.rules) is None and any(True for _ in debtors(m.table))


@act(
    WriteOffDebt,
    By.SUPERVISOR,
    holds=NOTHING,
    by_rank=False,
    chance=_can_write_off,
    listed=Listed.CASES,
    decides=True,
    apart=Apart.OTHERS,
)
def write_off_debt(table: Table, command: WriteOffDebt, rules: Rules) -> Answer:
    debt = debt_of(table, command.patron)
    refusal = _not_high_enough(command.actor, rules)
    if refusal is None and debt <= 0:
        refusal = _owes_nothing(table, command.patron)
    refusal = refusal or too_long("statement", command.says, least=1)
    if refusal is not None:
        return refusal
    return (DebtWrittenOff(made(command), (), command.patron, debt, command.says),)


def _can_write_off_commission(m: Moment) -> bool:
    return _not_high_enough(m.actor, m.rules) is None and any(one.owes[0] for one in m.table.patrons.values())


@act(
    WriteOffCommission,
    By.SUPERVISOR,
    holds=NOTHING,
    by_rank=False,
    chance=_can_write_off_commission,
    listed=Listed.CASES,
    decides=True,
)
def write_off_commission(table: Table, command: WriteOffCommission, rules: Rules) -> Answer:
    """Of someone at the table; whoever has gone has a debt instead."""
    patron = table.patrons.get(command.patron)
    refusal = _not_high_enough(command.actor, rules)
    if refusal is not None:
        return refusal
    if isinstance(rules.book.settlement.deferral, Silent):
        return Refusal(Reason.NO_SUCH_POWER, (), {"what": "defer-commission", "book": rules.book.id})
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    if not patron.owes[0]:
        return Refusal(Reason.NOTHING_OWED, (), {"patron": patron.id})
    refusal = too_long("statement", command.says, least=1)
    if refusal is not None:
        return refusal
    return (CommissionWrittenOff(made(command), (), patron.id, owed(patron), command.says),)
