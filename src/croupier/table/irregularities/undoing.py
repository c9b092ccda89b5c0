"""What a wrong card had paid: wagers undone that rest on it, and a coup settled again by its right cards.

Payments made before the result are undone and made anew; of a coup that was paid, the accounts get what is due, and
whatever was handed over otherwise is for the book's chapter on payments. Start at `undone_by` and `resettled`.
"""

from __future__ import annotations

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from croupier.cards import TwoHands
from croupier.clauses import Clauses, together
from croupier.coup import Facts, OwnRow, Side
from croupier.money import Cents
from croupier.table.acts import made
from croupier.table.commands import Command
from croupier.table.irregularities.put_right import FIRST_TWO
from croupier.table.irregularities.records import CoupResettled
from croupier.table.irregularities.voiding import give_back, owed_after
from croupier.table.payment.judge import in_order, settle_downs
from croupier.table.payment.streaks import after_coup
from croupier.table.rules import Rules
from croupier.table.state import Coup, Down, Payment, StreakDown, Table, Tails, Unsettled


class Undone(msgspec.Struct, frozen=True):
    """What is undone, which wagers lie there again, and which go back."""

    reversed: tuple[Payment, ...] = ()
    wagers: tuple[Down, ...] = ()
    payments: tuple[Payment, ...] = ()
    before: Unsettled | None = None  # where a whole settlement is undone: wagers over several coups as they were
    owed: tuple[tuple[str, Cents], ...] = ()


def first_four(coup: Coup) -> Facts | None:
    """What the first four cards say, once all of them lie open."""
    two = [coup.hand(side)[:FIRST_TWO] for side in Side]
    faces = [tuple(one.card for one in hand if one.exposed and one.card is not None) for hand in two]
    return Facts.of(TwoHands(*faces)) if all(len(hand) == FIRST_TWO for hand in faces) else None


def not_kept(coup: Coup) -> bool:
    """Wagers were settled early and nobody knows how they lay: editions from before coups were reopened."""
    lay = {down.number for down in coup.early or ()}
    return any(payment.number not in lay for payment in coup.settled_early)


def undone_by(table: Table, right: Coup, rules: Rules, *, whole: bool) -> Undone:
    """The wagers settled early that the right cards settle otherwise, or the whole settlement; and what they never
    opened."""
    coup, facts = table.coup, first_four(right)
    before = coup.before if whole else None
    if before is not None:
        reversed, again = (*coup.settled_early, *coup.paid), (*before.wagers.values(), *(coup.early or ()))
    else:
        reversed = tuple(_otherwise(table, right, rules, facts))
        again = tuple(down for down in coup.early or () if down.number in {one.number for one in reversed})
    lying = again if before is not None else (*coup.wagers.values(), *again)
    gone = [down for down in lying if _unopened(rules, facts, down)]
    if reversed:
        gone += [down for down in again if down.patron not in table.patrons and down not in gone]
    streaks = before.streaks if before is not None else ()
    left = [one.down for one in streaks if one.down.patron not in table.patrons]
    payments = tuple(give_back(down, OwnRow.VOID_WAGER, _under(rules, down)) for down in (*gone, *left))
    kept = replace(before, streaks=tuple(one for one in streaks if one.down not in left)) if before else None
    numbers = {down.number for down in gone}
    return Undone(
        reversed=reversed,
        wagers=tuple(down for down in again if down.number not in numbers),
        payments=payments,
        before=kept,
        owed=owed_after(table, reversed, payments),
    )


def _otherwise(table: Table, right: Coup, rules: Rules, facts: Facts | None) -> list[Payment]:
    """Payments made before the result that the right cards make otherwise."""
    coup = table.coup
    if facts is None or not coup.early:
        return []
    now = {one.number: one for one in settle_downs(replace(table, coup=right), rules, facts, list(coup.early))}
    return [one for one in coup.settled_early if now.get(one.number) != one]


def _unopened(rules: Rules, facts: Facts | None, down: Down) -> bool:
    """A wager within the coup that these first cards do not open."""
    kind = rules.wager(down.wager)
    window = kind.window if kind is not None else None
    return window is not None and (facts is None or not window.covers(facts))


def _under(rules: Rules, down: Down) -> Clauses:
    kind = rules.wager(down.wager)
    own = kind.clauses if kind is not None and kind.window is not None else ()
    return together(own, rules.terms_now.voided)


class _Settlement(msgspec.Struct, frozen=True):
    payments: dict[int, Payment]
    streaks: tuple[StreakDown, ...]
    tails: Tails
    late_open: tuple[str, ...]


def resettled(table: Table, right: Coup, command: Command, rules: Rules) -> CoupResettled:
    """What differs from what the coup was settled for; `right` is the coup with its right cards."""
    coup = table.coup
    new = _settled_again(table, right, rules)
    old = {one.number: one for one in (*coup.settled_early, *coup.paid)}
    reversed = tuple(one for number, one in old.items() if new.payments.get(number) != one)
    payments = in_order([one for number, one in new.payments.items() if old.get(number) != one])
    order = rules.settled_in_order(one.settled.wager for one in payments)
    under = together(order, *{one.settled.clauses: None for one in payments})
    return CoupResettled(
        made(command),
        under,
        reversed=reversed,
        payments=payments,
        streaks=new.streaks,
        tails=new.tails,
        late_open=new.late_open,
        owed=owed_after(table, reversed, payments) or UNSET,
    )


def _settled_again(table: Table, right: Coup, rules: Rules) -> _Settlement:
    before, hands = table.coup.before, right.hands()
    assert before is not None, "a coup that was settled keeps what lay there before"
    facts = Facts.of(hands)
    lay = replace(
        table,
        coup=replace(right, wagers=before.wagers, winner=facts.winner),
        streaks=before.streaks,
        tails=before.tails,
        late_open=before.late_open,
    )
    single = [down for down in before.wagers.values() if not rules.is_streak(down.wager)]
    downs = [*(right.early or ()), *single]
    unopened = [down for down in downs if _unopened(rules, first_four(right), down)]
    payments = settle_downs(lay, rules, facts, [down for down in downs if down not in unopened])
    payments += [give_back(down, OwnRow.VOID_WAGER, _under(rules, down)) for down in unopened]
    heard = after_coup(lay, rules, facts.winner)
    stay = tuple(one for one in heard.streaks if one.down.patron in table.patrons)
    left = [one.down for one in heard.streaks if one not in stay]
    payments += [*heard.payments, *(give_back(down, OwnRow.VOID_WAGER, _under(rules, down)) for down in left)]
    return _Settlement({one.number: one for one in payments}, stay, heard.tails, heard.late_open)
