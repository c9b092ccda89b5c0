"""Notices of the day: the minimum is raised once with notice, and closing is announced before the table closes.

How long a notice has to stand is the book's; whoever is too early is refused, and tries again later. Start at
`LimitsOfTheDay`.
"""

from __future__ import annotations

from croupier.clauses import Refusal
from croupier.day.clock import MINUTE
from croupier.day.staff import TableStaff
from croupier.table import Instant, Limit
from croupier.table.records import NoticeDisplayed

_AHEAD = 25 * MINUTE
_SOON = 20 * MINUTE  # before the closing of which everyone is told


class LimitsOfTheDay:
    def __init__(self, staff: TableStaff, raised: Instant, closes: Instant) -> None:
        """`raised` is when notice of a higher minimum goes up; nothing of it where there is no time for it."""
        self.staff, self._raised, self._closes = staff, raised, closes
        self._shown = self._changed = self._closing = False
        self.too_early: list[Refusal] = []

    def look(self) -> None:
        """Before a coup, with no wager on the layout: whatever is due."""
        now = self.staff.clock.at
        setup = self.staff.table.setup
        if setup is None:
            return
        least = 2 * setup.limits.minimum
        if not self._shown and now >= self._raised:
            facts = {"about": "higher-minimum", "minimum": least, "takes_effect": now + _AHEAD}
            self._shown, self._raised = True, now
            answer = self.staff.say("display-notice", **facts)
            if isinstance(answer, Refusal) or not isinstance(answer[0], NoticeDisplayed):
                self._changed = True
        elif self._shown and not self._changed and (not self.too_early or now >= self._raised + _AHEAD):
            limits = Limit(least, setup.limits.maximum)
            kept = {"wager_limits": setup.wager_limits, "differential": setup.differential}
            answer = self.staff.say("change-limits", limits=limits, **kept)
            if isinstance(answer, Refusal):
                self.too_early.append(answer)
            else:
                self._changed = True
        if not self._closing and now >= self._closes - _AHEAD - _SOON // 4:
            self._closing = True
            self.staff.done("display-notice", about="closing", takes_effect=now + _AHEAD)
