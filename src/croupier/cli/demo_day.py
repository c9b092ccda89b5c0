"""`croupier demo day`: a gaming day that plays itself from a seed, then verified, reconciled and reported.

The day is written into a log as people would write it; everything that is told of it afterwards is read from there.
Start at `day`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import click

from croupier.cards import quoted
from croupier.cli.demo_day_tell import DayTold
from croupier.cli.log_options import keys_option, opened, opened_keys
from croupier.cli.show import print_json
from croupier.cli.speaking import say
from croupier.cli.terms import json_option
from croupier.cli.trouble import MISMATCH, NotValid
from croupier.day.whole import A_DAY, MOST_TABLES, DayPlan, play_day, streams_of

if TYPE_CHECKING:
    from croupier.store.keys import Keys
    from croupier.store.sql import SqlLog

_DATE: Final = "2026-02-28"  # the last day of a month, so that the reports of the month have it too
_WIDEST: Final = 60


@click.command()
@click.option("--seed", type=int, default=1, show_default=True, metavar="N", help="All the chance of the day.")
@click.option("--tables", type=click.IntRange(1, MOST_TABLES), default=5, show_default=True, metavar="N")
@click.option("--hours", type=click.IntRange(1, A_DAY), default=2, show_default=True, metavar="H")
@click.option("--date", "when", default=_DATE, show_default=True, metavar="DATE", help="Which gaming day it is.")
@click.option("--log", "address", metavar="LOG", help="Keep it: an SQLite file or postgresql://... without any table.")
@keys_option
@json_option
def day(seed: int, tables: int, hours: int, when: str, address: str | None, keys: str | None, as_json: bool) -> None:
    """A whole gaming day from a seed: tables of all books, patrons, mistakes and remedies.

    A table of each book comes first; dealers err at set rates, supervisors put it right by the book, patrons breach
    rules and dispute payments, limits change with notice, a tournament is played and a promotion drawn. Then the log is
    verified, every float is reconciled, and the day's reports and open duties are told. The same seed writes the
    same log. The exit code is 3 where anything does not add up.

    \b
    Example:
      $ croupier demo day --seed 7 --tables 5 --hours 2 --log day.db
    """
    plan = DayPlan(seed=seed, date=_day(when), tables=tables, hours=hours)
    with _kept(address, keys) as (log, house, where):
        progress = _DayProgress(streams_of(plan), quiet=as_json)
        play_day(plan, log, house, progress)
        progress.done()
        told = DayTold(plan, log, house, where)
        if as_json:
            print_json(told.document())
        else:
            told.tell(kept=address is not None)
    if told.wrong:
        raise SystemExit(MISMATCH)


def _day(text: str) -> date:
    try:
        found = date.fromisoformat(text)
        _ = (
            found - timedelta(days=40),
            found + timedelta(days=40),
        )  # what is prepared before it, and the end of its month
        if found.year < 1971:
            raise ValueError(text)
    except (ValueError, OverflowError):
        raise NotValid(say("terminal-day-no-date", text=quoted(text))) from None
    return found


@contextmanager
def _kept(address: str | None, keys: str | None) -> Iterator[tuple[SqlLog, Keys, str]]:
    """The log that was named, which has no table yet; or one that is gone when everything was told."""
    with TemporaryDirectory() as folder:
        where = address or str(Path(folder, "day.db"))
        log = opened(where, create=True)
        try:
            if there := log.tables():
                raise NotValid(say("terminal-day-not-empty", log=quoted(where), tables=len(there)))
            house = opened_keys(where, keys or (None if address else str(Path(folder, "keys"))), log=log)
            yield log, house, where
        finally:
            log.close()


class _DayProgress:
    """A line on stderr while a person waits."""

    def __init__(self, streams: tuple[str, ...], *, quiet: bool) -> None:
        self._on = not quiet and sys.stderr.isatty()
        self._all, self._played = len(streams), 0

    def __call__(self, stream: str) -> None:
        self._played += 1
        if self._on:
            told = say("terminal-day-playing", stream=stream, number=self._played, of=self._all)
            click.echo(f"\r{told:<{_WIDEST}}", err=True, nl=False)

    def done(self) -> None:
        if self._on:
            click.echo("\r" + " " * _WIDEST + "\r", err=True, nl=False)
