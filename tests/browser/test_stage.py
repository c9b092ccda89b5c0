"""The stage of the player's table: a coup moves nothing, chips lie on no odds, and cards lie open in the end.

Measured through a whole coup that is watched on screens of six sizes at once, in this machine's face and in two that
faces.py makes, with the chips of everybody else on the cloth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.by_hand import Dealer, has, sat
from browser.conftest import Open
from browser.faces import FACES, Face, Wardrobe
from browser.harness import WITH_MOTION, FloorProcess
from soak import shared

SIZES = ((1366, 768), (1920, 1080), (1024, 768), (768, 1024), (390, 844), (3840, 2160))
BESIDE = 1150  # pixels: a narrower page is scrolled
EIGHT = (
    *("player-pair", "banker-pair", "player-perfect-pair", "banker-perfect-pair"),
    *("player-dragon-bonus", "banker-dragon-bonus", "tiger-tie", "tiger-pair"),
)
WAGERS = ("player", "tie")
MOST = 0.02  # of the window, weighed as browsers do, over the whole coup
CARDS = ("2h", "3d", "Kc", "Ts", "6d", "5s")  # both hands draw, and tie
SHIFTS = """() => {
  window.shifts = []
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      window.shifts.push([one.value, one.sources.map(({ node }) => node?.id || node?.className || node?.nodeName)])
  }).observe({ type: 'layout-shift' })
}"""
COVERED = """() => {
  const box = element => element.getBoundingClientRect()
  const meet = (one, other) => Math.min(Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) > 2
  const lines = (area, names) => [...area.querySelectorAll(names)].flatMap(printed => {
    const text = document.createRange()
    text.selectNodeContents(printed)
    return [...text.getClientRects()]
  })
  const found = []
  for (const area of document.querySelectorAll('.area')) {
    const own = [...area.querySelectorAll('.area-chips > *')].map(box)
    const others = [...area.querySelectorAll('.at-place > *')].map(box)
    const odds = lines(area, '.area-odds span')
    if (own.some(chip => odds.some(line => meet(line, chip)))) found.push(`own on odds: ${area.dataset.wager}`)
    if (others.some(chip => lines(area, '.area-print span').some(line => meet(line, chip))))
      found.push(`others on print: ${area.dataset.wager}`)
    if (others.some(chip => own.some(mine => meet(mine, chip)))) found.push(`others on own: ${area.dataset.wager}`)
  }
  return found
}"""
HANDS_MEET = """() => {
  const boxes = [...document.querySelectorAll('.hand .cards')].map(hand =>
    [hand, ...hand.children].map(one => one.getBoundingClientRect()))
  const [left, right] = boxes.map(all =>
    [Math.min(...all.map(one => one.left)), Math.max(...all.map(one => one.right))])
  return left[1] > right[0] - 2 || right[1] > innerWidth || left[0] < 0
}"""
UNDER_THE_TRAY = """() => {
  const top = document.querySelector('#tray').getBoundingClientRect().top
  const under = one => one.getBoundingClientRect().bottom > top + 1
  return [...document.querySelectorAll('.area')].filter(under).map(one => one.dataset.wager)
}"""


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    """Tables of our own: hands are dealt at them, and the house shows what everybody wagers."""
    process = FloorProcess(tmp_path_factory.mktemp("floor"), others_chips="amounts")
    yield process
    process.kill()


def wear(page: Page, face: Face | None) -> None:
    if face is not None:
        wardrobe = Wardrobe(page)
        wardrobe.hang()
        wardrobe.wear(face)


def everyone_sits(open_screen: Open, table: str, face: Face | None = None) -> list[Page]:
    """A player at each size."""
    pages = [sat(open_screen(viewport={"width": wide, "height": high}), table) for wide, high in SIZES]
    for page in pages:
        wear(page, face)
    return pages


def under_the_tray(page: Page) -> list[str]:
    page.evaluate("scrollTo(0, 0)")
    found: list[str] = page.evaluate(UNDER_THE_TRAY)
    return found


def is_wide(page: Page) -> bool:
    return page.viewport_size is not None and page.viewport_size["width"] > BESIDE


def shifted(page: Page) -> list[Any]:
    """What moved, if it was more than it may."""
    shifts: list[Any] = page.evaluate("window.shifts")
    return sorted(shifts, reverse=True)[:5] if sum(one[0] for one in shifts) >= MOST else []


@shared(3)
@pytest.mark.parametrize("face", [None, FACES[0], FACES[-1]], ids=lambda one: one.name if one else "own")
def test_a_coup_moves_nothing_and_hides_nothing(open_screen: Open, floor: FloorProcess, face: Face | None) -> None:
    """With chips on large areas, one's own and those of five others."""
    table = floor.open_table_like("star-3", by_hand=True)
    dealer = Dealer(open_screen, table)
    dealer.call_for_bets()
    pages = everyone_sits(open_screen, table, face)
    for page in pages:
        for wager in WAGERS:
            page.locator(f"[data-wager={wager}]").click()
    for page in pages:
        expect(page.locator(".area.mine .area-chips:not(.pending) .amount")).to_have_count(len(WAGERS))
        expect(page.locator(".at-place")).to_have_count(len(WAGERS) * (len(SIZES) - 1))
        assert page.evaluate(COVERED) == [], page.viewport_size
        assert not page.evaluate(HANDS_MEET), page.viewport_size
        under = under_the_tray(page)
        assert not (under and is_wide(page)), (page.viewport_size, under)
        page.evaluate(SHIFTS)
    dealer.deal(*CARDS)
    for page in pages:
        expect(page.locator("#banker-hand .card[role=img] svg:first-child")).to_have_count(3)
        assert not page.evaluate(HANDS_MEET), page.viewport_size
    dealer.give("announce-result")
    dealer.give("settle-coup")
    for page in pages:
        expect(page.locator("#results .net b")).to_contain_text("$")
        expect(page.locator("#results .paid li").first).to_be_visible()
        # what they had on Player came back, on Tie it won
        expect(page.locator("[data-wager=tie] .at-place.wins .won-chip")).to_have_count(len(SIZES) - 1)
        expect(page.locator(".at-place.wins")).to_have_count(len(SIZES) - 1)
        assert page.evaluate(COVERED) == [], page.viewport_size
    dealer.give("clear-cards")
    dealer.give("call-for-bets")
    for page in pages:
        expect(page.locator("#felt.open")).to_be_visible()
        expect(page.locator(".at-place")).to_have_count(0)
        expect(page.locator("#results .paid")).to_be_hidden()  # and the net, in its place, has them all
        page.locator("#results .net").click()
        expect(page.get_by_role("dialog").locator(".paid li")).to_have_count(len(WAGERS))
        page.keyboard.press("Escape")
        assert not shifted(page), (page.viewport_size, shifted(page))


@shared(3)
@pytest.mark.parametrize("face", [None, FACES[0], FACES[-1]], ids=lambda one: one.name if one else "own")
def test_a_cloth_with_many_side_wagers(open_screen: Open, floor: FloorProcess, face: Face | None) -> None:
    """Nothing moves, no chips lie on odds, and what most people wager on lies above the tray."""
    table = floor.open_table_like("sydney-3", by_hand=True, layout="G", side_wagers=EIGHT)
    dealer = Dealer(open_screen, table)
    dealer.call_for_bets()
    pages = everyone_sits(open_screen, table, face)
    on = (*WAGERS, "banker", "tiger-tie", "tiger-pair", "banker-pair", "player-dragon-bonus")
    for page in pages:
        expect(page.locator(".sides.all .area")).to_have_count(len(EIGHT))
        for wager in on:
            page.locator(f"[data-wager={wager}]").click()
    for page in pages:
        expect(page.locator(".at-place")).to_have_count(len(on) * (len(SIZES) - 1))
        expect(page.locator(".area.mine .area-chips:not(.pending) .amount")).to_have_count(len(on))
        assert page.evaluate(COVERED) == [], page.viewport_size
        under = under_the_tray(page)
        assert not (under and is_wide(page)), (page.viewport_size, under)
        page.evaluate(SHIFTS)
    dealer.deal(*CARDS)
    dealer.finish()
    for page in pages:
        expect(page.locator("#felt.open")).to_be_visible()
        expect(page.locator("#results .paid")).to_be_hidden()
        assert not shifted(page), (page.viewport_size, shifted(page))


@pytest.mark.parametrize("face", [FACES[0], FACES[-1]], ids=lambda one: one.name)
def test_the_large_areas_of_the_fullest_table_lie_above_the_tray(
    open_screen: Open, floor: FloorProcess, face: Face
) -> None:
    """Whatever table of the demonstration offers most beside them."""
    listed = floor.get("/api/tables")
    table = max(listed, key=lambda one: len((floor.view(one["id"])["felt"] or {}).get("areas", ())))["id"]
    assert table == "melbourne-3"
    for wide, high in (one for one in SIZES if one[0] > BESIDE):
        page = sat(open_screen(viewport={"width": wide, "height": high}), floor_that_calls(open_screen, table))
        wear(page, face)
        assert not {"player", "tie", "banker"} & {*under_the_tray(page)}, (wide, high)


def floor_that_calls(open_screen: Open, table: str) -> str:
    Dealer(open_screen, table).call_for_bets()
    return table


def test_cards_turn_over_and_lie_open_in_the_end(open_screen: Open) -> None:
    table = "sydney-3"
    dealer = Dealer(open_screen, table)
    dealer.call_for_bets()
    page = sat(open_screen(viewport={"width": 1366, "height": 768}, reduced_motion=WITH_MOTION), table)
    page.get_by_role("button", name="Sound").click()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-wager=tie]").click()
    expect(page.locator("[data-wager=tie] .area-chips:not(.pending) .amount")).to_have_text("$5")
    dealer.deal(*CARDS)
    for hand, count in (("player", "8"), ("banker", "8")):
        expect(page.locator(f"#{hand}-hand .card > svg")).to_have_count(3)
        expect(page.locator(f"#{hand}-hand .cover")).to_have_count(0)
        expect(page.locator(f"#{hand}-hand .count")).to_have_text(count)
    dealer.give("announce-result")
    dealer.give("settle-coup")
    expect(page.locator("#results .net b")).to_have_text("+$40")
    expect(page.locator(".going-chips")).to_have_count(0)
    expect(page.locator("[data-road=big_road] svg")).to_be_visible()
    has(page, "$5,040")


def squeezing(open_screen: Open, floor: FloorProcess, **context: Any) -> tuple[Dealer, Page]:
    """A player with $5 on Player, who squeezes; the page's clock stands."""
    table = floor.open_table_like("star-3", by_hand=True)
    dealer = Dealer(open_screen, table)
    dealer.call_for_bets()
    usual = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": WITH_MOTION}
    screen = open_screen(**(usual | context))
    screen.page.clock.install()
    page = sat(screen, table)
    page.get_by_role("button", name="Squeeze").click()
    expect(page.get_by_role("button", name="Squeeze")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-wager=player]").click()
    expect(page.locator("[data-wager=player] .area-chips:not(.pending) .amount")).to_have_text("$5")
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))
    return dealer, page


def test_whoever_wagers_on_a_hand_may_squeeze_its_cards(open_screen: Open, floor: FloorProcess) -> None:
    """By the mouse and by the keyboard; what was not squeezed turns by itself, and nothing waited for it."""
    dealer, page = squeezing(open_screen, floor)
    covers, count = page.locator("#player-hand .squeeze"), page.locator("#player-hand .count")
    dealer.deal("2h", "9d", "Kc", "Ts")
    expect(covers).to_have_count(2)
    expect(page.locator("#banker-hand .card")).to_have_count(2)
    expect(page.locator("#banker-hand .squeeze")).to_have_count(0)  # nothing lies on Banker
    expect(page.locator("#banker-hand .count")).to_have_text("9")
    expect(count).to_be_hidden()
    expect(page.locator("#log")).not_to_contain_text("2♥")
    expect(page.locator("#player-hand").get_by_role("img", name="two of hearts")).to_be_attached()  # for who listens
    covers.first.evaluate("one => Promise.all(one.getAnimations().map(each => each.finished))")  # it lies there
    box = covers.first.bounding_box()
    assert box is not None
    low, middle = box["y"] + box["height"] - 4, box["x"] + box["width"] / 2
    page.mouse.move(middle, low)
    page.mouse.down()
    page.mouse.move(middle, low - box["height"] * 0.4, steps=4)
    assert "inset(0px 0px" in covers.first.evaluate("one => one.style.clipPath")
    page.mouse.up()
    expect(covers).to_have_count(2)  # it fell back
    page.mouse.move(middle, low)
    page.mouse.down()
    page.mouse.move(middle, low - box["height"] * 0.8, steps=4)
    page.mouse.up()
    page.clock.run_for(1000)
    expect(covers).to_have_count(1)
    expect(count).to_be_hidden()
    covers.first.focus()
    page.keyboard.press("Enter")
    page.clock.run_for(1000)
    expect(covers).to_have_count(0)
    expect(count).to_have_text("2")
    expect(page.locator("#log")).to_contain_text("2♥")


def test_a_finger_lifts_a_card_from_its_edge(open_screen: Open, floor: FloorProcess) -> None:
    """On a phone; the page does not scroll meanwhile, and a finger that leaves too soon lets the card fall back."""
    dealer, page = squeezing(open_screen, floor, viewport={"width": 390, "height": 844}, has_touch=True)
    finger = page.context.new_cdp_session(page)
    covers, count = page.locator("#player-hand .squeeze"), page.locator("#player-hand .count")
    dealer.deal("2h", "9d", "Kc", "Ts")
    expect(covers).to_have_count(2)
    covers.first.evaluate("one => Promise.all(one.getAnimations().map(each => each.finished))")
    was = page.evaluate("scrollY")
    for share, left in ((0.4, 2), (0.8, 1), (0.8, 0)):
        box = covers.first.bounding_box()
        assert box is not None
        middle, top = box["x"] + box["width"] / 2, box["y"] + 4  # it is pulled down
        for step in range(5):
            point = {"x": middle, "y": top + box["height"] * share * step / 4}
            how = "touchMove" if step else "touchStart"
            finger.send("Input.dispatchTouchEvent", {"type": how, "touchPoints": [point]})
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.clock.run_for(1000)
        expect(covers).to_have_count(left)
    expect(count).to_have_text("2")
    assert page.evaluate("scrollY") == was


def test_a_label_of_two_words_never_has_a_line_for_every_sign(open_screen: Open) -> None:
    """Chinese may be broken after every sign: what stands beside the other buttons was four lines high."""
    page = sat(open_screen(viewport={"width": 1366, "height": 768}, locale="zh-CN"), "sydney-1")
    lines = """button => {
      const words = document.createRange()
      words.selectNodeContents(button.firstChild)
      return new Set([...words.getClientRects()].map(one => Math.round(one.top))).size
    }"""
    assert page.get_by_role("button", name="立即发牌").evaluate(lines) <= 2


def test_a_card_that_nobody_squeezes_turns_by_itself(open_screen: Open, floor: FloorProcess) -> None:
    dealer, page = squeezing(open_screen, floor)
    covers = page.locator("#player-hand .squeeze")
    dealer.deal("2h", "9d", "Kc", "Ts")
    expect(covers).to_have_count(2)
    page.clock.run_for(6000)  # a few seconds
    expect(covers).to_have_count(0)
    expect(page.locator("#player-hand .count")).to_have_text("2")
    dealer.finish()
    expect(page.locator("#felt.open")).to_be_visible()
    page.locator("[data-wager=player]").click()
    dealer.deal("2h", "Kd", "3c", "5s")
    expect(covers).to_have_count(2)
    dealer.draw("2s")
    expect(covers).to_have_count(3)
    dealer.settle()
    page.clock.run_for(1000)
    expect(covers).to_have_count(0)  # the result is announced


def test_who_asked_for_less_motion_has_the_card_at_once(open_screen: Open, floor: FloorProcess) -> None:
    dealer, page = squeezing(open_screen, floor, reduced_motion="reduce")
    dealer.deal("2h", "9d", "Kc", "Ts")
    expect(page.locator("#player-hand .count")).to_have_text("2")
    expect(page.locator(".squeeze")).to_have_count(0)


def test_whoever_plays_alone_deals_now_and_others_are_waited_for(
    open_screen: Open, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """At a table of a demonstration that deals by itself, and at people's pace."""
    slow = FloorProcess(tmp_path_factory.mktemp("slow"), speed=2)
    try:
        one, another = open_screen(slow), open_screen(slow)
        one.excuse("400")  # what is refused
        another.excuse("400")
        page = sat(one, "star-2")
        deal = page.get_by_role("button", name="Deal now")
        expect(deal).to_be_disabled()
        page.keyboard.press("n")
        expect(page.locator(".note.refused")).to_contain_text("There is nothing to deal yet")
        page.locator("[data-wager=banker]").click()
        expect(deal).to_be_enabled()
        deal.click()
        expect(page.locator("#felt:not(.open)")).to_be_visible()
        expect(page.locator("#results .net b")).to_contain_text("$")
        other = sat(another, "star-2")
        page.locator("[data-wager=banker]").click()
        expect(page.locator("[data-wager=banker] .area-chips:not(.pending) .amount")).to_be_visible()
        expect(other.locator("[data-wager=banker] .at-place")).to_have_count(1)
        expect(deal).to_be_disabled()
        other.keyboard.press("n")
        expect(other.locator(".note.refused")).to_contain_text("Others are at this table")
    finally:
        slow.kill()
