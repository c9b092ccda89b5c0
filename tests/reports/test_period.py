"""Which days a report is about: local ones, over both changes of the clock, and none that has not come."""

from __future__ import annotations

from datetime import date

import pytest

from croupier.local_time import HOUR, local_time
from croupier.reports import PeriodRefused, period
from kept import LATER, instant

SYDNEY = local_time("Australia/Sydney")


@pytest.mark.parametrize(
    ("day", "hours"), [(date(2026, 10, 4), 23), (date(2026, 4, 5), 25), (date(2026, 10, 5), 24)], ids=str
)
def test_a_day_is_as_long_as_the_casinos_clock_makes_it(day: date, hours: int) -> None:
    found = period("gaming-day", SYDNEY, LATER, day, day)
    assert found.ends + 1 - found.begins == hours * HOUR
    assert found.begins == instant(f"{day} 00:00:00", "Australia/Sydney")
    assert found.over


def test_a_month_begins_and_ends_by_the_local_clock() -> None:
    found = period("month", SYDNEY, LATER, date(2026, 10, 1), None)
    assert (found.first, found.last) == (date(2026, 10, 1), date(2026, 10, 31))
    assert found.has(instant("2026-10-01 00:00:00+10:00", "UTC"))
    assert found.has(instant("2026-10-31 23:59:59.999+11:00", "UTC"))
    assert not found.has(instant("2026-11-01 00:00:00+11:00", "UTC"))


def test_without_days_it_is_the_latest_month_or_day_that_is_over() -> None:
    now = instant("2026-11-17 12:00:00", "Australia/Sydney")
    found = period("month", SYDNEY, now, None, None)
    assert (str(found.first), str(found.last), found.over) == ("2026-10-01", "2026-10-31", True)
    found = period("gaming-day", SYDNEY, now, None, None)
    assert (str(found.first), str(found.last), found.over) == ("2026-11-16", "2026-11-16", True)


def test_a_period_that_runs_is_not_over_and_ends_today() -> None:
    now = instant("2026-11-17 12:00:00", "Australia/Sydney")
    found = period("month", SYDNEY, now, date(2026, 11, 1), None)
    assert (str(found.last), found.over) == ("2026-11-17", False)


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        (date(2026, 11, 17), date(2026, 11, 16), "inverted"),
        (date(2026, 11, 17), date(2026, 11, 18), "to-come"),
        (date(2026, 11, 18), None, "to-come"),
        (date.max, date.max, "to-come"),
    ],
)
def test_tomorrow_and_a_period_that_ends_before_it_begins_are_refused(first: date, last: date | None, why: str) -> None:
    """It is 23:59 in Sydney, and an hour later it would be tomorrow."""
    now = instant("2026-11-17 23:59:00", "Australia/Sydney")
    with pytest.raises(PeriodRefused) as refused:
        period("gaming-day", SYDNEY, now, first, last)
    assert refused.value.why == why
