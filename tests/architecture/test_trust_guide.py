"""docs/guides/trust.md names tests as evidence: each is there, has tests in it, and no goal is left out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "trust.md").read_text("utf-8")
NAMED: Final = sorted(set(re.findall(r"`((?:tests|bench)/[\w/.]+)`", GUIDE)))


@pytest.mark.parametrize("name", NAMED)
def test_what_is_named_as_evidence_is_there(name: str) -> None:
    place = ROOT / name
    if name.startswith("bench/"):
        assert place.is_file()
        return
    files = sorted(place.glob("test_*.py")) if place.is_dir() else [place]
    assert files
    for file in files:
        assert re.search(r"^(async )?def test_", file.read_text("utf-8"), re.MULTILINE), file


def test_every_goal_has_its_row_and_its_evidence() -> None:
    rows = re.findall(r"^\| (\d+) \| .+? \| (.+?) \| .*\|$", GUIDE, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, 26))
    assert all("`tests/" in shown or "`bench/" in shown for _, shown in rows)
    assert len(NAMED) > len(rows)
