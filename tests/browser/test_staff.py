"""Staff: a physical coup dealt by keyboard alone, and every staff screen free of barriers."""

from __future__ import annotations

from contextlib import suppress

import playwright.sync_api
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.harness import FloorProcess, Screen

TABLE = "physical-1"
DUE = "document.querySelector('.next-button')?.innerText ?? ''"
CARDS = ("5s", "Kd", "4h", "7c")  # Player has a natural nine, Banker seven


def at_the_table(screen: Screen, role: str) -> Page:
    screen.log_in(role)
    page = screen.go(f"/deal/{TABLE}")
    expect(page.locator(".next-button")).to_be_visible()
    return page


def enter(page: Page, until: str, arg: object = None, at: Page | None = None) -> None:
    """Enter, again if need be: one that comes while the last command is under way does nothing."""
    for _ in range(10):
        (at or page).keyboard.press("Enter")
        with suppress(playwright.sync_api.TimeoutError):
            page.wait_for_function(until, arg=arg, timeout=1500)
            return
    raise AssertionError(f"it never came to {until}")


def press_on(page: Page, other: Page | None = None) -> None:
    """Enter, at this screen or at another one, until this one says that another step is due."""
    enter(page, f"due => ({DUE}) !== due", page.evaluate(DUE), other)


def prepare(page: Page, supervisor: Page) -> None:
    """Cards, shuffle, cut, burn, signs, until wagers are awaited; the cut is for a higher rank."""
    for _ in range(20):
        if "Waiting for wagers" in page.evaluate(DUE):
            return
        if page.locator("#next").is_disabled():
            expect(supervisor.locator("#next")).to_be_enabled()
            press_on(page, supervisor)
        else:
            press_on(page)
    raise AssertionError("the shoe is never ready")


def test_a_dealer_deals_a_physical_coup_by_keyboard(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen(viewport={"width": 1366, "height": 768})
    page = at_the_table(screen, "dealer")
    prepare(page, at_the_table(open_screen(), "supervisor"))
    for line, shown in (("in kim 3 1000", "kim"), ("3 banker 200", "$200")):
        page.keyboard.type(line)
        enter(page, "() => document.querySelector('#entry').value === ''")
        expect(page.locator("[data-part=places]")).to_contain_text(shown)
    page.keyboard.press("Escape")
    cards = iter(CARDS)
    for _ in range(20):
        if page.locator(".pad").count():
            for key in next(cards).lower():
                page.keyboard.press(key)
        press_on(page)
        if floor.view(TABLE)["board"]["last"]:
            break
    last = floor.view(TABLE)["board"]["last"]
    assert (last["player"], last["banker"]) == (["5s", "4h"], ["Kd", "7c"])
    assert (last["winner"], last["player_count"], last["banker_count"]) == ("player", 9, 7)
    screen.picture("deal-result")
    screen.accessible()
    for _ in range(10):
        if "Waiting for wagers" in page.evaluate(DUE):
            break
        press_on(page)
    assert floor.view(TABLE)["shared"]["coup"]["number"] == 2


@pytest.mark.parametrize(
    ("role", "path"),
    [
        ("dealer", "/deal/sydney-1"),
        ("supervisor", "/supervise"),
        ("supervisor", "/supervise/sydney-1"),
        ("inspector", "/table/sydney-1"),
    ],
)
def test_screens_of_staff_have_no_barriers(open_screen: Open, role: str, path: str) -> None:
    screen = open_screen(viewport={"width": 1366, "height": 768})
    screen.log_in(role)
    page = screen.go(path)
    expect(page.locator("#main")).to_contain_text("Harbour" if path == "/supervise" else "Banker")
    screen.accessible()
    screen.picture(f"{role}{path.replace('/', '-')}")


def test_the_people_of_a_floor_are_for_its_administrator(open_screen: Open) -> None:
    screen = open_screen()
    screen.excuse("403", "401")
    page = screen.go("/people")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("main")).not_to_be_empty()
    screen.accessible()
    screen.picture("people")
