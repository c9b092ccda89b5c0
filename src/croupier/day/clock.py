"""The clock of a day that plays itself: it goes on by what is done, and is nobody's wall clock. Start at `DayClock`."""

from __future__ import annotations

from typing import Final

from croupier.table import Instant

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
_AN_ACT: Final = 1_500  # milliseconds that an act takes


class DayClock:
    def __init__(self, begins: Instant) -> None:
        self.at = begins

    def now(self) -> Instant:
        """The time of the next act."""
        self.at += _AN_ACT
        return self.at

    def wait(self, milliseconds: int) -> None:
        self.at += milliseconds

    def until(self, instant: Instant) -> None:
        """Nothing happens before; a clock that is further goes on from where it is."""
        self.at = max(self.at, instant)
