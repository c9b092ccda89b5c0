"""Figures on both sides of a period's end and of both changes of the clock; floats that do not reconcile; bad input."""

from __future__ import annotations

import json
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from clauses.people import nine_to_seven
from croupier import open_book
from croupier.duties.owed import time_of
from croupier.floor import Floor
from croupier.languages import Speaker, languages
from croupier.reports import make_offered, offered_reports, period, writing
from croupier.reports.figures import FLOOR_REPORTS, make_figures
from croupier.store.memory import MemoryLog
from croupier.store.opening import open_log
from croupier.words.book import speaker_of
from kept import LATER, Kept, instant
from terminal import typed

BOOK = "star-sydney"


def won(live: Kept, dollars: int) -> None:
    """Player wins this much: the house loses it."""
    live.bet("A", "player", dollars)
    live.coup(nine_to_seven(live))


def lines(log: MemoryLog, name: str, first: str, last: str, *by: Any) -> list[dict[str, Any]]:
    book = open_book(BOOK)
    days = period("gaming-day", time_of(book), LATER, date.fromisoformat(first), date.fromisoformat(last))
    found: list[dict[str, Any]] = writing.document(make_figures(log, book, name, days, by))["lines"]
    return found


@pytest.mark.parametrize(
    ("last", "first", "day", "after"),
    [
        ("2026-10-31 23:59:59.999", "2026-11-01 00:00:00", "2026-10-31", "2026-11-01"),
        ("2026-10-03 23:59:59.999+10:00", "2026-10-04 00:00:00+10:00", "2026-10-03", "2026-10-04"),
        ("2026-10-04 23:59:59.999+11:00", "2026-10-05 00:00:00+11:00", "2026-10-04", "2026-10-05"),
        ("2026-04-05 23:59:59.999+10:00", "2026-04-06 00:00:00+10:00", "2026-04-05", "2026-04-06"),
    ],
)
def test_a_millisecond_decides_to_which_day_a_fill_belongs(last: str, first: str, day: str, after: str) -> None:
    log = MemoryLog()
    live = Kept(log, BOOK, "premium", on=f"{day} 12:00:00")
    live.do("fill-float", at=instant(last, "Australia/Sydney"), amount=111_00)
    live.do("fill-float", at=instant(first, "Australia/Sydney"), amount=222_00)
    found = {one: lines(log, "floats", one, one)[0] for one in (day, after)}
    assert found[day]["filled"] == 111_00 + live_fills(log, before=instant(last, "Australia/Sydney"))
    assert found[after]["filled"] == 222_00
    assert found[after]["opened"] == found[day]["closed"]


def live_fills(log: MemoryLog, before: int) -> int:
    """What the opening of the table brought by itself."""
    bodies = [json.loads(entry.body) for entry in log.entries("T1")]
    return sum(one["amount"] for one in bodies if one["event"] == "float-filled/1" and one["made"]["at"] < before)


@pytest.mark.parametrize(
    ("on", "day", "hours"), [("2026-10-03 12:00:00", "2026-10-04", 23), ("2026-04-04 12:00:00", "2026-04-05", 25)]
)
def test_a_table_stands_open_as_long_as_the_day_is(on: str, day: str, hours: int) -> None:
    """The first shift has the hour more or less; nothing happens on that day, and it is reported all the same."""
    log = MemoryLog()
    Kept(log, BOOK, "premium", on=on)
    [line] = lines(log, "pace", day, day)
    assert (line["open-for"], line["coups"]) == (hours * 3_600_000, 0)
    shifts = lines(log, "pace", day, day, "shift")
    assert [one["open-for"] // 3_600_000 for one in shifts] == [hours - 16, 8, 8]


def test_what_comes_later_changes_nothing() -> None:
    log = MemoryLog()
    live = Kept(log, BOOK, "premium", on="2026-10-20 20:00:00")
    won(live, 100)
    live.do("count-float", piles=((100_00, 3),))
    before = {name: lines(log, name, "2026-10-20", "2026-10-20") for name in FLOOR_REPORTS}
    live.at("2026-10-21 01:00:00")
    won(live, 500)
    live.do("fill-float", amount=1_000_00)
    live.do("count-float", piles=((100_00, 4),))
    assert {name: lines(log, name, "2026-10-20", "2026-10-20") for name in FLOOR_REPORTS} == before
    assert before["takings"][0]["win"] == -100_00


def test_a_snapshot_before_the_period_gives_the_same_figures() -> None:
    log = MemoryLog()
    live = Kept(log, BOOK, "premium", on="2026-10-20 20:00:00")
    won(live, 100)
    live.floor.close()  # leaves a snapshot
    live.at("2026-10-21 12:00:00")
    live = _again(log, live)
    won(live, 200)
    found = {name: lines(log, name, "2026-10-21", "2026-10-21") for name in FLOOR_REPORTS}
    assert log.snapshot("T1") is not None
    log.drop_snapshots("T1")
    assert {name: lines(log, name, "2026-10-21", "2026-10-21") for name in FLOOR_REPORTS} == found
    assert found["takings"][0]["win"] == -200_00


def _again(log: MemoryLog, live: Kept) -> Kept:
    live.floor = Floor(log)
    return live


def test_a_float_that_does_not_reconcile_is_said() -> None:
    log = MemoryLog()
    live = Kept(log, BOOK, "premium", on="2026-10-20 20:00:00")
    live.do("fill-float", amount=1_000_00, piles=((100_00, 8), (25_00, 8)))
    live.do("credit-float", amount=100_00)
    due = live.table.ledger.balances[next(one for one in live.table.ledger.balances if one.place.value == "float")]
    right = ((1, due),)
    live.do("count-float", piles=right)
    live.do("count-float", piles=((1, due - 25_00),))
    book = open_book(BOOK)
    [offered] = [one for one in offered_reports(log) if one.id == "floats"]
    day = date(2026, 10, 20)
    made = make_offered(log, offered, period("gaming-day", time_of(book), LATER, day, day))
    whole = writing.document(made)["lines"][0]
    assert (whole["counted"], whole["difference"]) == (due - 25_00, -25_00)
    by_worth = {one["denomination"]: one["filled"] for one in writing.document(made)["lines"][1:]}
    assert by_worth == {100_00: 800_00, 25_00: 200_00, 1: 0}
    said = writing.notes(made, speaker_of(book))
    assert len(said) == 2
    assert "$25 missing" in said[0]
    assert "without saying which chips" in said[1]


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("name", sorted(FLOOR_REPORTS))
def test_every_report_is_written_in_every_form_and_language(name: str, language: str) -> None:
    log = MemoryLog()
    live = Kept(log, BOOK, "premium", on="2026-10-20 20:00:00", patrons=("=1+1", "<b>B</b>", "A"))
    won(live, 100)
    live.do("count-float", piles=((100_00, 3),))
    live.do("record-payment-error", patron="A", coup=1, wager=live.table.wagers, due=200_00, paid=250_00)
    book = open_book(BOOK)
    day = date(2026, 10, 20)
    made = make_figures(log, book, name, period("gaming-day", time_of(book), LATER, day, day), ("table", "shift"))
    speaker: Speaker = speaker_of(book, language)
    page, sheet = writing.page(made, speaker), writing.csv_text(made, speaker)
    assert "<script" not in page
    assert "report-" not in "".join(
        (writing.title(made, speaker), *writing.heading(made, speaker), *writing.notes(made, speaker))
    )
    assert ("<svg" in page) == (name == "takings")
    assert not any(line.startswith(("=", "+", "@")) for line in sheet.splitlines())
    assert made.lines


def test_the_verb_answers_a_quiet_day_tomorrow_and_an_unknown_group(tmp_path: Path) -> None:
    file = tmp_path / "day.db"
    with closing(open_log(str(file), create=True)) as log:
        live = Kept(log, BOOK, "premium", on="2025-10-20 20:00:00")
        won(live, 100)
        live.floor.close()
    quiet = typed("report", "wagers", "--from", "2025-10-21", "--log", file)
    assert (quiet.code, "Nothing to report for this period." in quiet.cells) == (0, True)
    tomorrow = typed("report", "takings", "--from", "2999-01-01", "--log", file)
    assert (tomorrow.code, "Ask up to" in tomorrow.err) == (4, True)
    group = typed("report", "takings", "--from", "2025-10-20", "--by", "dealer", "--log", file)
    assert (group.code, "choose among" in group.err) == (4, True)
    books = typed("report", "disputes", "--from", "2025-10-01", "--by", "table", "--log", file)
    assert (books.code, "leave --by out" in books.err) == (4, True)
    day = typed("report", "takings", "--from", "2025-10-20", "--json", "--log", file).document
    assert [one["win"] for one in day["lines"]] == [-100_00]
    assert day["curve"]["win"][-1] == -100_00
