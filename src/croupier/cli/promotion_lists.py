"""The operator's list of what the regulations prescribe: a text file, an item a line. Start at `read_list`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from croupier.cards import quoted
from croupier.cli.speaking import say
from croupier.cli.trouble import NotValid

F = TypeVar("F", bound=Callable[..., Any])


def prescribed_option(verb: F) -> F:
    return click.option(
        "--prescribed",
        type=click.Path(path_type=Path),
        metavar="LIST",
        help="The operator's list of what the regulations prescribe: an item a line; # begins a comment.",
    )(verb)


def read_list(file: Path | None) -> tuple[str, ...]:
    if file is None:
        return ()
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise NotValid(say("terminal-cannot-be-read", what=quoted(str(file)), why=str(error))) from None
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return tuple(dict.fromkeys(line for line in lines if line))
