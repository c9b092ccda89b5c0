"""What tests of the screens begin with: a floor of demonstration tables in a hurry, and a Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import find_chromium
from browser.harness import FloorProcess, Screen

Open = Callable[..., Screen]


@pytest.fixture(scope="session")
def everyones_floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    yield from started(tmp_path_factory)


@pytest.fixture
def floor(everyones_floor: FloorProcess) -> Iterator[FloorProcess]:
    """For tests that leave it as it is. Between them it stands still: tables that nobody looks at cost nothing."""
    everyones_floor.thaw()
    yield everyones_floor
    everyones_floor.freeze()


def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    """A floor for a file of tests that wants its tables as they were opened."""
    process = FloorProcess(tmp_path_factory.mktemp("floor"))
    yield process
    process.thaw()
    process.kill()


@pytest.fixture
def own_floor(tmp_path: Path) -> Iterator[FloorProcess]:
    """For tests that stop it."""
    process = FloorProcess(tmp_path)
    yield process
    process.thaw()
    process.kill()


# not longer than this folder's tests: Playwright's loop would be in the way of tests with a loop of their own
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        path = find_chromium(playwright.chromium.executable_path)
        if path is None:
            pytest.fail("there is no Chromium: make system")
        started = playwright.chromium.launch(executable_path=path)
        yield started
        started.close()


@pytest.fixture
def open_screen(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Open]:
    """A page, at the floor for everyone unless another is said. What went wrong in it fails the test."""
    opened: list[Screen] = []

    def make(floor: FloorProcess | None = None, **context: Any) -> Screen:
        place = floor or request.getfixturevalue("floor")
        opened.append(Screen(browser, place.address, **context))
        return opened[-1]

    yield make
    for screen in opened:
        screen.done()
