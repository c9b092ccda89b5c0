"""The pages' logic, by Node's own test runner: one item here for each file of tests beside this one.

That the logic knows no browser is seen by its types (tsconfig.logic.json); that it has no clock and no dice, here.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from architecture import ROOT
from croupier.languages import languages
from croupier.languages.pages import for_pages

HERE = Path(__file__).parent
WEB = ROOT / "src" / "croupier" / "web"
LONGEST = 600  # lines
NODE = Path(sys.executable).parent / "node"  # of the environment, never the machine's own


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every language as pages get it, in a file."""
    file = tmp_path_factory.mktemp("words") / "catalogues.json"
    file.write_bytes(msgspec.json.encode({language: for_pages(language) for language in languages()}))
    return file


@pytest.mark.parametrize("name", sorted(path.name for path in HERE.glob("*.test.js")))
def test_the_logic_of_the_pages(name: str, catalogues: Path) -> None:
    done = subprocess.run(
        [NODE, "--test-reporter=tap", HERE / name],
        capture_output=True,
        text=True,
        env=os.environ | {"TZ": "Australia/Sydney", "CROUPIER_WORDS": str(catalogues)},
        check=False,
    )
    said = done.stdout + done.stderr
    failed = [line.strip() for line in said.splitlines() if line.lstrip().startswith("not ok")]
    assert done.returncode == 0, "\n".join([*failed, said])
    ran = re.search(r"^# pass (\d+)$", said, re.MULTILINE)
    assert ran, said
    assert int(ran[1]) > 0, "it has no tests"
    assert "# skipped 0" in said
    assert "# todo 0" in said


@pytest.mark.parametrize("asked", ["Date.now", "new Date()", "Math.random", "import("])
def test_the_logic_has_no_clock_and_no_dice(asked: str) -> None:
    rooms = sorted((WEB / "logic").glob("*.js"))
    assert rooms
    assert not [room.name for room in rooms if asked in room.read_text("utf-8").replace("{import(", "")]


def test_a_page_and_its_parts_are_rooms_with_a_sign_on_the_door() -> None:
    for room in WEB.rglob("*.js"):
        text = room.read_text("utf-8")
        assert text.startswith("// "), f"{room.name} does not say what it knows"
        assert text.count("\n") < LONGEST, f"{room.name} holds more than one idea"
        assert "@ts-nocheck" not in text, f"{room.name} is not checked"
