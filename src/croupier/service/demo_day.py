"""The demonstration floor opens on yesterday's finished day, so that reports, replay and search have something to show.

The day is played into a database that has no table yet, before anyone comes in; its tables go on from there today.
Start at `open_on_yesterday`.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from croupier.day.tables import tables_of_a_day
from croupier.day.whole import DayPlan, play_day
from croupier.duties.owed import time_of
from croupier.floor import shelved
from croupier.store.keys import Keys
from croupier.store.sql import SqlLog
from croupier.table import Instant

TABLES: Final = 5  # one of every book
HOURS: Final = 2  # played in some seconds, which is as long as anyone waits for a floor to open


def open_on_yesterday(log: SqlLog, keys: Keys, now: Instant, told: Callable[[DayPlan], None]) -> None:
    """`told` hears of it first: it takes a while. Where there are tables already, nothing happens."""
    if log.tables():
        return
    today = time_of(shelved(tables_of_a_day(1)[0].book)).gaming_day_of(now)
    yesterday = today - timedelta(days=1)
    plan = DayPlan(seed=yesterday.toordinal(), date=yesterday, tables=TABLES, hours=HOURS)
    told(plan)
    play_day(plan, log, keys)
