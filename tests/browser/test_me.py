"""An evening of a player: wagers, what came of them and why, a limit that refuses, and a shoe that the page checks."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.by_hand import B, Dealer
from browser.conftest import Open
from browser.harness import FloorProcess, Screen


def _sat(screen: Screen, table: str) -> None:
    page = screen.go(f"/table/{table}?sit")
    expect(page.locator(".seats .mine")).to_be_visible()
    expect(page.locator("#felt.open")).to_be_visible()


def test_an_evening_of_a_player(floor: FloorProcess, open_screen: Open) -> None:
    table = floor.open_table_like("sydney-3", by_hand=True)
    dealer = Dealer(open_screen, table)
    dealer.call_for_bets()
    screen = open_screen()
    screen.log_in("player")
    _sat(screen, table)
    page = screen.page
    page.locator("[data-wager=banker]").click()
    expect(page.locator("[data-wager=banker] .area-chips:not(.pending) .amount")).to_have_text("$5")
    dealer.deal(*B)
    dealer.finish()
    expect(page.locator("#results .paid li")).to_have_count(1)

    page = screen.go("/me")
    expect(page.get_by_test_id("own-coup")).to_have_count(1)
    expect(page.get_by_test_id("own-why").first).to_contain_text("Banker 9 beats Player 2: Banker")
    expect(page.get_by_test_id("own-why").locator("button.clause").first).to_be_visible()
    page.get_by_test_id("own-coup").locator("summary").click()
    expect(page.get_by_text("The cards are told here when the shoe is over.")).to_be_visible()
    limit = page.get_by_test_id("limit-stake")
    limit.locator("input").fill("5")
    limit.get_by_role("button").click()
    expect(limit.locator(".limit-now")).to_have_text("Now $5")
    limit.locator("input").fill("500")
    limit.get_by_role("button").click()
    expect(limit.locator(".limit-now")).to_contain_text("Now $5 \N{EN DASH} from")
    expect(limit.locator(".limit-now")).to_contain_text("$500")
    screen.accessible()
    screen.picture("me")

    page = screen.go(f"/table/{table}")
    expect(page.locator("#felt.open")).to_be_visible()
    page.locator("[data-wager=player]").click()
    expect(page.locator("[data-wager=player] .area-chips:not(.pending) .amount")).to_have_text("$5")
    page.locator("[data-wager=tie]").click()
    expect(page.locator(".note").filter(has_text="Your own limit is $5 wagered at once")).to_be_visible()
    page = screen.go("/me")
    page.get_by_role("button", name="中文").click()
    expect(page.get_by_test_id("limits")).to_contain_text("您的限额")
    expect(page.get_by_test_id("own-why").first).to_contain_text("庄")
