"""Files that a verb writes where `--html`, `--csv` or `--svg` says: never over one that is there, unless `--force`.

It knows places, not what is written there. Start at `may_be_written`, which is asked before the work is done.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from croupier.cards import quoted
from croupier.cli.speaking import say
from croupier.cli.trouble import NotValid

STDOUT: Final = "-"

force_option = click.option("--force", is_flag=True, help="Write over a file that is there.")


def may_be_written(files: Mapping[str, str | Path | None], *, force: bool, goes_on: str = "") -> None:
    """Files by the options that name them: each has a name and a place of its own, and none is there already.

    `goes_on`: an option whose file may be there, since it is read first.
    """
    named = {option: str(file) for option, file in files.items() if file is not None}
    if force and not named:
        raise click.UsageError(f"--force goes with {' or '.join(files)}")
    places: dict[str, str] = {}
    for option, file in named.items():
        if not file:
            raise click.UsageError(f"{option} needs a file's name")
        if file == STDOUT:
            continue
        first = places.setdefault(os.path.abspath(file), option)
        if first != option:
            raise NotValid(say("terminal-written-twice", file=quoted(file), one=first, other=option))
        _has_its_place(Path(file), over=force or option == goes_on)


def _has_its_place(path: Path, *, over: bool) -> None:
    """Known before the work is done, which may take hours."""
    file = quoted(str(path))
    if path.is_dir():
        raise NotValid(say("terminal-is-a-directory", file=file))
    if path.exists() and not over:
        raise NotValid(say("terminal-is-there-already", file=file))
    if path.exists() and not path.is_file():  # a device: another file would take its place
        raise NotValid(say("terminal-is-no-file", file=file))
    if not path.parent.is_dir():
        raise NotValid(say("terminal-cannot-be-written", file=file, why=os.strerror(errno.ENOENT)))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise NotValid(say("terminal-cannot-be-written", file=file, why=os.strerror(errno.EACCES)))


def write_file(file: str, text: str, written: str = "") -> None:
    """To a file, with a word on stderr that it was; `-` is stdout."""
    if file == STDOUT:
        sys.stdout.write(text)
        return
    try:
        Path(file).write_bytes(text.encode())
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise NotValid(say("terminal-cannot-be-written", file=quoted(file), why=why)) from None
    click.echo(written or say("terminal-wrote", file=file), err=True)
