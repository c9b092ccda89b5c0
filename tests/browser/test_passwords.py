"""Passwords on the screens: a code is shown once to the administrator, its owner must choose, everyone may change."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.harness import FloorProcess
from browser.supervision import PASSWORD, administrator

NEW, NEWER = "umbrella kettle seventeen", "lantern gravel ninety"
SIZES = [{"width": 1366, "height": 768}, {"width": 390, "height": 844}]


def log_in(page: Page, person: str, password: str) -> None:
    page.locator("[data-key=in]").click()
    box = page.get_by_role("dialog", name="Log in")
    box.get_by_label("Name").fill(person)
    box.get_by_label("Password").fill(password)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("size", SIZES, ids=["wide", "narrow"])
def test_a_code_leads_to_a_password_of_one_s_own(
    own_floor: FloorProcess, open_screen: Open, size: dict[str, int]
) -> None:
    wide = str(size["width"])
    office = open_screen(own_floor, viewport=size)
    administrator(office)
    page = office.go("/people")
    page.locator("#new-id").fill("kit")
    page.get_by_role("button", name="Add a person").click()
    code = page.locator("[data-key=code]").inner_text()
    assert re.fullmatch("([A-Z2-9]{5}-){3}[A-Z2-9]{5}", code)
    office.picture(f"code-{wide}")
    office.accessible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator("[data-key=person-kit]")).to_contain_text("code until")
    office.picture(f"people-{wide}", whole=True)
    assert office.fits()
    page.locator("[data-key=code-kit]").click()
    page.locator("[data-key=give]").click()
    another = page.locator("[data-key=code]").inner_text()
    assert another != code

    home = open_screen(own_floor, viewport=size)
    home.excuse("401", "409", "403")
    page = home.go("/")
    log_in(page, "kit", another)
    choosing = page.get_by_role("dialog", name="Choose a password")
    expect(choosing).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    expect(choosing).to_be_visible()  # there is no way around
    home.picture(f"choose-{wide}")
    home.accessible()
    for field in ("New password", "Password again"):
        choosing.get_by_label(field).fill("password123")
    page.keyboard.press("Enter")
    expect(choosing.get_by_role("alert")).to_contain_text("tried first")
    for field in ("New password", "Password again"):
        choosing.get_by_label(field).fill(NEW)
    page.keyboard.press("Enter")
    expect(choosing).to_have_count(0)

    page.locator("[data-key=me]").click()
    page.locator("[data-key=password]").click()
    changing = page.get_by_role("dialog", name="Change password")
    for field, text in (("Old password", "wrong"), ("New password", NEWER), ("Password again", NEWER)):
        changing.get_by_label(field).fill(text)
    page.keyboard.press("Enter")
    expect(changing.get_by_role("alert")).to_have_text("Name and password do not fit")
    home.picture(f"change-{wide}")
    home.accessible()
    assert home.fits()
    changing.get_by_label("Old password").fill(NEW)
    page.keyboard.press("Enter")
    expect(changing).to_have_count(0)
    expect(page.locator("[data-key=me]")).to_contain_text("kit")


def test_in_chinese_too(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor, locale="zh-CN")
    administrator(screen)
    page = screen.go("/")
    page.locator("[data-key=me]").click()
    page.locator("[data-key=password]").click()
    changing = page.get_by_role("dialog", name="更改密码")
    for field, text in (("旧密码", PASSWORD), ("新密码", NEW), ("再次输入密码", NEW)):
        changing.get_by_label(field).fill(text)
    page.keyboard.press("Enter")
    expect(changing).to_have_count(0)
    expect(page.locator("[data-key=me]")).to_contain_text("ada")
