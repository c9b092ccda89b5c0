"""Staff: a physical coup dealt by keyboard alone, and every staff screen free of barriers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.console import settled
from browser.harness import FloorProcess, Screen

TABLE = "physical-1"
DUE = "document.querySelector('.next-button')?.innerText ?? ''"
HEAVIEST = {"dealer": 300 * 1024, "supervisor": 400 * 1024}  # a supervisor's page holds every table of the floor
WEIGHT = """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
  .reduce((sum, one) => sum + one.transferSize, 0)"""
CARDS = ("5s", "Kd", "4h", "7c")  # Player has a natural nine, Banker seven


def at_the_table(screen: Screen, role: str) -> Page:
    screen.log_in(role)
    page = screen.go(f"/deal/{TABLE}")
    expect(page.locator(".next-button")).to_be_visible()
    return page


def enter(page: Page, until: str, arg: object = None, at: Page | None = None) -> None:
    """Enter, once no command is under way: one that comes before does nothing."""
    settled(at or page)
    (at or page).keyboard.press("Enter")
    page.wait_for_function(until, arg=arg)


def press_on(page: Page, other: Page | None = None) -> None:
    """Enter, at this screen or at another one, until this one says that another step is due."""
    enter(page, f"due => ({DUE}) !== due", page.evaluate(DUE), other)


def prepare(page: Page, supervisor: Page) -> None:
    """Cards, shuffle, cut, burn, signs, until wagers are awaited; the cut is for a higher rank."""
    for _ in range(20):
        if "Waiting for wagers" in page.evaluate(DUE):
            return
        if page.locator("#next").is_disabled():
            supervisor.wait_for_function(f"due => ({DUE}) === due", arg=page.evaluate(DUE))  # hears of it later
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


def test_a_dealer_calls_and_a_supervisor_comes(open_screen: Open) -> None:
    console, pit = open_screen(viewport={"width": 1440, "height": 900}), open_screen()
    console.log_in("dealer")
    dealer = console.go("/deal/star-2")
    pit.log_in("supervisor")
    supervisor = pit.go("/supervise")
    tile = supervisor.locator("[data-key=tile-star-2]")
    expect(tile).to_be_visible()
    expect(supervisor.get_by_role("alert")).to_have_count(0)
    dealer.get_by_role("button", name="Call supervisor").click()
    expect(dealer.get_by_role("status").filter(has_text="A supervisor is called")).to_contain_text("demo-dealer")
    alert = supervisor.get_by_role("alert")
    expect(alert).to_contain_text("Darling")
    expect(alert).to_contain_text("demo-dealer calls a supervisor")
    expect(alert).to_contain_text(re.compile(r"\d\d:\d\d:\d\d"))  # when
    expect(tile).to_contain_text("demo-dealer calls a supervisor")
    for page in (dealer, supervisor):
        expect(page.locator("#heard")).to_contain_text("Darling: demo-dealer calls a supervisor.")
    pit.picture("supervise-called")
    pit.accessible()
    console.picture("deal-called")
    supervisor.get_by_role("button", name="I am coming: Darling").focus()
    supervisor.keyboard.press("Enter")
    expect(dealer.locator(".call.comes")).to_contain_text("demo-supervisor is coming")
    expect(tile).to_contain_text("demo-supervisor is coming")
    expect(dealer.locator("#heard")).to_contain_text("Darling: demo-supervisor is coming.")
    console.accessible()
    supervisor.get_by_role("button", name="Done: Darling").click()
    expect(alert).to_have_count(0)
    expect(dealer.locator(".call")).to_have_count(0)
    # by key, and taken back by key
    dealer.locator("#main").focus()
    dealer.keyboard.press("l")
    expect(alert).to_be_visible()
    expect(dealer.locator(".call")).to_be_visible()  # before that the key calls once more
    dealer.keyboard.press("l")
    expect(alert).to_have_count(0)
    expect(dealer.locator("#heard")).to_contain_text("Darling: the call is over.")
    pit.page.set_viewport_size({"width": 390, "height": 844})
    assert pit.fits()


@pytest.mark.parametrize(("role", "path"), [("dealer", "/deal/sydney-1"), ("supervisor", "/supervise/sydney-1")])
def test_screens_of_staff_are_light(open_screen: Open, role: str, path: str) -> None:
    screen = open_screen()
    screen.log_in(role)
    page = screen.go(path)
    expect(page.locator("#main")).to_contain_text("Banker")
    assert 0 < page.evaluate(WEIGHT) < HEAVIEST[role]
