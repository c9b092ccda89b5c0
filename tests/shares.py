"""Shares of tests that take long: which of their cases `make test` has, and how it says what it left to `make soak`.

A test says `@shared(3)` (soak.py): of its cases a third is kept, chosen by a digest of their names, so that every
machine and every run has the same. `@shared(3, "book")` keeps besides at least one case of every book. What is left out
is not skipped: it is not part of the run, and the last lines of the run count it. Start at `kept`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from math import ceil
from typing import Any, Final, NamedTuple

import pytest

from soak import SHARED, SOAK

LEFT: Final = pytest.StashKey[list[str]]()
_TOLD: Final = "left to a soak"  # how a worker tells it


class Case(NamedTuple):
    """One of a test's: its name, and what it is of, by the test's parameters."""

    name: str
    of: Mapping[str, Any]


def kept(cases: Iterable[Case], part: int, every: Iterable[str] = ()) -> set[str]:
    """The names of one case in so many, and of one more for every value of these parameters that would have none."""
    ranked = sorted(cases, key=lambda case: sha256(case.name.encode()).digest())
    chosen = ranked[: ceil(len(ranked) / part)]
    for parameter in every:
        met = {repr(case.of[parameter]) for case in chosen}
        for case in ranked:
            if repr(case.of[parameter]) not in met:
                met.add(repr(case.of[parameter]))
                chosen.append(case)
    return {case.name for case in chosen}


def _case(item: pytest.Item) -> Case:
    spec = getattr(item, "callspec", None)
    return Case(item.nodeid, {} if spec is None else spec.params)


def _left(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker(SHARED):
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        mark = cases[0].get_closest_marker(SHARED)
        assert mark is not None
        names = kept(map(_case, cases), *mark.args)
        yield from (item for item in cases if item.nodeid not in names)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", f"{SHARED}(part, every): a share in `make test`, the whole in `make soak`")
    config.stash[LEFT] = []


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if SOAK or any("::" in asked for asked in config.args):  # whoever names a test wants all of it
        return
    left = {item.nodeid for item in _left(items)}
    config.stash[LEFT] = sorted(left)
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left])
    items[:] = [item for item in items if item.nodeid not in left]


def pytest_sessionfinish(session: pytest.Session) -> None:
    told = getattr(session.config, "workeroutput", None)
    if told is not None:
        told[_TOLD] = session.config.stash[LEFT]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Every worker left out the same."""
    node.config.stash[LEFT] = getattr(node, "workeroutput", {}).get(_TOLD, node.config.stash[LEFT])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if left := terminalreporter.config.stash[LEFT]:
        terminalreporter.write_line(f"left to `make soak`: {len(left)} cases of tests that have a share here")
