"""How a scenario is told: cards in the order they leave the shoe, patrons by letter, and one sentence a wager.

The cards go where the book's tableau sends them; a card that nobody receives, or a hand other than the one told, is a
failure. It knows no rule. Start at `played`.
"""

from __future__ import annotations

from collections.abc import Mapping

import witness
from croupier import Settled, Stake, Terms, TwoHands, read_cards, read_coup
from croupier.coup import Side
from croupier.money import dollars

Wagers = Mapping[str, int | Stake]


def dealt(under: Terms, shoe: str) -> TwoHands:
    """Player, Banker, Player, Banker, then as the tableau says, until the told cards are used up."""
    first, second, third, fourth, *more = read_cards(shoe)
    hands = TwoHands((first, third), (second, fourth))
    for card in more:
        side = witness.note(under.tableau.next_draw(hands)).to
        assert side is not None, f"{card} belongs to neither hand"
        if side is Side.PLAYER:
            hands = TwoHands((*hands.player, card), hands.banker)
        else:
            hands = TwoHands(hands.player, (*hands.banker, card))
    return hands


def played(under: Terms, shoe: str, hands: str, **patrons: Wagers) -> dict[str, list[str]]:
    """Deal the shoe, check the hands and the result, and settle each patron's wagers on their own."""
    coup = dealt(under, shoe)
    assert coup == read_coup(hands), f"dealt {coup}"
    return {
        patron: [told(settled) for settled in witness.coup(under, hands, wagers).wagers]
        for patron, wagers in patrons.items()
    }


def told(settled: Settled) -> str:
    """`banker wins $95`, `tie loses`, `player standoff`, `player standoff and $10`."""
    words = f"{settled.wager} {settled.resolution}"
    if settled.resolution == "wins":
        return f"{words} {dollars(settled.profit)}"
    return f"{words} and {dollars(settled.profit)}" if settled.profit else words
