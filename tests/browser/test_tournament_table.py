"""A table at a tournament: turns, a secret wager and a pass card, on the player's page, the console and the wall."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.by_hand import has, lay
from browser.conftest import Open
from browser.console import at_the_console, go_on, line, step
from browser.contest import Session
from browser.harness import FloorProcess

WIDE = {"width": 1366, "height": 768}
NARROW = {"width": 390, "height": 844}


def test_entrants_wager_in_turn_and_nobody_else_wagers(floor: FloorProcess, open_screen: Open) -> None:
    kim, lee = open_screen(viewport=WIDE), open_screen(viewport=NARROW, locale="zh-CN")
    day = Session(floor, open_screen, "canberra-2", kim, lee)
    outside = open_screen(viewport=WIDE)
    outside.log_in("player")
    watching = outside.go(f"/table/{day.table}")
    expect(watching.get_by_test_id("stands-outside")).to_contain_text("kept for a tournament")
    expect(watching.get_by_test_id("stands-outside").locator(".clause")).to_have_text("16.7")
    expect(watching.locator("[data-key=place-5]")).to_be_disabled()
    expect(watching.locator("[data-key=join]")).to_be_hidden()
    outside.picture("tournament-table-outside")
    outside.accessible()

    day.until("place-marker")
    dealer = open_screen(viewport=WIDE)
    console = at_the_console(dealer, day.table)
    pages = [screen.go(f"/table/{day.table}") for screen in (kim, lee)]
    go_on(console, "Starting marker to place 2", "Call for bets")
    step(console, f"Ask place 2 to wager: {day.ids[1]}")
    go_on(console, "Ask place 2")
    step(console, f"Place 2 wagers: {day.ids[1]}")
    expect(console.locator(".place-list li.asked .contest-marks")).to_contain_text("first")
    expect(pages[0].get_by_test_id("stands-waits")).to_contain_text("One wagers before you")
    pages[0].locator("[data-wager=banker]").click(force=True)
    expect(pages[0].locator(".note.refused")).to_contain_text("not your turn yet")
    expect(pages[1].get_by_test_id("stands-mine")).to_be_visible()
    expect(pages[1].locator("#heard-now")).to_contain_text("轮到您下注")
    lee.picture("tournament-table-turn-zh")
    lee.accessible()
    assert lee.fits()

    line(console, "player 25")  # whose turn it is
    expect(pages[1].locator("[data-wager=player] .amount")).to_have_text("$25")
    go_on(console, "Ask place 1")
    expect(pages[1].get_by_test_id("stands-over")).to_be_visible()
    expect(pages[0].get_by_test_id("stands-mine")).to_be_visible()
    lay(pages[0], "banker", "$5")
    has(pages[0], "$995")
    kim.picture("tournament-table-turn")
    kim.accessible()
    assert kim.fits()
    dealer.picture("tournament-console")
    dealer.accessible()
    day.dealer.give("pause-contest", why="director-absent")
    step(console, "Play is stopped: no director is present")


def test_a_secret_wager_and_a_pass_card(floor: FloorProcess, open_screen: Open) -> None:
    kim, lee, ann = (open_screen(viewport=size) for size in (NARROW, WIDE, WIDE))
    allowed = {"number": 1, "per": "session"}
    day = Session(floor, open_screen, "sydney-3", kim, lee, ann, secret=allowed, pass_cards=allowed, compulsory=10_00)
    dealer = open_screen(viewport=WIDE)
    console = at_the_console(dealer, day.table)
    wall = open_screen(viewport=WIDE).go(f"/display/{day.table}")
    pages = [screen.go(f"/table/{day.table}") for screen in (kim, lee, ann)]
    day.until("call-for-bets")
    go_on(console, "Call for bets")
    pages[0].locator("[data-key=secret]").click()
    pages[0].locator("[data-key=secret-tie]").click()
    for chip in (2500, 1000):
        pages[0].locator(f"[data-key=secret-chip-{chip}]").click()
    kim.picture("tournament-secret-form")
    kim.accessible()
    pages[0].locator("[data-key=secret-give]").click()
    peek = pages[0].locator("[data-key=peek]")
    expect(peek).to_have_text("Look at your secret wager")
    peek.click()
    expect(peek).to_have_text("Tie $35")
    has(pages[0], "$965")
    expect(pages[0].locator("[data-key=secret]")).to_have_count(0)  # it was the only one
    kim.picture("tournament-secret-made")
    assert kim.fits()
    pages[1].locator("[data-key=pass]").click()
    expect(pages[1].get_by_test_id("stands-passed")).to_be_visible()
    line(console, "3 secret banker 50")  # written on paper
    expect(pages[2].get_by_test_id("stands-secret")).to_be_visible()
    expect(console.locator(".contest-secret")).to_have_count(2)
    for page in (pages[1], console, wall):
        assert "$35" not in page.locator("main").inner_text()
    go_on(console, "No more bets", "Reveal secret wagers")
    expect(console.locator(".wager-list")).to_have_count(2)
    expect(pages[0].locator("[data-wager=tie] .amount")).to_have_text("$35")
    expect(wall.get_by_test_id("contest")).to_contain_text("0 of 3 coups")
