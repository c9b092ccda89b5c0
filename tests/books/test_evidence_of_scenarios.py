"""A book from elsewhere shows its clauses by scenarios: what they cite counts as covered, until the book changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from croupier import open_book
from croupier.clauses import Clause
from croupier.rulebooks.coverage import Kind, coverage
from terminal import typed


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert typed("rules", "new", tmp_path / "lantern").code == 0
    return tmp_path / "lantern"


def shown(folder: Path) -> dict[str, str]:
    return {one.row.clause.number: one.evidence for one in coverage(open_book(folder)) if one.shown}


def test_a_clause_is_shown_where_the_table_acted_or_refused_by_it(folder: Path) -> None:
    assert shown(folder) == {}
    done = typed("rules", "evidence", folder)
    assert done.code == 0
    found = shown(folder)
    assert (found["7.2"], found["7.3"], found["9.2"]) == (Kind.ACTED, Kind.ACTED, Kind.REFUSED)
    assert "10.2" not in found, "no cards were wrong"
    assert f"1 scenario shows {len(found) - 2} of 49 encoded clauses" in done.cells, "the other two are displays"


def test_the_verbs_count_it_with_the_scenario_that_shows_it(folder: Path) -> None:
    typed("rules", "evidence", folder)
    row = typed("rules", "clause", f"{folder}:9.2", "--json").document
    assert (row["shown"], row["tests"]) == ("refused", ["scenarios/first.scenario"])
    counted = typed("rules", "coverage", "--book", folder, "--json").document
    assert list(counted) == ["lantern"]
    assert counted["lantern"]["shown refused"] == 1
    assert counted["lantern"]["shown acted"] > 20
    owed = typed("rules", "clauses", folder, "--uncovered", "--json").document
    numbers = [one["clause"] for one in owed["clauses"]]
    assert "lantern:10.2" in numbers
    assert "lantern:7.2" not in numbers


def test_evidence_of_another_edition_does_not_count_and_is_said_to(folder: Path) -> None:
    typed("rules", "evidence", folder)
    wagers = folder / "wagers.toml"
    wagers.write_text(wagers.read_text().replace("8 to 1", "9 to 1"))
    assert shown(folder) == {}
    done = typed("rules", "clause", f"{folder}:7.2")
    assert done.code == 0
    assert "is of another edition" in done.err
    typed("rules", "evidence", folder)
    assert typed("rules", "clause", f"{folder}:7.2").err == ""


def test_a_scenario_that_differs_shows_nothing_and_nothing_is_kept(folder: Path) -> None:
    (folder / "scenarios" / "wrong.scenario").write_text(
        "book ..\nvariation baccarat\nlimits 5 to 5000\npatrons A with 1000\n"
        "coup\n  A tie 100\n  result T\n  expect A tie wins 900\n"
    )
    done = typed("rules", "evidence", folder)
    assert done.code == 3
    assert "scenarios/wrong.scenario" in done.err
    assert not (folder / "evidence.json").exists()


def test_a_file_that_is_no_scenario_is_told_with_its_line(folder: Path) -> None:
    (folder / "scenarios" / "no.scenario").write_text("book ..\nwarble\n")
    done = typed("rules", "evidence", folder)
    assert (done.code, (folder / "evidence.json").exists()) == (4, False)
    assert "no.scenario" in done.err


def test_a_book_of_the_shelf_is_shown_by_tests_and_one_without_scenarios_by_nothing(folder: Path) -> None:
    assert typed("rules", "evidence", "canberra").code == 4
    (folder / "scenarios" / "first.scenario").unlink()
    done = typed("rules", "evidence", folder)
    assert done.code == 4
    assert ".scenario" in done.err


def test_evidence_that_cannot_be_read_is_a_sentence(folder: Path) -> None:
    (folder / "evidence.json").write_text('{"edition": 1}')
    done = typed("rules", "coverage", "--book", folder)
    assert done.code == 4
    assert "evidence.json: cannot be read" in done.err


def test_what_is_kept_names_the_edition_and_each_clause_with_how_it_was_shown(folder: Path) -> None:
    done = typed("rules", "evidence", folder, "--json").document
    kept = json.loads((folder / "evidence.json").read_text())
    assert kept == {"edition": open_book(folder).edition, "shown": done["shown"]}
    assert kept["shown"][Clause("lantern:9.2")] == {"scenarios/first.scenario": "refused"}
    assert done["scenarios"] == ["scenarios/first.scenario"]
