"""Reports of the other books: devices, money held and disputes, each by its clause.

Events are planted at a table whose log is kept, and the report is read. Start at the first test.
"""

from __future__ import annotations

import pytest

from clauses.people import act, breach, dispute
from croupier.store.memory import MemoryLog
from kept import Kept, column, instant, numbers, reported

DAY, MONTH, NEXT = ("2026-10-20",) * 2, ("2026-10-01", "2026-10-31"), ("2026-11-01", "2026-11-30")


def table(log: MemoryLog, book: str) -> Kept:
    return Kept(log, book, on="2026-10-20 20:00:00")


@pytest.mark.parametrize(
    ("book", "power", "who", "clause"),
    [
        pytest.param(book, power, who, clause, marks=pytest.mark.clause(f"{book}:{clause}"), id=book)
        for book, power, who, clause in (
            ("crown-sydney", "escalate", "inspector-or-police", "14.2.4"),
            ("crown-melbourne", "detain", "authorised-person", "13.2.5"),
        )
    ],
)
def test_whoever_takes_over_a_device_is_listed_with_how_they_were_told(
    book: str, power: str, who: str, clause: str
) -> None:
    log = MemoryLog()
    live = table(log, book)
    act(live, breach(live, "device"), power)
    live.wait(2)
    live.do("record-notification", "dealer", who=who, matter=1, channel="telephone", reference="badge 12")
    made = reported(log, live, "devices", *DAY)
    told = instant("2026-10-20 20:02:00", live.book.source.zone)
    assert column(made, "patron", "power", "told", "reference") == [("A", power, told, "badge 12")]
    assert clause in [one.number for one in made.lines[0].clauses]


@pytest.mark.clause("crown-melbourne:13.2.3")
def test_money_held_is_listed_every_month_until_it_went_somewhere() -> None:
    log = MemoryLog()
    live = table(log, "crown-melbourne")
    number = breach(live, "device")
    act(live, number, "seize-winnings", amount=100_00)
    act(live, number, "seize-winnings", amount=50_00)  # more of the same, while that is held
    live.at("2026-12-02 10:00:00")
    live.do("end-seizure", patron="A", returned=60_00)
    months = [reported(log, live, "money-held", *one) for one in (MONTH, NEXT, ("2026-12-01", "2026-12-31"))]
    assert [column(one, "patron", "held", "returned", "kept") for one in months] == [
        [("A", 150_00, None, None)],
        [("A", 150_00, None, None)],
        [("A", 150_00, 60_00, 90_00)],
    ]
    assert not reported(log, live, "money-held", "2027-01-01", "2027-01-31").lines


@pytest.mark.parametrize(
    ("book", "rank", "clause"),
    [
        pytest.param(book, rank, clause, marks=pytest.mark.clause(*(f"{book}:{one}" for one in clause)), id=book)
        for book, rank, clause in (
            ("crown-sydney", "area-manager", ("14.12",)),
            ("crown-melbourne", "pit-boss", ("13.10", "13.11")),
            ("canberra", "gaming-shift-manager", ("15.4",)),
        )
    ],
)
def test_disputes_are_listed_with_decision_and_advice_and_carried_on_while_open(
    book: str, rank: str, clause: tuple[str, ...]
) -> None:
    log = MemoryLog()
    live = table(log, book)
    number = dispute(live)
    live.at("2026-11-03 10:00:00")
    live.do("decide-dispute", by=rank, dispute=number, decision="as paid")
    first, second = (reported(log, live, "disputes", *month) for month in (MONTH, NEXT))
    assert column(first, "patron", "decision") == [("A", None)]
    assert column(second, "patron", "decision", "accepted") == [("A", "as paid", False)]
    assert column(second, "advised")[0][0], "whoever is not satisfied was told to whom they may turn"
    assert set(clause) <= {one.number for one in second.lines[0].clauses}
    assert numbers(second, "remark") == [[]]
