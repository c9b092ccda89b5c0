"""A book begun with `croupier rules new`: whole, explained, dealt to its end, and refused where one would be lost."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from pathlib import Path

import pytest

from croupier import open_book
from croupier.rulebooks.folder import REGISTER, TOML_FILES
from terminal import typed


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("books") / "my-casino"
    said = ("--title", "House rules", "--casino", 'The "Lantern"', "--currency", "EUR", "--zone", "Europe/Vienna")
    done = typed("rules", "new", place, *said)
    assert done.code == 0, done.err
    assert f"croupier rules check {place}" in done.out
    return place


def test_it_is_a_book_of_the_folders_name_with_what_was_said(folder: Path) -> None:
    book = open_book(folder)
    said = (book.id, book.source.title, book.source.casino, book.source.currency, book.source.zone)
    assert said == ("my-casino", "House rules", 'The "Lantern"', "EUR", "Europe/Vienna")
    assert book.source.instrument.made == "2026-01-01"


def test_it_has_no_fault_promises_nothing_it_does_not_cite_and_its_shoe_is_dealt_to_the_end(folder: Path) -> None:
    document = typed("rules", "check", folder, "--json").document
    assert (document["faults"], document["not encoded"]) == ([], [])
    assert [one["stopped"] for one in document["trials"]] == [False]


def test_its_scenario_holds(folder: Path) -> None:
    assert typed("scenario", "run", "--brief", folder / "scenarios").code == 0


@pytest.mark.parametrize("name", TOML_FILES)
def test_every_file_says_what_it_is_for_and_what_its_keys_mean(folder: Path, name: str) -> None:
    text = (folder / name).read_text(encoding="utf-8")
    assert text.startswith("# ")
    lines = text.splitlines()
    for key in tomllib.loads(text):
        first = next(at for at, line in enumerate(lines) if re.match(rf"(\[\[?)?{key}\b", line))
        assert lines[first - 1].startswith("# "), key


def test_what_else_might_stand_there_is_named_behind_a_value(folder: Path) -> None:
    assert 'policy = "one-more-coup"  # or this-round-unless-tie' in (folder / "cards.toml").read_text()


def test_the_register_is_explained_beside_it(folder: Path) -> None:
    head = (folder / REGISTER).read_text().partition("\n")[0]
    told = (folder / "README.md").read_text()
    assert all(f"`{column}`" in told for column in head.split(","))


def test_a_folder_with_something_in_it_is_left_alone(folder: Path, tmp_path: Path) -> None:
    tmp_path = tmp_path / "mine"
    tmp_path.mkdir()
    (tmp_path / "notes.txt").write_text("mine")
    done = typed("rules", "new", tmp_path)
    assert (done.code, [one.name for one in tmp_path.iterdir()]) == (4, ["notes.txt"])
    assert "no empty folder" in done.err
    file = (tmp_path / "notes.txt").rename(tmp_path / "notes")
    assert "no empty folder" in typed("rules", "new", file).err


@pytest.mark.parametrize(
    ("name", "says"), [("canberra", "on the shelf already"), ("My Casino", "cannot be one"), ("--", "cannot be one")]
)
def test_a_name_that_is_no_id_or_anothers_is_refused(name: str, says: str, tmp_path: Path) -> None:
    done = typed("rules", "new", tmp_path / name)
    assert done.code == 4
    assert says in done.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("option", "value", "key"),
    [("--zone", "Mars/Base", "zone"), ("--currency", "euro", "currency")],
)
def test_what_is_said_is_judged_before_anything_is_written(option: str, value: str, key: str, tmp_path: Path) -> None:
    done = typed("rules", "new", tmp_path / "x", option, value)
    assert done.code == 4
    assert re.search(rf"source\.toml:\d+: {key}: '{value}' is no", done.err)
    assert list(tmp_path.iterdir()) == []


def test_it_comes_with_the_package_as_it_is() -> None:
    starter = resources.files("croupier.rulebooks") / "starter"
    assert {entry.name for entry in starter.iterdir()} == {*TOML_FILES, REGISTER, "README.md", "scenarios"}
