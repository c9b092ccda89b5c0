"""Payment: losing wagers taken, winning wagers paid, in the book's order and at its odds.

Wagers are settled by the engine of one coup (coup/settlement.py); here they are a table's, with limits found late,
deferred commission and wagers over several coups. Start at `settle_coup`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Clauses, Reason, Refusal, Silent, together
from croupier.coup import (
    Facts,
    OwnRow,
    Placed,
    Resolution,
    Settled,
    Stacks,
    Stake,
    Winner,
    grouped,
    settle_placed,
)
from croupier.money import Cents
from croupier.table.acts import DEAL, Answer, By, CoupPart, act, made
from croupier.table.commands import Command
from croupier.table.dealing.judge import unsettled
from croupier.table.dealing.records import ShoeGivenBack
from croupier.table.events import Event
from croupier.table.irregularities.voiding import give_back
from croupier.table.moment import Moment
from croupier.table.payment.commission import defers
from croupier.table.payment.records import CoupSettled, MinimumAdvised, PairsSettled, SettleCoup, SettlePairs
from croupier.table.payment.streaks import after_coup
from croupier.table.rules import Rules
from croupier.table.stages import coup_being_dealt
from croupier.table.state import Down, Payment, Play, Table

# losers are taken before winners are paid; what goes back lies between
_ORDER = {
    Resolution.LOSES: 0,
    Resolution.VOID: 1,
    Resolution.STANDOFF: 2,
    Resolution.WINS: 3,
    Resolution.OPEN: 4,
}


def in_order(payments: list[Payment]) -> tuple[Payment, ...]:
    return tuple(sorted(payments, key=lambda payment: (_ORDER[payment.settled.resolution], payment.number)))


def settle_downs(table: Table, rules: Rules, facts: Facts, downs: list[Down]) -> list[Payment]:
    """These wagers of the coup, patron by patron; what does not count of one goes back whatever the result."""
    mains = _stakes(table, rules)
    payments: list[Payment] = []
    for mine in grouped(downs, lambda down: down.patron):
        counting = [down for down in mine if down.counts]
        payments += [_for_nothing(rules, down, counting) for down in mine if not down.counts]
        placed = [_placed(table, rules, facts, down) for down in counting]
        answers = settle_placed(rules.terms_now, facts, placed, mains.get(mine[0].patron, []))
        payments += [_paid(rules, down, answer) for down, answer in zip(counting, answers, strict=True)]
    return payments


def _for_nothing(rules: Rules, down: Down, counting: list[Down]) -> Payment:
    """It goes back as it lies: below the minimum, or above the maximum that other stacks of the wager have reached."""
    others = any(one.wager == down.wager for one in counting)
    above = others and rules.terms_now.stacks is not Stacks.APART
    row = OwnRow.ABOVE_THE_MAXIMUM if above else OwnRow.BELOW_THE_MINIMUM
    return give_back(down, row, together(down.because, rules.terms_now.voided))


def _placed(table: Table, rules: Rules, facts: Facts, down: Down) -> Placed:
    return Placed(
        Stake(down.wager, down.counts, down.token, down.place),
        differential=rules.setup.differential if down.arranged else None,
        defer=defers(table, rules, down, facts),
        parts=down.parts or None,
    )


def _paid(rules: Rules, down: Down, settled: Settled | Refusal) -> Payment:
    if isinstance(settled, Refusal):
        raise ValueError(f"a wager that was accepted cannot be settled: {settled}")
    if down.because:
        settled = _because(settled, down.because)
    deferral = rules.book.settlement.deferral
    if settled.waits[0] and not isinstance(deferral, Silent):
        settled = _because(settled, together(deferral.clauses, deferral.marker_clauses))
    return Payment(down.number, down.patron, settled, down.stake - down.counts)


def _because(settled: Settled, clauses: Clauses) -> Settled:
    return Settled(
        wager=settled.wager,
        stake=settled.stake,
        resolution=settled.resolution,
        profit=settled.profit,
        commission=settled.commission,
        returned=settled.returned,
        row=settled.row,
        clauses=together(settled.clauses, clauses),
        token=settled.token,
        rounding=settled.rounding,
        parts=settled.parts,
        waits=settled.waits,
        figures=settled.figures,
    )


def _stakes(table: Table, rules: Rules) -> dict[str, list[Stake]]:
    """What each patron has on each hand: it caps what may be staked within the coup."""
    mains: dict[str, dict[str, Cents]] = {}
    for down in table.coup.wagers.values():
        if rules.backs(down.wager):
            mine = mains.setdefault(down.patron, {})
            mine[down.wager] = mine.get(down.wager, 0) + down.counts
    return {patron: [Stake(wager, stake) for wager, stake in mine.items()] for patron, mine in mains.items()}


def pairs_to_settle(m: Moment) -> bool:
    return m.table.coup.first_four_out and m.once(unsettled)


@act(SettlePairs, By.DEALER, holds=DEAL, ready=coup_being_dealt, chance=pairs_to_settle, part=CoupPart.SETTLE)
def settle_pairs(table: Table, command: SettlePairs, rules: Rules) -> Answer:
    """Wagers decided by the first four cards, where the book settles them before any further card."""
    coup = table.coup
    downs = [down for down in coup.wagers.values() if down.wager in rules.early]
    if not downs or not coup.first_four_out:
        return Refusal(Reason.NOTHING_TO_SETTLE, rules.settled_in_order(rules.early), {"coup": coup.number})
    if not coup.all_exposed:
        clauses = rules.book.dealing.turned_before_third.clauses
        return Refusal(Reason.CARDS_FACE_DOWN, clauses, {"hands": ("player", "banker")})
    facts = Facts.of(coup.hands())
    payments = in_order(settle_downs(table, rules, facts, downs))
    order = rules.settled_in_order(down.wager for down in downs)
    under = together(order, *(one.settled.clauses for one in payments))
    kept = tuple(downs) if rules.book.irregularities.reopens else UNSET
    return (PairsSettled(made(command), under, payments, kept),)


def _announced(table: Table, rules: Rules) -> Refusal | None:
    if table.coup.play is Play.ANNOUNCED:
        return None
    clauses = rules.book.dealing.result_called.clauses
    return Refusal(Reason.NOTHING_TO_SETTLE, clauses, {"coup": table.coup.number})


@act(SettleCoup, By.DEALER, holds=DEAL, ready=_announced, part=CoupPart.SETTLE, approvals=("defer-commission",))
def settle_coup(table: Table, command: SettleCoup, rules: Rules) -> Answer:
    coup = table.coup
    assert coup.winner is not None, "a coup that was announced has a result"
    if coup.dummy:  # it became one after its result was called: wagers went back, and no Run or Tail hears the result
        under = rules.book.dealing.dummy.clauses
        return (
            CoupSettled(
                made(command), under, payments=(), streaks=table.streaks, tails=table.tails, late_open=table.late_open
            ),
        )
    facts = Facts.of(coup.hands())
    settled = settle_downs(
        table, rules, facts, [down for down in coup.wagers.values() if not rules.is_streak(down.wager)]
    )
    advanced = after_coup(table, rules, coup.winner)
    payments = in_order([*settled, *advanced.payments])
    order = rules.settled_in_order(one.settled.wager for one in payments)
    under = together(order, *{one.settled.clauses: None for one in payments})
    paid = CoupSettled(
        made(command),
        under,
        payments=payments,
        streaks=advanced.streaks,
        tails=advanced.tails,
        late_open=advanced.late_open,
    )
    return (paid, *_advised(table, command, rules, payments), *shoe_lost(table, command, rules, payments))


def _advised(
    table: Table, command: SettleCoup, rules: Rules, payments: tuple[Payment, ...]
) -> tuple[MinimumAdvised, ...]:
    """Whoever had a wager below the minimum paid or collected is told now that further ones go back."""
    rule = rules.book.limits.below_minimum
    if rule.advice != "after-result":
        return ()
    under = together(rule.in_time_clauses, rule.clauses)
    stood = [
        payment.patron
        for payment in (*table.coup.settled_early, *payments)
        if payment.settled.row != OwnRow.BELOW_THE_MINIMUM.value and set(under) <= set(payment.settled.clauses)
    ]
    people = [patron for patron in dict.fromkeys(stood) if patron not in table.advised]
    return tuple(MinimumAdvised(made(command), under, patron) for patron in people)


def shoe_lost(table: Table, command: Command, rules: Rules, payments: tuple[Payment, ...]) -> tuple[Event, ...]:
    """A patron with the dealing shoe whose main wager lost gives it back; a tie that takes no wager is no loss."""
    rule, holder = rules.book.dealing.shoe_holder, table.holder
    if holder is None or isinstance(rule, Silent):
        return ()
    if table.coup.winner is Winner.TIE and not rule.lost_on_a_tie:
        return ()
    for payment in payments:
        mine = payment.patron == holder.patron and rules.backs(payment.settled.wager)
        if mine and payment.settled.resolution is Resolution.LOSES:
            under = together(rule.keeps_clauses, rule.loses_clauses)
            return (ShoeGivenBack(made(command), under, holder.patron, "lost"),)
    return ()


def payments_to_come(moment: Moment) -> tuple[Payment, ...]:
    """The payments of the settlement that comes next, where one does."""
    if moment.table.coup.play is Play.ANNOUNCED:
        answer = moment.answer(SettleCoup(*moment.asked))
    elif pairs_to_settle(moment):
        answer = moment.answer(SettlePairs(*moment.asked))
    else:
        return ()
    if isinstance(answer, Refusal):
        return ()
    return next((event.payments for event in answer if isinstance(event, CoupSettled | PairsSettled)), ())
