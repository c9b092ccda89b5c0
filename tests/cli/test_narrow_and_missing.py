"""A narrow terminal cuts no figure, and what is not installed is told in a sentence, also in the middle of a verb."""

from __future__ import annotations

import builtins
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from recorded import Recorder, record
from terminal import typed

ASKED = ("odds", "removal", "--book", "crown-sydney", "--variation", "traditional")


@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_effects_of_removal_are_whole_at_any_width(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    done = typed(*ASKED, "--wager", "tie")
    assert done.code == 0
    assert "-11.60" in done.out
    assert "Tie" in done.out or "tie" in done.out
    assert max(map(len, done.out.splitlines())) <= width


@pytest.fixture(scope="module")
def two_shoes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A table whose first shoe was dealt to its end, and whose second is in play."""

    def play(recorder: Recorder) -> None:
        while recorder.dealer.table.shoe.number < 2:
            recorder.coup(ann=("player", 50_00))
        recorder.coup(ann=("player", 50_00))

    return record(tmp_path_factory.mktemp("shoes") / "log.db", "canberra", 5, play)


CROWN = ("--book", "crown-sydney", "--variation", "crown")
TABLES: dict[str, tuple[object, ...]] = {
    "odds": ("odds", *CROWN, "--wager", "banker", "--wager", "tie"),
    "odds removal": ("odds", "removal", *CROWN),
    "odds compare": ("odds", "compare", "--wager", "tiger", "--option", "tiger=1", "--option", "tiger=3"),
    "settle": ("settle", *CROWN, "2s3dKh/3cTd3s", "banker=1000000", "super-6=12345.50"),
    "rules list": ("rules", "list"),
    "rules coverage": ("rules", "coverage"),
    "rules clauses": ("rules", "clauses", "crown-brochure"),
    "rules diff": ("rules", "diff", "crown-brochure", "canberra"),
    "log list": ("log", "list"),
    "log verify": ("log", "verify"),
    "verify": ("verify",),
}


def _numbers(text: str) -> Counter[str]:
    return Counter(word.strip("().,;:") for word in text.split() if any(letter.isdigit() for letter in word))


@pytest.mark.parametrize("verb", TABLES)
def test_no_number_of_a_table_is_lost_or_cut(verb: str, two_shoes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = TABLES[verb]
    if "log" in verb:
        words = (*words, "--log", two_shoes)
    elif verb == "verify":
        words = (*words, two_shoes)
    told = {}
    for width in (60, 80, 200):
        monkeypatch.setenv("COLUMNS", str(width))
        told[width] = typed(*words).out
        assert max(map(len, told[width].splitlines())) <= width
    assert len(_numbers(told[200])) > 3
    for width in (60, 80):
        assert not _numbers(told[200]) - _numbers(told[width]), width


@pytest.mark.parametrize("width", [60, 80])
def test_what_was_simulated_is_whole(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("simulate", *CROWN, "--shoes", 50)
    monkeypatch.setenv("COLUMNS", "200")
    wide = typed(*asked).out.partition("exact")[2]  # what stands before it tells how fast it went
    monkeypatch.setenv("COLUMNS", str(width))
    narrow = typed(*asked).out
    assert len(_numbers(wide)) > 20
    assert not _numbers(wide) - _numbers(narrow)


def test_every_shoe_that_was_begun_is_counted(two_shoes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert [row["shoes"] for row in typed("log", "list", "--log", two_shoes, "--json").document["tables"]] == [2]
    monkeypatch.setenv("COLUMNS", "80")
    told = typed("log", "list", "--log", two_shoes)
    edition = "canberra NI2018-687"
    assert any(edition in line for line in told.out.splitlines())


def test_keeping_a_log_without_its_extra_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.split(".", maxsplit=1)[0] == "sqlalchemy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return found(name, *rest, **more)

    for name in [one for one in sys.modules if one.startswith(("sqlalchemy", "croupier.store", "croupier.floor"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", without)
    done = typed("deal", "--book", "canberra", "--log", tmp_path / "day.db", lines="quit\n")
    assert done.code == 1
    assert "croupier[log]" in done.err
    assert "Traceback" not in done.err
