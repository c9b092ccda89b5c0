"""The Star's reports: 4.12 and 14.11.4 by the day, 14.12.7 and 14.17.2 by the month, Surveillance, devices, disputes.

Events are planted at a table whose log is kept, and the report is read. Start at the first test.
"""

from __future__ import annotations

from typing import Any

import pytest

from clauses.irregular import reported as slipped
from clauses.people import act, breach, dispute, nine_to_seven, paid_wrong
from croupier.coup import Side
from croupier.store.memory import MemoryLog
from croupier.table import Actor
from kept import Kept, column, instant, numbers, reported

STAR, ZONE = "star-sydney", "Australia/Sydney"
OCTOBER = ("2026-10-01", "2026-10-31")
NOVEMBER = ("2026-11-01", "2026-11-30")


def table(log: MemoryLog, on: str = "2026-10-20 20:00:00", **facts: Any) -> Kept:
    return Kept(log, STAR, "premium", on=on, **facts)


def delivered(live: Kept) -> Kept:
    """Method B: the hands go to A, who has 200 on Player, and B, who has 300 on Banker."""
    live.do("choose-dealing", method="method-b", face="down")
    live.bet("A", "player", 200)
    live.bet("B", "banker", 300)
    live.call()
    live.draw("Kc", "4d", "2s", "3h")
    return live


# --- the daily summary ---------------------------------------------------------------------------


@pytest.mark.clause("star-sydney:4.12")
def test_a_shoe_void_because_its_order_was_seen_is_in_the_summary_of_its_day() -> None:
    log = MemoryLog()
    live = table(log)
    live.amiss("sequence-revealed", "void-shoe", "gaming-manager", says="cards seen at the cut")
    live.do(
        "record-notification",
        "gaming-supervisor",
        who="inspector-of-shoe",
        matter=1,
        channel="breach-notification",
        reference="B 7",
    )
    made = reported(log, live, "daily-summary", "2026-10-20", "2026-10-20")
    assert made.title == "L&GNSW Daily Summary Report"
    assert column(made, "case", "remark", "chosen-by", "channel", "reference") == [
        ("sequence-revealed", "cards seen at the cut", "the supervisor", "breach-notification", "B 7")
    ]
    assert numbers(made, "clause") == [["4.12"]]
    for day in ("2026-10-19", "2026-10-21"):
        assert not reported(log, live, "daily-summary", day, day).lines


@pytest.mark.clause("star-sydney:14.11.4")
def test_wrong_cards_are_in_it_for_the_inspector_and_for_surveillance() -> None:
    log = MemoryLog()
    live = table(log, on="2026-10-20 23:50:00")
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    live.at("2026-10-20 23:59:59")
    live.amiss("wrong-cards", "void-shoe")
    live.at("2026-10-21 00:00:00")
    live.do("record-notification", "dealer", who="surveillance", matter=1, channel="telephone")
    made = reported(log, live, "daily-summary", "2026-10-20", "2026-10-20")
    assert column(made, "shoe", "coup", "to", "told") == [
        (1, 1, "An Inspector, by the Daily Summary Report or a breach notification.", None),
        (1, 1, "Surveillance, at once.", None),
    ], "what was told after the day is not in the day's report"
    assert numbers(made, "clause") == [["14.11.4"], ["14.11.4"]]
    assert not reported(log, live, "daily-summary", "2026-10-21", "2026-10-21").lines


@pytest.mark.clause("star-sydney:14.11.3")
def test_the_check_of_the_decks_is_beside_them_in_the_report_of_its_day() -> None:
    """Not found complete yet at the end of the day: the day's report has nothing there, and that of the check has."""
    log = MemoryLog()
    live = table(log, on="2026-10-20 23:50:00")
    live.bet("A", "player", 100)
    live.first_four("8sKd/2d5c")
    live.amiss("wrong-cards", "void-shoe")
    live.do("clear-cards")
    live.at("2026-10-21 00:00:00")
    live.do("check-cards", Actor("Kim", "dealer"))
    first, second = (reported(log, live, "daily-summary", day, day) for day in ("2026-10-20", "2026-10-21"))
    assert column(first, "checked", "checked-by") == [(None, None)] * 2
    assert column(second, "case", "checked", "checked-by") == [("wrong-cards", live.now, "Kim")] * 2
    live.at("2026-10-22 12:00:00")
    assert not reported(log, live, "daily-summary", "2026-10-22", "2026-10-22").lines


@pytest.mark.clause("star-sydney:4.12")
def test_a_shoe_whose_order_was_seen_has_no_check_to_wait_for() -> None:
    log = MemoryLog()
    live = table(log)
    live.amiss("sequence-revealed", "void-shoe", "gaming-manager")
    assert column(reported(log, live, "daily-summary", "2026-10-20", "2026-10-20"), "checked") == [(None,)]


# --- 14.12.7: the monthly report -----------------------------------------------------------------


@pytest.mark.clause("star-sydney:14.12.7")
@pytest.mark.parametrize(
    ("slip", "case", "remedy", "option", "opened"),
    [
        ("hand-to-wrong-area", "14.12.1", "complete", "14.12.4", False),
        ("hand-to-wrong-area", "14.12.1", "no-bet-coup", "14.12.6", True),
        ("hand-to-wrong-person", "14.12.2", "offer", "14.12.5", False),
        ("hand-to-wrong-person", "14.12.2", "complete", "14.12.4", True),
        ("dealer-revealed-card", "14.12.3", "complete", "14.12.4", True),
    ],
)
def test_every_instance_has_date_table_coup_case_exposure_option_and_who_chose(
    slip: str, case: str, remedy: str, option: str, opened: bool
) -> None:
    log = MemoryLog()
    live = delivered(table(log))
    if opened and slip != "dealer-revealed-card":
        live.open_hand(Side.PLAYER)
    slipped(live, slip)
    live.do("order-remedy", Actor("Lee", "gaming-supervisor"), remedy=remedy)
    made = reported(log, live, "irregularities", *OCTOBER)
    assert made.title == (
        "The Star Monthly Table Games Premium Baccarat Irregularity 14.12 Inspector Notification Report"
    )
    assert column(made, "table", "shoe", "coup", "case", "exposed", "option", "chosen-by", "noticed-by") == [
        ("T1", 1, 1, slip, opened, remedy, "Lee", "Kim")
    ]
    assert column(made, "date") == [(instant("2026-10-20 20:00:00", ZONE),)]
    assert numbers(made, "case") == [[case]]
    assert numbers(made, "option") == [[option]]
    assert not reported(log, live, "irregularities", *NOVEMBER).lines


@pytest.mark.clause("star-sydney:14.12.7")
def test_one_noticed_late_is_in_the_month_of_noticing_with_the_date_of_its_coup() -> None:
    log = MemoryLog()
    live = table(log, on="2026-10-31 23:58:00")
    live.bet("A", "player", 100)
    live.coup("9cTd/2s5h")
    live.at("2026-11-01 00:00:00")
    live.do("report-irregularity", Actor("Kim", "dealer"), slip="hand-to-wrong-area", coup=1)
    live.do("order-remedy", Actor("Lee", "gaming-supervisor"), remedy="stands")
    assert not reported(log, live, "irregularities", *OCTOBER).lines
    made = reported(log, live, "irregularities", *NOVEMBER)
    assert column(made, "coup", "exposed", "option") == [(1, True, "stands")]
    assert column(made, "date") == [(instant("2026-10-31 23:58:00", ZONE),)]
    assert numbers(made, "option") == [["14.12.4"]]


@pytest.mark.clause("star-sydney:14.12.7")
def test_one_that_waits_over_the_end_of_the_month_is_in_both_and_none_is_lost() -> None:
    log = MemoryLog()
    live = delivered(table(log, on="2026-10-31 23:58:00"))
    slipped(live, "hand-to-wrong-area")
    live.at("2026-11-01 00:01:00")
    live.remedy("complete")
    assert column(reported(log, live, "irregularities", *OCTOBER), "option", "chosen-by") == [(None, None)]
    assert column(reported(log, live, "irregularities", *NOVEMBER), "option") == [("complete",)]


@pytest.mark.clause("star-sydney:14.12.7")
def test_a_report_that_was_mistaken_is_no_instance_and_another_slip_is_none() -> None:
    log = MemoryLog()
    live = delivered(table(log))
    slipped(live, "hand-to-wrong-area")
    live.do("withdraw-report", Actor("Kim", "dealer"))
    live.amiss("wrong-cards", "void-shoe")
    assert not reported(log, live, "irregularities", *OCTOBER).lines


@pytest.mark.clause("star-sydney:14.12.7")
def test_an_offer_after_which_no_wager_is_left_is_listed_with_the_no_bet_coup() -> None:
    log = MemoryLog()
    live = delivered(table(log))
    live.amiss("hand-to-wrong-person", "offer")
    for number in tuple(live.table.coup.wagers):
        live.do("answer-offer", number=number, choice="retract")
    assert numbers(reported(log, live, "irregularities", *OCTOBER), "option") == [["14.12.5", "14.12.6"]]


# --- 14.17.2: wrong payments ---------------------------------------------------------------------


@pytest.mark.clause("star-sydney:14.17.2")
@pytest.mark.parametrize("sign", [1, -1])
def test_a_thousand_dollars_is_not_listed_and_a_cent_more_is_either_way(sign: int) -> None:
    log = MemoryLog()
    live = table(log)
    for cents in (999_99, 1_000_00, 1_000_01):
        number = live.bet("A", "player", 2_000)
        live.coup(nine_to_seven(live))
        due = 4_000_00
        live.do(
            "record-payment-error",
            patron="A",
            coup=live.table.coup.number - 1,
            wager=number,
            due=due,
            paid=due + sign * cents,
        )
    made = reported(log, live, "payment-errors", *OCTOBER)
    assert column(made, "coup", "wager", "wrong", "amount", "rectified", "open") == [
        (3, "player", "overpaid" if sign > 0 else "underpaid", 1_000_01, 0, 1_000_01)
    ]


@pytest.mark.clause("star-sydney:14.17.2")
def test_it_is_listed_by_the_month_of_becoming_aware_put_right_or_not() -> None:
    """Two coups of October: one is found in the last second of it, one in the first of November."""
    log = MemoryLog()
    live = table(log, on="2026-10-31 23:00:00")
    wagers = []
    for _ in range(2):
        wagers.append(live.bet("A", "player", 100))
        live.coup(nine_to_seven(live))
    live.at("2026-10-31 23:59:59.999")
    live.do("record-payment-error", patron="A", coup=1, wager=wagers[0], due=200_00, paid=1_700_00)
    live.do("rectify-payment-error", error=1, amount=1_500_00)
    live.at("2026-11-01 00:00:00")
    live.do("record-payment-error", patron="A", coup=2, wager=wagers[1], due=200_00, paid=1_600_00)
    live.do("rectify-payment-error", error=2, amount=400_00)
    october, november = (reported(log, live, "payment-errors", *month) for month in (OCTOBER, NOVEMBER))
    assert column(october, "coup", "amount", "rectified", "open") == [(1, 1_500_00, 1_500_00, 0)]
    assert column(november, "coup", "amount", "rectified", "open") == [(2, 1_400_00, 400_00, 1_000_00)]


@pytest.mark.clause("star-sydney:14.17.2")
def test_a_past_month_stays_as_it_was_whatever_is_put_right_or_told_later() -> None:
    log = MemoryLog()
    live = table(log)
    number = paid_wrong(live, 1_500)
    before = reported(log, live, "payment-errors", *OCTOBER)
    live.at("2026-11-02 12:00:00")
    live.do("rectify-payment-error", error=number, amount=700_00)
    live.do("report-payment-error", error=number, reference="notice 10", month_end=True)
    assert reported(log, live, "payment-errors", *OCTOBER) == before
    assert column(before, "open", "told") == [(1_500_00, None)]
    assert not reported(log, live, "payment-errors", *NOVEMBER).lines


# --- what else is owed ---------------------------------------------------------------------------


# the optional wagers, a layout that has each, and the clause by which Surveillance is told
RESTRICTED = (
    ("player-pair", "A", "12.4.1"),
    ("super-6", "M", "12.9.1"),
    ("tiger-tie", "P", "12.14.1"),
    ("tiger-pair", "Q", "12.19.1"),
    ("tiger", "S", "12.24.1"),
    ("big-tiger", "U", "12.28.1"),
    ("small-tiger", "W", "12.33.1"),
)


@pytest.mark.parametrize(
    ("wager", "layout", "clause"),
    [pytest.param(*row, marks=pytest.mark.clause(f"star-sydney:{row[2]}"), id=row[0]) for row in RESTRICTED],
)
def test_surveillance_was_told_before_a_side_wager_was_restricted(wager: str, layout: str, clause: str) -> None:
    log = MemoryLog()
    live = Kept(log, STAR, on="2026-10-20 20:00:00", layout=layout, side_wagers=(wager,))
    live.do("notify-surveillance", about=f"restriction:{wager}")
    live.wait(5)
    live.do("display-sign", sign=f"restriction:{wager}")
    live.do("restrict-wager", by="gaming-supervisor", wager=wager)
    made = reported(log, live, "restricted-wagers", "2026-10-20", "2026-10-20")
    told = instant("2026-10-20 20:00:00", ZONE)
    assert column(made, "told", "wager", "restricted", "lifted") == [(told, wager, told + 5 * 60_000, None)]
    assert numbers(made, "clause") == [[clause]]
    live.at("2026-10-22 09:00:00")
    live.do("lift-restriction", wager=wager)
    days = [reported(log, live, "restricted-wagers", f"2026-10-{day}", f"2026-10-{day}") for day in (19, 21, 22, 23)]
    assert [len(one.lines) for one in days] == [0, 1, 1, 0], "it is listed as long as it stands"


@pytest.mark.clause("star-sydney:15.3.4")
def test_a_detention_is_listed_until_an_inspector_or_the_police_were_called() -> None:
    log = MemoryLog()
    live = table(log)
    number = breach(live, "device")
    act(live, number, "detain", says="a counter in a shoe")
    live.at("2026-10-22 10:00:00")
    live.do("record-notification", "dealer", who="inspector-or-police", matter=number, channel="telephone")
    days = [reported(log, live, "devices", f"2026-10-{day}", f"2026-10-{day}") for day in (20, 21, 22, 23)]
    assert [column(one, "patron", "told") for one in days] == [
        [("A", None)],
        [("A", None)],
        [("A", instant("2026-10-22 10:00:00", ZONE))],
        [],
    ]


@pytest.mark.clause("star-sydney:15.14")
def test_a_dispute_is_listed_with_its_decision_and_what_was_advised() -> None:
    log = MemoryLog()
    live = table(log)
    number = dispute(live)
    live.do("decide-dispute", by=Actor("Kim", "casino-supervisor"), dispute=number, decision="paid right")
    made = reported(log, live, "disputes", *OCTOBER)
    assert column(made, "patron", "decision", "decided-by", "accepted") == [("A", "paid right", "Kim", False)]
    assert "inspector" in str(column(made, "advised")[0][0])
