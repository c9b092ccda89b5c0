"""Whether anything may be kept from one run to the next, and where: only what can be made anew at any time.

Only the command line keeps, in a folder of the user's (`CROUPIER_CACHE` names another, or is `off`); whoever imports
Croupier writes nothing anywhere. Start at `folder`; what is kept there are proved books (rulebooks/kept.py).
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

VARIABLE: Final = "CROUPIER_CACHE"
OFF: Final = "off"
_since: ContextVar[int | None] = ContextVar("keeping", default=None)


@contextmanager
def keeping() -> Iterator[None]:
    """While this lasts, things are kept and what was kept is used."""
    before = _since.set(time.time_ns())
    try:
        yield
    finally:
        _since.reset(before)


def make_anew() -> None:
    """From here on nothing that was kept is used: for whoever vouches for what it makes."""
    _since.set(None)


def since() -> int:
    """When this run began, in nanoseconds of the clock by which files are dated; 0 where nothing is kept."""
    return _since.get() or 0


def folder(environment: Mapping[str, str] = os.environ) -> str | None:
    """Where things are kept now; nothing where they are not."""
    if _since.get() is None:
        return None
    named = environment.get(VARIABLE, "")
    if named:
        return None if named == OFF else named
    place = _of_the_user(environment)
    return os.path.join(place, "croupier") if place and os.path.isabs(place) else None


def _of_the_user(environment: Mapping[str, str]) -> str:
    """Where this system wants what programs can make again."""
    if sys.platform == "win32":
        return environment.get("LOCALAPPDATA", "")
    if place := environment.get("XDG_CACHE_HOME", ""):
        return place
    home = environment.get("HOME", "")
    return os.path.join(home, "Library", "Caches") if home and sys.platform == "darwin" else home and f"{home}/.cache"
