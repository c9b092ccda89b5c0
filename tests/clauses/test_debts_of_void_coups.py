"""What a void coup leaves owed, at live tables: a debt on record, collected or written off, over the days.

No clause speaks of collecting it or of letting it go (readings A-122, A-123): those acts cite none.
"""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.ledger import Place
from croupier.table import Actor, replay
from croupier.table import records as r
from croupier.table.codec import encode_table
from live import Live

PLAYER_WINS, BANKER_WINS = "8sKd/2d5c", "2d4s/3h4c"


def void_round() -> Live:
    """Canberra: A has lost what a void round had paid, B has gone with it."""
    live = Live("canberra", "commission", chips=100)
    for patron in "AB":
        live.bet(patron, "player", 100)
    live.coup(PLAYER_WINS)
    live.bet("A", "banker", 200)
    live.coup(PLAYER_WINS)
    live.do("leave-table", patron="B")
    live.bet("C", "player", 50)
    live.first_four(PLAYER_WINS)
    live.amiss("error-found-late", "void-round", coup=1)
    live.finish()
    return live


@pytest.mark.clause("canberra:13.5", "canberra:A:Void")
def test_what_a_void_round_of_canberra_leaves_owed_is_collected_in_part_and_whole() -> None:
    live = void_round()
    debts = [(debt.patron, debt.amount, debt.of, debt.coup) for debt in live.table.debts_kept]
    assert debts == [("A", 100_00, "payment", 1), ("B", 100_00, "payment", 1)]
    assert all("canberra:13.5" in debt.under for debt in live.table.debts_kept)
    live.refused("collect-debt", Reason.NOT_ENOUGH_CHIPS, patron="A", amount=100_00)
    live.do("buy-in", patron="A", amount=70_00)
    (paid,) = live.do("collect-debt", patron="A", amount=70_00)
    assert paid.under == ()
    assert (live.has("A"), live.table.ledger.balance(Place.OWED, "A")) == (0, -30_00)
    (caged,) = live.do("collect-debt", patron="B", amount=100_00)  # who is not there pays at the cage
    assert isinstance(caged, r.DebtCollected)
    assert (caged.here, caged.left) == (False, 0)
    live.refused("collect-debt", Reason.UNKNOWN_PATRON, patron="B", amount=1_00)
    live.do("leave-table", patron="A")  # whoever owes may leave, and comes back owing
    live.do("arrive", patron="A", chips=50_00)
    live.do("collect-debt", patron="A", amount=30_00)
    assert (live.has("A"), live.table.debts_kept) == (20_00, ())
    assert live.table.ledger.balance(Place.RECEIVABLE) == 0


@pytest.mark.clause("canberra:13.5")
def test_a_debt_is_written_off_by_the_rank_of_the_option_for_a_reason() -> None:
    live = void_round()
    refusal = live.refused("write-off-debt", Reason.RANK_TOO_LOW, by="casino-supervisor", patron="B", says="gone")
    assert refusal.clauses == ()
    (event,) = live.do("write-off-debt", by="gaming-shift-manager", patron="B", says="gone")
    assert isinstance(event, r.DebtWrittenOff)
    assert (event.under, event.amount, event.says) == ((), 100_00, "gone")
    assert live.table.ledger.balance(Place.OWED, "B") == 0


@pytest.mark.clause("canberra:13.5")
def test_a_log_from_before_debts_were_on_record_folds_as_it_did_and_its_debt_can_be_collected() -> None:
    live = void_round()
    old = [event for event in live.events if not isinstance(event, r.DebtRecorded)]
    live.table = replay("test", old)
    assert b"debts" not in encode_table(live.table)
    assert live.table.ledger.balance(Place.OWED, "B") == -100_00
    live.do("collect-debt", patron="B", amount=60_00)
    live.do("write-off-debt", by="casino-operator", patron="B", says="gone")
    assert b"debts" not in encode_table(live.table)
    assert live.table.ledger.balance(Place.OWED, "B") == 0


VOIDED = {
    "star-sydney": ("refund", "gaming-supervisor", "15.5", "gaming-manager", "assistant-gaming-manager"),
    "crown-sydney": ("void", "assistant-casino-manager", "14.3", "assistant-casino-manager", "area-manager"),
}


@pytest.mark.clause("star-sydney:15.5", "crown-sydney:14.3")
def test_a_winner_who_has_walked_off_owes_what_a_disrupted_coup_had_paid() -> None:
    for book, (remedy, rank, clause, high, low) in VOIDED.items():
        live = Live(book)
        live.bet("A", "player", 100)
        live.bet("B", "player", 100)
        live.first_four(PLAYER_WINS)
        live.do("announce-result")
        live.do("settle-coup")
        live.do("record-walk-off", patron="B")
        live.do("report-irregularity", by=Actor("Kim", "dealer"), slip="game-disrupted")
        events = live.do("order-remedy", by=Actor("Lee", rank), remedy=remedy)
        (recorded,) = [event for event in events if isinstance(event, r.DebtRecorded)]
        assert (recorded.debt.patron, recorded.debt.amount) == ("B", 100_00)
        assert f"{book}:{clause}" in recorded.under
        live.refused("write-off-debt", Reason.RANK_TOO_LOW, by=low, patron="B", says="gone")
        live.do("write-off-debt", by=high, patron="B", says="gone")


@pytest.mark.clause("crown-melbourne:10.2.1(a)(ii)", "crown-melbourne:10.2.1(a)(iii)")
def test_crown_management_carries_commission_over_at_melbourne() -> None:
    live = Live("crown-melbourne", chips=1_000)
    live.do("approve", by="crown-management", act="defer-commission", patron="A")
    live.bet("A", "banker", 100)
    live.coup(BANKER_WINS)
    live.bet("A", "player", 1_100)
    live.coup(BANKER_WINS)
    assert (live.has("A"), live.table.patrons["A"].owes) == (0, (5_00, 1))
    live.refused("leave-table", Reason.COMMISSION_OWED, patron="A")
    live.refused("carry-commission-over", Reason.RANK_TOO_LOW, by="pit-boss", patron="A")
    (event,) = live.do("carry-commission-over", by="crown-management", patron="A")
    assert "crown-melbourne:10.2.1(a)(iii)" in event.under
    recorded, _ = live.do("leave-table", patron="A")
    assert isinstance(recorded, r.DebtRecorded)
    assert (recorded.debt.amount, recorded.debt.waits) == (5_00, True)
