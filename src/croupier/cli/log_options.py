"""What verbs about a log share: which one is meant, and where the keys are.

Start at `opened`. The parts that a log needs are an extra; without them a sentence says which.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from croupier.cli.speaking import say
from croupier.cli.trouble import NeedsExtra

if TYPE_CHECKING:
    from croupier.store.keys import Keys
    from croupier.store.sql import SqlLog

F = TypeVar("F", bound=Callable[..., Any])

DEFAULT = "croupier.db"


def log_option(verb: F) -> F:
    return click.option(
        "--log",
        "address",
        default=lambda: os.environ.get("CROUPIER_LOG", DEFAULT),
        metavar="LOG",
        help="An SQLite file or postgresql://... (CROUPIER_LOG, or croupier.db here).",
    )(verb)


def keys_option(verb: F) -> F:
    return click.option(
        "--keys",
        metavar="FOLDER",
        help="The folder of the house's keys and signed heads (CROUPIER_KEYS, or apart from LOG in your home).",
    )(verb)


def keys_folder(address: str, keys: str | None) -> Path:
    """Where the keys of a log are: apart from the database, unless an earlier release put them beside it."""
    if keys is not None:
        return Path(keys)
    if folder := os.environ.get("CROUPIER_KEYS"):
        return Path(folder)
    try:
        from croupier.store.keys import default_folder
    except ImportError:
        raise NeedsExtra(say("terminal-needs-signing"), "log") from None
    return default_folder(address)


def opened(address: str, *, create: bool = False, reading: bool = False) -> SqlLog:
    try:
        from croupier.store.opening import open_log
    except ImportError:
        raise NeedsExtra(say("terminal-needs-log"), "log") from None
    return open_log(address, create=create, reading=reading)


def size_of(address: str) -> int | None:
    """What a log in a file takes on the disk."""
    from croupier.store.sqlite import size_on_disk

    path = Path(address)
    return size_on_disk(path) if path.is_file() else None


def opened_keys(address: str, keys: str | None, *, log: SqlLog | None = None) -> Keys:
    """The keys of a log; made where `log` is new and has none yet, and never in the place of others."""
    try:
        from croupier.store.house_keys import keys_of_log
        from croupier.store.keys import open_keys
    except ImportError:
        raise NeedsExtra(say("terminal-needs-signing"), "log") from None
    folder = keys_folder(address, keys)
    return open_keys(folder) if log is None else keys_of_log(log, folder)
