"""Commission that waits: approved beforehand, kept exactly, evidenced by a marker, collected by the end of the shoe.

Whoever has lost every chip, or walked off, does not stop the table: what they owe is carried over by the rank to whom
the clause leaves the time, or written off by the house (debts.py). Rates stand on the wagers' rows; here is only when
commission is taken. Start at `defers` and `collect_commission`.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from msgspec import UNSET, UnsetType

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import Facts
from croupier.ledger import Place
from croupier.money import Cents
from croupier.rulebooks.provisions import Deferral
from croupier.table.acts import NOTHING, Answer, By, CoupPart, act, made
from croupier.table.commands import Command
from croupier.table.moment import Moment
from croupier.table.payment.records import (
    CallInCommission,
    CarryCommissionOver,
    CollectCommission,
    CommissionCarriedOver,
    CommissionCollected,
    DebtRecorded,
)
from croupier.table.rules import Rules
from croupier.table.state import Debt, Down, Patron, Play, Ratio, Stage, Table

DEFER = "defer-commission"


def defers(table: Table, rules: Rules, down: Down, facts: Facts) -> bool:
    """Whether the commission on this wager waits."""
    deferral = rules.book.settlement.deferral
    if isinstance(deferral, Silent) or not table.approvals:
        return False
    if not any(granted.act == DEFER and granted.patron == down.patron for granted in table.approvals):
        return False
    patron = table.patrons.get(down.patron)
    if deferral.seated_only and (patron is None or patron.seat is None):
        return False
    wager = rules.wager(down.wager)
    if wager is None or deferral.half is None or rules.option(deferral.half_option, "yes") == "yes":
        return True
    return wager.row_for(facts).commission != deferral.half


def owed(patron: Patron) -> Cents:
    """What a patron owes, in whole cents."""
    return patron.owes[0] // patron.owes[1]


def commission_owed(table: Table, rules: Rules) -> Refusal | None:
    """The next shoe may not begin while deferred commission of the one before is owed."""
    deferral = rules.book.settlement.deferral
    if isinstance(deferral, Silent):
        return None
    for patron, amount in asked_for(table):
        facts: RefusalFacts = {"patron": patron, "owed": amount}
        return Refusal(Reason.COMMISSION_OWED, deferral.settled_clauses, facts)
    return None


def asked_for(table: Table) -> Iterator[tuple[str, Cents]]:
    """Who owes commission that was not carried over beyond the shoe that begins next: those here, then those gone."""
    for patron in table.patrons.values():
        if patron.owes[0] and not carried_over(table, patron):
            yield patron.id, owed(patron)
    for debt in commission_left(table):
        yield debt.patron, debt.amount


def commission_left(table: Table) -> tuple[Debt, ...]:
    """Commission of people who went without paying it, which a shoe waits for."""
    return tuple([debt for debt in table.debts_kept if debt.of == "commission" and not debt.waits])


def next_shoe(table: Table) -> int:
    """The number of the shoe that begins next: this one, until a card of its first coup is out."""
    shoe = table.shoe
    begun = shoe.stage in (Stage.NO_CARDS, Stage.ENDED) or shoe.coups > 0 or table.coup.play is not Play.WAGERING
    return shoe.number + 1 if begun else shoe.number


def carried_over(table: Table, patron: Patron) -> bool:
    """Whether what a patron owes waits at least through the shoe that begins next."""
    through = patron.carried_through
    return not isinstance(through, UnsetType) and through >= next_shoe(table)


def due(rules: Rules, deferral: Deferral, patron: Patron) -> Cents:
    """What is collected: rounded to chips once, at collection, in the direction the table has."""
    chips = rules.terms_now.chips
    if rules.option(deferral.rounding_option, "down") == "up":
        return chips.at_least(*patron.owes)
    return chips.at_most(*patron.owes)


def _debtors(m: Moment) -> list[str]:
    return [patron.id for patron in m.table.patrons.values() if patron.owes[0]]


def _can_collect(m: Moment) -> bool:
    return any(m.accepts(CollectCommission(*m.asked, patron, "request")) for patron in _debtors(m))


@act(CollectCommission, By.DEALER, holds=NOTHING, chance=_can_collect, part=CoupPart.SETTLE, decides=True)
def collect_commission(table: Table, command: CollectCommission, rules: Rules) -> Answer:
    deferral = rules.book.settlement.deferral
    if isinstance(deferral, Silent):
        return _no_deferral(rules)
    match command.why:
        case "request":
            under = deferral.on_request_clauses
        case "stopping":
            under = deferral.on_stopping_clauses
        case "shoe-end":
            under = deferral.settled_clauses
            if table.shoe.stage is Stage.IN_PLAY and table.shoe.coups:
                facts: RefusalFacts = {"stage": table.shoe.stage.value, "needed": Stage.ENDED.value}
                return Refusal(Reason.NOT_AT_THIS_STAGE, under, facts)
    return _collected(table, command, rules, deferral, under, command.why, command.amount)


def _can_call_in(m: Moment) -> bool:
    return any(m.accepts(CallInCommission(*m.asked, patron)) for patron in _debtors(m))


@act(CallInCommission, By.SUPERVISOR, holds=NOTHING, chance=_can_call_in)
def call_in_commission(table: Table, command: CallInCommission, rules: Rules) -> Answer:
    deferral = rules.book.settlement.deferral
    if isinstance(deferral, Silent):
        return _no_deferral(rules)
    return _collected(table, command, rules, deferral, deferral.on_order_clauses, "order")


def _no_deferral(rules: Rules) -> Refusal:
    return Refusal(Reason.NO_SUCH_POWER, (), {"what": "defer-commission", "book": rules.book.id})


def _collected(
    table: Table,
    command: Command,
    rules: Rules,
    deferral: Deferral,
    under: Clauses,
    why: str,
    part: Cents | UnsetType = UNSET,
) -> Answer:
    id = getattr(command, "patron", "")
    patron = table.patrons.get(id)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": id})
    amount = due(rules, deferral, patron)
    if not isinstance(part, UnsetType) and part != amount:
        return _collected_in_part(table, command, rules, deferral, patron, under, why, part)
    has = table.ledger.balance(Place.RACK, patron.id)
    if has < amount:
        return Refusal(Reason.NOT_ENOUGH_CHIPS, under, {"patron": patron.id, "stake": amount, "has": has})
    if not patron.owes[0]:
        return Refusal(Reason.NOTHING_OWED, deferral.clauses, {"patron": patron.id})
    return (CommissionCollected(made(command), together(under, deferral.clauses), patron.id, amount, why),)


def _collected_in_part(
    table: Table,
    command: Command,
    rules: Rules,
    deferral: Deferral,
    patron: Patron,
    under: Clauses,
    why: str,
    part: Cents,
) -> Answer:
    """Less than all of it, in chips: the rest is owed as before."""
    if not 0 < part < due(rules, deferral, patron) or rules.terms_now.chips.at_most(part) != part:
        return Refusal(Reason.AMOUNT_NOT_POSSIBLE, (), {"what": "commission", "amount": part})
    has = table.ledger.balance(Place.RACK, patron.id)
    if has < part:
        return Refusal(Reason.NOT_ENOUGH_CHIPS, under, {"patron": patron.id, "stake": part, "has": has})
    clauses = together(under, deferral.clauses)
    return (CommissionCollected(made(command), clauses, patron.id, part, why, less(patron.owes, part)),)


def less(owes: Ratio, cents: Cents) -> Ratio:
    top, bottom = owes[0] - cents * owes[1], owes[1]
    common = gcd(top, bottom)
    return top // common, bottom // common


def _can_carry_over(m: Moment) -> bool:
    return any(m.accepts(CarryCommissionOver(*m.asked, patron)) for patron, _ in asked_for(m.table))


@act(CarryCommissionOver, By.SUPERVISOR, holds=NOTHING, chance=_can_carry_over, decides=True)
def carry_commission_over(table: Table, command: CarryCommissionOver, rules: Rules) -> Answer:
    """The clause leaves the time to a rank: the end of the next shoe, or the return of someone who has gone."""
    deferral = rules.book.settlement.deferral
    if isinstance(deferral, Silent):
        return _no_deferral(rules)
    patron = table.patrons.get(command.patron)
    gone = sum(debt.amount for debt in commission_left(table) if debt.patron == command.patron)
    here = patron is not None and bool(patron.owes[0]) and not carried_over(table, patron)
    if patron is None and not gone:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": command.patron})
    if not gone and not here:
        facts: RefusalFacts = {"patron": command.patron}
        if patron is not None and patron.owes[0]:
            facts["what"] = "carried-over"
        return Refusal(Reason.NOTHING_OWED, deferral.clauses, facts)
    amount = gone + (owed(patron) if patron is not None and here else 0)
    through = next_shoe(table) if here else None
    return (CommissionCarriedOver(made(command), deferral.on_order_clauses, command.patron, amount, through),)


def goes_owing(table: Table, command: Command, rules: Rules, patron: Patron) -> tuple[DebtRecorded, ...]:
    """Deferred commission of someone who goes is a debt from now on, rounded to chips as when it is collected."""
    deferral = rules.book.settlement.deferral
    if isinstance(deferral, Silent) or not patron.owes[0]:
        return ()
    waits = carried_over(table, patron)
    under = together(deferral.on_order_clauses if waits else (), deferral.clauses)
    debt = Debt(patron.id, due(rules, deferral, patron), "commission", table.coup.number, under, waits)
    return (DebtRecorded(made(command), under, debt),)
