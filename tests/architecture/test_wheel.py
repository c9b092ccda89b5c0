"""What is installed elsewhere: the wheel holds the books and works far from this folder."""

from __future__ import annotations

import email
import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import croupier
from architecture import ROOT
from croupier import BOOKS
from croupier.rulebooks.folder import REGISTER, TOML_FILES


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(place), str(ROOT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (made,) = place.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    target = tmp_path_factory.mktemp("installed")
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--quiet", "--target", str(target)]
    done = subprocess.run([*install, str(wheel)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return target


def elsewhere(installed: Path, place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """The command as installed, run from another folder; the source tree is out of reach."""
    code = "import croupier, sys; from croupier.cli.main import run; print(croupier.__file__, file=sys.stderr); run()"
    environment = os.environ | {"PYTHONPATH": str(installed), "PYTHONSAFEPATH": "1"}
    return subprocess.run(
        [sys.executable, "-c", code, *words], cwd=place, env=environment, capture_output=True, text=True, check=True
    )


def test_the_books_and_the_evidence_are_inside(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for book in BOOKS:
        assert {f"croupier/rulebooks/{book}/{name}" for name in (*TOML_FILES, REGISTER, "zh.po")} <= names
    assert {"croupier/rulebooks/evidence.json", "croupier/py.typed"} <= names
    assert {
        f"croupier/rulebooks/starter/{name}" for name in (*TOML_FILES, REGISTER, "scenarios/first.scenario")
    } <= names
    assert "croupier/rulebooks/value-meanings.toml" in names
    assert not [name for name in names if name.startswith(("tests/", "docs/")) or "harbour-palace" in name]


def test_it_says_what_it_is(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (named,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        said = email.message_from_bytes(archive.read(named))
    assert (said["Name"], said["Version"], said["Author"]) == ("croupier", croupier.__version__, "Croupier")
    assert (said["License-Expression"], said.get_all("License-File")) == ("MIT", ["LICENSE"])
    assert {"Typing :: Typed", "Programming Language :: Python :: 3.11"} <= set(said.get_all("Classifier", []))
    assert not [one for one in said.get_all("Classifier", []) if one.startswith("License ::")], "the expression says it"
    assert said["Description-Content-Type"] == "text/markdown"
    assert said.get_all("Project-URL") is None, "there is no address that is the project's own"


def test_it_begins_a_book_and_says_what_its_keys_mean(installed: Path, tmp_path: Path) -> None:
    elsewhere(installed, tmp_path, "rules", "new", "my-casino")
    done = elsewhere(installed, tmp_path, "rules", "check", "my-casino")
    assert "no faults" in done.stdout
    schema = json.loads(elsewhere(installed, tmp_path, "rules", "schema", "words.toml").stdout)
    assert schema["properties"]["coup"]["description"] == "one deal of the two hands"


def test_it_settles_a_coup_from_another_folder(installed: Path, tmp_path: Path) -> None:
    words = ("settle", "--json", "--book", "crown-sydney", "--variation", "crown", "2s3dKh/3cTd3s", "banker=100")
    done = elsewhere(installed, tmp_path, *words)
    assert done.stderr.startswith(str(installed))
    assert json.loads(done.stdout)["wagers"][0]["profit"] == 50_00


def test_it_knows_its_clauses_from_another_folder(installed: Path, tmp_path: Path) -> None:
    done = elsewhere(installed, tmp_path, "rules", "clauses", "canberra", "--json")
    assert json.loads(done.stdout)["summary"]["clauses"] == 311
