"""Crown Melbourne by hand: Insurance in its window, Runs with nominated hands, a Dragon Tail joined early and late.

The cards are S21, S23 and S26 of the shared scenarios; every balance is worked out by hand beside it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.by_hand import B, Dealer, P, T, chip, has, lay, paid, sat, too_soon
from browser.conftest import Open

TABLE = "melbourne-3"
INDICATOR = "output.indicator[data-side=player]"


@pytest.fixture
def dealer(open_screen: Open) -> Dealer:
    found = Dealer(open_screen, TABLE)
    found.call_for_bets()
    return found


def is_open(page: Page, wager: str, yes: bool = True) -> None:
    expect(page.locator(f"[data-wager={wager}]")).to_have_attribute("aria-disabled", "false" if yes else "true")


def test_insurance_is_placed_after_four_cards_and_wins_on_a_tie_of_sixes(dealer: Dealer, open_screen: Open) -> None:
    screen = open_screen(viewport={"width": 1440, "height": 900})
    page = sat(screen, TABLE)
    chip(page, 50)
    too_soon(page, "insurance", "only between the first four cards and the next")
    lay(page, "player", "$100", clicks=2)
    has(page, "$4,900")
    dealer.deal("2h", "6d", "2s", "Kh")  # Player 4 must draw, Banker has six
    expect(page.locator("[data-wager=insurance].calls")).to_be_visible()
    expect(page.locator("#centre .result")).to_have_text("A wager within this coup is open until the next card")
    is_open(page, "insurance")
    is_open(page, "player", yes=False)
    lay(page, "insurance", "$50")
    has(page, "$4,850")
    screen.picture("melbourne-insurance")
    screen.accessible()
    chip(page, 100)
    page.locator("[data-wager=insurance]").click()  # 150 in all, on a main wager of 100
    expect(page.locator(".note.refused")).to_contain_text("exceeds the patron's own main wager of $100")
    expect(page.locator(".note.refused button.clause").first).to_be_visible()
    dealer.draw("2c")  # the fifth card ends the window
    expect(page.locator("[data-wager=insurance].calls")).to_have_count(0)
    is_open(page, "insurance", yes=False)
    dealer.finish()
    paid(page, "Insurance/No 6", "won $100")  # 2 to 1 on 50
    paid(page, "Player", "returned $100")  # a tie
    has(page, "$5,100")  # 4,850 + 100 back + 50 back + 100


def test_a_run_of_nominated_hands_by_mouse(dealer: Dealer, open_screen: Open) -> None:
    screen = open_screen(viewport={"width": 1440, "height": 900})
    page = sat(screen, TABLE)
    chip(page, 10)
    page.locator("[data-wager=combination-run-3]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Player/Banker Run, 3 in a row")
    screen.accessible()
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-wager=combination-run-3] .amount")).to_have_count(0)
    page.locator("[data-wager=combination-run-3]").click()
    for coup, hand in enumerate(("Player", "Banker", "Player"), start=1):
        page.get_by_role("group", name=f"Coup {coup}").get_by_text(hand).click()
    screen.picture("melbourne-nominating")
    dialog.get_by_role("button", name="Place $10").click()
    run = page.locator("[data-wager=combination-run-3]")
    expect(run.locator(".area-chips:not(.pending) .amount")).to_have_text("$10")
    expect(run.locator(".hands")).to_have_text("PBP")
    lay(page, "combination-run-3", "$20")
    lay(page, "player", "$10")
    dealer.coup(P)
    has(page, "$4,990")  # 5,000 - 20 - 10, then 20 for the main wager
    expect(run.locator(".running")).to_contain_text("1 of 3")
    lay(page, "banker", "$10")
    dealer.coup(B)
    has(page, "$5,000")  # Banker wins with nine: even money
    expect(run.locator(".running")).to_contain_text("2 of 3")
    lay(page, "player", "$10")
    screen.picture("melbourne-run")
    dealer.coup(P)
    paid(page, "Player/Banker Run, 3 in a row", "won $160")  # 8 to 1 on 20
    has(page, "$5,190")  # 4,990 + 20 for the main wager + 20 back + 160
    expect(run.locator(".amount")).to_have_count(0)


def test_a_run_of_nominated_hands_by_keyboard_is_broken_by_a_tie(dealer: Dealer, open_screen: Open) -> None:
    page = sat(open_screen(), TABLE)
    page.keyboard.press("3")  # a chip of ten dollars
    page.locator("[data-wager=combination-run-3]").focus()
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.wager") == "combination-run-2"
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("p")
    page.keyboard.press("Backspace")
    page.keyboard.press("b")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    run = page.locator("[data-wager=combination-run-2]")
    expect(run.locator(".area-chips:not(.pending) .amount")).to_have_text("$10")
    expect(run.locator(".hands")).to_have_text("BB")
    page.keyboard.press("Backspace")  # undone
    expect(run.locator(".amount")).to_have_count(0)
    run.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    for key in ("b", "b", "Enter"):
        page.keyboard.press(key)
    expect(run.locator(".area-chips:not(.pending) .amount")).to_have_text("$10")
    page.locator("[data-wager=banker]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-wager=banker] .area-chips:not(.pending) .amount")).to_have_text("$10")
    dealer.coup(B)
    has(page, "$5,000")  # 5,000 - 10 - 10 + 20
    expect(run.locator(".running")).to_contain_text("1 of 2")
    page.locator("[data-wager=banker]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-wager=banker] .area-chips:not(.pending) .amount")).to_have_text("$10")
    dealer.coup(T)
    paid(page, "Player/Banker Run, 2 in a row", "lost $10")
    has(page, "$5,000")  # the main wager goes back on a tie


def test_a_dragon_tail_early_and_late_on_a_run_of_four(dealer: Dealer, open_screen: Open) -> None:
    screen = open_screen(viewport={"width": 1440, "height": 900})
    page = sat(screen, TABLE)
    indicator = page.locator(INDICATOR)
    expect(indicator).to_have_text("0")
    is_open(page, "player-dragon-tail-late", yes=False)
    chip(page, 100)
    too_soon(page, "player-dragon-tail-late", "No run is established yet")
    lay(page, "player-dragon-tail-early", "$100")
    dealer.coup(P)
    expect(indicator).to_have_text("1")
    expect(page.locator(".tail.player .late-open")).to_have_text("Late is open now")
    is_open(page, "player-dragon-tail-late")
    page.locator("[data-wager=player-dragon-tail-early]").click()
    expect(page.locator(".note.refused")).to_contain_text("The indicator shows 1")
    lay(page, "player-dragon-tail-late", "$100")
    has(page, "$4,800")
    screen.picture("melbourne-tails")
    screen.accessible()
    for shown in ("2", "3", "4"):
        dealer.coup(P)
        expect(indicator).to_have_text(shown)
    is_open(page, "player-dragon-tail-late", yes=False)
    has(page, "$4,800")
    dealer.coup(T)
    paid(page, "Player Dragon Tail (Early)", "won $700")  # four in a row: 7 to 1
    paid(page, "Player Dragon Tail (Late)", "won $300")  # its own three: 3 to 1
    has(page, "$6,000")  # 4,800 + 200 back + 700 + 300
    expect(indicator).to_have_text("0")


def test_a_phone_shows_runs_and_tails_without_scrolling_sideways(dealer: Dealer, open_screen: Open) -> None:
    screen = open_screen(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="zh-CN")
    page = sat(screen, TABLE)
    page.locator("[data-wager=tie-run-2]").tap()
    expect(page.locator("[data-wager=tie-run-2] .area-chips:not(.pending) .amount")).to_have_text("$5")
    expect(page.locator("[data-wager=tie-run-2]")).to_contain_text("1 赔 100")
    assert screen.fits()
    screen.accessible()
    screen.picture("melbourne-phone-chinese", whole=True)
    page.locator("[data-wager=tie-run-2]").focus()
    page.get_by_role("button", name="清除").click()
    expect(page.locator("[data-wager=tie-run-2] .amount")).to_have_count(0)
