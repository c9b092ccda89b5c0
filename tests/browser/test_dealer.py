"""The dealer's console: three physical coups with two patrons, refusals, commission, palette, clauses, languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.console import at_the_console, deal, draw_face_down, expose, go_on, line, place, step
from browser.harness import FloorProcess, Screen
from browser.supervision import act, at_the_floor

COUPS = (
    ("2h", "3d", "4c", "9s", "8d"),  # Player 6, Banker 2 and an eight: 0
    ("Kh", "9s", "2d", "Kc"),  # Banker has a natural nine
    ("3s", "Kd", "4h", "7c"),  # a tie of seven
)


@pytest.fixture
def table(floor: FloorProcess) -> str:
    return floor.open_table_like("physical-1")


@pytest.fixture
def console(table: str, open_screen: Open) -> Screen:
    """The console of a table where kim and lee sit, its shoe burned and bets called for."""
    screen = open_screen(viewport={"width": 1366, "height": 768})
    page = at_the_console(screen, table)
    step(page, "Bring cards")
    line(page, "in kim 3 1000")
    expect(place(page, "kim")).to_be_visible()
    line(page, "in 5 lee 2000")
    expect(page.locator("[data-part=told]")).to_contain_text("lee buys in for $2,000")
    page.keyboard.press("Escape")
    go_on(page, "Bring cards", "Shuffle", "Cut", "Place the cutting card", "Burn")
    go_on(page, "Display sign", "Display sign", "Call for bets")
    step(page, "Waiting for wagers")
    return screen


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
        go_on(page, "Take and pay", "Clear the cards", "Call for bets")
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


def test_the_console_fits(console: Screen) -> None:
    page = console.page
    wager(page, "3 banker 200", 1)
    page.keyboard.press("Escape")
    go_on(page, "No more bets")
    page.keyboard.press("k")
    for width, height in ((1366, 768), (1024, 768), (390, 844), (3840, 2160)):
        page.set_viewport_size({"width": width, "height": height})
        assert console.fits()
        console.picture(f"deal-{width}")
        console.accessible()


def test_hands_that_are_with_patrons(console: Screen, table: str, open_screen: Open) -> None:
    """The highest wagerers have the cards: the console says who has which hand, and takes the cards they open."""
    page = console.page
    supervisor = at_the_floor(open_screen(), table)
    act(supervisor, "choose-dealing", method="to-wagerers", face="down")
    wager(page, "3 banker 200", 1)
    wager(page, "5 p 100", 2)
    page.keyboard.press("Escape")
    go_on(page, "No more bets")
    draw_face_down(page, 4)
    go_on(page, "Deliver the Player hand")
    hand = page.locator(".player-hand")
    expect(hand).to_contain_text("lee")
    console.picture("deal-hand-with-patron")
    expose(page, "Player", "5s", "Kd")
    expect(hand.locator(".count")).to_have_text("5")
    go_on(page, "Deliver the Banker hand")
    expect(page.locator(".banker-hand")).to_contain_text("kim")
    expose(page, "Banker", "3h", "4c")
