"""Every verb that takes a book takes a folder's path just as well."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from books import HARBOUR_PALACE
from faults import Edit, copy_of, edit
from terminal import typed

THREE_CARD_SEVEN = "2s3dKh/3cTd4s"


def test_settle() -> None:
    answer = typed(
        "settle", "--book", HARBOUR_PALACE, "--variation", "harbour", THREE_CARD_SEVEN, "banker=100", "golden-seven=5"
    )
    assert answer.code == 0
    assert answer.err == ""
    assert "Harbour Palace, Port Lorne, Harbour Baccarat (harbour-palace 1.0" in answer.out
    assert "banker $100 standoff Banker wins with a three-card seven - - $100" in answer.cells
    assert "banker 6.2(b), 7.4(b), 1:Push" in answer.cells
    assert "golden-seven $5 wins Banker wins with a three-card seven $200 - $205" in answer.cells
    assert "golden-seven 7.6, 6.4, 6.4(a)" in answer.cells


def test_settle_as_json() -> None:
    answer = typed(
        "settle", "--json", "--book", HARBOUR_PALACE, "--variation", "harbour", "--option", "lanterns=high",
        "2s2dKh/3c3d", "lanterns=10",
    )  # fmt: skip
    document = answer.document
    assert (answer.code, document["book"], document["variation"]) == (0, "harbour-palace", "harbour")
    assert document["wagers"][0]["profit"] == 300_00
    assert document["wagers"][0]["clauses"][0] == "harbour-palace:7.7(b)"


@pytest.mark.parametrize("form", [str, lambda path: f"{path}/", lambda path: f"{path}/../{path.name}"])
def test_rules_show(form: object) -> None:
    assert callable(form)
    answer = typed("rules", "show", form(HARBOUR_PALACE))
    assert answer.code == 0
    assert "wager banker [harbour]" in answer.out  # the square brackets are the book's, not markup
    assert "Two lanterns low: 20 to 1, high: 30 to 1 (option lanterns) 7.7(b)" in answer.cells


def test_rules_show_from_inside_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HARBOUR_PALACE)
    assert typed("rules", "show", ".", "--json").document["book"] == "harbour-palace"


def test_rules_check() -> None:
    answer = typed("rules", "check", HARBOUR_PALACE)
    assert answer.code == 0
    assert "no faults; 196 clauses, 6 wagers, 2 variations" in answer.cells
    assert "not cited" not in answer.out
    document = typed("rules", "check", HARBOUR_PALACE, "--json").document
    assert (document["book"], document["faults"], document["not encoded"]) == ("harbour-palace", [], [])


def test_rules_check_lists_every_fault(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, Edit("wagers.toml", "9 to 1", "9:1"), Edit("cards.toml", "number = 1\n", ""))
    answer = typed("rules", "check", folder)
    assert (answer.code, answer.out) == (4, "")
    assert answer.err.splitlines() == [
        "croupier: rulebook harbour-palace has 2 faults:",
        "  cards.toml:21: cutting-cards.number: missing key",
        "  wagers.toml:51: wager[tie].row[Equal].pays: '9:1' is not odds: write them as '8 to 1' (it is '9:1')",
    ]


def test_rules_check_tells_of_a_promise_that_no_provision_keeps(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, Edit("clauses.csv", "9,document", "8.3,encoded,,equipment,The table is green,\n9,document"))
    answer = typed("rules", "check", folder)
    assert answer.code == 0
    assert "not cited by any provision: 8.3 The table is green" in answer.cells
    assert typed("rules", "check", folder, "--json").document["not encoded"] == ["harbour-palace:8.3"]


def test_rules_diff_either_way() -> None:
    answer = typed("rules", "diff", HARBOUR_PALACE, "crown-sydney")
    assert answer.code == 0
    assert "Push 1:Push Stand-off 1.1:Stand-off" in answer.cells
    assert "golden-seven" in answer.out
    left = typed("rules", "diff", HARBOUR_PALACE, "canberra", "--json").document
    right = typed("rules", "diff", "canberra", HARBOUR_PALACE, "--json").document
    assert (left["left"], left["right"]) == (right["right"], right["left"]) == ("harbour-palace", "canberra")
    assert len(left["differences"]) == len(right["differences"])


def test_a_book_does_not_differ_from_itself() -> None:
    assert typed("rules", "diff", HARBOUR_PALACE, HARBOUR_PALACE, "--json").document["differences"] == []


def test_rules_readings_and_clauses() -> None:
    readings = typed("rules", "readings", HARBOUR_PALACE)
    assert readings.code == 0
    assert "HP-1 money 7.8" in readings.cells
    clauses = typed("rules", "clauses", HARBOUR_PALACE, "--status", "discretion")
    assert clauses.code == 0
    assert "6.6 discretion authority.toml: power.refuse-wager" in clauses.cells
    assert "7.1" not in clauses.out
    later = typed("rules", "clauses", HARBOUR_PALACE, "--comes", "irregularities")
    assert later.code == 0
    assert "4.4 encoded irregularities" in later.cells
    assert "6.6" not in later.out


@pytest.mark.parametrize(
    ("number", "encoded"),
    [
        ("3.5", "cards.toml: shoe-end"),
        ("1:Push", "words.toml: standoff"),  # a colon in the clause
        ("7.7(b)", "wagers.toml: wager[lanterns].row[Two lanterns]"),
    ],
)
def test_rules_clause(number: str, encoded: str) -> None:
    answer = typed("rules", "clause", f"{HARBOUR_PALACE}:{number}")
    assert answer.code == 0
    assert answer.out.startswith(f"harbour-palace:{number}  encoded\n")
    assert encoded in answer.cells
    document = typed("rules", "clause", f"{HARBOUR_PALACE}:{number}", "--json").document
    assert document["clause"] == f"harbour-palace:{number}"
    assert encoded in document["encoded"]


def test_rules_clause_names_its_reading() -> None:
    assert "readings HP-1: The payment is rounded up" in typed("rules", "clause", f"{HARBOUR_PALACE}:7.8").cells


def test_rules_clause_by_a_path_with_colons_and_spaces(tmp_path: Path) -> None:
    folder = tmp_path / "rules: second draft" / "harbour palace"
    shutil.copytree(HARBOUR_PALACE, folder)
    assert typed("rules", "clause", f"{folder}:1:Push").code == 0


def test_rules_clause_by_a_relative_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HARBOUR_PALACE.parent)
    assert typed("rules", "clause", "harbour-palace:3.5").code == 0
    assert typed("rules", "clause", "./harbour-palace/:3.5").code == 0


def test_rules_clause_that_the_book_lacks() -> None:
    answer = typed("rules", "clause", f"{HARBOUR_PALACE}:7.99")
    assert (answer.code, answer.out) == (4, "")
    assert answer.err.startswith("croupier: harbour-palace has no clause '7.99'. Near it: 7, 7.1, 7.2")


def test_what_a_book_says_in_square_brackets_is_shown_as_it_stands(tmp_path: Path) -> None:
    """A book's text is its own: what looks like markup to the terminal library must neither vanish nor break it."""
    folder = copy_of("harbour-palace", tmp_path)
    edit(
        folder,
        Edit("source.toml", "Harbour Palace, Port Lorne", "Harbour [/] Palace"),
        Edit("source.toml", 'version = "1.0"', 'version = "1.0 [draft]"'),
        Edit("variations.toml", 'name = "Harbour Baccarat"', 'name = "Harbour [bold] Baccarat"'),
        Edit("wagers.toml", 'event = "Player wins"', 'event = "Player [/red] wins"'),
        Edit("clauses.csv", "Player pays 1 to 1", "Player pays [1 to 1]"),
        Edit("readings.toml", 'question = "The rules', 'question = "[The] rules'),
    )
    settled = typed("settle", "--book", folder, "--variation", "harbour", "2s2d3h/6cTd", "player=5")
    assert "Harbour [/] Palace, Harbour [bold] Baccarat (harbour-palace 1.0 [draft]" in settled.cells
    assert "Player [/red] wins" in settled.cells
    assert "Player [/red] wins" in typed("rules", "show", folder).cells
    assert "Player [/red] wins" in typed("rules", "diff", folder, HARBOUR_PALACE).cells
    assert "Player pays [1 to 1]" in typed("rules", "clauses", folder).cells
    assert "Player pays [1 to 1]" in typed("rules", "clause", f"{folder}:7.1").cells
    assert "[The] rules" in typed("rules", "readings", folder).cells
    assert "1.0 [draft]" in typed("rules", "check", folder).cells
