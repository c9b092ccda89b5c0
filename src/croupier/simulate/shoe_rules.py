"""What a kernel is told of a book: who draws, what a burn takes, how a shoe ends, and in which bin a coup is counted.

Made from the same plan that exact odds use: bins as fine as the wagers' rows need. Start at `ShoeRules`; how a
kernel wants it laid out is said in `first_lookups.py` and `lookups.py`.
"""

from __future__ import annotations

from croupier.cards import CARDS_IN_A_DECK, PACK
from croupier.coup import BurnForm, Terms, Wager, burn_count, coups_left
from croupier.odds.plan import Plan


class ShoeRules:
    """Everything that does not change from shoe to shoe, as plain numbers."""

    def __init__(self, terms: Terms, wagers: list[Wager], burn: BurnForm, cut_depth: int, cutting_card: int) -> None:
        self.plan = Plan(terms.tableau, wagers)
        self.cards = terms.decks * CARDS_IN_A_DECK
        self.pairings = len(self.plan.pairing_samples)
        self.cut_depth = cut_depth
        self.cutting_card = cutting_card  # cards behind it
        self.burned = [burn_count(burn, card) for card in PACK]
        # by whether the cutting card came before the coup, whether the coup tied, and whether others were dealt since
        self.coups_left = [
            [
                [coups_left(terms.shoe_end, first_card=first, tied=tied, extra_rounds=since) for since in (0, 1)]
                for tied in (False, True)
            ]
            for first in (False, True)
        ]
