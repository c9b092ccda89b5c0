"""`croupier roads`: text, a picture or JSON, and one clear sentence for what cannot be read."""

from __future__ import annotations

import json
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest

from terminal import typed

VECTORS = json.loads((Path(__file__).parents[1] / "scoreboard" / "vectors.json").read_text(encoding="utf-8"))["vectors"]


@pytest.mark.parametrize("case", VECTORS, ids=lambda case: case["name"])
def test_json_has_the_shape_of_the_worked_cases(case: dict[str, object]) -> None:
    answer = typed("roads", "--json", case["input"])
    assert (answer.code, answer.err) == (0, "")
    assert answer.document == {key: case[key] for key in case if key not in ("name", "why", "input")}


@pytest.mark.parametrize("width", [80, 140])
def test_text_fits_a_narrow_and_a_wide_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    answer = typed("roads", VECTORS[-1]["input"])
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert max(map(len, lines)) <= width
    assert ("Bead plate" in lines[0], "Big Road" in lines[0]) == (True, width == 140)
    assert lines[-1] == "A road is a record of past results: it predicts nothing."
    assert "\x1b" not in answer.out


def test_results_may_be_several_words_or_come_from_stdin(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = typed("roads", "BPPTB").out
    assert typed("roads", "b", "ppt", "B").out == whole
    monkeypatch.setattr("sys.stdin", StringIO("BPP\ntb\n"))
    assert typed("roads", "-").out == whole


def test_options_change_the_drawing() -> None:
    dragons = "B" * 9 + "P" * 10
    dropped, stuck = (typed("roads", "--json", "--tail", tail, dragons).document for tail in ("drop", "stick"))
    assert (dropped["big_road"][-1], stuck["big_road"][-1]) == ([5, 5, "P", 0], [6, 4, "P", 0])
    led = typed("roads", "--json", "--leading-tie", "column", "TTB").document
    assert led["big_road"] == [[0, 0, "", 2], [1, 0, "B", 0]]
    few = typed("roads", "--json", "--columns", "2", "BPBPBPB").document
    assert few["big_road"] == [[0, 0, "P", 0], [1, 0, "B", 0]]
    assert few["bead_plate"] == [["B", "P", "B", "P", "B", "P"], ["B"]]


def test_a_picture_is_written_and_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "roads.svg"
    answer = typed("roads", "BPPTB", "--svg", file)
    assert (answer.code, answer.out, answer.err) == (0, "", f"wrote {file}\n")
    first = file.read_text(encoding="utf-8")
    assert first.startswith("<svg ")
    again = typed("roads", "B", "--svg", file)
    assert again.code == 4
    assert "is there already: name another file, or give --force to write over it" in again.err
    assert file.read_text(encoding="utf-8") == first
    assert typed("roads", "B", "--svg", file, "--force").code == 0
    assert file.read_text(encoding="utf-8") != first
    assert typed("roads", "BPPTB", "--svg", "-").out == first


BAD = {
    ("BPPTX",): "'X' (letter 5) is not a result: write B for Banker, P for Player, T for a tie",
    ("BPPTb",): "'b' (letter 5) leaves open which coup it belongs to",
    ("",): "there are no results",
    ("BP", "--svg", "/no/such/place.svg"): "'/no/such/place.svg' cannot be written: No such file or directory",
}


@pytest.mark.parametrize("words", BAD)
def test_bad_input_is_one_sentence(words: tuple[str, ...]) -> None:
    answer = typed("roads", *words)
    assert (answer.code, answer.out) == (4, "")
    assert answer.err.startswith(f"croupier: {BAD[words]}")
    assert answer.err.count("\n") == 1


def test_stdin_that_is_not_text_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"BP\xff"), encoding="utf-8"))
    assert (typed("roads", "-").code, typed("roads", "--json", "--svg", "x", "B").code) == (4, 2)
    monkeypatch.setattr("sys.stdin", StringIO("B" * 1_000_001))
    assert "that is no shoe" in typed("roads", "-").err


@pytest.mark.parametrize("words", [("--columns", "0", "B"), ("--tail", "up", "B"), ("--force", "B"), ()])
def test_wrong_usage_is_told_so(words: tuple[str, ...]) -> None:
    assert typed("roads", *words).code == 2


def test_the_example_of_the_help_is_what_comes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    shown = typed("roads", "--help").out.partition("$ croupier roads BBPPPTB\n")[2].partition("...")[0]
    lines = [line.strip() for line in shown.strip().splitlines()]
    assert lines == typed("roads", "BBPPPTB").out.splitlines()[: len(lines)]
    assert len(lines) == 4
