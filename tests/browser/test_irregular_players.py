"""What patrons and the wall see when something goes wrong: a coup that stands still, choices, dummy coups, notices."""

# ruff: noqa: RUF001  (Chinese has punctuation of its own)
from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.by_hand import Dealer, chip, has, lay, sat
from browser.conftest import Open, started
from browser.harness import FloorProcess, Screen

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
WALL = {"width": 1920, "height": 1080}
TWENTY_MINUTES = 20 * 60_000
RUNS = re.compile(r"1\d:\d\d")  # of twenty minutes


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FloorProcess]:
    """Its tables are as they were opened."""
    yield from started(tmp_path_factory)


def player(open_screen: Open, table: str, **context: Any) -> tuple[Screen, Page]:
    screen = open_screen(**({"viewport": WIDE} | context))
    return screen, sat(screen, table)


def away(page: Page) -> None:
    """Leave, so that the next test finds free places."""
    page.locator("[data-key=leave]").click()
    page.wait_for_url("**/")


def at_the_time(page: Page, view: dict[str, Any], now: int) -> None:
    """The stream says this view, as at that moment."""

    def answer(route: Route) -> None:
        says = json.dumps(view | {"now": now, "told": [], "kind": "view"})
        route.fulfill(body=f"data: {says}\n\n", content_type="text/event-stream")

    page.route("**/stream", answer)


# --- choices -------------------------------------------------------------------------------------


def test_one_patron_removes_a_wager_by_keyboard_and_one_keeps_theirs_on_a_phone(open_screen: Open) -> None:
    dealer = Dealer(open_screen, "star-3")
    dealer.call_for_bets()
    screen, page = player(open_screen, "star-3")
    small, phone = player(open_screen, "star-3", viewport=PHONE)
    chip(page, 100)
    lay(page, "banker", "$100")
    chip(phone, 25)
    lay(phone, "player", "$25")
    dealer.deal("9c", "2s", "Kd", "5h")
    dealer.give("report-irregularity", slip="wrong-order")
    stands = page.get_by_test_id("matter-stands")
    expect(stands).to_contain_text("The coup stands still: The cards were dealt in the wrong order.")
    expect(stands.locator("button.clause").first).to_be_visible()
    expect(page.locator("#centre .result")).to_have_text("The coup stands still")
    screen.picture("irregular-stands-still")
    screen.accessible()

    dealer.give("order-remedy", remedy="rebuild-and-offer")
    offer = page.get_by_test_id("offer")
    expect(offer).to_contain_text("Hand $100")
    expect(offer.get_by_role("button", name="Keep")).to_be_visible()
    expect(page.locator("#heard-now")).to_contain_text("Choose for your wagers: Keep or Remove. Yours to answer: 1")
    assert page.locator("#heard-now").get_attribute("aria-live") == "assertive"
    screen.picture("irregular-offer")
    small.picture("irregular-offer-phone", whole=True)
    screen.accessible()
    small.accessible()
    assert small.fits()
    box = phone.get_by_test_id("choose-keep").bounding_box()
    assert box is not None
    assert box["height"] >= 40

    page.locator("body").press("o")
    expect(page.locator("[data-testid=choose-keep]:focus")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator("[data-testid=choose-remove]:focus")).to_be_visible()
    page.keyboard.press("Enter")
    expect(offer).to_contain_text("removed: $100 went back to you")
    has(page, "$5,000")
    expect(phone.get_by_test_id("offer-others")).to_contain_text("removes a wager")
    expect(phone.get_by_test_id("offer-others")).not_to_contain_text("$100")
    phone.get_by_test_id("choose-keep").click()
    expect(page.get_by_test_id("offer")).to_be_hidden()  # the last has answered: the coup goes on
    expect(phone.locator("[data-wager=player].mine .area-chips:not(.pending) .amount")).to_have_text("$25")
    expect(page.locator("[data-wager=banker].mine")).to_have_count(0)
    dealer.settle()
    for one in (page, phone):
        away(one)


def test_a_wager_is_reduced_by_chips_or_by_typing_and_never_raised(open_screen: Open) -> None:
    dealer = Dealer(open_screen, "sydney-3")
    dealer.call_for_bets()
    screen, page = player(open_screen, "sydney-3")
    chip(page, 100)
    lay(page, "banker", "$300", clicks=3)
    dealer.deal("Kc", "4d", "2s", "3h")
    dealer.give("report-irregularity", slip="hand-to-wrong-area")
    dealer.give("order-remedy", remedy="offer")
    offer = page.get_by_test_id("offer")
    for choice in ("keep", "retract", "reduce"):
        expect(offer.get_by_test_id(f"choose-{choice}")).to_be_visible()
    offer.get_by_test_id("choose-reduce").press("Enter")
    amount = offer.get_by_test_id("reduce-amount")
    expect(amount).to_be_focused()
    page.keyboard.type("300")  # not less: nothing to send
    expect(offer.get_by_test_id("reduce-now")).to_be_disabled()
    amount.fill("50")
    offer.locator("[data-key$='-5000']").click()
    expect(amount).to_have_value("100")
    screen.picture("irregular-reduce")
    screen.accessible()
    offer.get_by_test_id("reduce-now").press("Enter")
    expect(page.get_by_test_id("offer")).to_be_hidden()
    expect(page.locator("[data-wager=banker].mine .area-chips:not(.pending) .amount")).to_have_text("$100")
    has(page, "$4,900")
    dealer.settle()
    away(page)


# --- coups out of the ordinary -------------------------------------------------------------------


def test_a_dummy_coup_is_marked_and_what_lay_there_came_back(open_screen: Open, floor: FloorProcess) -> None:
    dealer = Dealer(open_screen, "sydney-3")
    dealer.call_for_bets()
    screen, page = player(open_screen, "sydney-3")
    wall = open_screen(viewport=WALL)
    seen = wall.go("/display/sydney-3")
    chip(page, 100)
    lay(page, "player", "$100")
    before = floor.view("sydney-3")["board"]["counts"]
    dealer.give("call-no-more-bets")
    dealer.give("report-irregularity", slip="face-up-card", cards=["7h"])
    expect(page.get_by_test_id("matter-stands")).to_contain_text("A card lay face up in the shoe")
    expect(page.locator("#matter .stray .card")).to_have_attribute("aria-label", "seven of hearts")
    expect(seen.get_by_test_id("stands-still")).to_contain_text("The coup stands still 本局暂停")
    wall.picture("irregular-wall-still")
    dealer.give("order-remedy", remedy="dummy-coup")
    expect(page.get_by_test_id("matter-dummy")).to_contain_text("Dummy coup: no wagers")
    expect(page.locator("#felt.dummy")).to_be_visible()
    expect(page.locator("#results .paid")).to_contain_text("returned $100")
    has(page, "$5,000")
    expect(seen.get_by_test_id("dummy")).to_contain_text("空局")
    dealer.draw("2d", "2c", "Ks")
    screen.picture("irregular-dummy")
    wall.picture("irregular-wall-dummy")
    screen.accessible()
    wall.accessible()
    assert seen.evaluate("document.documentElement.scrollHeight <= innerHeight")
    dealer.settle()
    expect(page.locator("#felt.dummy")).to_have_count(0)
    after = floor.view("sydney-3")["board"]["counts"]
    assert sum(after[one] for one in ("player", "banker", "tie")) == 1 + sum(
        before[one] for one in ("player", "banker", "tie")
    )  # a dummy coup is dealt like any other, and its result is on the roads
    away(page)


def test_a_void_coup_says_what_came_back_in_chinese_too(open_screen: Open) -> None:
    dealer = Dealer(open_screen, "sydney-3")
    dealer.call_for_bets()
    screen, page = player(open_screen, "sydney-3", locale="zh-CN")
    chip(page, 25)
    lay(page, "banker", "$25")
    dealer.deal("Kc", "4d", "2s", "3h")
    dealer.give("report-irregularity", slip="order-unknown")
    expect(page.get_by_test_id("matter-stands")).to_contain_text("本局暂停：发牌次序无法确定。")
    screen.picture("irregular-chinese")
    Dealer(open_screen, "sydney-3", "manager").give("order-remedy", remedy="void")
    expect(page.get_by_test_id("matter-void")).to_contain_text("作废")
    expect(page.locator("#results .paid")).to_contain_text("退回 $25")
    expect(page.locator("#log")).to_contain_text("本局作废：发牌次序不明")
    screen.picture("irregular-void-chinese")
    screen.accessible()
    dealer.give("clear-cards")
    dealer.call_for_bets()
    away(page)


def test_a_card_kept_for_the_coup_lies_beside_the_shoe(open_screen: Open) -> None:
    dealer = Dealer(open_screen, "canberra-2")
    dealer.call_for_bets()
    screen, page = player(open_screen, "canberra-2")
    wall = open_screen(viewport=WALL)
    seen = wall.go("/display/canberra-2")
    lay(page, "banker", "$5")
    dealer.give("report-irregularity", slip="excess-card", unseen=1)
    expect(seen.get_by_test_id("stands-still")).to_contain_text("A card too many left the shoe 多抽了一张牌")
    dealer.give("order-remedy", remedy="next-round")
    expect(page.get_by_test_id("carried")).to_contain_text("Begins this coup")
    expect(page.get_by_test_id("carried").locator(".card")).to_have_attribute("aria-label", "a card face down")
    expect(seen.get_by_test_id("carried")).to_be_visible()
    screen.picture("irregular-carried")
    wall.picture("irregular-wall-carried")
    dealer.settle()
    dealer.give("call-no-more-bets")
    dealer.settle()
    expect(page.get_by_test_id("carried")).to_have_count(0)
    expect(page.locator("#heard")).to_contain_text("The card kept from before goes to Player")
    away(page)


# --- people --------------------------------------------------------------------------------------


def test_a_patron_asks_for_a_ruling_and_hears_the_decision(open_screen: Open) -> None:
    dealer = Dealer(open_screen, "star-3")
    dealer.call_for_bets()
    _, page = player(open_screen, "star-3")
    chip(page, 25)
    lay(page, "banker", "$25")
    dealer.coup(("Kh", "9s", "2d", "Kc"))
    page.get_by_test_id("ask-ruling").click()
    page.get_by_test_id("dispute-about").fill("The payment on Banker is short")
    page.get_by_test_id("dispute-wager").select_option(index=1)
    page.get_by_test_id("dispute-send").click()
    expect(page.locator(".note")).to_contain_text("Your dispute is recorded")
    number = dealer.case("dispute-raised")
    dealer.give("decide-dispute", dispute=number, decision="The payment was right", accepted=True)
    expect(page.locator(".note").filter(has_text="decided")).to_contain_text("The payment was right")
    away(page)


def test_whoever_is_excluded_reads_it_and_others_hear_nothing_of_the_breach(open_screen: Open) -> None:
    dealer = Dealer(open_screen, "star-3")
    dealer.call_for_bets()
    screen, page = player(open_screen, "star-3")
    _, other = player(open_screen, "star-3")
    guest: str = page.evaluate("fetch('/api/me').then(one => one.json()).then(me => me.id)")
    dealer.give("record-breach", kind="device", patron=guest, says="a counting device")
    breach = dealer.case("breach-recorded")
    dealer.give("act-on-breach", breach=breach, power="exclude-from-game")
    expect(page.get_by_test_id("matter-excluded")).to_contain_text("You take no further part in the game.")
    expect(page.get_by_test_id("matter-excluded").locator("button.clause").first).to_be_visible()
    screen.picture("irregular-excluded")
    screen.accessible()
    expect(other.locator("#log")).not_to_contain_text("device")
    expect(other.get_by_test_id("matter-excluded")).to_have_count(0)
    dealer.give("lift-exclusion", patron=guest)
    expect(page.get_by_test_id("matter-excluded")).to_have_count(0)
    for one in (page, other):
        away(one)


# --- notices -------------------------------------------------------------------------------------


def test_a_notice_of_twenty_minutes_runs_down_on_the_wall(open_screen: Open, floor: FloorProcess) -> None:
    dealer = Dealer(open_screen, "sydney-3")
    dealer.call_for_bets()
    dealer.give("display-notice", about="higher-minimum", minimum=25_00)
    view = floor.view("sydney-3")
    notice = next(one for one in view["shared"]["board"]["notices"] if one["about"] == "higher-minimum")
    assert notice["ready"] - notice["since"] == TWENTY_MINUTES

    wall = open_screen(viewport=WALL)
    seen = wall.go("/display/sydney-3")
    sign = seen.get_by_test_id("notice-higher-minimum")
    expect(sign).to_contain_text("The minimum rises to $25 下限将提高至 $25")
    expect(sign.get_by_test_id("notice-clock")).to_have_text(RUNS)
    wall.picture("irregular-wall-notice")
    wall.accessible()
    assert seen.evaluate("document.documentElement.scrollHeight <= innerHeight")

    table = open_screen(viewport=PHONE)
    expect(table.go("/table/sydney-3").get_by_test_id("notice-higher-minimum")).to_contain_text(RUNS)
    assert table.fits()
    lobby = open_screen(viewport=WIDE)
    expect(lobby.go("/").get_by_test_id("notice-sydney-3")).to_contain_text(
        re.compile(rf"The minimum rises to \$25 in {RUNS.pattern}")
    )
    lobby.page.get_by_test_id("notice-sydney-3").scroll_into_view_if_needed()
    lobby.picture("irregular-lobby-notice")

    for left, shown in ((61_000, "1:01"), (1_500, "0:0")):
        later = open_screen(viewport=WALL)
        later.excuse("ERR_")
        at_the_time(later.page, view, notice["ready"] - left)
        expect(later.go("/display/sydney-3").get_by_test_id("notice-clock")).to_contain_text(shown[:3])
    dealer.give("remove-notice", about="higher-minimum")
    expect(seen.get_by_test_id("notice-higher-minimum")).to_have_count(0)


@pytest.mark.parametrize("wide", [WIDE, PHONE], ids=["wide", "phone"])
def test_closing_after_three_coups_counts_them_for_patrons(open_screen: Open, wide: dict[str, int]) -> None:
    dealer = Dealer(open_screen, "sydney-3")
    dealer.call_for_bets()
    dealer.give("display-notice", about="closing")
    screen, page = player(open_screen, "sydney-3", viewport=wide)
    sign = page.get_by_test_id("notice-closing")
    expect(sign).to_have_text("This table closes 3 coups to go")
    lay(page, "banker", "$5")
    dealer.coup(("Kh", "9s", "2d", "Kc"))
    expect(sign).to_have_text("This table closes 2 coups to go")
    screen.picture(f"irregular-closing-{wide['width']}")
    assert screen.fits()
    for _ in range(2):
        lay(page, "banker", "$5")
        dealer.coup(("Kh", "9s", "2d", "Kc"))
    expect(sign).to_have_text(
        "This table closes the announced coups are played: a supervisor closes it now, until then it is open"
    )
    screen.picture(f"irregular-closing-due-{wide['width']}")
    assert screen.fits()
    dealer.give("remove-notice", about="closing")
    expect(sign).to_have_count(0)
    away(page)
