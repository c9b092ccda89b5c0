"""Worked cases, cell by cell: data that was made apart from this code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.scoreboard import Board, LeadingTie, Spot, Tail, board_document, read_results
from scoreboard import slow_roads

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "vectors.json").read_text(encoding="utf-8")
)["vectors"]  # fmt: skip
ROADS = ("bead_plate", "big_road", "big_eye_boy", "small_road", "cockroach_pig", "ask")


def test_there_are_cases() -> None:
    assert len(CASES) >= 13


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_worked_case_is_drawn_cell_by_cell(case: dict[str, Any]) -> None:
    assert board_document(Board.of(read_results(case["input"]))) == {road: case[road] for road in ROADS}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_slow_roads_of_these_tests_agree_with_the_worked_cases_too(case: dict[str, Any]) -> None:
    letters = "".join(word[0] for word in case["input"].split())
    for steps, road in enumerate(("big_eye_boy", "small_road", "cockroach_pig"), 1):
        assert slow_roads.derived(letters, steps) == case[road]["marks"]
        assert [list(cell) for cell in slow_roads.drawn(case[road]["marks"])] == case[road]["positions"]
    if letters.strip("T"):
        assert [list(cell) for cell in slow_roads.drawn(letters)] == [cell[:2] for cell in case["big_road"]]


def places(text: str, tail: Tail) -> list[Spot]:
    return [cell.place for cell in Board.of(read_results(text), tail=tail).cells]


def test_a_tail_that_drops_goes_down_past_the_end_of_an_older_tail_and_one_that_sticks_does_not() -> None:
    two_dragons = "B" * 9 + "P" * 10
    assert places(two_dragons, Tail.DROP)[-4:] == [(3, 4), (4, 4), (4, 5), (5, 5)]
    assert places(two_dragons, Tail.STICK)[-4:] == [(3, 4), (4, 4), (5, 4), (6, 4)]


def test_a_leading_tie_waits_for_the_first_cell_or_has_a_column() -> None:
    waits, column = (Board.of(read_results("TTBTP"), leading_tie=option) for option in LeadingTie)
    assert board_document(waits)["big_road"] == [[0, 0, "B", 3], [1, 0, "P", 0]]
    assert board_document(column)["big_road"] == [[0, 0, "", 2], [1, 0, "B", 1], [2, 0, "P", 0]]
    assert (waits.streaks, column.streaks) == ((1, 1), (1, 1, 1))


def test_a_column_of_leading_ties_counts_one_high_in_the_derived_roads() -> None:
    waits, column = (board_document(Board.of(read_results("TTBBPB"), leading_tie=option)) for option in LeadingTie)
    marks = {road: column[road]["marks"] for road in ("big_eye_boy", "small_road", "cockroach_pig")}
    # the second Banker is just past the column's end; then 2 against 1, 1 against 2; and 1 against 1 two steps back
    assert marks == {"big_eye_boy": "BBB", "small_road": "R", "cockroach_pig": ""}
    assert waits["big_eye_boy"]["marks"] == "B"
    assert column["ask"] != waits["ask"]


def test_an_empty_board_has_nothing_and_asks_nothing() -> None:
    document = board_document(Board())
    assert document["bead_plate"] == document["big_road"] == []
    assert {mark for marks in document["ask"].values() for mark in marks.values()} == {None}
