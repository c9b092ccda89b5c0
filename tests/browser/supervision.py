"""A supervisor or manager on the floor's screen: choose a table, fill in the form of an act, by click or by key.

Start at `act`.
"""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.console import live
from browser.harness import Screen

PASSWORD = "correct horse battery"


def at_the_floor(screen: Screen, table: str, role: str = "supervisor") -> Page:
    """The floor, with this table's panel open."""
    screen.log_in(role)
    page = screen.go(f"/supervise/{table}")
    expect(page.locator(".detail .acts")).to_be_visible()
    return page


def form(page: Page, command: str) -> Locator:
    """The form of an act of the panel, opened by a click."""
    live(page)
    page.locator(f"[data-key=act-{command}]").click()
    dialog = page.locator("dialog.palette")
    expect(dialog.locator("button[type=submit]")).to_be_visible()
    return dialog


def act(page: Page, command: str, **facts: str) -> None:
    """Open the form, fill it in, send it; it closes once it is done."""
    dialog = form(page, command)
    for name, fact in facts.items():
        field = dialog.locator(f"[data-field={name}]").first
        if field.evaluate("one => one.tagName") == "SELECT":
            field.select_option(fact)
        else:
            field.fill(fact)
    dialog.locator("button[type=submit]").click()
    expect(dialog).to_have_count(0)


def administrator(screen: Screen) -> None:
    """The first person of a floor, who has a password."""
    made = screen.page.request.post(f"{screen.address}/api/setup", data={"id": "ada", "password": PASSWORD})
    assert made.ok, made.text()
