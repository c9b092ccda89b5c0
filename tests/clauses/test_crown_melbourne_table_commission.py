"""Crown Melbourne at a live table: commission that waits, and when it is collected (10.2)."""

from __future__ import annotations

from typing import Any

import pytest

from croupier.clauses import Reason
from croupier.table import Stage
from live import Live

CROWN_MELBOURNE = "crown-melbourne"
PLAYER_WINS = "5s4h/Kd7c"
BANKER_WINS = "2d4s/3h4c"
BANKER_SIX = "3dAc9h/Ah5c"


def deferring(*options: tuple[str, str], version: str = "traditional", **facts: Any) -> Live:
    """A table at which A's commission waits."""
    live = Live(CROWN_MELBOURNE, version, method="dealer-opens", face="up", options=options, **facts)
    live.do("approve", by="crown-management", act="defer-commission", patron="A")
    return live


def wins(live: Live, dollars: int, coup: str = BANKER_WINS) -> int:
    """A wins this much on Banker: the profit paid, in cents."""
    live.bet("A", "banker", dollars)
    return live.paid(live.coup(coup), "A", "banker").settled.profit


def owed(live: Live) -> tuple[int, int]:
    return live.table.patrons["A"].owes


def end_shoe(live: Live) -> None:
    live.bet("C", "tie", 1)
    live.call()
    live.draw("5s", cutting_card=True)
    live.draw("Kd", "4h", "7c")
    live.finish()
    assert live.table.shoe.stage is Stage.ENDED


@pytest.mark.clause("crown-melbourne:10.2.1", "crown-melbourne:10.2.1/deferral")
def test_commission_is_taken_with_the_win_unless_crown_management_approved_otherwise_for_a_seated_player() -> None:
    live = Live(CROWN_MELBOURNE, "traditional")
    assert wins(live, 100) == 95_00
    live.refused("approve", Reason.RANK_TOO_LOW, by="pit-boss", act="defer-commission", patron="A")
    live.do("approve", by="crown-management", act="defer-commission", patron="A")
    assert wins(live, 100) == 100_00
    live.bet("B", "banker", 100)
    assert live.paid(live.coup(BANKER_WINS), "B", "banker").settled.profit == 95_00
    live.do("stand-up", patron="B")
    live.refused("approve", Reason.NOT_SEATED, act="defer-commission", patron="B")
    live.do("stand-up", patron="A")
    live.do("approve", act="stand-and-wager", patron="A")
    assert wins(live, 100) == 95_00  # no longer seated
    assert owed(live) == (500, 1)


@pytest.mark.clause("crown-melbourne:10.2.1(b)")
def test_what_is_owed_is_shown_by_a_marker_to_the_cent_and_rounded_once_when_collected() -> None:
    live = deferring()
    assert wins(live, 30) == 30_00
    assert owed(live) == (150, 1)
    wins(live, 51)
    assert owed(live) == (405, 1)  # 5% of $81
    live.do("collect-commission", patron="A", why="request")
    assert (owed(live), live.has("A")) == ((0, 1), 10_081_00 - 4_00)
    up = deferring(("defer-rounding", "up"))
    wins(up, 30)
    up.do("collect-commission", patron="A", why="request")
    assert up.has("A") == 10_030_00 - 2_00


@pytest.mark.clause("crown-melbourne:10.2.1(a)")
def test_deferred_commission_is_settled_at_the_shoes_end_and_collected_before_the_next_begins() -> None:
    live = deferring()
    wins(live, 200)
    live.refused("collect-commission", Reason.NOT_AT_THIS_STAGE, patron="A", why="shoe-end")
    end_shoe(live)
    live.do("shuffle-cards")
    live.cut()
    live.do("place-cutting-card", from_back=20)
    waiting = live.refused("burn-cards", Reason.COMMISSION_OWED, form="plain")
    assert (waiting.facts["patron"], waiting.facts["owed"]) == ("A", 10_00)
    live.do("collect-commission", by="dealer", patron="A", why="shoe-end")
    live.do("burn-cards", form="plain")
    assert live.has("A") == 10_190_00
    live.refused("collect-commission", Reason.NOTHING_OWED, patron="A", why="shoe-end")


@pytest.mark.clause("crown-melbourne:10.2.1(a)(i)")
def test_it_is_settled_earlier_when_the_player_asks() -> None:
    live = deferring()
    wins(live, 200)
    live.do("collect-commission", patron="A", why="request")
    assert live.has("A") == 10_190_00
    assert wins(live, 200) == 200_00  # the approval stands on


@pytest.mark.clause("crown-melbourne:10.2.1(a)(ii)")
def test_it_is_settled_when_the_player_stops_within_a_shoe() -> None:
    live = deferring()
    wins(live, 200)
    live.refused("leave-table", Reason.COMMISSION_OWED, patron="A")
    live.do("collect-commission", patron="A", why="stopping")
    assert live.has("A") == 10_190_00
    live.do("leave-table", patron="A")
    assert "A" not in live.table.patrons


@pytest.mark.clause("crown-melbourne:10.2.1(a)(iii)")
def test_crown_management_may_call_it_in_at_any_time() -> None:
    live = deferring()
    wins(live, 200)
    live.refused("call-in-commission", Reason.RANK_TOO_LOW, by="pit-boss", patron="A")
    live.do("call-in-commission", by="crown-management", patron="A")
    assert (owed(live), live.has("A")) == ((0, 1), 10_190_00)


@pytest.mark.clause("crown-melbourne:10.2.1/deferral", "crown-melbourne:10.1/Crown:Banker")
def test_the_half_withheld_on_a_banker_six_waits_like_other_commission_unless_chosen_otherwise() -> None:
    live = deferring(version="crown")
    assert wins(live, 100, BANKER_SIX) == 100_00
    assert owed(live) == (50_00, 1)
    kept = deferring(("defer-crown-half", "no"), version="crown")
    assert wins(kept, 100, BANKER_SIX) == 50_00
    assert owed(kept) == (0, 1)
    kept.do("approve", act="defer-commission", patron="B")
    assert kept.table.approvals[-1].patron == "B"


@pytest.mark.clause("crown-melbourne:10.2.1/deferral", "crown-melbourne:7.5.1")
def test_the_additional_commission_above_the_differential_waits_with_the_rest() -> None:
    live = deferring(differential=2_500_00)
    live.do("arrange-above-differential", patron="A", maximum=4_500_00)
    assert wins(live, 4_100) == 4_100_00
    assert owed(live) == (245_00, 1)  # 5% of 4,100 and 2.5% of 1,600
