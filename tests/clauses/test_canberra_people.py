"""Canberra 15.2 and 15.4 to 15.8: conduct, disputes and the Commission's review, seats of those who abstain."""

from __future__ import annotations

import pytest

from clauses.people import (
    abstaining,
    act,
    breach,
    dispute,
    excused,
    full,
    just_below,
    paid_wrong,
    recorded,
    sat_out,
    top,
)
from croupier import Reason
from croupier.table import Actor
from croupier.table.records import ComplainantAdvised, DisputeDecided
from live import Live

CANBERRA = "canberra"


@pytest.mark.clause("canberra:15.2", "canberra:15.2(a)", "canberra:15.2(b)")
def test_the_operator_voids_a_wager_and_excludes_the_player() -> None:
    live = Live(CANBERRA)
    live.bet("A", "player", 40)
    number = breach(live, "other")
    low = just_below(live, "gaming-shift-manager")
    for power in ("void-wagers", "exclude-from-game"):
        live.refused("act-on-breach", Reason.RANK_TOO_LOW, by=low, breach=number, power=power)
        act(live, number, power)
    assert live.has("A") == 10_000_00
    refusal = live.refused("place-wager", Reason.EXCLUDED_FROM_GAME, patron="A", wager="player", stake=5_00)
    assert "canberra:15.2(b)" in refusal.clauses


@pytest.mark.parametrize("power", ["seize-winnings", "exclude-from-casino", "detain", "confiscate-device", "escalate"])
def test_there_are_no_further_powers(power: str) -> None:
    live = Live(CANBERRA)
    number = breach(live, "other")
    refusal = live.refused("act-on-breach", Reason.NO_SUCH_POWER, by=top(live), breach=number, power=power)
    assert "canberra:15.2" in refusal.clauses


@pytest.mark.clause("canberra:15.4")
def test_a_decision_is_final_subject_to_the_commissions_review_on_request() -> None:
    live = Live(CANBERRA)
    number = dispute(live)
    manager = Actor("Kim", "gaming-shift-manager")
    decided, advised = live.do("decide-dispute", by=manager, dispute=number, decision="paid right")
    assert isinstance(decided, DisputeDecided)
    assert decided.review
    assert isinstance(advised, ComplainantAdvised)
    assert (advised.to, advised.review) == (("commission",), True)
    live.refused("review-dispute", Reason.RANK_TOO_LOW, by=manager, dispute=number, decision="x", requested_by="A")
    live.refused(
        "review-dispute", Reason.NEEDS_A_REQUEST, by="commission", dispute=number, decision="x", requested_by="B"
    )
    (last, _) = live.do(
        "review-dispute", by="commission", dispute=number, decision="pay it", requested_by="A", pays=25_00
    )
    assert isinstance(last, DisputeDecided)
    assert last.final
    assert live.has("A") == 10_025_00
    assert live.table.disputes == {}


@pytest.mark.clause("canberra:15.5(a)", "canberra:15.5(b)", "canberra:15.5(c)")
def test_the_duties_of_employees() -> None:
    live = Live(CANBERRA)
    for kind in ("advice-by-staff", "advantage-by-staff", "procedure-by-staff"):
        assert recorded(live, kind, who="the dealer").kind == kind
    assert excused(live, "advice-by-staff", "compliance").reason is Reason.NOT_A_BREACH


@pytest.mark.clause("canberra:15.6")
def test_three_rounds_sat_out_at_a_full_table_cost_the_seat() -> None:
    live = full(CANBERRA)
    sat_out(live, 2)
    live.refused("direct-to-vacate", Reason.NOT_ABSTAINING, patron="D")
    sat_out(live, 1)
    assert abstaining(live) == [("D", 3)]
    live.do("direct-to-vacate", by="casino-supervisor", patron="D")
    assert 4 not in live.table.seated()


@pytest.mark.clause("canberra:15.6")
def test_at_a_table_with_a_free_seat_nobody_has_to_go() -> None:
    live = Live(CANBERRA, patrons="ABCD", places=7)
    sat_out(live, 4)
    refusal = live.refused("direct-to-vacate", Reason.NOT_ABSTAINING, patron="D")
    assert refusal.facts["free"] == 3


@pytest.mark.clause("canberra:15.7")
def test_influence_is_a_breach_asked_or_not() -> None:
    live = Live(CANBERRA)
    assert [breach(live, "influence"), breach(live, "influence", excuse="asked")] == [1, 2]


@pytest.mark.clause("canberra:15.8")
def test_side_bets_are_a_breach() -> None:
    live = Live(CANBERRA)
    assert breach(live, "side-bet") == 1
    for kind in ("device", "proxy-betting", "card-handling"):
        live.refused("record-breach", Reason.NOT_FORBIDDEN, kind=kind, patron="A")


@pytest.mark.clause("canberra:15.4")
def test_a_wrong_payment_is_settled_as_a_dispute_would_be() -> None:
    live = Live(CANBERRA)
    number = paid_wrong(live, 30)
    live.refused("rectify-payment-error", Reason.RANK_TOO_LOW, by="casino-supervisor", error=number, amount=30_00)
    live.do("rectify-payment-error", error=number, amount=0, says="refused to give it back")
    assert live.has("A") == 10_130_00
    assert live.table.payment_errors == {}
