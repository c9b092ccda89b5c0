"""The table of play must answer every case exactly once, in either of its two printed shapes."""

from __future__ import annotations

from pathlib import Path

import pytest

from faults import Break, Edit, assert_told, faults_after

FOUR = 'counts = [4], draws = ["none", 2, 3, 4, 5, 6, 7], stands = [0, 1, 8, 9]'
GRID_FOUR = '4 = "D  S S D D D D D D S S"'

TABLES = [
    Break(
        "gap among the fifth cards",
        (Edit("tableau.toml", FOUR, FOUR.replace("[0, 1, 8, 9]", "[0, 8, 9]")),),
        "tableau.toml",
        "banker",
        "Banker 4 when Player's third card is 1: no answer",
    ),
    Break(
        "gap when Player takes no card",
        (Edit("tableau.toml", 'counts = [5], draws = ["none", 4', "counts = [5], draws = [4"),),
        "tableau.toml",
        "banker",
        "Banker 5 when Player's third card is none: no answer",
    ),
    Break(
        "fifth card both drawn to and stood on",
        (Edit("tableau.toml", FOUR, FOUR.replace("[0, 1, 8, 9]", "[0, 1, 7, 8, 9]")),),
        "tableau.toml",
        "banker",
        "Banker 4 when Player's third card is 7: more than one answer",
    ),
    Break(
        "fifth card that is none",
        (Edit("tableau.toml", FOUR, FOUR.replace("[0, 1, 8, 9]", "[0, 1, 8, 9, 10]")),),
        "tableau.toml",
        "banker.fifth-card[3]",
        "a fifth card is 0 to 9 or none, not 10",
    ),
    Break(
        "row for a count that no hand has",
        (Edit("tableau.toml", "counts = [7],", "counts = [7, 12],"),),
        "tableau.toml",
        "banker.fifth-card[6]",
        "a count is 0 to 9, not 12",
    ),
    Break(
        "count Player has no answer for",
        (Edit("tableau.toml", "draws = [0, 1, 2, 3, 4, 5]", "draws = [0, 1, 2, 3, 4]"),),
        "tableau.toml",
        "player",
        "Player 5: no answer",
    ),
    Break(
        "count Player both draws and stands on",
        (Edit("tableau.toml", "stands = [6, 7]", "stands = [5, 6, 7]"),),
        "tableau.toml",
        "player",
        "Player 5: more than one answer",
    ),
    Break(
        "count Player cannot have",
        (Edit("tableau.toml", "stands = [6, 7]", "stands = [6, 7, 10]"),),
        "tableau.toml",
        "player",
        "a count is 0 to 9, not 10",
    ),
    Break(
        "natural that no hand can have",
        (Edit("tableau.toml", "counts = [8, 9]", "counts = [8, 9, 19]"),),
        "tableau.toml",
        "naturals.counts",
        "a natural is 8 or 9",
    ),
    Break(
        "both shapes at once",
        (Edit("tableau.toml", 'clauses = ["5.3"]\n', 'clauses = ["5.3"]\ngrid = { 8 = "S S S S S S S S S S S" }\n'),),
        "tableau.toml",
        "banker",
        "needs either a grid or fifth-card rows",
    ),
    Break(
        "grid with a letter that is neither",
        (Edit("tableau.toml", GRID_FOUR, GRID_FOUR.replace("S S D", "S X D")),),
        "tableau.toml",
        "banker.grid.4",
        "needs 11 letters D or S with spaces between (no card, then 0 to 9), not 'D  S X D D D D D D S S'",
        "crown-sydney",
    ),
    Break(
        "grid row too short",
        (Edit("tableau.toml", GRID_FOUR, GRID_FOUR.replace(' S S"', ' S"')),),
        "tableau.toml",
        "banker.grid.4",
        "needs 11 letters D or S with spaces between (no card, then 0 to 9), not 'D  S S D D D D D D S'",
        "crown-sydney",
    ),
    Break(
        "grid row that is not named by a count",
        (Edit("tableau.toml", GRID_FOUR, f'{GRID_FOUR}\nfour = "D  S S D D D D D D S S"'),),
        "tableau.toml",
        "banker.grid.four",
        "a row is named by Banker's count, 0 to 9",
        "crown-sydney",
    ),
    Break(
        "clauses for a row that is not named by a count",
        (Edit("tableau.toml", '9 = ["9.6/Table 2:9"]', '9 = ["9.6/Table 2:9"]\n12 = ["9.6/Table 2:9"]'),),
        "tableau.toml",
        "banker.row-clauses.12",
        "a row is named by Banker's count, 0 to 9",
        "crown-sydney",
    ),
]


@pytest.mark.parametrize("broken", TABLES, ids=str)
def test_the_case_is_named(broken: Break, tmp_path: Path) -> None:
    assert_told(broken, tmp_path)


def test_a_missing_grid_row_leaves_eleven_cases_open(tmp_path: Path) -> None:
    found = faults_after(tmp_path, Edit("tableau.toml", GRID_FOUR + "\n", ""), book="crown-sydney")
    assert {(fault.file, fault.key) for fault in found} == {("tableau.toml", "banker")}
    cases = [*range(10), "none"]
    assert [fault.what for fault in found] == [
        f"Banker 4 when Player's third card is {third}: no answer" for third in cases
    ]


def test_a_row_twice_overlaps_in_every_case(tmp_path: Path) -> None:
    row = "counts = [7], draws = []"
    found = faults_after(tmp_path, Edit("tableau.toml", row, row.replace("[7]", "[7, 6]")))
    assert len(found) == 11
    assert all("Banker 6" in fault.what and "more than one answer" in fault.what for fault in found)
