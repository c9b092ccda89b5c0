"""What verbs that deal many shoes share: a bar while they run, and counts kept every few seconds.

It knows neither what is counted nor how. Start at `shoes_bar`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

import click

from croupier.cards import quoted
from croupier.cli.files import STDOUT
from croupier.cli.speaking import say

T = TypeVar("T")

_SECONDS_BETWEEN_SAVES: Final = 2.0


def keeper(path: Path | None, save: Callable[[T, Path], None]) -> Callable[[T, float], None]:
    """Keep the counts every few seconds, so that not even a power cut costs more than those.

    A disk that is full for a while costs nothing: it is tried again, and what fails in the end is told by `keep_whole`.
    """
    kept_at = 0.0

    def keep(progress: T, seconds: float) -> None:
        nonlocal kept_at
        if path is not None and seconds - kept_at >= _SECONDS_BETWEEN_SAVES:
            kept_at = seconds
            with suppress(OSError):
                save(progress, path)

    return keep


def keep_whole(progress: T, path: Path, save: Callable[[T, Path], None], shoes: int) -> bool:
    """Keep the counts at the end, with a word on stderr; whether they are kept. The answer follows in either case."""
    try:
        save(progress, path)
    except OSError as error:
        why = error.strerror or str(error)
        click.echo(f"croupier: {say('terminal-cannot-be-written', file=quoted(str(path)), why=why)}", err=True)
        return False
    click.echo(say("terminal-simulate-kept", shoes=shoes, file=str(path)), err=True)
    return True


def expect_save(path: Path | None, *, resume: bool) -> None:
    """Counts are kept in a file, and taken up from it."""
    if resume and path is None:
        raise click.UsageError("--resume needs --save FILE, the file that has the counts")
    if str(path) == STDOUT:
        raise click.UsageError("--save needs a file's name")


@contextmanager
def shoes_bar(shoes: int) -> Iterator[Callable[[int, str], None]]:
    """A bar with rate and time left, only where a person looks at stderr; it is told how many shoes are done."""
    if not sys.stderr.isatty():
        yield lambda done, rate: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.fields[done]}"),
        BarColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=shoes, rate="", done=say("terminal-simulate-shoes", shoes=0))

        def tell(done: int, rate: str) -> None:
            bar.update(task, completed=done, done=say("terminal-simulate-shoes", shoes=done), rate=rate)

        yield tell
