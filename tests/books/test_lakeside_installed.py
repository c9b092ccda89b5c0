"""The Lakeside book as a package that was really built and installed, and a cluster that has never heard of it.

Commands are processes of their own in another folder. The workers were started in yet another, without the package and
without CROUPIER_BOOKS: what they need comes with the question.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from books import LAKESIDE
from children import path_with
from clusters import Cluster
from croupier.rulebooks import elsewhere
from patience import PATIENCE

ID = "lakeside"
TYPED = (sys.executable, "-c", "from croupier.cli.main import run; run()")
GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "add-a-rulebook.md"


def _project() -> str:
    """What the guide says such a package is, for this book."""
    (example,) = re.findall(r"^```ini\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return str(example).replace("harbour", "lakeside")


def _around(**more: str) -> dict[str, str]:
    """What is around a process for which nobody has named a folder of books."""
    return os.environ | {elsewhere.VARIABLE: ""} | more


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip put the package, built from a source of its own and without asking any index."""
    source = tmp_path_factory.mktemp("source")
    shutil.copytree(LAKESIDE, source / "lakeside_books" / "rules" / ID)
    (source / "lakeside_books" / "__init__.py").write_text('"""The rules of Lakeside Baccarat."""\n', encoding="utf-8")
    (source / "pyproject.toml").write_text(_project(), encoding="utf-8")
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    more = ["--no-compile", "--disable-pip-version-check", "--target", str(target), str(source)]
    subprocess.run([*pip, *more], check=True, capture_output=True, timeout=PATIENCE)
    assert (target / "lakeside_books-1.0.dist-info" / "entry_points.txt").is_file()
    return target


class Desk:
    """A person's terminal in a folder of their own."""

    def __init__(self, folder: Path, installed: Path) -> None:
        self.folder, self.around = folder, _around(PYTHONPATH=path_with(installed))

    def typed(self, *words: object) -> subprocess.CompletedProcess[str]:
        command = [*TYPED, *map(str, words)]
        ways: dict[str, Any] = {"cwd": self.folder, "env": self.around, "timeout": PATIENCE}
        done = subprocess.run(command, check=False, capture_output=True, text=True, **ways)
        assert "Traceback" not in done.stderr
        return done

    def document(self, *words: object) -> Any:
        done = self.typed(*words, "--json")
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)


@pytest.fixture(scope="module")
def desk(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Desk:
    return Desk(tmp_path_factory.mktemp("desk"), installed)


def test_the_package_brings_its_book(desk: Desk) -> None:
    listed = {one["book"]: one for one in desk.document("rules", "list")}
    assert (listed[ID]["casino"], listed[ID]["variations"]) == ("Lakeside Pavilion, Waitapu", [ID])
    settled = desk.document("settle", "--book", ID, "2s3dKh/3cTd3s", "lucky-6=10", "banker=10")
    assert [one["profit"] for one in settled["wagers"]] == [200_00, 5_00]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("cluster"), _around())
    try:
        made.worker()
        yield made
    finally:
        made.close()


QUESTION = ("simulate", "--book", ID, "--shoes", "2000", "--seed", "3")


def test_workers_that_never_heard_of_it_count_the_same(desk: Desk, cluster: Cluster) -> None:
    here, there = desk.document(*QUESTION, "--threads", "1"), desk.document(*QUESTION, "--on", cluster.address)
    for one in (here, there):
        del one["seconds"], one["coups_per_second"]
    assert here == there
    assert here["coups"] > 150_000


def test_a_worker_of_an_older_croupier_counts_nothing(desk: Desk, cluster: Cluster, tmp_path: Path) -> None:
    older = tmp_path / "older.py"
    older.write_text('import croupier\n\ncroupier.__version__ = "0.5.0"\n', encoding="utf-8")
    worker = cluster.worker("--preload", str(older))
    try:
        done = desk.typed(*QUESTION, "--on", cluster.address)
    finally:
        worker.terminate()
        worker.wait(PATIENCE)
    assert (done.returncode, done.stdout) == (1, "")
    assert "have Croupier 0.5.0; install Croupier" in done.stderr
