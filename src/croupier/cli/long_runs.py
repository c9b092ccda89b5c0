"""What verbs that deal many shoes share: a bar while they run, and counts kept every few seconds.

It knows neither what is counted nor how. Start at `shoes_bar`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, TypeVar

from croupier.cli.speaking import say

T = TypeVar("T")

_SECONDS_BETWEEN_SAVES: Final = 2.0


def keeper(path: Path | None, save: Callable[[T, Path], None]) -> Callable[[T, float], None]:
    """Keep the counts every few seconds, so that not even a power cut costs more than those."""
    kept_at = 0.0

    def keep(progress: T, seconds: float) -> None:
        nonlocal kept_at
        if path is not None and seconds - kept_at >= _SECONDS_BETWEEN_SAVES:
            kept_at = seconds
            save(progress, path)

    return keep


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
