"""Casino Canberra by hand: Pairs are paid when the fourth card lies open, before any third card (9.10)."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.by_hand import Dealer, chip, has, lay, paid, sat
from browser.conftest import Open

TABLE = "canberra-2"


def test_pairs_are_paid_before_the_third_cards_and_the_result(open_screen: Open) -> None:
    dealer = Dealer(open_screen, TABLE)
    dealer.call_for_bets()
    screen = open_screen(viewport={"width": 1440, "height": 900})
    page = sat(screen, TABLE)
    chip(page, 10)
    lay(page, "player-pair", "$10")
    lay(page, "banker", "$10")
    lay(page, "banker-pair", "$10")
    has(page, "$4,970")
    dealer.deal("2h", "Kd", "2c", "5s")  # a pair of twos: Player has 4 and draws
    assert dealer.due() == "settle-pairs"
    expect(page.locator("#player-hand .card")).to_have_count(2)
    expect(page.locator("#results .paid li")).to_have_count(0)
    dealer.give("settle-pairs")
    paid(page, "Canberra Pair, Player", "won $110")  # 11 to 1 on 10
    paid(page, "Canberra Pair, Banker", "lost $10")
    has(page, "$5,090")  # 4,970 + 10 back + 110
    expect(page.locator("[data-wager=banker] .area-chips:not(.pending) .amount")).to_have_text(
        "$10"
    )  # that is not decided yet
    expect(page.locator("#player-hand .card")).to_have_count(2)  # and no third card was drawn
    expect(page.locator("#centre .result.player, #centre .result.banker, #centre .result.tie")).to_have_count(0)
    screen.picture("canberra-pairs-paid")
    screen.accessible()
    dealer.draw("9d")
    dealer.finish()
    paid(page, "Banker", "won $10")  # 5 over 3: ten dollars less half a dollar, paid up to a whole one
    has(page, "$5,110")  # 5,090 + 10 back + 10
    expect(page.locator("#results .paid li")).to_have_count(3)
