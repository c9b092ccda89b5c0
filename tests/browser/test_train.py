"""The trainer by keys alone: a drill of every kind answered, and what a reload keeps."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Open

WIDE = {"width": 1366, "height": 768}
KINDS = ("third-card", "winner", "payout", "irregularity")


def only(page: Page, kind: str) -> None:
    """Nothing but drills of this kind."""
    page.locator(f"[data-key=kind-{kind}]").check()
    for other in KINDS:
        if other != kind:
            page.locator(f"[data-key=kind-{other}]").uncheck()
    expect(page.get_by_test_id("drill")).to_have_attribute("data-lesson", re.compile(f"^{kind} "))


def answer(page: Page) -> None:
    """The first choice everywhere, by its number; a figure where one is asked for."""
    asks = page.locator("[data-testid=drill] [data-ask]")
    for number in range(asks.count()):
        expect(asks.nth(number).locator("input").first).to_be_focused()
        page.keyboard.press("1")
    if asks.last.locator("input[type=radio]").count() == 0:
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_be_visible()


def test_a_trainee_answers_by_keys_and_a_reload_loses_nothing(open_screen: Open) -> None:
    screen = open_screen(viewport=WIDE)
    page = screen.go("/train")
    expect(page.get_by_test_id("drill")).to_be_visible()
    for number, kind in enumerate(KINDS, start=1):
        only(page, kind)
        page.locator("[data-testid=drill] input").first.focus()
        answer(page)
        expect(page.get_by_test_id("verdict").locator(".clauses")).to_be_visible()
        expect(page.get_by_test_id("so-far")).to_contain_text(f"of {number}")
        expect(page.locator("[data-testid=drill] [data-key=go]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    expect(page.get_by_test_id("drill")).to_have_attribute("data-lesson", re.compile("^irregularity "))
    lesson = page.get_by_test_id("drill").get_attribute("data-lesson") or ""
    seed = page.get_by_test_id("drill").get_attribute("data-seed") or ""
    page.reload()
    expect(page.get_by_test_id("drill")).to_have_attribute("data-seed", seed)
    expect(page.get_by_test_id("drill")).to_have_attribute("data-lesson", lesson)
    expect(page.get_by_test_id("so-far")).to_contain_text("of 4")
    assert screen.fits()
