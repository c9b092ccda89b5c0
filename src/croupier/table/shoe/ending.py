"""The end of a shoe: whether a coup follows the one being cleared, and what becomes of wagers over several coups.

The policy is the book's (coup/shoe.py); here it meets the coups of a real shoe, dummy coups among them.
Start at `after_this_coup`.
"""

from __future__ import annotations

from msgspec import UNSET

from croupier.clauses import Clauses, together
from croupier.coup import Winner, coups_left
from croupier.table.acts import made
from croupier.table.commands import Command
from croupier.table.payment.streaks import at_shoe_end
from croupier.table.rules import Rules
from croupier.table.shoe.records import ShoeEnded
from croupier.table.state import CuttingCard, Table


def after_this_coup(table: Table, rules: Rules) -> bool:
    """True where one more coup follows. A coup that uses up nothing leaves the last one still to come."""
    shoe = table.shoe
    if not uses_last(table, rules):
        return True
    left = coups_left(
        rules.terms_now.shoe_end,
        first_card=shoe.cutting_card is CuttingCard.OUT_BEFORE,
        tied=table.coup.winner is Winner.TIE,
        extra_rounds=1 if shoe.cutting_card is CuttingCard.OUT else 0,
    )
    return left > 0


def uses_last(table: Table, rules: Rules) -> bool:
    """This coup counts among those that follow the cutting card; a dummy coup does where the book says so."""
    counts = not table.coup.dummy or rules.toggle(rules.book.dealing.dummy.counts_as_last) == "yes"
    return counts or table.shoe.cutting_card is CuttingCard.OUT_DURING


def shoe_ends(
    table: Table, command: Command, rules: Rules, under: Clauses, why: str, *, early: bool, cleared: bool = False
) -> ShoeEnded:
    """Wagers over several coups are paid or go back; `early` where the shoe ends before the cutting card is out.

    `cleared` where the coup at hand goes with the same command.
    """
    payments, streaks, tails = at_shoe_end(table, rules, early)
    dummy_follows = table.next_dummy or (table.coup.dummy and not cleared)
    leftover = table.carried if early or not dummy_follows else ()
    cited = together(under, *(payment.settled.clauses for payment in payments), table.carried_under if leftover else ())
    policy = rules.book.cards.shoe_end
    otherwise = policy.keeps_cause and not set(policy.clauses) <= set(under)
    return ShoeEnded(
        made(command),
        cited,
        why=why,
        early=early,
        payments=payments,
        streaks=streaks,
        tails=tails,
        leftover=leftover or UNSET,
        by=under if otherwise else UNSET,
    )
