"""The days that a report is about, by the casino's own calendar: a gaming day or a calendar day may be 23 or 25 hours.

It reads no clock: what time it is now is handed in. Start at `period`.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal, TypeAlias

import msgspec

from croupier.local_time import LocalTime
from croupier.rulebooks.reports import ReportPeriod

_A_DAY = timedelta(days=1)

PeriodFault: TypeAlias = Literal["inverted", "to-come", "out-of-calendar"]


class PeriodRefused(ValueError):
    """No report can be made of these days: why, with the days that say it."""

    def __init__(self, why: PeriodFault, **days: str) -> None:
        super().__init__(f"{why}: {days}")
        self.why, self.days = why, days


class Period(msgspec.Struct, frozen=True):
    """From the first instant of the first day to the last of the last, both among it."""

    first: date
    last: date
    begins: int
    ends: int
    over: bool  # nothing can be added to it any more

    def has(self, instant: int) -> bool:
        return self.begins <= instant <= self.ends


def period(kind: ReportPeriod, local: LocalTime, now: int, first: date | None, last: date | None) -> Period:
    """These days; without the last, the day or the rest of the month; without any, the latest that is over."""
    try:
        return _period(kind, local, now, first, last)
    except OverflowError:  # the first and the last day that a calendar has
        raise PeriodRefused("out-of-calendar", day=str(first or last)) from None


def _period(kind: ReportPeriod, local: LocalTime, now: int, first: date | None, last: date | None) -> Period:
    starts = local.gaming_day_starts if kind == "gaming-day" else local.day_starts
    today = local.gaming_day_of(now) if kind == "gaming-day" else local.day_of(now)
    if first is None:
        first = _first(kind, last if last is not None else _before(kind, today))
    if last is None:
        last = max(first, min(_last(kind, first), today))
    if last < first:
        raise PeriodRefused("inverted", first=str(first), last=str(last))
    if last > today:
        raise PeriodRefused("to-come", last=str(last), today=str(today))
    ends = starts(last + _A_DAY) - 1
    return Period(first, last, starts(first), ends, now > ends)


def _before(kind: ReportPeriod, day: date) -> date:
    """A day of the period before the one that this is in."""
    return (day if kind == "gaming-day" else day.replace(day=1)) - _A_DAY


def _first(kind: ReportPeriod, day: date) -> date:
    return day if kind == "gaming-day" else day.replace(day=1)


def _last(kind: ReportPeriod, day: date) -> date:
    return day if kind == "gaming-day" else (day.replace(day=1) + timedelta(days=32)).replace(day=1) - _A_DAY
