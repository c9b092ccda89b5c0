"""Which Chromium the tests of the screens use: the system's, or the one that Playwright installed.

Run as a program it prints where it is, and fails where there is none: the Makefile asks so.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium(own: str) -> str | None:
    """The system's by name; else Playwright's own, if it is there."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return own if Path(own).exists() else None


if __name__ == "__main__":
    with sync_playwright() as playwright:
        path = find_chromium(playwright.chromium.executable_path)
    if path is None:
        sys.exit("no Chromium: python -m playwright install chromium")
    sys.stdout.write(f"{path}\n")
