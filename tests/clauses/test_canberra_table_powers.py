"""Canberra 13.6: wagers changed while a hand was delivered and not opened.

Figures are typed from the notifiable instrument NI2018-687, worked out by hand; reading A-94.
"""

from __future__ import annotations

import pytest

from clauses.irregular import racks
from croupier.clauses import Reason
from croupier.coup import Side
from live import Live

CANBERRA = "canberra"


def delivered() -> Live:
    """A has 100 on Player, B 100 on Banker; four cards are out, face down, and A has the player's hand."""
    live = Live(CANBERRA, "commission")
    live.do("choose-dealing", method="delivered", face="down")
    live.bet("A", "player", 100)
    live.bet("B", "banker", 100)
    live.call()
    live.draw("8s", "2d", "Kd", "5c")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    return live


@pytest.mark.clause("canberra:13.6(a)", "canberra:13.6(a)(ii)")
def test_a_hand_delivered_and_not_opened_is_not_exposed() -> None:
    live = delivered()
    ordered = live.amiss("changes-asked", "permit", "casino-supervisor")
    assert "canberra:13.6(a)" in ordered[0].under
    live.do("change-wager", number=2, stake=40_00)
    live.bet("C", "banker", 60)
    live.do("close-changes")
    live.open_hand(Side.PLAYER)
    live.open_hand(Side.BANKER)
    live.finish()
    assert racks(live) == [10_100, 9_960, 9_940]  # 8 against 7


@pytest.mark.clause("canberra:13.6(b)")
def test_where_all_withdraw_a_no_bet_coup_completes_the_hand() -> None:
    live = delivered()
    live.amiss("changes-asked", "permit", "casino-supervisor")
    live.do("withdraw-wager", number=1)
    live.do("withdraw-wager", number=2)
    live.do("close-changes")
    assert live.table.coup.dummy
    live.open_hands()
    live.do("announce-result")
    live.do("clear-cards")
    assert racks(live) == [10_000, 10_000, 10_000]


@pytest.mark.clause("canberra:13.6(a)")
def test_once_the_hand_is_opened_nothing_may_be_changed() -> None:
    live = delivered()
    live.do("expose-cards", hand=Side.PLAYER, opener="A", number=1)
    refused = live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="changes-asked")
    assert "canberra:13.6(a)" in refused.clauses


@pytest.mark.parametrize("book", ["crown-sydney", "crown-melbourne"])
def test_elsewhere_a_hand_that_a_patron_has_counts_as_seen(book: str) -> None:
    live = Live(book, "traditional", method="to-wagerers", face="down")
    live.bet("A", "player", 100)
    live.call()
    live.draw("8s", "2d", "Kd", "5c")
    live.do("deliver-hand", hand=Side.PLAYER, to="A")
    live.refused("report-irregularity", Reason.SLIP_DOES_NOT_FIT, slip="changes-asked")
