"""Duties of a live table: opened by what happens, kept over closing and restart, closed by a recorded act alone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from croupier import Refusal
from croupier.clauses import Reason
from croupier.duties import Owed, owed
from croupier.table import records as r
from croupier.table.codec import decode_table, encode_table
from croupier.table.owing import open_duties
from croupier.table.views import view
from live import Live

STAR, MELBOURNE, SYDNEY, CANBERRA = "star-sydney", "crown-melbourne", "crown-sydney", "canberra"


def utc(*when: int) -> int:
    return int(datetime(*when, tzinfo=UTC).timestamp()) * 1000  # type: ignore[arg-type, misc]


def owes(live: Live) -> dict[str, Owed]:
    return {one.id: one for one in owed(live.book, "test", open_duties(live.table, live.book))}


def wrong_cards(now: int | None = None) -> Live:
    live = Live(STAR)
    if now is not None:
        live.now = now
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    live.amiss("wrong-cards", "void-shoe")
    return live


def overpaid(live: Live, cents: int) -> int:
    """A wager of the coup at hand that was paid so much too much."""
    live.bet("A", "player", 100)
    live.coup("9sKd/2d5c")
    (payment,) = live.table.past[-1].payments
    due = payment.settled.returned
    live.do(
        "record-payment-error",
        patron="A",
        coup=live.table.past[-1].coup,
        wager=payment.number,
        due=due,
        paid=due + cents,
    )
    return live.table.matters


@pytest.mark.clause("star-sydney:14.11.4")
def test_wrong_cards_are_owed_to_surveillance_at_once_and_to_an_inspector_by_the_end_of_the_day() -> None:
    live = wrong_cards(utc(2026, 10, 31, 12, 30))  # half past eleven at night in Sydney
    found = owes(live)
    assert found["surveillance"].due == live.table.duties.open[0].since
    assert found["inspector-daily"].due == utc(2026, 10, 31, 13) - 1
    assert found["inspector-daily"].due_on == "2026-10-31 23:59"
    assert found["inspector-daily"].facts["slip"] == "wrong-cards"
    assert found["inspector-daily"].clauses == ("star-sydney:14.11.4",)


@pytest.mark.clause("star-sydney:14.11.4")
def test_a_dealer_does_not_answer_for_the_report_to_an_inspector() -> None:
    live = wrong_cards()
    refusal = live.refused("record-notification", Reason.RANK_TOO_LOW, by="dealer", who="inspector-daily", matter=1)
    assert refusal.clauses == ("star-sydney:14.11.4",)
    refusal = live.refused(
        "record-notification", Reason.CHANNEL_NOT_ALLOWED, who="inspector-daily", matter=1, channel="telephone"
    )
    assert refusal.clauses == ("star-sydney:14.11.4",)
    (told,) = live.do(
        "record-notification", who="inspector-daily", matter=1, channel="breach-notification", reference="BR 3"
    )
    assert isinstance(told, r.NotificationRecorded)
    assert (told.channel, told.reference, told.made.actor.rank) == ("breach-notification", "BR 3", "gaming-supervisor")
    assert [one.id for one in live.table.duties.open] == ["surveillance"]


@pytest.mark.clause("star-sydney:14.12.7")
def test_the_only_way_there_is_need_not_be_said() -> None:
    live = Live(STAR)
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    live.amiss("hand-to-wrong-area", "complete")
    (told,) = live.do("record-notification", who="inspector-monthly", matter=1, reference="October, line 4")
    assert isinstance(told, r.NotificationRecorded)
    assert told.channel == "monthly-report"


@pytest.mark.parametrize(
    ("cents", "is_owed"),
    [(1, False), (1_000_00, False), pytest.param(1_000_01, True, marks=pytest.mark.clause("star-sydney:14.17.2"))],
)
def test_a_wrong_payment_strictly_over_a_thousand_is_owed_by_the_month_of_becoming_aware(
    cents: int, is_owed: bool
) -> None:
    live = Live(STAR)
    live.now = utc(2026, 10, 31, 12, 59, 58)  # two seconds before November
    number = overpaid(live, cents)
    found = owes(live).get("commission-monthly")
    assert (found is not None) is is_owed
    if found is not None:
        assert (found.matter, found.due, found.facts["amount"]) == (number, utc(2026, 10, 31, 13) - 1, cents)
        told, *_ = live.do("report-payment-error", error=number, reference="NICC 11/26", month_end=True)
        assert "star-sydney:14.17.2" in told.under
        assert "commission-monthly" not in owes(live)


@pytest.mark.clause("star-sydney:14.17.2")
def test_a_notice_owed_at_a_closed_table_is_late_stays_open_and_is_given_there() -> None:
    live = Live(STAR, patrons="A")
    live.now = utc(2026, 10, 20)
    number = overpaid(live, 2_000_00)
    live.do("leave-table", patron="A")
    live.do("display-notice", about="closing", says="closing", takes_effect=live.now + 20 * 60_000)
    live.now += 20 * 60_000
    live.do("close-table")
    december = utc(2026, 12, 1)
    found = owes(live)["commission-monthly"]
    assert found.late_by(december) == december - (utc(2026, 10, 31, 13) - 1)
    again = decode_table(encode_table(live.table))
    assert open_duties(again, live.book) == open_duties(live.table, live.book), "a restart loses none"
    shown = view(live.table, live.book, live.command("close-table").actor).private
    assert [one.id for one in shown.duties] == ["commission-monthly"]
    assert "report-payment-error" in shown.possible
    live.do("report-payment-error", at=december, error=number, reference="NICC late", month_end=True)
    assert owes(live) == {}


def test_what_is_owed_at_a_closed_table_is_told_of_there_and_nothing_else_is_done() -> None:
    live = wrong_cards()
    live.do("clear-cards")
    for patron in "ABC":
        live.do("leave-table", patron=patron)
    live.do("close-table")
    assert [one.id for one in live.table.duties.open] == ["surveillance", "inspector-daily"]
    live.refused("record-notification", Reason.NOBODY_TO_TELL, who="inspector-monthly", matter=1)
    live.do("record-notification", who="surveillance", matter=1)
    live.do("record-notification", who="inspector-daily", matter=1, reference="DS 1")
    live.refused("record-notification", Reason.TABLE_NOT_OPEN, who="inspector-daily", matter=1)
    assert live.replayed() == live.table


def test_who_may_tell_is_asked_before_whether_anything_is_owed() -> None:
    live = wrong_cards()
    live.refused("record-notification", Reason.RANK_TOO_LOW, by="dealer", who="inspector-daily", matter=99)
    live.refused("record-notification", Reason.NOBODY_TO_TELL, who="inspector-daily", matter=99)


@pytest.mark.clause("crown-melbourne:13.2.3")
def test_money_that_is_held_is_owed_until_the_investigation_is_over() -> None:
    live = Live(MELBOURNE)
    live.do("record-breach", kind="device", patron="A")
    live.do("act-on-breach", "pit-boss", breach=1, power="seize-winnings", amount=500_00)
    assert owes(live)["money-held"].facts["patron"] == "A"
    refusal = live.refused("record-notification", Reason.DUTY_NEEDS_ITS_ACT, who="money-held", matter=1)
    assert (refusal.clauses, refusal.facts["act"]) == (("crown-melbourne:13.2.3",), "end-seizure")
    (ended,) = live.do("end-seizure", patron="A", returned=500_00)
    assert isinstance(ended, r.SeizureEnded)
    assert ended.discharges == (1,)
    assert owes(live) == {}


@pytest.mark.parametrize(
    ("book", "clauses"),
    [
        (SYDNEY, ("crown-sydney:14.12",)),
        (MELBOURNE, ("crown-melbourne:13.10", "crown-melbourne:13.11")),
        (CANBERRA, ("canberra:15.4",)),
        (STAR, ("star-sydney:15.13", "star-sydney:15.14")),
    ],
)
def test_a_complainant_is_owed_the_decision_and_where_to_turn(book: str, clauses: tuple[str, ...]) -> None:
    live = Live(book)
    live.do("raise-dispute", patron="A", about="the payment")
    assert owes(live)["complainant"].clauses == clauses
    decided, advised = live.do("decide-dispute", dispute=1, decision="it stands")
    assert isinstance(decided, r.DisputeDecided)
    assert decided.discharges == (1,)
    assert isinstance(advised, r.ComplainantAdvised)
    assert owes(live) == {}


@pytest.mark.clause("crown-sydney:14.2.4")
def test_a_matter_for_the_police_is_late_from_the_next_moment_on() -> None:
    live = Live(SYDNEY)
    live.do("record-breach", kind="device", patron="A")
    live.do("act-on-breach", "assistant-casino-manager", breach=1, power="escalate")
    found = owes(live)["inspector-or-police"]
    assert found.late_by(found.since) == 0
    assert found.late_by(found.since + 5000) == 5000


@pytest.mark.clause("star-sydney:12.4.1")
def test_a_side_wager_is_not_restricted_before_surveillance_was_told() -> None:
    live = Live(STAR, side_wagers=("player-pair",))
    answer = live.answer("restrict-wager", wager="player-pair")
    assert isinstance(answer, Refusal)
    row = live.book.duty("surveillance-beforehand")
    assert row is not None
    assert set(answer.clauses) <= set(row.clauses)
    assert (row.due.act, row.discharged_by) == ("restrict-wager", "notify-surveillance")
