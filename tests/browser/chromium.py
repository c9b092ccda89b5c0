"""Which Chromium the tests of the screens use, and how a machine without one gets it.

In this order: one that is installed; Debian's package, where apt is there and we are root; Playwright's own. Run as a
program (`make browser`) it says in one line what it does, and fails where none of the three works. Start at `main`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NONE = """\
No Chromium for the tests of the screens, and none of the three ways to one worked:
  1. install one that is found by name: chromium, chromium-browser or google-chrome
  2. as root, with apt: apt-get update && apt-get install chromium
  3. Playwright's own: {python} -m playwright install --with-deps chromium
"""
_APT = (("apt-get", "update", "-qq"), ("apt-get", "install", "--yes", "-qq", "chromium"))


def find_chromium(own: str) -> str | None:
    """The system's by name; else Playwright's own, if it is there."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return own if Path(own).exists() else None


def installed() -> str | None:
    with sync_playwright() as playwright:
        return find_chromium(playwright.chromium.executable_path)


def by_apt() -> bool:
    """Debian's, with what it depends on."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    say("There is no Chromium here: installing Debian's package by apt-get, as root")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return all(_went_well(words, quiet) for words in _APT)


def by_playwright() -> bool:
    say("There is no Chromium here: fetching Playwright's own")
    libraries = ["--with-deps"] if os.geteuid() == 0 and shutil.which("apt-get") else []
    return _went_well((sys.executable, "-m", "playwright", "install", *libraries, "chromium"))


def _went_well(words: tuple[str, ...], environment: dict[str, str] | None = None) -> bool:
    try:
        return subprocess.run(words, check=False, env=environment, stdout=2).returncode == 0
    except OSError as error:
        say(f"{words[0]}: {error.strerror}")
        return False


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main(
    find: Callable[[], str | None] = installed,
    ways: tuple[Callable[[], bool], ...] = (by_apt, by_playwright),
) -> str | None:
    """The sentence that says what is missing, or nothing where there is a Chromium now."""
    found = find()
    for way in ways:
        if found is not None:
            break
        if way():
            found = find()
    if found is None:
        return NONE.format(python=sys.executable)
    say(f"The screens are tested in {found}")
    return None


if __name__ == "__main__":
    sys.exit(main())
