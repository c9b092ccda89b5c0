"""The supervisor's floor: a table added, opened, governed and closed, by clicks; acts by keyboard alone; unlocking."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.console import at_the_console, go_on, line, place, step
from browser.harness import FloorProcess
from browser.supervision import PASSWORD, act, administrator, at_the_floor, form

WIDE = {"width": 1440, "height": 900}
FOCUSED = "one => one === document.activeElement"


def tab_to(page: Page, selector: str) -> None:
    """Tab until it has the focus, as somebody without a mouse does."""
    wanted = page.locator(selector)
    expect(wanted).to_be_visible()
    for _ in range(150):
        if wanted.evaluate(FOCUSED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by keyboard")


def by_key(page: Page, command: str, *typed: str) -> None:
    """An act of the panel without a mouse: its form opens at its first field, and Enter sends it."""
    tab_to(page, f"[data-key=act-{command}]")
    page.keyboard.press("Enter")
    expect(page.locator("dialog button[type=submit]")).to_be_visible()
    for number, text in enumerate(typed):
        if number:
            page.keyboard.press("Tab")
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(text)
    page.keyboard.press("Enter")
    expect(page.locator("dialog")).to_have_count(0)


def phase(page: Page, name: str) -> None:
    expect(page.locator(".detail > .row .badge").first).to_have_text(name)


def told(page: Page, text: str) -> None:
    expect(page.locator(".detail .log")).to_contain_text(text)


def test_a_table_by_clicks(open_screen: Open) -> None:
    screen = open_screen(viewport=WIDE)
    screen.log_in("manager")
    page = screen.go("/supervise")
    page.get_by_role("button", name="Add a table").click()
    page.get_by_label("Id", exact=True).fill("pit-1")
    page.get_by_label("Name", exact=True).fill("The pit")
    page.get_by_label("Rulebook").select_option("crown-sydney")
    screen.picture("supervise-add-table")
    page.get_by_role("button", name="Put it on the floor").click()
    phase(page, "Closed")
    page.get_by_role("button", name="Set up and open").click()
    page.get_by_role("button", name="Open the table").click()
    phase(page, "No cards yet")

    act(page, "fill-float", amount="20000")
    expect(page.locator(".detail .money-line")).to_contain_text("Float $20,000")
    act(page, "change-limits", minimum="10", maximum="1000")
    expect(page.locator("[data-key=tile-pit-1]")).to_contain_text(re.compile(r"\$10 . \$1,000"))
    act(page, "approve", act="burn-by-value")
    expect(page.locator(".detail")).to_contain_text("burn by value (demo-manager)")

    # kim comes, with limits of her own, and her marker is on the console
    console = at_the_console(open_screen(viewport=WIDE), "pit-1")
    line(console, "in kim 3 1000")
    expect(place(console, "kim")).to_be_visible()
    act(page, "agree-personal-limits", patron="kim", minimum="5", maximum="2000")
    told(page, "kim")
    expect(place(console, "kim").locator(".marker")).to_contain_text("own limits")

    # the approval holds for one burn
    console.keyboard.press("Escape")
    go_on(console, "Bring cards", "Shuffle", "Cut", "Place the cutting card")
    step(console, "Burn")
    console.locator("[data-field=form]").select_option("by-value")
    console.locator("[data-field=first]").fill("5h")
    console.locator("[data-field=requested_by]").fill("kim")
    console.locator("#next").click()
    expect(console.locator("[data-part=shoe]")).to_contain_text("6 out, 410 left")
    expect(page.locator(".detail")).to_contain_text("Approvals that hold: none")

    # with someone there, closing needs notice; the form says so by clause, and stays
    dialog = form(page, "close-table")
    dialog.locator("button[type=submit]").click()
    expect(dialog.locator(".refusal")).to_be_visible()
    expect(dialog.locator(".refusal")).to_contain_text("it needs 3 coups")
    expect(dialog.locator(".refusal")).not_to_contain_text("$")  # coups are no money
    expect(dialog.locator(".refusal .clause").first).to_contain_text("14.5")
    screen.picture("supervise-refused")
    screen.accessible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    line(console, "out kim")
    expect(place(console, "kim")).to_have_count(0)
    act(page, "close-table")
    phase(page, "Closed")
    expect(console.locator(".next-name")).to_have_text("The table is closed")
    screen.picture("supervise-closed")


def test_a_table_by_keyboard_alone(open_screen: Open, floor: FloorProcess) -> None:
    page = at_the_floor(open_screen(viewport=WIDE), "physical-1", "manager")
    by_key(page, "fill-float", "3000")
    told(page, "$3,000")
    before = floor.view("physical-1")["shared"]["board"]["limits"]["limits"]
    by_key(page, "change-limits", "5", "4000")
    expect(page.locator("[data-key=tile-physical-1]")).to_contain_text(re.compile(r"\$5 . \$4,000"))
    by_key(page, "change-limits", str(before["minimum"] // 100), str(before["maximum"] // 100))
    expect(page.locator("[data-key=tile-physical-1]")).to_contain_text(re.compile(r"\$5 . \$5,000"))
    by_key(page, "approve", "Burn by value")
    expect(page.locator(".detail")).to_contain_text("burn by value (demo-manager)")
    page.keyboard.press("/")
    expect(page.locator("dialog.palette [role=combobox]")).to_be_focused()
    page.keyboard.type("surveillance")
    page.keyboard.press("Enter")
    page.keyboard.type("a dropped card")
    page.keyboard.press("Enter")
    told(page, "a dropped card")
    tab_to(page, "[data-key=tile-star-1]")
    page.keyboard.press("Space")
    expect(page.locator(".detail h2")).to_have_text("Pyrmont")


def test_whoever_was_away_unlocks_with_a_password(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor, viewport=WIDE)
    screen.excuse("401", "423", "WebSocket")
    administrator(screen)
    own_floor.everyone_was_away()
    page = screen.go("/supervise/sydney-1")
    unlocking = page.get_by_role("dialog", name="You were away")
    expect(unlocking).to_be_visible()
    screen.picture("supervise-locked")
    screen.accessible()
    page.keyboard.type("wrong")
    page.keyboard.press("Enter")
    expect(unlocking.get_by_role("alert")).not_to_be_empty()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(PASSWORD)
    page.keyboard.press("Enter")
    expect(unlocking).to_have_count(0)
    expect(page.locator(".detail .lamp")).to_have_attribute("data-state", "live")


def test_an_administrator_lets_people_in(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor, viewport=WIDE)
    administrator(screen)
    page = screen.go("/people")
    for label, text in (("Name", "kit"), ("Full name", "Kit Marlowe"), ("Password (none: a one-time code)", PASSWORD)):
        page.get_by_label(label, exact=True).fill(text)
    page.locator("#new-role").select_option("dealer")
    page.get_by_role("button", name="Add a person").click()
    row = page.locator("tbody tr", has_text="Kit Marlowe")
    expect(row).to_contain_text("active")
    screen.picture("people-added")
    screen.accessible()
    # the list is drawn again, and what is being written for somebody else stays
    page.locator("#new-name").fill("half a new na")
    row.get_by_role("button", name="Deactivate").click()
    expect(row).to_contain_text("inactive")
    expect(page.locator("#new-name")).to_have_value("half a new na")
