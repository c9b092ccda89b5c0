"""The dealer's console: three physical coups with two patrons, refusals, commission, palette, clauses, languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Open
from browser.harness import FloorProcess, Screen

TABLE = "physical-1"
COUPS = (
    ("2h", "3d", "4c", "9s", "8d"),  # Player 6, Banker 2 and an eight: 0
    ("Kh", "9s", "2d", "Kc"),  # Banker has a natural nine
    ("3s", "Kd", "4h", "7c"),  # a tie of seven
)


@pytest.fixture
def console(own_floor: FloorProcess, open_screen: Open) -> Screen:
    """The console of a table where kim and lee sit, its shoe burned and bets called for."""
    screen = open_screen(own_floor, viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    screen.log_in("dealer")
    page = screen.go(f"/deal/{TABLE}")
    step(page, "Bring cards")
    line(page, "in kim 3 1000")
    expect(place(page, "kim")).to_be_visible()
    line(page, "in 5 lee 2000")
    expect(page.locator("[data-part=told]")).to_contain_text("lee buys in for $2,000")
    page.keyboard.press("Escape")
    ahead = ("Bring cards", "Shuffle", "Cut", "Place the cutting card", "Burn", "Display sign")
    for due in ahead:
        go_on(page, due)
    go_on(page, "Display sign")
    go_on(page, "Call for bets")
    step(page, "Waiting for wagers")
    return screen


def step(page: Page, name: str) -> None:
    expect(page.locator(".next-name")).to_have_text(name)


def settled(page: Page) -> None:
    """No command is under way: an Enter would do nothing before."""
    expect(page.locator("main:not([data-busy])")).to_be_visible()


def go_on(page: Page, due: str) -> None:
    """Enter at this step; done once the console has heard of what came of it."""
    step(page, due)
    settled(page)
    told = page.locator("[data-part=told] li")
    before = told.first.inner_text()
    page.keyboard.press("Enter")
    expect(told.first).not_to_have_text(before)


def line(page: Page, text: str) -> None:
    settled(page)
    page.locator("#entry").focus()
    page.locator("#entry").fill("")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def place(page: Page, patron: str) -> Locator:
    return page.locator(".place-list li.taken", has_text=patron)


def deal(page: Page, cards: tuple[str, ...]) -> None:
    for card in cards:
        expect(page.locator(".next-name")).to_have_text(re.compile("Draw card"))
        settled(page)
        left = page.locator("[data-part=shoe] .figure").inner_text()
        page.keyboard.press(card[0].lower())
        page.keyboard.press(card[1])
        expect(page.locator("#pad-said strong")).to_be_visible()
        page.keyboard.press("Enter")
        expect(page.locator("[data-part=shoe] .figure")).not_to_have_text(left)


def wager(page: Page, text: str, shown: int) -> None:
    line(page, text)
    expect(page.locator(".wager")).to_have_count(shown)


def test_three_coups_by_keyboard(console: Screen) -> None:
    page = console.page
    line(page, "3 banker 2")
    expect(page.locator(".refusal")).to_contain_text("below the minimum of $5")
    expect(page.locator(".refusal .clause").first).to_be_visible()
    for number, cards in enumerate(COUPS):
        wager(page, "3 banker 200", 1)
        wager(page, "5 p 100, 5 t 10", 3)
        expect(page.locator(".refusal")).to_have_count(0)
        page.keyboard.press("Enter")  # an empty line: back to Next
        expect(page.locator("#next")).to_be_focused()
        go_on(page, "No more bets")
        deal(page, cards)
        go_on(page, "Announce the result")
        step(page, "Take and pay")
        rows = page.locator(".pay-list tbody tr")
        expect(rows).to_have_count(3)
        if number == 1:  # Banker wins, less five per cent
            expect(rows.filter(has_text="kim").locator("td.pay")).to_contain_text("$190")
            expect(rows.filter(has_text="kim")).to_contain_text("$10")
        if number == 2:  # the tie pays eight to one, and Banker's stake goes back
            expect(page.locator(".pay-list tr.pays td.pay")).to_contain_text("$80")
        go_on(page, "Take and pay")
        go_on(page, "Clear the cards")
        go_on(page, "Call for bets")
        step(page, "Waiting for wagers")
    expect(page.locator("[data-part=results] .bead")).to_have_text(["P", "B", "T"])


def test_a_card_is_asked_for_before_it_is_drawn(console: Screen) -> None:
    page = console.page
    wager(page, "3 banker 200", 1)
    page.keyboard.press("Escape")
    go_on(page, "No more bets")
    page.keyboard.press("Enter")
    page.keyboard.press("k")
    expect(page.locator("#pad-said")).to_contain_text("now the suit")
    page.keyboard.press("Enter")
    page.keyboard.press("Backspace")
    page.keyboard.press("x")
    expect(page.locator("#cutting")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("x")
    step(page, "Draw card to Player")
    deal(page, ("Kh",))
    step(page, "Draw card to Banker")


def test_the_palette_makes_a_form_of_any_command(console: Screen) -> None:
    page = console.page
    page.keyboard.press("Escape")
    page.locator("#main").focus()
    page.keyboard.press("/")
    page.keyboard.type("fill float")
    page.keyboard.press("Enter")
    expect(page.locator("dialog h2")).to_have_text("Fill float")
    page.keyboard.type("5000")
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-part=told]")).to_contain_text("$5,000")
    page.locator("#main").focus()
    page.keyboard.press("/")
    page.keyboard.type("close table")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Why not?").last.click()
    expect(page.locator("dialog .refusal")).to_be_visible()


def test_clauses_open_and_the_language_changes(console: Screen) -> None:
    page = console.page
    page.locator("[data-part=told] .clause").first.click()
    expect(page.locator(".popover")).to_contain_text("Crown Sydney")
    page.keyboard.press("Escape")
    expect(page.locator(".popover")).to_have_count(0)
    page.locator("[data-key=language]").click()
    step(page, "等待下注")
    console.accessible()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844), (3840, 2160)])
def test_the_console_fits(console: Screen, width: int, height: int) -> None:
    page = console.page
    wager(page, "3 banker 200", 1)
    page.keyboard.press("Escape")
    go_on(page, "No more bets")
    page.set_viewport_size({"width": width, "height": height})
    page.keyboard.press("k")
    assert console.fits()
    console.accessible()
