"""What a table owes, at the edges that the documents leave: written from The Star 14.12 and 14.15 to 14.17 alone."""

from __future__ import annotations

import pytest

from croupier.clauses import Reason
from croupier.duties import Owed, owed
from croupier.table.owing import open_duties
from duties.test_table_duties import owes, utc
from live import Live

STAR = "star-sydney"
OVER = 1_000_01


def wrong(live: Live, *cents: int) -> list[int]:
    """Every payment of the last coup was wrong by so much; the numbers of the cases."""
    found = []
    for payment, much in zip(live.table.past[-1].payments, cents, strict=True):
        due = payment.settled.returned
        live.do(
            "record-payment-error",
            patron=payment.patron,
            coup=live.table.past[-1].coup,
            wager=payment.number,
            due=due,
            paid=due + much,
        )
        found.append(live.table.matters)
    return found


def notices(live: Live) -> list[tuple[int, int]]:
    return [(one.matter, int(one.facts["amount"])) for one in owes_all(live) if one.id == "commission-monthly"]


def owes_all(live: Live) -> list[Owed]:
    return list(owed(live.book, "test", open_duties(live.table, live.book)))


@pytest.mark.clause("star-sydney:14.17.2")
def test_one_item_over_the_amount_and_one_under_it_are_two_items() -> None:
    live = Live(STAR)
    live.bet("A", "player", 2_000)
    live.bet("B", "player", 2_000)
    live.coup("9sKd/2d5c")
    first, second = wrong(live, OVER, -1_000_00)
    assert notices(live) == [(first, OVER)]
    live.do("report-payment-error", error=first, reference="N 1", month_end=True)
    assert notices(live) == []
    live.refused("report-payment-error", Reason.GROUNDS_NOT_MET, error=second, reference="N 2", month_end=True)


@pytest.mark.clause("star-sydney:14.17.2")
def test_an_underpayment_counts_as_an_overpayment_does() -> None:
    live = Live(STAR)
    live.bet("A", "player", 2_000)
    live.coup("9sKd/2d5c")
    wrong(live, -OVER)
    assert [amount for _, amount in notices(live)] == [OVER]


@pytest.mark.clause("star-sydney:14.17.2")
def test_stacks_are_paid_one_by_one_and_each_payment_is_an_item() -> None:
    """Reading A-194: an individual payment is what was handed out for one stack."""
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.bet("A", "player", 100)
    live.coup("9sKd/2d5c")
    wrong(live, 600_00, OVER)
    assert [amount for _, amount in notices(live)] == [OVER]


@pytest.mark.clause("star-sydney:14.17.2", "star-sydney:14.15.2")
def test_one_put_right_is_still_owed_to_the_commission_also_of_a_patron_who_has_left() -> None:
    live = Live(STAR, patrons="A")
    live.now = utc(2026, 10, 31, 12, 59)  # a minute before November in Sydney
    live.bet("A", "player", 100)
    live.coup("9sKd/2d5c")
    (number,) = wrong(live, OVER)
    live.do("rectify-payment-error", error=number, amount=OVER)
    assert notices(live) == [(number, OVER)]
    live.do("leave-table", patron="A")
    live.now = utc(2026, 11, 20)
    (found,) = (one for one in owes_all(live) if one.id == "commission-monthly")
    assert (found.due, found.late_by(live.now)) == (utc(2026, 10, 31, 13) - 1, live.now - utc(2026, 10, 31, 13) + 1)


@pytest.mark.clause("star-sydney:14.17.2")
def test_the_month_is_that_of_becoming_aware_though_the_coup_was_in_the_one_before() -> None:
    live = Live(STAR, patrons="A")
    live.now = utc(2026, 9, 30, 13, 59)  # a minute before October
    live.bet("A", "player", 100)
    live.coup("9sKd/2d5c")
    live.do("leave-table", patron="A")
    live.now = utc(2026, 9, 30, 14)  # October begins at ten hours from Greenwich, and ends at eleven
    wrong(live, OVER)
    (found,) = (one for one in owes_all(live) if one.id == "commission-monthly")
    assert found.due == utc(2026, 10, 31, 13) - 1


@pytest.mark.clause("star-sydney:14.12.7")
def test_an_instance_noticed_in_the_next_month_is_owed_by_the_end_of_that() -> None:
    live = Live(STAR)
    live.now = utc(2027, 3, 31, 12, 59)  # eleven hours from Greenwich; ten from the fourth of April on
    live.bet("A", "player", 100)
    live.coup("9sKd/2d5c")
    live.now = utc(2027, 3, 31, 13)
    live.do("report-irregularity", slip="hand-to-wrong-area", coup=1)
    live.do("order-remedy", "gaming-supervisor", remedy="stands")
    assert owes(live)["inspector-monthly"].due == utc(2027, 4, 30, 14) - 1


# --- discharging ---------------------------------------------------------------------------------


def test_nothing_is_discharged_twice_or_for_a_matter_that_is_not_or_in_the_past() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    live.amiss("wrong-cards", "void-shoe")
    live.refused("record-notification", Reason.NOBODY_TO_TELL, who="surveillance", matter=2)
    live.refused("record-notification", Reason.NOBODY_TO_TELL, who="inspector-monthly", matter=1)
    live.refused(
        "record-notification", Reason.TIME_RUNS_BACKWARDS, at=live.table.clock - 1, who="surveillance", matter=1
    )
    live.refused("record-notification", Reason.RANK_TOO_LOW, by="patron", who="surveillance", matter=1)
    live.do("record-notification", who="surveillance", matter=1)
    live.refused("record-notification", Reason.NOBODY_TO_TELL, who="surveillance", matter=1)
    assert [one.id for one in live.table.duties.open] == ["inspector-daily"]
