"""Reports again from the bytes of the log: this file reads JSON and a calendar, and shares no code with the reports.

A day with everything that The Star reports is planted at two tables; each report must list what the entries say.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from clauses.people import act, breach, dispute, nine_to_seven
from croupier.reports.writing import document
from croupier.store.memory import MemoryLog
from croupier.table import Actor
from kept import Kept, reported

ZONE = ZoneInfo("Australia/Sydney")
DAYS = ("2026-10-01", "2026-10-31")


def entries(log: MemoryLog) -> list[tuple[str, dict[str, Any]]]:
    return [(table, json.loads(entry.body)) for table in log.tables() for entry in log.entries(table)]


def events(log: MemoryLog, name: str) -> list[tuple[str, dict[str, Any]]]:
    """Those of a kind in October, in the order of their time."""
    found = [
        (table, body)
        for table, body in entries(log)
        if body["event"].startswith(f"{name}/") and month(body["made"]["at"]) == "2026-10"
    ]
    return sorted(found, key=lambda one: (one[1]["made"]["at"], one[0]))


def month(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(ZONE).strftime("%Y-%m")


def written(at: int) -> str:
    return datetime.fromtimestamp(at // 1000, UTC).astimezone(ZONE).isoformat(" ")


@pytest.fixture(scope="module")
def planted() -> tuple[MemoryLog, Kept]:
    log = MemoryLog()
    # the first table opens in the hour that the clock skips from, the second in the last minutes of the month
    for id, on in (("T1", "2026-10-04 01:59:00"), ("T2", "2026-10-31 23:50:00")):
        live = Kept(log, "star-sydney", "premium", on=on, id=id)
        for cents in (1_000_00, 1_000_01, 2_345_67):
            number = live.bet("A", "player", 100)
            live.coup(nine_to_seven(live))
            coup = live.table.coup.number - 1
            live.do("record-payment-error", patron="A", coup=coup, wager=number, due=200_00, paid=200_00 + cents)
            live.wait(2)
        live.do("rectify-payment-error", error=live.table.matters, amount=45_67)
        live.do("report-irregularity", Actor("Kim", "dealer"), slip="hand-to-wrong-area", coup=1)
        live.wait(1)
        live.do("order-remedy", Actor("Lee", "gaming-supervisor"), remedy="stands")
        act(live, breach(live, "device"), "detain")
        number = dispute(live)
        live.do("decide-dispute", by=Actor("Lee", "gaming-supervisor"), dispute=number, decision="as paid")
        live.amiss("wrong-cards", "void-shoe")
        live.wait(60)
        live.do("raise-dispute", patron="B", about="the next month at the second table")
    return log, live


def lines(planted: tuple[MemoryLog, Kept], name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = document(reported(*planted, name, *DAYS))["lines"]
    return found


def test_wrong_payments(planted: tuple[MemoryLog, Kept]) -> None:
    log, _ = planted
    recorded = [(table, body["error"], body) for table, body in events(log, "payment-error-recorded")]
    put_right = {(table, body["error"]): body["amount"] for table, body in events(log, "payment-error-rectified")}
    expected = [
        (
            table,
            written(body["made"]["at"]),
            abs(error["paid"] - error["due"]),
            put_right.get((table, error["number"]), 0),
        )
        for table, error, body in recorded
        if abs(error["paid"] - error["due"]) > 100_000
    ]
    found = [
        (one["table"], one["noticed"], one["amount"], one["rectified"]) for one in lines(planted, "payment-errors")
    ]
    assert found == expected
    assert [one[2] for one in found] == [1_000_01, 2_345_67] * 2


def test_irregularities(planted: tuple[MemoryLog, Kept]) -> None:
    log, _ = planted
    chosen = {(table, body["matter"]): body["made"]["actor"]["id"] for table, body in events(log, "remedy-ordered")}
    expected = [
        (table, body["matter"]["coup"], body["matter"]["slip"], chosen[table, body["matter"]["number"]])
        for table, body in events(log, "irregularity-reported")
        if any(clause.startswith("star-sydney:14.12") for clause in body["under"])
    ]
    found = [(one["table"], one["coup"], one["case"], one["chosen-by"]) for one in lines(planted, "irregularities")]
    assert found == expected
    assert len(found) == 2


@pytest.mark.parametrize(
    ("name", "event", "row"),
    [
        ("daily-summary", "remedy-ordered", "inspector-daily"),
        ("daily-summary", "remedy-ordered", "surveillance"),
        ("devices", "breach-acted-on", "inspector-or-police"),
        ("disputes", "dispute-raised", "complainant"),
    ],
)
def test_whoever_must_be_told(planted: tuple[MemoryLog, Kept], name: str, event: str, row: str) -> None:
    """As many lines at each table as events in October that name them."""
    log, live = planted
    to = next(one.to for one in live.book.duties if one.id == row)
    expected = sorted(table for table, body in events(log, event) if row in body.get("tells", ()))
    found = sorted(one["table"] for one in lines(planted, name) if one.get("to", to) == to)
    assert found == expected
    assert found


def test_the_same_days_give_the_same_bytes_though_the_log_went_on(planted: tuple[MemoryLog, Kept]) -> None:
    _, live = planted
    before = json.dumps([lines(planted, row.id) for row in live.book.reports])
    live.at("2026-12-24 12:00:00")
    live.do("raise-dispute", patron="C", about="much later")
    assert json.dumps([lines(planted, row.id) for row in live.book.reports]) == before
