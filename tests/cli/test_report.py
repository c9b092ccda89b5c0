"""`croupier report`: every form of it, an empty period, and what cannot be asked for."""

from __future__ import annotations

import csv
from contextlib import closing
from pathlib import Path

import pytest

from clauses.people import paid_wrong
from croupier.store.opening import open_log
from kept import Kept
from terminal import typed

OCTOBER = ("--from", "2025-10-01", "--to", "2025-10-31")


@pytest.fixture
def day(tmp_path: Path) -> Path:
    file = tmp_path / "day.db"
    with closing(open_log(str(file), create=True)) as log:
        live = Kept(log, "star-sydney", "premium", on="2025-10-20 20:00:00", patrons=("=1+1", "<b>B</b>"))
        paid_wrong(live, 1_000.01, "=1+1")
        paid_wrong(live, 1_000.00, "<b>B</b>")
        paid_wrong(live, 2_000.00, "<b>B</b>")
        live.floor.close()
    return file


def test_as_a_table_with_title_clause_and_days(day: Path) -> None:
    said = typed("report", "payment-errors", *OCTOBER, "--log", day)
    assert said.code == 0, said.err
    for part in ("14.17.2", "2025-10-01 to 2025-10-31", "Australia/Sydney", "1,000.01", "2 entries"):
        assert part in said.cells


def test_as_json_with_amounts_in_cents(day: Path) -> None:
    said = typed("report", "payment-errors", *OCTOBER, "--json", "--log", day).document
    assert [one["amount"] for one in said["lines"]] == [1_000_01, 2_000_00]
    assert said["clauses"] == ["star-sydney:14.17.2"]
    assert said["lines"][0]["noticed"] == "2025-10-20 20:00:00+11:00"


def test_a_sheet_has_nothing_that_a_program_would_work_out(day: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.csv"
    assert typed("report", "payment-errors", *OCTOBER, "--csv", out, "--log", day).code == 0
    with out.open(newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
    assert ["'=1+1" in row for row in rows].count(True) == 1
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)
    assert any("1000.01" in row for row in rows)


def test_a_page_prints_fetches_nothing_and_obeys_no_name(day: Path, tmp_path: Path) -> None:
    pages = [tmp_path / name for name in ("one.html", "two.html")]
    for page in pages:
        assert typed("report", "payment-errors", *OCTOBER, "--html", page, "--log", day).code == 0
    text = pages[0].read_text(encoding="utf-8")
    assert pages[0].read_bytes() == pages[1].read_bytes()
    assert "@page" in text
    assert "&lt;b&gt;B&lt;/b&gt;" in text
    assert "<b>" not in text
    assert "<script" not in text


def test_a_period_without_activity_says_so(day: Path) -> None:
    said = typed("report", "irregularities", *OCTOBER, "--log", day)
    assert said.code == 0
    assert "Nothing to report for this period." in said.cells


def test_without_a_name_the_reports_of_the_log_are_listed(day: Path) -> None:
    said = typed("report", "--log", day)
    assert "irregularities" in said.cells
    assert "14.12.7" in said.cells


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("payment-errors", "--from", "2999-01-01", "--to", "2999-01-31"), "Ask up to"),
        (("payment-errors", "--from", "2025-10-31", "--to", "2025-10-01"), "give the earlier day as --from"),
        (("payment-errors", "--from", "October"), "write it as 2026-11-30"),
        (("payments", *OCTOBER), "choose one of"),
    ],
)
def test_what_cannot_be_asked_for_is_answered_with_what_to_do(day: Path, words: tuple[str, ...], says: str) -> None:
    said = typed("report", *words, "--log", day)
    assert said.code == 4
    assert says in said.err
