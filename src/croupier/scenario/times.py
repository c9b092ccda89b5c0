"""The scenario's clock: a day of its own, on which `20:00:00` is a time.

It reads no real clock. Hours run on past midnight, so that `26:00:00` is two in the morning. Start at `read_time`.
"""

from __future__ import annotations

import re
from typing import Final

from croupier.cards import quoted
from croupier.table.state import Instant

DAY: Final[Instant] = 1_767_225_600_000  # the first of January 2026, as good a day as any
NOON: Final[Instant] = DAY + 12 * 3_600_000
MORNING_AFTER: Final[Instant] = DAY + 30 * 3_600_000

_TIME: Final = re.compile(r"([0-4]?[0-9]):([0-5][0-9])(?::([0-5][0-9])(?:\.([0-9]{3}))?)?")


def read_time(text: str) -> Instant:
    found = _TIME.fullmatch(text)
    if found is None:
        raise ValueError(f"{quoted(text)} is not a time: write 20:00:00, and 26:00:00 for two in the morning after")
    hours, minutes, seconds, rest = (int(part or 0) for part in found.groups())
    return DAY + ((hours * 60 + minutes) * 60 + seconds) * 1_000 + rest


def time_text(at: Instant) -> str:
    """`20:00:00`, as a file has it."""
    seconds, rest = divmod(at - DAY, 1_000)
    hours, seconds = divmod(seconds, 3_600)
    return f"{hours:02}:{seconds // 60:02}:{seconds % 60:02}" + (f".{rest:03}" if rest else "")
