"""Commission that waits: approved beforehand, kept exactly, evidenced by a marker, collected by the end of the shoe.

Rates stand on the wagers' rows; here is only when commission is taken. Start at `defers` and `collect_commission`.
"""

from __future__ import annotations

from croupier.clauses import Clauses, Reason, Refusal, RefusalFacts, Silent, together
from croupier.coup import Facts
from croupier.ledger import Place
from croupier.money import Cents
from croupier.rulebooks.provisions import Deferral
from croupier.table.acts import NOTHING, Answer, By, CoupPart, act, made
from croupier.table.commands import Command
from croupier.table.moment import Moment
from croupier.table.payment.records import CallInCommission, CollectCommission, CommissionCollected
from croupier.table.rules import Rules
from croupier.table.state import Down, Patron, Stage, Table

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
    for patron in table.patrons.values():
        if patron.owes[0]:
            facts: RefusalFacts = {"patron": patron.id, "owed": owed(patron)}
            return Refusal(Reason.COMMISSION_OWED, deferral.settled_clauses, facts)
    return None


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
    return _collected(table, command, rules, deferral, under, command.why)


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
) -> Answer:
    id = getattr(command, "patron", "")
    patron = table.patrons.get(id)
    if patron is None:
        return Refusal(Reason.UNKNOWN_PATRON, (), {"patron": id})
    amount = due(rules, deferral, patron)
    has = table.ledger.balance(Place.RACK, patron.id)
    if has < amount:
        return Refusal(Reason.NOT_ENOUGH_CHIPS, under, {"patron": patron.id, "stake": amount, "has": has})
    if not patron.owes[0]:
        return Refusal(Reason.NOTHING_OWED, deferral.clauses, {"patron": patron.id})
    return (CommissionCollected(made(command), together(under, deferral.clauses), patron.id, amount, why),)
