"""In which order test files have their turn where several run at once, and which are one worker's together.

A worker takes a whole file: what is made for it is made once. Files that play the same scenarios (played.py), or look
at the same recorded days, go to one worker too, so that these are played once in a run. Start at `in_turn`; what a
worker takes at once is `scope_of`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

# what takes longest begins first, so that a run does not end with one worker at a browser and three at nothing
LONGEST: Final = (
    *("fault_days", "durability", "snapshots", "service", "attacks", "verify", "laws"),
    *("tampering", "agreement", "simulate", "odds", "store", "golden", "chance"),
)
TOGETHER: Final = {
    "the scenarios": (
        "tests/snapshots/test_snapshots.py",
        "tests/service/test_publicly.py",
        "tests/architecture/test_catalogue_said.py",
        "tests/table/test_old_payments.py",
        "tests/table/test_no_sentences.py",
        "tests/table/test_irregularity_rows.py",
        "tests/citations/test_citations.py",
        "tests/transcripts/test_scenario_files.py",
        "tests/documents/test_documents.py",
        "tests/verify/test_no_difference.py",
    ),
    "the recorded days": (
        "tests/verify/test_every_leaf.py",
        "tests/verify/test_independence.py",
        "tests/verify/test_one_coup.py",
        "tests/verify/test_teeth.py",
    ),
}
_WITH: Final = {file: what for what, files in TOGETHER.items() for file in files}


def scope_of(test: str) -> str:
    """What a worker takes together with this test."""
    file = test.partition("::")[0]
    return _WITH.get(file, file)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling  # type: ignore[import-untyped]

    by_file = LoadFileScheduling(config, log)
    by_file._split_scope = scope_of
    return by_file


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = in_turn(items)


def in_turn(items: list[pytest.Item]) -> list[pytest.Item]:
    """The longest files first, and every other one with a browser: four at once are too many for two cores."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    screens = [file for file in files if "browser" in file.parts]
    others = sorted(files.keys() - set(screens), key=lambda file: (_turn(file), list(files).index(file)))
    paired = [file for pair in zip(screens, others, strict=False) for file in pair]
    rest = (*screens[len(others) :], *others[len(screens) :])
    return [item for file in (*paired, *rest) for item in files[file]]


def _turn(file: Path) -> int:
    return next((place for place, folder in enumerate(LONGEST) if folder in file.parts), len(LONGEST))
