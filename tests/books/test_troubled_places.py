"""Places that were named for books and lie, or are gone: each is told in a sentence, and costs no other book."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from books import LAKESIDE
from croupier import BOOKS, RulebookError, UnknownBook, open_book
from croupier.rulebooks import elsewhere, shelf, shelf_troubles
from croupier.rulebooks.editions import packed, unpacked
from croupier.rulebooks.folder import _LARGEST
from croupier.rulebooks.shipped import lying
from terminal import typed

ID = "lakeside"


@pytest.fixture(autouse=True)
def _nothing_remembered() -> Iterator[None]:
    elsewhere._found.cache_clear()
    yield
    elsewhere._found.cache_clear()


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the book, named beside whatever a test names."""
    folder = tmp_path / "books" / ID
    shutil.copytree(LAKESIDE, folder)
    monkeypatch.setenv(elsewhere.VARIABLE, str(folder.parent))
    return folder


def _named_too(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(elsewhere.VARIABLE, os.pathsep.join((os.environ[elsewhere.VARIABLE], str(place))))


def _refused_whole(says: str) -> None:
    """What lists all books says what is wrong; what asks for one that is there has it."""
    listed = typed("rules", "list")
    assert (listed.code, listed.out) == (4, "")
    assert says in listed.err
    assert typed("settle", "--book", ID, "2s3dKh/3cTd3s", "lucky-6=5").code == 0
    with pytest.raises(UnknownBook, match="there is no rulebook 'seaside'"):
        open_book("seaside")
    assert says in typed("rules", "show", "seaside").err


def test_a_folder_that_is_gone_takes_no_other_book_along(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _named_too(book.parents[1] / "gone", monkeypatch)
    assert shelf() == (*BOOKS, ID)
    _refused_whole("gone is named for books, and is no folder")


def test_a_book_whose_folder_goes_away_while_it_is_known_is_no_error(book: Path) -> None:
    assert lying(ID) == open_book(ID).digest
    shutil.rmtree(book)
    assert lying(ID) == ""
    assert open_book(ID).id == ID


@pytest.mark.parametrize("link", ["to-itself", "to-its-folder"])
def test_links_that_lead_in_a_circle_are_not_followed(link: str, book: Path) -> None:
    (book.parent / "circle").symlink_to("circle" if link == "to-itself" else book.parent)
    assert shelf() == (*BOOKS, ID)
    assert dict(shelf_troubles()) == {}


def test_one_folder_by_two_names_is_one_book(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (book.parents[1] / "again").symlink_to(book.parent)
    _named_too(book.parents[1] / "again", monkeypatch)
    assert shelf() == (*BOOKS, ID)
    assert dict(shelf_troubles()) == {}


def test_of_two_books_of_one_name_neither_is_taken(book: Path, tmp_path: Path) -> None:
    shutil.copytree(book, book.parent / "other")
    assert shelf() == BOOKS
    assert "neither is taken" in typed("rules", "list").err
    assert typed("settle", "--book", "canberra", "--variation", "commission", "2s3dKh/3cTd4s", "tie=5").code == 0


def test_nobody_takes_the_name_of_a_book_of_the_release(book: Path) -> None:
    source = book / "source.toml"
    source.write_text(source.read_text(encoding="utf-8").replace(f'"{ID}"', '"canberra"'), encoding="utf-8")
    assert shelf() == BOOKS
    assert open_book("canberra").source.casino == "Casino Canberra"
    assert "a book that comes with Croupier" in typed("rules", "list").err


PACKAGES = {
    "raises": ("raise RuntimeError('no lake today')", "rules", "brings no books (RuntimeError: no lake today)"),
    "leaves": ("raise SystemExit(3)", "rules", "brings no books (SystemExit: 3)"),
    "is empty": ("", "rules", "brings no books (FileNotFoundError"),
    "has no books": ("", "", "has no books: a book is a folder with a source.toml"),
}


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_that_lies_is_told(package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, attribute, says = PACKAGES[package]
    name = f"lying_{package.replace(' ', '_')}"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    entry = metadata.EntryPoint("lies", f"{name}:{attribute}" if attribute else name, elsewhere.GROUP)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [entry])
    assert shelf() == (*BOOKS, ID)
    _refused_whole(says)


@pytest.mark.parametrize("entry", ["lake_books:rules.inner", "lake_books.rules", "lake_books.rules:inner"])
def test_a_package_names_its_folder_as_a_module_or_within_one(
    entry: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(LAKESIDE, tmp_path / "lake_books" / "rules" / "inner")
    monkeypatch.setenv(elsewhere.VARIABLE, "")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [metadata.EntryPoint("lake", entry, elsewhere.GROUP)])
    assert shelf() == (*BOOKS, ID)
    sys.modules.pop("lake_books", None)
    sys.modules.pop("lake_books.rules", None)


# --- what lies in a book's folder --------------------------------------------------------------------


def _fault(book: Path) -> str:
    with pytest.raises(RulebookError) as raised:
        open_book(book)
    (fault,) = raised.value.faults[:1]
    return str(fault)


def test_a_register_of_eighty_megabytes_is_not_read(book: Path) -> None:
    with (book / "clauses.csv").open("ab") as register:
        register.truncate(80 * 1024 * 1024)
    assert _fault(book) == "clauses.csv: is too large: all files of a book together have 4 megabytes at most"


def test_files_are_too_large_together(book: Path) -> None:
    for name in ("clauses.csv", "wagers.toml", "table.toml"):
        file = book / name
        file.write_text(file.read_text(encoding="utf-8") + "#" * (_LARGEST // 2), encoding="utf-8")
    assert "is too large" in _fault(book)


def test_whatever_is_read_can_be_packed_and_unpacked(book: Path) -> None:
    """A book that fills what it may have is still one that travels."""
    register = book / "clauses.csv"
    text = register.read_text(encoding="utf-8")
    row, room = 'Z{},definition,,end,"""""""""""",so\n', _LARGEST - 64 * 1024
    more = "".join(row.format(number) for number in range((room - len(text)) // 48))
    register.write_text(text + more, encoding="utf-8")
    made = open_book(book)
    assert unpacked(made.edition, packed(made)).digest == made.digest


@pytest.mark.parametrize("kind", ["pipe", "folder", "circle"])
def test_what_is_no_file_is_not_waited_for(kind: str, book: Path) -> None:
    file = book / "wagers.toml"
    file.unlink()
    if kind == "pipe":
        os.mkfifo(file)
    elif kind == "folder":
        file.mkdir()
    else:
        file.symlink_to(file.name)
    assert _fault(book).startswith("wagers.toml: cannot be read: ")
