"""The wall: roads, hands, sign and notices as the floor tells them, and "not live" as soon as it tells nothing."""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Open
from browser.faces import FACES, Wardrobe
from browser.harness import WITH_MOTION, FloorProcess, wait_for
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

# what of the result is on two lines, lies on a card, or is not all in its panel
BANNER = """() => {
  const outcome = document.querySelector('.outcome'), box = outcome.getBoundingClientRect()
  const panel = document.querySelector('#hands').getBoundingClientRect()
  const broken = [...outcome.querySelectorAll('span')].filter(part => {
    const tops = [...part.getClientRects()].map(line => Math.round(line.top))
    return new Set(tops).size > 1
  }).map(part => part.textContent)
  const covered = [...document.querySelectorAll('#hands .card')].filter(card => {
    const lies = card.getBoundingClientRect()
    return lies.bottom > box.top + 1 && lies.top < box.bottom - 1
  }).length
  const outside = box.left < panel.left - 1 || box.right > panel.right + 1 || box.bottom > panel.bottom + 1
  return { broken, covered, outside, wide: outcome.scrollWidth > outcome.clientWidth + 1 }
}"""
WHOLE = {"broken": [], "covered": 0, "outside": False, "wide": False}
RESULTS = {
    "banker": (("2h", "3d", "Kc"), ("Ts", "9d", "Kd"), 5, 9),
    "player": (("9h", "Kd"), ("Ts", "5d", "Kd"), 9, 5),
    "tie": (("2h", "3d", "Kc"), ("Ts", "5d", "Kd"), 5, 5),
}
SLOW_FRAMES = "window.requestAnimationFrame = run => setTimeout(() => run(performance.now()), 100)"
FRAMES = """() => new Promise(done => {
  const start = performance.now()
  let frames = 0
  const count = () => { frames += 1; performance.now() - start < 1000 ? requestAnimationFrame(count) : done(frames) }
  requestAnimationFrame(count)
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


@pytest.mark.parametrize("late", [-3_000, 60_000], ids=["while-it-is-shown", "before"])
def test_a_notice_that_is_due_does_not_say_that_the_change_is_made(
    open_screen: Open, floor: FloorProcess, late: int
) -> None:
    """The old sign stands and the old minimum is taken until somebody makes the change: the wall says so."""
    ready = round(time.time() * 1000) - late
    notice = {"about": "higher-minimum", "since": ready - 1_200_000, "ready": ready, "minimum": 25_00}
    view = told(floor, board={"notices": [notice]})
    wall = open_screen()
    show(wall.page, view)
    page = wall.go(WALL)
    said = page.get_by_test_id("notice-higher-minimum")
    expect(said).to_contain_text(re.compile(r"The minimum rises to \$25 .*announced for \d?\d:\d\d.* at the earliest"))
    expect(said).to_contain_text("a supervisor makes the change now, until then the limits shown hold")
    expect(said).to_contain_text("现由主管变更，在此之前仍按所示限额")
    expect(said.get_by_test_id("notice-clock")).to_have_count(0)
    expect(page.locator("#sign")).to_contain_text(f"${view['shared']['board']['limits']['limits']['minimum'] // 100}")
    wall.picture("display-notice-due")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_table_in_trouble_says_so(open_screen: Open, floor: FloorProcess) -> None:
    screen = open_screen()
    view = told(floor, trouble="no card is dealt any more")
    view["shared"] |= {"phase": "wagering", "matter": None, "offer": None}
    show(screen.page, view)
    page = screen.go(WALL)
    expect(page.locator("#notices")).to_contain_text("no card is dealt any more")
    # and asks nobody for wagers beside it
    expect(page.locator("#phase")).to_contain_text("Stands still 暂停")
    expect(page.locator("#phase")).not_to_contain_text("Place your bets")
    screen.picture("display-trouble")


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


@pytest.mark.parametrize("winner", RESULTS)
def test_a_result_on_the_wall_is_never_broken_and_covers_no_card(
    open_screen: Open, floor: FloorProcess, winner: str
) -> None:
    """With third cards that lie sideways; at every size, in this machine's face, a wide and a narrow one."""
    player, banker, players, bankers = RESULTS[winner]
    hands = {"player": {"cards": player, "count": players}, "banker": {"cards": banker, "count": bankers}}
    wall = open_screen()
    show(wall.page, told(floor, coup=hands | {"winner": winner, "number": 9, "void": False}))
    page = wall.go(WALL)
    expect(page.locator(f".outcome.{winner}")).to_be_visible()
    wardrobe = Wardrobe(page)
    wardrobe.hang()
    for face in (None, FACES[0], FACES[-1]):
        if face is not None:
            wardrobe.wear(face)
        for wide, high in ((1366, 768), (1920, 1080), (1024, 768), (768, 1024), (390, 844), (3840, 2160)):
            page.set_viewport_size({"width": wide, "height": high})
            page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=[wide, high])
            assert page.evaluate(BANNER) == WHOLE, (wide, high, face)
    page.set_viewport_size({"width": 1366, "height": 768})
    wall.picture(f"display-{winner}-wins")


def test_a_wall_that_is_drawn_too_slowly_moves_nothing_any_more(open_screen: Open, floor: FloorProcess) -> None:
    wall = open_screen(viewport={"width": 3840, "height": 2160}, reduced_motion=WITH_MOTION)
    wall.page.add_init_script(SLOW_FRAMES)
    show(wall.page, told(floor))
    page = wall.go(WALL)
    has_results(page)
    expect(page.locator("html.simple")).to_have_count(1)
    assert page.evaluate("getComputedStyle(document.querySelector('.lit') ?? document.body).animationName") == "none"


def test_the_largest_wall_is_drawn_thirty_times_a_second_or_is_the_simple_one(
    open_screen: Open, floor: FloorProcess
) -> None:
    wall = open_screen(viewport={"width": 3840, "height": 2160}, reduced_motion=WITH_MOTION)
    show(wall.page, told(floor))
    page = wall.go(WALL)
    has_results(page)
    wait_for(lambda: page.locator("html.simple").count() or page.evaluate(FRAMES) >= 30, "it is drawn, or simple")
