"""Dummy coups: when one may be ordered, and what becomes of wagers that lie on it.

The grounds are the book's, each with what must be so. Start at `order_dummy_coup`.
"""

from __future__ import annotations

from croupier.clauses import Reason, Refusal, RefusalFacts, holding, together
from croupier.coup import OwnRow
from croupier.rulebooks.procedure import DummyGrounds
from croupier.table.acts import DEAL, Answer, By, Listed, act, made
from croupier.table.contest.refusals import no_wish
from croupier.table.irregularities.records import DummyCoupOrdered, OrderDummyCoup
from croupier.table.irregularities.voiding import on_it_already, returned
from croupier.table.moment import Moment
from croupier.table.payment.streaks import clauses_kept, unheard
from croupier.table.rules import Rules
from croupier.table.shoe.preparing import unknown_patron
from croupier.table.stages import coup_not_begun, shoe_in_play
from croupier.table.state import NOBODY, Play, Stage, Table


def _ready(table: Table, rules: Rules) -> Refusal | None:
    """A shoe to deal from: one in play, or one that ended where the book lets dummy coups follow its last coup.

    Once a virtual shoe is revealed its cards are known, and none is dealt any more. A coup that has begun is reached
    where the book has grounds for it.
    """
    ended = table.shoe.stage is Stage.ENDED and not (table.shoe.commitment and not table.unrevealed)
    follows = any("after-last" in grounds.needs for grounds in rules.book.dealing.dummy.grounds)
    refusal = None if ended and follows else shoe_in_play(table, rules)
    reaches = not table.coup.dummy and any(one.begun for one in rules.book.dealing.dummy.grounds)
    if refusal is None and reaches and _begun(table):
        return None
    return refusal or coup_not_begun(table, rules)


def _begun(table: Table) -> bool:
    """Cards of the coup are out, be it only the one burned before it, and no result was announced."""
    coup = table.coup
    return coup.play is Play.DEALING or (coup.play is Play.WAGERING and coup.burned_before)


def _can_order(m: Moment) -> bool:
    everyone = tuple(m.table.patrons)
    asks = everyone[0] if everyone else NOBODY
    grounds = m.rules.book.dealing.dummy.grounds
    return any(m.accepts(OrderDummyCoup(*m.asked, one.id, asks, everyone)) for one in grounds)


@act(
    OrderDummyCoup,
    By.SUPERVISOR,
    holds=DEAL,
    ready=_ready,
    chance=_can_order,
    listed=Listed.FLOOR,
    choices={"grounds": "dummies"},
    decides=True,
)
def order_dummy_coup(table: Table, command: OrderDummyCoup, rules: Rules) -> Answer:
    dummy = rules.book.dealing.dummy
    if table.coup.dummy:
        return Refusal(Reason.DUMMY_COUP, dummy.clauses, {"coup": table.coup.number})
    refusal = unknown_patron(table, command.requested_by)
    if refusal is not None:
        return refusal
    grounds = next((one for one in dummy.grounds if one.id == command.grounds), None)
    if grounds is None:
        known = tuple(one.id for one in dummy.grounds)
        facts: RefusalFacts = {"grounds": command.grounds, "known": known}
        under = together(dummy.only_these.clauses, *(one.clauses for one in dummy.grounds))
        return Refusal(Reason.UNKNOWN_GROUNDS, under, facts)
    begun = coup_not_begun(table, rules)
    if begun is not None and not grounds.begun:
        return begun
    for need in _needs(table, grounds):
        if not _met(table, command, need):
            unmet: RefusalFacts = {"grounds": grounds.id, "needs": need}
            asked, agreed = need == "request", need == "all-agree"
            under = holding(grounds.clauses, (grounds.request_clauses, asked), (grounds.agreement_clauses, agreed))
            return Refusal(Reason.GROUNDS_NOT_MET, under, unmet)
    wished = no_wish(table, rules) if "request" in grounds.needs else None
    if wished is not None:
        return wished
    streaks = unheard(table, rules)
    under = together(
        grounds.clauses,
        dummy.clauses,
        dummy.shown.clauses,
        on_it_already(dummy) if table.coup.wagers else (),
        clauses_kept(rules, streaks, dummy=True),
    )
    stray = together(on_it_already(dummy), rules.terms_now.voided)
    payments = returned(table, rules, OwnRow.DUMMY_COUP, stray)
    return (DummyCoupOrdered(made(command), under, grounds.id, payments, streaks),)


def _needs(table: Table, grounds: DummyGrounds) -> tuple[str, ...]:
    """What must be so; a coup that has begun is dealt to its end whatever became of the shoe."""
    if _begun(table):
        return (*grounds.needs, *(("none-exposed",) if grounds.begun == "unexposed" else ()))
    return (*grounds.needs, *(() if "after-last" in grounds.needs else ("shoe-in-play",)))


def _met(table: Table, command: OrderDummyCoup, need: str) -> bool:
    match need:
        case "none-exposed":
            return not (table.coup.any_exposed or table.coup.handled)
        case "shoe-start":
            return table.shoe.coups == 0
        case "no-wagers":
            return not table.coup.wagers
        case "no-patrons":
            return not table.patrons
        case "request":
            return command.requested_by in table.patrons
        case "all-agree":
            return set(table.patrons) <= set(command.agreed)
        case "after-last":
            shoe = table.shoe
            return shoe.stage is Stage.ENDED and not shoe.ended_early and not shoe.condemned
        case _:
            return table.shoe.stage is not Stage.ENDED
