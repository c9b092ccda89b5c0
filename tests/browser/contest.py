"""A session of a tournament at a table of the demonstration, dealt by hand: players of one click as its entrants.

Start at `Session`.
"""

from __future__ import annotations

from typing import Any

from browser.by_hand import Dealer
from browser.conftest import Open
from browser.harness import FloorProcess, Screen

BANK = 1_000_00


class Session:
    """A table kept for a tournament, its entrants at seats 1, 2, 3, ready for the first coup."""

    def __init__(
        self, floor: FloorProcess, open_screen: Open, like: str, *entrants: Screen, table: str = "", **terms: Any
    ) -> None:
        self.table = table or floor.open_table_like(like)
        self.dealer = Dealer(open_screen, self.table, "manager")
        agreed = {"bank": BANK, "coups": 3, **terms}
        begun = {"tournament": "tournament:autumn-cup", "session": "1", "digest": "0" * 64, "terms": agreed}
        self.dealer.give("begin-contest", **begun)
        self.ids: list[str] = []
        for seat, screen in enumerate(entrants, start=1):
            screen.log_in("player")
            self.ids.append(screen.page.request.get(f"{screen.address}/api/me").json()["id"])
            self.dealer.give("seat-entrant", patron=self.ids[-1], seat=seat, bank=BANK)

    def until(self, command: str) -> None:
        self.dealer.until(command)
