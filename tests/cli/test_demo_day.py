"""`croupier demo day`: what it tells of a day, what it leaves behind, and what it cannot be asked for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len

from terminal import Answer, typed

SHORT = ("--seed", 5, "--tables", 1, "--hours", 1)


@cache
def told(*words: object) -> Answer:
    return typed("demo", "day", *SHORT, *words)


def test_tables_remedies_verification_floats_reports_and_duties() -> None:
    answer = told()
    assert (answer.code, answer.err) == (0, "")
    for part in (
        "A gaming day, 2026-02-28: one table, one hour, seed 5",
        "sydney-1",
        "What went wrong, and what was done about it",
        "nothing wrong",
        "adds up",
        "Nothing to report at crown-sydney",
        "promotion:harbour-evening",
        "is open, none is late",
        "This log was temporary",
    ):
        assert part in answer.cells, part


@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_wider_than_the_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for language in ("en", "zh"):
        answer = typed("demo", "day", *SHORT, "--language", language)
        assert answer.code == 0
        assert max(map(cell_len, answer.out.splitlines())) <= width
        assert "…" not in answer.out, "an amount was cut off"


def test_in_chinese() -> None:
    out = told("--language", "zh").out
    for part in ("博彩日 2026-02-28", "出了什么差错", "日志核验", "相符", "未了的义务"):
        assert part in out


def test_a_log_that_was_named_is_kept_and_every_command_it_names_works(tmp_path: Path) -> None:
    file, keys = tmp_path / "day.db", tmp_path / "keys"
    answer = typed("demo", "day", *SHORT, "--log", file, "--keys", keys)
    assert answer.code == 0, answer.err
    lines = [line.split() for line in answer.out.splitlines() if line.startswith("  croupier ")]
    assert len(lines) == 4
    for line in lines:
        more = ("--keys", keys) if line[1] == "verify" else ()
        found = typed(*line[1:], *more)
        assert found.code == 0, (line, found.err)


def test_for_programs_the_same_seed_gives_the_same_heads() -> None:
    one, other = (typed("demo", "day", *SHORT, "--json").document for _ in range(2))
    assert one["heads"] == other["heads"]
    assert one["findings"] == []
    assert all(table["float"]["reconciled"] for table in one["tables"])


def test_a_log_with_tables_is_left_as_it_is(tmp_path: Path) -> None:
    file, keys = tmp_path / "day.db", tmp_path / "keys"
    assert typed("demo", "day", *SHORT, "--log", file, "--keys", keys).code == 0
    before = typed("log", "list", "--json", "--log", file).document
    again = typed("demo", "day", *SHORT, "--log", file, "--keys", keys)
    assert again.code == 4
    assert "has 4 tables already" in again.err
    assert typed("log", "list", "--json", "--log", file).document == before


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("--tables", 0), 2, "0 is not in the range 1<=x<=60"),
        (("--tables", 61), 2, "61 is not in the range"),
        (("--hours", 25), 2, "25 is not in the range 1<=x<=24"),
        (("--hours", 0), 2, "0 is not in the range"),
        (("--date", "yesterday"), 4, "'yesterday' is no day that can be played"),
        (("--date", "9999-12-31"), 4, "is no day that can be played"),
        (("--date", "0001-01-01"), 4, "is no day that can be played"),
        (("--log", "mysql://somewhere"), 4, "mysql:// is no log"),
    ],
)
def test_what_cannot_be_asked_for(words: tuple[object, ...], code: int, says: str) -> None:
    answer = typed("demo", "day", *words)
    assert (answer.code, answer.out) == (code, "")
    assert says in answer.err
