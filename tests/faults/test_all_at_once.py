"""Whoever mends a book sees all its faults in one go, each on a line with its file and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from croupier import RulebookError, open_book
from faults import Edit, copy_of, edit, faults_after

BREAKS = (
    Edit("source.toml", 'version = "1.0"', "version = 1.0"),
    Edit("cards.toml", "number = 1\n", ""),
    Edit("wagers.toml", '"9 to 1"', '"9:1"'),
    Edit("settlement.toml", 'clauses = ["7.9"]', 'clauses = ["7.99"]'),
    Edit("clauses.csv", "3.1,procedure", "3.1,done"),
)


def test_faults_of_five_files_come_in_one_error(tmp_path: Path) -> None:
    found = faults_after(tmp_path, *BREAKS)
    assert [(fault.file, fault.key) for fault in found] == [
        ("clauses.csv", "line 18"),
        ("source.toml", "version"),
        ("cards.toml", "cutting-cards.number"),
        ("wagers.toml", "wager[tie].row[Equal].pays"),
        ("settlement.toml", "tokens.clauses"),
    ]


def test_faults_of_the_whole_come_in_one_error_too(tmp_path: Path) -> None:
    """What only shows when the files are held against each other is gathered in the same way."""
    found = faults_after(
        tmp_path,
        Edit("cards.toml", "default = 8", "default = 7"),
        Edit("layouts.toml", '"tie", "anchor"]', '"tie", "ankor"]'),
        Edit("wagers.toml", "total = [1, 2, 3, 4, 5, 6, 8, 9]", "total = [1, 2, 3, 4, 5, 6, 8]"),
        Edit("settlement.toml", "[standoff]", '[tips]\nclauses = ["7.9"]\n\n[standoff]'),
    )
    assert {(fault.file, fault.key) for fault in found} == {
        ("settlement.toml", "tips"),
        ("cards.toml", "decks.default"),
        ("wagers.toml", "wager[banker]"),
        ("layouts.toml", "layout[quay].wagers"),
    }


def test_the_message_names_the_book_and_a_line_for_each_fault(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, *BREAKS)
    with pytest.raises(RulebookError) as raised:
        open_book(folder)
    head, *lines = str(raised.value).splitlines()
    assert head == "rulebook harbour-palace has 5 faults:"
    assert (
        "  wagers.toml:51: wager[tie].row[Equal].pays: '9:1' is not odds: write them as '8 to 1' (it is '9:1')" in lines
    )
    assert len(lines) == 5


def test_one_fault_is_not_called_faults(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, BREAKS[0])
    with pytest.raises(RulebookError, match="rulebook harbour-palace has 1 fault:"):
        open_book(folder)
