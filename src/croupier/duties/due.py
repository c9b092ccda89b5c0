"""When a duty is due: the last moment that is in time, by what the book's row says and since when it is owed.

Pure: no clock is read, and the zone is the book's. Start at `due`.
"""

from __future__ import annotations

from typing import Final

from croupier.duties.duty import Duty
from croupier.local_time import HOUR, LocalTime
from croupier.rulebooks.duties import DueRule

# nothing that a clock could tell is said of these: they are open until they are discharged
WITHOUT_AN_HOUR: Final = frozenset(("as-soon-as-practicable", "before-act", "on-request"))


def due(rule: DueRule, duty: Duty, local: LocalTime) -> int | None:
    """The last instant at which it is in time; nothing where the book sets no hour."""
    match rule.when:
        case "at-once":
            return duty.since
        case "within-hours":
            return duty.since + rule.hours * HOUR
        case "within-days":
            return local.day_ends(duty.since, later=rule.days)
        case "day-end":
            return local.day_ends(duty.since)
        case "gaming-day-end":
            return local.gaming_day_ends(duty.since)
        case "month-end":
            return local.month_ends(duty.since)
        case "before-start":
            return None if duty.start is None else duty.start - rule.hours * HOUR
        case "as-soon-as-practicable" | "before-act" | "on-request":
            return None


def late_by(due_at: int | None, now: int) -> int:
    """For how many milliseconds it has been late; nothing while it is in time."""
    return 0 if due_at is None else max(0, now - due_at)
