"""A physical shoe whose cards the test names: the dealer of a table that is dealt by hand, over the floor's own API.

Start at `Dealer.coup`.
"""

from __future__ import annotations

import re
from itertools import count
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.harness import Screen

_IDS = count(1)
_FILLERS = ["3c", "4c", "6d", "8d", "7s"]  # cards that a coup may still be dealt, one after the other
P = ("9h", "2d", "Kc", "5s")  # Player has a natural nine
B = ("Kh", "9s", "2d", "Kc")  # Banker has a natural nine
T = ("3s", "Kd", "4h", "7c")  # a tie of seven


class Dealer:
    """Whoever deals at one table, in a session of their own."""

    def __init__(self, open_screen: Open, table: str, role: str = "supervisor") -> None:
        self._screen: Screen = open_screen()
        self._screen.log_in(role)  # a supervisor may deal too, and cut where it is not for a dealer
        self._path = f"{self._screen.address}/api/tables/{table}"

    def view(self) -> dict[str, Any]:
        answer = self._screen.page.request.get(self._path)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def due(self) -> str:
        """The command that comes next."""
        command: str = self.view()["private"]["staff"]["next"]["command"]
        return command

    def give(self, command: str, **facts: Any) -> None:
        asked = {"id": f"by-hand-{next(_IDS)}", "command": command, "facts": facts}
        answer = self._screen.page.request.post(f"{self._path}/commands", data=asked)
        assert answer.ok, answer.text()

    def call_for_bets(self) -> None:
        """And whatever comes before it, step by step: a shoe, a burn that shows no card, signs."""
        while not (view := self.view())["shared"].get("coup", {}).get("bets_called"):
            step = view["private"]["staff"]["next"]
            facts = step.get("facts", {}) | ({"form": "plain"} if step["command"] == "burn-cards" else {})
            self.give(step["command"], **facts)

    def until(self, command: str) -> None:
        """Step by step until this one is due."""
        while (step := self.view()["private"]["staff"]["next"])["command"] != command:
            facts = step.get("facts", {}) | ({"form": "plain"} if step["command"] == "burn-cards" else {})
            self.give(step["command"], **facts)

    def deal(self, *cards: str) -> None:
        """No more bets, and these cards."""
        self.give("call-no-more-bets")
        self.draw(*cards)

    def draw(self, *cards: str) -> None:
        for card in cards:
            self.give("draw-card", card=card)

    def finish(self) -> None:
        """The result, the payments, and bets for the next coup."""
        for command in ("announce-result", "settle-coup", "clear-cards", "call-for-bets"):
            self.give(command)

    def settle(self) -> None:
        """Whatever the coup still needs, and bets for the next one."""
        while (step := self.view()["private"]["staff"].get("next")) is not None:
            if step["command"] == "call-no-more-bets":
                return
            facts = step.get("facts", {}) | ({"card": _FILLERS[0]} if "card" in step.get("needs", ()) else {})
            if "card" in facts:
                _FILLERS.append(_FILLERS.pop(0))
            self.give(step["command"], **facts)

    def case(self, event: str) -> int:
        """The number of the last matter that was raised so."""
        told = [one for one in self.view()["told"] if one["event"] == event]
        found = re.search(r"\b(\d+):", told[-1]["text"])
        assert found, told
        return int(found[1])

    def coup(self, cards: tuple[str, ...]) -> None:
        self.deal(*cards)
        self.finish()


def sat(screen: Screen, table: str) -> Page:
    """A guest with five thousand dollars at a table that takes wagers."""
    screen.log_in("player")
    page = screen.go(f"/table/{table}?sit")
    expect(page.locator(".seats .mine")).to_be_visible()
    expect(page.locator("#felt.open")).to_be_visible()
    has(page, "$5,000")
    return page


def has(page: Page, amount: str) -> None:
    expect(page.locator(".money.rack b")).to_have_text(amount)


def chip(page: Page, dollars: int) -> None:
    page.locator(f"[data-key=chip-{dollars * 100}]").click()


def lay(page: Page, wager: str, shown: str, clicks: int = 1) -> None:
    """Clicks on an area; the chips lie there when the floor has said so."""
    area = page.locator(f"[data-wager={wager}]")
    area.click(click_count=clicks)
    expect(area.locator(".area-chips:not(.pending) .amount")).to_have_text(shown)


def too_soon(page: Page, wager: str, says: str) -> None:
    """A click on an area that is not open: nothing lies there, and the floor says why."""
    page.locator(f"[data-wager={wager}]").click(force=True)
    expect(page.locator(".note.refused")).to_contain_text(says)


def paid(page: Page, name: str, outcome: str) -> None:
    named = page.locator("#results .paid li").filter(has=page.locator("b", has_text=re.compile(f"^{re.escape(name)}$")))
    expect(named).to_contain_text(outcome)
