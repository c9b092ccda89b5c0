"""The program itself: whether its packages are those that the release was tested with.

The pins are part of the wheel; in a tree of sources they lie at its root. Start at `examined`.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterator, Mapping
from importlib import metadata, resources
from pathlib import Path
from typing import Final

from croupier import __version__
from croupier.service.doctor.diagnosis import Diagnosis, found
from croupier.service.settings import Settings
from croupier.store.looking import is_file

_PIN: Final = re.compile(r"^([A-Za-z0-9][\w.-]*)==([^\s;\\]+)", re.MULTILINE)
_SHOWN: Final = 5
_INSTALLS: Final = {"pip"}  # the floor does not run by it


def pins() -> dict[str, str]:
    """The versions that this release was tested with, by package; nothing where nobody says."""
    inside = resources.files("croupier") / "constraints.txt"
    around = Path(str(resources.files("croupier"))).parents[1] / "constraints.txt"  # a tree of sources
    for file in (inside, around):
        if file.is_file():
            return {_plain(name): version for name, version in _PIN.findall(file.read_text(encoding="utf-8"))}
    return {}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def installed() -> dict[str, str]:
    return {_plain(one.metadata["Name"]): one.version for one in metadata.distributions() if one.metadata["Name"]}


def examined(settings: Settings) -> Iterator[Diagnosis]:
    yield compared(pins(), installed())
    if not is_file(settings.database):
        try:
            metadata.version("psycopg")
        except metadata.PackageNotFoundError:
            yield found("program-lacks", package="psycopg", extra="croupier[postgres]")


def compared(pinned: Mapping[str, str], here: Mapping[str, str]) -> Diagnosis:
    program = {"version": __version__, "python": platform.python_version()}
    if not pinned:
        return found("program-not-known", **program)
    others = sorted(name for name in (pinned.keys() & here.keys()) - _INSTALLS if pinned[name] != here[name])
    if not others:
        return found("program-pinned", packages=len(pinned.keys() & here.keys()), **program)
    listed = [f"{name} {here[name]} ({pinned[name]})" for name in others[:_SHOWN]]
    return found("program-others", count=len(others), packages=listed, **program)
