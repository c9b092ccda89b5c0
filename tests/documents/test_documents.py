"""What the documents say, in scenarios typed from them alone by people who had read neither book data nor code.

A file's name says the book (CS, CM, CB, ST), the part of the audit (A found late, B one wager a bet, C limits and
changes, D powers and persons, E clauses that meet, and which of them is cited) and what it is about. Each holds on the
live table, and the second path recomputes what it paid.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import witness
from played import played
from transcripts.test_scenario_files import claimed, differing
from verify.hearing import events_of, heard_alike, told

FILES = sorted(Path(__file__).parent.glob("*.scenario"))
BOOKS = {"CS": "crown-sydney", "CM": "crown-melbourne", "CB": "canberra", "ST": "star-sydney"}


@pytest.mark.parametrize(
    "file", [pytest.param(file, id=file.stem, marks=pytest.mark.clause(*claimed(file))) for file in FILES]
)
def test_the_table_does_what_the_document_says(file: Path) -> None:
    report = played(file)
    witness.note(tuple(given.answer for done in report.done for given in done.given))
    assert differing(report) == []
    assert report.checks > 0
    assert [told(heard_alike(events_of(table))) for table in report.tables] == [[] for _ in report.tables]


def test_every_file_is_named_by_its_book_and_its_part() -> None:
    for file in FILES:
        named = re.match(r"(CS|CM|CB|ST)-([ABCDE][0-9]*)-[a-z0-9-]+$", file.stem)
        assert named is not None, file.name
        books = set(re.findall(r"^book (\S+)$", file.read_text(encoding="utf-8"), re.MULTILINE))
        assert books == {BOOKS[named[1]]}, file.name


def test_every_part_has_files_of_every_book_it_is_about() -> None:
    parts = {tuple(file.stem.split("-")[:2]) for file in FILES}
    assert {book for book, part in parts if part == "B"} >= {"CS", "CM", "ST"}
    assert {part for _, part in parts} >= {"B", *(f"C{n}" for n in range(1, 12)), *(f"D{n}" for n in range(1, 10))}
