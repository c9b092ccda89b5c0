"""Notices of the day: the minimum is raised once with notice, a side wager is restricted, and closing is announced.

How long a notice has to stand is the book's; whoever is too early is refused, and tries again later. Start at
`LimitsOfTheDay`.
"""

from __future__ import annotations

from typing import Any

from croupier.clauses import Refusal, Silent
from croupier.day.clock import MINUTE
from croupier.day.staff import TableStaff
from croupier.table import Instant, Limit
from croupier.table.opening.judge import RESTRICTION
from croupier.table.records import NoticeDisplayed

_AHEAD = 25 * MINUTE
_SOON = 20 * MINUTE  # before the closing of which everyone is told


class LimitsOfTheDay:
    def __init__(self, staff: TableStaff, raised: Instant, closes: Instant) -> None:
        """`raised` is when notice of a higher minimum goes up; nothing of it where there is no time for it."""
        self.staff, self._raised, self._closes = staff, raised, closes
        self._shown = self._changed = self._closing = self._restricted = False
        self.too_early: list[Refusal] = []

    def look(self) -> None:
        """Before a coup, with no wager on the layout: whatever is due."""
        now = self.staff.clock.at
        setup = self.staff.table.setup
        if setup is None:
            return
        least = 2 * setup.limits.minimum
        if not self._shown and now >= self._raised:
            facts: dict[str, Any] = {"about": "higher-minimum", "minimum": least, "takes_effect": now + _AHEAD}
            self._shown, self._raised = True, now
            answer = self.staff.say("display-notice", **facts)
            if isinstance(answer, Refusal) or not isinstance(answer[0], NoticeDisplayed):
                self._changed = True
        elif self._shown and not self._changed and (not self.too_early or now >= self._raised + _AHEAD):
            limits = Limit(least, setup.limits.maximum)
            kept: dict[str, Any] = {"wager_limits": setup.wager_limits, "differential": setup.differential}
            answer = self.staff.say("change-limits", limits=limits, **kept)
            if isinstance(answer, Refusal):
                self.too_early.append(answer)
            else:
                self._changed = True
        if not self._restricted and now >= self._raised + _AHEAD:
            self._restricted = True
            self._restrict(setup.side_wagers)
        if not self._closing and now >= self._closes - _AHEAD - _SOON // 4:
            self._closing = True
            self.staff.done("display-notice", about="closing", takes_effect=now + _AHEAD)

    def _restrict(self, side_wagers: tuple[str, ...]) -> None:
        """A side wager for those alone who have a main wager, where the book has that: told first, shown, then so."""
        rows = self.staff.book.wagering.restriction
        wager = next((one for one in side_wagers if not isinstance(rows, Silent) and one in rows), None)
        if wager is None:
            return
        self.staff.done("notify-surveillance", about=RESTRICTION + wager)
        self.staff.done("display-sign", sign=RESTRICTION + wager)
        self.staff.done("restrict-wager", wager=wager)
