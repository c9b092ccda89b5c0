"""The examples of README, package, guides and notebooks are typed as they stand: whoever copies one into a strict house
may. They run elsewhere: the guides' own tests, `test_house_style.py`, `tests/notebooks`.
"""

from __future__ import annotations

import doctest
import json
import subprocess
import sys
from pathlib import Path

import pytest

import croupier
from architecture import ROOT

GUIDES = sorted((ROOT / "docs" / "guides").glob("*.md"))
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def of_text(text: str) -> str:
    return "".join(example.source for example in doctest.DocTestParser().get_examples(text))


def of_notebook(path: Path) -> str:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return "\n\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code") + "\n"


EXAMPLES = {
    "README": of_text((ROOT / "README.md").read_text(encoding="utf-8")),
    "the package": of_text(str(croupier.__doc__)),
    **{f"{path.stem}, a guide": of_text(path.read_text(encoding="utf-8")) for path in GUIDES},
    **{f"{path.stem}, a notebook": of_notebook(path) for path in NOTEBOOKS},
}


@pytest.fixture(scope="module")
def judged(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a strict type checker says of all examples at once, each a file of its own."""
    place = tmp_path_factory.mktemp("examples")
    for name, text in EXAMPLES.items():
        (place / file_of(name)).write_text(text, encoding="utf-8")
    words = ["mypy", "--strict", "--config-file", "", "--cache-dir", str(place / "kept"), "--follow-imports", "silent"]
    done = subprocess.run(
        [sys.executable, "-m", *words, *(file_of(name) for name in EXAMPLES)],
        cwd=place,
        env={"MYPYPATH": str(ROOT / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return done.stdout


def file_of(name: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in name) + ".py"


@pytest.mark.parametrize("name", [name for name, text in EXAMPLES.items() if text])
def test_examples_are_strictly_typed(name: str, judged: str) -> None:
    assert not [line for line in judged.splitlines() if line.startswith(file_of(name))]


def test_there_are_examples_to_judge() -> None:
    assert EXAMPLES["README"].count("\n") > 10
    assert {"python", "odds", "add-a-rulebook"} <= {path.stem for path in GUIDES if of_text(path.read_text("utf-8"))}
    assert len(NOTEBOOKS) == 3


def test_every_block_of_python_is_an_example() -> None:
    """One that is not written as a session would neither run nor be judged."""
    for path in (ROOT / "README.md", *GUIDES):
        blocks = path.read_text(encoding="utf-8").split("```python\n")[1:]
        assert all(block.startswith(">>> ") for block in blocks), path.name
