"""The player's table: in by one click, a coup by mouse and by keyboard, refusals, breaks in the middle of a coup."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.by_hand import B, Dealer
from browser.conftest import Open
from browser.harness import WITH_MOTION, FloorProcess, Screen

HEAVIEST = 300 * 1024
WEIGHT = """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
  .reduce((sum, one) => sum + one.transferSize, 0)"""
PAINT = """() => new Promise(resolve => new PerformanceObserver(list => {
  const [painted] = list.getEntriesByName('first-contentful-paint')
  if (painted) resolve(painted.startTime)
}).observe({ type: 'paint', buffered: true }))"""  # the entry may come after what was painted


def sat(screen: Screen, table: str) -> Page:
    """A guest at a table with nobody else: its clock starts with the first wager."""
    screen.log_in("player")
    page = screen.go(f"/table/{table}?sit")
    expect(page.locator(".seats .mine")).to_be_visible()
    expect(page.locator("#felt.open")).to_be_visible()
    return page


def wager(page: Page, area: str) -> None:
    page.locator(f"[data-wager={area}]").click()
    expect(page.locator(f"[data-wager={area}].mine .area-chips:not(.pending) .amount")).to_have_text("$5")


def paid(page: Page, wager: str = "") -> None:
    expect(page.locator(f"#results .paid li:has-text('{wager}')").first).to_contain_text("$")


def test_a_guest_comes_in_by_one_click_and_sees_what_became_of_a_wager(open_screen: Open) -> None:
    screen = open_screen(reduced_motion=WITH_MOTION)
    page = screen.go("/")
    page.get_by_role("button", name="Sit down: Harbour", exact=True).click()
    expect(page.locator(".seats .mine")).to_be_visible()
    banker = page.locator("[data-wager=banker]")
    for _ in range(50):  # others wager here too, so that the time may be up before the click
        expect(page.locator("#felt.open")).to_be_visible()
        banker.click()
        page.wait_for_function(
            "() => document.querySelector('[data-wager=banker].mine') || document.querySelector('.note')"
        )
        if banker.evaluate("one => one.classList.contains('mine')"):
            break
    paid(page, "Banker")
    expect(page.locator("#roads .s-banker, #roads .s-player, #roads .f-tie").first).to_be_visible()
    screen.picture("table-after-a-coup")
    screen.accessible()


def test_a_coup_by_keyboard_alone(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.go("/")
    button = page.get_by_role("button", name="Sit down: Southbank", exact=True)
    expect(button).to_be_visible()
    # as many presses as there are places to stop at: other tests may have opened tables of their own on this floor
    for _ in range(2 * page.locator("a[href], button, input, select, summary, [tabindex]").count()):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".seats .mine")).to_be_visible()
    expect(page.locator("#felt.open")).to_be_visible()
    page.keyboard.press("3")  # a chip of ten dollars
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.wager")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-wager={focused}].mine .area-chips:not(.pending) .amount")).to_have_text("$10")
    paid(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Enter")
    screen.accessible()


def test_a_refused_wager_says_why_and_by_which_clause(open_screen: Open) -> None:
    dealer = Dealer(open_screen, "canberra-2")
    dealer.call_for_bets()
    screen = open_screen()
    page = sat(screen, "canberra-2")
    wager(page, "banker")
    dealer.deal(*B)
    page.wait_for_selector("#felt:not(.open)")
    page.locator("[data-wager=player]").click(force=True)  # too late
    note = page.locator(".note.refused")
    expect(note).to_contain_text("Wait for the next coup.")
    note.locator("button.clause").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Casino Canberra, clause")
    expect(dialog.locator(".clause-text p").first).not_to_be_empty()
    screen.picture("table-refused")
    screen.accessible()
    dealer.settle()


def test_a_broken_connection_in_the_middle_of_a_coup_loses_nothing(open_screen: Open) -> None:
    screen = open_screen()
    sockets = screen.sockets()
    page = sat(screen, "melbourne-2")
    wager(page, "player")
    expect(page.locator("#player-hand .card").first).to_be_visible()
    before = len(sockets)
    sockets[-1].close(code=1001)
    page.wait_for_function("() => document.querySelector('.lamp').dataset.state !== 'live'")
    paid(page, "Player")
    expect(page.locator(".lamp")).to_have_attribute("data-state", "live")
    assert len(sockets) > before


@pytest.fixture
def unhurried_floor(tmp_path: Path) -> Iterator[FloorProcess]:
    """Between two cards there is time to stop it."""
    process = FloorProcess(tmp_path, speed=1)
    yield process
    process.kill()


def test_a_floor_killed_in_the_middle_of_a_coup_goes_on_with_it(
    unhurried_floor: FloorProcess, open_screen: Open
) -> None:
    floor = unhurried_floor
    screen = open_screen(floor)
    screen.excuse("net::ERR_", "WebSocket connection")
    page = sat(screen, "melbourne-1")
    wager(page, "banker")
    coup = floor.view("melbourne-1")["shared"]["coup"]["number"]
    Dealer(partial(open_screen, floor), "melbourne-1").give("call-no-more-bets")  # nobody else is waited for
    expect(page.locator("#player-hand .card").first).to_be_visible()
    floor.kill()
    page.wait_for_function("() => document.querySelector('.lamp').dataset.state !== 'live'")
    floor.start()
    expect(page.locator(".lamp")).to_have_attribute("data-state", "live")
    paid(page, "Banker")
    assert floor.view("melbourne-1")["board"]["last"]["coup"] == coup
    expect(page.locator(".seats .mine")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/table/star-1"])
def test_a_phone_shows_it_without_scrolling_sideways(open_screen: Open, path: str) -> None:
    screen = open_screen(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    if path == "/":
        expect(screen.go(path).locator(".tile").first).to_be_visible()
    else:
        page = sat(screen, "star-1")
        page.locator("[data-wager=tie]").tap()
        paid(page, "Tie")
    assert screen.fits()
    screen.accessible()
    screen.picture(f"phone-{'table' if 'table' in path else 'lobby'}", whole=True)


def test_the_table_speaks_chinese(open_screen: Open) -> None:
    screen = open_screen(locale="zh-CN")
    page = screen.go("/table/sydney-2")
    expect(page.locator("[data-wager=banker]")).to_contain_text("庄")
    expect(page.locator("#roads")).to_contain_text("大路")
    expect(page.locator("#roads")).to_contain_text("曱甴路")
    screen.accessible()
    screen.picture("table-chinese")


def test_the_table_is_light_and_paints_soon(open_screen: Open, record_property: Any) -> None:
    page = open_screen().go("/table/sydney-1")
    expect(page.locator("[data-wager=banker]")).to_be_visible()
    expect(page.locator("#roads svg").first).to_be_attached()
    weight = page.evaluate(WEIGHT)
    paint = page.evaluate(PAINT)
    record_property("measured", f"the player's table: first paint after {paint:.0f} ms, {weight / 1024:.0f} KiB")
    assert 0 < weight < HEAVIEST
