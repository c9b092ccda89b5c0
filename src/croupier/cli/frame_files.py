"""`--frame FILE`, which verbs with figures share: the same as rows with numbers, for other programs.

Start at `frame_option`; `write_frame` is told what is in it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cards import quoted
from croupier.cli.speaking import say
from croupier.cli.trouble import NeedsExtra, NotValid

if TYPE_CHECKING:
    from croupier.frames import Frame

frame_option = click.option(
    "--frame",
    metavar="FILE",
    help="Write it as rows with numbers: FILE.csv, FILE.parquet or FILE.arrow.",
)


def frame_may_be_written(file: str) -> None:
    """Its name ends as a frame's does; asked before hours of work."""
    from croupier.frames import FrameError
    from croupier.frames.frame import may_be_named

    try:
        may_be_named(Path(file))
    except FrameError as error:
        raise NotValid(str(error)) from None


def write_frame(frame: Frame, file: str) -> None:
    """In the form that the file's name ends with, with a word on stderr that it was."""
    from croupier.frames import FrameError, NeedsFrames

    try:
        rows = frame.write(Path(file))
    except NeedsFrames:
        raise NeedsExtra(say("analysis-frames"), "frames") from None
    except FrameError as error:
        raise NotValid(str(error)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise NotValid(say("terminal-cannot-be-written", file=quoted(file), why=why)) from None
    click.echo(say("analysis-wrote-rows", rows=rows, file=file), err=True)
