"""A demonstration that opens on yesterday's finished day: the casino's own yesterday, and only once."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from croupier.day.whole import DayPlan
from croupier.duties.owed import time_of
from croupier.rulebooks import open_book
from croupier.service import demo_day
from croupier.store.house_keys import keys_of_log
from croupier.store.sqlite import open_sqlite
from croupier.verify import Finding, verify_log

SYDNEY = time_of(open_book("crown-sydney"))


def test_a_new_database_has_yesterday_and_one_with_tables_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo_day, "TABLES", 1)
    monkeypatch.setattr(demo_day, "HOURS", 1)
    now = SYDNEY.day_starts(date(2026, 10, 5)) + 60_000  # a minute after midnight there: yesterday had 23 hours
    told: list[DayPlan] = []
    with closing(open_sqlite(tmp_path / "floor.db", create=True)) as log:
        keys = keys_of_log(log, tmp_path / "keys", demo=True)
        demo_day.open_on_yesterday(log, keys, now, told.append)
        assert [plan.date for plan in told] == [date(2026, 10, 4)]
        assert [one for one in verify_log(log) if isinstance(one, Finding)] == []
        ends = {stream: log.head(stream).sequence for stream in log.tables()}
        assert "sydney-1" in ends
        demo_day.open_on_yesterday(log, keys, now, told.append)
        assert len(told) == 1
        assert {stream: log.head(stream).sequence for stream in log.tables()} == ends
