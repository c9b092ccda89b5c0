"""Players who wager every coup at a table before a floor opens on it: a hundred on Banker, ten on Tie.

Start at `played_out`.
"""

from __future__ import annotations

from croupier.automatic import AutomaticDealer
from croupier.clauses import Refusal
from croupier.table import PATRON, Actor

BROUGHT = 10_000_00  # as `Ready.play` has it


def played_out(dealer: AutomaticDealer, shoes: int, coups: int, patrons: tuple[str, ...] = ("player", "kim")) -> None:
    """Deal so many whole shoes, and then so many coups of the next one."""
    while dealer.table.shoe.number <= shoes or dealer.table.shoe.coups < coups:
        for patron in patrons:
            for wager, stake in (("banker", 100_00), ("tie", 10_00)):
                given = dealer.say("place-wager", Actor(patron, PATRON), patron=patron, wager=wager, stake=stake)
                assert not isinstance(given, Refusal), given
        dealer.advance(deal=True)
