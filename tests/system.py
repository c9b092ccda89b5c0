"""What the tests need from the machine beneath Python, and how a bare one gets it: `make system`.

Each need is looked for first; where it is missing, Debian's packages are installed (with apt, as root), then whatever
other way there is. One line says what is done, and where no way works it is said what would: nothing is skipped but
what only few tests need, and that is said.
Start at `met`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from attacks import nginx
from browser.chromium import DRIVER, NAMES, installed

Way = Callable[[tuple[str, ...]], bool]  # given packages or the words of a command, whether it went well
NODE = Path(sys.executable).parent / "node"  # of the environment, by pip
ROOT_WITH_APT = os.geteuid() == 0 and shutil.which("apt-get") is not None


@dataclass(frozen=True, kw_only=True)
class Need:
    name: str
    find: Callable[[], str | None]  # where it is, or nothing
    packages: tuple[str, ...]  # Debian's
    better: tuple[str, ...] = ()  # those that it also installs where Debian has them
    command: tuple[str, ...] = ()  # another way
    by_hand: str = ""
    few: str = ""  # the tests that are skipped without it, where the others need it not


def runs(program: str | Path) -> str | None:
    """Where a program is, if it starts: one that came by pip may want a library that a bare machine lacks."""
    found = shutil.which(program)
    return found if found and went_well((found, "--version")) else None


NEEDS = (
    Need(name="Node", find=lambda: runs(NODE), packages=("libstdc++6",)),
    Need(name="Playwright's driver", find=lambda: runs(DRIVER), packages=("libatomic1",)),
    Need(
        name="Chromium",
        find=installed,
        packages=("chromium",),
        better=("chromium-headless-shell",),
        command=(sys.executable, "-m", "playwright", "install", *["--with-deps"] * ROOT_WITH_APT, "chromium"),
        by_hand=f"install one that is found by name: {', '.join(NAMES)}",
    ),
    Need(name="nginx", find=nginx.installed, packages=("nginx-light",)),
    Need(name="curl", find=lambda: runs("curl"), packages=("curl",), few="tests/guides"),
    Need(name="systemd-analyze", find=lambda: runs("systemd-analyze"), packages=("systemd",), few="tests/guides"),
)


def met(need: Need, apt: Way, run: Way) -> str | None:
    """The sentence that says what is missing; nothing where it is there, or is there now."""
    found = need.find()
    if found is None and (apt(need.packages + need.better) or (need.better and apt(need.packages))):
        found = need.find()
    if found is None and need.command:
        say(f"{need.name} is missing here: {' '.join(need.command)}")
        if run(need.command):
            found = need.find()
    if found is None:
        return missing(need)
    say(f"{need.name}: {found}")
    return None


def missing(need: Need) -> str:
    ways = [need.by_hand, f"as root, with apt: apt-get update && apt-get install {' '.join(need.packages)}"]
    if need.command:
        ways.append(" ".join(need.command))
    listed = "".join(f"\n  - {way}" for way in ways if way)
    return f"The tests need {need.name}, it is not here, and nothing that was tried brought it. Ways to it:{listed}"


def by_apt(packages: tuple[str, ...]) -> bool:
    if not ROOT_WITH_APT:
        return False
    say(f"Installing Debian's {' '.join(packages)} by apt-get, as root")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    install = ("apt-get", "install", "--yes", "-qq", "--no-install-recommends", *packages)
    return went_well(("apt-get", "update", "-qq"), **quiet) and went_well(install, **quiet)


def went_well(words: tuple[str, ...], **environment: str) -> bool:
    try:
        return (
            subprocess.run(words, check=False, env=os.environ | environment, stdout=subprocess.DEVNULL).returncode == 0
        )
    except OSError as error:
        say(f"{words[0]}: {error.strerror}")
        return False


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    for one in NEEDS:
        wrong = met(one, by_apt, went_well)
        if wrong and not one.few:
            sys.exit(wrong)
        if wrong:
            say(f"{wrong}\nWithout it some of {one.few} are skipped.")
