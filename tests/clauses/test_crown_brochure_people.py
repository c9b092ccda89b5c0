"""The Crown brochure says nothing of people and payments: Crown Melbourne's chapter 13 holds, and both are cited."""

from __future__ import annotations

import pytest

from clauses.people import abstaining, act, breach, dispute, full, paid_wrong, sat_out
from croupier import Reason
from croupier.ledger import Place
from live import Live

BROCHURE = "crown-brochure"
BOTH = ("crown-brochure:4:About(consistency)", "crown-melbourne:13.2")


@pytest.mark.clause("crown-brochure:4:About(consistency)")
def test_conduct_is_judged_as_crown_melbourne_judges_it() -> None:
    live = Live(BROCHURE)
    number = breach(live, "device")
    act(live, number, "seize-winnings", amount=50_00)
    assert live.table.ledger.balance(Place.HELD, "A") == 50_00
    refusal = live.refused("act-on-breach", Reason.NO_SUCH_POWER, by="pit-boss", breach=number, power="escalate")
    assert refusal.clauses == BOTH


@pytest.mark.clause("crown-brochure:4:About(consistency)")
def test_seats_disputes_and_payments_too() -> None:
    live = full(BROCHURE)
    sat_out(live, 3)
    assert abstaining(live) == [("D", 3)]
    (directed, _) = live.do("direct-to-vacate", patron="D")
    assert directed.under == (BOTH[0], "crown-melbourne:13.8")
    decided, advised = live.do("decide-dispute", dispute=dispute(live), decision="no")
    assert decided.under == (BOTH[0], "crown-melbourne:13.9")
    assert advised.under == (BOTH[0], "crown-melbourne:13.10", "crown-melbourne:13.11")
    live.do("rectify-payment-error", error=paid_wrong(live, 5), amount=5_00)
    assert live.table.payment_errors == {}
