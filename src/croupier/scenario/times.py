"""The scenario's clock: a day of its own, on which `20:00:00` is a time, and the days and months after it.

It reads no real clock. Hours run on past midnight, so that `26:00:00` is two in the morning; days, weeks and months go
on from the day that the clock stands on. Start at `moved`, which reads where a clock goes.
"""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date, timedelta
from typing import Final

import msgspec

from croupier.cards import quoted
from croupier.table.state import Instant

SECOND: Final = 1_000
HOUR: Final = 3_600 * SECOND
ONE_DAY: Final = 24 * HOUR
DAY: Final[Instant] = 1_767_225_600_000  # the first of January 2026, as good a day as any
NOON: Final[Instant] = DAY + 12 * HOUR
_MORNING: Final = 6 * HOUR  # when a day's gaming ends

_EPOCH: Final = date(1970, 1, 1)
_TIME: Final = re.compile(r"([0-4]?[0-9]):([0-5][0-9])(?::([0-5][0-9])(?:\.([0-9]{3}))?)?")
_TOKEN: Final = re.compile(
    r"\s*(?:([0-9]{4}-[0-9]{2}-[0-9]{2})t?|([0-9]{1,2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{3})?)?)"
    r"|([0-9]{1,5})(?:st|nd|rd|th)?(?![0-9:.-])|([a-z]+)|([+,]))"
)
_FILLING: Final = ("to", "on", "at", "the", "of", "and", "in", "after", "later", "goes", "it", "is", "+")
_NAMED_TIMES: Final = {"noon": 12 * HOUR, "midnight": 0}
_MONTHS: Final = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
_WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_SHORT: Final = {"s": "second", "sec": "second", "min": "minute", "h": "hour", "d": "day", "w": "week"}
_LENGTHS: Final = {"second": SECOND, "minute": 60 * SECOND, "hour": HOUR}
_DATED: Final = {"day": 1, "week": 7}
_MONTHLY: Final = {"month": 1, "year": 12}
_POSSIBLE: Final = (
    "20:00:00, 26:00:00 for two in the morning after, 2026-02-01 20:00, 1 February 20:00, day 3 20:00, +30 minutes, "
    "+2 days, next day 10:00, next monday, next month"
)


class Clock(msgspec.Struct, frozen=True):
    """The day that the clock stands on, and how far it is into it; past midnight that is more than a day."""

    day: Instant = DAY
    into: int = NOON - DAY

    @property
    def at(self) -> Instant:
        return self.day + self.into


START: Final = Clock()


def morning_after(at: Instant) -> Instant:
    """When the gaming day ends to which a time belongs; the small hours of the first day belong to it too."""
    begun = at - _MORNING
    return max(DAY, begun - begun % ONE_DAY) + ONE_DAY + _MORNING


def read_time(text: str, clock: Clock = START) -> Instant:
    """The time that a text means while the clock stands there."""
    return moved(clock, text).at


def moved(clock: Clock, text: str) -> Clock:
    """Where the clock goes: to a time of its day, to a date, or on by so much."""
    try:
        return _TimeWords(clock, _tokens(text)).read()
    except OverflowError:
        raise ValueError(f"{quoted(text)} is too far away: the calendar ends with the year 9999") from None
    except _NoTimeError as error:
        hint = f" ({error})" if str(error) else ""
        raise ValueError(f"{quoted(text)} is not a time{hint}: write {_POSSIBLE}") from None


def time_text(at: Instant) -> str:
    """`20:00:00`, as a file has it; with its date where it is no time of the first day or the night after it."""
    since = DAY
    if not 0 <= at - DAY < 2 * ONE_DAY:
        since = at - at % ONE_DAY
    seconds, rest = divmod(at - since, SECOND)
    hours, seconds = divmod(seconds, 3_600)
    told = f"{hours:02}:{seconds // 60:02}:{seconds % 60:02}" + (f".{rest:03}" if rest else "")
    return told if since == DAY else f"{_date(since).isoformat()}T{told}"


class _NoTimeError(Exception):
    """The words say no time; what is wrong with them, where that can be said."""


def _tokens(text: str) -> list[str]:
    tokens, place, lower = [], 0, text.lower().rstrip()
    while place < len(lower):
        found = _TOKEN.match(lower, place)
        if found is None:
            raise _NoTimeError
        tokens.append(next(part for part in found.groups() if part is not None))
        place = found.end()
    return [token for token in tokens if token != ","]


class _TimeWords:
    """The words of a time, taken one after the other: a date and what is added to it first, the time of day last."""

    def __init__(self, clock: Clock, tokens: list[str]) -> None:
        self.clock = clock
        self.tokens = tokens
        self.day = _date(clock.day)
        self.dated = False
        self.added: int | None = None
        self.into: int | None = None

    def read(self) -> Clock:
        added = False
        while self.tokens:
            word = self.tokens.pop(0)
            if word in _FILLING:
                added = word == "+"
            elif _TIME.fullmatch(word) or word in _NAMED_TIMES:
                self._time(word, added=added)
            else:
                self._dated(word)
        if not (self.dated or self.added is not None or self.into is not None):
            raise _NoTimeError
        day = _instant(self.day)
        into = self.clock.into if self.into is None else self.into
        if self.added is None:
            return Clock(day, into)
        at = day + into + self.added
        return Clock(at - at % ONE_DAY, at % ONE_DAY)

    def _time(self, word: str, *, added: bool) -> None:
        into = _NAMED_TIMES[word] if word in _NAMED_TIMES else _of_day(word)
        if added:
            self.added = (self.added or 0) + into
        elif self.into is None:
            self.into = into
        else:
            raise _NoTimeError("it has two times")

    def _dated(self, word: str) -> None:
        if word == "tomorrow":
            self._go_on(1, "day")
        elif word == "today":
            self.dated = True
        elif word == "next" and self.tokens:
            self._next(self.tokens.pop(0))
        elif word in _WEEKDAYS:
            self._next(word)
        elif word == "day" and self._number_follows():
            self._nth_day(int(self.tokens.pop(0)))
        elif "-" in word:
            self._set(_calendar(*(int(part) for part in word.split("-"))))
        elif (month := _month(word)) and self._number_follows():
            self._of_month(int(self.tokens.pop(0)), month)
        elif word.isdecimal() and self.tokens and (month := _month(self.tokens[0])):
            del self.tokens[0]
            self._of_month(int(word), month)
        elif word.isdecimal() and self.tokens:
            self._go_on(int(word), self.tokens.pop(0))
        else:
            raise _NoTimeError

    def _nth_day(self, number: int) -> None:
        if not number:
            raise _NoTimeError("the scenario's own day is day 1")
        self._set(_date(DAY) + timedelta(days=number - 1))

    def _number_follows(self) -> bool:
        return bool(self.tokens) and self.tokens[0].isdecimal()

    def _next(self, word: str) -> None:
        if word in _WEEKDAYS:
            away = (_WEEKDAYS.index(word) - self.day.weekday() - 1) % 7 + 1
            self._set(self.day + timedelta(days=away))
        else:
            self._go_on(1, word)

    def _set(self, day: date) -> None:
        self.day, self.dated = day, True

    def _of_month(self, day: int, month: int) -> None:
        """`1 February`, which is the next one where no year is said."""
        if self._number_follows() and len(self.tokens[0]) == 4:
            self._set(_calendar(int(self.tokens.pop(0)), month, day))
            return
        this_year = _calendar(self.day.year, month, day)
        self._set(this_year if this_year >= self.day else _calendar(self.day.year + 1, month, day))

    def _go_on(self, many: int, unit: str) -> None:
        unit = _SHORT.get(unit, unit.removesuffix("s"))
        if unit in _LENGTHS:
            self.added = (self.added or 0) + many * _LENGTHS[unit]
        elif unit in _DATED:
            self._set(self.day + timedelta(days=many * _DATED[unit]))
        elif unit in _MONTHLY:
            self._set(_months_on(self.day, many * _MONTHLY[unit]))
        elif unit == "m":
            raise _NoTimeError("an m may be a minute or a month: write 30min or 1month")
        else:
            raise _NoTimeError


def _of_day(word: str) -> int:
    found = _TIME.fullmatch(word)
    assert found is not None, "it was matched before"
    hours, minutes, seconds, rest = (int(part or 0) for part in found.groups())
    return ((hours * 60 + minutes) * 60 + seconds) * SECOND + rest


def _month(word: str) -> int | None:
    """January is 1; three letters are enough."""
    return next((n for n, name in enumerate(_MONTHS, start=1) if len(word) > 2 and name.startswith(word)), None)


def _calendar(year: int, month: int, day: int) -> date:
    try:
        return date(year, month, day)
    except ValueError:
        raise _NoTimeError("the calendar has no such day") from None


def _months_on(day: date, months: int) -> date:
    """The same day of a later month, or its last where it is shorter."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    if year > date.max.year:
        raise OverflowError
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def _date(at: Instant) -> date:
    return _EPOCH + timedelta(milliseconds=at)


def _instant(day: date) -> Instant:
    return (day - _EPOCH).days * ONE_DAY
