"""A dealer at the console, by keyboard: the next step, a line of quick entry, the cards of a coup.

Nothing here waits for a length of time; each act is over when the console shows what came of it. Start at `go_on`.
"""

from __future__ import annotations

from collections.abc import Iterable

import playwright.sync_api
from playwright.sync_api import Locator, Page, expect

from browser.harness import Screen


def at_the_console(screen: Screen, table: str, role: str = "dealer") -> Page:
    screen.log_in(role)
    page = screen.go(f"/deal/{table}")
    expect(page.locator(".next-name")).to_be_visible()
    return page


# asked once a frame: an expectation looks again after a tenth of a second at the soonest, and a shoe has many steps
_DUE = """name => document.querySelector('main:not([data-busy])') && document.querySelector('.lamp[data-state=live]')
  && document.querySelector('.next-name')?.textContent.startsWith(name)"""
_LAST = "() => document.querySelector('[data-part=told] li')?.dataset.sequence ?? ''"
_NEWER = f"before => ({_LAST})() !== before"
_CARDS = "() => document.querySelector('[data-part=shoe] .figure').textContent"
_DRAWN = f"before => ({_CARDS})() !== before"


def step(page: Page, name: str) -> None:
    expect(page.locator(".next-name")).to_have_text(name)


def live(page: Page) -> None:
    """A page on a busy machine may have lost its connection for a moment: what is typed then is not sent."""
    expect(page.locator(".lamp[data-state=live]").first).to_be_visible()


def settled(page: Page) -> None:
    """No command is under way, and the floor answers: an Enter would do nothing before."""
    live(page)
    expect(page.locator("main:not([data-busy])")).to_be_visible()


def until_due(page: Page, name: str) -> None:
    try:
        page.wait_for_function(_DUE, arg=name)
    except playwright.sync_api.TimeoutError:
        step(page, name)  # says what is due instead
        raise


def go_on(page: Page, *due: str) -> None:
    """Enter at each of these steps; done once the console has heard of what came of it."""
    for one in due:
        until_due(page, one)
        if page.evaluate("document.activeElement.id") == "entry":
            page.keyboard.press("Escape")  # from quick entry back to the step
        before = page.evaluate(_LAST)
        page.keyboard.press("Enter")
        page.wait_for_function(_NEWER, arg=before)


def line(page: Page, text: str) -> None:
    settled(page)
    page.locator("#entry").focus()
    page.locator("#entry").fill("")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def place(page: Page, patron: str) -> Locator:
    return page.locator(".place-list li.taken", has_text=patron)


def type_card(page: Page, card: str) -> None:
    """Rank and suit by key."""
    page.keyboard.press(card[0].lower())
    page.keyboard.press(card[1])


def draw(page: Page, *keys: str) -> None:
    """By the last of these keys a card leaves the shoe."""
    before = page.evaluate(_CARDS)
    for key in keys:
        page.keyboard.press(key)
    page.wait_for_function(_DRAWN, arg=before)


def deal(page: Page, cards: Iterable[str], *, cutting_card_before: str = "") -> None:
    """Draw these cards, one after the other; the cutting card may come out before one of them."""
    for card in cards:
        until_due(page, "Draw card")
        type_card(page, card)
        if card == cutting_card_before:
            page.keyboard.press("x")
            expect(page.locator("#cutting")).to_have_attribute("aria-pressed", "true")
        draw(page, "Enter")


def finish(page: Page) -> None:
    """Announce, take and pay, clear."""
    go_on(page, "Announce the result", "Take and pay", "Clear the cards")


def draw_face_down(page: Page, cards: int) -> None:
    """Cards that nobody saw: Enter alone draws them."""
    for _ in range(cards):
        until_due(page, "Draw card")
        expect(page.locator("#pad-said")).to_contain_text("Nobody saw it")
        draw(page, "Enter")


def expose(page: Page, hand: str, *cards: str) -> None:
    """A hand is turned over; cards that nobody saw yet are typed."""
    until_due(page, f"Expose the {hand} hand")
    for card in cards:
        type_card(page, card)
    go_on(page, f"Expose the {hand} hand")
