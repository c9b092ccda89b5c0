"""When a duty is due: each word of the vocabulary at its boundary, and over both changes of the clocks in Sydney.

Instants are typed from the calendar and from Sydney's offsets (ten hours, eleven in summer), by no code of the house.
"""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from croupier.duties import Duty, due, late_by
from croupier.local_time import UnknownZone, local_time
from croupier.rulebooks.duties import DUE_WHEN, DueRule

SYDNEY = local_time("Australia/Sydney")
HOUR = 3_600_000


def utc(*when: int) -> int:
    return int(datetime(*when, tzinfo=UTC).timestamp()) * 1000  # type: ignore[arg-type, misc]


def due_of(rule: DueRule, since: int, start: int | None = None) -> int | None:
    return due(rule, Duty(1, "inspector", 1, since, start=start), SYDNEY)


def test_what_is_owed_at_once_is_late_from_the_next_moment_on() -> None:
    since = utc(2026, 11, 17, 3)
    at_once = due_of(DueRule(when="at-once"), since)
    assert at_once == since
    assert late_by(at_once, since) == 0
    assert late_by(at_once, since + 1) == 1


@pytest.mark.parametrize("when", ["as-soon-as-practicable", "before-act", "on-request", "before-start"])
def test_where_no_hour_is_set_nothing_is_late_by_the_clock(when: str) -> None:
    """Before a start that nobody has set, too."""
    found = due_of(DueRule(when=when, hours=24 if when == "before-start" else 0), utc(2026, 1, 1))  # type: ignore[arg-type]
    assert found is None
    assert late_by(found, utc(2036, 1, 1)) == 0


def test_hours_are_elapsed_hours_over_both_changes_of_the_clocks() -> None:
    rule = DueRule(when="within-hours", hours=48)
    spring = utc(2026, 10, 2, 14)  # midnight of Saturday, 3 October: clocks go forward on the fourth at two
    autumn = utc(2026, 4, 3, 13)  # midnight of Saturday, 4 April: clocks go back on the fifth at three
    assert due_of(rule, spring) == spring + 48 * HOUR
    assert due_of(rule, autumn) == autumn + 48 * HOUR
    assert SYDNEY.written(due_of(rule, spring)) == "2026-10-05 01:00"
    assert SYDNEY.written(due_of(rule, autumn)) == "2026-04-05 23:00"


def test_days_are_days_of_the_calendar_over_both_changes_of_the_clocks() -> None:
    rule = DueRule(when="within-days", days=2)
    # a draw on Saturday evening; in time until Monday is over
    assert due_of(rule, utc(2026, 10, 3, 9)) == utc(2026, 10, 5, 13) - 1  # eleven hours ahead by then
    assert due_of(rule, utc(2026, 4, 4, 9)) == utc(2026, 4, 6, 14) - 1  # ten hours ahead by then


def test_a_day_of_the_change_is_23_or_25_hours_long() -> None:
    rule = DueRule(when="day-end")
    forward, back = utc(2026, 10, 3, 14), utc(2026, 4, 4, 13)  # the midnights at which these days begin
    first, second = due_of(rule, forward), due_of(rule, back)
    assert first is not None
    assert second is not None
    assert first + 1 - forward == 23 * HOUR
    assert second + 1 - back == 25 * HOUR


@pytest.mark.parametrize(
    ("since", "ends"),
    [
        ((2026, 10, 31, 12, 59, 59), (2026, 10, 31, 13)),  # the last second of October: its end is a second away
        ((2026, 10, 31, 13), (2026, 11, 30, 13)),  # the first moment of November
        ((2028, 2, 10), (2028, 2, 29, 13)),  # a leap year
        ((2026, 2, 10), (2026, 2, 28, 13)),
        ((2026, 12, 31, 12), (2026, 12, 31, 13)),
        ((2026, 4, 2), (2026, 4, 30, 14)),  # begun in summer time, over in winter time
        ((2026, 10, 1), (2026, 10, 31, 13)),  # the other way round
    ],
)
def test_a_month_ends_by_the_clocks_of_sydney(since: tuple[int, ...], ends: tuple[int, ...]) -> None:
    found = due_of(DueRule(when="month-end"), utc(*since))
    assert found == utc(*ends) - 1
    assert late_by(found, utc(*ends) - 1) == 0, "the last moment is in time"
    assert late_by(found, utc(*ends)) == 1


def test_a_gaming_day_ends_when_the_next_begins() -> None:
    house = local_time("Australia/Sydney", 6)
    rule = DueRule(when="gaming-day-end")
    at_five, at_six = Duty(1, "x", 1, utc(2026, 6, 9, 19)), Duty(2, "x", 1, utc(2026, 6, 9, 20))
    assert due(rule, at_five, house) == utc(2026, 6, 9, 20) - 1, "five in the morning is still yesterday's"
    assert due(rule, at_six, house) == utc(2026, 6, 10, 20) - 1
    assert due_of(rule, utc(2026, 6, 9, 19)) == utc(2026, 6, 10, 14) - 1, "by default it is the day of the calendar"


def test_a_gaming_day_may_begin_in_the_hour_that_the_clock_skips() -> None:
    house = local_time("Australia/Sydney", 2)
    assert house.gaming_day_starts(datetime(2026, 10, 4, tzinfo=UTC).date()) == utc(2026, 10, 3, 16)


def test_24_hours_before_a_start_one_second_short_is_late() -> None:
    start = utc(2026, 10, 4, 2)  # noon on the day the clocks went forward
    found = due_of(DueRule(when="before-start", hours=24), utc(2026, 9, 1), start)
    assert found == start - 24 * HOUR
    assert late_by(found, start - 24 * HOUR) == 0
    assert late_by(found, start - 24 * HOUR + 1000) == 1000


def test_half_an_hour_of_daylight_saving() -> None:
    island = local_time("Australia/Lord_Howe")
    assert island.written(utc(2026, 1, 1)) == "2026-01-01 11:00"
    assert island.written(utc(2026, 7, 1)) == "2026-07-01 10:30"


@pytest.mark.parametrize(
    "name", ["", "Sydney", "Australia/Atlantis", "../etc/passwd", "Australia//Sydney", "tzdata.zi"]
)
def test_what_is_no_zone_is_refused(name: str) -> None:
    with pytest.raises(UnknownZone):
        local_time(name)


def test_every_word_for_when_something_is_due_has_an_answer() -> None:
    for when in DUE_WHEN:
        due_of(DueRule(when=when, hours=1, days=1), utc(2026, 1, 1), utc(2026, 2, 1))  # type: ignore[arg-type]
