"""The wall: roads, hands, sign and notices as the floor tells them, and "not live" as soon as it tells nothing."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.harness import FloorProcess
from browser.wall import show, told

WALL = "/display/sydney-1"
ROADS = ("bead_plate", "big_road", "big_eye_boy", "small_road", "cockroach_pig")
CHINESE = ("大路", "大眼仔", "小路", "曱甴路", "珠盘路", "庄", "闲", "和", "问路", "桌限", "靴", "不能预测任何结果")
NOT_LIVE = "() => !document.querySelector('#lost').hidden"
BEADS = """() => [document.querySelectorAll('[data-road=bead_plate] .letter').length,
  [...document.querySelectorAll('[data-road=bead_plate] td')].filter(cell => cell.textContent).length]"""
CUT_OFF = """() => ['#hands', '.hand', '#sign', '.counts', '.ask', 'main'].filter(name => {
  const one = document.querySelector(name)
  return one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
})"""


def has_results(page: Page) -> None:
    expect(page.locator("[data-road=bead_plate] .letter").first).to_be_visible()


def test_a_wall_shows_the_shoe_as_the_floor_tells_it(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen()
    page = screen.go(WALL)
    has_results(page)
    expect(page.locator("#live")).to_contain_text("live 实时")
    expect(page.locator("h1")).to_contain_text("Harbour")
    expect(page.locator("#book")).to_contain_text("Crown Sydney · Crown Baccarat · crown-sydney 3.2")
    expect(page.locator("#sign")).to_contain_text("$5,000")
    expect(page.locator("#numbers")).to_contain_text("Shoe")
    expect(page.locator("#hands .card").first).to_be_visible()
    # as many beads as results, and a table behind the picture that says the same
    shown, said = page.evaluate(BEADS)
    assert 0 < shown <= sum(map(len, floor.view("sydney-1")["board"]["bead_plate"]))
    assert said == shown
    screen.accessible()
    screen.picture("display")


def test_both_languages_are_on_the_wall(open_screen: Open) -> None:
    page = open_screen().go(WALL)
    expect(page.locator("main")).to_be_visible()
    has_results(page)
    words = page.locator("body").inner_text()
    for said in CHINESE:
        assert said in words, said
    for said in ("Big Road", "Big Eye Boy", "Small Road", "Cockroach Pig", "It predicts nothing."):
        assert said in words, said


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (1080, 1920)])
@pytest.mark.parametrize("table", ["sydney-1", "sydney-2"])
def test_a_wall_of_any_size_shows_everything_at_once(open_screen: Open, size: tuple[int, int], table: str) -> None:
    screen = open_screen(viewport={"width": size[0], "height": size[1]})
    page = screen.go(f"/display/{table}")
    expect(page.locator("main")).to_be_visible()
    expect(page.locator("[data-road=big_road] svg")).to_be_visible()
    screen.picture(f"display-{table}-{size[0]}x{size[1]}")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert screen.fits()
    assert page.evaluate(CUT_OFF) == []


def test_the_wall_fits_a_phone(open_screen: Open) -> None:
    screen = open_screen(viewport={"width": 390, "height": 844}, has_touch=True)
    has_results(screen.go(WALL))
    assert screen.fits()
    screen.accessible()
    screen.picture("display-phone", whole=True)


def test_a_wall_says_that_it_is_not_live_and_comes_back(own_floor: FloorProcess, open_screen: Open) -> None:
    screen = open_screen(own_floor)
    page = screen.go(WALL)
    screen.excuse("net::ERR_")
    expect(page.locator("#live")).to_contain_text("live 实时")
    own_floor.freeze()  # the connection stays, the pulse does not
    page.wait_for_function(NOT_LIVE)
    expect(page.locator("#lost")).to_contain_text("Not live 未连接")
    screen.picture("display-not-live")
    screen.accessible()
    own_floor.thaw()
    expect(page.locator("#lost")).to_be_hidden()
    before = own_floor.view("sydney-1")["board"]["counts"]
    own_floor.kill()
    page.wait_for_function(NOT_LIVE)
    own_floor.start()
    expect(page.locator("#live")).to_contain_text("live 实时")
    expect(page.locator("#lost")).to_be_hidden()
    after = own_floor.view("sydney-1")["board"]["counts"]
    assert after["banker"] + after["player"] + after["tie"] >= before["banker"] + before["player"] + before["tie"]


def test_a_wall_whose_stream_is_silent_is_not_live_within_three_seconds(
    own_floor: FloorProcess, open_screen: Open
) -> None:
    """By the page's own clock, which the test winds."""
    screen = open_screen(own_floor)
    screen.excuse("net::ERR_")
    screen.page.clock.install()
    page = screen.go(WALL)
    expect(page.locator("#live")).to_contain_text("live 实时")
    own_floor.freeze()
    page.clock.run_for(3000)
    assert page.evaluate(NOT_LIVE)
    own_floor.thaw()
    expect(page.locator("#lost")).to_be_hidden()


def test_last_coup_dummy_coup_and_notices_run_on_the_wall(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen()
    now = round(time.time() * 1000)
    notice = {"about": "minimum-raised", "since": now, "takes_effect": now + 600_000, "says": "Minimum $25"}
    last = {"last_coup": True}
    show(screen.page, told(floor, shoe=last, coup={"dummy": "no-wagers"}, board={"notices": [notice]}))
    page = screen.go(WALL)
    notices = page.locator("#notices")
    expect(notices).to_contain_text("Last coup of this shoe 本靴最后一局")
    expect(notices).to_contain_text("Dummy coup: no wagers 空局")
    expect(notices).to_contain_text("Minimum $25")
    expect(notices.locator("[data-until]")).to_have_text(re.compile(r"^[1-9]:\d\d$"))  # of ten minutes: it runs
    screen.picture("display-notices")
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    screen.accessible()


def test_a_table_in_trouble_says_so(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen()
    show(screen.page, told(floor, trouble="no card is dealt any more"))
    expect(screen.go(WALL).locator("#notices")).to_contain_text("no card is dealt any more")


@pytest.mark.parametrize("path", ["/display", "/display/nowhere"])
def test_a_wall_without_a_table_offers_those_there_are(open_screen: Open, path: str) -> None:
    screen = open_screen()
    screen.excuse("404")
    page = screen.go(path)
    page.get_by_role("link", name="Harbour").click()
    expect(page.locator("h1")).to_contain_text("Harbour")


def test_keys_of_the_wall_are_listed_and_can_be_turned_off(open_screen: Open) -> None:
    screen = open_screen()
    page = screen.go(WALL)
    expect(page.locator("main")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("full screen")
    page.get_by_label("keys are on").uncheck()
    page.get_by_role("button", name="Close").click()
    page.reload()
    page.keyboard.press("?")
    expect(page.get_by_label("keys are on")).not_to_be_checked()
