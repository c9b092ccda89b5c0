"""Canberra at a live table: exact payment, the multiples sign, NO MORE BETS, and who reviews a decision.

Clauses 3.3, 4.1, 4.7, 6.2, 8.4(b), 8.5(b) and 15.4; readings A-27 and A-105 to A-107. Figures are typed from the
notifiable instrument NI2018-687. Start at the first test.
"""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import Actor
from live import Live

CANBERRA = "canberra"
BANKER_WINS = "Kd7c/5s4h"
BANKER_SIX = "2s3dKh/3cTd3s"


@pytest.mark.clause("canberra:3.3", "canberra:8.4(b)")
def test_a_banker_wager_is_paid_exactly_or_not_taken() -> None:
    live = Live(CANBERRA, "commission")  # chips of one dollar
    for stake in (5, 10, 25, 37, 50):  # 4.75, 9.50, 23.75, 35.15, 47.50
        refusal = live.refused(
            "place-wager", Reason.NOT_PAYABLE_IN_CHIPS, patron="A", wager="banker", stake=stake * 100
        )
        assert refusal.clauses == ("canberra:3.3",)
    live.bet("A", "banker", 60)  # less 5%: 57
    live.coup(BANKER_WINS)
    assert live.has("A") == 10_057_00


@pytest.mark.clause("canberra:3.3", "canberra:8.5(b)")
def test_half_a_win_on_six_is_exact_too() -> None:
    live = Live(CANBERRA, "non-commission")
    live.refused("place-wager", Reason.NOT_PAYABLE_IN_CHIPS, patron="A", wager="banker", stake=25_00)
    live.bet("A", "banker", 30)
    live.coup(BANKER_SIX)
    assert live.has("A") == 10_015_00


@pytest.mark.clause("canberra:8.4(b)")
def test_an_operator_may_choose_to_pay_up_to_what_chips_can_make() -> None:
    live = Live(CANBERRA, "commission", options=(("rounding", "up"),))
    live.bet("A", "banker", 25)
    paid = live.paid(live.coup(BANKER_WINS), "A", "banker").settled
    assert (paid.profit, paid.rounding, live.has("A")) == (24_00, 25, 10_024_00)
    assert "canberra:3.3" not in paid.clauses  # which says what may be wagered, and not how a win is paid


@pytest.mark.clause("canberra:3.3")
def test_the_multiples_are_displayed_before_any_wager_also_where_no_unit_is_set() -> None:
    live = Live(CANBERRA)
    assert live.setup.unit is None
    live.do("remove-sign", sign="multiples")
    refusal = live.refused("place-wager", Reason.SIGNS_MISSING, patron="A", wager="player", stake=10_00)
    assert (refusal.clauses, refusal.facts["signs"]) == (("canberra:3.3",), ("multiples",))
    live.do("display-sign", sign="multiples")
    live.bet("A", "player", 10)


@pytest.mark.clause("canberra:6.2", "canberra:4.1", "canberra:4.7")
def test_no_more_bets_closes_wagering_and_the_dealer_may_take_it_back_until_the_first_card() -> None:
    live = Live(CANBERRA)
    number = live.bet("A", "player", 100)
    live.call()
    closed = live.refused("place-wager", Reason.BETS_CLOSED, patron="B", wager="player", stake=100_00)
    assert "canberra:6.2" in closed.clauses
    live.do("withdraw-wager", number=number)  # 4.7 holds it only from the first card on
    live.do("reopen-bets")
    live.bet("B", "player", 100)
    live.call()
    live.draw("5s")
    live.refused("reopen-bets", Reason.WAGERING_OVER)
    live.refused("withdraw-wager", Reason.WAGERING_OVER, number=live.table.wagers)


@pytest.mark.clause("canberra:6.2")
def test_a_house_may_have_the_call_final() -> None:
    live = Live(CANBERRA, options=(("nmb-closes", "hard"),))
    live.bet("A", "player", 100)
    live.call()
    live.refused("reopen-bets", Reason.BETS_CLOSED)


@pytest.mark.clause("canberra:15.4")
def test_the_operator_does_not_review_itself_and_the_commission_may() -> None:
    live = Live(CANBERRA)
    live.do("raise-dispute", patron="A", about="the third card", coup=1)
    number = live.table.matters
    live.do("decide-dispute", Actor("Kim", "gaming-shift-manager"), dispute=number, decision="as dealt")
    for rank in ("gaming-shift-manager", "casino-operator"):
        lee = Actor("Lee", rank)
        refusal = live.refused(
            "review-dispute", Reason.RANK_TOO_LOW, lee, dispute=number, decision="otherwise", requested_by="A"
        )
        assert refusal.clauses == ("canberra:15.4",)
    sam = Actor("Sam", "commission")
    (decided, *_) = live.do("review-dispute", sam, dispute=number, decision="pay", pays=50_00, requested_by="A")
    assert getattr(decided, "final", False)
    assert live.has("A") == 10_050_00
