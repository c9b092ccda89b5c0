"""Files that are missing, unknown, unreadable or not what their name says: a fault each, and the rest is still read."""

from __future__ import annotations

from pathlib import Path

import pytest

from books import HARBOUR_PALACE
from croupier import RulebookError, open_book
from croupier.rulebooks import UnknownBook
from croupier.rulebooks.faults import Faults
from croupier.rulebooks.files import FILES
from croupier.rulebooks.folder import REGISTER, TOML_FILES, read_folder
from croupier.rulebooks.load import load_folder
from croupier.rulebooks.shelf import parent
from faults import Edit, assert_only_fault, copy_of, edit, faults_in

NEEDED = tuple(file.name for file in FILES if not file.optional)


@pytest.mark.parametrize("name", NEEDED)
def test_missing_file(name: str, tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    (folder / name).unlink()
    assert_only_fault(faults_in(folder), name, "", "missing file")


def test_a_book_may_do_without_a_leaflet(tmp_path: Path) -> None:
    assert set(TOML_FILES) - set(NEEDED) == {"leaflet.toml"}
    folder = copy_of("harbour-palace", tmp_path)
    (folder / "leaflet.toml").unlink()
    assert open_book(folder).leaflet.note == ()


def test_missing_register_leaves_every_citation_in_the_air(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    (folder / REGISTER).unlink()
    first, *others = faults_in(folder)
    assert (first.file, first.key) == (REGISTER, "")
    assert "missing file" in first.what
    assert others
    assert all("in the register" in fault.what for fault in others)


@pytest.mark.parametrize("name", ["odds.toml", "clauses-old.csv"])
def test_unknown_file(name: str, tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    (folder / name).write_text("", encoding="utf-8")
    assert_only_fault(faults_in(folder), name, "", "unknown file: a book has source.toml")


def test_a_note_beside_the_data_is_nobodys_business(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    (folder / "NOTES.md").write_text("Ask the Gaming Board about 7.8.", encoding="utf-8")
    assert open_book(folder).id == "harbour-palace"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[runs\nsilent = true\n", "not valid TOML"),
        ("[runs]\nsilent = true\n[runs]\nsilent = true\n", "not valid TOML: Cannot declare ('runs',) twice"),
        ("[runs]\nsilent = true\nsilent = true\n", "not valid TOML: Cannot overwrite a value"),
        ("runs = " + "[" * 100_000, "not valid TOML"),
        ("runs = " + "9" * 10_000, "not valid TOML"),
    ],
    ids=["bracket left open", "table twice", "duplicate key", "brackets without end", "number without end"],
)
def test_not_valid_toml(text: str, says: str, tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    (folder / "streaks.toml").write_text(text, encoding="utf-8")
    assert_only_fault(faults_in(folder), "streaks.toml", "", says)


def test_duplicate_key_inside_a_row(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    edit(folder, Edit("wagers.toml", 'pays = "9 to 1",', 'pays = "9 to 1", pays = "8 to 1",'))
    assert_only_fault(faults_in(folder), "wagers.toml", "", "not valid TOML: Duplicate inline table key 'pays'")


@pytest.mark.parametrize("name", ["words.toml", "layouts.toml"])
def test_not_utf_8(name: str, tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    text = (folder / name).read_text(encoding="utf-8")
    (folder / name).write_bytes("# façade\n".encode("latin-1") + text.encode())
    assert_only_fault(faults_in(folder), name, "", "cannot be read: 'utf-8' codec can't decode byte 0xe7")


def test_a_folder_where_a_file_belongs(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    (folder / "streaks.toml").unlink()
    (folder / "streaks.toml").mkdir()
    assert_only_fault(faults_in(folder), "streaks.toml", "", "cannot be read")


@pytest.mark.parametrize("name", ["source.toml", REGISTER])
def test_a_byte_order_mark_is_not_a_fault(name: str, tmp_path: Path) -> None:
    """Spreadsheets and some editors put one in front; nobody can see it to take it away."""
    folder = copy_of("harbour-palace", tmp_path)
    (folder / name).write_bytes(b"\xef\xbb\xbf" + (folder / name).read_bytes())
    assert open_book(folder).digest == open_book(copy_of("harbour-palace", tmp_path / "plain")).digest


def test_line_ends_of_another_system_are_not_a_fault(tmp_path: Path) -> None:
    folder = copy_of("harbour-palace", tmp_path)
    for path in folder.iterdir():
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert open_book(folder).digest == open_book(copy_of("harbour-palace", tmp_path / "plain")).digest


def test_an_empty_folder_lacks_every_file(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    found = faults_in(empty)
    assert [fault.file for fault in found] == [*NEEDED, REGISTER]
    assert all("missing file" in fault.what for fault in found)


def test_a_path_that_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "book.toml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(UnknownBook, match="is a file: a rulebook is a folder"):
        open_book(path)


@pytest.mark.parametrize("made", [True, False], ids=["a file", "nothing"])
def test_a_place_that_is_no_folder_is_a_fault_too(made: bool, tmp_path: Path) -> None:
    """Whoever loads without the shelf gets the same kind of error as for any other fault."""
    path = tmp_path / "book"
    if made:
        path.write_text("", encoding="utf-8")
    with pytest.raises(RulebookError, match=r"book has 2[56] faults"):
        load_folder(path, parent)


def test_a_path_that_is_nowhere(tmp_path: Path) -> None:
    with pytest.raises(UnknownBook, match=r"there is no rulebook .*: choose one of crown-sydney"):
        open_book(tmp_path / "nowhere")


def test_every_file_of_the_sixth_book_is_read() -> None:
    """The lists of files here and there cannot drift: the sixth book has exactly the files a book has."""
    faults = Faults()
    assert set(read_folder(HARBOUR_PALACE, faults)) == {path.name for path in HARBOUR_PALACE.iterdir()}
    assert not faults.found
