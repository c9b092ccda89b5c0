"""Files that a verb writes where `--html`, `--csv` or `--svg` says: never over one that is there, unless `--force`.

It knows places, not what is written there. Start at `may_be_written`, which is asked before the work is done.
"""

from __future__ import annotations

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


def may_be_written(files: Mapping[str, str | None], *, force: bool) -> None:
    """Files by the options that name them: each has a name, and none is there already."""
    named = {option: file for option, file in files.items() if file is not None}
    if force and not named:
        raise click.UsageError(f"--force goes with {' or '.join(files)}")
    for option, file in named.items():
        if not file:
            raise click.UsageError(f"{option} needs a file's name")
        if file == STDOUT:
            continue
        if Path(file).is_dir():
            raise NotValid(say("terminal-is-a-directory", file=quoted(file)))
        if Path(file).exists() and not force:
            raise NotValid(say("terminal-is-there-already", file=quoted(file)))


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
