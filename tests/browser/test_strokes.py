"""How many keys a dealer of a physical shoe presses for a coup, counted: with Enter after each card, with cards that go
at once, and at a table that calls for bets and settles by itself, which leaves its dealer the cards and nothing else.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.console import at_the_console, draw, go_on, line, place, step, until_due
from browser.harness import FloorProcess

FOUR = ("Kh", "9s", "2d", "Kc")  # Banker has a natural nine
SIX = ("2h", "3d", "Kc", "Ts", "6d", "5s")  # both hands draw
BY_ITSELF = {"automatic": ["call", "settle"], "betting_seconds": 5, "pause_seconds": 1, "step_milliseconds": 100}


class Keys:
    def __init__(self, page: Page) -> None:
        self._page = page
        self.pressed = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)
        self.pressed += len(keys)

    def draw(self, *keys: str) -> None:
        draw(self._page, *keys)
        self.pressed += len(keys)


def seated(open_screen: Open, table: str) -> Page:
    """At the console of a table where kim sits, up to the call for bets."""
    page = at_the_console(open_screen(viewport={"width": 1366, "height": 768}), table)
    line(page, "in kim 3 1000")
    expect(place(page, "kim")).to_be_visible()
    page.keyboard.press("Escape")
    go_on(page, "Bring cards", "Shuffle", "Cut", "Place the cutting card", "Burn", "Display sign", "Display sign")
    return page


def coup(page: Page, cards: tuple[str, ...], *, at_once: bool, by_itself: bool) -> int:
    """The keys of one coup, from the call for bets to cleared cards, but for those of the wagers' own."""
    keys = Keys(page)

    def enter(name: str) -> None:
        until_due(page, name)
        if not by_itself:
            keys.press("Enter")

    if not by_itself:
        enter("Call for bets")
    step(page, "Waiting for wagers")
    line(page, "3 banker 100")
    expect(page.locator(".wager")).to_have_count(1)
    page.keyboard.press("Escape")  # from quick entry back to the step
    if not by_itself:
        enter("No more bets")
    for card in cards:
        until_due(page, "Draw card")
        page.locator("#at-once").set_checked(at_once)
        keys.draw(card[0].lower(), card[1], *([] if at_once else ["Enter"]))
    if not by_itself:
        for name in ("Announce the result", "Take and pay", "Clear the cards"):
            enter(name)
    expect(page.locator(".wager")).to_have_count(0)
    return keys.pressed


def test_a_coup_takes_few_keys_and_at_a_table_that_settles_by_itself_its_cards_alone(
    floor: FloorProcess, open_screen: Open, record_property: Any
) -> None:
    by_hand = seated(open_screen, floor.open_table_like("physical-1"))
    typed = coup(by_hand, SIX, at_once=False, by_itself=False), coup(by_hand, FOUR, at_once=True, by_itself=False)
    helped = seated(open_screen, floor.open_table_like("physical-1", pace=BY_ITSELF))
    cards = tuple(coup(helped, dealt, at_once=True, by_itself=True) for dealt in (SIX, FOUR))
    said = f"six cards with Enter {typed[0]}, four at once {typed[1]}; the table calls and settles {cards}"
    record_property("measured", f"keys of a coup: {said}")
    assert typed == (3 * 6 + 5, 2 * 4 + 5)
    assert cards == (2 * 6, 2 * 4)
