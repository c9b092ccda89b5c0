"""The notebooks of docs/notebooks run from top to bottom in a kernel of their own, and lie there without answers.

What a cell says it asserts itself; here is only that it came to its end, and said something.
"""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest

from played_notebooks import PLACE, notebooks, played

GUIDE = PLACE.parent / "guides" / "python.md"


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_runs_and_answers(path: Path) -> None:
    cells = [cell for cell in played(path).cells if cell.cell_type == "code"]
    assert any("assert " in cell.source for cell in cells)
    assert sum(bool(cell.outputs) for cell in cells) >= 4
    assert not [one for cell in cells for one in cell.outputs if one.get("name") == "stderr"], "no warnings either"


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_answers(path: Path) -> None:
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            assert cell["execution_count"] is None


def test_the_guide_runs() -> None:
    found = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert found.attempted > 10
    assert found.failed == 0
