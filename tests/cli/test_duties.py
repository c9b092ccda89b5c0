"""`croupier duties`: what a log says is owed, in words and for programs; late things stay, done things go."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier import Refusal
from croupier.cli import duties
from croupier.table import Actor
from croupier.table.codec import COMMANDS
from recorded import START, Recorder, floor_at, record
from terminal import typed

HOUR = 3_600_000


def detained(recorder: Recorder) -> None:
    """A device is found, its bearer detained, and ann disputes a payment."""
    for command, facts in (
        ("record-breach", {"kind": "device", "who": "a man in a hat"}),
        ("act-on-breach", {"breach": 1, "power": "detain"}),
        ("raise-dispute", {"patron": "ann", "about": "the tie"}),
    ):
        supervisor = recorder.dealer.staff(recorder.book.authority.rank[-1].id)
        answer = recorder.dealer.say(command, supervisor, **facts)
        assert not isinstance(answer, Refusal), answer


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(duties, "_now", lambda: START + HOUR)
    monkeypatch.setenv("COLUMNS", "300")  # wide enough that no sentence is broken
    return record(tmp_path / "day.db", "star-sydney", 5, detained)


def test_a_log_tells_what_is_owed_to_whom_since_when_and_how_late(log: Path) -> None:
    answer = typed("duties", "--log", log)
    assert answer.code == 0
    for words in ("15.3.4", "A person with a prohibited device is detained.", "2027-01-15 19:00", "15.13, 15.14"):
        assert words in answer.cells
    assert "2 are open, one is late. Times are those of each casino’s clocks." in answer.out


def test_a_program_is_told_the_same(log: Path) -> None:
    found = typed("duties", "--json", "--log", log).document
    assert [(one["id"], one["matter"], one["act"]) for one in found] == [
        ("inspector-or-police", 1, "record-notification"),
        ("complainant", 2, "decide-dispute"),
    ]
    assert found[0]["due"] == found[0]["since"]
    assert found[0]["late"] == START + HOUR - found[0]["since"]
    assert (found[1]["due"], found[1]["late"]) == (None, 0)


def test_only_what_is_late_where_that_is_asked_for(log: Path) -> None:
    found = typed("duties", "--late", "--json", "--log", log).document
    assert [one["id"] for one in found] == ["inspector-or-police"]


def test_it_speaks_chinese(log: Path) -> None:
    assert "持有违禁装置的人被留置" in typed("--language", "zh", "duties", "--log", log).out


def test_what_was_done_is_not_owed_any_more_after_a_restart(log: Path) -> None:
    with floor_at(log) as floor:
        table = floor.standing("T1").table
        desk = floor.desk("T1", floor.editions.goes_by("T1", table.edition))
        command = {"who": "inspector-or-police", "matter": 1, "channel": "telephone", "reference": "14:02"}
        kind = COMMANDS["record-notification"]
        answer = desk.give(kind(id="n1", actor=Actor("Kim", "gaming-supervisor"), at=table.clock + 1, **command))
        assert not isinstance(answer, Refusal), answer
    found = typed("duties", "--json", "--log", log).document
    assert [one["id"] for one in found] == ["complainant"]
    assert typed("duties", "--late", "--log", log).out.strip() == "Nothing is late."
