"""What the floor did not do is said in Chinese to whoever reads Chinese: the sentence that it sends is English."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.harness import FloorProcess
from browser.test_no_english import english, known

PASSWORD: Final = "correct horse battery"
NARROW: Final = {"width": 375, "height": 720}


def log_in(page: Page, password: str) -> None:
    page.get_by_label("用户名").fill("nobody")
    page.get_by_label("密码").fill(password)
    page.keyboard.press("Enter")


def test_a_wrong_password(open_screen: Open) -> None:
    screen = open_screen(locale="zh-CN", viewport=NARROW)
    screen.excuse("401")
    page = screen.go("/")
    page.locator("[data-key=in]").click()
    log_in(page, "not the password")
    expect(page.get_by_role("alert")).to_have_text("用户名或密码不正确")
    assert screen.fits()
    assert english(page, known(page)) == []
    screen.picture("wrong-password-chinese")


def test_a_floor_that_does_not_answer(open_screen: Open) -> None:
    """The browser would say so in English."""
    screen = open_screen(locale="zh-CN")
    screen.excuse("/api/login")
    page = screen.go("/")
    page.route("**/api/login", lambda route: route.abort())
    page.locator("[data-key=in]").click()
    log_in(page, PASSWORD)
    expect(page.get_by_role("alert")).to_have_text("服务器没有答复，请重试")  # noqa: RUF001  # a Chinese comma


def test_a_page_that_is_locked(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor, locale="zh-CN")
    screen.excuse("401", "409", "423")
    made = screen.page.request.post(f"{screen.address}/api/setup", data={"id": "ada", "password": PASSWORD})
    assert made.ok, made.text()
    page = screen.go("/people")
    adding = page.locator("form", has=page.locator("#new-id"))
    expect(page.locator("[data-key=person-ada]")).to_be_visible()
    page.locator("#new-id").fill("kit")
    page.locator("#new-password").fill("short")
    page.keyboard.press("Enter")
    expect(adding.get_by_role("alert")).to_have_text("密码须为 8 至 200 个字符")
    own_floor.everyone_was_away()
    page.keyboard.press("Enter")
    expect(adding.get_by_role("alert")).to_contain_text("请输入密码解锁")
    page.reload()
    unlocking = page.get_by_role("dialog", name="您已离开一段时间")
    unlocking.get_by_label("密码").fill("wrong")
    page.keyboard.press("Enter")
    expect(unlocking.get_by_role("alert")).to_have_text("用户名或密码不正确")
    assert english(page, known(page) | {"ada"}) == []
    screen.picture("locked-chinese")


def test_a_page_whose_floor_goes_while_it_is_filled(open_screen: Open) -> None:
    """What it shows stays, and the reason is said once: no part of the page asked to hear of it."""
    screen = open_screen(locale="zh-CN")
    screen.excuse("/api/people", "/api/ranks")
    screen.log_in("manager")
    for path in ("people", "ranks"):
        screen.page.route(f"**/api/{path}", lambda route: route.abort())
    page = screen.go("/people")
    expect(page.locator(".note")).to_have_count(1)
    expect(page.locator(".note")).to_contain_text("服务器没有答复，请重试")  # noqa: RUF001  # a Chinese comma
    expect(page.get_by_role("searchbox")).to_be_visible()


@pytest.mark.parametrize(("place", "says"), [("table", "没有这张牌桌"), ("deal", "没有牌桌 nowhere")])
def test_a_table_that_is_not_there(open_screen: Open, place: str, says: str) -> None:
    screen = open_screen(locale="zh-CN")
    screen.excuse("403", "404", "WebSocket")
    screen.log_in("dealer")
    page = screen.go(f"/{place}/nowhere")
    expect(page.locator("main").get_by_text(says)).to_be_visible()
    assert english(page, known(page) | {"nowhere"}) == []
    screen.picture(f"no-such-table-{place}-chinese")


def test_a_wall_of_a_table_that_is_not_there(open_screen: Open) -> None:
    screen = open_screen(locale="zh-CN")
    screen.excuse("404", "EventSource")
    page = screen.go("/display/nowhere")
    expect(page.locator("#choose h2")).to_contain_text("没有 nowhere 这张桌")
