"""Crown Sydney at a live table: commission that cannot be paid, and people who walk off owing it."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.table import records as r
from live import Live

BANKER_WINS = "2d4s/3h4c"
CASINO_MANAGER, ASSISTANT = "casino-manager", "assistant-casino-manager"


def owing(*, left: int = 0, **options: str) -> Live:
    """A's commission of 5 waits, and A has lost all chips but these."""
    live = Live(options=tuple((key.replace("_", "-"), one) for key, one in options.items()))
    live.do("approve", by=ASSISTANT, act="defer-commission", patron="A")
    live.bet("A", "banker", 100)
    live.coup(BANKER_WINS)
    for stake in (5_000, 5_000 - left, 100):
        live.bet("A", "player", stake)
        live.coup(BANKER_WINS)
    assert (live.has("A"), live.table.patrons["A"].owes) == (left * 100, (5_00, 1))
    return live


def next_shoe(live: Live) -> None:
    live.do("order-shuffle", grounds="reasonable-cause")
    live.do("replace-cards", grounds="handled")
    live.do("bring-cards", back="red" if live.table.back != "red" else "blue", pre_shuffled="casino")
    live.cut()
    live.do("place-cutting-card", from_back=20)


@pytest.mark.clause("crown-sydney:10.3.1(a)", "crown-sydney:10.3.1(a)(iii)")
def test_an_assistant_casino_manager_carries_commission_over_to_the_end_of_the_next_shoe() -> None:
    live = owing()
    next_shoe(live)
    live.refused("burn-cards", Reason.COMMISSION_OWED, form="plain")
    live.refused("collect-commission", Reason.NOT_ENOUGH_CHIPS, patron="A", why="shoe-end")
    live.refused("call-in-commission", Reason.NOT_ENOUGH_CHIPS, by=ASSISTANT, patron="A")
    live.refused("carry-commission-over", Reason.RANK_TOO_LOW, by="area-manager", patron="A")
    (event,) = live.do("carry-commission-over", by=ASSISTANT, patron="A")
    assert isinstance(event, r.CommissionCarriedOver)
    assert (event.owed, event.through) == (5_00, live.table.shoe.number)
    live.refused("carry-commission-over", Reason.NOTHING_OWED, by=ASSISTANT, patron="A")
    live.do("burn-cards", form="plain")
    live.bet("B", "banker", 100)
    live.coup(BANKER_WINS)
    next_shoe(live)  # and is asked for again at the end of that one
    live.refused("burn-cards", Reason.COMMISSION_OWED, form="plain")


@pytest.mark.clause("crown-sydney:10.3.1(a)(ii)", "crown-sydney:10.3.1(a)(iii)")
def test_whoever_leaves_with_commission_carried_over_owes_it_when_they_are_back() -> None:
    live = owing()
    live.refused("leave-table", Reason.COMMISSION_OWED, patron="A")
    live.do("carry-commission-over", by=ASSISTANT, patron="A")
    recorded, left = live.do("leave-table", patron="A")
    assert isinstance(recorded, r.DebtRecorded)
    assert isinstance(left, r.PatronLeft)
    assert (recorded.debt.amount, recorded.debt.of, recorded.debt.waits) == (5_00, "commission", True)
    next_shoe(live)
    live.do("burn-cards", form="plain")
    live.do("arrive", patron="A", chips=100_00)
    (paid,) = live.do("collect-debt", patron="A", amount=5_00)
    assert "crown-sydney:10.3.1(a)" in paid.under
    assert (live.has("A"), live.table.debts_kept) == (95_00, ())


@pytest.mark.clause("crown-sydney:10.3.1(a)")
def test_the_next_shoe_waits_for_what_someone_who_walked_off_owes() -> None:
    live = owing()
    _, left = live.do("record-walk-off", patron="A")
    assert isinstance(left, r.PatronLeft)
    assert left.walked_off is True
    assert "A" not in live.table.patrons
    next_shoe(live)
    refusal = live.refused("burn-cards", Reason.COMMISSION_OWED, form="plain")
    assert (refusal.facts["patron"], refusal.facts["owed"]) == ("A", 5_00)
    (event,) = live.do("carry-commission-over", by=ASSISTANT, patron="A")
    assert isinstance(event, r.CommissionCarriedOver)
    assert event.through is None
    live.do("burn-cards", form="plain")
    assert [debt.waits for debt in live.table.debts_kept] == [True]


@pytest.mark.clause("crown-sydney:10.3.1(a)(i)")
def test_a_part_may_be_paid_and_the_rest_carried_over() -> None:
    live = owing(left=3)
    live.refused("collect-commission", Reason.NOT_ENOUGH_CHIPS, patron="A", why="request")
    live.refused("collect-commission", Reason.AMOUNT_NOT_POSSIBLE, patron="A", why="request", amount=6_00)
    live.do("collect-commission", patron="A", why="request", amount=3_00)
    assert (live.has("A"), live.table.patrons["A"].owes) == (0, (2_00, 1))
    live.do("carry-commission-over", by=ASSISTANT, patron="A")
    next_shoe(live)
    live.do("burn-cards", form="plain")


def test_the_house_writes_commission_off_by_the_rank_of_its_option_and_cites_nothing() -> None:
    live = owing()
    refusal = live.refused("write-off-commission", Reason.RANK_TOO_LOW, by="area-manager", patron="A", says="no chips")
    assert refusal.clauses == ()
    live.refused("write-off-commission", Reason.TEXT_NOT_POSSIBLE, by=ASSISTANT, patron="A", says=" ")
    (event,) = live.do("write-off-commission", by=ASSISTANT, patron="A", says="no chips")
    assert isinstance(event, r.CommissionWrittenOff)
    assert (event.under, event.owed, event.says) == ((), 5_00, "no chips")
    assert live.table.patrons["A"].owes == (0, 1)
    next_shoe(live)
    live.do("burn-cards", form="plain")
    higher = owing(write_off_rank=CASINO_MANAGER)
    higher.refused("write-off-commission", Reason.RANK_TOO_LOW, by=ASSISTANT, patron="A", says="no chips")
    higher.do("write-off-commission", by=CASINO_MANAGER, patron="A", says="no chips")


def test_what_someone_who_walked_off_owes_is_written_off_as_a_debt() -> None:
    live = owing()
    live.do("record-walk-off", patron="A")
    live.refused("write-off-commission", Reason.UNKNOWN_PATRON, by=ASSISTANT, patron="A", says="gone")
    (event,) = live.do("write-off-debt", by=ASSISTANT, patron="A", says="gone for good")
    assert isinstance(event, r.DebtWrittenOff)
    assert (event.under, event.amount) == ((), 5_00)
    next_shoe(live)
    live.do("burn-cards", form="plain")


@pytest.mark.clause("crown-sydney:10.3.1(a)(iii)")
def test_a_table_with_commission_carried_over_closes_and_the_debt_outlasts_the_day() -> None:
    live = owing()
    live.do("display-notice", about="closing", takes_effect=live.now + 30 * 60_000)
    for _ in range(3):
        live.bet("B", "banker", 100)
        live.coup(BANKER_WINS)
    live.refused("close-table", Reason.COMMISSION_OWED, by=CASINO_MANAGER)
    live.do("carry-commission-over", by=ASSISTANT, patron="A")
    live.do("close-table", by=CASINO_MANAGER)
    assert [(debt.patron, debt.amount, debt.waits) for debt in live.table.debts_kept] == [("A", 5_00, True)]
