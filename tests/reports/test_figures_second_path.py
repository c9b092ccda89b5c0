"""Figures of a floor again from the bytes of the log: it reads JSON and a calendar, and shares no code with them.

Random days of every book are written into a log by the law that the floor itself keeps; each report must come to the
cent what the entries say. One day in `make test`, ten for every book in a soak.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest

from croupier import BOOKS, Refusal, open_book
from croupier.floor import Floor
from croupier.local_time import local_time
from croupier.reports import Period, period
from croupier.reports.figures import make_figures
from croupier.reports.writing import document
from croupier.store.memory import MemoryLog
from croupier.table import Table, decide
from croupier.table.upcast import read_event
from croupier.verify.recompute import Recomputer
from kept import LATER
from laws.random_commands import Drawing
from soak import SOAK

DAYS = [(book, seed) for book in BOOKS for seed in range(1, 11)] if SOAK else [("star-sydney", 23), ("canberra", 35)]
COMMANDS = 3000 if SOAK else 500
DECIDED = ("wins", "loses", "standoff")


class Day(NamedTuple):
    log: MemoryLog
    book: str
    entries: list[tuple[str, dict[str, Any]]]  # table and event, in the order of the log
    period: Period

    def report(self, name: str, *by: str) -> list[dict[str, Any]]:
        made = make_figures(self.log, open_book(self.book), name, self.period, by)  # type: ignore[arg-type]
        lines: list[dict[str, Any]] = document(made)["lines"]
        return lines


@pytest.fixture(scope="module", params=DAYS, ids=str)
def day(request: pytest.FixtureRequest) -> Day:
    book_id, seed = request.param
    book, log = open_book(book_id), MemoryLog()
    floor, drawing = Floor(log), Drawing(book, seed)
    for _ in range(COMMANDS):
        table: Table = floor.table("T1")
        command = drawing.command(table)
        if not isinstance(decide(table, command, book), Refusal):
            floor.give("T1", command, book)
    entries = [("T1", json.loads(entry.body)) for entry in log.entries("T1")]
    local = local_time(book.source.zone, book.source.gaming_day_begins)
    first, last = (local.gaming_day_of(entries[place][1]["made"]["at"]) for place in (0, -1))
    return Day(log, book_id, entries, period("gaming-day", local, LATER, first, last))


def settled(events: list[tuple[str, dict[str, Any]]]) -> Iterator[tuple[int, dict[str, Any]]]:
    for _, event in events:
        for sign, name in ((1, "payments"), (-1, "reversed")):
            for payment in event.get(name, ()):
                if payment["settled"]["resolution"] in DECIDED and payment["settled"]["stake"]:
                    yield sign, payment["settled"]


def of(day: Day, name: str) -> list[dict[str, Any]]:
    return [event for _, event in day.entries if event["event"].startswith(f"{name}/")]


def total(events: list[dict[str, Any]], field: str = "amount") -> int:
    return sum(event[field] for event in events)


def test_the_day_has_what_the_figures_are_about(day: Day) -> None:
    assert of(day, "coup-settled")
    assert of(day, "bought-in")
    assert of(day, "float-counted")


def test_drop_handle_and_commission(day: Day) -> None:
    [line] = day.report("takings", "table")
    bought = of(day, "bought-in")
    assert line["cash"] == total([one for one in bought if one["cash"]])
    assert line["cashless"] == total([one for one in bought if not one["cash"]])
    assert line["vouchers"] == total(of(day, "voucher-exchanged"))
    assert line["drop"] == line["cash"] + line["cashless"] + line["vouchers"]
    assert line["chips-in"] == total(of(day, "patron-arrived"), "chips")
    for column, token in (("handle", False), ("token-handle", True)):
        own = [(sign, one) for sign, one in settled(day.entries) if one.get("token", False) is token]
        assert line[column] == sum(sign * one["stake"] for sign, one in own)
    assert line["commission"] == sum(sign * one["commission"] for sign, one in settled(day.entries))
    assert line["commission-collected"] == total(of(day, "commission-collected"), "collected")


def test_win_is_what_float_and_drop_box_gained(day: Day) -> None:
    """By the plain sums of verify, which follow every pocket from the events and share no code with the ledger."""
    book = open_book(day.book)
    second = Recomputer("T1", lambda edition: book)
    for entry in day.log.entries("T1"):
        assert second.hear(read_event(entry.body)) == ()
    pockets = second.sums.pockets
    gained = pockets["float", ""] + pockets["drop", ""]
    [line] = day.report("takings", "table")
    assert line["win"] == gained - total(of(day, "float-filled")) + total(of(day, "float-credited"))


def test_what_is_owed_at_the_end(day: Day) -> None:
    [line] = day.report("takings", "table")
    end = Floor(day.log).table("T1")
    debts: Counter[str] = Counter()
    for debt in end.debts_kept:
        debts[debt.of] += debt.amount
    deferred = sum(one.owes[0] // one.owes[1] for one in end.patrons.values())
    assert line["debts"] == debts["payment"]
    assert line["commission-owed"] == deferred + debts["commission"]


def test_wagers_by_kind(day: Day) -> None:
    found = {(one["wager"], one["in-tokens"]): one for one in day.report("wagers", "table")}
    counts: Counter[tuple[str, bool]] = Counter()
    handle: Counter[tuple[str, bool]] = Counter()
    win: Counter[tuple[str, bool]] = Counter()
    for sign, one in settled(day.entries):
        kind = (one["wager"], one.get("token", False))
        counts[kind] += sign
        handle[kind] += sign * one["stake"]
        lost = one["stake"] if one["resolution"] == "loses" and not kind[1] else 0
        waits = one["commission"] if one.get("waits", [0, 1])[0] else 0
        kept_back = one["stake"] + one["profit"] - one["returned"] - lost if one.get("parts") and not kind[1] else 0
        win[kind] += sign * (lost + kept_back - one["profit"] + waits)
    assert {kind: one["wagers"] for kind, one in found.items()} == dict(counts)
    assert {kind: one["handle"] for kind, one in found.items()} == dict(handle)
    assert {kind: one["win"] for kind, one in found.items()} == dict(win)


def test_pace_and_mistakes(day: Day) -> None:
    [line] = day.report("pace", "table")
    assert line["voids"] == len(of(day, "coup-voided")) + len(of(day, "past-coup-voided"))
    assert line["shoes"] == len(of(day, "shoe-ended"))
    reopened = [event for event in of(day, "coup-reopened") if _was_cleared(day, event)]
    assert line["coups"] == len(of(day, "coup-cleared")) - len(reopened)
    open_for, opened = 0, None
    for _, event in day.entries:
        if event["event"].startswith("table-opened/"):
            opened = event["made"]["at"]
        if event["event"].startswith("table-closed/") and opened is not None:
            open_for, opened = open_for + event["made"]["at"] - opened, None
    if opened is not None:
        open_for += day.period.ends + 1 - opened
    assert line["open-for"] == open_for
    times: Counter[str] = Counter()
    amounts: Counter[str] = Counter()
    for one in day.report("mistakes", "table"):
        times[one["mistake"]] += one["times"]
        amounts[one["mistake"]] += one["amount"] or 0
    errors = [event["error"] for event in of(day, "payment-error-recorded")]
    over = [one for one in errors if one["paid"] > one["due"]]
    assert times["mistake:overpayment"] == len(over)
    assert amounts["mistake:overpayment"] == sum(one["paid"] - one["due"] for one in over)
    assert times["mistake:underpayment"] == len(errors) - len(over)
    assert times["mistake:breach"] == len(of(day, "breach-recorded"))
    assert times["mistake:irregularity"] == len(of(day, "irregularity-reported")) - len(of(day, "report-withdrawn"))
    assert times["mistake:void-coup"] == len(of(day, "coup-voided"))


def _was_cleared(day: Day, reopened: dict[str, Any]) -> bool:
    """Whether the coup that lies there again had been cleared: the latest of the two that came before it."""
    names = ("coup-cleared", "coup-settled", "result-announced", "coup-reopened")
    latest = ""
    for _, event in day.entries:
        if event is reopened:
            break
        name = event["event"].partition("/")[0]
        latest = name if name in names else latest
    return latest == "coup-cleared"


def test_floats(day: Day) -> None:
    lines = day.report("floats", "table")
    whole = lines[0]
    filled, credited = total(of(day, "float-filled")), total(of(day, "float-credited"))
    cash = total([one for one in of(day, "bought-in") if one["cash"]])
    assert (whole["filled"], whole["credited"], whole["sold"]) == (filled, credited, cash)
    assert whole["opened"] == 0
    assert whole["closed"] == whole["opened"] + filled - credited - whole["sold"] + whole["played"]
    last = of(day, "float-counted")[-1]
    assert whole["counted"] == last["found"] == sum(worth * number for worth, number in last["piles"])
    assert whole["difference"] == last["found"] - last["due"]
    by_worth = {one["denomination"]: one["counted"] for one in lines[1:]}
    assert {worth: worth * number for worth, number in last["piles"]}.items() <= by_worth.items()


@pytest.mark.parametrize("name", ["takings", "floats", "wagers", "pace", "mistakes"])
def test_groups_add_up_to_the_whole(day: Day, name: str) -> None:
    """Whatever is a sum and no state: by shoe, by shift, by day and by area it is the same altogether."""
    sums = {
        "takings": ("cash", "handle", "win", "commission", "corrected"),
        "floats": ("filled", "credited", "sold", "played"),
        "wagers": ("wagers", "handle", "win"),
        "pace": ("open-for", "coups", "dummies", "voids", "shoes"),
        "mistakes": ("times",),
    }[name]

    def added(*by: str) -> list[int]:
        lines = [one for one in day.report(name, *by) if one.get("denomination") is None]
        return [sum(one[column] for one in lines) for column in sums]

    whole = added("table")
    for by in (("shoe",), ("shift",), ("gaming-day",), ("area",), ("table", "gaming-day")):
        assert added(*by) == whole, by


def test_a_day_is_cut_by_the_calendar(day: Day) -> None:
    """Handle by gaming day, with days cut by another calendar's arithmetic than the reports'."""
    source = open_book(day.book).source

    def gaming_day(at: int) -> str:
        when = datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(source.zone))
        found: date = when.date() - timedelta(days=when.hour < source.gaming_day_begins)
        return str(found)

    expected: Counter[str] = Counter()
    for table, event in day.entries:
        for sign, one in settled([(table, event)]):
            expected[gaming_day(event["made"]["at"])] += 0 if one.get("token") else sign * one["stake"]
    found = {one["gaming-day"]: one["handle"] for one in day.report("takings", "gaming-day")}
    assert {key: value for key, value in found.items() if value} == {k: v for k, v in expected.items() if v}
