"""Books of one's own are known by their ids everywhere: by CROUPIER_BOOKS, by --books, by an installed package."""

from __future__ import annotations

import os
import shutil
import sys
from importlib import invalidate_caches
from pathlib import Path

import msgspec
import pytest

from books import HARBOUR_PALACE
from croupier import BOOKS, UnknownBook, open_book
from croupier.cli.terms import the_variation
from croupier.floor import Editions, shelved
from croupier.rulebooks import elsewhere, shelf
from croupier.rulebooks.editions import ChangedBook, arrived, travelling
from croupier.simulate import load, make_request, run, save
from croupier.simulate.prepare import prepare
from faults import Edit, copy_of, edit
from terminal import typed

ID = "harbour-palace"
COUP = "2s3dKh/3cTd4s"


@pytest.fixture(autouse=True)
def _none_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(elsewhere.VARIABLE, "")


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(elsewhere.VARIABLE, str(HARBOUR_PALACE.parent))


@pytest.mark.usefixtures("named")
def test_a_book_of_a_named_folder_is_on_the_shelf() -> None:
    assert shelf() == (*BOOKS, ID, "lakeside")
    assert open_book(ID).digest == open_book(HARBOUR_PALACE).digest
    assert open_book(ID) is open_book(ID)
    assert shelved(ID).id == ID
    assert Editions().find(open_book(ID).edition) is not None


def test_it_is_not_where_nobody_named_its_folder() -> None:
    assert shelf() == BOOKS
    with pytest.raises(UnknownBook, match=ID):
        open_book(ID)


VERBS = (
    ("rules", "show", ID),
    ("rules", "clauses", ID),
    ("rules", "clause", f"{ID}:7.8"),
    ("rules", "diff", ID, "canberra"),
    ("rules", "readings", ID),
    ("rules", "book", ID),
    ("rules", "check", ID),
    ("settle", "--book", ID, "--variation", "harbour", COUP, "banker=100"),
    ("odds", "--book", ID, "--variation", "harbour"),
    ("simulate", "--book", ID, "--variation", "harbour", "--shoes", "10"),
    ("guide", ID),
)


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("words", VERBS, ids=" ".join)
def test_every_verb_takes_its_id(words: tuple[str, ...]) -> None:
    done = typed(*words)
    assert done.code == 0, done.err
    assert done.out


@pytest.mark.parametrize("place", ["before", "after"])
def test_the_folder_may_be_said_with_the_verb(place: str) -> None:
    option = ("--books", HARBOUR_PALACE)
    words = (*option, "rules", "list") if place == "before" else ("rules", "list", *option)
    assert ID in typed(*words).out
    assert os.environ[elsewhere.VARIABLE] == str(HARBOUR_PALACE)


def test_a_book_with_one_variation_needs_none_said(tmp_path: Path) -> None:
    """As the classic game alone, which pays Banker by commission."""
    folder = copy_of(ID, tmp_path)
    variations = (folder / "variations.toml").read_text(encoding="utf-8").split("[[variation]]")
    with_more = typed("settle", "--book", folder, COUP, "banker=100")
    assert (with_more.code, "Choose one of harbour, classic" in with_more.err) == (2, True)
    assert len(variations) == 3
    assert the_variation(open_book("canberra"), "commission") == "commission"


@pytest.mark.usefixtures("named")
def test_a_scenario_and_the_deal_know_it(tmp_path: Path) -> None:
    file = tmp_path / "round.scenario"
    lines = (f"book {ID}", "variation harbour", "layout quay", "patrons A with 1000", "coup", "  A banker 50")
    file.write_text("\n".join((*lines, "  shoe 2D 3H 4S 4C", "  deal", "  expect A has 1050", "")), encoding="utf-8")
    assert typed("scenario", "run", file).code == 0
    assert typed("deal", "--book", ID, "--seed", "7", lines="banker 50\n\nquit\n").code == 0


def test_two_books_of_one_name_are_told_apart_by_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two"):
        shutil.copytree(HARBOUR_PALACE, tmp_path / name)
    monkeypatch.setenv(elsewhere.VARIABLE, str(tmp_path))
    done = typed("rules", "list")
    assert done.code == 4
    assert "calls itself harbour-palace, and so does" in done.err


@pytest.mark.parametrize(
    ("folder", "says"), [("nowhere", "is no folder"), (".", "a book is a folder with a source.toml")]
)
def test_a_place_without_books_is_told(folder: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(elsewhere.VARIABLE, str(tmp_path / folder))
    done = typed("rules", "list")
    assert done.code == 4
    assert says in done.err


def test_an_installed_package_brings_its_books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "harbour_books"
    shutil.copytree(HARBOUR_PALACE, package / "rules" / ID)
    (package / "__init__.py").write_text("", encoding="utf-8")
    told = tmp_path / "harbour_books-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour-books\nVersion: 1.0\n", encoding="utf-8")
    (told / "entry_points.txt").write_text("[croupier.books]\nharbour = harbour_books:rules\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    invalidate_caches()
    elsewhere._found.cache_clear()
    try:
        assert shelf() == (*BOOKS, ID)
        assert open_book(ID).digest == open_book(HARBOUR_PALACE).digest
    finally:
        elsewhere._found.cache_clear()
        sys.modules.pop("harbour_books", None)


# --- what travels is the content ------------------------------------------------------------------


def test_a_worker_needs_neither_the_folder_nor_the_name(tmp_path: Path) -> None:
    folder = copy_of(ID, tmp_path)
    book = open_book(folder)
    request = make_request(book, str(folder), "harbour", shoes=20, seed=1)
    assert not hasattr(request, "reason")
    here = run(request, threads=1)
    shutil.rmtree(folder)
    asked, tables = prepare(msgspec.json.encode(request))
    assert asked == request
    assert tables is not None
    save(here, tmp_path / "kept.json")
    again = load(tmp_path / "kept.json")
    assert again.request == request
    assert "content" not in request.document()
    assert run(request, threads=1).sums.coups == here.sums.coups


def test_a_book_that_comes_with_croupier_does_not_travel() -> None:
    assert travelling(open_book("canberra")) == b""


def test_content_that_is_not_the_edition_is_told(tmp_path: Path) -> None:
    folder = copy_of(ID, tmp_path)
    edit(folder, Edit("wagers.toml", "40 to 1", "41 to 1"))
    with pytest.raises(ChangedBook, match="not the edition"):
        arrived(ID, open_book(HARBOUR_PALACE).digest, travelling(open_book(folder)))
