"""The clock on a casino's wall: which local day and month an instant lies in, and when those end.

It knows time zones, as the pinned `tzdata` package has them and never the machine's own, and no clock: instants are
handed in. A day is a calendar day of the place and may be 23 or 25 hours long; an hour is an hour. Start at
`LocalTime`.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib import resources
from typing import Final
from zoneinfo import ZoneInfo

HOUR: Final = 3_600_000  # milliseconds
_FIRST: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


class UnknownZone(ValueError):
    """No place has such a time zone."""


class LocalTime:
    """The time of one zone. Instants are milliseconds since 1970 in universal time, as everywhere."""

    def __init__(self, zone: ZoneInfo, *, day_begins: int = 0) -> None:
        """`day_begins` is the hour of the wall's clock at which a gaming day begins."""
        self.zone = zone
        self._begins = time(day_begins)

    def at(self, instant: int) -> datetime:
        """What the clock and the calendar on the wall say."""
        return (_FIRST + instant * _MILLISECOND).astimezone(self.zone)

    def written(self, instant: int | None) -> str:
        """As the wall has it, to the minute: 2026-11-30 23:59. Nothing for no instant."""
        return "" if instant is None else self.at(instant).strftime("%Y-%m-%d %H:%M")

    def day_of(self, instant: int) -> date:
        return self.at(instant).date()

    def gaming_day_of(self, instant: int) -> date:
        """The day on whose morning the gaming day at this instant began."""
        day = self.day_of(instant)
        return day if instant >= self._when(day, self._begins) else day - timedelta(days=1)

    def day_starts(self, day: date) -> int:
        return self._when(day, time())

    def gaming_day_starts(self, day: date) -> int:
        return self._when(day, self._begins)

    def hour_starts(self, day: date, hour: int) -> int:
        """When the clock on the wall first shows this hour of a calendar day."""
        return self._when(day, time(hour))

    def day_ends(self, instant: int, *, later: int = 0) -> int:
        """The last millisecond of the local day, or of the day so many days later."""
        return self.day_starts(self.day_of(instant) + timedelta(days=later + 1)) - 1

    def gaming_day_ends(self, instant: int) -> int:
        return self.gaming_day_starts(self.gaming_day_of(instant) + timedelta(days=1)) - 1

    def month_ends(self, instant: int) -> int:
        """The last millisecond of the local month."""
        first = self.day_of(instant).replace(day=1)
        return self.day_starts((first + timedelta(days=32)).replace(day=1)) - 1

    def _when(self, day: date, at: time) -> int:
        """An hour that the clock skips is where it would have been; of one that comes twice it is the first."""
        return (datetime.combine(day, at, tzinfo=self.zone) - _FIRST) // _MILLISECOND


@cache
def local_time(zone: str, day_begins: int = 0) -> LocalTime:
    """The time of a zone by its IANA name; an UnknownZone where there is none."""
    return LocalTime(_zone(zone), day_begins=day_begins)


@cache
def _zone(name: str) -> ZoneInfo:
    parts = name.split("/")
    if not name or not all(part.replace("_", "").replace("-", "").replace("+", "").isalnum() for part in parts):
        raise UnknownZone(f"{name!r} is no time zone")
    place = resources.files("tzdata").joinpath("zoneinfo", *parts)
    try:
        with place.open("rb") as file:
            return ZoneInfo.from_file(file, key=name)
    except (OSError, ValueError):
        raise UnknownZone(f"{name!r} is no time zone of the tz database") from None
