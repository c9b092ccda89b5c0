"""Breaking a copy of a book on purpose: text edits to its files, and the faults that loading then lists.

Every fault must name its file and its key and say what is wrong; nothing but a RulebookError may come out.
Start at `Break` (one kind of fault) and `faults_after`.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, RulebookError, open_book
from croupier.rulebooks import Fault


@dataclass(frozen=True)
class Edit:
    """One replacement in one file; the old text must be there, and only its first occurrence changes."""

    file: str
    old: str
    new: str


@dataclass(frozen=True)
class Break:
    """A kind of fault: what is done to the book, and what loading must say about it, first and as a rule alone."""

    name: str
    edits: tuple[Edit, ...]
    file: str
    key: str
    says: str
    book: str = "harbour-palace"
    alone: bool = True  # nothing else of the book hangs on what was broken

    def __str__(self) -> str:
        return self.name


def copy_of(book: str, place: Path) -> Path:
    """A copy of the sixth book, or of a book of the shelf, that may be broken."""
    folder = place / book
    original = resources.files("croupier.rulebooks") / book if book in BOOKS else HARBOUR_PALACE
    shutil.copytree(str(original), folder)
    return folder


def edit(folder: Path, *edits: Edit) -> None:
    for one in edits:
        path = folder / one.file
        text = path.read_text(encoding="utf-8")
        assert one.old in text, f"{one.file} no longer holds {one.old!r}: the test breaks nothing"
        path.write_text(text.replace(one.old, one.new, 1), encoding="utf-8")


def faults_in(folder: Path) -> tuple[Fault, ...]:
    with pytest.raises(RulebookError) as raised:
        open_book(folder)
    return raised.value.faults


def faults_after(place: Path, *edits: Edit, book: str = "harbour-palace") -> tuple[Fault, ...]:
    folder = copy_of(book, place)
    edit(folder, *edits)
    return faults_in(folder)


def assert_told(broken: Break, place: Path) -> None:
    found = faults_after(place, *broken.edits, book=broken.book)
    told = found if broken.alone else found[:1]
    assert_only_fault(told, broken.file, broken.key, broken.says)


def assert_only_fault(faults: tuple[Fault, ...], file: str, key: str, says: str) -> None:
    """One fault, in this file, at this key, saying this; a second fault would be noise to whoever mends the book."""
    assert [(fault.file, fault.key) for fault in faults] == [(file, key)], "\n".join(map(str, faults))
    assert says in faults[0].what


def edit_golden_seven(line: str) -> Edit:
    """One more line in the sixth book's Golden Seven."""
    clauses = 'clauses = ["6.4", "6.4(a)"]'
    return Edit("wagers.toml", clauses, f"{line}\n{clauses}")
