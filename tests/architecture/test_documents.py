"""The documents that explain the house speak of the house as it is: its rooms, its levels, files and targets."""

from __future__ import annotations

import configparser
import re

import pytest

from architecture import ROOT, SOURCE

EXPLAINS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "GLOSSARY.md", "README.md")
NAMED = re.compile(r"`([\w./<>*-]+/[\w./<>*-]*|[\w-]+\.(?:md|toml|csv))`")
OF_A_BOOK = SOURCE / "rulebooks" / "crown-sydney"


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_levels_are_those_that_imports_keep_to() -> None:
    kept = configparser.ConfigParser()
    kept.read(ROOT / ".importlinter")
    layers = kept["importlinter:contract:layers"]["layers"].strip().splitlines()
    drawn = (
        text_of("ARCHITECTURE.md").partition("Imports point one way")[2].partition("```text\n")[2].partition("\n```")[0]
    )
    assert drawn.splitlines() == layers


def test_every_room_is_explained() -> None:
    rooms = {path.stem for path in SOURCE.iterdir() if path.is_dir() or path.suffix == ".py"} - {
        "__init__",
        "__pycache__",
    }
    told = " ".join(re.findall(r"\*\*(.*?)\*\*:", text_of("ARCHITECTURE.md")))
    assert rooms <= set(re.findall(r"\w+", told)), rooms - set(re.findall(r"\w+", told))


def test_every_chapter_of_the_table_is_named() -> None:
    chapters = {path.parent.name for path in (SOURCE / "table").glob("*/apply.py")}
    assert chapters
    assert not [one for one in chapters if f"`{one}`" not in text_of("ARCHITECTURE.md")]


@pytest.mark.parametrize("name", EXPLAINS)
def test_files_that_are_named_are_there(name: str) -> None:
    assert not [one for one in NAMED.findall(text_of(name)) if not is_there(re.sub("<[a-z]+>", "*", one))]


def is_there(path: str) -> bool:
    return any(list(under.glob(path.rstrip("/"))) for under in (ROOT, SOURCE, ROOT / "tests", OF_A_BOOK))


@pytest.mark.parametrize("name", EXPLAINS)
def test_targets_that_are_named_can_be_made(name: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", text_of("Makefile"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)", text_of(name))) <= targets
