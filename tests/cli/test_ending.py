"""The installed command ends at once: with the exit code, everything written, what was asked for at the end done."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

CROUPIER = Path(sys.executable).parent / "croupier"
SETTLE = ("settle", "--book", "canberra", "--variation", "commission", "2s3dKh/3cTd3s", "banker=100", "--json")
AT_THE_END = """
import atexit, sys
from pathlib import Path
from croupier.cli.ending import start
atexit.register(Path(sys.argv.pop()).write_text, "done")
start()
"""


@pytest.mark.parametrize(
    ("typed", "code"),
    [(SETTLE, 0), (("no-such-verb",), 2), ((*SETTLE[:1], "--book", "no-such-book", *SETTLE[3:]), 4)],
)
def test_the_exit_code_is_the_verbs_and_all_of_it_is_written(typed: tuple[str, ...], code: int, tmp_path: Path) -> None:
    with (tmp_path / "out").open("wb") as out, (tmp_path / "err").open("wb") as err:
        done = subprocess.run([CROUPIER, *typed], stdout=out, stderr=err, check=False)
    told, said = (tmp_path / "out").read_text("utf-8"), (tmp_path / "err").read_text("utf-8")
    assert done.returncode == code
    assert "Traceback" not in said
    if code != 2:
        assert ("error" in json.loads(told)) == bool(code)
    else:
        assert "no-such-verb" in said


def test_a_reader_who_goes_away_is_no_error_of_ours() -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run([CROUPIER, "rules", "list"], stdout=write, stderr=subprocess.PIPE, text=True, check=False)
    finally:
        os.close(write)
    assert done.returncode == 1
    assert done.stderr == ""


def test_what_asked_for_the_end_has_it(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    subprocess.run([sys.executable, "-c", AT_THE_END, "--version", str(mark)], capture_output=True, check=True)
    assert mark.read_text("utf-8") == "done"
