"""Files of tests that are one worker's together are there, and what they are known by is no file's name."""

from __future__ import annotations

from pathlib import Path

from turns import TOGETHER, scope_of

ROOT = Path(__file__).parents[2]


def test_every_file_that_is_taken_together_with_others_is_there() -> None:
    for files in TOGETHER.values():
        assert [file for file in files if not (ROOT / file).exists()] == []


def test_a_worker_takes_a_file_or_all_that_share_what_is_made_for_them() -> None:
    assert scope_of("tests/web/test_web.py::test_one[a::b]") == "tests/web/test_web.py"
    assert {scope_of(f"{file}::test_one") for file in TOGETHER["the scenarios"]} == {"the scenarios"}
