"""Which Chromium the tests of the screens use: the system's by name, or Playwright's own."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright._impl._driver import compute_driver_executable
from playwright.sync_api import sync_playwright

DRIVER = Path(compute_driver_executable()[0])  # a Node of its own
# the shell first: the same engine without a window around it takes half the time of the processor
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium(own: str) -> str | None:
    """The system's by name; else Playwright's own, if it is there."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return own if Path(own).exists() else None


def installed() -> str | None:
    with sync_playwright() as playwright:
        return find_chromium(playwright.chromium.executable_path)
