"""A clause named on a screen opens with one click: what it says in our words, and where it stands in its book."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open

CHIPS: Final = "main .clause:not(.more):visible"
OPENED: Final = "dialog[open] a[href*='#clause-'], .popover a[href*='#clause-']"
NOT_TO_PRESS: Final = """() => [...document.querySelectorAll('.clause')]
  .filter(one => !one.closest('button, a, summary')).map(one => one.outerHTML)"""
SCREENS: Final = (
    ("", "/table/sydney-1"),
    ("", "/odds?book=canberra&variation=commission"),
    ("", "/rules?left=crown-sydney&right=canberra"),
    ("dealer", "/deal/sydney-1"),
    ("supervisor", "/supervise/sydney-1"),
    ("inspector", "/reports?report=crown-sydney/disputes"),
    ("inspector", "/inspect"),
)


@pytest.mark.parametrize(("role", "path"), SCREENS, ids=[path for _, path in SCREENS])
def test_each_chip_opens_its_clause_with_one_click(open_screen: Open, role: str, path: str) -> None:
    screen = open_screen(viewport={"width": 1366, "height": 900})
    if role:
        screen.log_in(role)
    page = screen.go(path)
    if path == "/inspect":
        page.get_by_label("Time").select_option("all")
        page.get_by_role("button", name="Find").click()
    expect(page.locator(CHIPS).first).to_be_visible()
    assert page.evaluate(NOT_TO_PRESS) == []
    for place in range(min(3, page.locator(CHIPS).count())):
        _opens(page, place)


def _opens(page: Page, place: int) -> None:
    page.locator(CHIPS).nth(place).click()
    link = page.locator(OPENED).first
    expect(link).to_be_visible()
    assert "/rules/" in str(link.get_attribute("href"))
    page.keyboard.press("Escape")
    expect(page.locator(OPENED)).to_have_count(0)
