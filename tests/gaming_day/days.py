"""Days for tests: played once into a log in memory, and kept for whoever asks for the same one. Start at `played`."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from croupier.day.account import TableAccount, accounts_of
from croupier.day.mistakes import Rates
from croupier.day.whole import DayPlan, TableTold, play_day
from croupier.store.heads import SignedHead
from croupier.store.keys import open_keys
from croupier.store.memory import MemoryLog

WHEN = date(2026, 2, 28)
NEVER = Rates(misdeals=0, late_wagers=0, found_wagers=0, wrong_payments=0, breaches=0, disputes=0)
OFTEN = Rates(misdeals=500, late_wagers=150, found_wagers=100, wrong_payments=200, breaches=100, disputes=150)
HANDFUL = DayPlan(seed=7, date=WHEN, tables=6, hours=1, rates=OFTEN, coups=12)


class PlayedDay(NamedTuple):
    plan: DayPlan
    log: MemoryLog
    tables: tuple[TableTold, ...]
    heads: tuple[SignedHead, ...]
    key: str

    @property
    def hashes(self) -> dict[str, str]:
        """By which two logs are the same to the last byte."""
        return {stream: self.log.head(stream).hash.hex() for stream in self.log.tables()}

    @property
    def accounts(self) -> tuple[TableAccount, ...]:
        return _accounts(self.plan)

    def table(self, id: str) -> TableAccount:
        return next(one for one in self.accounts if one.table == id)


@cache
def played(plan: DayPlan) -> PlayedDay:
    return played_again(plan)


@cache
def _accounts(plan: DayPlan) -> tuple[TableAccount, ...]:
    return accounts_of(played(plan).log)


def played_again(plan: DayPlan) -> PlayedDay:
    log = MemoryLog()
    with TemporaryDirectory() as folder:
        keys = open_keys(Path(folder), create=True)
        tables = play_day(plan, log, keys)
        heads = tuple(one for one in keys.heads if isinstance(one, SignedHead))
        return PlayedDay(plan, log, tables, heads, keys.signer.public)
