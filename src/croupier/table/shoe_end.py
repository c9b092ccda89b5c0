"""Whether a coup follows the one being cleared, once the cutting card is out.

The policy is the book's (coup/shoe.py); here it meets the coups of a real shoe, dummy coups among them.
Start at `after_this_coup`.
"""

from __future__ import annotations

from croupier.coup import Winner, coups_left
from croupier.table.rules import Rules
from croupier.table.state import CuttingCard, Table


def after_this_coup(table: Table, rules: Rules, *, uses_last: bool) -> bool:
    """True where one more coup follows. A coup that uses up nothing leaves the last one still to come."""
    shoe = table.shoe
    if not uses_last:
        return True
    left = coups_left(
        rules.terms_now.shoe_end,
        first_card=shoe.cutting_card is CuttingCard.OUT_BEFORE,
        tied=table.coup.winner is Winner.TIE,
        extra_rounds=1 if shoe.cutting_card is CuttingCard.OUT else 0,
    )
    return left > 0
