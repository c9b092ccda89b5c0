"""The examples of the README and of the package are typed as they stand: whoever copies one into a strict house may."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

import croupier
from architecture import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def section(name: str) -> str:
    return README.partition(f"## {name}\n")[2].partition("\n## ")[0]


@pytest.mark.parametrize(
    "text", [section("One coup"), str(croupier.__doc__)], ids=["the README's first example", "the package's"]
)
def test_an_example_is_strictly_typed(text: str, tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    lines = [example.source for example in doctest.DocTestParser().get_examples(text)]
    file.write_text("".join(lines), encoding="utf-8")
    assert lines
    judged = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(tmp_path / "kept")]
    done = subprocess.run(
        [*judged, "--follow-imports", "silent", str(file)],
        cwd=tmp_path,
        env={"MYPYPATH": str(ROOT / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
