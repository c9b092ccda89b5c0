"""`--frame FILE`, which verbs with figures share: the same as rows with numbers, for other programs.

Start at `frame_option`; `may_be_framed` is asked before the work is done, and `write_frame` told what is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from croupier.cards import quoted
from croupier.cli.files import may_be_written
from croupier.cli.speaking import say
from croupier.cli.trouble import NeedsExtra, NotValid

if TYPE_CHECKING:
    from croupier.frames import Frame

frame_option = click.option(
    "--frame",
    metavar="FILE",
    help="Write it as rows with numbers: FILE.csv, FILE.parquet or FILE.arrow.",
)


def may_be_framed(files: Mapping[str, str | Path | None], *, force: bool, goes_on: str = "") -> None:
    """As `may_be_written`, and the one of `--frame` has a form that can be written here."""
    may_be_written(files, force=force, goes_on=goes_on)
    if (file := files["--frame"]) is not None:
        from croupier.frames.frame import expect_form

        with _said(str(file)):
            expect_form(Path(file))


def write_frame(frame: Frame, file: str) -> None:
    """In the form that the file's name ends with, with a word on stderr that it was."""
    with _said(file):
        rows = frame.write(Path(file))
    click.echo(say("analysis-wrote-rows", rows=rows, file=file), err=True)


@contextmanager
def _said(file: str) -> Iterator[None]:
    """What stands in the way, in a sentence."""
    from croupier.frames import FrameError, NeedsFrames

    try:
        yield
    except NeedsFrames:
        raise NeedsExtra(say("analysis-frames"), "frames") from None
    except FrameError as error:
        raise NotValid(str(error)) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise NotValid(say("terminal-cannot-be-written", file=quoted(file), why=why)) from None
