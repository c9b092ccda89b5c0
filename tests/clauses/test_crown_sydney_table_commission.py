"""Crown Sydney at a live table: commission taken with the win, and commission that waits."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import Stage
from live import Live

BANKER_WINS, BANKER_SIX = "2d4s/3h4c", "2s3dKh/3cTd3s"


def deferred(variation: str = "traditional", **options: str) -> Live:
    """A's commission waits, approved by an Assistant Casino Manager."""
    live = Live(variation=variation, options=tuple((key.replace("_", "-"), one) for key, one in options.items()))
    live.do("approve", by="assistant-casino-manager", act="defer-commission", patron="A")
    return live


def wins(live: Live, *dollars: int, patron: str = "A", text: str = BANKER_WINS) -> None:
    for stake in dollars:
        live.bet(patron, "banker", stake)
        live.coup(text)


def owes(live: Live, patron: str = "A") -> float:
    part, whole = live.table.patrons[patron].owes
    return part / whole


@pytest.mark.clause("crown-sydney:10.3.1")
def test_without_approval_commission_is_collected_when_the_win_is_paid() -> None:
    live = Live()
    wins(live, 240)
    assert (live.has("A"), owes(live)) == (10_228_00, 0)


@pytest.mark.clause("crown-sydney:10.3.1", "crown-sydney:10.3.1/deferral")
def test_an_assistant_casino_manager_approves_beforehand_that_commission_waits_for_one_player() -> None:
    live = Live()
    wins(live, 100)
    live.refused("approve", Reason.RANK_TOO_LOW, by="area-manager", act="defer-commission", patron="A")
    live.do("approve", by="assistant-casino-manager", act="defer-commission", patron="A")
    assert (live.has("A"), owes(live)) == (10_095_00, 0)  # what was paid before stays as it was
    wins(live, 100)
    wins(live, 100, patron="B")
    assert (live.has("A"), owes(live)) == (10_195_00, 5_00)
    assert (live.has("B"), owes(live, "B")) == (10_095_00, 0)


@pytest.mark.clause("crown-sydney:10.3.1(b)")
def test_a_marker_shows_what_is_owed_and_by_whom() -> None:
    live = deferred()
    live.bet("A", "banker", 300)
    (payment,) = live.coup(BANKER_WINS)
    assert "crown-sydney:10.3.1(b)" in payment.settled.clauses
    assert (payment.patron, payment.settled.profit, owes(live)) == ("A", 300_00, 15_00)
    live.bet("A", "player", 300)
    (lost,) = live.coup(BANKER_WINS)
    assert "crown-sydney:10.3.1(b)" not in lost.settled.clauses


@pytest.mark.clause("crown-sydney:10.3.1(a)")
def test_what_waits_is_settled_after_the_shoe_and_before_the_next_one_begins() -> None:
    live = deferred()
    wins(live, 100, 60)
    live.refused("collect-commission", Reason.NOT_AT_THIS_STAGE, patron="A", why="shoe-end")
    live.do("order-shuffle", grounds="reasonable-cause")
    live.do("replace-cards", grounds="handled")
    live.do("bring-cards", back="red", pre_shuffled="casino")
    live.cut()
    live.do("place-cutting-card", from_back=20)
    refusal = live.refused("burn-cards", Reason.COMMISSION_OWED, form="plain")
    assert (refusal.facts["patron"], refusal.facts["owed"]) == ("A", 8_00)
    live.do("collect-commission", patron="A", why="shoe-end")
    assert (live.has("A"), owes(live)) == (10_152_00, 0)
    live.do("burn-cards", form="plain")
    assert live.table.shoe.stage is Stage.IN_PLAY


@pytest.mark.clause("crown-sydney:10.3.1(a)(i)")
def test_a_player_may_ask_to_settle_it_earlier() -> None:
    live = deferred()
    live.refused("collect-commission", Reason.NOTHING_OWED, patron="A", why="request")
    wins(live, 100)
    live.do("collect-commission", patron="A", why="request")
    assert (live.has("A"), owes(live)) == (10_095_00, 0)
    wins(live, 100)  # and goes on, with commission waiting
    assert owes(live) == 5_00


@pytest.mark.clause("crown-sydney:10.3.1(a)(ii)")
def test_a_player_who_stops_before_the_end_of_the_shoe_settles_it_first() -> None:
    live = deferred()
    wins(live, 100)
    live.refused("leave-table", Reason.COMMISSION_OWED, patron="A")
    live.do("collect-commission", patron="A", why="stopping")
    assert live.has("A") == 10_095_00
    live.do("leave-table", patron="A")
    assert "A" not in live.table.patrons


@pytest.mark.clause("crown-sydney:10.3.1(a)(iii)")
def test_an_assistant_casino_manager_may_call_it_in_at_any_time() -> None:
    live = deferred()
    wins(live, 100)
    live.refused("call-in-commission", Reason.RANK_TOO_LOW, by="area-manager", patron="A")
    live.do("call-in-commission", by="assistant-casino-manager", patron="A")
    assert (live.has("A"), owes(live)) == (10_095_00, 0)


@pytest.mark.parametrize(("rounding", "collected"), [("down", 3_00), ("up", 4_00)])
@pytest.mark.clause("crown-sydney:10.3.1(a)(i)", "crown-sydney:10.3.1/deferral")
def test_what_waits_is_kept_to_the_cent_and_rounded_once_when_it_is_collected(rounding: str, collected: int) -> None:
    live = deferred(defer_rounding=rounding)
    wins(live, 25, 25, 25)  # 1.25 each
    assert (live.has("A"), owes(live)) == (10_075_00, 3_75)
    live.do("collect-commission", patron="A", why="request")
    assert (live.has("A"), owes(live)) == (10_075_00 - collected, 0)


@pytest.mark.parametrize(("half", "has", "waits"), [("yes", 10_100_00, 50_00), ("no", 10_050_00, 0)])
@pytest.mark.clause("crown-sydney:10.3.1", "crown-sydney:10.2/Table 4:Banker")
def test_the_half_on_a_banker_six_at_crown_baccarat_is_commission_and_may_wait(half: str, has: int, waits: int) -> None:
    live = deferred("crown", defer_crown_half=half)
    wins(live, 100, text=BANKER_SIX)
    assert (live.has("A"), owes(live)) == (has, waits)
    wins(live, 100)  # no commission on any other count
    assert (live.has("A"), owes(live)) == (has + 100_00, waits)
