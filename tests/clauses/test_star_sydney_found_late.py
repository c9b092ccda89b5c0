"""The Star's chapter 14 when an error comes to light late: after the result, after payment, the cards cleared or not.

Figures are typed from the approved rules of 20 October 2023, worked out by hand. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses.irregular import hands, racks, reported
from croupier import read_cards
from croupier.clauses import Reason
from croupier.table import Actor
from croupier.table import records as r
from live import Live

STAR = "star-sydney"
KIM, LEE = Actor("Kim", "dealer"), Actor("Lee", "gaming-supervisor")


def table(**facts: Any) -> Live:
    """A has 100 on Player, B 100 on Banker; C looks on."""
    live = Live(STAR, "premium", **facts)
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    return live


def order(text: str) -> tuple[Any, ...]:
    return tuple(read_cards(text))


@pytest.mark.clause("star-sydney:14.1", "star-sydney:14.1(b)", "star-sydney:14.1.1")
@pytest.mark.parametrize("after", ["result", "payment", "clearing"])
def test_a_misdeal_is_rebuilt_until_the_next_coup_commences(after: str) -> None:
    """It was settled as 9 against 7; in the order of the shoe Player has 9 and 5, a 4, and Banker a natural 9."""
    live = table()
    live.first_four("9cTd/2s5h")
    live.do("announce-result")
    if after != "result":
        live.do("settle-coup")
        assert racks(live) == [10_100, 9_900, 10_000]
    if after == "clearing":
        live.do("clear-cards")
        live.do("report-irregularity", KIM, slip="error-found-late", coup=1, order=order("9c 2s 5h Td"))
    else:
        reported(live, "wrong-order", order=order("9c 2s 5h Td"))
    low = live.refused("order-remedy", Reason.RANK_TOO_LOW, KIM, remedy="rebuild-and-offer")
    assert f"{STAR}:14.1.1" in low.clauses
    ordered, again, offered = live.do("order-remedy", LEE, remedy="rebuild-and-offer")
    assert isinstance(again, r.CoupReopened)
    assert isinstance(offered, r.OfferMade)
    assert hands(live) == "9c5h/2sTd"
    assert racks(live) == [9_900, 9_900, 10_000]
    first, second = live.table.coup.wagers
    live.do("answer-offer", "A", number=first, choice="remove")
    live.do("answer-offer", "B", number=second, choice="keep")
    live.draw("3h")  # Player has 4 and draws: 7; Banker has 2 and draws
    live.draw("6d")  # 8
    live.finish()
    assert racks(live) == [10_000, 10_095, 10_000]
    assert live.table.coup.number == 2
    assert live.table.coups == 1
    assert live.replayed() == live.table


@pytest.mark.clause("star-sydney:14.1.1")
def test_early_pairs_lie_again_and_a_card_too_many_begins_a_no_bet_coup() -> None:
    """Player drew to 5 and got a 4; in the order of the shoe it is 8 against 7, and the fifth card is one too many."""
    live = Live(STAR, "premium", side_wagers=("player-pair", "banker-pair"))
    live.bet("A", "player", 100)
    live.bet("C", "player-pair", 10)
    live.coup_until_paid = None  # type: ignore[attr-defined]
    live.first_four("2c3d/6s2h")
    if live._early():
        live.do("settle-pairs")
    # Banker's 8 is a natural: nothing is drawn
    live.do("announce-result")
    live.do("settle-coup")
    reported(live, "card-to-wrong-hand", order=order("2c 2h 3d 6s"))
    live.do("order-remedy", LEE, remedy="rebuild-and-offer")
    assert hands(live) == "2c3d/2h6s"
    live.do("close-offer")
    live.finish()
